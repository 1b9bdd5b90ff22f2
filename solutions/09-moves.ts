/**
 * Chapter 09: Moves. The table is written in the order in which the moves are wanted, so nothing has
 * to be sorted: not the moves of a square, and not the numbers of its neighbours in the graph, for
 * squares are numbered in that same order.
 */
import { type Board, type Square } from "../src/board";

/** A knight's eight jumps, by rows, then by columns. */
const jumps: readonly (readonly [rows: number, cols: number])[] = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
];

/** The squares to which a knight on `from` can go, by row, then by column. */
export function knightMoves(board: Board, from: Square): Square[] {
  if (!isSquare(board, from)) {
    throw new RangeError(`from must be a square of the board, but it is [${from}]`);
  }
  const [row, col] = from;
  return jumps
    .map(([rows, cols]): Square => [row + rows, col + cols]) // choose
    .filter((to) => isSquare(board, to)); // check
}

/** Every square of the board, row by row. */
export function squaresOf(board: Board): Square[] {
  return board.flatMap((signs, row) =>
    [...signs].map((_, col): Square => [row, col]).filter((square) => isSquare(board, square)),
  );
}

/** For each square of `squaresOf`, the numbers of the squares that are a knight's move away. */
export function knightGraph(board: Board): number[][] {
  const squares = squaresOf(board);
  const numbers = new Map(squares.map((square, i) => [keyOf(square), i]));
  return squares.map((from) => knightMoves(board, from).map((to) => numbers.get(keyOf(to))!));
}

/**
 * Is this a square of the board? Outside of the board there is no row or no sign, `undefined`, and a
 * hole has another sign, so one question is enough.
 */
function isSquare(board: Board, [row, col]: Square): boolean {
  return board[row]?.[col] === ".";
}

/** A square as text, for arrays are equal only to themselves. The comma keeps 1,10 and 11,0 apart. */
function keyOf([row, col]: Square): string {
  return `${row},${col}`;
}
