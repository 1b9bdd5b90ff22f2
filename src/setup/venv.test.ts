import { describe, expect, test } from "@jest/globals";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { placesIn } from "./places";
import { type Python } from "./python";
import { explainPip, staleness, whyMakeVenv, type Stamp } from "./venv";

const stamp: Stamp = { requirements: "abc", python: "3.11.7", folder: "/course" };

test("an environment is made anew when its requirements, Python or folder have changed", () => {
  expect(staleness(stamp, stamp)).toBeNull();
  expect(staleness({ ...stamp, requirements: "old" }, stamp)).toBe("requirements.txt has changed");
  expect(staleness({ ...stamp, python: "3.10.1" }, stamp)).toBe("its Python has changed");
  expect(staleness(stamp, { ...stamp, python: "" })).toBe("its Python is gone");
  expect(staleness({ ...stamp, folder: "/old" }, stamp)).toBe("made for another folder");
});

test("an environment without its stamp was never finished", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "venv-"));
  expect(whyMakeVenv(placesIn(root))).toBe("not there yet");
  fs.mkdirSync(path.join(root, ".venv"));
  expect(whyMakeVenv(placesIn(root))).toBe("not complete");
  fs.rmSync(root, { recursive: true });
});

describe("pip's failure becomes one line", () => {
  const python: Python = {
    command: ["python3"],
    version: [3, 15, 0],
    canMakeEnvironments: true,
  };
  test.each([
    [
      "WARNING: Retrying (Retry(total=1)) after connection broken by NewConnectionError\n" +
        "ERROR: Could not find a version that satisfies the requirement anyio\n" +
        "ERROR: No matching distribution found for anyio",
      "out of reach",
    ],
    ["The virtual environment was not created because ensurepip is not available.", "python3-venv"],
    ["OSError: [Errno 28] No space left on device", "disk is full"],
    ["Error: [WinError 5] Access is denied: 'python.exe'", "Close JupyterLab"],
    ["ERROR: No matching distribution found for pyzmq==27.3.0", "no build for Python 3.15.0"],
    ["Traceback\nValueError: something odd", '"ValueError: something odd"'],
  ])("%j", (output, words) => {
    const line = explainPip(output, python);
    expect(line).toContain(words);
    expect(line).toMatch(/^The Python environment could not be made: .* again\.$/);
  });
});
