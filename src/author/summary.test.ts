import { expect, test } from "@jest/globals";
import { summary } from "./summary";

test("the summary is a table of steps whose last line adds them up", () => {
  const results = [
    { name: "types", passed: 1, failed: 0, durationMs: 1234, output: "" },
    { name: "tests of tools", passed: 110, failed: 2, durationMs: 45678, output: "" },
  ];
  expect(summary(results, 46000).split("\n")).toEqual([
    "ok    types             1 passed             1.2 s",
    "FAIL  tests of tools  110 passed  2 failed  45.7 s",
    "",
    "46.0 s in all",
    "111 passed, 2 failed",
  ]);
});
