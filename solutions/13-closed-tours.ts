/**
 * Chapter 13: Closed tours. The search is that of the chapters before, in a loop, so that large boards
 * need no deep recursion. New is the check: a closed tour enters each square and leaves it again, so
 * a square that is still to come needs two doors.
 */
import { type Board, isOnBoard, rectangle, type Square } from "../src/board";

/** Whether `tour` visits each square of `board` once and comes home. */
export function isClosedTour(board: Board, tour: readonly Square[]): boolean {
  const squares = board.join("").replaceAll("#", "").length;
  const different = new Set(tour.map((square) => square.join()));
  return (
    squares > 0 &&
    tour.length === squares &&
    different.size === squares &&
    tour.every((square) => isOnBoard(board, square)) &&
    // The square after the last is the first. A lone square is no move from itself.
    tour.every((square, i) => isMove(square, tour[(i + 1) % tour.length]))
  );
}

/** Schwenk's theorem: there is a closed tour unless one of three things forbids it. */
export function closedTourExists(rows: number, cols: number): boolean {
  checkSize("rows", rows);
  checkSize("cols", cols);
  const [short, long] = rows < cols ? [rows, cols] : [cols, rows];
  if (short % 2 === 1 && long % 2 === 1) return false; // one colour has a square more
  if (short < 3 || short === 4) return false; // too narrow; on four rows, the inner two are too few
  return short !== 3 || long >= 10; // 3×4, 3×6 and 3×8 have none
}

/** A closed tour by search, or `null` where Schwenk's theorem says that there is none. */
export function closedTour(rows: number, cols: number): Square[] | null {
  if (!closedTourExists(rows, cols)) return null;
  const board = rectangle(rows, cols);
  // A closed tour passes everywhere. In the middle, most doors lead home.
  const start: Square = [Math.floor(rows / 2), Math.floor(cols / 2)];

  const walk: Square[] = [];
  const free = board.map((row) => [...row].map(() => true));
  const isFree = ([row, col]: Square) => free[row][col];

  /** From where a free square can be entered, and to where it can be left. */
  const doors = (square: Square) => {
    const ends = [start, walk[walk.length - 1]];
    return movesFrom(board, square).filter(
      (other) => isFree(other) || ends.some((end) => isSame(end, other)),
    );
  };

  /** Can all squares still be entered and left? Only those near the square just left have a door less. */
  const isHopeless = () => {
    const left = walk.length < 2 ? [] : movesFrom(board, walk[walk.length - 2]);
    return (
      left.some((square) => isFree(square) && doors(square).length < 2) ||
      !movesFrom(board, start).some(isFree)
    );
  };

  /** The squares to go on to, the best one last. */
  const choices = (): Square[] => {
    if (isHopeless()) return []; // check
    const onward = (square: Square) => movesFrom(board, square).filter(isFree).length;
    const ranked = movesFrom(board, walk[walk.length - 1])
      .filter(isFree)
      .map((square) => ({ square, onward: onward(square), out: outwards(square, rows, cols) }));
    ranked.sort((a, b) => b.onward - a.onward || a.out - b.out); // Warnsdorff, ties as Roth
    return ranked.map(({ square }) => square);
  };

  // untried[k] lists what may still become number k of the walk.
  const untried: Square[][] = [[start]];
  while (untried.length > 0) {
    const next = untried[untried.length - 1].pop(); // choose
    if (next === undefined) {
      untried.pop();
      const lifted = walk.pop(); // undo
      if (lifted !== undefined) free[lifted[0]][lifted[1]] = true;
      continue;
    }
    walk.push(next); // place
    free[next[0]][next[1]] = false;
    if (walk.length === rows * cols && isMove(next, start)) return walk; // report
    untried.push(choices());
  }
  return null;
}

/** The closed tour of a half and its half-turn, or `null`. */
export function closedFromHalf(
  half: readonly Square[],
  rows: number,
  cols: number,
): Square[] | null {
  checkSize("rows", rows);
  checkSize("cols", cols);
  if (rows % 2 === 1) throw new RangeError(`rows must be even, but it is ${rows}`);
  const isUpper = half.every(([row]) => row < rows / 2);
  const turned = half.map(([row, col]): Square => [rows - 1 - row, cols - 1 - col]);
  // When the whole is a closed tour and its first half never leaves the upper half of the board, this
  // first half is a tour of it. Nothing more has to be checked.
  const whole = [...half, ...turned].map(([row, col]): Square => [row, col]);
  return isUpper && isClosedTour(rectangle(rows, cols), whole) ? whole : null;
}

/** The squares of the board that are a knight's move from `from`, by row, then column. */
function movesFrom(board: Board, [row, col]: Square): Square[] {
  return steps
    .map(([down, right]): Square => [row + down, col + right])
    .filter((square) => isOnBoard(board, square));
}

const steps: readonly Square[] = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
];

function isMove([row, col]: Square, [otherRow, otherCol]: Square): boolean {
  return Math.abs(row - otherRow) * Math.abs(col - otherCol) === 2;
}

function isSame(a: Square, b: Square): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** How far out a square lies: the square of its distance from the centre. */
function outwards([row, col]: Square, rows: number, cols: number): number {
  return (row - (rows - 1) / 2) ** 2 + (col - (cols - 1) / 2) ** 2;
}

function checkSize(name: string, size: number): void {
  if (!Number.isInteger(size) || size < 0) {
    throw new RangeError(`${name} must be a whole number, 0 or more, but it is ${size}`);
  }
}
