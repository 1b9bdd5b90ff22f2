/**
 * Chapter 06: Symmetry. A row of the board is one number, so one `&` asks about all its squares at
 * once. And a board that is turned or mirrored is nothing new: one of each class says it all.
 */
import { type Placement } from "../src/board";

/** Above this size the count takes minutes, and above 30 the board needs more bits than there are. */
const largest = 16;

/** The number of ways to place n peaceful queens on the n×n board. */
export function countWithBits(n: number): number {
  checkSize(n);
  if (n > largest) throw new RangeError(`n must be at most ${largest}, but it is ${n}`);
  const board = (1 << n) - 1; // n ones: every column of a row
  return countFrom(0, 0, 0, board);
}

/**
 * The number of ways to complete a board, told by what its queens attack in the next row: through
 * their columns, their falling and their rising diagonals.
 */
function countFrom(columns: number, falling: number, rising: number, board: number): number {
  if (columns === board) return 1; // report: a queen in every column, so in every row

  let count = 0;
  let free = board & ~(columns | falling | rising); // check: all columns of the row at once
  while (free !== 0) {
    const queen = free & -free; // choose: the lowest bit, the queen furthest left
    free ^= queen;
    // place and recurse: one row down, a falling diagonal is one column further right, which is
    // one bit higher. The numbers are copies for the call, so there is nothing to undo.
    count += countFrom(columns | queen, (falling | queen) << 1, (rising | queen) >> 1, board);
  }
  return count; // report
}

/** The distinct images of a whole board under the eight symmetries of the square, sorted. */
export function symmetries(placement: Placement): number[][] {
  checkWholeBoard(placement);
  const images: number[][] = [];
  let turned = [...placement];
  for (let turn = 0; turn < 4; turn++) {
    images.push(turned, mirrored(turned));
    turned = quarterTurned(turned);
  }
  images.sort(compare);
  // Equal boards are neighbours now.
  return images.filter((image, i) => i === 0 || compare(images[i - 1], image) !== 0);
}

/** The smallest solution of each class, sorted: of 92 for n = 8, these are 12. */
export function fundamentalSolutions(n: number): number[][] {
  checkSize(n);
  const isSmallest = (solution: Placement) => compare(symmetries(solution)[0], solution) === 0;
  return solutionsFrom([], n).filter(isSmallest);
}

/** Left and right exchanged. */
function mirrored(placement: Placement): number[] {
  return placement.map((col) => placement.length - 1 - col);
}

/** A quarter turn to the right: the top row becomes the rightmost column. */
function quarterTurned(placement: Placement): number[] {
  const turned = new Array<number>(placement.length);
  placement.forEach((col, row) => {
    turned[col] = placement.length - 1 - row;
  });
  return turned;
}

/** Lexicographic: negative when `a` comes first, 0 when they are equal. */
function compare(a: Placement, b: Placement): number {
  const row = a.findIndex((col, i) => col !== b[i]);
  return row === -1 ? 0 : a[row] - b[row];
}

/** All solutions that begin with `placement`, in lexicographic order, as in chapter 03. */
function solutionsFrom(placement: Placement, n: number): number[][] {
  if (placement.length === n) return [[...placement]];
  const solutions: number[][] = [];
  for (let col = 0; col < n; col++) {
    if (isSafe(placement, col)) solutions.push(...solutionsFrom([...placement, col], n));
  }
  return solutions;
}

function isSafe(placement: Placement, col: number): boolean {
  return placement.every((otherCol, otherRow) => {
    const distance = placement.length - otherRow;
    return otherCol !== col && Math.abs(otherCol - col) !== distance;
  });
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
