import { expect, test } from "@jest/globals";
import * as answer from "../exercises/14-unfinished-tours";
import { rectangle, type Board, type Graph, type Square } from "../src/board";
import { asCalls } from "../src/judge/suite";
import {
  canBeClosed,
  canBeFinished,
  cannotBeClosed,
  cannotBeFinished,
  cannotBeFinishedDeep,
  squares,
} from "./data/knight-prefixes";

const { completeTour, hamiltonianPath } = asCalls(answer);

const ring = ["...", ".#.", "..."];
const noCorners = ["#..#", "....", "....", "#..#"];
const noCentre = [".....", ".....", "..#..", ".....", "....."];
/** The corner on the left can be reached by no move, for the two squares it leads to are holes. */
const lonelyCorner = ["......", "..#...", ".#....", "......", "......", "......"];

/** One of the eight tours of the 3×4 board. */
const whole3x4 = squares("00 12 20 01 13 21 02 10 22 03 11 23");
/** A closed tour of the 6×6 board. */
const closed6x6 = squares(
  "00 12 04 25 44 23 15 03 11 30 22 41 20 01 13 05 24 45 53 32 51 43 55 34 42 50 31 10 02 14 35 54 33 52 40 21",
);

function expectTour(board: Board, visited: readonly Square[]): void {
  expect(completeTour(board, visited)).toBeKnightsTour(board, { beginsWith: visited });
}

function expectClosedTour(board: Board, visited: readonly Square[]): void {
  expect(completeTour(board, visited, true)).toBeKnightsTour(board, {
    beginsWith: visited,
    closed: true,
  });
}

/** The graph with these edges, each in both directions. */
function bothWays(count: number, edges: readonly (readonly [number, number])[]): Graph {
  const graph: number[][] = Array.from({ length: count }, () => []);
  for (const [a, b] of edges) {
    graph[a].push(b);
    graph[b].push(a);
  }
  return graph;
}

/** Two rings of n vertices, joined by n edges: one ring goes step by step, the other by `jump`. */
function twoRings(n: number, jump: number): Graph {
  return bothWays(
    2 * n,
    Array.from({ length: n }, (_, i) => i).flatMap((i): [number, number][] => [
      [i, (i + 1) % n],
      [i, n + i],
      [n + i, n + ((i + jump) % n)],
    ]),
  );
}

/** Hamilton's own puzzle: the corners and edges of the solid with twenty corners. */
const dodecahedron = twoRings(10, 2);
/** Every corner of the left side is joined to every one of the right side, and to no other. */
const sides = (left: number, right: number) =>
  bothWays(
    left + right,
    Array.from({ length: left * right }, (_, k): [number, number] => [
      k % left,
      left + Math.floor(k / left),
    ]),
  );

function expectPath(graph: Graph, path: readonly number[]): void {
  expect(hamiltonianPath(graph, path)).toBeHamiltonianPath(graph, path);
}

// Boards: open tours

test("takes a begun tour that has visited every square as the tour", () => {
  expectTour(rectangle(3, 4), whole3x4);
  expectTour(rectangle(6, 6), closed6x6);
});

test("adds the square that is missing at the end", () => {
  expectTour(rectangle(3, 4), whole3x4.slice(0, -1));
});

test("finishes a tour of the 3×4 board that was begun with three squares", () => {
  expectTour(rectangle(3, 4), whole3x4.slice(0, 3));
});

test("answers null when only two squares are left, and the first of them cannot be reached", () => {
  expect(completeTour(rectangle(3, 4), squares("01 20 12 00 21 13"))).toBeNoAnswer();
});

test("finds a tour from a given square, whatever rows and columns there are", () => {
  expectTour(rectangle(3, 4), [[0, 3]]);
  expectTour(rectangle(4, 3), [[3, 0]]);
  expectTour(rectangle(4, 5), [[0, 1]]);
});

test("chooses a start when nothing was begun", () => {
  expectTour(rectangle(3, 4), []);
  expectTour(rectangle(5, 5), []);
  expectTour(rectangle(3, 7), []);
  expectTour(["#...", "....", "...."], []);
});

test("answers null on boards that have no tour at all", () => {
  expect(completeTour(rectangle(3, 3), [[0, 0]])).toBeNoAnswer();
  expect(completeTour(rectangle(3, 3), [])).toBeNoAnswer();
  expect(completeTour(rectangle(4, 4), [])).toBeNoAnswer();
  expect(completeTour(rectangle(3, 5), [])).toBeNoAnswer();
  expect(completeTour(rectangle(1, 2), [])).toBeNoAnswer();
});

test("tours the board of one square, with and without a start", () => {
  expectTour(["."], [[0, 0]]);
  expectTour(["."], []);
  expectTour(["##", "#."], [[1, 1]]);
});

test("finds no tour where there are no squares", () => {
  expect(completeTour([], [])).toBeNoAnswer();
  expect(completeTour(["##", "##"], [])).toBeNoAnswer();
});

test("finishes begun tours of boards with holes", () => {
  expectTour(ring, squares("12 20"));
  expectTour(noCorners, squares("11 32"));
  expectTour(noCentre, []);
});

test("answers null where a square was left that no move reaches", () => {
  expect(completeTour(lonelyCorner, [[5, 5]])).toBeNoAnswer();
  expect(completeTour(lonelyCorner, [])).toBeNoAnswer();
});

test("answers null where the knight must come to a corner, and cannot leave it", () => {
  const [begun] = cannotBeFinished.slice(-1);
  expect(completeTour(begun.board, begun.visited)).toBeNoAnswer();
});

test("answers null where the start has the wrong colour", () => {
  expect(completeTour(rectangle(5, 5), [[0, 1]])).toBeNoAnswer();
  expect(completeTour(rectangle(5, 5), squares("21 00"))).toBeNoAnswer();
  expect(completeTour(rectangle(7, 7), [[3, 2]])).toBeNoAnswer();
});

test("answers null where two squares of one colour are missing", () => {
  const cut = ["#.....", "......", "......", "......", "......", ".....#"];
  expect(completeTour(cut, [])).toBeNoAnswer();
  expect(completeTour(cut, [[0, 1]])).toBeNoAnswer();
});

test.each(["5×5", "6×6", "8×8"])("finishes begun tours of the %s board", (size) => {
  const chosen = canBeFinished.filter(({ board }) => `${board.length}×${board.length}` === size);
  for (const { board, visited } of chosen) expectTour(board, visited);
});

test.each(["5×5", "6×6", "8×8"])("refutes begun tours of the %s board", (size) => {
  const chosen = cannotBeFinished.filter(({ board }) => `${board.length}×${board.length}` === size);
  for (const { board, visited } of chosen) expect(completeTour(board, visited)).toBeNoAnswer();
});

test("keeps rows and columns apart when they have two digits", () => {
  const visited: Square[] = [
    [1, 10],
    [0, 8],
    [2, 9],
    [4, 8],
    [6, 7],
    [8, 6],
    [9, 4],
    [10, 2],
  ];
  const all = [...visited, [11, 0] as const];
  const board = rectangle(12, 11).map((line, row) =>
    [...line].map((_, col) => (all.some(([r, c]) => r === row && c === col) ? "." : "#")).join(""),
  );
  expectTour(board, visited);
  expectTour(board, visited.slice(0, 1));
});

// Boards: closed tours

test("takes a finished tour for closed only when its end is a move from its start", () => {
  expectClosedTour(rectangle(6, 6), closed6x6);
  expect(completeTour(rectangle(3, 4), whole3x4, true)).toBeNoAnswer();
});

test("adds the last square of a closed tour", () => {
  expectClosedTour(rectangle(6, 6), closed6x6.slice(0, -1));
  expectClosedTour(ring, squares("01 22 10 02 21 00 12"));
});

test("finds closed tours from a given square, and from any", () => {
  expectClosedTour(noCorners, [[1, 1]]);
  expectClosedTour(rectangle(5, 6), [[2, 3]]);
  expectClosedTour(rectangle(6, 6), []);
});

test("asks for no closed tour where nobody wants one", () => {
  expect(completeTour(rectangle(3, 4), [[0, 0]], false)).toBeKnightsTour(rectangle(3, 4), {
    start: [0, 0],
  });
});

test("answers null where no tour of the board is closed", () => {
  expect(completeTour(rectangle(3, 4), [], true)).toBeNoAnswer();
  expect(completeTour(rectangle(4, 5), [[0, 0]], true)).toBeNoAnswer();
});

test("answers null for a closed tour of an odd number of squares", () => {
  expect(completeTour(rectangle(5, 5), [[0, 0]], true)).toBeNoAnswer();
  expect(completeTour(rectangle(7, 7), [], true)).toBeNoAnswer();
});

test("answers null for a closed tour of one square, and of none", () => {
  expect(completeTour(["."], [], true)).toBeNoAnswer();
  expect(completeTour(["."], [[0, 0]], true)).toBeNoAnswer();
  expect(completeTour([], [], true)).toBeNoAnswer();
});

test("finishes begun closed tours", () => {
  for (const { board, visited } of canBeClosed) expectClosedTour(board, visited);
});

test("refutes begun closed tours", () => {
  for (const { board, visited } of cannotBeClosed) {
    expect(completeTour(board, visited, true)).toBeNoAnswer();
  }
});

// Boards: what was begun

test("gives the same tour when it is asked again, in new arrays", () => {
  expect(completeTour(rectangle(3, 4), whole3x4.slice(0, 2))).toBeFreshEachTime();
  expect(completeTour(rectangle(3, 4), whole3x4)).toBeFreshEachTime();
  expect(completeTour(rectangle(6, 6), closed6x6, true)).toBeFreshEachTime();
});

test("refuses a visited square that is off the board, on each side", () => {
  for (const square of [
    [-1, 2],
    [3, 0],
    [1, -1],
    [2, 4],
  ] as const) {
    expect(completeTour(rectangle(3, 4), [square])).toRefuse("visited");
  }
  expect(completeTour([], [[0, 0]])).toRefuse("visited");
});

test("refuses a visited square that is a hole, or no square at all", () => {
  expect(completeTour(ring, [[1, 1]])).toRefuse("visited");
  expect(completeTour(rectangle(5, 5), [[0.5, 1]])).toRefuse("visited");
});

test("refuses a visited square that is there twice", () => {
  expect(completeTour(rectangle(3, 4), squares("00 12 00"))).toRefuse("visited");
  expect(completeTour(rectangle(5, 5), squares("00 12 24 03 11 30 22 03"))).toRefuse("visited");
});

test("refuses a visited step that is no knight's move", () => {
  expect(completeTour(rectangle(5, 5), squares("00 11"))).toRefuse("visited");
  expect(completeTour(rectangle(5, 5), squares("00 12 34"))).toRefuse("visited");
  expect(completeTour(rectangle(5, 5), squares("00 04"))).toRefuse("visited");
});

test("refuses bad squares also where there is no tour anyway", () => {
  expect(completeTour(rectangle(3, 3), squares("00 11"))).toRefuse("visited");
  expect(completeTour(rectangle(5, 5), squares("01 02"), true)).toRefuse("visited");
  expect(completeTour(["."], [[0, 1]], true)).toRefuse("visited");
});

// Any graph: edges that lead both ways

test("finds the path along a line, whichever vertex is at its end", () => {
  expectPath(
    bothWays(4, [
      [2, 0],
      [0, 3],
      [3, 1],
    ]),
    [2],
  );
  expectPath(
    bothWays(4, [
      [2, 0],
      [0, 3],
      [3, 1],
    ]),
    [],
  );
});

test("answers null when a path begins in the middle of a line", () => {
  expect(
    hamiltonianPath(
      bothWays(4, [
        [2, 0],
        [0, 3],
        [3, 1],
      ]),
      [0],
    ),
  ).toBeNoPath();
});

test("keeps the path that was begun", () => {
  expectPath(twoRings(4, 1), [0, 1, 2]);
  expectPath(twoRings(4, 1), [6, 2, 3, 7]);
});

test("takes a path that meets every vertex as the answer", () => {
  expectPath(
    bothWays(3, [
      [0, 1],
      [1, 2],
    ]),
    [2, 1, 0],
  );
});

test("finds the path of one vertex, and none where there are no vertices", () => {
  expectPath([[]], []);
  expectPath([[]], [0]);
  expect(hamiltonianPath([], [])).toBeNoPath();
});

test("answers null when there are three dead ends, or two pieces", () => {
  expect(
    hamiltonianPath(
      bothWays(4, [
        [0, 1],
        [0, 2],
        [0, 3],
      ]),
      [],
    ),
  ).toBeNoPath();
  expect(
    hamiltonianPath(
      bothWays(6, [
        [0, 1],
        [1, 2],
        [2, 0],
        [3, 4],
        [4, 5],
        [5, 3],
      ]),
      [],
    ),
  ).toBeNoPath();
});

test("finds paths where the colours of the vertices take turns", () => {
  expectPath(sides(3, 4), []);
  expectPath(sides(4, 3), [2, 5]);
  expectPath(sides(4, 4), [6]);
});

test("answers null where one colour has too many vertices", () => {
  expect(hamiltonianPath(sides(3, 5), [])).toBeNoPath();
  expect(hamiltonianPath(sides(3, 4), [1])).toBeNoPath();
});

test("finds paths in graphs whose vertices have no two colours", () => {
  expectPath(
    bothWays(5, [
      [0, 1],
      [1, 2],
      [2, 0],
      [2, 3],
      [3, 4],
    ]),
    [],
  );
  expectPath(twoRings(5, 2), [0, 5, 7]);
});

test("goes on where somebody began Hamilton's puzzle of twenty corners", () => {
  expectPath(dodecahedron, [0, 1, 2, 3, 4]);
  expectPath(dodecahedron, [12, 14, 4, 5, 15]);
  expectPath(dodecahedron, []);
});

test("answers null when the beginning leaves two vertices that cannot both be the end", () => {
  expect(hamiltonianPath(dodecahedron, [0, 1, 2, 3, 13, 15])).toBeNoPath();
});

// Any graph: edges that lead one way

test("follows edges that lead one way round", () => {
  expectPath([[1], [2], [3], [0]], [2]);
  expectPath([[1], [2], [3], [0]], []);
});

test("never goes against an edge", () => {
  expect(hamiltonianPath([[1], [], [1]], [])).toBeNoPath();
  expect(hamiltonianPath([[], [0, 2], []], [])).toBeNoPath();
  expect(hamiltonianPath([[1], [2], []], [1])).toBeNoPath();
});

test("finds the only start and the only end of edges that lead one way", () => {
  expectPath([[1, 2, 4], [2], [], [0, 1, 4], [1, 2]], []);
  expectPath([[1, 2, 4], [2], [], [0, 1, 4], [1, 2]], [3, 0]);
});

test("answers null when two vertices are left by no edge, or two are met by none", () => {
  expect(hamiltonianPath([[1, 2, 3], [2, 3], [], []], [])).toBeNoPath();
  expect(hamiltonianPath([[2, 3], [2, 3], [3], [2]], [])).toBeNoPath();
});

test("finds a path where everybody has played everybody once", () => {
  const beaten = Array.from({ length: 7 }, (_, i) => [(i + 1) % 7, (i + 2) % 7, (i + 4) % 7]);
  expectPath(beaten, []);
  expectPath(beaten, [3, 0, 2]);
});

test("goes both ways where both are listed, and one way where one is", () => {
  const streets = [[1], [0, 2], [3], [1, 4], [3, 5], []];
  expectPath(streets, []);
  expect(hamiltonianPath(streets, [1])).toBeNoPath();
});

test("takes loops and repeated entries for what they are: nothing", () => {
  expectPath([[0]], []);
  expectPath(
    [
      [1, 0, 1],
      [1, 2, 0, 0],
      [2, 1, 1],
    ],
    [],
  );
  expectPath(
    [
      [0, 1, 1],
      [1, 2],
      [2, 2, 0],
    ],
    [1],
  );
  expect(hamiltonianPath([[1, 1, 1], [0], [2, 2]], [])).toBeNoPath();
});

// Any graph: what was begun

test("gives the same path when it is asked again, in a new array", () => {
  expect(hamiltonianPath(dodecahedron, [0, 1])).toBeFreshEachTime();
  expect(hamiltonianPath([[1], [2], []], [0, 1, 2])).toBeFreshEachTime();
});

test("refuses a path with a vertex that the graph doesn't have", () => {
  for (const vertex of [-1, 3, 0.5]) {
    expect(hamiltonianPath([[1], [0, 2], [1]], [vertex])).toRefuse("path");
  }
  expect(hamiltonianPath([], [0])).toRefuse("path");
});

test("refuses a path that comes to a vertex twice", () => {
  expect(hamiltonianPath([[1], [0, 2], [1]], [0, 1, 0])).toRefuse("path");
  expect(hamiltonianPath([[0, 1], [0]], [0, 0])).toRefuse("path");
});

test("refuses a path with a step along no edge, or against one", () => {
  expect(hamiltonianPath([[1], [0, 2], [1]], [0, 2])).toRefuse("path");
  expect(hamiltonianPath([[1], [2], []], [1, 0])).toRefuse("path");
});

test("refuses bad paths also where there is no path anyway", () => {
  expect(
    hamiltonianPath(
      bothWays(4, [
        [0, 1],
        [2, 3],
      ]),
      [1, 2],
    ),
  ).toRefuse("path");
});

// Boards once more: where counting onward moves is not enough

test("refutes begun tours where the contradiction lies many forced moves ahead", () => {
  for (const { board, visited } of cannotBeFinishedDeep) {
    expect(completeTour(board, visited)).toBeNoAnswer();
  }
});
