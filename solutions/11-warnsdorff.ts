/**
 * Chapter 11: Warnsdorff. The walk is a loop and no recursion: the rule decides, and what is decided
 * stays. So there is nothing to undo, and one may walk over a board of any size.
 */
import { type Board, isOnBoard, type Square } from "../src/board";

/** From how many squares can the knight choose when it stands on `square`? */
export function onwardMoves(board: Board, visited: readonly Square[], square: Square): number {
  checkVisited(board, visited);
  checkOnBoard("square", board, square);
  return freeMoves(board, new Set(visited.map(String)), square).length;
}

/** The walk from `start` to the square with the fewest onward moves each time, until it is stuck. */
export function warnsdorff(board: Board, start: Square): Square[] {
  checkOnBoard("start", board, start);
  const walk: Square[] = [];
  const taken = new Set<string>();
  let here: Square | null = start;
  while (here !== null) {
    walk.push([...here]); // place: a copy, for `start` belongs to the caller
    taken.add(String(here));
    here = nextSquare(board, taken, here); // choose
  }
  return walk; // report
}

/** The free square with the fewest onward moves, the first of several; `null` when none is free. */
function nextSquare(board: Board, taken: ReadonlySet<string>, from: Square): Square | null {
  let best: Square | null = null;
  let fewest = Infinity;
  for (const square of freeMoves(board, taken, from)) {
    const onward = freeMoves(board, taken, square).length;
    if (onward >= fewest) continue; // an equal one comes later in the order, so it is too late
    best = square;
    fewest = onward;
  }
  return best;
}

/** The eight jumps, so that the squares they lead to come by row, then column. */
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

/** The squares of the board that a knight can jump to and that are not `taken`, in order. */
function freeMoves(board: Board, taken: ReadonlySet<string>, [row, col]: Square): Square[] {
  return jumps
    .map(([down, right]): Square => [row + down, col + right])
    .filter((square) => isOnBoard(board, square) && !taken.has(String(square)));
}

function checkVisited(board: Board, visited: readonly Square[]): void {
  const seen = new Set<string>();
  for (const square of visited) {
    checkOnBoard("visited", board, square);
    if (seen.has(String(square))) {
      throw new RangeError(`visited must list a square once, but it lists [${square}] twice`);
    }
    seen.add(String(square));
  }
}

function checkOnBoard(name: string, board: Board, square: Square): void {
  if (!isOnBoard(board, square)) {
    throw new RangeError(`${name} must be on a square of the board, but it is [${square}]`);
  }
}
