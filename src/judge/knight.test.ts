import { expect, test } from "@jest/globals";
import { rectangle, type Square } from "../board";
import { freeMoves, isKnightsMove, isSquare, takenBy } from "./knight";

test("free moves are all knight's moves on the board but those taken, by row and then by column", () => {
  expect(freeMoves(rectangle(5, 5), takenBy([]), [2, 2]).map(String)).toEqual(
    "0,1 0,3 1,0 1,4 3,0 3,4 4,1 4,3".split(" "),
  );
  const taken: Square[] = [
    [2, 2],
    [0, 1],
  ];
  const free = freeMoves([".....", "....#", ".....", "....."], takenBy(taken), [2, 2]);
  expect(free.map(String)).toEqual("0,3 1,0 3,0 3,4".split(" "));
  expect(free.every((square) => isKnightsMove([2, 2], square))).toBe(true);
});

test("one step, a straight jump of two, and standing still are no knight's moves", () => {
  for (const to of [
    [2, 3],
    [4, 2],
    [2, 2],
    [4, 4],
  ] as const) {
    expect(isKnightsMove([2, 2], to)).toBe(false);
  }
});

test("a square is two whole numbers", () => {
  expect([[0, 1], [-1, 9], [0.5, 1], [1], [1, 2, 3], ["0", 1], null].map(isSquare)).toEqual([
    true,
    true,
    ...Array<boolean>(5).fill(false),
  ]);
});
