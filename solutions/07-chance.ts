/**
 * Chapter 07: Chance. Three ways to use it: as a draw that is fair, as a lucky start for a search,
 * and as a way out when a step has nothing to choose by.
 */
import { type Placement } from "../src/board";

/** Gives a number from 0 up to, but without, 1, as `Math.random` does. */
export type Random = () => number;

/** A uniform permutation: each of the n! placements with one queen a row and column alike. */
export function randomPlacement(n: number, random: Random): number[] {
  checkWhole(n, "n");
  const placement = columnsOf(n);
  // From the last row up, each row draws among the columns that no row below it has taken. They are
  // the ones in front, its own included: leaving that out, or drawing among all n, would not be fair.
  for (let row = n - 1; row > 0; row--) {
    const drawn = below(row + 1, random);
    [placement[row], placement[drawn]] = [placement[drawn], placement[row]];
  }
  return placement;
}

/** One try: random safe queens in the first rows, then a search below them; `null` when it fails. */
export function lasVegas(n: number, randomRows: number, random: Random): number[] | null {
  checkWhole(n, "n");
  checkWhole(randomRows, "randomRows");
  if (randomRows > n) {
    throw new RangeError(`randomRows must be at most ${n}, the number of rows, not ${randomRows}`);
  }
  const placement: number[] = [];
  while (placement.length < randomRows) {
    const safe = columnsOf(n).filter((col) => attackers(placement, placement.length, col) === 0);
    if (safe.length === 0) return null; // report: bad luck
    placement.push(oneOf(safe, random)); // place, for good
  }
  // This search knows nothing of chance. It gives back the rows that it began with untouched.
  return completed(placement, n);
}

/** Mends a random board, one queen a step; `null` when `maxSteps` steps were not enough. */
export function minConflicts(n: number, random: Random, maxSteps: number): number[] | null {
  checkWhole(n, "n");
  checkWhole(maxSteps, "maxSteps");
  const placement = randomPlacement(n, random);
  for (let step = 0; ; step++) {
    // First look, then ask whether there is a step left: so the last step is looked at, too.
    const attacked = columnsOf(n).filter((row) => attackers(placement, row, placement[row]) > 0);
    if (attacked.length === 0) return placement; // report
    if (step === maxSteps) return null; // report
    const row = oneOf(attacked, random); // choose
    placement[row] = oneOf(calmest(placement, row), random); // place
  }
}

/** The first solution that begins with `placement`, by backtracking; `null` if there is none. */
function completed(placement: number[], n: number): number[] | null {
  const row = placement.length;
  if (row === n) return [...placement]; // report
  for (let col = 0; col < n; col++) {
    // choose
    if (attackers(placement, row, col) > 0) continue; // check
    placement.push(col); // place
    const solution = completed(placement, n); // recurse
    placement.pop(); // undo
    if (solution !== null) return solution; // report
  }
  return null; // report
}

/** The columns in which the fewest queens of other rows attack the queen of this row. */
function calmest(placement: Placement, row: number): number[] {
  const counts = placement.map((_, col) => attackers(placement, row, col));
  const fewest = Math.min(...counts);
  return columnsOf(placement.length).filter((col) => counts[col] === fewest);
}

/** How many queens in other rows attack the square in this row and column? */
function attackers(placement: Placement, row: number, col: number): number {
  return placement.filter(
    (otherCol, otherRow) =>
      otherRow !== row && // not the queen who stands there, or is to go there
      (otherCol === col || // the same column
        otherCol - otherRow === col - row || // the same falling diagonal
        otherCol + otherRow === col + row), // the same rising diagonal
  ).length;
}

/** One of the items, each as likely as the others. */
function oneOf(items: readonly number[], random: Random): number {
  return items[below(items.length, random)];
}

/** A whole number from 0 to `end - 1`; as `random` never gives 1, it never gives `end`. */
function below(end: number, random: Random): number {
  return Math.floor(random() * end);
}

function columnsOf(n: number): number[] {
  return Array.from({ length: n }, (_, col) => col);
}

function checkWhole(value: number, name: string): void {
  if (!Number.isInteger(value) || value < 0) {
    throw new RangeError(`${name} must be a whole number, 0 or more, but it is ${value}`);
  }
}
