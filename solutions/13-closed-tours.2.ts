/**
 * Chapter 13, a second way: no search tree, no step back. In 1759 Euler closed open tours by turning
 * a part of them round. When the end of a walk is a knight's move from one of its own squares, the
 * part behind that square may as well be walked backwards, and the walk has another end:
 *
 *     1 2 3 4 5 6 7 8    8 is a move from 4
 *     1 2 3 4 8 7 6 5    5 is the new end
 *
 * So a walk that is stuck is turned until it can go on, and a whole tour is turned until it can go
 * home. Nobody has proved that turning is always enough. From the middle of the board it is, on all
 * 316 boards of at most 24 rows and columns that have a closed tour.
 */
import { type Board, isOnBoard, rectangle, type Square } from "../src/board";

/** Whether `tour` visits each square of `board` once and comes home. */
export function isClosedTour(board: Board, tour: readonly Square[]): boolean {
  const waiting = new Set(squaresOf(board).map(String));
  if (tour.length === 0 || tour.length !== waiting.size) return false;
  let before = tour[tour.length - 1];
  for (const square of tour) {
    // A square that was met before is no longer waiting; one off the board never was.
    if (!waiting.delete(String(square)) || !isMove(before, square)) return false;
    before = square;
  }
  return true;
}

/** Schwenk's theorem, case by case. */
export function closedTourExists(rows: number, cols: number): boolean {
  checkSize("rows", rows);
  checkSize("cols", cols);
  if ((rows * cols) % 2 === 1) return false;
  switch (Math.min(rows, cols)) {
    case 0:
    case 1:
    case 2:
    case 4:
      return false;
    case 3:
      return Math.max(rows, cols) > 8;
    default:
      return true;
  }
}

/** A closed tour by turning, or `null` where Schwenk's theorem says that there is none. */
export function closedTour(rows: number, cols: number): Square[] | null {
  if (!closedTourExists(rows, cols)) return null;
  const board = rectangle(rows, cols);
  const inMiddle = (a: Square, b: Square) => outwards(a, rows, cols) - outwards(b, rows, cols);
  for (const start of squaresOf(board).sort(inMiddle)) {
    let walk: Square[] | null = [start];
    while (walk !== null) {
      walk = turnedToGoOn(board, walkedOn(board, walk));
      if (walk !== null && isClosedTour(board, walk)) return walk;
    }
  }
  throw new Error(`no start of the ${rows}×${cols} board leads to a closed tour by turning`);
}

/** The closed tour of a half and its half-turn, or `null`. */
export function closedFromHalf(
  half: readonly Square[],
  rows: number,
  cols: number,
): Square[] | null {
  checkSize("rows", rows);
  checkSize("cols", cols);
  if (rows % 2 !== 0) throw new RangeError(`rows must be even, not ${rows}`);
  const upper = rectangle(rows / 2, cols);
  if (!isOpenTour(upper, half)) return null;
  const halfTurn = ([row, col]: Square): Square => [rows - 1 - row, cols - 1 - col];
  // The other joint is the half-turn of this one, and so it is a move as well.
  if (!isMove(half[half.length - 1], halfTurn(half[0]))) return null;
  return [...half.map(([row, col]): Square => [row, col]), ...half.map(halfTurn)];
}

/** Warnsdorff's walk, from where it stands until it is stuck; ties go to the square furthest out. */
function walkedOn(board: Board, walk: readonly Square[]): Square[] {
  const squares = [...walk];
  const visited = new Set(walk.map(String));
  for (;;) {
    const free = (square: Square) =>
      movesFrom(board, square).filter((s) => !visited.has(String(s)));
    const out = (square: Square) => outwards(square, board.length, board[0].length);
    const [next] = free(squares[squares.length - 1])
      .map((square) => ({ square, onward: free(square).length }))
      .sort((a, b) => a.onward - b.onward || out(b.square) - out(a.square));
    if (next === undefined) return squares;
    squares.push(next.square);
    visited.add(String(next.square));
  }
}

/** The walk, turned as little as possible, until its end has somewhere to go: on, or at last home. */
function turnedToGoOn(board: Board, walk: readonly Square[]): Square[] | null {
  const isWhole = walk.length === squaresOf(board).length;
  const visited = new Set(walk.map(String));
  const ends = (turned: readonly Square[]) =>
    `${turned[0].join()} ${turned[turned.length - 1].join()}`;
  const met = new Set([ends(walk)]);
  const queue = [[...walk]];
  for (const turned of queue) {
    const onward = movesFrom(board, turned[turned.length - 1]);
    const canGoOn = isWhole
      ? isClosedTour(board, turned)
      : onward.some((square) => !visited.has(String(square)));
    if (canGoOn) return turned;
    for (const other of turnsOf(turned, onward)) {
      if (met.has(ends(other))) continue; // one walk for each pair of ends is enough
      met.add(ends(other));
      queue.push(other);
    }
  }
  return null;
}

/** The same walk backwards, and with each part turned round to which the end can move. */
function turnsOf(walk: readonly Square[], onward: readonly Square[]): Square[][] {
  const places = onward.map((square) => walk.findIndex((other) => isSame(square, other)));
  const parts = places.map((at) => [...walk.slice(0, at + 1), ...walk.slice(at + 1).reverse()]);
  return [[...walk].reverse(), ...parts];
}

/** All squares of `tour` on the board, each once, with a move from each to the next. */
function isOpenTour(board: Board, tour: readonly Square[]): boolean {
  return (
    tour.length > 0 &&
    tour.length === squaresOf(board).length &&
    new Set(tour.map(String)).size === tour.length &&
    tour.every((square) => isOnBoard(board, square)) &&
    tour.slice(1).every((square, i) => isMove(tour[i], square))
  );
}

function squaresOf(board: Board): Square[] {
  return board
    .flatMap((line, row) => [...line].map((_, col): Square => [row, col]))
    .filter((square) => isOnBoard(board, square));
}

function movesFrom(board: Board, from: Square): Square[] {
  const [row, col] = from;
  const near = [-2, -1, 1, 2].flatMap((down) =>
    [-2, -1, 1, 2].map((right): Square => [row + down, col + right]),
  );
  return near.filter((square) => isMove(from, square) && isOnBoard(board, square));
}

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
