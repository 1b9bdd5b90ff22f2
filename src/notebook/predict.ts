import { attempt } from "./attempt";
import { show } from "./show";

/**
 * Compares a reader's prediction with the answer. `null` is no prediction yet, and then the answer
 * stays hidden. A function is asked for the answer, and only once there is a prediction.
 */
export function predict<T>(guess: T | null, answer: T | (() => T)): void {
  if (guess === null) {
    show("Write your prediction first: put it in place of null, and run this cell again.");
    return;
  }
  const found = attempt(() => ({
    value: typeof answer === "function" ? (answer as () => T)() : answer,
  }));
  if (found) show(comparison(written(guess), written(found.value)));
}

function comparison(predicted: string, actual: string): string {
  return predicted === actual
    ? `✓ You predicted ${predicted}, and so it is.`
    : `✗ You predicted ${predicted}, and it is ${actual}. Where does the difference come from?`;
}

/** A value as in code; what JSON cannot say, as a word. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
