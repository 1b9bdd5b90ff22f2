/**
 * Chapter 13: Closed tours. A tour is closed when its last square is a knight's move from its first:
 * the knight comes home, and could go round for ever.
 *
 * A board is a list of rows, one string a row: `.` is a square, `#` is a hole. A square is
 * [row, col]; rows and columns count from 0, and row 0 is the top row. A knight's move goes two
 * squares one way and one square across. A tour lists every square of the board once, with a
 * knight's move from each to the next.
 *
 * This is a closed tour of the board ["...", ".#.", "..."], from 1 to 8:
 *
 *     1 6 3
 *     4 # 8
 *     7 2 5
 *
 * What holds for all four functions:
 *
 * - a board of one square has a tour, but no closed one: the knight cannot move from the square to
 *   itself. A board without squares has no tour at all;
 * - where `rows` or `cols` is a parameter, a value that is not a whole number ≥ 0 gets a `RangeError`
 *   whose message names that parameter. That comes before any other answer;
 * - arguments are never changed. Squares that come back are new arrays. Nothing is remembered from
 *   one call to the next.
 *
 * Each chapter stands alone. Where you need knight's moves, copy them from your chapter 09, or write
 * them again.
 */
import { type Board, type Square } from "../src/board";

/**
 * Whether `tour` is a closed tour of `board`. The board may have holes.
 *
 * Whatever is wrong with `tour`, a square too many or too few, one that is not on the board, a jump
 * that is no knight's move: the answer is `false`, never an error. The first square is not repeated
 * at the end: the closed tour above lists eight squares.
 */
export function isClosedTour(board: Board, tour: readonly Square[]): boolean {
  // TODO: all squares, each once, and one knight's move more than an open tour has
  throw new Error("Not implemented: isClosedTour");
}

/**
 * Whether the board of so many rows and columns, without holes, has a closed tour: Schwenk's theorem.
 * The notebook tells it. No tour is searched for, so the answer comes at once on any size.
 *
 * `closedTourExists(5, 6)` is `true`, and so is `closedTourExists(6, 5)`; `closedTourExists(5, 5)` is
 * `false`.
 */
export function closedTourExists(rows: number, cols: number): boolean {
  // TODO: three reasons why there is none; without any of them, there is one
  throw new Error("Not implemented: closedTourExists");
}

/**
 * Any closed tour of the board of so many rows and columns, without holes; `null` when there is none.
 * It may start anywhere.
 *
 * A search that asks only at the end whether the knight can come home may go on for years. The judge
 * asks for boards of at most 100 squares. With Warnsdorff's rule, and a look at every step whether
 * the way home is open and each square can still be entered and left, a few thousand steps are enough
 * for any of them.
 */
export function closedTour(rows: number, cols: number): Square[] | null {
  // TODO: choose, check, place, recurse, undo, report
  throw new Error("Not implemented: closedTour");
}

/**
 * Euler's way to a closed tour. `half` is an open tour of the upper half of the board, rows 0 to
 * rows / 2 - 1. Turn the board half round, so that its top row comes to lie at the bottom: the same
 * walk is now a tour of the lower half. Where the end of each meets the start of the other, the two
 * are one closed tour of the whole board. It may start anywhere.
 *
 * This one has 6 rows and 7 columns. `half` has the numbers 1 to 21; its half-turn has 22 to 42:
 *
 *     11  8  5  2 17 14 19
 *      6  1 10 13 20  3 16
 *      9 12  7  4 15 18 21
 *     42 39 36 25 28 33 30
 *     37 24 41 34 31 22 27
 *     40 35 38 23 26 29 32
 *
 * `null` when the two cannot be joined like that, or when `half` is no tour of the upper half. An odd
 * number of rows has no upper half: a `RangeError` whose message names `rows`.
 */
export function closedFromHalf(
  half: readonly Square[],
  rows: number,
  cols: number,
): Square[] | null {
  // TODO: turn each square of half, join, and check the whole
  throw new Error("Not implemented: closedFromHalf");
}
