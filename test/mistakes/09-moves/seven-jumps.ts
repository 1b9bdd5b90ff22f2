/**
 * Mistake: One of the eight jumps is missing from the table.
 * Caught by: finds all eight moves from the middle of the 5×5 board, by row and then by column
 */
import { type Board, type Square } from "../../../src/board";

const jumps: readonly (readonly [rows: number, cols: number])[] = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
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
    if (isSquare(board, to)) moves.push(to);
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

function isSquare(board: Board, [row, col]: Square): boolean {
  return board[row]?.[col] === ".";
}
