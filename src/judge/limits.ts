/**
 * How long and how much an answer may take. All limits of the judge stand here.
 *
 * Chapters promise that a plain solution needs a tenth of them.
 */
export type Limits = {
  /** One test, and the loading of the answer's file, in milliseconds of synchronous work. */
  readonly testMs: number;
  /** The same for the tests after the first that was stopped: most likely they loop as well. */
  readonly briefTestMs: number;
  /** After so many tests were stopped, the rest is not run: the loop is what to mend first. */
  readonly stoppedTests: number;
  /** Beyond `testMs`: when so much more has passed, V8 could not stop the test, and the run ends. */
  readonly stuckMs: number;
  /** The whole run, in milliseconds; afterwards the process is killed. */
  readonly runMs: number;
  /** The type check, which goes on beside the run; its first one in a process reads all libraries. */
  readonly typesMs: number;
  /** The heap of the process that runs the answer, in megabytes. */
  readonly heapMb: number;
  /** All memory of that process, in megabytes, where the system lets it be read (Linux). */
  readonly memoryMb: number;
  /** Printed lines that are kept of each test. */
  readonly printedLines: number;
};

export const defaultLimits: Limits = {
  testMs: 2000,
  briefTestMs: 300,
  stoppedTests: 2,
  stuckMs: 700,
  runMs: 10_000,
  typesMs: 30_000,
  heapMb: 256,
  memoryMb: 700,
  printedLines: 20,
};
