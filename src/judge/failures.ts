/** The red tests of a verdict, so that the same failure of many tests is told once. */
import { type TestVerdict, type Verdict } from "./verdict";

/** One way to fail, and the tests that fail in it. */
export type Failure = {
  readonly first: TestVerdict;
  /** All tests that fail alike, the first included. */
  readonly tests: readonly TestVerdict[];
};

/**
 * The failures of a verdict in the order of the suite. The one that ended a run comes first: what
 * failed before it may well be its doing.
 */
export function failuresOf({ tests, status }: Verdict): readonly Failure[] {
  const alike = new Map<string, TestVerdict[]>();
  for (const test of tests.filter(isRed)) {
    const key = `${test.status} ${gist(test.message)}`;
    alike.set(key, [...(alike.get(key) ?? []), test]);
  }
  const failures = [...alike.values()].map((group) => ({ first: group[0], tests: group }));
  const ended = failures.findIndex(({ first }) => first.status === status);
  return ended <= 0 || status !== "timed-out"
    ? failures
    : [failures[ended], ...failures.slice(0, ended), ...failures.slice(ended + 1)];
}

function isRed({ status }: TestVerdict): boolean {
  return status !== "passed";
}

/** What failures alike have in common: the first sentence without numbers, lists and arguments. */
function gist(message: string): string {
  return message
    .split("\n")[0]
    .replace(/^(\w+)\(.*?\)(?=[ :.])/, "$1(…)")
    .replace(/\[[^\n]*\]/g, "[…]")
    .replace(/[\d.]+/g, "#");
}
