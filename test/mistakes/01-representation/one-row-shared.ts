/**
 * Mistake: One row is made, and fill() puts that same row everywhere.
 * Caught by: toGrid puts a queen into the row it belongs to and leaves the other rows free
 */
import { type Grid, type Placement } from "../../../src/board";

export function toGrid(placement: Placement, n: number): boolean[][] {
  checkPlacement(placement, n);
  const grid: boolean[][] = Array(n).fill(Array(n).fill(false));
  for (const [row, col] of placement.entries()) grid[row][col] = true;
  return grid;
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
  if (!Number.isInteger(n) || n < 0) {
    throw new RangeError(`n must be a whole number from 0 up, not ${n}`);
  }
  if (placement.length > n) {
    throw new RangeError(`placement has ${placement.length} rows, the board only ${n}`);
  }
  for (const [row, col] of placement.entries()) {
    if (!Number.isInteger(col) || col < 0 || col >= n) {
      throw new RangeError(`placement[${row}] is ${col}, not a column from 0 to ${n - 1}`);
    }
  }
}
