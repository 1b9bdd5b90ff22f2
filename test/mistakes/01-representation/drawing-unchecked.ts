/**
 * Mistake: toGrid checks the columns, drawBoard does not.
 * Caught by: drawBoard refuses a column that is not on the board
 */
import { type Grid, type Placement } from "../../../src/board";

export function toGrid(placement: Placement, n: number): boolean[][] {
  checkPlacement(placement, n);
  const rowOfSquares = (row: number) =>
    Array.from({ length: n }, (_, col) => placement[row] === col);
  return Array.from({ length: n }, (_, row) => rowOfSquares(row));
}

export function fromGrid(grid: Grid): number[] | null {
  const placement: number[] = [];
  for (const row of grid) {
    const col = row.indexOf(true);
    if (col === -1 || col !== row.lastIndexOf(true)) return null;
    placement.push(col);
  }
  return placement;
}

export function drawBoard(placement: Placement, n: number): string {
  checkSize(placement, n);
  const border = "+" + "---+".repeat(n);
  const lines = [border];
  for (let row = 0; row < n; row++) {
    const squares = Array.from({ length: n }, (_, col) =>
      placement[row] === col ? " * |" : "   |",
    );
    lines.push("|" + squares.join(""), border);
  }
  return lines.join("\n");
}

function checkPlacement(placement: Placement, n: number): void {
  checkSize(placement, n);
  for (const [row, col] of placement.entries()) {
    if (!Number.isInteger(col) || col < 0 || col >= n) {
      throw new RangeError(`placement[${row}] is ${col}, not a column from 0 to ${n - 1}`);
    }
  }
}

function checkSize(placement: Placement, n: number): void {
  if (!Number.isInteger(n) || n < 0) {
    throw new RangeError(`n must be a whole number from 0 up, not ${n}`);
  }
  if (placement.length > n) {
    throw new RangeError(`placement has ${placement.length} rows, the board only ${n}`);
  }
}
