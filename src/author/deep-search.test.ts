/** No test of a suite goes so far, for a learner's search may call itself; the course's own must not. */
import { expect, test } from "@jest/globals";
import { isOnBoard, rectangle } from "../board";
import { isKnightsMove } from "../judge/knight";
import { tourFrom as firstWay } from "../../solutions/12-ties";
import { tourFrom as secondWay } from "../../solutions/12-ties.2";

const board = rectangle(100, 100);

test.each([
  ["12-ties", firstWay],
  ["12-ties.2", secondWay],
])(
  "the search of %s has a tour of 100×100 squares, and the call stack is not full",
  (_, tourFrom) => {
    for (const start of [[0, 0] as const, [49, 50] as const]) {
      const tour = tourFrom(board, start) ?? [];
      expect(tour[0]).toEqual(start);
      expect(new Set(tour.filter((square) => isOnBoard(board, square)).map(String)).size).toBe(
        10_000,
      );
      expect(tour.slice(1).filter((square, i) => !isKnightsMove(tour[i], square))).toEqual([]);
    }
  },
);
