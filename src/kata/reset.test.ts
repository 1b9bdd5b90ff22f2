import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { courseRoot } from "../judge";
import { changeMemory, readMemory, withVerdict } from "../judge/memory";
import { placesOf } from "./places";
import { isStub, resetExercise, savedFolder } from "./reset";
import { stubOf } from "./stubs";

const stem = "03-backtracking";
const now = new Date(2026, 10, 30, 14, 5, 9);
let root: string;
let file: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "reset "));
  file = path.join(root, "exercises", `${stem}.ts`);
  fs.mkdirSync(path.dirname(file));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const places = () => placesOf(path.join(root, "exercises"));

test("the stub is back, the attempt is saved with its date, the chapter is open again", () => {
  fs.writeFileSync(file, "my work");
  changeMemory(places().memory, (memory) =>
    withVerdict(
      memory,
      {
        chapter: stem,
        status: "passed",
        passed: 1,
        total: 1,
        tests: [],
        mistake: null,
        typeErrors: [],
        printed: "",
        durationMs: 1,
      },
      now,
    ),
  );
  expect(isStub(places(), stem)).toBe(false);
  const saved = resetExercise(places(), stem, now);
  expect(saved).toBe(path.join(root, ".kata", "saved", stem, "2026-11-30-at-14.05.09.ts"));
  expect(fs.readFileSync(String(saved), "utf8")).toBe("my work");
  expect(fs.readFileSync(file, "utf8")).toBe(stubOf(stem));
  expect(isStub(places(), stem)).toBe(true);
  expect(readMemory(places().memory).chapters).toEqual({});
});

test("a deleted exercise comes back, and there is nothing to save", () => {
  expect(resetExercise(places(), stem, now)).toBeNull();
  expect(fs.readFileSync(file, "utf8")).toBe(stubOf(stem));
});

test("solutions are never reset", () => {
  expect(() => resetExercise(placesOf("solutions"), stem, now)).toThrow("not reset");
});

test("a reset that is killed at any moment loses nothing", async () => {
  const mine = "// my work\n".repeat(5000);
  const loop = path.join(root, "loop.ts");
  fs.writeFileSync(
    loop,
    `import fs from "node:fs";
     import { resetExercise } from ${JSON.stringify(path.join(courseRoot, "src/kata/reset"))};
     import { placesOf } from ${JSON.stringify(path.join(courseRoot, "src/kata/places"))};
     const [file, exercises] = ${JSON.stringify([file, path.dirname(file)])};
     process.send?.("ready");
     process.once("message", () => resetExercise(placesOf(exercises), "${stem}", new Date()));`,
  );
  const runner = path.join(courseRoot, "src", "judge", "run-typescript.cjs");
  const outcomes: string[] = [];
  for (const delay of [0, 1, 2, 3, 4, 6, 500]) {
    fs.writeFileSync(file, mine);
    fs.rmSync(savedFolder(places(), stem), { recursive: true, force: true });
    const child = spawn(process.execPath, [runner, loop], {
      cwd: courseRoot,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    await new Promise((resolve) => child.once("message", resolve));
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.send("go");
    if (delay > 0) await wait(delay);
    child.kill("SIGKILL");
    await gone;
    const text = fs.readFileSync(file, "utf8");
    outcomes.push(text === mine ? "untouched" : "reset");
    if (text === mine) continue;
    expect(text).toBe(stubOf(stem));
    const [saved] = fs.readdirSync(savedFolder(places(), stem));
    expect(fs.readFileSync(path.join(savedFolder(places(), stem), saved), "utf8")).toBe(mine);
  }
  // Both must have been met, or the test would say nothing.
  expect([...new Set(outcomes)].sort()).toEqual(["reset", "untouched"]);
}, 30_000);
