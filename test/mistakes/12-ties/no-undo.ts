/**
 * Mistake: No undo: a square stays in the walk after it has led nowhere.
 * Caught by: answers null on the 3×3 and the 3×5 board, which have no tour
 */
import { type Board, type Square } from "../../../src/board";

export type TieBreak = (
  tied: readonly Square[],
  board: Board,
  visited: readonly Square[],
) => Square;

export function firstInOrder(
  tied: readonly Square[],
  board: Board,
  visited: readonly Square[],
): Square {
  checkTie(tied, board, visited);
  return inOrder(tied)[0];
}

export function farthestFromCentre(
  tied: readonly Square[],
  board: Board,
  visited: readonly Square[],
): Square {
  checkTie(tied, board, visited);
  const distances = tied.map((square) => distance(board, square));
  const farthest = Math.max(...distances);
  return inOrder(tied.filter((_, i) => distances[i] === farthest))[0];
}

function distance(board: Board, [row, col]: Square): number {
  return (row - (board.length - 1) / 2) ** 2 + (col - (board[0].length - 1) / 2) ** 2;
}

export function fewestNextMoves(
  tied: readonly Square[],
  board: Board,
  visited: readonly Square[],
): Square {
  checkTie(tied, board, visited);
  const sums = tied.map((square) => {
    let sum = 0;
    for (const next of moves(board, visited, square)) {
      sum += moves(board, visited, next).length;
    }
    return sum;
  });
  const fewest = Math.min(...sums);
  return inOrder(tied.filter((_, i) => sums[i] === fewest))[0];
}

export function warnsdorffWith(board: Board, start: Square, tieBreak: TieBreak): Square[] {
  check("start", board, start);
  const walk: Square[] = [[...start]];
  for (;;) {
    const next = moves(board, walk, walk[walk.length - 1]);
    if (next.length === 0) return walk;
    const counts = next.map((square) => moves(board, walk, square).length);
    const fewest = Math.min(...counts);
    const tied = next.filter((_, i) => counts[i] === fewest);
    const [row, col] = tieBreak(tied, board, walk);
    walk.push([row, col]);
  }
}

export function tourFrom(board: Board, start: Square): Square[] | null {
  check("start", board, start);
  return tourThatBegins(board, [[...start]]);
}

function tourThatBegins(board: Board, walk: Square[]): Square[] | null {
  if (walk.length === board.join("").replaceAll("#", "").length) return [...walk];
  const next = moves(board, walk, walk[walk.length - 1]).map((square) => ({
    square,
    onward: moves(board, walk, square).length,
  }));
  next.sort((a, b) => a.onward - b.onward);
  for (const { square } of next) {
    walk.push(square);
    const tour = tourThatBegins(board, walk);
    if (tour !== null) return tour;
  }
  return null;
}

function moves(board: Board, visited: readonly Square[], [row, col]: Square): Square[] {
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
  return jumps
    .map(([down, right]): Square => [row + down, col + right])
    .filter(([r, c]) => board[r]?.[c] === ".")
    .filter((square) => !visited.some((been) => isSame(been, square)));
}

function inOrder(squares: readonly Square[]): Square[] {
  return [...squares].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function isSame(a: Square, b: Square): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function checkTie(tied: readonly Square[], board: Board, visited: readonly Square[]): void {
  for (const square of tied) check("tied", board, square);
  visited.forEach((square, i) => {
    check("visited", board, square);
    if (visited.slice(0, i).some((been) => isSame(been, square))) {
      throw new RangeError(`visited must have no square twice, but it has [${square.join(", ")}]`);
    }
  });
}

function check(name: string, board: Board, [row, col]: Square): void {
  if (board[row]?.[col] !== ".") {
    throw new RangeError(`${name} must be on the board, but it has [${row}, ${col}]`);
  }
}
