/**
 * Mistake: A start off the board is searched from, and the answer is null.
 * Caught by: refuses a start just outside of the board, on each of its four sides
 */
import { type Board, type Square } from "../../../src/board";

type TourProblem = {
  readonly board: Board;
  readonly start?: Square;
  readonly visited?: readonly Square[];
  readonly closed?: boolean;
};

export function solveTour({
  board,
  start,
  visited = [],
  closed = false,
}: TourProblem): Square[] | null {
  check(board, start, visited);
  const squares = squaresOf(board);
  let beginnings: (readonly Square[])[] = squares.map((square) => [square]);
  if (start) beginnings = [[start]];
  if (visited.length > 0) beginnings = [visited];
  for (const beginning of beginnings) {
    const path = beginning.map(([row, col]): Square => [row, col]);
    if (search(board, squares.length, path, closed)) return path;
  }
  return null;
}

function search(board: Board, size: number, path: Square[], closed: boolean): boolean {
  const here = path[path.length - 1];
  if (path.length === size) return !closed || isMove(here, path[0]);
  const next = freeMoves(board, path, here)
    .map((square) => ({ square, onward: freeMoves(board, path, square).length }))
    .sort((a, b) => a.onward - b.onward);
  for (const { square } of next) {
    path.push(square);
    if (search(board, size, path, closed)) return true;
    path.pop();
  }
  return false;
}

function freeMoves(board: Board, path: readonly Square[], from: Square): Square[] {
  return squaresOf(board).filter(
    (square) => isMove(from, square) && !path.some((taken) => isSame(taken, square)),
  );
}

function squaresOf(board: Board): Square[] {
  return board.flatMap((line, row) =>
    [...line].flatMap((sign, col): Square[] => (sign === "." ? [[row, col]] : [])),
  );
}

function isMove([row, col]: Square, [otherRow, otherCol]: Square): boolean {
  return Math.abs(row - otherRow) * Math.abs(col - otherCol) === 2;
}

function isSame(a: Square, b: Square): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function check(board: Board, start: Square | undefined, visited: readonly Square[]): void {
  const isOn = ([row, col]: Square) => board[row]?.[col] === ".";
  visited.forEach((square, i) => {
    if (!isOn(square)) throw new RangeError("visited leaves the board");
    if (visited.slice(0, i).some((earlier) => isSame(earlier, square)))
      throw new RangeError("visited has a square twice");
    if (i > 0 && !isMove(visited[i - 1], square))
      throw new RangeError("visited has a jump that is no knight's move");
  });
  if (start && visited.length > 0 && !isSame(start, visited[0]))
    throw new RangeError("start is not where visited begins");
}
