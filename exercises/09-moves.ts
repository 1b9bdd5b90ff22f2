/**
 * Chapter 09: Moves. Where a knight can go, on a board of any outline, and what remains of the board
 * when only that is kept: a graph.
 *
 * A board is a list of rows from the top, one string a row: `.` is a square, `#` is a hole. All rows
 * are equally long. A square is `[row, col]`, both from 0. A knight goes two squares along a row and
 * one along a column, or one along a row and two along a column. It jumps: what lies between does
 * not matter. It lands on squares of the board only.
 *
 * Arguments are never changed, and each call gives new arrays, the squares in them included.
 */
import { type Board, type Square } from "../src/board";

/**
 * The squares to which a knight on `from` can go, sorted by row, and within a row by column; an empty
 * list when there are none.
 *
 * On this board, `knightMoves(["....", "..#.", "...."], [2, 0])` is `[[0, 1]]`. The knight is N, the
 * square that it can reach is x. Without the hole it could also go to `[1, 2]`:
 *
 *     . x . .
 *     . . # .
 *     N . . .
 *
 * When `from` is no square of the board (outside of it, on a hole, not made of whole numbers): a
 * `RangeError` whose message names `from`.
 */
export function knightMoves(board: Board, from: Square): Square[] {
  // TODO: a table of the jumps; which of them end on a square?
  throw new Error("Not implemented: knightMoves");
}

/**
 * Every square of the board, row by row from the top, and in a row from the left. Holes are no
 * squares. A board without squares has an empty list.
 */
export function squaresOf(board: Board): Square[] {
  // TODO: all rows, all columns, no holes
  throw new Error("Not implemented: squaresOf");
}

/**
 * The knight's graph of the board: `graph[i]` are the neighbours of square number i, ascending.
 *
 * A square's number is its place in `squaresOf(board)`, and its neighbours are the numbers of the
 * squares to which a knight can go from there. `knightGraph([".#.", "..."])` is
 * `[[4], [2], [1], [], [0]]`:
 *
 *     0 # 1
 *     2 3 4
 */
export function knightGraph(board: Board): number[][] {
  // TODO: give each square its number; then look up the numbers of its moves
  throw new Error("Not implemented: knightGraph");
}
