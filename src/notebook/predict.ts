import { attempt } from "./attempt";
import { show } from "./show";

type Answer<T> = readonly [answer: T | (() => T)];
/** What comes after the first number when the brackets of a list are forgotten. */
type MoreGuesses = readonly [unknown, unknown, ...unknown[]];

/**
 * `predict(guess, answer)` compares a reader's prediction with the answer. `null` is no prediction
 * yet, and then the answer stays hidden. A function is asked for the answer, and only once there is a
 * prediction.
 *
 * Any prediction is taken, so that one of the wrong kind is told in words and not by the compiler.
 */
export function predict<T>(guess: unknown, ...rest: Answer<T> | MoreGuesses): void {
  if (rest.length > 1) {
    const values = [guess, ...rest.slice(0, -1)].filter((value) => value !== null);
    const list = `[${values.map(written).join(", ")}]`;
    show(`One prediction stands before the answer. If it is a list, put it in brackets: ${list}`);
    return;
  }
  const [answer] = rest;
  if (guess === null) {
    show("Write your prediction first: put it in place of null, and run this cell again.");
    return;
  }
  const found = attempt(() => ({
    value: typeof answer === "function" ? (answer as () => unknown)() : answer,
  }));
  if (found) show(comparison(guess, found.value));
}

function comparison(guess: unknown, value: unknown): string {
  const [predicted, actual] = [written(guess), written(value)];
  if (predicted === actual && kindOf(guess) === kindOf(value)) {
    return `✓ You predicted ${predicted}, and so it is.`;
  }
  const wanted = kinds[kindOf(value)];
  return wanted !== undefined && kindOf(guess) !== kindOf(value)
    ? `Your prediction should be ${wanted}, and ${predicted} is not. Change it, and run this cell again.`
    : `✗ You predicted ${predicted}, and it is ${actual}. Where does the difference come from?`;
}

/** How to write each kind of answer; where nothing came back, any prediction is one. */
const kinds: Readonly<Record<string, string>> = {
  number: "a number",
  string: 'a text in quotes, "…"',
  boolean: "true or false",
  list: "a list in brackets, […]",
  object: "an object in braces, {…}",
};

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "list";
  if (value === null) return "null";
  return typeof value === "bigint" ? "number" : typeof value;
}

/** A value as in code; what JSON cannot say, as a word. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
