/**
 * Chapter 04, a second way: the stack holds what is still to be done, not what has been done. The
 * main loop takes the topmost task and does it, which may put new tasks on top. When the stack is
 * empty, so is the board, and the search is over: no row has to be counted and no end to be noticed.
 */
import { type Placement } from "../src/board";

export type Step = {
  kind: "place" | "reject" | "backtrack" | "solution";
  row: number;
  col: number;
  placement: number[];
};

/** `try` a square of the next row, `tell` of a full board, `lift` the last queen. */
type Task =
  | { readonly kind: "try"; readonly col: number }
  | { readonly kind: "tell" }
  | { readonly kind: "lift" };

/** What the search does, one event at a time, from the empty board until it is empty again. */
export function* steps(n: number): Generator<Step> {
  const columns = columnsOf(n);
  const placement: number[] = [];
  const event = (kind: Step["kind"], row: number, col: number): Step => ({
    kind,
    row,
    col,
    placement: [...placement],
  });

  const tasks = tasksBelow(placement, columns);
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    const row = placement.length;
    const queen = placement.at(-1) ?? -1;
    if (task.kind === "tell") {
      yield event("solution", row - 1, queen); // report
    } else if (task.kind === "lift") {
      placement.pop(); // undo
      yield event("backtrack", row - 1, queen);
    } else if (isSafe(placement, task.col)) {
      placement.push(task.col); // place
      tasks.push({ kind: "lift" }, ...tasksBelow(placement, columns)); // lifted when these are done
      yield event("place", row, task.col);
    } else {
      yield event("reject", row, task.col);
    }
  }
}

/** Every solution, found when it is asked for. */
export function* solutions(n: number): Generator<number[]> {
  for (const step of steps(n)) {
    if (step.kind === "solution") yield step.placement;
  }
}

/** What to do with this placement, the first thing last: a stack gives back what came last. */
function tasksBelow(placement: Placement, columns: readonly number[]): Task[] {
  if (placement.length === columns.length) return [{ kind: "tell" }];
  return columns.map((col): Task => ({ kind: "try", col })).reverse();
}

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
