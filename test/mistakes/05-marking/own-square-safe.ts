/**
 * Mistake: A queen's own square counts as safe, since she does not attack herself.
 * Caught by: AttackCounts › the square of a queen is not safe
 */
import { type Square } from "../../../src/board";

export class Scan {
  private readonly n: number;
  private readonly queens: Square[] = [];

  constructor(n: number) {
    checkSize(n);
    this.n = n;
  }

  place(square: Square): void {
    if (!this.isSafe(square)) throw new RangeError(`square ${square} is not safe`);
    this.queens.push(square);
  }

  remove(square: Square): void {
    checkSquare(square, this.n);
    const [row, col] = square;
    const at = this.queens.findIndex((queen) => queen[0] === row && queen[1] === col);
    if (at === -1) throw new RangeError(`square ${square} has no queen`);
    this.queens.splice(at, 1);
  }

  isSafe(square: Square): boolean {
    checkSquare(square, this.n);
    for (const queen of this.queens) {
      if (reaches(queen, square)) return false;
    }
    return true;
  }
}

export class AttackCounts {
  private readonly n: number;
  private readonly counts: number[];
  private readonly queens = new Set<number>();

  constructor(n: number) {
    checkSize(n);
    this.n = n;
    this.counts = Array<number>(n * n).fill(0);
  }

  place(square: Square): void {
    if (!this.isSafe(square)) throw new RangeError(`square ${square} is not safe`);
    this.queens.add(this.index(square));
    for (const at of this.reachedFrom(square)) this.counts[at]++;
  }

  remove(square: Square): void {
    checkSquare(square, this.n);
    if (!this.queens.delete(this.index(square))) {
      throw new RangeError(`square ${square} has no queen`);
    }
    for (const at of this.reachedFrom(square)) this.counts[at]--;
  }

  isSafe(square: Square): boolean {
    checkSquare(square, this.n);
    return this.counts[this.index(square)] === 0;
  }

  private index([row, col]: Square): number {
    return row * this.n + col;
  }

  private reachedFrom(queen: Square): number[] {
    const reached: number[] = [];
    for (let row = 0; row < this.n; row++) {
      for (let col = 0; col < this.n; col++) {
        if (row === queen[0] && col === queen[1]) continue;
        if (reaches(queen, [row, col])) reached.push(this.index([row, col]));
      }
    }
    return reached;
  }
}

export class LineTables {
  private readonly n: number;
  private readonly rows: number[];
  private readonly cols: boolean[];
  private readonly falling: boolean[];
  private readonly rising: boolean[];

  constructor(n: number) {
    checkSize(n);
    this.n = n;
    this.rows = Array<number>(n).fill(-1);
    this.cols = Array<boolean>(n).fill(false);
    this.falling = Array<boolean>(2 * n).fill(false);
    this.rising = Array<boolean>(2 * n).fill(false);
  }

  place(square: Square): void {
    if (!this.isSafe(square)) throw new RangeError(`square ${square} is not safe`);
    const [row, col] = square;
    this.rows[row] = col;
    this.cols[col] = true;
    this.falling[col - row + this.n] = true;
    this.rising[row + col] = true;
  }

  remove(square: Square): void {
    checkSquare(square, this.n);
    const [row, col] = square;
    if (this.rows[row] !== col) throw new RangeError(`square ${square} has no queen`);
    this.rows[row] = -1;
    this.cols[col] = false;
    this.falling[col - row + this.n] = false;
    this.rising[row + col] = false;
  }

  isSafe(square: Square): boolean {
    checkSquare(square, this.n);
    const [row, col] = square;
    if (this.rows[row] !== -1 || this.cols[col]) return false;
    return !this.falling[col - row + this.n] && !this.rising[row + col];
  }
}

export function countSolutions(n: number): number {
  checkSize(n);
  const board = new LineTables(n);
  let count = 0;
  function search(row: number): void {
    if (row === n) {
      count++;
      return;
    }
    for (let col = 0; col < n; col++) {
      if (!board.isSafe([row, col])) continue;
      board.place([row, col]);
      search(row + 1);
      board.remove([row, col]);
    }
  }
  search(0);
  return count;
}

function reaches([row, col]: Square, [otherRow, otherCol]: Square): boolean {
  if (row === otherRow || col === otherCol) return true;
  return Math.abs(row - otherRow) === Math.abs(col - otherCol);
}

function checkSize(n: number): void {
  if (!Number.isInteger(n) || n < 0)
    throw new RangeError(`n must be a whole number >= 0, not ${n}`);
}

function checkSquare(square: Square, n: number): void {
  for (const part of square) {
    if (!Number.isInteger(part) || part < 0 || part >= n) {
      throw new RangeError(`square ${square} is not on the ${n}x${n} board`);
    }
  }
}
