/**
 * Mistake: Distances are compared with their signs, so the knight only goes down and to the right.
 * Caught by: finds all eight moves from the middle of the 5×5 board, by row and then by column
 */
import { type Board, type Square } from "../../../src/board";

export function knightMoves(board: Board, from: Square): Square[] {
  if (!isSquare(board, from)) throw new RangeError(`from is no square of the board: ${from}`);
  const [row, col] = from;
  const moves: Square[] = [];
  for (const to of squaresOf(board)) {
    const product = (to[0] - row) * (to[1] - col);
    if (to[0] > row && product === 2) moves.push(to);
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
