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

/** 8/k in thirds of a solution, so that all sums stay whole. */
const weights = [NaN, 24, 12, 8, 6];

// What stays the same during one search lies here and not in a closure around the functions: V8
// reaches it faster. Every search sets it before it starts, so no call sees the state of another.
let board = 0;
/** The leftmost and the rightmost column. */
let sides = 0;
/** The column of the top queen, and the one as far from the other side. */
let top = 0;
let mirrorOfTop = 0;
/** The columns where the bottom queen is not nearer to a corner than the top queen. */
let bottomColumns = 0;
/** What a solution weighs, and what it weighs when the bottom queen is as near as the top queen. */
let weight = 0;
let weightOfTie = 0;

/** The number of ways to place n peaceful queens on the n×n board. */
export function countWithBits(n: number): number {
  checkSize(n);
  if (n > largest) throw new RangeError(`n must be at most ${largest}, but it is ${n}`);
  if (n < 2) return 1; // one square is all four corners at once
  board = (1 << n) - 1;
  sides = 1 | (1 << (n - 1));
  let thirds = withQueenInCorner(n);
  for (let col = 1; col < n - 1 - col; col++) thirds += withTopQueen(col, n);
  return thirds / 3;
}

/**
 * All solutions with a queen in a corner, weighed. They have eight pictures: two for each corner,
 * mirrored along its diagonal. Of such two, we find the one whose queen in row 1 is nearer to the
 * corner than the queen in column 1.
 */
function withQueenInCorner(n: number): number {
  weight = weights[1];
  bottomColumns = board; // no other queen can be in a corner
  mirrorOfTop = 0; // so there is no tie
  let thirds = 0;
  for (let col = 2; col < n - 1; col++) {
    const queen = 1 << col;
    thirds += belowCorner(2, col, board & ~(1 | queen), (2 | queen) << 1, queen >> 1);
  }
  return thirds;
}

/** Rows down to `lastWithout` leave column 1 free; further down, it is a column like any other. */
function belowCorner(
  row: number,
  lastWithout: number,
  open: number,
  falling: number,
  rising: number,
): number {
  let free = open & ~(falling | rising);
  if (row > lastWithout) return free === 0 ? 0 : plain(free, open, falling, rising);
  free &= ~2;
  let thirds = 0;
  while (free !== 0) {
    const queen = free & -free;
    free ^= queen;
    const below = open ^ queen;
    thirds += belowCorner(
      row + 1,
      lastWithout,
      below,
      (falling | queen) << 1,
      (rising | queen) >> 1,
    );
  }
  return thirds;
}

/** All solutions whose nearest border queen is `col` squares from a corner, weighed. */
function withTopQueen(col: number, n: number): number {
  const queen = 1 << col;
  top = col;
  mirrorOfTop = 1 << (n - 1 - col);
  bottomColumns = (mirrorOfTop << 1) - queen; // from col to n - 1 - col
  return underTop(1, n - 1 - col, 1, board ^ queen, queen << 1, queen >> 1);
}

/**
 * The queens of the two sides stand in rows `top` to `lastForSides`. `ties` counts the border queens
 * so far that are as near to a corner as the top queen, herself included. On the left side only the
 * lower such square counts, on the right side only the upper: the other two share a diagonal with her.
 */
function underTop(
  row: number,
  lastForSides: number,
  ties: number,
  open: number,
  falling: number,
  rising: number,
): number {
  let free = open & ~(falling | rising);
  if (row < top) free &= ~sides;
  else if ((open & sides) === 0) {
    // Both sides have their queen: of the border, only the bottom is left to watch.
    weight = weights[ties];
    weightOfTie = weights[ties + 1];
    return free === 0 ? 0 : plain(free, open, falling, rising);
  } else if (row === lastForSides) {
    if ((open & sides) === sides) return 0; // one row cannot give both sides a queen
    free &= sides;
  }
  let thirds = 0;
  while (free !== 0) {
    const queen = free & -free;
    free ^= queen;
    const isTie = (row === top && queen === sides - 1) || (row === lastForSides && queen === 1);
    thirds += underTop(
      row + 1,
      lastForSides,
      isTie ? ties + 1 : ties,
      open ^ queen,
      (falling | queen) << 1,
      (rising | queen) >> 1,
    );
  }
  return thirds;
}

/**
 * The plain search, where nearly all the time is spent. `free` are the columns of this row that are
 * not attacked, at least one; `open` those without a queen. It asks for the free columns of a row
 * before it goes there, and it looks after two rows in each call: a call costs more than a row.
 */
function plain(free: number, open: number, falling: number, rising: number): number {
  let thirds = 0;
  do {
    const queen = free & -free;
    free ^= queen;
    const openBelow = open ^ queen;
    if (openBelow === 0) return thirds + weightWithBottom(queen);
    const fallingBelow = (falling | queen) << 1;
    const risingBelow = (rising | queen) >> 1;

    let freeBelow = openBelow & ~(fallingBelow | risingBelow);
    while (freeBelow !== 0) {
      const second = freeBelow & -freeBelow;
      freeBelow ^= second;
      const openThen = openBelow ^ second;
      if (openThen === 0) {
        thirds += weightWithBottom(second);
        break;
      }
      const fallingThen = (fallingBelow | second) << 1;
      const risingThen = (risingBelow | second) >> 1;
      const freeThen = openThen & ~(fallingThen | risingThen);
      if (freeThen !== 0) thirds += plain(freeThen, openThen, fallingThen, risingThen);
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
