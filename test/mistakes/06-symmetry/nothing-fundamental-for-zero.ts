/**
 * Mistake: The board without squares is said to have no fundamental solution.
 * Caught by: lists one fundamental solution of the board without squares, the empty placement
 */
import { type Placement } from "../../../src/board";

export function countWithBits(n: number): number {
  checkSize(n);
  if (n > 16) throw new RangeError(`n must be at most 16, not ${n}`);
  return countFrom(0, 0, 0, (1 << n) - 1);
}

function countFrom(columns: number, falling: number, rising: number, board: number): number {
  if (columns === board) return 1;
  let count = 0;
  let free = board & ~(columns | falling | rising);
  while (free !== 0) {
    const queen = free & -free;
    free ^= queen;
    count += countFrom(columns | queen, (falling | queen) << 1, (rising | queen) >> 1, board);
  }
  return count;
}

export function symmetries(placement: Placement): number[][] {
  checkColumns(placement);
  const images: number[][] = [];
  let turned = [...placement];
  for (let turn = 0; turn < 4; turn++) {
    images.push(turned, mirrored(turned));
    turned = quarterTurned(turned);
  }
  images.sort(compare);
  return images.filter((image, i) => i === 0 || compare(images[i - 1], image) !== 0);
}

function mirrored(placement: Placement): number[] {
  return placement.map((col) => placement.length - 1 - col);
}

function quarterTurned(placement: Placement): number[] {
  const turned = [...placement];
  placement.forEach((col, row) => {
    turned[col] = placement.length - 1 - row;
  });
  return turned;
}

function compare(a: Placement, b: Placement): number {
  const row = a.findIndex((col, i) => col !== b[i]);
  return row === -1 ? 0 : a[row] - b[row];
}

export function fundamentalSolutions(n: number): number[][] {
  checkSize(n);
  if (n === 0) return [];
  return solutionsFrom([], n).filter((solution) => {
    return compare(symmetries(solution)[0], solution) === 0;
  });
}

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
    throw new RangeError(`n must be a whole number >= 0, not ${n}`);
  }
}

function checkColumns(placement: Placement): void {
  for (const col of placement) {
    if (!Number.isInteger(col) || col < 0) {
      throw new RangeError(`placement must hold whole numbers >= 0, not ${col}`);
    }
  }
}
