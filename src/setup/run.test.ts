import { afterAll, describe, expect, test } from "@jest/globals";
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { isNewEnough } from "./run.cjs";

const runner = path.join(__dirname, "run.cjs");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "Königin und Läufer "));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function run(...args: readonly string[]) {
  return spawnSync(process.execPath, [runner, ...args], { cwd: folder, encoding: "utf8" });
}

test.each([
  ["18.20.0", false],
  ["20.18.9", false],
  ["20.19.0", true],
  ["22.0.0", true],
  ["100.0.0", true],
])("Node.js %s is new enough: %s", (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

describe("an entry", () => {
  test("runs as the main module, typed, with its arguments, exit code and working folder", () => {
    const entry = path.join(folder, "entry.ts");
    fs.writeFileSync(
      entry,
      `const [, self, ...rest]: readonly string[] = process.argv;
       console.log(JSON.stringify([self === __filename, require.main === module, rest, process.cwd()]));
       process.exitCode = 7;`,
    );
    const { status, stdout, stderr } = run(entry, "check", "--json", "ä ö");
    expect(JSON.parse(stdout)).toEqual([
      true,
      true,
      ["check", "--json", "ä ö"],
      fs.realpathSync(folder),
    ]);
    expect({ status, stderr }).toEqual({ status: 7, stderr: "" });
  });

  test("is named from the course's folder, wherever the command is given", () => {
    const { status, stdout } = run("src/setup/start.ts", "--help");
    expect(stdout).toContain("Usage: npm start --");
    expect(status).toBe(0);
  });
});

test("no entry is one line of usage", () => {
  const { status, stdout, stderr } = run();
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: "",
    stderr: "Usage: node src/setup/run.cjs <entry.ts> [arguments]\n",
  });
});

test.each([
  [["--port", "abc"], "A port is a number from 1 to 65535."],
  [["chapter"], "Expected 0 arguments but got 1."],
  [["--prot", "8888"], "Did you mean --port?"],
])("npm start refuses %j in words", (args, words) => {
  const { status, stdout, stderr } = run("src/setup/start.ts", ...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain(words);
});
