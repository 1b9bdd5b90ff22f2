/**
 * Mistake: The search stops one square too early: it counts moves and not squares.
 * Caught by: finds the way around the 3×3 board without its centre, from each of its squares
 */
import { type Board, type Square } from "../../../src/board";

export function findTour(board: Board, start: Square): Square[] | null {
  if (!isSquare(board, start)) throw new RangeError(`start is no square of the board: ${start}`);
  const squares = countSquares(board);
  const path: Square[] = [];
  const visited = board.map((signs) => [...signs].map(() => false));

  const walksOn = ([row, col]: Square): boolean => {
    path.push([row, col]);
    visited[row][col] = true;
    if (path.length >= squares - 1) return true;
    for (const next of knightMoves(board, [row, col])) {
      if (visited[next[0]][next[1]]) continue;
      if (walksOn(next)) return true;
    }
    path.pop();
    visited[row][col] = false;
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
