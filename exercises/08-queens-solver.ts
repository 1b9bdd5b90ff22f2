/**
 * Chapter 08: Queens solver. Some queens stand on the board already, and they stay. Complete the
 * board to n queens, one a row, so that none attacks another: in some way, in every way, or only
 * count the ways.
 *
 * A solution is a placement, a list of columns, one a row. `fixed` lists the squares of the queens
 * that stand already, each as [row, col], in any order. Rows and columns count from 0; row 0 is the
 * top row.
 *
 * `everyQueens(5, [[2, 2]])` gives two solutions, [1, 4, 2, 0, 3] and [3, 0, 2, 4, 1], in this
 * order. F is the fixed queen:
 *
 *     . Q . . .        . . . Q .
 *     . . . . Q        Q . . . .
 *     . . F . .        . . F . .
 *     Q . . . .        . . . . Q
 *     . . . Q .        . Q . . .
 *
 * What holds for all three functions:
 *
 * - without `fixed`, or with an empty list, the board is empty at the start;
 * - a square that is listed twice is one queen;
 * - when two fixed queens attack each other, along a row, a column or a diagonal, there is no
 *   solution, and that is an answer and not an error;
 * - a board without squares (n = 0) has one solution, the empty placement;
 * - an n that is not a whole number ≥ 0: `RangeError` whose message names `n`;
 * - a square of `fixed` that is not on the board: `RangeError` whose message names `fixed`, also
 *   where there is no solution anyway;
 * - `fixed` is never changed, and all arrays that come back are new. Nothing is remembered from one
 *   call to the next.
 */
import { type Square } from "../src/board";

/** Any one solution, or `null` when there is none. */
export function solveQueens(n: number, fixed: readonly Square[] = []): number[] | null {
  // TODO: one solution is enough
  throw new Error("Not implemented: solveQueens");
}

/** How many solutions there are. */
export function countQueens(n: number, fixed: readonly Square[] = []): number {
  // TODO: count them, however you find them
  throw new Error("Not implemented: countQueens");
}

/**
 * Every solution, in lexicographic order: of two that agree in the rows above, the one whose next
 * queen stands further left comes first. A solution is given as soon as it is found: whoever asks for
 * one does not wait for the others.
 *
 * A bad argument may be refused at the call, or when the first solution is asked for.
 */
export function* everyQueens(n: number, fixed: readonly Square[] = []): Generator<number[]> {
  // TODO: choose, check, place, recurse, undo, and yield instead of report
  throw new Error("Not implemented: everyQueens");
}
