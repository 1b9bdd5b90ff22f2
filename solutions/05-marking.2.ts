/**
 * Chapter 05, a second way: say once what all boards have in common. Every board knows its queens and
 * refuses alike; a kind of board only says how it notes that a queen came or went, and how it sees
 * an attack. So each of the three ideas stands alone, in a few lines. And the tables are sets of
 * numbers here: a set takes negative numbers as well, so that no difference needs an offset.
 */
import { type Square } from "../src/board";

abstract class QueensBoard {
  protected readonly n: number;
  protected readonly queens = new Map<number, Square>();

  constructor(n: number) {
    if (!Number.isInteger(n) || n < 0) {
      throw new RangeError(`n must be a whole number, 0 or more, but it is ${n}`);
    }
    this.n = n;
  }

  place(square: Square): void {
    if (!this.isSafe(square)) throw new RangeError(`square ${square} is not safe`); // check
    this.queens.set(this.indexOf(square), square); // place
    this.note(square, true);
  }

  remove(square: Square): void {
    if (!this.queens.has(this.indexOf(square))) {
      throw new RangeError(`square ${square} has no queen to remove`); // check
    }
    this.queens.delete(this.indexOf(square)); // undo
    this.note(square, false);
  }

  isSafe(square: Square): boolean {
    return !this.queens.has(this.indexOf(square)) && !this.isAttacked(square);
  }

  /** One number for each square of the board, row by row. */
  protected indexOf(square: Square): number {
    if (square.some((part) => !Number.isInteger(part) || part < 0 || part >= this.n)) {
      throw new RangeError(`square ${square} is off the board: 0 to ${this.n - 1} both ways`);
    }
    return square[0] * this.n + square[1];
  }

  /** Writes down that a queen has come to `square`, or that she has gone from it. */
  protected abstract note(square: Square, hasCome: boolean): void;

  /** Whether a queen on another square attacks `square`. */
  protected abstract isAttacked(square: Square): boolean;
}

/** Writes nothing; walks from the square in all eight directions until a queen or the edge is met. */
export class Scan extends QueensBoard {
  protected note(): void {
    // The board's list of queens is all there is to know.
  }

  protected isAttacked(square: Square): boolean {
    return squaresSeenFrom(square, this.n).some((other) => this.queens.has(this.indexOf(other)));
  }
}

/** Counts the attacks on each square, in the same eight directions. */
export class AttackCounts extends QueensBoard {
  private readonly counts = new Map<number, number>();

  protected note(square: Square, hasCome: boolean): void {
    for (const seen of squaresSeenFrom(square, this.n)) {
      const index = this.indexOf(seen);
      this.counts.set(index, (this.counts.get(index) ?? 0) + (hasCome ? 1 : -1));
    }
  }

  protected isAttacked(square: Square): boolean {
    return (this.counts.get(this.indexOf(square)) ?? 0) > 0;
  }
}

/** Keeps the numbers of the lines that are taken: rows, columns, differences, sums. */
export class LineTables extends QueensBoard {
  private readonly taken = [0, 1, 2, 3].map(() => new Set<number>());

  protected note(square: Square, hasCome: boolean): void {
    linesThrough(square).forEach((line, kind) => {
      if (hasCome) this.taken[kind].add(line);
      else this.taken[kind].delete(line);
    });
  }

  protected isAttacked(square: Square): boolean {
    return linesThrough(square).some((line, kind) => this.taken[kind].has(line));
  }
}

/** The number of peaceful placements of n queens. */
export function countSolutions(n: number): number {
  const board = new LineTables(n);
  const columns = Array.from({ length: n }, (_, col) => col);

  function countFrom(row: number): number {
    if (row === n) return 1; // report
    return columns
      .map((col): Square => [row, col]) // choose
      .filter((square) => board.isSafe(square)) // check: the row is as it was when each comes back
      .map((square) => {
        board.place(square); // place
        const count = countFrom(row + 1); // recurse
        board.remove(square); // undo
        return count;
      })
      .reduce((total, count) => total + count, 0); // report
  }

  return countFrom(0);
}

function linesThrough([row, col]: Square): number[] {
  return [row, col, col - row, row + col];
}

function squaresSeenFrom([row, col]: Square, n: number): Square[] {
  const steps = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right]));
  return steps
    .filter(([down, right]) => down !== 0 || right !== 0)
    .flatMap(([down, right]) => {
      const seen: Square[] = [];
      let [r, c] = [row + down, col + right];
      while (r >= 0 && r < n && c >= 0 && c < n) {
        seen.push([r, c]);
        r += down;
        c += right;
      }
      return seen;
    });
}
