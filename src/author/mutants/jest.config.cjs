/** @file One chapter's suite against one of its solutions, for the mutation run. */
const { basename, join } = require("node:path");
const suites = require("../../../jest.config.cjs");

const root = process.cwd();
// "03-backtracking" or "03-backtracking.2"
const solution = basename(process.env.QK_MUTATED ?? "", ".ts");
const stem = solution.replace(/\.2$/, "");

/** @type {import("@jest/types").Config.InitialOptions} */
module.exports = {
  ...suites,
  rootDir: root,
  roots: ["<rootDir>/test", "<rootDir>/solutions"],
  testMatch: [`<rootDir>/test/${stem}.test.ts`],
  moduleNameMapper: { [`^\\.\\./exercises/${stem}$`]: join(root, "solutions", `${solution}.ts`) },
};
