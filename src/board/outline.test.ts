import { describe, expect, test } from "@jest/globals";
import { columnsOf, rectangle } from "./outline";

describe("outlines", () => {
  test("a rectangle has one string a row", () => {
    expect(rectangle(2, 3)).toEqual(["...", "..."]);
    expect(rectangle(0, 3)).toEqual([]);
    expect(rectangle(2, 0)).toEqual(["", ""]);
  });

  test.each([-1, 0.5, NaN, Infinity])("a size of %p is refused by the argument's name", (size) => {
    expect(() => rectangle(size, 1)).toThrow(/^rows must be a whole number/);
    expect(() => rectangle(1, size)).toThrow(/^cols must be a whole number/);
  });

  test("a ragged board is as wide as its longest row", () => {
    expect(columnsOf([".", "...", ""])).toBe(3);
    expect(columnsOf([])).toBe(0);
  });
});
