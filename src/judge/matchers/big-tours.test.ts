import { expect, test } from "@jest/globals";
import { callOf } from "../suite";
import { messageOf } from "./message";
import "./register";

/** A closed tour of the 6×6 board, as the numbers of its squares. */
const tour = [
  0, 13, 24, 20, 9, 5, 16, 3, 7, 18, 31, 27, 35, 22, 11, 15, 23, 34, 26, 30, 19, 6, 2, 10, 14, 1,
  12, 25, 33, 29, 21, 32, 28, 17, 4, 8,
];

const message = (value: unknown, n = 6) =>
  messageOf(() => expect(callOf("bigTour", [n], () => value)).toBeBigTour(n));
const typed = (squares: readonly number[]) => Int32Array.from(squares);

test.each([
  ["null", null, "null. But an even board from 6×6 on has a closed tour"],
  ["an ordinary array", [0, 8], "an ordinary array of 2 entries. An Int32Array was asked for"],
  ["another typed array", new Int16Array(36), "a typed array of another kind"],
  ["nothing", undefined, "undefined (does every path end in a return?)"],
])("%s is no typed array of squares", (_, value, words) => {
  expect(message(value)).toContain(words);
});

test("a closed tour passes, wherever it begins and whichever way it runs", () => {
  expect(message(typed(tour))).toBe("");
  expect(message(typed([...tour.slice(7), ...tour.slice(0, 7)].reverse()))).toBe("");
});

test("a number that is no square is named, with the numbers that are", () => {
  expect(message(typed([0, 36]))).toBe(
    "bigTour(6): number 2 of the tour is 36, but squares are numbered from 0 to 35.\n\n" +
      "By which row and column was it made, and by row * n + col with which n?",
  );
  expect(message(typed([-1]))).toContain("number 1 of the tour is -1");
});

test("a jump that is no knight's move is named by both squares, and drawn on a small board", () => {
  const text = message(typed([0, 13, 25]));
  expect(text).toContain(
    "from number 2, square 13 (row 2, column 1), to number 3, square 25 (row 4, column 1), is no knight's move",
  );
  expect(text).toContain("| a b c d e f");
  expect(message(typed([0, 15]), 14)).not.toContain("|");
});

test("a jump is told before a square that comes twice after it", () => {
  expect(message(typed([0, 13, 25, 13]))).toContain("is no knight's move");
});

test("a line that closes too early is told by its length", () => {
  expect(message(typed([0, 13, 24, 13]))).toContain(
    "number 4 of the tour is square 13 (row 2, column 1), where the knight already was as number 2",
  );
  const short = Int32Array.from({ length: 144 }, (_, i) => {
    const square = tour[i % 36];
    return Math.floor(square / 6) * 12 + (square % 6);
  });
  expect(message(short, 12)).toContain("The line has closed after 36 of 144 squares");
});

test("an array that was never filled is full of zeros", () => {
  expect(message(new Int32Array(36))).toContain("was this entry ever written?");
});

test("a tour that is too short, and one that is not closed, are told", () => {
  expect(message(typed(tour.slice(0, 35)))).toContain("35 squares of the board's 36");
  const open = typed([...tour.slice(0, 27), ...tour.slice(27).reverse()]);
  expect(message(open)).toContain(
    "not closed: its end, square 25 (row 4, column 1), is no knight's move from its start, square 0",
  );
});
