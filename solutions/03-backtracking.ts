/**
 * Chapter 03: Backtracking. One placement is shared by all the calls of a search. Each call owns one
 * row: it places a queen there, lets the next call do the rest, and lifts the queen again. The price
 * of sharing is that what is kept must be copied; the gain is that nothing else ever is.
 */
import { type Placement } from "../src/board";

/** The first solution in the order rows from the top, columns from the left; `null` if none. */
export function firstSolution(n: number): number[] | null {
  checkSize(n);
  return firstFrom([], n);
}

/** Every solution, in the same order. */
export function allSolutions(n: number): number[][] {
  checkSize(n);
  const solutions: number[][] = [];
  collectFrom([], n, solutions);
  return solutions;
}

/** The first solution that begins with `placement`, which comes back as it was. */
function firstFrom(placement: number[], n: number): number[] | null {
  if (placement.length === n) return [...placement]; // report: a copy, for the queens move on

  for (let col = 0; col < n; col++) {
    // choose
    if (!isSafe(placement, col)) continue; // check
    placement.push(col); // place
    const solution = firstFrom(placement, n); // recurse
    placement.pop(); // undo, before anything is returned, so that no queen is left behind
    if (solution !== null) return solution; // report
  }
  return null; // report: no column of this row leads to a solution, so a row above must change
}

/** Adds to `solutions` every solution that begins with `placement`, which comes back as it was. */
function collectFrom(placement: number[], n: number, solutions: number[][]): void {
  if (placement.length === n) {
    solutions.push([...placement]); // report
    return;
  }
  for (let col = 0; col < n; col++) {
    // choose
    if (!isSafe(placement, col)) continue; // check
    placement.push(col); // place
    collectFrom(placement, n, solutions); // recurse
    placement.pop(); // undo
  }
}

/**
 * Is a queen on the next row, in column `col`, attacked by no queen of `placement`?
 *
 * Only the rows above can attack: the rows below have no queen yet.
 */
function isSafe(placement: Placement, col: number): boolean {
  const row = placement.length;
  return placement.every(
    (otherCol, otherRow) =>
      otherCol !== col && // the same column
      otherCol - otherRow !== col - row && // the same falling diagonal
      otherCol + otherRow !== col + row, // the same rising diagonal
  );
}

function checkSize(n: number): void {
  if (!Number.isInteger(n) || n < 0) {
    throw new RangeError(`n must be a whole number, 0 or more, but it is ${n}`);
  }
}
