import { type Board } from "./types";

/** A board of that many rows and columns, without holes. */
export function rectangle(rows: number, cols: number): Board {
  checkSize("rows", rows);
  checkSize("cols", cols);
  return Array.from({ length: rows }, () => ".".repeat(cols));
}

/** The width of a board: the length of its longest row. */
export function columnsOf(board: Board): number {
  return Math.max(0, ...board.map((row) => row.length));
}

function checkSize(name: string, size: number): void {
  if (!Number.isInteger(size) || size < 0) {
    throw new RangeError(`${name} must be a whole number of at least 0, but it is ${size}`);
  }
}
