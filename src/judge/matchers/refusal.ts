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

function refusal(call: Call, argument: string): Problem | null {
  const ask = `Which values of ${argument} make sense? Check them first: throw new RangeError(\`${argument} must be …\`)`;
  try {
    const value = call.value;
    if (!isIterator(value)) {
      return {
        what: `${call.text} came back with ${named(value)}. A bad ${argument} must be refused with a RangeError.`,
        ask,
      };
    }
    const did = valuesOf(call, 1).value.length > 0 ? "began to give values" : "gave no value";
    return {
      what: `${call.text} ${did}. A bad ${argument} must be refused with a RangeError.`,
      ask,
    };
  } catch (error) {
    if (isUnwritten(error)) throw error;
    return errorProblem(call, argument, error, ask);
  }
}

function errorProblem(call: Call, argument: string, error: unknown, ask: string): Problem | null {
  const thrown =
    error instanceof Error ? `${error.name}: ${error.message}` : `${named(error)}, no error at all`;
  if (!(error instanceof RangeError)) {
    return {
      what: `${call.text} threw ${thrown}. A bad ${argument} must be refused with a RangeError.`,
      ask,
    };
  }
  if (/call stack/.test(error.message)) {
    return { what: `${call.text} called itself until the call stack was full.`, ask };
  }
  if (new RegExp(`(?<![\\w$])${argument}(?![\\w$])`).test(error.message)) return null;
  return {
    what: `${call.text} threw ${thrown}. The message should name the argument, ${argument}, and its range.`,
    ask,
  };
}

export const refusalMatchers = { toRefuse: matcher("toRefuse", refusal) };
