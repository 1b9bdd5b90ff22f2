import { afterAll, describe, expect, test } from "@jest/globals";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { SetupFailure } from "./failure";
import {
  candidates,
  choosePython,
  compareVersions,
  findPython,
  readAnswer,
  type Python,
  type Version,
} from "./python";

const python = (version: Version, canMakeEnvironments = true, name = "python3"): Python => ({
  command: [name],
  version,
  canMakeEnvironments,
});

function refusal(found: readonly Python[], asked?: string): string {
  const chosen = choosePython(found, asked, "linux");
  if (!(chosen instanceof SetupFailure)) throw new Error("A Python was chosen.");
  return chosen.message;
}

test("versions compare part by part, as numbers", () => {
  expect(compareVersions([3, 9, 18], [3, 10, 0])).toBeLessThan(0);
  expect(compareVersions([3, 10, 0], [3, 10, 0])).toBe(0);
  expect(compareVersions([4, 0, 0], [3, 14, 2])).toBeGreaterThan(0);
});

test("an answer is found among other lines, and nothing else counts as one", () => {
  expect(readAnswer(["py", "-3"], "a warning\npython 3.12.4 yes\r\n")).toEqual({
    command: ["py", "-3"],
    version: [3, 12, 4],
    canMakeEnvironments: true,
  });
  expect(
    readAnswer(["python"], "Python was not found; run without arguments to install"),
  ).toBeNull();
});

test("the variable PYTHON goes before every usual name", () => {
  expect(candidates({ PYTHON: "/opt/py/bin/python" }, "linux")).toEqual([["/opt/py/bin/python"]]);
  expect(candidates({}, "linux")).toEqual([["python3"], ["python"]]);
  expect(candidates({}, "win32")[0]).toEqual(["py", "-3"]);
});

describe("of the Pythons found", () => {
  test("the first that is recent and complete is chosen", () => {
    const good = python([3, 11, 7], true, "python");
    expect(choosePython([python([3, 8, 2]), good], undefined, "linux")).toBe(good);
    const complete = python([3, 10, 0], true, "python");
    expect(choosePython([python([3, 12, 0], false), complete], undefined, "linux")).toBe(complete);
  });

  test("an old one is named with its version and the way to a newer", () => {
    expect(refusal([python([3, 8, 2])])).toMatch(
      /Python 3\.10 or newer; python3 is Python 3\.8\.2, too old\. .*apt install python3/,
    );
  });

  test("one without venv leads to python3-venv", () => {
    expect(refusal([python([3, 11, 2], false)])).toContain("sudo apt install python3-venv");
  });

  test("none leads to an installation", () => {
    expect(refusal([])).toMatch(/needs Python 3\.10 or newer, and there is none here/);
  });

  test("one that the variable PYTHON names wrongly is not replaced in silence", () => {
    expect(refusal([], "/no/such/python")).toContain("PYTHON names /no/such/python");
  });
});

// Windows starts no scripts by name.
const onUnix = process.platform === "win32" ? test.skip : test;

describe("on a PATH of our making", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "Pythons "));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const script = (name: string, says: string) =>
    fs.writeFileSync(path.join(folder, name), `#!/bin/sh\necho "${says}"\n`, { mode: 0o755 });

  onUnix("nothing, an old one, and a good one are told apart", () => {
    const env = { PATH: folder };
    expect(() => findPython(env)).toThrow("there is none here");
    script("python3", "python 3.7.3 yes");
    expect(() => findPython(env)).toThrow("Python 3.7.3, too old");
    script("python", "python 3.13.1 yes");
    expect(findPython(env).command).toEqual(["python"]);
  });
});
