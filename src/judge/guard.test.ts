import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { courseRoot } from "./chapter";

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "plain "));

afterAll(() => fs.rmSync(scratch, { recursive: true }));

/** What `npx jest 03` prints when this is the exercise. */
function plainJest(exercise: string) {
  const answer = path.join(scratch, "03-backtracking.ts");
  const config = path.join(scratch, "jest.config.cjs");
  fs.writeFileSync(answer, exercise);
  const mapper = { "^\\.\\./exercises/03-backtracking$": fs.realpathSync.native(answer) };
  fs.writeFileSync(
    config,
    `module.exports = { ...require(${JSON.stringify(path.join(courseRoot, "jest.config.cjs"))}), moduleNameMapper: ${JSON.stringify(mapper)} };`,
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(courseRoot, "node_modules", "jest", "bin", "jest.js"), "-c", config, "03"],
    { encoding: "utf8", timeout: 30_000, env: { ...process.env, FORCE_COLOR: "0" } },
  );
  return { status, text: stderr };
}

test("a plain jest run is guarded, too: an endless loop ends, and is told in words", () => {
  const { status, text } = plainJest("export function firstSolution() {\n  while (true) {}\n}\n");
  expect(status).toBe(1);
  expect(text).toContain("firstSolution(1) was still running after 2 seconds and was stopped.");
  expect(text).toContain("An endless loop? Does every turn of it come nearer to its end?");
  expect(text).toContain('test("puts the only queen on the 1×1 board"');
}, 40_000);

test("in a plain jest run, a file that cannot be loaded is told without a stack", () => {
  const { status, text } = plainJest("const sizes = undefined;\nsizes.push(1);\n");
  expect(status).toBe(1);
  expect(text).toContain("03-backtracking.ts stops while it is loaded: your code threw TypeError");
  expect(text).not.toMatch(/^\s+at /m);
}, 40_000);
