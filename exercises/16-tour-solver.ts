/**
 * Chapter 16: Tour solver. A knight's tour visits every square of a board once, each a knight's move
 * from the one before. Here somebody asks for one, and may ask for more: that it starts on a given
 * square, that it goes on where a path was begun, that it is closed.
 *
 * A board is a list of strings, one a row: `.` is a square, `#` is a hole. A square is
 * `[row, col]`, both from 0; row 0 is the top row.
 *
 * With the 4×4 board without its corners, and a path that begins on the square 1 and goes to 2,
 * `solveTour({ board, visited: [[1, 1], [2, 3]] })` may give the tour on the left. With `closed: true`
 * as well, the one on the right will do: from 12 it is one more knight's move to 1.
 *
 *      #  8  3  #          #  6  3  #
 *     10  1 12  5          8  1 10  5
 *      7  4  9  2         11  4  7  2
 *      # 11  6  #          #  9 12  #
 *
 * You need what you wrote in the chapters before: the moves of chapter 09, and the search of chapter
 * 12, which tries squares with few onward moves first and steps back where it is stuck. Copy them
 * into this file, or write them again. The judge asks nothing that this search does not answer in a
 * moment.
 */
import { type Board, type Square } from "../src/board";

export type TourProblem = {
  readonly board: Board;
  /** Where the tour starts. */
  readonly start?: Square;
  /** The squares that it begins with, in the order of the walk. An empty list is as good as none. */
  readonly visited?: readonly Square[];
  /** Must the last square be a knight's move from the first? If not, the tour may end anywhere. */
  readonly closed?: boolean;
};

/**
 * Any one tour that solves the problem, or `null` when there is none.
 *
 * - When neither `start` nor `visited` is given, the tour may start on any square. There is no tour
 *   only if none starts anywhere.
 * - When both are given, the path has to begin on `start`.
 * - The path that was begun stays as it is. If it visits the whole board, it is the tour.
 * - One square is a tour of one square, which is not closed. A board without squares has no tour.
 *
 * Bad arguments get a `RangeError`, also where there is no tour anyway:
 *
 * - a `start` that is not on the board, or on a hole; the message names `start`;
 * - a `visited` that leaves the board, goes to a hole, has a square twice, or makes a jump that is no
 *   knight's move; the message names `visited`;
 * - a `start` and a `visited` that begins elsewhere; the message names one of them, or both.
 *
 * The problem is never changed, and all squares of the tour are new arrays. Nothing is remembered
 * from one call to the next.
 */
export function solveTour(problem: TourProblem): Square[] | null {
  // TODO: check the problem; choose what the tour may begin with; search on from there
  throw new Error("Not implemented: solveTour");
}
