import { expect, test } from "@jest/globals";
import { rectangle, type Board, type Square } from "../../board";
import { callOf } from "../suite";
import { messageOf } from "./message";
import "./register";

const board = rectangle(3, 4);
const squares = (digits: string) =>
  digits.split(" ").map(([row, col]): Square => [Number(row), Number(col)]);
const tour = squares("00 12 20 01 13 21 02 10 22 03 11 23");

const walked = (value: unknown, on: Board = board, start: Square = [0, 0]) =>
  messageOf(() => expect(callOf("warnsdorff", [on, start], () => value)).toWalkGreedily(on, start));

const counted = (value: unknown, visited: readonly Square[], square: Square, on: Board = board) =>
  messageOf(() =>
    expect(callOf("onwardMoves", [on, visited, square], () => value)).toCountOnwardMoves(
      on,
      visited,
      square,
    ),
  );

test("the walk by the rule passes, also where it is stuck at once", () => {
  expect(walked(tour)).toBe("");
  expect(walked([[0, 0]], rectangle(1, 1))).toBe("");
  expect(walked([[1, 1]], rectangle(3, 3), [1, 1])).toBe("");
});

test("null is told as a walk that was thrown away", () => {
  const message = walked(null);
  expect(message).toContain("warnsdorff(rectangle(3, 4), [0, 0]) came back with null.");
  expect(message).toContain("also where it gets stuck");
});

test("a walk that begins elsewhere, or not at all, is told so", () => {
  expect(walked([])).toContain("an empty list. The walk begins on a3.");
  expect(walked(tour.slice(1))).toContain(
    "number 1 of the walk is [1, 2], and the walk begins on [0, 0], a3.",
  );
});

test("what is no knight's walk is told before the rule", () => {
  expect(walked(squares("00 12 00"))).toContain(
    "number 3 of the walk is a3, where the knight already was as number 1",
  );
  expect(walked(squares("00 11"))).toContain("is no knight's move");
  expect(walked(squares("00 12 31"))).toContain("is not a square of the board");
});

test("a square with more onward moves than another is told with both numbers, and both are marked", () => {
  const message = walked(squares("00 21 02"));
  expect(message).toContain(
    "from number 1, a3, the walk goes to b1 (?), which has 2 onward moves. " +
      "Another square, c2 (+), has fewer: 1.",
  );
  expect(message).toContain("3 | 1 . . .");
  expect(message).toContain("2 | . . + .");
  expect(message).toContain("1 | . ? . .");
});

test("of two equal squares the later one is told as the one that comes later in order", () => {
  const message = walked(squares("00 21 02"), rectangle(5, 5));
  expect(message).toContain(
    "the walk goes to b3 (?), which has 5 onward moves. So has c4 (+), and it comes first by row, then column.",
  );
});

test("a dead end is a square with 0 onward moves, and 0 is the fewest", () => {
  const message = walked(squares("11 03 22 10 02 21 00"), board, [1, 1]);
  expect(message).toContain("has fewer: 0.");
  expect(message).toContain("What does your walk do with a square that leads nowhere?");
});

test("a walk that could go on is told so, with the squares that are open", () => {
  const message = walked(tour.slice(0, 11));
  expect(message).toContain(
    "11 squares and ends on b2, from where the knight can still go on (+).",
  );
  expect(message).toContain("1 |  3  6  9  +");
});

test("the right number of onward moves passes", () => {
  expect(counted(2, [], [0, 0])).toBe("");
  expect(counted(1, [[1, 2]], [0, 0])).toBe("");
  expect(counted(0, [], [0, 0], rectangle(1, 1))).toBe("");
});

test("a number of onward moves that is wrong is drawn, and not told", () => {
  const message = counted(2, [[1, 2]], [0, 0]);
  expect(message).toContain("came back with 2, which is too many. Onward moves of a3 (N) are");
  expect(message).toContain("3 | N . . .");
  expect(message).toContain("2 | . . * .");
  expect(message).toContain("What does your count do with the squares that were visited?");
  expect(counted(0, [], [0, 0])).toContain("too few");
  expect(counted(NaN, [], [0, 0])).toContain("no such number");
  expect(counted([], [], [0, 0])).toContain("Onward moves are a number.");
});
