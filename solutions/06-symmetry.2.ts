/**
 * Chapter 06, a second way: the fastest counter of the course. It looks at about an eighth of the
 * solutions and weighs them.
 *
 * Turned and mirrored, a solution shows eight pictures. In each, the top queen stands so many columns
 * from the left; these eight numbers are the distances of the border queens from the corners. The
 * search goes only for pictures whose own number is the smallest of the eight. When k of the eight
 * share it, the search finds k, so each stands for 8/k. A solution that looks the same after a half
 * turn needs no extra care: half the pictures in all, and half of those that are found.
 */
import { type Placement, type Square } from "../src/board";

const largest = 16;

/** 8/k in thirds of a solution, so that all sums stay whole; whole numbers are what V8 adds fastest. */
const weights = [0, 24, 12, 8, 6];

// What stays the same during one search lies here and not in a closure around the functions: V8
// reaches it faster. Every search sets it before it starts, so no call sees the state of another.
let board = 0;
/** The leftmost and the rightmost column. */
let sides = 0;
let rightSide = 0;
/** The column as far from the right side as the top queen is from the left one. */
let mirrorOfTop = 0;
/** The columns where the bottom queen is not nearer to a corner than the top queen. */
let bottomColumns = 0;
/** How many border queens so far are as near to a corner as the top queen, herself included. */
let ties = 0;
/** What a solution weighs, and what it weighs when its bottom queen is one more of these. */
let weight = 0;
let weightOfTie = 0;

/** The number of ways to place n peaceful queens on the n×n board. */
export function countWithBits(n: number): number {
  checkSize(n);
  if (n > largest) throw new RangeError(`n must be at most ${largest}, but it is ${n}`);
  if (n < 2) return 1; // one square is all four corners at once
  board = (1 << n) - 1;
  rightSide = 1 << (n - 1);
  sides = 1 | rightSide;
  let thirds = withQueenInCorner(n);
  for (let col = 1; col < n - 1 - col; col++) thirds += withTopQueen(col, n);
  return thirds / 3;
}

/**
 * All solutions with a queen in a corner, weighed. They have eight pictures, two for each corner:
 * mirrored along its diagonal. Of such two, this search finds the one whose queen in row 1 is nearer
 * to the corner than the queen in column 1.
 */
function withQueenInCorner(n: number): number {
  bottomColumns = board; // no second queen can be in a corner
  mirrorOfTop = 0; // so there is no tie
  weight = weights[1];
  let thirds = 0;
  for (let col = 2; col < n - 1; col++) {
    const queen = 1 << col;
    // Rows 2 to col must leave column 1 free.
    thirds += belowCorner(col - 1, board & ~(1 | queen), (2 | queen) << 1, queen >> 1);
  }
  return thirds;
}

/** `rows` more rows leave column 1 free; from there on, it is a column like any other. */
function belowCorner(rows: number, open: number, falling: number, rising: number): number {
  let free = open & ~(falling | rising);
  if (rows === 0) return free === 0 ? 0 : plain(free, open, falling, rising);
  free &= ~2;
  let thirds = 0;
  while (free !== 0) {
    const queen = free & -free;
    free ^= queen;
    thirds += belowCorner(rows - 1, open ^ queen, (falling | queen) << 1, (rising | queen) >> 1);
  }
  return thirds;
}

/**
 * All solutions whose top queen is `col` squares from a corner, and no border queen nearer, weighed.
 * The queens of the two sides must stand in rows `col` to n - 1 - col.
 */
function withTopQueen(col: number, n: number): number {
  const queen = 1 << col;
  mirrorOfTop = 1 << (n - 1 - col);
  bottomColumns = (mirrorOfTop << 1) - queen; // from col to n - 1 - col
  return aboveSides(col - 1, n - 2 - 2 * col, board ^ queen, queen << 1, queen >> 1);
}

/** `rows` more rows leave the sides free. The next one is the first that may not. */
function aboveSides(
  rows: number,
  rowsBetween: number,
  open: number,
  falling: number,
  rising: number,
): number {
  let free = open & ~(falling | rising);
  if (rows > 0) free &= ~sides;
  let thirds = 0;
  while (free !== 0) {
    const queen = free & -free;
    free ^= queen;
    const openBelow = open ^ queen;
    const fallingBelow = (falling | queen) << 1;
    const risingBelow = (rising | queen) >> 1;
    if (rows > 0) {
      thirds += aboveSides(rows - 1, rowsBetween, openBelow, fallingBelow, risingBelow);
      continue;
    }
    // On the left side, this row shares a rising diagonal with the top queen: no tie there.
    ties = queen === rightSide ? 2 : 1;
    const freeBelow = openBelow & ~(fallingBelow | risingBelow);
    if (freeBelow !== 0) {
      thirds += alongSides(rowsBetween, freeBelow, openBelow, fallingBelow, risingBelow);
    }
  }
  return thirds;
}

/** After `rows` more rows comes the last one that may give a side its queen. */
function alongSides(
  rows: number,
  free: number,
  open: number,
  falling: number,
  rising: number,
): number {
  const openSides = open & sides;
  // Both sides have their queen: of the border, only the bottom is left to watch.
  if (openSides === 0) return belowSides(ties, free, open, falling, rising);
  if (rows === 0) return lastForSides(openSides, free, open, falling, rising);

  let thirds = 0;
  do {
    const queen = free & -free;
    free ^= queen;
    const openBelow = open ^ queen;
    const fallingBelow = (falling | queen) << 1;
    const risingBelow = (rising | queen) >> 1;
    const freeBelow = openBelow & ~(fallingBelow | risingBelow);
    if (freeBelow !== 0) {
      thirds = (thirds + alongSides(rows - 1, freeBelow, openBelow, fallingBelow, risingBelow)) | 0;
    }
  } while (free !== 0);
  return thirds;
}

/** The queen of this row must stand on the side that is still open; two of them are one too many. */
function lastForSides(
  openSides: number,
  free: number,
  open: number,
  falling: number,
  rising: number,
): number {
  const queen = free & openSides;
  if (openSides === sides || queen === 0) return 0;
  const openBelow = open ^ queen;
  const fallingBelow = (falling | queen) << 1;
  const risingBelow = (rising | queen) >> 1;
  const freeBelow = openBelow & ~(fallingBelow | risingBelow);
  if (freeBelow === 0) return 0;
  // On the right side, this row shares a falling diagonal with the top queen: no tie there.
  const tiesNow = queen === 1 ? ties + 1 : ties;
  return belowSides(tiesNow, freeBelow, openBelow, fallingBelow, risingBelow);
}

function belowSides(
  tiesNow: number,
  free: number,
  open: number,
  falling: number,
  rising: number,
): number {
  weight = weights[tiesNow];
  weightOfTie = weights[tiesNow + 1];
  return plain(free, open, falling, rising);
}

/**
 * The search with nothing to watch but the bottom. `free` are the columns of this row that are not
 * attacked, at least one; `open` those without a queen. It asks for the free columns of a row before
 * it goes there, and it looks after two rows in each call: a call costs more than a row.
 */
function plain(free: number, open: number, falling: number, rising: number): number {
  let thirds = 0;
  do {
    const queen = free & -free;
    free ^= queen;
    const openBelow = open ^ queen;
    if (openBelow === 0) return weightWithBottom(queen);
    const fallingBelow = (falling | queen) << 1;
    const risingBelow = (rising | queen) >> 1;

    let freeBelow = openBelow & ~(fallingBelow | risingBelow);
    while (freeBelow !== 0) {
      const second = freeBelow & -freeBelow;
      freeBelow ^= second;
      const openThen = openBelow ^ second;
      if (openThen === 0) {
        thirds = (thirds + weightWithBottom(second)) | 0;
        break;
      }
      const fallingThen = (fallingBelow | second) << 1;
      const risingThen = (risingBelow | second) >> 1;
      const freeThen = openThen & ~(fallingThen | risingThen);
      // | 0 promises a small whole number, which V8 need not check.
      if (freeThen !== 0)
        thirds = (thirds + plain(freeThen, openThen, fallingThen, risingThen)) | 0;
    }
  } while (free !== 0);
  return thirds;
}

function weightWithBottom(queen: number): number {
  if ((queen & bottomColumns) === 0) return 0;
  return queen === mirrorOfTop ? weightOfTie : weight;
}

/** A symmetry of the n×n board: where the square [row, col] goes. */
type Symmetry = (square: Square, last: number) => Square;

/** Stay, three turns, and the four mirrors: upright, level, and the two diagonals. */
const everySymmetry: readonly Symmetry[] = [
  ([row, col]) => [row, col],
  ([row, col], last) => [col, last - row],
  ([row, col], last) => [last - row, last - col],
  ([row, col], last) => [last - col, row],
  ([row, col], last) => [row, last - col],
  ([row, col], last) => [last - row, col],
  ([row, col]) => [col, row],
  ([row, col], last) => [last - col, last - row],
];

/** The distinct images of a whole board under the eight symmetries of the square, sorted. */
export function symmetries(placement: Placement): number[][] {
  checkWholeBoard(placement);
  const images = everySymmetry.map((symmetry) => imageUnder(symmetry, placement));
  // A Map keeps one image for each key.
  const distinct = new Map(images.map((image) => [image.join(), image]));
  return [...distinct.values()].sort(compare);
}

function imageUnder(symmetry: Symmetry, placement: Placement): number[] {
  const squares = placement.map((col, row) => symmetry([row, col], placement.length - 1));
  return squares.sort(([row], [otherRow]) => row - otherRow).map(([, col]) => col);
}

/**
 * The smallest solution of each class. The solutions come in order, so the smallest of its class
 * comes first; it crosses the others off before they come.
 */
export function fundamentalSolutions(n: number): number[][] {
  checkSize(n);
  const crossedOff = new Set<string>();
  const fundamental: number[][] = [];
  for (const solution of solutionsFrom([], n)) {
    if (crossedOff.has(solution.join())) continue;
    fundamental.push(solution);
    for (const image of symmetries(solution)) crossedOff.add(image.join());
  }
  return fundamental;
}

/** All solutions that begin with `placement`, in lexicographic order, one at a time. */
function* solutionsFrom(placement: Placement, n: number): Generator<number[]> {
  if (placement.length === n) yield [...placement];
  for (let col = 0; placement.length < n && col < n; col++) {
    const isAttacked = placement.some((otherCol, otherRow) => {
      const distance = placement.length - otherRow;
      return otherCol === col || Math.abs(otherCol - col) === distance;
    });
    if (!isAttacked) yield* solutionsFrom([...placement, col], n);
  }
}

function compare(a: Placement, b: Placement): number {
  const row = a.findIndex((col, i) => col !== b[i]);
  return row === -1 ? 0 : a[row] - b[row];
}

function checkSize(n: number): void {
  if (!Number.isInteger(n) || n < 0) {
    throw new RangeError(`n must be a whole number, 0 or more, but it is ${n}`);
  }
}

function checkWholeBoard(placement: Placement): void {
  const n = placement.length;
  placement.forEach((col, row) => {
    if (!Number.isInteger(col) || col < 0 || col >= n || placement.indexOf(col) !== row) {
      throw new RangeError(
        `placement must hold each column from 0 to ${n - 1} once, but row ${row} has ${col}`,
      );
    }
  });
}
