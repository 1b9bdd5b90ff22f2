/**
 * Chapter 06: Symmetry. Count with whole rows at a time, and count boards that are the same seen in
 * a mirror or turned only once.
 *
 * A placement is a list of columns, one a row: `placement[row]` is the column of the queen in that
 * row. Rows and columns count from 0; row 0 is the top row.
 */
import { type Placement } from "../src/board";

/**
 * The number of ways to place n queens on the n×n board so that no queen attacks another.
 *
 * A row is one whole number: bit k stands for column k. Three such numbers tell which columns of
 * the next row are taken, by a column, by a falling and by a rising diagonal.
 *
 * `countWithBits(5)` is 10, and `countWithBits(0)` is 1: the empty placement. When n is not a whole
 * number from 0 to 16: a `RangeError` whose message names `n`.
 */
export function countWithBits(n: number): number {
  // TODO: choose, check, place, recurse, report; nothing has to be undone
  throw new Error("Not implemented: countWithBits");
}

/**
 * All boards that `placement` becomes when the square board is turned and mirrored in any way: each
 * different one once, itself among them, in lexicographic order (as numbers, so 2 before 10).
 *
 * `placement` is a whole board with a queen in each row and in each column; they may attack each
 * other along diagonals. The images are placements again: `symmetries([0, 2, 1])` is
 * `[[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1]]`. Four boards and not eight, because this one looks
 * the same in a mirror along its falling diagonal.
 *
 *     Q . .    . Q .    . Q .    . . Q
 *     . . Q    Q . .    . . Q    Q . .
 *     . Q .    . . Q    Q . .    . Q .
 *
 * The one image of the empty placement is the empty placement. A column that is negative or no
 * whole number: a `RangeError` whose message names `placement`. All arrays are new ones.
 */
export function symmetries(placement: Placement): number[][] {
  // TODO: four turns, each of them mirrored; then sort, and keep each board once
  throw new Error("Not implemented: symmetries");
}

/**
 * The solutions that are really different: of all solutions which turning and mirroring make of one
 * another, only the smallest, in lexicographic order; and the list in this order as well.
 *
 * Of the 10 solutions of the 5×5 board, `fundamentalSolutions(5)` has 2. The board without squares
 * has one, the empty placement. When n is not a whole number ≥ 0: a `RangeError` whose message names
 * `n`. All arrays are new ones.
 */
export function fundamentalSolutions(n: number): number[][] {
  // TODO: go through all solutions, keep one of each class
  throw new Error("Not implemented: fundamentalSolutions");
}
