/**
 * Chapter 16: Tour solver. Whatever is asked, it becomes one question: which tours begin with this
 * path? A start is a path of one square. When nothing is given, every square gets its turn as a
 * start. For closed tours one of them is enough: a circle passes all squares, so it can begin on any.
 *
 * The search is that of chapter 12, as a loop. A recursion would call itself once for each square,
 * and a board of 100 × 100 squares would be too deep for it.
 */
import { type Board, isOnBoard, type Square } from "../src/board";

export type TourProblem = {
  readonly board: Board;
  readonly start?: Square;
  readonly visited?: readonly Square[];
  readonly closed?: boolean;
};

/** A tour that solves the problem, or `null` when there is none. */
export function solveTour(problem: TourProblem): Square[] | null {
  checkProblem(problem);
  for (const beginning of beginnings(problem)) {
    const tour = tourThatBeginsWith(beginning, problem);
    if (tour !== null) return tour;
  }
  return null;
}

/** The paths with which a tour may begin. */
function beginnings({ board, start, visited = [], closed }: TourProblem): (readonly Square[])[] {
  if (visited.length > 0) return [visited];
  if (start !== undefined) return [[start]];
  const starts = squaresOf(board).map((square) => [square]);
  return closed ? starts.slice(0, 1) : starts;
}

/** The search: squares with few onward moves first, and one step back where the knight is stuck. */
function tourThatBeginsWith(
  beginning: readonly Square[],
  { board, closed }: TourProblem,
): Square[] | null {
  const size = squaresOf(board).length;
  const path = beginning.map(([row, col]): Square => [row, col]); // copies: the caller's stay his
  const taken = new Set(path.map(String));
  const waysOn = () => {
    const isHomeCutOff = freeMoves(board, taken, path[0]).length === 0;
    if (closed && isHomeCutOff) return []; // check: nothing could come back to the first square
    return movesInOrder(board, taken, path[path.length - 1]);
  };
  // For each square of the path, from the last of the beginning on: where it has not gone to yet.
  const untried = [waysOn()];
  while (path.length < size || (closed && !isClosed(path))) {
    const next = untried[untried.length - 1].shift(); // choose
    if (next !== undefined) {
      path.push(next); // place
      taken.add(String(next));
      untried.push(waysOn()); // the next turn of the loop searches on from here
    } else {
      untried.pop();
      if (untried.length === 0) return null; // report: back at the beginning, which is not ours to change
      taken.delete(String(path.pop())); // undo
    }
  }
  return path; // report
}

/** Warnsdorff's rule as an order; of equal squares, those far from the centre come first (Roth). */
function movesInOrder(board: Board, taken: ReadonlySet<string>, from: Square): Square[] {
  return freeMoves(board, taken, from)
    .map((square) => ({
      square,
      onward: freeMoves(board, taken, square).length,
      distance: distanceFromCentre(board, square),
    }))
    .sort((a, b) => a.onward - b.onward || b.distance - a.distance)
    .map(({ square }) => square);
}

/** Squared and doubled, to stay with whole numbers; only compared. */
function distanceFromCentre(board: Board, [row, col]: Square): number {
  return (2 * row - board.length + 1) ** 2 + (2 * col - board[0].length + 1) ** 2;
}

function isClosed(path: readonly Square[]): boolean {
  return isKnightsMove(path[path.length - 1], path[0]);
}

const jumps: readonly (readonly [down: number, right: number])[] = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
];

function freeMoves(board: Board, taken: ReadonlySet<string>, [row, col]: Square): Square[] {
  return jumps
    .map(([down, right]): Square => [row + down, col + right])
    .filter((square) => isOnBoard(board, square) && !taken.has(String(square)));
}

function isKnightsMove(from: Square, to: Square): boolean {
  return Math.abs(from[0] - to[0]) * Math.abs(from[1] - to[1]) === 2;
}

function squaresOf(board: Board): Square[] {
  return board.flatMap((line, row) =>
    [...line].flatMap((sign, col): Square[] => (sign === "." ? [[row, col]] : [])),
  );
}

/** Questions that make no sense are told before any answer, also before `null`. */
function checkProblem({ board, start, visited = [] }: TourProblem): void {
  if (start !== undefined && !isOnBoard(board, start)) {
    throw new RangeError(`start must be a square of the board, but it is [${start}]`);
  }
  for (const [i, square] of visited.entries()) {
    if (!isOnBoard(board, square)) {
      throw new RangeError(`visited has [${square}], which is no square of the board`);
    }
    if (visited.slice(0, i).some((earlier) => isSame(earlier, square))) {
      throw new RangeError(`visited has [${square}] twice, but a path visits a square once`);
    }
    if (i > 0 && !isKnightsMove(visited[i - 1], square)) {
      throw new RangeError(
        `visited goes from [${visited[i - 1]}] to [${square}], no knight's move`,
      );
    }
  }
  if (start !== undefined && visited.length > 0 && !isSame(start, visited[0])) {
    throw new RangeError(`start is [${start}], but visited begins on [${visited[0]}]`);
  }
}

function isSame(a: Square, b: Square): boolean {
  return a[0] === b[0] && a[1] === b[1];
}
