/**
 * Mistake: Only one kind of diagonal is checked.
 * Caught by: answers null on the 2×2 board, which has no solution
 */
import { type Placement } from "../../../src/board";

export function firstSolution(n: number): number[] | null {
  checkSize(n);
  return firstFrom([], n);
}

export function allSolutions(n: number): number[][] {
  checkSize(n);
  const solutions: number[][] = [];
  collectFrom([], n, solutions);
  return solutions;
}

function firstFrom(placement: number[], n: number): number[] | null {
  if (placement.length === n) return [...placement];
  for (let col = 0; col < n; col++) {
    if (!isSafe(placement, col)) continue;
    placement.push(col);
    const solution = firstFrom(placement, n);
    placement.pop();
    if (solution !== null) return solution;
  }
  return null;
}

function collectFrom(placement: number[], n: number, solutions: number[][]): void {
  if (placement.length === n) {
    solutions.push([...placement]);
    return;
  }
  for (let col = 0; col < n; col++) {
    if (!isSafe(placement, col)) continue;
    placement.push(col);
    collectFrom(placement, n, solutions);
    placement.pop();
  }
}

function isSafe(placement: Placement, col: number): boolean {
  for (let row = 0; row < placement.length; row++) {
    const distance = placement.length - row;
    if (placement[row] === col) return false;
    if (col - placement[row] === distance) return false;
  }
  return true;
}

function checkSize(n: number): void {
  if (!Number.isInteger(n) || n < 0)
    throw new RangeError(`n must be a whole number >= 0, not ${n}`);
}
