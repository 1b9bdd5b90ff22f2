/**
 * Chapter 15: Big boards. A closed knight's tour of the n×n board, for boards so big that no search
 * would ever end: divide the board into tiles, tour each tile, join the tours, walk the line.
 *
 * Squares are numbers here, row by row from the top left corner: the square in row `row` and column
 * `col` is `row * n + col`. The numbers of the 6×6 board:
 *
 *      0  1  2  3  4  5
 *      6  7  8  9 10 11
 *     12 13 14 15 16 17
 *     18 19 20 21 22 23
 *     24 25 26 27 28 29
 *     30 31 32 33 34 35
 *
 * The tour lists them in the order of the walk. It begins where you like and runs in whichever
 * direction you like. One that begins in the corner and goes to row 1, column 2 begins 0, 8.
 */

/**
 * A closed tour of the n×n board: a knight's move from each square to the next and from the last to
 * the first, every square once. As a typed array, which keeps a million squares in four megabytes:
 * `new Int32Array(n * n)`.
 *
 * The time and the memory that it takes are linear in the number of squares. So four times as many
 * squares take about four times as long, and no call of a function waits for as many others as there
 * are squares.
 *
 * Boards with closed tours are those with an even n of at least 6. Any other n: a `RangeError` whose
 * message names `n`. Each call gives a new array, and the same tour.
 */
export function bigTour(n: number): Int32Array {
  // TODO: divide, tour, join, walk
  throw new Error("Not implemented: bigTour");
}
