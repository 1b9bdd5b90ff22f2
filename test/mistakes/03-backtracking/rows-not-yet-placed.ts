/**
 * Mistake: Every row is compared, also those that have no queen yet.
 * Caught by: finds a peaceful placement on the 4×4 board
 */
import { type Placement } from "../../../src/board";

export function firstSolution(n: number): number[] | null {
  checkSize(n);
  return firstFrom(new Array<number>(n).fill(0), 0);
}

export function allSolutions(n: number): number[][] {
  checkSize(n);
  const solutions: number[][] = [];
  collectFrom(new Array<number>(n).fill(0), 0, solutions);
  return solutions;
}

function firstFrom(placement: number[], row: number): number[] | null {
  if (row === placement.length) return [...placement];
  for (let col = 0; col < placement.length; col++) {
    if (!isSafe(placement, row, col)) continue;
    placement[row] = col;
    const solution = firstFrom(placement, row + 1);
    if (solution !== null) return solution;
  }
  return null;
}

function collectFrom(placement: number[], row: number, solutions: number[][]): void {
  if (row === placement.length) {
    solutions.push([...placement]);
    return;
  }
  for (let col = 0; col < placement.length; col++) {
    if (!isSafe(placement, row, col)) continue;
    placement[row] = col;
    collectFrom(placement, row + 1, solutions);
  }
}

function isSafe(placement: Placement, row: number, col: number): boolean {
  for (let otherRow = 0; otherRow < placement.length; otherRow++) {
    if (otherRow === row) continue;
    if (placement[otherRow] === col) return false;
    if (Math.abs(placement[otherRow] - col) === Math.abs(otherRow - row)) return false;
  }
  return true;
}

function checkSize(n: number): void {
  if (!Number.isInteger(n) || n < 0)
    throw new RangeError(`n must be a whole number >= 0, not ${n}`);
}
