/**
 * The matcher for "the first of all solutions, in order". It says in which row a queen could stand
 * further left, and not where, so that the message does not give the solution away.
 */
import { compactBoard, queensDrawing, type Placement } from "../../board";
import { type Call } from "../suite";
import { named } from "../words";
import { peacefulPlacement } from "./placements";
import { matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** The peaceful placement of n queens that is first in lexicographic order. */
    toBeFirstPlacement(n: number): R;
  }
}

function firstPlacement(call: Call, n: number): Problem | null {
  const problem = peacefulPlacement(call, n);
  if (problem !== null) return problem;
  const placement = call.value as Placement;
  const row = placement.findIndex((col, row) =>
    columnsBefore(col).some((left) => canBeCompleted([...placement.slice(0, row), left], n)),
  );
  if (row === -1) return null;
  return {
    what:
      `${call.text} came back with ${named(placement)}: peaceful, but not the first in order. ` +
      `With the same queens above row ${row}, a queen further left in row ${row} leads to a solution too.`,
    board: compactBoard(queensDrawing(placement, n)),
    ask: "From which side are the columns tried, and does the search end at the first solution?",
  };
}

function canBeCompleted(placement: Placement, n: number): boolean {
  if (!isPeaceful(placement)) return false;
  if (placement.length === n) return true;
  return columnsBefore(n).some((col) => canBeCompleted([...placement, col], n));
}

/** Do all queens but the last agree with the last? The others were asked when they were the last. */
function isPeaceful(placement: Placement): boolean {
  const row = placement.length - 1;
  return placement.slice(0, row).every((col, otherRow) => {
    const across = Math.abs(col - placement[row]);
    return across !== 0 && across !== row - otherRow;
  });
}

function columnsBefore(col: number): number[] {
  return Array.from({ length: col }, (_, i) => i);
}

export const firstPlacementMatchers = {
  toBeFirstPlacement: matcher("toBeFirstPlacement", firstPlacement),
};
