/**
 * Mistake: The key of a square is its row and its column with nothing between: 1,10 and 11,0 are both 110.
 * Caught by: keeps the squares of a long chain apart, from row and column 10 on, too
 */
import { type Board, type Square } from "../../../src/board";

export function findTour(board: Board, start: Square): Square[] | null {
  if (!isSquare(board, start)) throw new RangeError(`start is no square of the board: ${start}`);
  const squares = countSquares(board);
  const path: Square[] = [];
  const visited = new Set<string>();

  const walksOn = ([row, col]: Square): boolean => {
    path.push([row, col]);
    visited.add(`${row}${col}`);
    if (path.length === squares) return true;
    for (const next of knightMoves(board, [row, col])) {
      if (visited.has(next.join(""))) continue;
      if (walksOn(next)) return true;
    }
    path.pop();
    visited.delete(`${row}${col}`);
    return false;
  };

  return walksOn(start) ? path : null;
}

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

function knightMoves(board: Board, [row, col]: Square): Square[] {
  return jumps
    .map(([rows, cols]): Square => [row + rows, col + cols])
    .filter((to) => isSquare(board, to));
}

function countSquares(board: Board): number {
  return [...board.join("")].filter((sign) => sign === ".").length;
}

function isSquare(board: Board, [row, col]: Square): boolean {
  return board[row]?.[col] === ".";
}
