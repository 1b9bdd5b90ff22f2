/**
 * Mistake: The start is not marked as visited, so the knight comes back to it.
 * Caught by: goes on while there is a square to go to, and no longer
 */
import { isOnBoard, type Board, type Square } from "../../../src/board";

export function onwardMoves(board: Board, visited: readonly Square[], square: Square): number {
  checkVisited(board, visited);
  checkSquare("square", board, square);
  return freeMoves(board, visited, square).length;
}

export function warnsdorff(board: Board, start: Square): Square[] {
  checkSquare("start", board, start);
  const walk: Square[] = [[start[0], start[1]]];
  const visited: Square[] = [];
  for (;;) {
    const choices = freeMoves(board, visited, walk[walk.length - 1]);
    if (choices.length === 0) return walk;
    const counts = choices.map((square) => freeMoves(board, visited, square).length);
    const best = choices[counts.indexOf(Math.min(...counts))];
    visited.push(best);
    walk.push(best);
  }
}

function freeMoves(board: Board, visited: readonly Square[], square: Square): Square[] {
  return knightMoves(board, square).filter((next) => !isVisited(visited, next));
}

function isVisited(visited: readonly Square[], [row, col]: Square): boolean {
  return visited.some(([r, c]) => r === row && c === col);
}

const jumps = [
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
    .map(([down, right]): Square => [row + down, col + right])
    .filter((square) => isOnBoard(board, square));
}

function checkVisited(board: Board, visited: readonly Square[]): void {
  visited.forEach((square, i) => {
    checkSquare("visited", board, square);
    if (isVisited(visited.slice(0, i), square))
      throw new RangeError(`visited lists [${square}] twice`);
  });
}

function checkSquare(name: string, board: Board, square: Square): void {
  if (!isOnBoard(board, square))
    throw new RangeError(`${name} must be on a square of the board, not [${square}]`);
}
