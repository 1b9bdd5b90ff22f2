/**
 * Chapter 12: Ties. Warnsdorff's rule sends the knight to the square with the fewest onward moves.
 * When several squares have the fewest, they are tied, and the rule does not say which to take. A
 * tie-break does.
 *
 * A board is a list of strings, one a row: `.` is a square, `#` is a hole. A square is
 * `[row, col]`, both from 0; row 0 is the top row. The onward moves of a square are the knight's
 * moves from it to squares that have not been visited. Squares in order: by row, then by column.
 *
 * Copy your `knightMoves` of chapter 09, or write it again.
 */
import { type Board, type Square } from "../src/board";

/**
 * Chooses one of the tied squares. `visited` lists the squares of the walk so far, and the last of
 * them is where the knight stands.
 *
 * `tied` holds at least one square, in any order. What comes back has the row and column of one of
 * them; it may be that very array, or a copy.
 *
 * The three tie-breaks below choose as they are told, and what is still tied then, they settle by
 * taking the first in order. They refuse a square of `tied` or `visited` that is not on the board,
 * and a square that `visited` lists twice, with a `RangeError` whose message names the argument.
 * Whether `visited` goes by knight's moves, they do not ask.
 */
export type TieBreak = (
  tied: readonly Square[],
  board: Board,
  visited: readonly Square[],
) => Square;

/**
 * The first of the tied squares in order.
 *
 * `firstInOrder([[3, 3], [3, 1], [4, 2]], rectangle(6, 6), [])` is [3, 1].
 */
export function firstInOrder(
  tied: readonly Square[],
  board: Board,
  visited: readonly Square[],
): Square {
  // TODO: by row, then by column, whatever the order of the list
  throw new Error("Not implemented: firstInOrder");
}

/**
 * Roth's tie-break: the square that is farthest from the centre of the board, in a straight line.
 *
 * The centre is that of the whole rectangle of rows and columns, whether holes are in it or not. On
 * the 4×5 board it is the point + between two squares, and the square B is farther from it than A:
 *
 *     . . . . .
 *     B . . . .
 *         +
 *     . . . . .
 *     . . . A .
 */
export function farthestFromCentre(
  tied: readonly Square[],
  board: Board,
  visited: readonly Square[],
): Square {
  // TODO: how far is each of them from the centre?
  throw new Error("Not implemented: farthestFromCentre");
}

/**
 * Pohl's tie-break looks one step further: the square for which the onward moves of all squares that
 * the knight could go to next have the smallest sum.
 */
export function fewestNextMoves(
  tied: readonly Square[],
  board: Board,
  visited: readonly Square[],
): Square {
  // TODO: from each of the tied squares, where to next, and how many moves from there?
  throw new Error("Not implemented: fewestNextMoves");
}

/**
 * The walk by the rule, from `start` until the knight is stuck: to the square with the fewest onward
 * moves, each time, and where several have the fewest, to the one that `tieBreak` chooses.
 *
 * `tieBreak` is given all the tied squares, the board and the walk so far. Where only one square has
 * the fewest it need not be asked. The walk and its squares are new arrays: none of them is `start`,
 * or an array that the tie-break keeps. A `start` that is not on the board: `RangeError` whose
 * message names `start`.
 */
export function warnsdorffWith(board: Board, start: Square, tieBreak: TieBreak): Square[] {
  // TODO: choose, place, report; nothing is ever undone
  throw new Error("Not implemented: warnsdorffWith");
}

/**
 * A knight's tour from `start`, or `null` when there is none: a search that tries the squares in the
 * order of the rule, fewest onward moves first, and steps back where it is stuck. How it orders tied
 * squares is up to you.
 *
 * A tour goes by knight's moves over every square of the board, each once. A board of one square has
 * a tour of one square. All arrays that come back are new, and a second call gives the same. A
 * `start` that is not on the board: `RangeError` whose message names `start`.
 */
export function tourFrom(board: Board, start: Square): Square[] | null {
  // TODO: choose, check, place, undo, report
  throw new Error("Not implemented: tourFrom");
}
