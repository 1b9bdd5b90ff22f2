/**
 * Chapter 14: Unfinished tours. Somebody has begun a tour. Finish it, or say that nobody can; then
 * answer the same question for any graph.
 *
 * A board is a list of strings, one a row: `.` is a square, `#` is a hole. A square is [row, col];
 * both count from 0, and row 0 is the top row. A tour is a list of squares, a knight's move from each
 * to the next, with every square of the board in it once. In a closed tour the last square is a
 * knight's move from the first.
 *
 * `completeTour(["...", ".#.", "..."], [[0, 1], [2, 2]])` goes on as numbered here. After two squares
 * there is no other way:
 *
 *     6 1 4
 *     3 # 7
 *     8 5 2
 *
 * A graph is a list of lists: `graph[i]` names the vertices to which an edge leads from vertex i.
 * `hamiltonianPath([[1, 2], [2], [1]], [0])` gives [0, 1, 2] or [0, 2, 1], whichever you like.
 *
 * What holds for both functions:
 *
 * - what has been begun stays as it is, in its order, at the front of the result;
 * - any one answer will do; `null` when there is none, and that is certain: nobody gives up;
 * - bad arguments are told before "no answer";
 * - arguments are never changed, all arrays that come back are new (squares, too), and nothing is
 *   remembered from one call to the next.
 *
 * The moves of the knight are those of chapter 09: copy your `knightMoves` or your `knightGraph`, or
 * write it again.
 */
import { type Board, type Square } from "../src/board";

/**
 * A whole tour that begins with `visited` in that order, or `null` when there is none. An empty
 * `visited` leaves the start to you. With `closed`, only a closed tour will do.
 *
 * The board of one square has a tour, which is open and not closed. A board without squares has none.
 *
 * A square of `visited` that is off the board or on a hole, one that is there twice, or a step that is
 * no knight's move: `RangeError` whose message names `visited`.
 */
export function completeTour(
  board: Board,
  visited: readonly Square[],
  closed = false,
): Square[] | null {
  // TODO: which moves are left to each square, and which of them are forced?
  throw new Error("Not implemented: completeTour");
}

/**
 * A path along edges that begins with `path` and meets every vertex of the graph once, or `null` when
 * there is none. An empty `path` leaves the start to you. A graph without vertices has none.
 *
 * An edge leads one way: from i to each vertex that `graph[i]` names. There may be another one that
 * leads back, or not. A vertex that names itself, or another one twice, says nothing new by it.
 *
 * A vertex of `path` that the graph doesn't have, one that is there twice, or a step along no edge:
 * `RangeError` whose message names `path`.
 */
export function hamiltonianPath(
  graph: readonly (readonly number[])[],
  path: readonly number[],
): number[] | null {
  // TODO: the same question, without a board
  throw new Error("Not implemented: hamiltonianPath");
}
