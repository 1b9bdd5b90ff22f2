/**
 * Chapter 02, a second way: by the numbers of the lines. A queen stands on one row, one column, one
 * falling and one rising diagonal. Whoever shares a number with her is attacked, so a table that
 * lists the queens of every line answers without comparing pair by pair. Two different squares
 * share at most one line, so no pair can be found twice.
 */
import { type Placement, type Square } from "../src/board";

/** Whether `a` and `b` are two different squares that share a row, a column or a diagonal. */
export function attacks(a: Square, b: Square): boolean {
  mustBeSquare("a", a);
  mustBeSquare("b", b);
  const numbersOfB = lineNumbers(b);
  const shared = lineNumbers(a).filter((number, line) => number === numbersOfB[line]).length;
  // A square shares all four lines with itself.
  return shared === 1;
}

/** The number of the square's falling diagonal, counted from the bottom left corner. */
export function fallingDiagonal(square: Square, n: number): number {
  mustBeOnBoard("square", square, n);
  const [row, col] = square;
  // Rows counted from the bottom edge: the falling diagonals rise there, so this is a sum as well.
  const rowFromBottom = n - 1 - row;
  return rowFromBottom + col;
}

/** The number of the square's rising diagonal, counted from the top left corner. */
export function risingDiagonal(square: Square, n: number): number {
  mustBeOnBoard("square", square, n);
  const [row, col] = square;
  return row + col;
}

/** Whether no line through column `col` of the next row has a queen of `placement` on it. */
export function isSafe(placement: Placement, col: number): boolean {
  mustBePlacement(placement);
  mustBeWhole("col", col);
  const taken = rowsOnLines(placement);
  return lineNumbers([placement.length, col]).every((number, line) => !taken[line].has(number));
}

/** The pairs of rows i < j whose queens share a line, sorted. */
export function conflicts(placement: Placement): [number, number][] {
  mustBePlacement(placement);
  const pairs: [number, number][] = [];
  for (const lines of rowsOnLines(placement)) {
    for (const rows of lines.values()) pairs.push(...pairsOf(rows));
  }
  // The pairs came line by line; the contract wants them row by row.
  return pairs.sort(([i, j], [otherI, otherJ]) => i - otherI || j - otherJ);
}

/** Row, column, falling and rising diagonal. A Map takes negative numbers, so no n is needed. */
function lineNumbers([row, col]: Square): number[] {
  return [row, col, col - row, row + col];
}

/** For each of the four kinds of line: which rows have a queen on the line of that number. */
function rowsOnLines(placement: Placement): Map<number, number[]>[] {
  const tables = [0, 1, 2, 3].map(() => new Map<number, number[]>());
  placement.forEach((col, row) => {
    lineNumbers([row, col]).forEach((number, line) => {
      const rows = tables[line].get(number) ?? [];
      tables[line].set(number, [...rows, row]);
    });
  });
  return tables;
}

function pairsOf(rows: readonly number[]): [number, number][] {
  return rows.flatMap((i, at) => rows.slice(at + 1).map((j): [number, number] => [i, j]));
}

function mustBeWhole(name: string, value: number): void {
  if (!Number.isInteger(value) || value < 0) {
    throw new RangeError(`${name} must be a whole number, 0 or more, but is ${value}`);
  }
}

function mustBeSquare(name: string, [row, col]: Square): void {
  mustBeWhole(`the row of ${name}`, row);
  mustBeWhole(`the column of ${name}`, col);
}

function mustBeOnBoard(name: string, [row, col]: Square, n: number): void {
  mustBeWhole("n", n);
  mustBeSquare(name, [row, col]);
  if (row >= n || col >= n) {
    throw new RangeError(
      `${name} [${row}, ${col}] is off the board: rows and columns are below ${n}`,
    );
  }
}

function mustBePlacement(placement: Placement): void {
  placement.forEach((col, row) => mustBeWhole(`placement[${row}]`, col));
}
