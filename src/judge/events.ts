/** What travels between the judge and the process that runs a suite. */
import { type Limits } from "./limits";
import { type TestVerdict } from "./verdict";

/** One run: a suite held against one answer. */
export type SuiteRequest = {
  readonly suite: string;
  /** The answer's file, or `null` when there is none and the suite is only listed. */
  readonly answer: string | null;
  readonly limits: Limits;
};

export type Order =
  /** Makes a suite ready, up to the answer. */
  | { readonly kind: "prepare"; readonly suite: string }
  | { readonly kind: "run"; readonly request: SuiteRequest };

export type SuiteEvent =
  | { readonly kind: "ready" }
  /** A suite is ready up to the answer. */
  | { readonly kind: "prepared" }
  | { readonly kind: "loading" }
  | { readonly kind: "tests"; readonly names: readonly string[] }
  | { readonly kind: "start"; readonly test: number }
  | { readonly kind: "done"; readonly test: number; readonly result: TestResult }
  | { readonly kind: "printed"; readonly text: string }
  /** The answer's file cannot be used; the tests are listed and not run. */
  | { readonly kind: "broken"; readonly message: string; readonly stopped: boolean }
  /** The run came to its end; `problem` tells what kept the suite itself from running. */
  | { readonly kind: "end"; readonly problem: string | null };

export type TestResult = Pick<TestVerdict, "status" | "message">;
