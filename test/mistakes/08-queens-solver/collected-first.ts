/**
 * Mistake: All solutions are collected before the first is given.
 * Caught by: gives the first solution of the 15×15 board without looking for the others
 */
import { type Square } from "../../../src/board";

export function solveQueens(n: number, fixed: readonly Square[] = []): number[] | null {
  for (const solution of everyQueens(n, fixed)) return solution;
  return null;
}

export function countQueens(n: number, fixed: readonly Square[] = []): number {
  return [...everyQueens(n, fixed)].length;
}

export function* everyQueens(n: number, fixed: readonly Square[] = []): Generator<number[]> {
  checkSize(n);
  checkOnBoard(fixed, n);
  const list: number[][] = [];
  collect([], n, fixed, list);
  yield* list;
}

function collect(placement: number[], n: number, fixed: readonly Square[], list: number[][]): void {
  const row = placement.length;
  if (row === n) {
    list.push([...placement]);
    return;
  }
  for (let col = 0; col < n; col++) {
    if (!isSafe(placement, col)) continue;
    if (fixed.some((queen) => attacks(queen, [row, col]))) continue;
    placement.push(col);
    collect(placement, n, fixed, list);
    placement.pop();
  }
}

function isSafe(placement: readonly number[], col: number): boolean {
  return placement.every((otherCol, row) => {
    const rowsApart = placement.length - row;
    return otherCol !== col && Math.abs(otherCol - col) !== rowsApart;
  });
}

function attacks([row, col]: Square, [otherRow, otherCol]: Square): boolean {
  if (row === otherRow || col === otherCol) return row !== otherRow || col !== otherCol;
  return col - row === otherCol - otherRow || col + row === otherCol + otherRow;
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
