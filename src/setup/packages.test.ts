import { describe, expect, test } from "@jest/globals";
import { agree, explain } from "./packages.cjs";

const foreign = process.platform === "win32" ? "linux" : "win32";
const wanted = {
  packages: {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/a-native": { version: "1.0.0", optional: true },
    "node_modules/a-foreign": { version: "1.0.0", optional: true, os: [foreign] },
  },
};

type Packages = Record<string, { version: string; os?: string[] }>;

describe("the installed packages are up to date", () => {
  const cases: readonly [string, Packages | null, boolean][] = [
    ["when all are there", { "node_modules/a": { version: "1.0.0" } }, true],
    ["but not without node_modules", null, false],
    ["but not when one is missing", {}, false],
    ["but not when one is older", { "node_modules/a": { version: "0.9.0" } }, false],
    [
      "but not when one is no longer wanted",
      { "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "1.0.0" } },
      false,
    ],
    [
      "but not when they were installed on another system",
      {
        "node_modules/a": { version: "1.0.0" },
        "node_modules/a-foreign": { version: "1.0.0", os: [foreign] },
      },
      false,
    ],
    [
      "also when one is for every system but another",
      { "node_modules/a": { version: "1.0.0", os: [`!${foreign}`] } },
      true,
    ],
  ];
  test.each(cases)("%s", (_, packages, expected) => {
    expect(agree(wanted, packages && { packages })).toBe(expected);
  });
});

describe("npm's failure becomes one line", () => {
  test.each([
    ["npm error code ENOTFOUND\nnpm error errno ENOTFOUND", "out of reach (ENOTFOUND)"],
    ["npm error code E503\nnpm error 503 Service Unavailable", "out of reach (E503)"],
    ["npm ERR! code SELF_SIGNED_CERT_IN_CHAIN", "out of reach (SELF_SIGNED_CERT_IN_CHAIN)"],
    ["npm error code EACCES\nnpm error syscall mkdir", "may not write"],
    ["npm error code ENOSPC", "disk is full"],
    ["npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only", "git checkout"],
    ["npm error code EINTEGRITY", "npm cache clean"],
    ["ENOENT", "no npm beside Node.js"],
    ["npm error code EODD\nnpm error something odd happened", '"something odd happened"'],
    ["Segmentation fault\nmore", '"Segmentation fault"'],
  ])("%j", (output, words) => {
    const line = explain(output);
    expect(line).toContain(words);
    expect(line).toMatch(/^The npm packages could not be installed: .*run the command again\.$/);
  });
});
