import { describe, expect, test } from "@jest/globals";
import { fileName, isOnBoard, sameSquare, squareName } from "./square";

describe("squares", () => {
  test("a1 is at the bottom left, whatever the height of the board", () => {
    expect(squareName([3, 0], 4)).toBe("a1");
    expect(squareName([0, 0], 4)).toBe("a4");
    expect(squareName([0, 7], 8)).toBe("h8");
  });

  test("columns beyond z go on with two letters", () => {
    expect([25, 26, 27, 51, 52, 701, 702].map(fileName)).toEqual([
      "z",
      "aa",
      "ab",
      "az",
      "ba",
      "zz",
      "aaa",
    ]);
  });

  test("a hole and what lies outside are not on the board", () => {
    const board = [".#", ".."];
    expect(isOnBoard(board, [0, 0])).toBe(true);
    expect(isOnBoard(board, [0, 1])).toBe(false);
    expect(isOnBoard(board, [-1, 0])).toBe(false);
    expect(isOnBoard(board, [2, 0])).toBe(false);
    expect(isOnBoard(board, [0, 2])).toBe(false);
    expect(isOnBoard(board, [0.5, 0])).toBe(false);
  });

  test("squares are the same by row and column", () => {
    expect(sameSquare([1, 2], [1, 2])).toBe(true);
    expect(sameSquare([1, 2], [2, 1])).toBe(false);
  });
});
