/**
 * Mistake: The walk begins with the caller's own array.
 * Caught by: gives the same walk when it is asked again, in new arrays
 */
import { isOnBoard, type Board, type Square } from "../../../src/board";

export function onwardMoves(board: Board, visited: readonly Square[], square: Square): number {
  checkVisited(board, visited);
  checkSquare("square", board, square);
  return freeMoves(board, visited, square).length;
}

export function warnsdorff(board: Board, start: Square): Square[] {
  checkSquare("start", board, start);
  const walk: Square[] = [start];
  for (;;) {
    const choices = freeMoves(board, walk, walk[walk.length - 1]);
    if (choices.length === 0) return walk;
    walk.push(bestOf(board, walk, choices));
  }
}

function bestOf(board: Board, walk: readonly Square[], choices: readonly Square[]): Square {
  let best = choices[0];
  let fewest = Infinity;
  for (const square of choices) {
    const onward = freeMoves(board, walk, square).length;
    if (onward < fewest) {
      best = square;
      fewest = onward;
    }
  }
  return best;
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
