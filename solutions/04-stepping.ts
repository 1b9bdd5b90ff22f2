/**
 * Chapter 04: Stepping. In a recursive search, each waiting call remembers its row and its column.
 * Here the placement itself does: its length tells the row that we work on, and a lifted queen tells
 * the column to go on with. So the placement is the stack, and one more number is all the rest.
 */
import { type Placement } from "../src/board";

export type Step = {
  kind: "place" | "reject" | "backtrack" | "solution";
  row: number;
  col: number;
  placement: number[];
};

/** What the search does, one event at a time, from the empty board until it is empty again. */
export function* steps(n: number): Generator<Step> {
  checkSize(n);
  const placement: number[] = [];
  const event = (kind: Step["kind"], row: number, col: number): Step => ({
    kind,
    row,
    col,
    placement: [...placement], // a copy, for the queens move on
  });

  let col = 0; // the column to try next
  while (true) {
    const row = placement.length;
    if (row === n) yield event("solution", row - 1, placement.at(-1) ?? -1); // report

    if (row === n || col === n) {
      // nothing left to try in this row
      const lifted = placement.pop(); // undo
      if (lifted === undefined) return; // no queen left to lift: everything has been tried
      yield event("backtrack", placement.length, lifted);
      col = lifted + 1; // choose: her row goes on to the right of where she stood
    } else if (isSafe(placement, col)) {
      // check
      placement.push(col); // place, which makes the row below the one that we work on
      yield event("place", row, col);
      col = 0; // choose: a new row begins at the left
    } else {
      yield event("reject", row, col);
      col++; // choose
    }
  }
}

/** Every solution: the search runs on when the next one is asked for, and not before. */
export function* solutions(n: number): Generator<number[]> {
  for (const step of steps(n)) {
    if (step.kind === "solution") yield step.placement;
  }
}

/** Is a queen on the next row, in column `col`, attacked by no queen of `placement`? */
function isSafe(placement: Placement, col: number): boolean {
  const row = placement.length;
  return placement.every(
    (otherCol, otherRow) =>
      otherCol !== col && // the same column
      otherCol - otherRow !== col - row && // the same falling diagonal
      otherCol + otherRow !== col + row, // the same rising diagonal
  );
}

function checkSize(n: number): void {
  if (!Number.isInteger(n) || n < 0) {
    throw new RangeError(`n must be a whole number, 0 or more, but it is ${n}`);
  }
}
