/** @file The tests of the course's own tools; each lies beside the code it tests. */
const { cacheDirectory, sandboxInjectedGlobals, transform } = require("./jest.config.cjs");

/** @type {import("@jest/types").Config.InitialOptions} */
module.exports = {
  rootDir: __dirname,
  roots: ["<rootDir>/src", "<rootDir>/bench"],
  testMatch: ["<rootDir>/{src,bench}/**/*.test.ts"],
  cacheDirectory,
  sandboxInjectedGlobals,
  transform,
};
