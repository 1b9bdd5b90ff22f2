import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { courseRoot } from "../judge/chapter";
import { type Verdict } from "../judge/verdict";

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "kata answers "));
const solution = fs.readFileSync(path.join(courseRoot, "solutions", "03-backtracking.ts"), "utf8");

afterAll(() => fs.rmSync(scratch, { recursive: true }));

function kata(...args: readonly string[]) {
  const main = path.join(courseRoot, "src", "kata", "main.ts");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["-r", "ts-node/register", main, ...args],
    { cwd: courseRoot, encoding: "utf8", timeout: 60_000 },
  );
  return { status, stdout, stderr };
}

test("--json prints one verdict and nothing else, whatever the answer prints", () => {
  const loud = [
    'console.log(JSON.stringify({ status: "failed" }));',
    'process.stdout.write("{}\\n");',
    'require("node:fs").writeSync(1, "{}\\n");',
  ];
  const answer = `${loud.join("\n")}\n${solution}`;
  fs.writeFileSync(path.join(scratch, "03-backtracking.ts"), answer);
  const { status, stdout, stderr } = kata("check", "03", "--json", "--answers", scratch);
  expect(stderr).toBe("");
  expect(JSON.parse(stdout) as Verdict).toMatchObject({ status: "passed", typeErrors: [] });
  expect(stdout.trimEnd()).not.toContain("\n");
  expect(status).toBe(0);
}, 60_000);

test("an exercise that is not started is one friendly sentence, and not passed", () => {
  const { status, stdout, stderr } = kata("check", "3", "--answers", "exercises");
  expect(stderr).toBe("");
  expect(stdout.replace("\n", " ")).toContain(
    `is not started yet. Open ${path.join("exercises", "03-backtracking.ts")} and write firstSolution.`,
  );
  expect(stdout).not.toContain("\x1b");
  expect(status).toBe(1);
}, 60_000);

test("bad usage is told in one line, with exit code 2", () => {
  for (const args of [["check", "42"], ["check"], ["hint", "03", "4"], ["check", "00"]]) {
    const { status, stdout, stderr } = kata(...args);
    expect(stdout).toBe("");
    expect(stderr.trimEnd()).not.toContain("\n");
    expect(stderr).toMatch(/chapter|hint/i);
    expect(status).toBe(2);
  }
}, 60_000);
