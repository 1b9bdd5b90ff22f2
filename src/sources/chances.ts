/** What tries by lot cost on average, computed exactly. */
import { type Placement } from "../board";
import { isFree } from "./searches";

/** Tries until all of so many equally likely things have come up: the coupon collector's. */
export function successesForAll(things: number): number {
  let sum = 0;
  for (let left = 1; left <= things; left++) sum += things / left;
  return sum;
}

/** How likely it is that one thing in so many tries comes up at least once. */
export function atLeastOnce(chance: number, tries: number): number {
  // log1p and expm1 keep the digits of chances that are nearly 0.
  return -Math.expm1(tries * Math.log1p(-chance));
}

/**
 * Queens placed on average until a solution stands, when `randomRows` queens are placed by lot on
 * free squares, backtracking does the rest, and a try that fails is followed by another.
 */
export function placementsByLot(n: number, randomRows: number): number {
  const columns = Array.from({ length: n }, (_, col) => col);
  let [expected, success] = [0, 0];
  const draw = (placement: readonly number[], chance: number): void => {
    const free = columns.filter((col) => isFree(placement, col));
    if (placement.length < randomRows && free.length > 0) {
      for (const col of free) draw([...placement, col], chance / free.length);
      return;
    }
    const isDead = placement.length < randomRows;
    const search = isDead ? { placements: 0, isSolved: false } : complete(placement, n);
    expected += chance * (placement.length + search.placements);
    if (search.isSolved) success += chance;
  };
  draw([], 1);
  return expected / success;
}

/** Backtracking below these queens, up to the first solution: the queens that it places. */
function complete(placement: Placement, n: number): { placements: number; isSolved: boolean } {
  if (placement.length === n) return { placements: 0, isSolved: true };
  let placements = 0;
  for (let col = 0; col < n; col++) {
    if (!isFree(placement, col)) continue;
    const below = complete([...placement, col], n);
    placements += 1 + below.placements;
    if (below.isSolved) return { placements, isSolved: true };
  }
  return { placements, isSolved: false };
}
