/**
 * Chapter 01: one board, written down in three ways.
 *
 * A placement is a list with one number a row: `placement[row]` is the column of that row's queen.
 * Rows and columns count from 0; row 0 is the top row. A placement shorter than n is unfinished:
 * the rows that it doesn't reach have no queen yet. Queens may attack each other here; which of
 * them do is the question of the next chapter.
 *
 *     [2, 0, 3, 1]  is  . . Q .
 *                       Q . . .
 *                       . . . Q
 *                       . Q . .
 *
 * Your functions never change what they are given, and each call makes new arrays.
 */
import { type Grid, type Placement } from "../src/board";

/**
 * The placement as a grid of n rows with n squares each: `grid[row][col]` is true where a queen
 * stands. For n = 0 there are no rows.
 *
 * @throws RangeError whose message names `n`, when n is not a whole number from 0 up
 * @throws RangeError whose message names `placement`, when it has more rows than n, or a column
 *   that is not a whole number from 0 to n − 1
 */
export function toGrid(placement: Placement, n: number): boolean[][] {
  // TODO: check the arguments, place a queen in each row of the placement, report the grid.
  throw new Error("Not implemented: toGrid");
}

/**
 * The placement that a grid shows, or `null` unless every row holds exactly one queen. Queens may
 * share a column. A grid without rows is the empty placement, `[]`.
 */
export function fromGrid(grid: Grid): number[] | null {
  // TODO: check each row, report the column of its queen.
  throw new Error("Not implemented: fromGrid");
}

/**
 * The board as text, in a frame: `*` is a queen, every square is three characters wide. There is
 * no newline at the end. A row without a queen has no `*`. For n = 0 the text is `+`.
 *
 * `drawBoard([2, 0], 3)` draws the first two rows of a 3×3 board:
 *
 *     +---+---+---+
 *     |   |   | * |
 *     +---+---+---+
 *     | * |   |   |
 *     +---+---+---+
 *     |   |   |   |
 *     +---+---+---+
 *
 * @throws RangeError for the same arguments as `toGrid`
 */
export function drawBoard(placement: Placement, n: number): string {
  // TODO: check the arguments, place the frame and the queens line by line, report the text.
  throw new Error("Not implemented: drawBoard");
}
