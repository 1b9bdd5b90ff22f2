import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import {
  changeMemory,
  changeMemoryIfPossible,
  emptyMemory,
  isSolved,
  longestSolved,
  readMemory,
  wasSolved,
  withCurrent,
  withoutChapter,
  withVerdict,
} from "./memory";
import { type Verdict } from "./verdict";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "memory "));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const monday = new Date("2026-11-30T12:00:00Z");
const tuesday = new Date("2026-12-01T12:00:00Z");

function verdict(chapter: string, status: Verdict["status"]): Verdict {
  const plain = { tests: [], mistake: null, typeErrors: [], printed: "", durationMs: 1 };
  return { chapter, status, passed: 1, total: 2, ...plain };
}

test("a green chapter is solved, and was solved also after it turned red again", () => {
  const green = withVerdict(emptyMemory, verdict("03-x", "passed"), monday);
  const red = withVerdict(green, verdict("03-x", "failed"), tuesday);
  expect([isSolved(green, "03-x"), wasSolved(green, "03-x")]).toEqual([true, true]);
  expect([isSolved(red, "03-x"), wasSolved(red, "03-x")]).toEqual([false, true]);
  expect(red.chapters["03-x"].solvedOn).toBe(monday.toISOString());
});

test("a chapter that was reset was never solved; the others stay", () => {
  const both = ["03-x", "04-y"].reduce(
    (memory, stem) => withVerdict(memory, verdict(stem, "passed"), monday),
    emptyMemory,
  );
  const reset = withoutChapter(both, "03-x");
  expect([wasSolved(reset, "03-x"), wasSolved(reset, "04-y")]).toEqual([false, true]);
});

test("the chapter to play again is the one that was solved first", () => {
  const stems = ["03-x", "04-y", "05-z"];
  expect(longestSolved(emptyMemory, stems)).toBeNull();
  const late = withVerdict(emptyMemory, verdict("03-x", "passed"), tuesday);
  expect(longestSolved(withVerdict(late, verdict("04-y", "passed"), monday), stems)).toBe("04-y");
});

test("what is changed is there again after a new start", () => {
  changeMemory(folder, (memory) => withCurrent(memory, "04-y"));
  changeMemory(folder, (memory) => withVerdict(memory, verdict("03-x", "failed"), monday));
  expect(readMemory(folder)).toEqual({
    current: "04-y",
    chapters: { "03-x": { status: "failed", passed: 1, total: 2, solvedOn: null } },
  });
});

test("where nothing can be written, it says so and remembers for now", () => {
  const file = path.join(folder, "a file");
  fs.writeFileSync(file, "");
  const { memory, problem } = changeMemoryIfPossible(file, (before) => withCurrent(before, "03-x"));
  expect(memory.current).toBe("03-x");
  expect(problem).toMatch(/^Not remembered: E/);
});

test.each(["", "{", "null", "[]", '{"version":2}', '{"version":1,"chapters":{"03-x":7}}'])(
  "a file that says %j is no memory, and no reason to stop",
  (text) => {
    fs.writeFileSync(path.join(folder, "state.json"), text);
    expect(readMemory(folder)).toEqual(emptyMemory);
    expect(changeMemory(folder, (memory) => withCurrent(memory, "03-x")).current).toBe("03-x");
  },
);
