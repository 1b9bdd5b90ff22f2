/**
 * Mistake: The check compares the row with the number of columns, and the column with the number of rows.
 * Caught by: answers null on the 2×2 and the 1×3 board, where the knight cannot move
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
    if (path.length === squares) return true;
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
    .filter((to) => isInside(board, to) && board[to[0]]?.[to[1]] !== "#");
}

function isInside(board: Board, [row, col]: Square): boolean {
  return row >= 0 && row < board[0].length && col >= 0 && col < board.length;
}

function countSquares(board: Board): number {
  return [...board.join("")].filter((sign) => sign === ".").length;
}

function isSquare(board: Board, [row, col]: Square): boolean {
  return board[row]?.[col] === ".";
}
