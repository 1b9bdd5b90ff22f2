/**
 * Chapter 03, a second way: nothing is ever changed, so nothing has to be undone. Each call gets a
 * placement of its own, one queen longer. It reads almost like the problem itself, no list can be
 * shared by mistake, and the price is a copy for each queen placed instead of one for each solution.
 */
import { type Placement } from "../src/board";

/** The first solution in the order rows from the top, columns from the left; `null` if none. */
export function firstSolution(n: number): number[] | null {
  return firstOf([], columnsOf(n));
}

/** Every solution, in the same order. */
export function allSolutions(n: number): number[][] {
  return solutionsOf([], columnsOf(n));
}

/** All solutions that begin with `placement`: those of its first child, then of its second, … */
function solutionsOf(placement: number[], columns: readonly number[]): number[][] {
  if (placement.length === columns.length) return [placement];
  return children(placement, columns).flatMap((child) => solutionsOf(child, columns));
}

/**
 * The first of them. Taking the first of `solutionsOf` would be right and shorter, but it would find
 * all of them before it throws all but one away.
 */
function firstOf(placement: number[], columns: readonly number[]): number[] | null {
  if (placement.length === columns.length) return placement;
  for (const child of children(placement, columns)) {
    const solution = firstOf(child, columns);
    if (solution !== null) return solution;
  }
  return null;
}

/** The placements that are one safe queen longer: choose, check and place in one expression. */
function children(placement: Placement, columns: readonly number[]): number[][] {
  return columns.filter((col) => isSafe(placement, col)).map((col) => [...placement, col]);
}

/** Is a queen on the next row, in column `col`, attacked by no queen of `placement`? */
function isSafe(placement: Placement, col: number): boolean {
  return placement.every((otherCol, otherRow) => {
    const distance = placement.length - otherRow;
    return otherCol !== col && Math.abs(otherCol - col) !== distance;
  });
}

function columnsOf(n: number): number[] {
  if (!Number.isInteger(n) || n < 0) {
    throw new RangeError(`n must be a whole number, 0 or more, but it is ${n}`);
  }
  return Array.from({ length: n }, (_, col) => col);
}
