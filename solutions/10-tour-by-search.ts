/**
 * Chapter 10: Tour by search. All calls of the search share one path. Each call stands on one square:
 * it puts the square on the path, asks for the rest of the tour from each of its neighbours in turn,
 * and takes the square off again when none of them leads to the end.
 */
import { type Board, type Square } from "../src/board";

/** A tour of the board that starts on `start`, or `null` when there is none. */
export function findTour(board: Board, start: Square): Square[] | null {
  if (!isSquare(board, start)) {
    throw new RangeError(`start must be a square of the board, but it is [${start}]`);
  }
  const path: Square[] = [];
  const visited = board.map((signs) => [...signs].map(() => false));
  return walksOn([...start], { board, path, visited, squares: countSquares(board) }) ? path : null;
}

type Search = {
  readonly board: Board;
  readonly squares: number;
  readonly path: Square[];
  /** `visited[row][col]`: is that square on the path? */
  readonly visited: boolean[][];
};

/**
 * Can the path go on to `square` and from there over all that is left? If so, the path is the whole
 * tour afterwards; if not, it is as it was.
 */
function walksOn(square: Square, search: Search): boolean {
  const { board, squares, path, visited } = search;
  const [row, col] = square;
  path.push(square); // place
  visited[row][col] = true;
  if (path.length === squares) return true; // report: every square is on the path

  for (const next of knightMoves(board, square)) {
    // choose
    if (visited[next[0]][next[1]]) continue; // check
    if (walksOn(next, search)) return true; // recurse, and report what was found
  }
  path.pop(); // undo
  visited[row][col] = false;
  return false; // report: a dead end, so an earlier square must be left in another way
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

/** The moves of chapter 09; the search has made sure that it starts on a square. */
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
