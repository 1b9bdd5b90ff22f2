/** The runner of the puzzles "put the lines in order". */
import { failureLine } from "./attempt";
import { show } from "./show";

export type OrderPuzzle = {
  /** The lines by their letters, wrong ones included. */
  readonly lines: Readonly<Record<string, string>>;
  /** How many letters an order has; any number when left out. */
  readonly count?: number;
  /** The letters of lines that may be used more than once. */
  readonly again?: string;
  /** Runs the chosen lines, shows what comes of them, and says whether that is right. */
  readonly isRight: (chosen: readonly string[]) => boolean;
};

/**
 * Tries an order of letters, such as "CBDEA", in capitals or not. `null` is no order yet. Whatever
 * is wrong with the order or with the program that it makes is told in one line.
 */
export function inOrder(puzzle: OrderPuzzle, order: string | null): void {
  if (order === null) {
    show("Write your order first: put the letters, in quotes, in place of null.");
    return;
  }
  const letters = [...order.replace(/[\s,]/g, "")].map((letter) => letterOf(puzzle, letter));
  const refusal = refusalOf(puzzle, letters);
  show(refusal ?? verdictOf(puzzle, letters));
}

/** The letter as the puzzle writes it, or as it came when the puzzle has no such line. */
function letterOf({ lines }: OrderPuzzle, letter: string): string {
  return Object.keys(lines).find((key) => key.toLowerCase() === letter.toLowerCase()) ?? letter;
}

function refusalOf(
  { lines, count, again = "" }: OrderPuzzle,
  letters: readonly string[],
): string | null {
  const known = Object.keys(lines);
  const unknown = letters.find((letter) => !known.includes(letter));
  if (unknown !== undefined) {
    return `There is no line ${unknown}: the letters are ${known.join(", ")}.`;
  }
  const double = letters.find(
    (letter, i) =>
      letters.indexOf(letter) < i && !again.toLowerCase().includes(letter.toLowerCase()),
  );
  if (double !== undefined) return `Line ${double} is there twice: use it once at most.`;
  if (letters.length === 0) return "Your order has no letters yet.";
  if (count !== undefined && letters.length !== count) {
    return `Your order has ${letters.length} of the ${count} letters that it needs.`;
  }
  return null;
}

function verdictOf({ lines, isRight }: OrderPuzzle, letters: readonly string[]): string {
  try {
    return isRight(letters.map((letter) => lines[letter]))
      ? "✓ Right: these lines, in this order."
      : "✗ Not yet. Which line makes the difference between what you see and what you want?";
  } catch (error) {
    return `✗ Not yet: these lines do not run to their end. ${failureLine(error)}`;
  }
}
