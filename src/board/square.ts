import { type Board, type Square } from "./types";

/** The letter of a column: a to z, then aa, ab, … as in spreadsheets. */
export function fileName(col: number): string {
  const last = String.fromCharCode(97 + (col % 26));
  return col < 26 ? last : fileName(Math.floor(col / 26) - 1) + last;
}

/** The chess name of a square on a board with that many rows: `a1` is at the bottom left. */
export function squareName([row, col]: Square, rows: number): string {
  return fileName(col) + String(rows - row);
}

/** Whether the board has such a square; a hole is none. */
export function isOnBoard(board: Board, [row, col]: Square): boolean {
  return board[row]?.[col] === ".";
}

/** Whether two squares are the same one. */
export function sameSquare(a: Square, b: Square): boolean {
  return a[0] === b[0] && a[1] === b[1];
}
