/** What the judge says of one chapter's answer: plain data, no colours, no paths of the machine. */
export type Verdict = {
  /** The chapter's stem, `03-backtracking`. */
  readonly chapter: string;
  readonly status: VerdictStatus;
  readonly passed: number;
  readonly total: number;
  /**
   * Every test of the suite, in the order of the suite, also when the run was stopped. When no test
   * could run (`broken`), each is `not-run` and its message says why.
   */
  readonly tests: readonly TestVerdict[];
  /** A known mistake that fails in the same way, if there is one. */
  readonly mistake: { readonly id: string; readonly title: string } | null;
  readonly typeErrors: readonly TypeProblem[];
  /** What the answer printed, cut after a few lines a test. */
  readonly printed: string;
  readonly durationMs: number;
};

/**
 * - `passed`: every test passed and the types are right
 * - `failed`: at least one test failed
 * - `type-error`: every test passed, the types are wrong
 * - `broken`: the file cannot be loaded (missing, syntax error, throws on import)
 * - `timed-out`: a test, or the whole run, was stopped at its time limit
 * - `crashed`: out of memory, or the process or the suite came to a sudden end
 * - `not-started`: every failing test met "Not implemented"
 */
export type VerdictStatus =
  "passed" | "failed" | "type-error" | "broken" | "timed-out" | "crashed" | "not-started";

export type TestVerdict = {
  /** The test's full name, groups joined by ` › `. */
  readonly name: string;
  readonly status: "passed" | "failed" | "not-started" | "timed-out" | "not-run";
  /** Why it is not green, in words and with a drawn board; empty for a green test. */
  readonly message: string;
};

/** One type error; `file` is relative to the answers folder, `line` and `column` count from 1. */
export type TypeProblem = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
};
