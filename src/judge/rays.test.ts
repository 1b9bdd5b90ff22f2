import { expect, test } from "@jest/globals";
import {
  everyPermutation,
  everyPlacement,
  pairsThatSeeEachOther,
  seenAlongRays,
  squaresOfBoard,
  walk,
} from "./rays";

test("a walk goes on until the board ends", () => {
  expect(walk([1, 0], [1, 1], 4)).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
  ]);
  expect(walk([4, 0], [1, 1], 4)).toEqual([]);
});

test("a queen sees 21 squares from the corner and 27 from the centre of the 8×8 board", () => {
  expect(seenAlongRays([0, 0], 8).size).toBe(21);
  expect(seenAlongRays([3, 3], 8).size).toBe(27);
  expect(seenAlongRays([3, 3], 8).has("3,3")).toBe(false);
});

test("728 pairs of squares of the 8×8 board see each other", () => {
  const seen = squaresOfBoard(8).map((square) => seenAlongRays(square, 8).size);
  expect(seen.reduce((sum, count) => sum + count)).toBe(2 * 728);
});

test("of all placements of up to five queens the known numbers are peaceful", () => {
  const peaceful = [0, 1, 2, 3, 4, 5].map(
    (n) =>
      everyPlacement(n, n).filter((placement) => pairsThatSeeEachOther(placement, n).length === 0)
        .length,
  );
  expect(peaceful).toEqual([1, 1, 0, 0, 2, 10]);
});

test("six rows can be given six columns in 720 ways, four of them peaceful", () => {
  const placements = everyPermutation(6);
  expect(new Set(placements.map(String)).size).toBe(720);
  const pairs = placements.map((placement) => pairsThatSeeEachOther(placement, 6));
  expect(pairs.filter(({ length }) => length === 0)).toHaveLength(4);
});
