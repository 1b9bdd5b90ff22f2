/** The matcher for bad arguments: a `RangeError` that names the argument. */
import { type Call } from "../suite";
import { isIterator, named } from "../words";
import { valuesOf } from "./generators";
import { isUnwritten, matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** Throws a `RangeError` whose message has the argument's name, at the call or the first `next()`. */
    toRefuse(argument: string): R;
  }
}

/** What is wrong with how a call refuses; without an argument, its message need not name one. */
export function refusal(call: Call, argument?: string): Problem | null {
  const ask = argument && questionAbout(argument);
  const rule = `${argument ? `A bad ${argument}` : "It"} must be refused with a RangeError.`;
  // A failure of what comes before is not this call's refusal, and passes through.
  void call.before?.value;
  try {
    const value = call.value;
    if (!isIterator(value)) {
      // Nothing should have been returned here, so `undefined` is no sign of a missing return.
      const came =
        value === undefined
          ? "undefined"
          : ArrayBuffer.isView(value)
            ? "a typed array"
            : named(value);
      return { what: `${call.text} came back with ${came}. ${rule}`, ask };
    }
    const did = valuesOf(call, 1).value.length > 0 ? "began to give values" : "gave no value";
    return { what: `${call.text} ${did}. ${rule}`, ask };
  } catch (error) {
    if (isUnwritten(error)) throw error;
    return errorProblem(call, error, argument, { rule, ask });
  }
}

function questionAbout(argument: string): string {
  return `Which values of ${argument} make sense? Check them first: throw new RangeError(\`${argument} must be …\`)`;
}

function errorProblem(
  call: Call,
  error: unknown,
  argument: string | undefined,
  { rule, ask }: { readonly rule: string; readonly ask?: string },
): Problem | null {
  const thrown =
    error instanceof Error ? `${error.name}: ${error.message}` : `${named(error)}, no error at all`;
  if (!(error instanceof RangeError)) return { what: `${call.text} threw ${thrown}. ${rule}`, ask };
  if (/call stack/.test(error.message)) {
    return { what: `${call.text} called itself until the call stack was full.`, ask };
  }
  if (argument === undefined) return null;
  if (new RegExp(`(?<![\\w$])${argument}(?![\\w$])`).test(error.message)) return null;
  return {
    what: `${call.text} threw ${thrown}. The message should name the argument, ${argument}, and its range.`,
    ask,
  };
}

export const refusalMatchers = { toRefuse: matcher("toRefuse", refusal) };
