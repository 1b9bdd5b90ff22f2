/**
 * Mistake: The next row is taken to be placement.length − 1, the row of the last queen.
 * Caught by: isSafe › a square next to a queen on a diagonal is not safe, to the left or to the right
 */
import { type Placement, type Square } from "../../../src/board";

/** Whether a queen on `a` attacks a queen on `b`; a square does not attack itself. */
export function attacks(a: Square, b: Square): boolean {
  mustBeSquare("a", a);
  mustBeSquare("b", b);
  const rowsApart = Math.abs(a[0] - b[0]);
  const colsApart = Math.abs(a[1] - b[1]);
  if (rowsApart === 0 && colsApart === 0) return false;
  // Both kinds of diagonal at once: as many rows as columns apart, whatever the direction.
  return rowsApart === 0 || colsApart === 0 || rowsApart === colsApart;
}

/** The number of the square's falling diagonal: 0 at the bottom left, 2n − 2 at the top right. */
export function fallingDiagonal(square: Square, n: number): number {
  mustBeOnBoard("square", square, n);
  const [row, col] = square;
  // col − row starts at −(n − 1), in the bottom left corner; adding n − 1 lets it start at 0.
  return col - row + n - 1;
}

/** The number of the square's rising diagonal: 0 at the top left, 2n − 2 at the bottom right. */
export function risingDiagonal(square: Square, n: number): number {
  mustBeOnBoard("square", square, n);
  const [row, col] = square;
  return row + col;
}

/** Whether no queen of `placement` attacks column `col` of the next row. */
export function isSafe(placement: Placement, col: number): boolean {
  mustBePlacement(placement);
  mustBeWhole("col", col);
  for (let row = 0; row < placement.length; row++) {
    const rowsApart = placement.length - 1 - row;
    const colsApart = Math.abs(placement[row] - col);
    if (colsApart === 0 || rowsApart === colsApart) return false;
  }
  return true;
}

/** The pairs of rows i < j whose queens attack each other, sorted. */
export function conflicts(placement: Placement): [number, number][] {
  mustBePlacement(placement);
  const pairs: [number, number][] = [];
  // choose: j starts below i, so each pair is met once, and the pairs come in sorted order
  for (let i = 0; i < placement.length; i++) {
    for (let j = i + 1; j < placement.length; j++) {
      // check
      if (attacks([i, placement[i]], [j, placement[j]])) pairs.push([i, j]);
    }
  }
  // report
  return pairs;
}

function mustBeWhole(name: string, value: number): void {
  if (!Number.isInteger(value) || value < 0) {
    throw new RangeError(`${name} must be a whole number, 0 or more, but is ${value}`);
  }
}

function mustBeSquare(name: string, [row, col]: Square): void {
  mustBeWhole(`the row of ${name}`, row);
  mustBeWhole(`the column of ${name}`, col);
}

function mustBeOnBoard(name: string, [row, col]: Square, n: number): void {
  mustBeWhole("n", n);
  mustBeSquare(name, [row, col]);
  if (row >= n || col >= n) {
    throw new RangeError(
      `${name} [${row}, ${col}] is off the board: rows and columns are below ${n}`,
    );
  }
}

function mustBePlacement(placement: Placement): void {
  placement.forEach((col, row) => mustBeWhole(`placement[${row}]`, col));
}
