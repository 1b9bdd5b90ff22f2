/** What a matcher finds wrong, and how that becomes the message of a failing test. */
import { type Call, isCall, MISSING_EXPORT } from "../suite";

export type Problem = {
  /** What was called, what came back, and the rule that broke: whole sentences. */
  readonly what: string;
  /** A text board that shows it. */
  readonly board?: string;
  /** One question or next step. */
  readonly ask?: string;
};

/** Finds what is wrong with a call's result; `null` when nothing is. */
export type Check<Args extends readonly unknown[]> = (call: Call, ...args: Args) => Problem | null;

type Result = { readonly pass: boolean; readonly message: () => string };

/** A jest matcher made of a check; the message is the problem, told. */
export function matcher<Args extends readonly unknown[]>(name: string, check: Check<Args>) {
  return (received: unknown, ...args: Args): Result => {
    if (!isCall(received)) throw new Error(`${name} judges a call: wrap the answer in asCalls()`);
    const problem = check(received, ...args);
    return {
      pass: problem === null,
      message: () => (problem === null ? `${received.text} is what .not rules out` : told(problem)),
    };
  };
}

/** A problem as text: the sentences, the board, the question. */
export function told({ what, board, ask }: Problem): string {
  return [what, board, ask].filter(Boolean).join("\n\n");
}

/** Errors that no matcher may turn into its own message: the answer is not there yet. */
export function isUnwritten(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === MISSING_EXPORT || error.message.startsWith("Not implemented"))
  );
}
