/** The matcher for "results are fresh, and no state survives a call". */
import { type Call } from "../suite";
import { named } from "../words";
import { sameValue } from "./gift";
import { matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /**
     * The call gives the same result each time, in arrays of its own: changing one result leaves the
     * other results, and the arguments, alone.
     */
    toBeFreshEachTime(): R;
  }
}

export function freshness(call: Call): Problem | null {
  const first = call.value;
  if (!isData(first)) {
    return {
      what: `${call.text} came back with ${named(first)}, of which nobody can see whether it is new.`,
      ask: "What does the comment above the function promise to give back?",
    };
  }
  const second = call.again().value;
  if (!sameValue(first, second)) {
    return {
      what: `${call.text} came back with ${named(first)}, and when called again, with ${named(second)}.`,
      ask: "What is remembered from one call to the next? Variables outside the function keep their values.",
    };
  }
  return sharing(call, first, second) ?? leftover(call, first, second);
}

/** Whether it can be compared item by item: two generators, or two maps, look alike from outside. */
function isData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  const kind = Object.prototype.toString.call(value);
  return Array.isArray(value) || ArrayBuffer.isView(value) || kind === "[object Object]";
}

function sharing(call: Call, first: unknown, second: unknown): Problem | null {
  const mine = objectsIn(first);
  const distinct = new Set(mine);
  if (distinct.size < mine.length) {
    return {
      what: `${call.text} came back with the very same array in two places. Changing one changes the other.`,
      ask: "What is kept when a result is found: a copy, or the array that your function goes on with?",
    };
  }
  if (objectsIn(call.args).some((object) => distinct.has(object))) {
    return {
      what: `${call.text} came back with an array that is the caller's own argument, not a new one.`,
      ask: "Where is a copy needed? [...squares] copies the list, not the squares in it.",
    };
  }
  if (objectsIn(second).some((object) => distinct.has(object))) {
    return {
      what: `${call.text} gave the very same array in two calls. Changing one result changes the other.`,
      ask: "Is the array made inside the function, anew for each call?",
    };
  }
  return null;
}

/** Spoils the second result and calls once more: does the third still equal the first? */
function leftover(call: Call, first: unknown, second: unknown): Problem | null {
  for (const object of objectsIn(second)) {
    if (Array.isArray(object) && !Object.isFrozen(object)) object.length = 0;
  }
  if (sameValue(first, call.again().value)) return null;
  return {
    what: `${call.text}: after a result was changed, the next call came back with something else.`,
    ask: "Does your function keep a result outside itself and give it out again?",
  };
}

/** Every array and plain object inside `value`, as often as it occurs, itself included. */
function objectsIn(value: unknown, above: readonly object[] = []): object[] {
  if (typeof value !== "object" || value === null || above.includes(value)) return [];
  if (ArrayBuffer.isView(value)) return [value];
  const inside = Object.values(value).flatMap((item: unknown) =>
    objectsIn(item, [...above, value]),
  );
  return [value, ...inside];
}

export const freshnessMatchers = { toBeFreshEachTime: matcher("toBeFreshEachTime", freshness) };
