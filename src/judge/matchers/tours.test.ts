import { expect, test } from "@jest/globals";
import { rectangle, type Square } from "../../board";
import { callOf } from "../suite";
import { messageOf } from "./message";
import "./register";
import { type TourOptions } from "./tours";

/** A tour of the 3×4 board from its corner. */
const tour: readonly Square[] = [
  [0, 0],
  [1, 2],
  [2, 0],
  [0, 1],
  [1, 3],
  [2, 1],
  [0, 2],
  [1, 0],
  [2, 2],
  [0, 3],
  [1, 1],
  [2, 3],
];

const board = rectangle(3, 4);

const message = (value: unknown, options?: TourOptions, on = board) =>
  messageOf(() =>
    expect(callOf("findTour", [on, [0, 0]], () => value)).toBeKnightsTour(on, options),
  );

test("a tour passes, with its start, and on a board of one square", () => {
  expect(message(tour)).toBe("");
  expect(message(tour, { start: [0, 0], beginsWith: tour.slice(0, 3) })).toBe("");
  expect(message([[0, 0]], {}, ["."])).toBe("");
});

test("a jump that is no knight's move is named by its two squares, and drawn", () => {
  const text = message([...tour.slice(0, 3), [0, 3]]);
  expect(text).toMatch(
    /^findTour\(rectangle\(3, 4\), \[0, 0\]\): from number 3, a1, to number 4, d3,/,
  );
  expect(text).toContain("is no knight's move");
  expect(text).toContain("squares that the search has given up?");
  expect(text).toContain("| a b c d");
});

test("a square that comes twice is named with both of its numbers", () => {
  const text = message([...tour.slice(0, 3), tour[1]]);
  expect(text).toContain("number 4 of the tour is c2, where the knight already was as number 2");
});

test("a square off the board, or on a hole, is no square of the board", () => {
  expect(message([[0, 4]])).toContain("number 1 of the tour, [0, 4], is not a square of the board");
  expect(message([[0, 1]], {}, [".#."])).toContain("[0, 1], is not a square of the board");
});

test("an unfinished tour is counted, and drawn as far as it goes", () => {
  expect(message(tour.slice(0, 9))).toContain("9 squares of the board's 12");
});

test("null for a board with holes asks whether they are counted, for one without does not", () => {
  expect(message(null, {}, ["...", ".#.", "..."])).toContain("are the holes among them?");
  expect(message(null)).not.toContain("holes");
});

test("a wrong beginning is named", () => {
  expect(message(tour, { start: [2, 3] })).toContain("number 1 is a3; it should be d1");
});

test("an open tour is not closed", () => {
  expect(message(tour, { closed: true })).toContain(
    "its end d1 is no knight's move from its start a3",
  );
});

test("a closed tour passes when it is asked to be closed", () => {
  const around = ["00", "12", "20", "01", "22", "10", "02", "21"].map(([row, col]): Square => [
    Number(row),
    Number(col),
  ]);
  expect(message(around, { closed: true }, ["...", ".#.", "..."])).toBe("");
});

test("two squares a move apart are an open tour; whether it is closed is not judged", () => {
  const two: Square[] = [
    [0, 0],
    [1, 2],
  ];
  const board = [".##", "##."];
  expect(message(two, {}, board)).toBe("");
  expect(message(two, { closed: true }, board)).toContain("judged on three squares and more");
  expect(message([[0, 0]], { closed: true }, ["."])).toContain("three squares and more");
});

test("no list is a tour of a board without squares, which a suite may not ask for", () => {
  expect(message([], {}, [])).toContain("a board without squares has no tour");
  expect(message([], {}, ["##"])).toContain("a board without squares has no tour");
});

test("what is no list of squares is told in words", () => {
  expect(message(null)).toContain("null, which says that there is no tour. There is one.");
  expect(message((function* () {})())).toContain("a generator");
  expect(message([[0, 0], "c2"])).toContain(
    'number 2 of the tour is the string "c2". A square is [row, col]',
  );
  expect(message([[0, 0], undefined])).toContain("number 2 of the tour is undefined");
  expect(message(Array(12))).toContain("was never filled in");
});
