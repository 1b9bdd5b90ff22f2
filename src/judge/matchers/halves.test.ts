import { expect, test } from "@jest/globals";
import { type Square } from "../../board";
import { closedTours, halves } from "../../../test/data/knight-closed";
import { callOf } from "../suite";
import { messageOf } from "./message";
import "./register";

const half = halves["6×7"].tour;
const turned = half.map(([row, col]): Square => [5 - row, 6 - col]);
const mirrored = half.map(([row, col]): Square => [5 - row, col]);

const joined = (value: unknown) => callOf("closedFromHalf", ["half", 6, 7], () => value);
const told = (value: unknown) => messageOf(() => expect(joined(value)).toKeepHalf(half, 6, 7));

test("half and its half-turn pass, from any start and in either direction", () => {
  expect(joined([...half, ...turned])).toKeepHalf(half, 6, 7);
  expect(joined([...turned, ...half].reverse())).toKeepHalf(half, 6, 7);
  const shifted = [...half.slice(5), ...turned, ...half.slice(0, 5)];
  expect(joined(shifted)).toKeepHalf(half, 6, 7);
});

test("a move of half that is missing is named, with the tour that came", () => {
  const message = told(closedTours["6×6"].tour);
  expect(message).toContain("without the move between d6 and f5, numbers 2 and 3 of half.");
  expect(message).toContain("6 |");
});

test("a lower half that is no half-turn is told", () => {
  expect(told([...half, ...mirrored])).toContain("numbers 3 and 4 of the half-turn of half");
});

test("what is no tour at all is told in words", () => {
  expect(told([1, 2])).toContain("A tour is an array of squares of the board");
  expect(
    told([
      [0, 0],
      [9, 9],
    ]),
  ).toContain("A tour is an array of squares of the board");
});

test("null where the ends meet asks about the half-turn", () => {
  expect(told(null)).toMatch(/says that the ends do not meet\. They do\.[^]*half-turn take/);
});
