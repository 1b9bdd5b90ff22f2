import { describe, expect, test } from "@jest/globals";
import { type Grid } from "../../board";
import { callOf } from "../suite";
import { gridMatchers } from "./grids";

expect.extend(gridMatchers);

/** The message of the failing expectation, or "" when it holds. */
function complaint(action: () => void): string {
  try {
    action();
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

const grid = (...rows: string[]): Grid => rows.map((row) => [...row].map((sign) => sign === "Q"));

describe("toBeGridOf", () => {
  const messageFor = (value: unknown, placement: number[], n: number) => {
    const call = callOf("toGrid", [placement, n], () => value);
    return complaint(() => expect(call).toBeGridOf(placement, n));
  };

  test("passes the grid of a whole, an unfinished and an empty placement", () => {
    expect(messageFor(grid(".Q", "Q."), [1, 0], 2)).toBe("");
    expect(messageFor(grid(".Q", ".."), [1], 2)).toBe("");
    expect(messageFor([], [], 0)).toBe("");
  });

  test("tells that what came back is no grid", () => {
    expect(messageFor(undefined, [1], 2)).toMatch(
      /toGrid\(\[1\], 2\) came back with undefined.*array of rows/,
    );
    expect(messageFor([".Q", ".."], [1], 2)).toMatch(/grid\[0\] is the string "\.Q"/);
    expect(messageFor([[0, 1], []], [1], 2)).toMatch(/grid\[0\]\[0\] is 0/);
    expect(messageFor([Array(2), []], [1], 2)).toMatch(/grid\[0\]\[0\] is undefined/);
  });

  test("counts rows and squares", () => {
    expect(messageFor(grid(".Q"), [1], 2)).toMatch(/came back with 1 row; the 2×2 board has 2/);
    expect(messageFor(grid(".Q", "..."), [1], 2)).toMatch(/grid\[1\] has 3 squares/);
  });

  test("when a queen stands in several rows because they are one array, names the array", () => {
    const row = [true, false];
    expect(messageFor([row, row], [0], 2)).toMatch(/grid\[0\] and grid\[1\] are one and the same/);
  });

  test("names the first square that is wrong and draws the grid", () => {
    const message = messageFor(grid("..", "Q."), [1], 2);
    expect(message).toMatch(/grid\[0\]\[1\], the square b2, is false, but placement\[0\] is 1/);
    expect(message).toContain("2 | . .\n1 | Q .\n  +----\n  | a b");
    expect(messageFor(grid(".Q", "Q."), [1], 2)).toMatch(
      /a1, is true, but the placement has no queen in row 1/,
    );
  });
});

describe("toReadPlacement", () => {
  const messageFor = (value: unknown) => {
    const call = callOf("fromGrid", [grid("..Q", "Q..", ".Q.")], () => value);
    return complaint(() => expect(call).toReadPlacement([2, 0, 1]));
  };

  test("passes the columns of the queens", () => {
    expect(messageFor([2, 0, 1])).toBe("");
  });

  test("names the row that is wrong, and keeps its column to itself", () => {
    const message = messageFor([2, 1, 1]);
    expect(message).toMatch(/In row 1 it says 1; the queen of that row stands elsewhere/);
    expect(message).toContain("3 | . . Q\n2 | Q . .\n1 | . Q .");
    expect(message).not.toContain("2, 0");
  });

  test("tells of null, of a wrong length and of what is no list", () => {
    expect(messageFor(null)).toMatch(/Every row has exactly one queen/);
    expect(messageFor([2])).toMatch(/1 number for 3 rows/);
    expect(messageFor("201")).toMatch(/the string "201".*A placement is an array/);
  });
});

describe("toReadNoPlacement", () => {
  const messageFor = (value: unknown, ...rows: string[]) => {
    const call = callOf("fromGrid", [grid(...rows)], () => value);
    return complaint(() => expect(call).toReadNoPlacement());
  };

  test("passes null", () => {
    expect(messageFor(null, "..")).toBe("");
  });

  test("names the first row without exactly one queen", () => {
    expect(messageFor([0, -1], "Q.", "..")).toMatch(/came back with \[0, -1\].*Row 1 has no queen/);
    expect(messageFor([], "QQ", "..")).toMatch(/Row 0 has 2 queens/);
  });
});
