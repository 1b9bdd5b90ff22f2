/** Chapter 01: one board, written down in three ways. */
import { type Grid, type Placement } from "../src/board";

export function toGrid(placement: Placement, n: number): boolean[][] {
  // check
  checkPlacement(placement, n);

  // place: in an unfinished row placement[row] is undefined, which equals no column
  const rowOfSquares = (row: number) =>
    Array.from({ length: n }, (_, col) => placement[row] === col);

  // report: Array.from makes each row anew, fill would hand out one row n times
  return Array.from({ length: n }, (_, row) => rowOfSquares(row));
}

export function fromGrid(grid: Grid): number[] | null {
  const placement: number[] = [];
  for (const row of grid) {
    // check: the first queen of the row is also its last, and there is one
    const col = row.indexOf(true);
    if (col === -1 || col !== row.lastIndexOf(true)) return null;
    placement.push(col);
  }
  // report
  return placement;
}

export function drawBoard(placement: Placement, n: number): string {
  // check: toGrid refuses what drawBoard must refuse
  const grid = toGrid(placement, n);

  // place: a border above the first row and below every row, so that n = 0 leaves a single "+"
  const border = "+" + "---+".repeat(n);
  const lines = [border];
  for (const row of grid) {
    const squares = row.map((isQueen) => (isQueen ? " * |" : "   |"));
    lines.push("|" + squares.join(""), border);
  }
  // report: join puts newlines between the lines only
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
