/**
 * The course's own solvers against the whole ground truth: every board to 10×10 from every start, boards
 * of other outlines, begun tours, and the published numbers of tours.
 */
import { expect, test } from "@jest/globals";
import { type Board, rectangle, type Square, squareName } from "../board";
import { isKnightsMove } from "../judge/knight";
import { knightGraph, squaresOf } from "../../solutions/09-moves";
import { closedTour, closedTourExists, isClosedTour } from "../../solutions/13-closed-tours";
import { completeTour } from "../../solutions/14-unfinished-tours";
import { solveTour } from "../../solutions/16-tour-solver.2";
import { existence, irregular } from "../../test/data/knight-existence";
import * as begun from "../../test/data/knight-prefixes";

/** From which squares the solver finds an open tour; one that is no tour counts as a defect. */
function startsOf(board: Board): readonly string[] {
  return squaresOf(board)
    .filter((start) => isTour(board, completeTour(board, [start]), [start]))
    .map((start) => squareName(start, board.length));
}

/** False for `null`; throws where something came that is no tour of the board that begins so. */
function isTour(board: Board, tour: readonly Square[] | null, beginning: readonly Square[]) {
  if (tour === null) return false;
  const every = new Set(squaresOf(board).map(String));
  const visited = new Set(tour.map(String));
  expect(tour).toHaveLength(every.size);
  expect([...visited].every((square) => every.has(square)) && visited.size).toBe(every.size);
  expect(tour.every((square, i) => i === 0 || isKnightsMove(tour[i - 1], square))).toBe(true);
  expect(tour.slice(0, beginning.length)).toEqual(beginning);
  return true;
}

test("on every board to 10×10, open tours are found from just those starts that have one", () => {
  for (const { rows, cols, starts } of existence) {
    const known = squaresOf(rectangle(rows, cols)).filter(([row, col]) => starts[row][col] === "1");
    expect([`${rows}×${cols}`, startsOf(rectangle(rows, cols))]).toEqual([
      `${rows}×${cols}`,
      known.map((square) => squareName(square, rows)),
    ]);
  }
});

test("on every board to 10×10, a closed tour is found where there is one, and foretold", () => {
  for (const { rows, cols, closed } of existence) {
    for (const [height, width] of [
      [rows, cols],
      [cols, rows],
    ]) {
      const board = rectangle(height, width);
      const found = [
        closedTour(height, width),
        completeTour(board, [], true),
        solveTour({ board, closed: true }),
      ];
      expect(found.map((tour) => tour !== null && isClosedTour(board, tour))).toEqual([
        closed,
        closed,
        closed,
      ]);
      expect(closedTourExists(height, width)).toBe(closed);
    }
  }
});

test.each(irregular)("$name: as many starts, and a closed tour or none", (outline) => {
  const { board, starts, closed } = outline;
  expect(startsOf(board)).toHaveLength(starts);
  expect(completeTour(board, [], true) !== null).toBe(closed);
});

test("begun tours are finished where that can be done, and refuted where it cannot", () => {
  const questions = [
    ...begun.canBeFinished.map((one) => ({ ...one, closed: false, answer: true })),
    ...begun.cannotBeFinished.map((one) => ({ ...one, closed: false, answer: false })),
    ...begun.cannotBeFinishedDeep.map((one) => ({ ...one, closed: false, answer: false })),
    ...begun.canBeClosed.map((one) => ({ ...one, closed: true, answer: true })),
    ...begun.cannotBeClosed.map((one) => ({ ...one, closed: true, answer: false })),
  ];
  for (const { board, visited, closed, answer } of questions) {
    expect(isTour(board, completeTour(board, visited, closed), visited)).toBe(answer);
    expect(isTour(board, solveTour({ board, visited, closed }), visited)).toBe(answer);
  }
});

/** How many ways there are to go on from the last vertex of a path and to visit every other one. */
function countPaths(graph: readonly (readonly number[])[], path: number[], goal?: number): number {
  const last = path[path.length - 1];
  if (path.length === graph.length) return goal === undefined || last === goal ? 1 : 0;
  const isVisited = new Array<boolean>(graph.length).fill(false);
  for (const vertex of path) isVisited[vertex] = true;
  // A vertex that can no longer be entered and left is an end; there is one end to come.
  const ends = graph.filter((neighbours, vertex) => {
    if (isVisited[vertex] || vertex === goal) return false;
    return neighbours.filter((other) => !isVisited[other] || other === last).length < 2;
  });
  if (ends.length > (goal === undefined ? 1 : 0)) return 0;
  let count = 0;
  for (const next of graph[last]) {
    if (isVisited[next]) continue;
    path.push(next);
    count += countPaths(graph, path, goal);
    path.pop();
  }
  return count;
}

test("the 5×5 board has 1,728 open tours, each way round counted", () => {
  const graph = knightGraph(rectangle(5, 5));
  const counts = graph.map((_, start) => countPaths(graph, [start]));
  expect(counts.reduce((sum, count) => sum + count)).toBe(1728);
});

test("the 6×6 board has 9,862 closed tours", () => {
  const graph = knightGraph(rectangle(6, 6));
  // Every closed tour passes the corner between its two neighbours: count those that go to the first.
  const [first, second] = graph[0];
  expect(countPaths(graph, [0, first], second)).toBe(9862);
});
