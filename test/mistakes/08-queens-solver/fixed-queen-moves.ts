/**
 * Mistake: When the search steps back to a fixed queen, she is moved like any other.
 * Caught by: keeps a queen that is fixed in a row in the middle
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
  const placement: number[] = [];
  let col = firstColumn(0, fixed);
  while (true) {
    const row = placement.length;
    if (row === n) yield [...placement];
    if (row === n || col >= n) {
      const lifted = placement.pop();
      if (lifted === undefined) return;
      col = lifted + 1;
    } else if (isSafe(placement, col)) {
      placement.push(col);
      col = firstColumn(row + 1, fixed);
    } else {
      col++;
    }
  }
}

/** Where a row begins: at its fixed queen if it has one, else at the left. */
function firstColumn(row: number, fixed: readonly Square[]): number {
  return fixed.find(([fixedRow]) => fixedRow === row)?.[1] ?? 0;
}

function isSafe(placement: readonly number[], col: number): boolean {
  return placement.every((otherCol, row) => {
    const rowsApart = placement.length - row;
    return otherCol !== col && Math.abs(otherCol - col) !== rowsApart;
  });
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
