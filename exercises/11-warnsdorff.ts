/**
 * Chapter 11: Warnsdorff. A knight walks over a board, and never to a square where it has been. Of
 * the squares that it could go to next, it takes one from which there are the fewest ways on. It
 * never steps back.
 *
 * A board has one string a row, in which `.` is a square and `#` is a hole. Rows and columns count
 * from 0; row 0 is the top row. The squares that a knight on `square` can jump to, without those
 * that were visited, are the onward moves of that square.
 *
 * `warnsdorff([".....", ".....", ".....", ".#..."], [0, 0])` gives 14 of the 19 squares. They are
 * numbered in the order of the walk:
 *
 *      1  .  5 10 13
 *      6  9 12  .  4
 *      .  2  7 14 11
 *      8  #  .  3  .
 *
 * From 1, the knight could go to two squares, which have 4 and 3 onward moves; it takes the one with
 * 3. From there it could go to three, which have 3, 3 and 2; it takes the one with 2. And so on, until
 * from 14 there is no square left to go to.
 *
 * You need the moves of a knight: copy your `knightMoves` of chapter 09 into this file, or write it
 * again.
 *
 * What holds for both functions:
 *
 * - a `square` or `start` that is not on the board, or on a hole: `RangeError` whose message names
 *   `square` or `start`. A board without squares has none to start from;
 * - the arguments are never changed, and nothing is remembered from one call to the next.
 */
import { type Board, type Square } from "../src/board";

/**
 * How many squares can the knight go on to from `square`, when it has been on all of `visited`?
 *
 * `square` itself may be one of `visited` or not; that makes no difference. Neither does the order of
 * `visited`. A square of `visited` that is not on the board, or on a hole, or that is listed twice:
 * `RangeError` whose message names `visited`.
 */
export function onwardMoves(board: Board, visited: readonly Square[], square: Square): number {
  // TODO: count the moves that stay on the board and lead to a square not yet visited
  throw new Error("Not implemented: onwardMoves");
}

/**
 * The walk that begins on `start` and always goes to the square with the fewest onward moves, until
 * there is none to go to. That may be a tour of the whole board, or it may not: what comes back is
 * the walk as far as it went.
 *
 * Of several squares with the fewest onward moves, the first is taken: the one in the upper row,
 * and within a row the one further left (the order of `knightMoves`).
 *
 * All squares in the walk are new arrays, also the first.
 */
export function warnsdorff(board: Board, start: Square): Square[] {
  // TODO: choose, place, and so on until no square is left to go to; then report
  throw new Error("Not implemented: warnsdorff");
}
