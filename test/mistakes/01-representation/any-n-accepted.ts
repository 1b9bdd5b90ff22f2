/**
 * Mistake: n is not checked.
 * Caught by: toGrid refuses an n that is not a whole number from 0 up
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
  const grid = toGrid(placement, n);
  const border = "+" + "---+".repeat(n);
  const lines = [border];
  for (const row of grid) {
    const squares = row.map((isQueen) => (isQueen ? " * |" : "   |"));
    lines.push("|" + squares.join(""), border);
  }
  return lines.join("\n");
}

function checkPlacement(placement: Placement, n: number): void {
  if (placement.length > n) {
    throw new RangeError(`placement has ${placement.length} rows, the board only ${n}`);
  }
  for (const [row, col] of placement.entries()) {
    if (!Number.isInteger(col) || col < 0 || col >= n) {
      throw new RangeError(`placement[${row}] is ${col}, not a column from 0 to ${n - 1}`);
    }
  }
}
