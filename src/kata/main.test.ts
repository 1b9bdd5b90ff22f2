import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { courseRoot } from "../judge/chapter";
import { type Verdict } from "../judge/verdict";
import { stubOf } from "./stubs";

// The machine may be busy; what takes long is waited for.
jest.setTimeout(120_000);

const stem = "03-backtracking";
const solution = fs.readFileSync(path.join(courseRoot, "solutions", `${stem}.ts`), "utf8");

let root: string;
let file: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "kata answers "));
  file = path.join(root, "exercises", `${stem}.ts`);
  fs.mkdirSync(path.dirname(file));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** Runs one command for the learner whose room lies in `root`. */
function kata(...args: readonly string[]) {
  const runner = path.join(courseRoot, "src", "setup", "kata.cjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [runner, ...args], {
    cwd: courseRoot,
    encoding: "utf8",
    timeout: 60_000,
    input: "",
    env: { ...process.env, QK_ANSWERS: path.dirname(file) },
  });
  return { status, stdout, stderr };
}

test("--json prints one verdict and nothing else, whatever the answer prints", () => {
  const loud = [
    'console.log(JSON.stringify({ status: "failed" }));',
    'process.stdout.write("{}\\n");',
    'require("node:fs").writeSync(1, "{}\\n");',
  ];
  const answers = path.join(root, "elsewhere");
  fs.mkdirSync(answers);
  fs.writeFileSync(path.join(answers, `${stem}.ts`), `${loud.join("\n")}\n${solution}`);
  const { status, stdout, stderr } = kata("check", "03", "--json", "--answers", answers);
  expect(stderr).toBe("");
  expect(JSON.parse(stdout) as Verdict).toMatchObject({ status: "passed", typeErrors: [] });
  expect(stdout.trimEnd()).not.toContain("\n");
  expect(status).toBe(0);
  // Somebody else's answer is nothing to remember.
  expect(fs.existsSync(path.join(root, ".kata"))).toBe(false);
});

test("an exercise that is not started is one friendly sentence, and not passed", () => {
  fs.writeFileSync(file, stubOf(stem));
  const { status, stdout, stderr } = kata("check", "3");
  expect(stderr).toBe("");
  expect(stdout.replace(/\n/g, " ")).toContain(
    `is not started yet. Open ${file} and write firstSolution.`,
  );
  expect(stdout).not.toContain("\x1b");
  expect(status).toBe(1);
});

test("bad usage is told in one line, with exit code 2", () => {
  for (const args of [
    ["check", "42"],
    ["elephant"],
    ["hint", "03", "4"],
    ["check", "00"],
    ["reset"],
  ]) {
    const { status, stdout, stderr } = kata(...args);
    expect(stdout).toBe("");
    expect(stderr.trimEnd()).not.toContain("\n");
    expect(stderr).toMatch(/chapter|hint/i);
    expect(status).toBe(2);
  }
});

test("a folder of answers that is none is bad usage, with nothing on stdout", () => {
  fs.writeFileSync(file, stubOf(stem));
  for (const folder of [path.join(root, "nowhere"), file]) {
    const { status, stdout, stderr } = kata("check", "03", "--json", "--answers", folder);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(`'${folder}' is invalid. It is not a folder. See: `);
  }
});

test("the command that checks again can be copied, also with a folder that has a space", () => {
  fs.writeFileSync(file, `${stubOf(stem)}\nthrow new Error("early");`);
  const { stdout } = kata("check", "03", "--answers", path.dirname(file));
  expect(stdout).toContain(`\n  npm run kata -- check 03 --answers "${path.dirname(file)}"\n`);
});

test("a mistyped command is told as one, and a missing argument as a sentence", () => {
  expect(kata("chek").stderr).toBe(
    'error: there is no command and no chapter "chek". See: npm run kata -- --help\n',
  );
  expect(kata("reset").stderr).toBe(
    "error: missing required argument 'chapter'. See: npm run kata -- --help\n",
  );
});

test("too many arguments lead to the help", () => {
  const { status, stderr } = kata("check", "03", "04");
  expect(stderr).toMatch(/too many arguments.* See: npm run kata -- --help\n$/);
  expect(status).toBe(2);
});

test("help is a word, too", () => {
  expect(kata("help")).toEqual(kata("--help"));
  expect(kata("help", "reset").stdout).toContain("--yes");
});

test("every command has its help", () => {
  const names = ["check", "list", "where", "next", "hint", "reset", "rematch", "solution", "diff"];
  const { stdout } = kata("--help");
  for (const name of names) expect(stdout).toContain(`\n  ${name}`);
  const { status, stdout: help } = kata("reset", "--help");
  expect([status, help]).toEqual([0, expect.stringContaining("--yes")]);
});

test("check all is a line a chapter, and remembers each", () => {
  const { status, stdout } = kata("check", "--all");
  const lines = stdout.trimEnd().split("\n");
  expect(lines[2]).toBe("✗ 03 Backtracking: cannot be loaded");
  expect(status).toBe(1);
  const list = JSON.parse(kata("list", "--json").stdout) as Record<string, unknown>[];
  expect(lines).toHaveLength(list.length - 1);
  expect(list[3]).toMatchObject({ stem, status: "broken", passed: 0, solvedOn: null });
});

test("a green chapter opens its solution, and can be played again", () => {
  fs.writeFileSync(file, solution);
  for (const command of ["solution", "diff"]) {
    const { status, stdout, stderr } = kata(command, "03");
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toBe("Nothing was done. To confirm without being asked: --yes\n");
  }
  expect(kata("diff", "03", "--yes").stdout).toContain("are the same");
  expect(kata("rematch").stderr).toContain("No chapter is solved yet");

  const green = kata("check", "03");
  expect(green.status).toBe(0);
  expect(green.stdout).toContain("  npm run kata -- diff 03\nThen go on with 04 ");
  expect(green.stdout).toContain(path.join("solutions", `${stem}.ts`));
  expect(kata("solution", "03").stdout).toContain("Another way: solutions/03-backtracking.2.ts");

  expect(kata("rematch").status).toBe(1);
  expect(fs.readFileSync(file, "utf8")).toBe(solution);
  const { status, stdout } = kata("rematch", "--yes");
  expect(status).toBe(0);
  expect(fs.readFileSync(file, "utf8")).toBe(stubOf(stem));
  const saved = /^Your answer is saved: (.*)$/m.exec(stdout)?.[1] ?? "";
  expect(fs.readFileSync(path.resolve(courseRoot, saved), "utf8")).toBe(solution);
  expect(kata("where").stdout).toMatch(/^03 Backtracking: not tried\n/);
  expect(kata("solution", "03").status).toBe(1);
});

test("reset asks for a confirmation, and saves the attempt", () => {
  fs.writeFileSync(file, "my work");
  expect(kata("reset", "03")).toMatchObject({ status: 1, stdout: "" });
  expect(fs.readFileSync(file, "utf8")).toBe("my work");
  expect(kata("reset", "03", "--yes").status).toBe(0);
  expect(fs.readFileSync(file, "utf8")).toBe(stubOf(stem));
  const folder = path.join(root, ".kata", "saved", stem);
  const [saved] = fs.readdirSync(folder);
  expect(fs.readFileSync(path.join(folder, saved), "utf8")).toBe("my work");
  expect(kata("reset", "03", "--yes").stdout).toContain("is the stub already");
  expect(fs.readdirSync(folder)).toHaveLength(1);
});

test("next moves on, and where tells so", () => {
  expect(kata("where").stdout).toMatch(/^01 Representation: not tried\n/);
  expect(kata("next").stdout).toMatch(/^02 Diagonals: not tried\n/);
  expect(kata("status").stdout).toMatch(/^02 Diagonals: not tried\n/);
  expect(kata("hint").stdout).toContain("02 Diagonals, hint 1 of 3");
});

test("without a command and without a terminal, it tells where you are and ends", () => {
  fs.writeFileSync(file, stubOf(stem));
  const { status, stdout } = kata("03");
  expect(stdout).toContain("03 Backtracking is not started yet.");
  expect(status).toBe(1);
});
