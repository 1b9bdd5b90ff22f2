import { attempt } from "./attempt";
import { show } from "./show";

/**
 * Compares a reader's prediction with the answer. `null` is no prediction yet, and then the answer
 * stays hidden. A function is called for the answer only after a prediction.
 */
export function predict<T>(guess: T | null, answer: T | (() => T)): void {
  if (guess === null) {
    show("Write your prediction first: put it in place of null, and run this cell again.");
    return;
  }
  const found = typeof answer === "function" ? attempt(answer as () => T) : answer;
  if (found === undefined) return;
  const [predicted, actual] = [written(guess), written(found)];
  show(
    predicted === actual
      ? `✓ You predicted ${predicted}, and so it is.`
      : `✗ You predicted ${predicted}, and it is ${actual}. What did you not count on?`,
  );
}

function written(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
