/** Whether walks are what they should be: a benchmark of wrong answers would measure nothing. */
import { type Square } from "../../src/board";

/** Is every step a knight's move on the n×n board, and no square visited twice? */
export function isWalk(walk: ArrayLike<number>, n: number): boolean {
  const isVisited = new Uint8Array(n * n);
  for (let i = 0; i < walk.length; i++) {
    if (isVisited[walk[i]] !== 0) return false; // off the board there is no 0 either
    isVisited[walk[i]] = 1;
    if (i > 0 && !isMove(walk[i - 1], walk[i], n)) return false;
  }
  return true;
}

/** Is it a walk through all squares that comes back to its start? */
export function isClosedTour(walk: ArrayLike<number>, n: number): boolean {
  return walk.length === n * n && isMove(walk[walk.length - 1], walk[0], n) && isWalk(walk, n);
}

/** Is it a tour of the 8×8 board that begins with these squares? */
export function finishes(tour: readonly Square[], begun: readonly Square[]): boolean {
  const numbers = tour.map(([row, col]) => 8 * row + col);
  const keepsBeginning = begun.every(([row, col], i) => numbers[i] === 8 * row + col);
  return tour.length === 64 && keepsBeginning && isWalk(numbers, 8);
}

function isMove(from: number, to: number, n: number): boolean {
  const rows = Math.floor(from / n) - Math.floor(to / n);
  const product = rows * ((from % n) - (to % n));
  return product === 2 || product === -2;
}
