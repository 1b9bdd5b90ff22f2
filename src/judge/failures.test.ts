import { expect, test } from "@jest/globals";
import { failuresOf } from "./failures";
import { type TestVerdict, type Verdict } from "./verdict";

function verdict(status: Verdict["status"], tests: readonly TestVerdict[]): Verdict {
  return {
    chapter: "03-backtracking",
    status,
    passed: 0,
    total: tests.length,
    tests,
    mistake: null,
    typeErrors: [],
    printed: "",
    durationMs: 1,
  };
}

const test_ = (name: string, status: TestVerdict["status"], message = ""): TestVerdict => ({
  name,
  status,
  message,
});

test("failures that differ only in sizes and values count as the same", () => {
  const failures = failuresOf(
    verdict("failed", [
      test_("a", "failed", "firstSolution(4) came back with [0, 1]: 2 queens for 4 rows."),
      test_("b", "passed"),
      test_("c", "failed", "firstSolution(5) came back with [0]: 1 queens for 5 rows."),
      test_("d", "failed", "firstSolution(5) came back with null."),
    ]),
  );
  expect(failures.map(({ tests }) => tests.map(({ name }) => name))).toEqual([["a", "c"], ["d"]]);
});

test("a test that was stopped waits for its turn: the first red one is the next thing to do", () => {
  const wrong = test_("a", "failed", "wrong");
  const stopped = test_("b", "timed-out", "was still running");
  const failures = failuresOf(verdict("timed-out", [wrong, stopped]));
  expect(failures.map(({ first }) => first)).toEqual([wrong, stopped]);
});

test("a test in which the process died comes first", () => {
  const wrong = test_("a", "failed", "wrong");
  const dead = test_("b", "failed", "used up the memory");
  const after = test_("c", "not-run", "Not run");
  expect(failuresOf(verdict("crashed", [wrong, dead, after]))[0].first).toBe(dead);
});
