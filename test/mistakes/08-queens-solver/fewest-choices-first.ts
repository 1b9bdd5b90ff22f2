/**
 * Mistake: Rows with few choices are filled first, and the order of the solutions is lost.
 * Caught by: gives every solution with a fixed queen, in order
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
  const columns = Array.from({ length: n }, (_, col) => col);
  const choices = columns.map((row) =>
    columns.filter((col) => !fixed.some((queen) => attacks(queen, [row, col]))),
  );
  const rows = [...columns].sort((a, b) => choices[a].length - choices[b].length);
  yield* completions([], rows, choices);
}

function* completions(
  queens: Square[],
  rows: readonly number[],
  choices: readonly (readonly number[])[],
): Generator<number[]> {
  if (queens.length === rows.length) {
    const solution = rows.map(() => 0);
    for (const [row, col] of queens) solution[row] = col;
    yield solution;
    return;
  }
  const row = rows[queens.length];
  for (const col of choices[row]) {
    if (queens.some((queen) => attacks(queen, [row, col]))) continue;
    queens.push([row, col]);
    yield* completions(queens, rows, choices);
    queens.pop();
  }
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
