/**
 * Chapter 02: who attacks whom?
 *
 * Rows and columns count from 0 and row 0 is the top row, so a falling diagonal (`\`) goes one row
 * down for each column to the right, and a rising diagonal (`/`) goes one row up.
 *
 *     . . . .
 *     . Q . x      the queen on [1, 1] attacks the queen on [1, 3], marked x:
 *     . . . .      they stand on one row, and neither the distance nor a piece between matters
 *     . . . .
 *
 * A number that cannot be a row, a column or a size gets a RangeError whose message names the
 * parameter, before any answer is given: `attacks([0, -1], [0, 0])` says what is wrong with `a`.
 * Where no n is given nobody knows how large the board is, so only numbers that are negative or not
 * whole are refused.
 */
import { type Placement, type Square } from "../src/board";

/**
 * Whether a queen on `a` attacks a queen on `b`: same row, same column or same diagonal.
 * A square does not attack itself.
 */
export function attacks(a: Square, b: Square): boolean {
  // TODO: compare the two squares
  throw new Error("Not implemented: attacks");
}

/**
 * The number of the falling diagonal (`\`) that `square` lies on, on an n×n board. The diagonals
 * are numbered from the bottom left corner, which is 0, to the top right corner, which is 2n − 2.
 * Refused: an `n` that is not a whole number ≥ 0, a `square` off the board.
 */
export function fallingDiagonal(square: Square, n: number): number {
  // TODO: number the falling diagonal
  throw new Error("Not implemented: fallingDiagonal");
}

/**
 * The number of the rising diagonal (`/`) that `square` lies on, on an n×n board. The diagonals
 * are numbered from the top left corner, which is 0, to the bottom right corner, which is 2n − 2.
 * Refused: an `n` that is not a whole number ≥ 0, a `square` off the board.
 */
export function risingDiagonal(square: Square, n: number): number {
  // TODO: number the rising diagonal
  throw new Error("Not implemented: risingDiagonal");
}

/**
 * Whether a queen may stand in column `col` of the next row, `placement.length`: no queen of
 * `placement` attacks that square. Whether those queens attack each other is not asked here.
 */
export function isSafe(placement: Placement, col: number): boolean {
  // TODO: ask the queens above, one after the other
  throw new Error("Not implemented: isSafe");
}

/**
 * Every pair of rows [i, j], i < j, whose queens attack each other; each pair once, sorted by i and
 * then by j. An empty list means that the queens stand in peace.
 */
export function conflicts(placement: Placement): [number, number][] {
  // TODO: look at every pair of queens
  throw new Error("Not implemented: conflicts");
}
