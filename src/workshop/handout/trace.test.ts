import { expect, test } from "@jest/globals";
import { traceOf } from "./trace";

const told = (n: number) =>
  traceOf(n).map(({ row, col, isSafe, next }) => `${row} ${col} ${isSafe ? "yes" : "no"}: ${next}`);

test("a square that is tried is one line, and a solution ends the table", () => {
  expect(told(1)).toEqual(["0 0 yes: Place her. All queens stand: a solution!"]);
  expect(traceOf(4)).toHaveLength(26);
  expect(traceOf(4).at(-1)).toMatchObject({ row: 3, col: 2, isSafe: true });
});

test("going back is told where a row ends, however many rows it goes back", () => {
  expect(told(2)).toEqual([
    "0 0 yes: Place her. Row 1.",
    "1 0 no: Next column.",
    "1 1 no: End of the row. Lift the queen of row 0.",
    "0 1 yes: Place her. Row 1.",
    "1 0 no: Next column.",
    "1 1 no: End of the row. Lift the queen of row 0.",
  ]);
  const longest = traceOf(4).filter(({ next }) => next.split("Lift").length === 3);
  expect(longest.map(({ row, col }) => [row, col])).toEqual([[2, 3]]);
});
