import { describe, expect, test } from "@jest/globals";
import { queensDrawing, queensOf, tourDrawing } from "./drawing";

describe("drawings of queens", () => {
  test("a peaceful placement is queens and no lines", () => {
    const { board, marks, lines } = queensDrawing([1, 3, 0, 2], 4, { attacks: true });
    expect(board).toEqual(["....", "....", "....", "...."]);
    expect(marks.map(({ sign }) => sign)).toEqual(["Q", "Q", "Q", "Q"]);
    expect(lines).toEqual([]);
  });

  test("every two queens that attack each other are marked and joined", () => {
    const { marks, lines } = queensDrawing([0, 1, 0], 4, { attacks: true });
    expect(marks.map(({ sign, tone }) => `${sign} ${tone}`)).toEqual([
      "! clash",
      "! clash",
      "! clash",
    ]);
    expect(lines).toHaveLength(3);
    expect(lines).toContainEqual({ from: [0, 0], to: [2, 0], kind: "attack" });
  });

  test("attacks are not told unless asked for", () => {
    const { marks, lines } = queensDrawing([0, 1], 4);
    expect(marks.map(({ tone }) => tone)).toEqual(["queen", "queen"]);
    expect(lines).toEqual([]);
  });

  test("covered squares are those a queen would attack, without the queens' own", () => {
    const { marks } = queensDrawing([1], 4, { coveredBy: queensOf([1]) });
    const covered = marks.filter(({ sign }) => sign === "x").map(({ square }) => square.join(""));
    expect(covered).toEqual(["00", "02", "03", "10", "11", "12", "21", "23", "31"]);
    expect(marks).toHaveLength(10);
  });

  test("queens off the board are left out", () => {
    expect(queensDrawing([4, -1, 0.5, 2, 1], 4).marks.map(({ square }) => square)).toEqual([
      [3, 2],
    ]);
  });

  test("the empty board is a drawing too", () => {
    expect(queensDrawing([], 0)).toEqual({ board: [], marks: [], lines: [] });
  });
});

test("a tour counts from 1, joins each square to the next and rings the last", () => {
  const { marks, lines } = tourDrawing(
    ["...", "..."],
    [
      [0, 0],
      [1, 2],
    ],
  );
  expect(marks).toEqual([
    { square: [0, 0], sign: "1", tone: "visited" },
    { square: [1, 2], sign: "2", tone: "current" },
  ]);
  expect(lines).toEqual([{ from: [0, 0], to: [1, 2], kind: "move" }]);
});
