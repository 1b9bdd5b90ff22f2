/** The red tests of a verdict, so that the same failure of many tests is told once. */
import { type TestVerdict, type Verdict } from "./verdict";

/** One way to fail, and the tests that fail in it. */
export type Failure = {
  readonly first: TestVerdict;
  /** All tests that fail alike, the first included. */
  readonly tests: readonly TestVerdict[];
};

/**
 * The failures of a verdict in the order of the suite. Only a test in which the process died comes
 * before those above it: they may well be its doing.
 */
export function failuresOf(verdict: Verdict): readonly Failure[] {
  const alike = new Map<string, TestVerdict[]>();
  for (const test of verdict.tests.filter(isRed)) {
    const key = `${test.status} ${gist(test.message)}`;
    alike.set(key, [...(alike.get(key) ?? []), test]);
  }
  const failures = [...alike.values()].map((tests) => ({ first: tests[0], tests }));
  const end = endOf(verdict);
  const ended = failures.find(({ tests }) => end !== undefined && tests.includes(end));
  if (end === undefined || ended === undefined) return failures;
  return [{ ...ended, first: end }, ...failures.filter((failure) => failure !== ended)];
}

/** The test in which a run died. */
function endOf({ tests, status }: Verdict): TestVerdict | undefined {
  return status === "crashed"
    ? tests.filter((test) => test.status !== "not-run").at(-1)
    : undefined;
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
