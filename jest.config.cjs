/** @file The learners' suites, run by the judge and by a plain `npx jest 03`. */

/** @type {import("@jest/types").Config.InitialOptions} */
module.exports = {
  rootDir: __dirname,
  // The exercises, too: `npx jest --watch` must see them change.
  roots: ["<rootDir>/test", "<rootDir>/exercises"],
  testMatch: ["<rootDir>/test/*.test.ts"],
  // The guard stops endless loops and tells every failure in words.
  testRunner: "<rootDir>/src/judge/guard.ts",
  testTimeout: 2000,
  // Looked up in the sandbox, Math is slow enough to time right answers out, and what matchers use
  // all the time takes longer than what they do.
  sandboxInjectedGlobals: [
    "Math",
    "Object",
    "Array",
    "Number",
    "Reflect",
    "RangeError",
    "Infinity",
  ],
  cacheDirectory: "<rootDir>/.kata/jest",
  transform: {
    "\\.ts$": [
      "@swc/jest",
      {
        swcrc: false,
        jsc: { parser: { syntax: "typescript" }, target: "es2022" },
        sourceMaps: "inline",
      },
    ],
  },
  setupFilesAfterEnv: ["<rootDir>/src/judge/matchers/register.ts"],
};
