import { expect, test } from "@jest/globals";
import { farthestFromCentre, warnsdorffWith } from "../../solutions/12-ties";
import { rectangle } from "../../src/board";
import { greedyWalk } from "./greedy";

test.each([5, 6, 7, 8, 9, 20, 41])(
  "the fast walk on %p×%p is the walk of chapter 12 with Roth's ties",
  (n) => {
    const plain = warnsdorffWith(rectangle(n, n), [0, 0], farthestFromCentre);
    expect([...greedyWalk(n)]).toEqual(plain.map(([row, col]) => row * n + col));
  },
);
