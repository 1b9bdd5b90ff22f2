import { show } from "./show";

/**
 * Runs an action that may fail and returns what it gives. A failure is shown as one line, and the
 * cells below still run.
 */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    show(failureLine(error));
    return undefined;
  }
}

/** What to tell a learner of a failure, in one line. */
export function failureLine(error: unknown): string {
  if (!(error instanceof Error)) return `Your code threw ${String(error)}, which is not an Error.`;
  const missing = /^Not implemented: (.+)$/.exec(error.message);
  if (!missing) return `${error.name}: ${error.message.split("\n")[0]}`;
  const file = /exercises[\\/](\d\d-[\w-]+)/.exec(error.stack ?? "");
  const place = file ? `in exercises/${file[1]}.ts` : "in this chapter's file in exercises/";
  return `${missing[1]} is not started yet: write it ${place}, save, and run this cell again.`;
}
