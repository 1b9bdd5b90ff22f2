/**
 * Chapter 05: Marking. Three ways to know that a square is safe.
 *
 * Each class is an n×n board on which queens come and go, and which answers one question: may
 * another queen stand on this square? A square is safe when no queen stands on it and no queen
 * attacks it, along its row, its column or one of its two diagonals, at any distance. A queen's own
 * square is not safe.
 *
 * After `const board = new Scan(5); board.place([1, 3]);` the squares marked x and Q are not safe:
 *
 *     . . x x x        board.isSafe([0, 1]) is true
 *     x x x Q x        board.isSafe([1, 3]) is false
 *     . . x x x
 *     . x . x .
 *     x . . x .
 *
 * All three classes behave alike; what differs is what they write down, and where they look. Rows
 * and columns count from 0, row 0 is the top row, and queens may be placed in any order. What is
 * refused leaves the board as it was, and two boards know nothing of each other.
 *
 * What each of them refuses:
 *
 * - an n that is not a whole number ≥ 0: `RangeError` whose message names `n`. A board without
 *   squares (n = 0) is a board;
 * - in every method, a square that is not on the board: `RangeError` whose message names `square`.
 */
import { type Square } from "../src/board";

/** The board that writes down the queens, and looks for an attacker whenever it is asked. */
export class Scan {
  constructor(n: number) {
    // TODO: check the size, begin without queens
    throw new Error("Not implemented: Scan");
  }

  /** Puts a queen on `square`. Refuses a square that is not safe: `RangeError`. */
  place(square: Square): void {
    // TODO: check, then place
    throw new Error("Not implemented: Scan.place");
  }

  /** Lifts the queen from `square`. Refuses a square on which no queen stands: `RangeError`. */
  remove(square: Square): void {
    // TODO: check, then undo what place did
    throw new Error("Not implemented: Scan.remove");
  }

  /** Whether another queen may stand on `square`. */
  isSafe(square: Square): boolean {
    // TODO: look at whatever could attack the square
    throw new Error("Not implemented: Scan.isSafe");
  }
}

/** The board that counts, for every square, how often it is attacked. */
export class AttackCounts {
  constructor(n: number) {
    // TODO: check the size, begin with no attack on any square
    throw new Error("Not implemented: AttackCounts");
  }

  /** Puts a queen on `square`. Refuses a square that is not safe: `RangeError`. */
  place(square: Square): void {
    // TODO: check, then place: one attack more on each square that she reaches
    throw new Error("Not implemented: AttackCounts.place");
  }

  /** Lifts the queen from `square`. Refuses a square on which no queen stands: `RangeError`. */
  remove(square: Square): void {
    // TODO: check, then undo what place did
    throw new Error("Not implemented: AttackCounts.remove");
  }

  /** Whether another queen may stand on `square`. */
  isSafe(square: Square): boolean {
    // TODO: look at one number
    throw new Error("Not implemented: AttackCounts.isSafe");
  }
}

/** The board that writes down which lines are taken: rows, columns, and both kinds of diagonal. */
export class LineTables {
  constructor(n: number) {
    // TODO: check the size, begin with a table for each kind of line, no line taken
    throw new Error("Not implemented: LineTables");
  }

  /** Puts a queen on `square`. Refuses a square that is not safe: `RangeError`. */
  place(square: Square): void {
    // TODO: check, then place: her four lines are taken
    throw new Error("Not implemented: LineTables.place");
  }

  /** Lifts the queen from `square`. Refuses a square on which no queen stands: `RangeError`. */
  remove(square: Square): void {
    // TODO: check, then undo what place did
    throw new Error("Not implemented: LineTables.remove");
  }

  /** Whether another queen may stand on `square`. */
  isSafe(square: Square): boolean {
    // TODO: look at the four lines of the square
    throw new Error("Not implemented: LineTables.isSafe");
  }
}

/**
 * How many ways there are to place n queens on the n×n board so that none attacks another, counted
 * by a search that asks a `LineTables` board. 1 for n = 0, and 0 where there is no way.
 *
 * An n that is not a whole number ≥ 0 is refused as above.
 */
export function countSolutions(n: number): number {
  // TODO: choose, check, place, recurse, undo, report
  throw new Error("Not implemented: countSolutions");
}
