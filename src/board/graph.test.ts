import { describe, expect, test } from "@jest/globals";
import { graphDrawing, graphPicture } from "./graph";

/** The 2×3 board with a hole: the squares are 0 a2, 1 c2, 2 a1, 3 b1, 4 c1. */
const board = [".#.", "..."];
const graph = [[4], [2], [1], [], [0]];

describe("a graph over its board", () => {
  test("numbers the squares row by row, without the holes", () => {
    const { marks } = graphDrawing(board, graph);
    expect(marks.map(({ square, sign }) => `${sign} ${square.join()}`)).toEqual([
      "0 0,0",
      "1 0,2",
      "2 1,0",
      "3 1,1",
      "4 1,2",
    ]);
  });

  test("draws one line for each two neighbours, though both list each other", () => {
    expect(graphDrawing(board, graph).lines).toEqual([
      { from: [0, 0], to: [1, 2], kind: "move" },
      { from: [0, 2], to: [1, 0], kind: "move" },
    ]);
  });

  test("draws a line that runs one way only differently, and one that is listed twice once", () => {
    expect(graphDrawing(board, [[], [], [], [], [0, 0]]).lines).toEqual([
      { from: [1, 2], to: [0, 0], kind: "attack" },
    ]);
  });

  test("leaves out what is no number of a square", () => {
    expect(graphDrawing(board, [[9, -1, 0.5], [2], [1]]).lines).toHaveLength(1);
  });

  test("lists the neighbours by number and name where there are no pictures", () => {
    expect(graphPicture(board, graph, "A small graph").text).toContain(
      "0 a2: 4 c1\n1 c2: 2 a1\n2 a1: 1 c2\n3 b1: no neighbour\n4 c1: 0 a2",
    );
  });
});
