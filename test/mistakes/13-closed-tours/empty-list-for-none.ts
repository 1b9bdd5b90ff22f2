/**
 * Mistake: An empty list is given where null should say that there is no closed tour.
 * Caught by: answers null on small boards that have no closed tour
 */
import { isOnBoard, rectangle, type Board, type Square } from "../../../src/board";

export function isClosedTour(board: Board, tour: readonly Square[]): boolean {
  const squares = [...board.join("")].filter((sign) => sign === ".").length;
  if (squares === 0 || tour.length !== squares) return false;
  if (new Set(tour.map((square) => square.join())).size !== squares) return false;
  if (!tour.every((square) => isOnBoard(board, square))) return false;
  return tour.every((square, i) => isMove(square, tour[(i + 1) % tour.length]));
}

export function closedTourExists(rows: number, cols: number): boolean {
  checkSize("rows", rows);
  checkSize("cols", cols);
  const short = Math.min(rows, cols);
  if ((rows * cols) % 2 === 1 || short < 3 || short === 4) return false;
  return short > 4 || Math.max(rows, cols) >= 10;
}

export function closedTour(rows: number, cols: number): Square[] | null {
  if (!closedTourExists(rows, cols)) return [];
  const board = rectangle(rows, cols);
  const taken = new Set<string>(["0,0"]);
  return finished(board, [[0, 0]], taken) ? walkOf(taken) : null;
}

/** Goes on from the end of the walk. The squares taken are in the order in which they were taken. */
function finished(board: Board, walk: Square[], taken: Set<string>): boolean {
  const start = walk[0];
  const here = walk[walk.length - 1];
  const isFree = (square: Square) => !taken.has(square.join());
  if (walk.length === board.length * board[0].length) return isMove(here, start);
  if (!canAllBeEnteredAndLeft(board, walk, isFree)) return false;
  const onward = (square: Square) => movesFrom(board, square).filter(isFree).length;
  const choices = movesFrom(board, here).filter(isFree);
  for (const square of choices.sort((a, b) => onward(a) - onward(b))) {
    walk.push(square);
    taken.add(square.join());
    if (finished(board, walk, taken)) return true;
    taken.delete(square.join());
    walk.pop();
  }
  return false;
}

function walkOf(taken: ReadonlySet<string>): Square[] {
  return [...taken].map((key): Square => {
    const [row, col] = key.split(",").map(Number);
    return [row, col];
  });
}

/** Is the way home open, and has every free square near the one just left two doors? */
function canAllBeEnteredAndLeft(
  board: Board,
  walk: readonly Square[],
  isFree: (square: Square) => boolean,
): boolean {
  if (walk.length < 2) return true;
  if (!movesFrom(board, walk[0]).some(isFree)) return false;
  const ends = [walk[0], walk[walk.length - 1]].map(String);
  const isDoor = (square: Square) => isFree(square) || ends.includes(String(square));
  return movesFrom(board, walk[walk.length - 2])
    .filter(isFree)
    .every((square) => movesFrom(board, square).filter(isDoor).length >= 2);
}

export function closedFromHalf(
  half: readonly Square[],
  rows: number,
  cols: number,
): Square[] | null {
  checkSize("rows", rows);
  checkSize("cols", cols);
  if (rows % 2 !== 0) throw new RangeError(`rows must be even, not ${rows}`);
  if (half.some(([row]) => row >= rows / 2)) return null;
  const turned = half.map(([row, col]): Square => [rows - 1 - row, cols - 1 - col]);
  const whole = [...half.map(([row, col]): Square => [row, col]), ...turned];
  return isClosedTour(rectangle(rows, cols), whole) ? whole : null;
}

function movesFrom(board: Board, from: Square): Square[] {
  const steps = [-2, -1, 1, 2];
  return steps
    .flatMap((down) => steps.map((right): Square => [from[0] + down, from[1] + right]))
    .filter((to) => isOnBoard(board, to) && isMove(from, to));
}

function isMove(a: Square, b: Square): boolean {
  return Math.abs(a[0] - b[0]) * Math.abs(a[1] - b[1]) === 2;
}

function checkSize(name: string, size: number): void {
  if (!Number.isInteger(size) || size < 0) {
    throw new RangeError(`${name} must be a whole number >= 0, not ${size}`);
  }
}
