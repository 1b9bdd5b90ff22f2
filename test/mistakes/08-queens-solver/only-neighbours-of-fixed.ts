/**
 * Mistake: A fixed queen is compared on diagonals with the rows next to hers only.
 * Caught by: keeps a queen that is fixed in the bottom row
 */
import { type Square } from "../../../src/board";

export function solveQueens(n: number, fixed: readonly Square[] = []): number[] | null {
  const first = everyQueens(n, fixed).next();
  return first.done ? null : first.value;
}

export function countQueens(n: number, fixed: readonly Square[] = []): number {
  return [...everyQueens(n, fixed)].length;
}

export function* everyQueens(n: number, fixed: readonly Square[] = []): Generator<number[]> {
  checkSize(n);
  checkOnBoard(fixed, n);
  yield* completions([], n, fixed);
}

function* completions(
  placement: number[],
  n: number,
  fixed: readonly Square[],
): Generator<number[]> {
  const row = placement.length;
  if (row === n) {
    yield [...placement];
    return;
  }
  for (let col = 0; col < n; col++) {
    if (fixed.every(([fixedRow]) => fixedRow !== row) && !isSafe(placement, col)) continue;
    if (fixed.some((queen) => attacksNearby(queen, [row, col]))) continue;
    placement.push(col);
    yield* completions(placement, n, fixed);
    placement.pop();
  }
}

function isSafe(placement: readonly number[], col: number): boolean {
  return placement.every((otherCol, row) => {
    const rowsApart = placement.length - row;
    return otherCol !== col && Math.abs(otherCol - col) !== rowsApart;
  });
}

function attacksNearby([row, col]: Square, [otherRow, otherCol]: Square): boolean {
  if (row === otherRow || col === otherCol) return row !== otherRow || col !== otherCol;
  return Math.abs(row - otherRow) === 1 && Math.abs(col - otherCol) === 1;
}

function checkSize(n: number): void {
  if (!Number.isInteger(n) || n < 0)
    throw new RangeError(`n must be a whole number >= 0, not ${n}`);
}

function checkOnBoard(fixed: readonly Square[], n: number): void {
  for (const [row, col] of fixed) {
    for (const part of [row, col]) {
      if (!Number.isInteger(part) || part < 0 || part >= n)
        throw new RangeError(`fixed must lie on the board, 0 to ${n - 1}, not [${row}, ${col}]`);
    }
  }
}
