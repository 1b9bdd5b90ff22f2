/**
 * Chapter 08: Queens solver. The fixed queens are asked once, before the search begins: what they
 * attack is struck off the board. What remains of each row are its choices, and the search of
 * chapter 03 runs over these. It never learns that there are fixed queens.
 */
import { type Placement, type Square } from "../src/board";

/** Any one solution: the first in order is as good as another. */
export function solveQueens(n: number, fixed: readonly Square[] = []): number[] | null {
  const first = everyQueens(n, fixed).next();
  return first.done ? null : first.value;
}

/** How many solutions there are. None of them is kept. */
export function countQueens(n: number, fixed: readonly Square[] = []): number {
  const solutions = everyQueens(n, fixed);
  let count = 0;
  while (!solutions.next().done) count++;
  return count;
}

/** Every solution, in lexicographic order, each found when it is asked for. */
export function* everyQueens(n: number, fixed: readonly Square[] = []): Generator<number[]> {
  checkSize(n);
  checkOnBoard(fixed, n);
  yield* completions([], choicesOfRows(n, fixed));
}

/** All solutions that begin with `placement`, which is as it was whenever one is given. */
function* completions(
  placement: number[],
  choices: readonly (readonly number[])[],
): Generator<number[]> {
  const row = placement.length;
  if (row === choices.length) {
    yield [...placement]; // report: a copy, for the queens move on
    return;
  }
  for (const col of choices[row]) {
    // choose
    if (!isSafe(placement, col)) continue; // check
    placement.push(col); // place
    yield* completions(placement, choices); // recurse: what the call gives is given on
    placement.pop(); // undo
  }
}

/**
 * For each row the columns that the fixed queens leave to it.
 *
 * One rule is enough: a square remains unless a fixed queen attacks it. A queen attacks the rest of
 * her row, so there only her own square remains. If another fixed queen attacks that one, nothing
 * remains, and the search ends there by itself. A queen does not attack her own square, so it does
 * no harm to list her twice.
 */
function choicesOfRows(n: number, fixed: readonly Square[]): number[][] {
  const columns = Array.from({ length: n }, (_, col) => col);
  return columns.map((row) =>
    columns.filter((col) => !fixed.some((queen) => attacks(queen, [row, col]))),
  );
}

function attacks(queen: Square, square: Square): boolean {
  const rowsApart = Math.abs(queen[0] - square[0]);
  const colsApart = Math.abs(queen[1] - square[1]);
  if (rowsApart === 0 && colsApart === 0) return false;
  return rowsApart === 0 || colsApart === 0 || rowsApart === colsApart;
}

/** Is a queen on the next row, in column `col`, attacked by no queen of `placement`? */
function isSafe(placement: Placement, col: number): boolean {
  const row = placement.length;
  return placement.every(
    (otherCol, otherRow) =>
      otherCol !== col && // the same column
      otherCol - otherRow !== col - row && // the same falling diagonal
      otherCol + otherRow !== col + row, // the same rising diagonal
  );
}

function checkSize(n: number): void {
  if (!Number.isInteger(n) || n < 0) {
    throw new RangeError(`n must be a whole number, 0 or more, but it is ${n}`);
  }
}

function checkOnBoard(fixed: readonly Square[], n: number): void {
  const isPlace = (part: number) => Number.isInteger(part) && part >= 0 && part < n;
  for (const [row, col] of fixed) {
    if (isPlace(row) && isPlace(col)) continue;
    throw new RangeError(
      `fixed has the square [${row}, ${col}], but rows and columns are whole numbers below ${n}`,
    );
  }
}
