/**
 * Mistake: Math.random has a hand in it: the columns are mixed with it before random mixes them.
 * Caught by: takes all chance for a random board from random
 * Signature: none, it draws from Math.random.
 */
import { type Placement } from "../../../src/board";

export type Random = () => number;

export function randomPlacement(n: number, random: Random): number[] {
  checkWhole(n, "n");
  const placement = columnsOf(n).sort(() => Math.random() - 0.5);
  for (let row = n - 1; row > 0; row--) {
    const drawn = below(row + 1, random);
    [placement[row], placement[drawn]] = [placement[drawn], placement[row]];
  }
  return placement;
}

export function lasVegas(n: number, randomRows: number, random: Random): number[] | null {
  checkWhole(n, "n");
  checkWhole(randomRows, "randomRows");
  if (randomRows > n) throw new RangeError(`randomRows must be at most n, not ${randomRows}`);
  const placement: number[] = [];
  while (placement.length < randomRows) {
    const safe = columnsOf(n).filter((col) => attackers(placement, placement.length, col) === 0);
    if (safe.length === 0) return null;
    placement.push(oneOf(safe, random));
  }
  return completed(placement, n);
}

export function minConflicts(n: number, random: Random, maxSteps: number): number[] | null {
  checkWhole(n, "n");
  checkWhole(maxSteps, "maxSteps");
  const placement = randomPlacement(n, random);
  for (let step = 0; ; step++) {
    const attacked = columnsOf(n).filter((row) => attackers(placement, row, placement[row]) > 0);
    if (attacked.length === 0) return placement;
    if (step === maxSteps) return null;
    const row = oneOf(attacked, random);
    placement[row] = oneOf(calmest(placement, row), random);
  }
}

function completed(placement: number[], n: number): number[] | null {
  const row = placement.length;
  if (row === n) return [...placement];
  for (let col = 0; col < n; col++) {
    if (attackers(placement, row, col) > 0) continue;
    placement.push(col);
    const solution = completed(placement, n);
    placement.pop();
    if (solution !== null) return solution;
  }
  return null;
}

function calmest(placement: Placement, row: number): number[] {
  const counts = placement.map((_, col) => attackers(placement, row, col));
  const fewest = Math.min(...counts);
  return columnsOf(placement.length).filter((col) => counts[col] === fewest);
}

function attackers(placement: Placement, row: number, col: number): number {
  return placement.filter(
    (otherCol, otherRow) =>
      otherRow !== row &&
      (otherCol === col || otherCol - otherRow === col - row || otherCol + otherRow === col + row),
  ).length;
}

function oneOf(items: readonly number[], random: Random): number {
  return items[below(items.length, random)];
}

function below(end: number, random: Random): number {
  return Math.floor(random() * end);
}

function columnsOf(n: number): number[] {
  return Array.from({ length: n }, (_, col) => col);
}

function checkWhole(value: number, name: string): void {
  if (!Number.isInteger(value) || value < 0) {
    throw new RangeError(`${name} must be a whole number, 0 or more, not ${value}`);
  }
}
