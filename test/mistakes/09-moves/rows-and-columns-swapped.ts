/**
 * Mistake: The check compares the row with the number of columns, and the column with the number of rows.
 * Caught by: stays on boards that are wider than high, or higher than wide
 */
import { type Board, type Square } from "../../../src/board";

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

export function knightMoves(board: Board, from: Square): Square[] {
  if (!isSquare(board, from)) throw new RangeError(`from is no square of the board: ${from}`);
  const [row, col] = from;
  const moves: Square[] = [];
  for (const [rows, cols] of jumps) {
    const to: Square = [row + rows, col + cols];
    if (isInside(board, to) && board[to[0]]?.[to[1]] !== "#") moves.push(to);
  }
  return moves;
}

export function squaresOf(board: Board): Square[] {
  const squares: Square[] = [];
  for (let row = 0; row < board.length; row++) {
    for (let col = 0; col < board[row].length; col++) {
      if (isSquare(board, [row, col])) squares.push([row, col]);
    }
  }
  return squares;
}

export function knightGraph(board: Board): number[][] {
  const squares = squaresOf(board);
  const numbers = new Map(squares.map((square, i) => [`${square}`, i]));
  return squares.map((from) => knightMoves(board, from).map((to) => numbers.get(`${to}`) ?? -1));
}

function isInside(board: Board, [row, col]: Square): boolean {
  return row >= 0 && row < board[0].length && col >= 0 && col < board.length;
}

function isSquare(board: Board, [row, col]: Square): boolean {
  return board[row]?.[col] === ".";
}
