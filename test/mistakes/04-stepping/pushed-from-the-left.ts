/**
 * Mistake: The columns go on the stack from the left, so the rightmost comes off first.
 * Caught by: tells the whole search on the 2×2 board, where no second queen fits
 */
import { type Placement } from "../../../src/board";

export type Step = {
  kind: "place" | "reject" | "backtrack" | "solution";
  row: number;
  col: number;
  placement: number[];
};

type Task = number | "tell" | "lift";

export function* steps(n: number): Generator<Step> {
  checkSize(n);
  const placement: number[] = [];
  const stack = tasks(0, n);
  while (stack.length > 0) {
    const task = stack.pop()!;
    const row = placement.length;
    const last = row === 0 ? 0 : placement[row - 1];
    if (task === "tell") {
      yield { kind: "solution", row: row - 1, col: last, placement: [...placement] };
    } else if (task === "lift") {
      placement.pop();
      yield { kind: "backtrack", row: row - 1, col: last, placement: [...placement] };
    } else if (isSafe(placement, task)) {
      placement.push(task);
      yield { kind: "place", row, col: task, placement: [...placement] };
      stack.push("lift", ...tasks(row + 1, n));
    } else {
      yield { kind: "reject", row, col: task, placement: [...placement] };
    }
  }
}

function tasks(row: number, n: number): Task[] {
  if (row === n) return ["tell"];
  const columns: Task[] = [];
  for (let col = 0; col < n; col++) columns.push(col);
  return columns;
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

function checkSize(n: number): void {
  if (!Number.isInteger(n) || n < 0)
    throw new RangeError(`n must be a whole number >= 0, not ${n}`);
}
