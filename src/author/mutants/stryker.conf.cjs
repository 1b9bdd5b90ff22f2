/** @file Stryker's settings: every mutant of the file that QK_MUTATED names meets its chapter's suite. */
const { basename, join } = require("node:path");

const mutated = process.env.QK_MUTATED ?? "";

module.exports = {
  mutate: [mutated],
  testRunner: "jest",
  jest: { configFile: join("src", "author", "mutants", "jest.config.cjs") },
  // Which test reaches which mutant is measured by an environment that the guard does not know.
  coverageAnalysis: "off",
  // The guard ends an endless loop after 2 seconds; this is for what even the guard cannot end.
  timeoutMS: 10000,
  disableTypeChecks: true,
  checkers: [],
  reporters: ["json"],
  jsonReporter: { fileName: join(".kata", "mutants", `${basename(mutated, ".ts")}.json`) },
  tempDirName: join(".kata", "mutants", "sandboxes"),
  ignorePatterns: ["/.kata", "/.venv", "/bench", "/docs", "/notebooks", "/rendered", "/workshop"],
  allowEmpty: false,
};
