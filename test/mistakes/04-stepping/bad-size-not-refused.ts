/**
 * Mistake: A size that makes no board is not refused.
 * Caught by: refuses to tell of a board of a negative size
 */
import { type Placement } from "../../../src/board";

export type Step = {
  kind: "place" | "reject" | "backtrack" | "solution";
  row: number;
  col: number;
  placement: number[];
};

export function* steps(n: number): Generator<Step> {
  const placement: number[] = [];
  let col = 0;
  while (true) {
    const row = placement.length;
    if (row >= n) {
      const last = n === 0 ? 0 : placement[row - 1];
      yield { kind: "solution", row: row - 1, col: last, placement: [...placement] };
    }
    if (row >= n || col >= n) {
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
  for (const step of steps(n)) {
    if (step.kind === "solution") yield step.placement;
  }
}

function isSafe(placement: Placement, col: number): boolean {
  for (let row = 0; row < placement.length; row++) {
    const distance = placement.length - row;
    if (placement[row] === col) return false;
    if (Math.abs(placement[row] - col) === distance) return false;
  }
  return true;
}
