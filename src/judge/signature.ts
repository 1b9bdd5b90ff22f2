/** How a run failed, in a form that can be compared: the same mistake leaves the same signature. */
import { createHash } from "node:crypto";
import { type TestVerdict, type Verdict } from "./verdict";

/**
 * One entry a test, in the order of the suite:
 *
 * - `.` for a green test
 * - `?` for one that says nothing: not started, not run
 * - `!` for one in which the run, or the test, had to be stopped
 * - else a hash of what the test told, with `~` before it when many a mistake would tell the same
 */
export type Signature = readonly string[];

export type Failed = Pick<Verdict, "status" | "tests">;

const GREEN = ".";
const SILENT = "?";
const STOPPED = "!";
const BLAND = "~";

/** What comes back when a search finds nothing, for whatever reason. */
const blandMessages = [
  /came back with (?:null|0|\[\])(?!\w|\.\d)/,
  /found a placement in 0 of/,
  /calls itself without end/,
  /your code threw/i,
  /is not exported from your file/,
] as const;

/** The signature of a run. */
export function signatureOf({ status, tests }: Failed): Signature {
  const run = tests.filter((test) => test.status !== "not-run");
  return tests.map((test) =>
    status === "crashed" && test === run.at(-1) ? STOPPED : entryOf(test),
  );
}

function entryOf({ status, message }: TestVerdict): string {
  switch (status) {
    case "passed":
      return GREEN;
    case "not-started":
    case "not-run":
      return SILENT;
    case "timed-out":
      return STOPPED;
    case "failed": {
      const bland = blandMessages.some((pattern) => pattern.test(message));
      return `${bland ? BLAND : ""}${hash(withoutCode(message))}`;
    }
  }
}

/** Could both be of one mistake? What one of them left open says nothing against it. */
export function agree(one: Signature, other: Signature): boolean {
  return (
    one.length === other.length &&
    one.every((entry, i) => entry === other[i] || entry === SILENT || other[i] === SILENT)
  );
}

/**
 * Can both be of the same answer, judged twice? A busy machine stops a test that is let through at
 * another time.
 */
export function agreeInTime(one: Signature, other: Signature): boolean {
  const timed = (signature: Signature) =>
    signature.map((entry, i) => ([one[i], other[i]].includes(STOPPED) ? SILENT : entry));
  return agree(timed(one), timed(other));
}

/** The place of the first test that had to be stopped; `null` when none had. */
export function firstStopped(signature: Signature): number | null {
  const at = signature.indexOf(STOPPED);
  return at === -1 ? null : at;
}

/** In how many tests both tell the same of something that few mistakes would tell. */
export function evidence(one: Signature, other: Signature): number {
  return one.filter((entry, i) => entry === other[i] && /^\w/.test(entry)).length;
}

/** A suite as one short text: signatures of other tests cannot be compared. */
export function suiteHash(tests: readonly Pick<TestVerdict, "name">[]): string {
  return hash(tests.map(({ name }) => name).join("\n"));
}

/** A message without what depends on how the answer is written: its lines and its names. */
function withoutCode(message: string): string {
  return message
    .replace(/^ {2}\S+\.ts:\d+ {2}.*$/gm, "")
    .replace(/ in [\w$.<> ]+: the call stack overflowed/, ": the call stack overflowed");
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
