/**
 * Matchers for generators. A call that gives a generator is run anew for each question, and no more
 * values are asked for than the question needs: an endless generator is told of, not waited for.
 */
import { type Call, callAs } from "../suite";
import { STOPPED, within } from "../time-limit";
import { counted, isIterator, named } from "../words";
import { freshness } from "./freshness";
import { sameValue } from "./gift";
import { everyPlacement } from "./placements";
import { type Check, matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** Gives all `count` peaceful placements for n, as `toBeEveryPlacement` wants a list, and ends. */
    toYieldEveryPlacement(n: number, count: number): R;
    /** Gives its first value without doing the work for the others. */
    toBeginAtOnce(): R;
    /** No two values share an array, and a second run gives the same values in arrays of its own. */
    toYieldFreshValues(): R;
    /** Changing a value that came does not change what comes after it. */
    toYieldTheSameToAnyReader(): R;
    /** Two runs that take turns give what each gives alone. */
    toYieldTheSameInTurns(): R;
  }
}

/** How many values a matcher asks for that does not know where the generator ends. */
const mostValues = 2000;

/** How long the first value may take, in milliseconds; a lazy search needs a hundredth of it. */
const patience = 1500;

/** A matcher for calls that give a generator; anything else is told as such. */
export function generatorMatcher<Args extends readonly unknown[]>(
  name: string,
  check: Check<Args>,
) {
  return matcher<Args>(name, (call, ...args) => notAGenerator(call) ?? check(call, ...args));
}

/**
 * The values that a new run of the call gives, at most `most`, as a call of its own. `look` makes of
 * each value what is kept of it, at the moment in which it comes.
 */
export function valuesOf<T = unknown>(
  call: Call,
  most: number,
  look: (value: unknown) => T = (value) => value as T,
): Call<readonly T[]> {
  return callAs(`[...${call.text}]`, call.args, () => {
    const values: T[] = [];
    for (const value of iterable(call)) {
      values.push(look(value));
      if (values.length >= most) break;
    }
    return values;
  });
}

/** An iterator that somebody wrote by hand need not be iterable itself. */
function iterable(call: Call): Iterable<unknown> {
  const iterator = call.again().value as Iterator<unknown>;
  return { [Symbol.iterator]: () => iterator };
}

function notAGenerator(call: Call): Problem | null {
  const value = call.value;
  if (isIterator(value)) return null;
  return {
    what: `${call.text} came back with ${named(value)}. It should be a generator, which gives its values one by one.`,
    ask: "Is it declared as function*, and does it yield each value?",
  };
}

function yieldsEveryPlacement(call: Call, n: number, count: number): Problem | null {
  // One more than there are shows a generator that goes on too long.
  return everyPlacement(valuesOf(call, count + 1), n, count);
}

function beginsAtOnce(call: Call): Problem | null {
  const first = within(patience, () => notAGenerator(call) ?? valuesOf(call, 1).value);
  if (first === STOPPED) {
    return {
      what:
        `${call.text} was asked for its first value, and was still searching after ` +
        `${patience / 1000} seconds. That value is near: a lazy search stops as soon as it has it.`,
      ask: "Is each value given when it is found, or are they all collected first?",
    };
  }
  if ("what" in first) return first;
  if (first.length > 0) return null;
  return {
    what: `${call.text} ended without giving anything. It has a first value.`,
    ask: "Where does your function yield?",
  };
}

function yieldsFreshValues(call: Call): Problem | null {
  const values = valuesOf(call, mostValues);
  return endless(call, values) ?? freshness(values);
}

function yieldsTheSameToAnyReader(call: Call): Problem | null {
  const alone = valuesOf(call, mostValues, copyOf);
  const disturbed = valuesOf(call, mostValues, (value) => {
    const copy = copyOf(value);
    spoil(value);
    return copy;
  });
  return (
    endless(call, alone) ??
    difference(alone.value, disturbed.value, (at, came) => ({
      what:
        `${call.text}: a reader changed each value as soon as it had come, and then number ${at} was ` +
        `${came}. Without the changes it is another one.`,
      ask: "Does your search go on with an array that it has given away?",
    }))
  );
}

function yieldsTheSameInTurns(call: Call): Problem | null {
  const alone = valuesOf(call, mostValues, copyOf);
  const other: unknown[] = [];
  const oneOfTwo = callAs(alone.text, call.args, () => {
    const second = iterable(call)[Symbol.iterator]();
    return valuesOf(call, mostValues, (value) => {
      const copy = copyOf(value);
      const next = second.next();
      if (next.done !== true) other.push(copyOf(next.value));
      return copy;
    }).value;
  });
  const problem = (at: number, came: string): Problem => ({
    what:
      `${call.text}, run twice at the same time, one value in turn: number ${at} of a run was ` +
      `${came}. When it runs alone, number ${at} is another one.`,
    ask: "What do the two runs share? Every variable of the search belongs inside the generator.",
  });
  return (
    endless(call, alone) ??
    difference(alone.value, oneOfTwo.value, problem) ??
    difference(alone.value, other, problem)
  );
}

function endless(call: Call, values: Call<readonly unknown[]>): Problem | null {
  if (values.value.length < mostValues) return null;
  return {
    what: `${call.text} has given ${counted(mostValues, "value")} and does not end.`,
    ask: "When is the search over, and does every turn come nearer to that?",
  };
}

function difference(
  expected: readonly unknown[],
  came: readonly unknown[],
  problem: (at: number, came: string) => Problem,
): Problem | null {
  for (let i = 0; i < Math.max(expected.length, came.length); i++) {
    if (i >= came.length) return problem(i + 1, "missing");
    if (i >= expected.length || !sameValue(expected[i], came[i])) {
      return problem(i + 1, named(came[i]));
    }
  }
  return null;
}

/** A copy of arrays and plain objects all the way down. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyOf(item)]));
}

/** What a careless reader does to a value: its lists get another beginning and another end. */
function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.values(value).forEach(spoil);
  if (Array.isArray(value)) value.splice(0, value.length, 0);
}

export const generatorMatchers = {
  toYieldEveryPlacement: generatorMatcher("toYieldEveryPlacement", yieldsEveryPlacement),
  toBeginAtOnce: matcher("toBeginAtOnce", beginsAtOnce),
  toYieldFreshValues: generatorMatcher("toYieldFreshValues", yieldsFreshValues),
  toYieldTheSameToAnyReader: generatorMatcher(
    "toYieldTheSameToAnyReader",
    yieldsTheSameToAnyReader,
  ),
  toYieldTheSameInTurns: generatorMatcher("toYieldTheSameInTurns", yieldsTheSameInTurns),
};
