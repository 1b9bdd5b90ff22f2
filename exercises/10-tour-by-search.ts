/**
 * Chapter 10: Tour by search. A knight's tour visits every square of a board exactly once, each with a
 * knight's move from the one before. Find one by plain backtracking, or find out that there is none.
 *
 * A board is a list of rows from the top, one string a row: `.` is a square, `#` is a hole, which is
 * no part of the board. All rows are equally long. A square is `[row, col]`, both from 0.
 *
 * You need the moves of a knight: copy your `knightMoves` of chapter 09 into this file, or write it
 * again.
 */
import { type Board, type Square } from "../src/board";

/**
 * A tour of the board that starts on `start`: all its squares in the order in which the knight visits
 * them, `start` first; `null` when no tour starts there. Any tour will do.
 *
 * On the board `["#...", "....", "...."]`, from `[1, 0]`, this is one; the squares are numbered from 1:
 *
 *      #  9  6  3
 *      1  4 11  8
 *     10  7  2  5
 *
 * The end need not be a move away from the start. The tour of a board with one square is that square.
 * When `start` is no square of the board (outside of it, on a hole, not made of whole numbers): a
 * `RangeError` whose message names `start`. So every start is refused where the board has no squares.
 *
 * Arguments are never changed. Each call gives new arrays, the squares in them included, and nothing
 * is remembered from one call to the next.
 */
export function findTour(board: Board, start: Square): Square[] | null {
  // TODO: choose, check, place, recurse, undo, report
  throw new Error("Not implemented: findTour");
}
