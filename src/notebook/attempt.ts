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
  const { name, message, stack } = partsOf(error);
  const missing = /^Not implemented: (.+)$/.exec(message);
  if (missing) {
    const file = /exercises[\\/](\d\d-[\w-]+)/.exec(stack);
    const place = file ? `in exercises/${file[1]}.ts` : "in this chapter's file in exercises/";
    return `${missing[1]} is not started yet: write it ${place}, save, then run the import cell and this cell again.`;
  }
  if (/call stack size exceeded/.test(message)) {
    return `${name}: the calls never come to an end. Does each call come nearer to the case that calls no further?`;
  }
  return `${name}: ${message.split("\n")[0]}`;
}

/** Cells and modules may live in different worlds, so `instanceof Error` would not do. */
function partsOf(error: unknown): { name: string; message: string; stack: string } {
  const { name, message, stack } = (error ?? {}) as Partial<Error>;
  if (typeof message !== "string") {
    return { name: "Thrown", message: `${String(error)} (throw an Error instead)`, stack: "" };
  }
  return { name: String(name), message, stack: String(stack) };
}
