import { describe, expect, test } from "@jest/globals";
import { rectangle, type Board, type Square } from "../../board";
import { callOf } from "../suite";
import { messageOf } from "./message";
import "./register";

const moves = (value: unknown, board: Board = rectangle(3, 4), from: Square = [0, 1]) =>
  messageOf(() =>
    expect(callOf("knightMoves", [board, from], () => value)).toBeKnightMoves(board, from),
  );

const squares = (value: unknown, board: Board = [".#.", "..."]) =>
  messageOf(() => expect(callOf("squaresOf", [board], () => value)).toBeSquaresOf(board));

const graph = (value: unknown, board: Board = [".#.", "..."]) =>
  messageOf(() => expect(callOf("knightGraph", [board], () => value)).toBeKnightGraph(board));

describe("moves from a square", () => {
  test("pass when all are there, in order", () => {
    expect(moves([[1, 3], [2, 0], [2, 2]])).toBe(""); // prettier-ignore
    expect(moves([], rectangle(3, 3), [1, 1])).toBe("");
  });

  test("that are none are named, and drawn", () => {
    const text = moves([[1, 2]]);
    expect(text).toContain("number 1 of the list, c2 or [1, 2], is no knight's move from b3");
    expect(text).toContain("2 | . . ? .");
  });

  test("off the board or on a hole are told apart", () => {
    expect(moves([[-1, 3]])).toContain("number 1 of the list, [-1, 3], is outside of the board");
    expect(moves([[1, 3]], ["....", "...#", "...."])).toContain("[1, 3], is a hole");
  });

  test("that are missing are named one at a time", () => {
    expect(moves([[1, 3], [2, 2]])).toContain("a1, [2, 0], is not among them"); // prettier-ignore
    expect(moves([])).toContain("d2, [1, 3], is not among them");
  });

  test("that come twice or out of order are told", () => {
    expect(moves([[1, 3], [1, 3]])).toContain("[1, 3], was number 1 already"); // prettier-ignore
    expect(moves([[2, 0], [1, 3], [2, 2]])).toContain("[1, 3] comes after [2, 0]"); // prettier-ignore
  });

  test("that are no list of squares are told in words", () => {
    expect(moves(null)).toContain("null. It should be an array of [row, col] squares");
    expect(moves(["d2"])).toContain('the string "d2", is no square');
    expect(moves(Array(3))).toContain("number 1 of the list, undefined");
  });
});

describe("squares of a board", () => {
  test("pass row by row, without the holes", () => {
    expect(squares([[0, 0], [0, 2], [1, 0], [1, 1], [1, 2]])).toBe(""); // prettier-ignore
    expect(squares([], [])).toBe("");
  });

  test("column by column are out of order", () => {
    expect(squares([[0, 0], [1, 0], [1, 1], [0, 2], [1, 2]])).toContain("[0, 2] comes after [1, 1]"); // prettier-ignore
  });

  test("with a hole among them are told", () => {
    expect(squares([[0, 0], [0, 1]])).toContain("[0, 1], is a hole"); // prettier-ignore
  });
});

describe("a knight's graph", () => {
  test("passes with each square's neighbours, ascending", () => {
    expect(graph([[4], [2], [1], [], [0]])).toBe("");
  });

  test("has one list a square", () => {
    expect(graph([[4]])).toContain("1 list; the board has 5 squares");
    expect(graph([[4], [2], [1], null, [0]])).toContain("list 3, the neighbours of square number 3 (b1), is null"); // prettier-ignore
  });

  test("has numbers of squares in it and nothing else", () => {
    expect(graph([[5], [2], [1], [], [0]])).toContain(
      "has 5 in it. The squares are numbered 0 to 4",
    );
    expect(graph([[[1, 2]], [2], [1], [], [0]])).toContain("has [1, 2] in it");
    expect(graph([Array(1), [2], [1], [], [0]])).toContain("has undefined");
  });

  test("names a wrong, a missing and a misplaced neighbour", () => {
    expect(graph([[3], [2], [1], [], [0]])).toContain(
      "has 3 (b1) in it, which is no knight's move",
    );
    expect(graph([[4], [2], [1], [], []])).toContain("does not have 0 (a2)");
    expect(graph([[4, 4], [2], [1], [], [0]])).toContain("has 4 after 4. Each neighbour is listed");
  });
});
