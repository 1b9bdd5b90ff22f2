/**
 * Mistake: All solutions are collected first, and only then given one by one.
 * Caught by: gives the first solution of the 15×15 board without looking for the others
 */
import { type Placement } from "../../../src/board";

export type Step = {
  kind: "place" | "reject" | "backtrack" | "solution";
  row: number;
  col: number;
  placement: number[];
};

export function* steps(n: number): Generator<Step> {
  checkSize(n);
  const placement: number[] = [];
  let col = 0;
  while (true) {
    const row = placement.length;
    if (row === n) {
      const last = n === 0 ? 0 : placement[row - 1];
      yield { kind: "solution", row: row - 1, col: last, placement: [...placement] };
    }
    if (row === n || col === n) {
      if (row === 0) return;
      const lifted = placement[row - 1];
      placement.pop();
      yield { kind: "backtrack", row: row - 1, col: lifted, placement: [...placement] };
      col = lifted + 1;
    } else if (isSafe(placement, col)) {
      placement.push(col);
      yield { kind: "place", row, col, placement: [...placement] };
      col = 0;
    } else {
      yield { kind: "reject", row, col, placement: [...placement] };
      col++;
    }
  }
}

export function* solutions(n: number): Generator<number[]> {
  const found = [...steps(n)].filter((step) => step.kind === "solution");
  for (const step of found) yield step.placement;
}

function isSafe(placement: Placement, col: number): boolean {
  for (let row = 0; row < placement.length; row++) {
    const distance = placement.length - row;
    if (placement[row] === col) return false;
    if (Math.abs(placement[row] - col) === distance) return false;
  }
  return true;
}

function checkSize(n: number): void {
  if (!Number.isInteger(n) || n < 0)
    throw new RangeError(`n must be a whole number >= 0, not ${n}`);
}
