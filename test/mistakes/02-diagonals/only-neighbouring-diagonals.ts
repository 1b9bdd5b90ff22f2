/**
 * Mistake: On diagonals only the neighbouring squares are seen.
 * Caught by: attacks › queens on one diagonal attack each other, however far apart
 */
import { type Placement, type Square } from "../../../src/board";

/** Whether a queen on `a` attacks a queen on `b`; a square does not attack itself. */
export function attacks(a: Square, b: Square): boolean {
  mustBeSquare("a", a);
  mustBeSquare("b", b);
  const rowsApart = Math.abs(a[0] - b[0]);
  const colsApart = Math.abs(a[1] - b[1]);
  if (rowsApart === 0 && colsApart === 0) return false;
  return rowsApart === 0 || colsApart === 0 || (rowsApart === 1 && colsApart === 1);
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
  const candidate: Square = [placement.length, col];
  // check: one queen that attacks is enough to say no; only all of them together can say yes
  return placement.every((queenCol, row) => !attacks([row, queenCol], candidate));
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
