/**
 * Mistake: When it is stuck, the walk steps back and tries the next square.
 * Caught by: ends where it is stuck, and does not step back
 */
import { isOnBoard, type Board, type Square } from "../../../src/board";

export function onwardMoves(board: Board, visited: readonly Square[], square: Square): number {
  checkVisited(board, visited);
  checkSquare("square", board, square);
  return freeMoves(board, visited, square).length;
}

export function warnsdorff(board: Board, start: Square): Square[] {
  checkSquare("start", board, start);
  const squares = board.join("").replaceAll("#", "").length;
  const walk: Square[] = [[start[0], start[1]]];
  const longest: Square[] = [];
  let tries = 0;
  const goOn = (): boolean => {
    if (walk.length > longest.length) longest.splice(0, Infinity, ...walk);
    if (walk.length === squares || tries++ > 5000) return true;
    const onward = (square: Square) => freeMoves(board, walk, square).length;
    const choices = freeMoves(board, walk, walk[walk.length - 1]);
    for (const square of choices.sort((a, b) => onward(a) - onward(b))) {
      walk.push(square);
      if (goOn()) return true;
      walk.pop();
    }
    return false;
  };
  goOn();
  return longest;
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
