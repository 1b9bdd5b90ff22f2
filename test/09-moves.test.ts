import { expect, test } from "@jest/globals";
import * as answer from "../exercises/09-moves";
import { type Board, rectangle, type Square } from "../src/board";
import { asCalls } from "../src/judge/suite";

const { knightMoves, squaresOf, knightGraph } = asCalls(answer);

function expectMovesFromEverySquare(board: Board): void {
  for (const [row, signs] of board.entries()) {
    for (const [col, sign] of [...signs].entries()) {
      if (sign !== ".") continue;
      expect(knightMoves(board, [row, col])).toBeKnightMoves(board, [row, col]);
    }
  }
}

function expectMoves(board: Board, from: Square): void {
  expect(knightMoves(board, from)).toBeKnightMoves(board, from);
}

const noSquares: readonly Board[] = [[], ["", ""], ["###"]];

const withoutCentre = ["...", ".#.", "..."];
const withoutCorners = ["#..#", "....", "....", "#..#"];
const corner = ["......", "......", "......", "...###", "...###", "...###"];

// The moves of a knight

test("finds both moves from the top left corner of the 3×4 board", () => {
  expectMoves(rectangle(3, 4), [0, 0]);
});

test("finds all eight moves from the middle of the 5×5 board, by row and then by column", () => {
  expectMoves(rectangle(5, 5), [2, 2]);
});

test("finds no move where there is none: 1×1, 2×2, the middle of 3×3", () => {
  expectMoves(rectangle(1, 1), [0, 0]);
  expectMoves(rectangle(2, 2), [1, 0]);
  expectMoves(rectangle(3, 3), [1, 1]);
});

test("stays on the board from every square of the 5×5 board", () => {
  expectMovesFromEverySquare(rectangle(5, 5));
});

test("stays on boards that are wider than high, or higher than wide", () => {
  expectMovesFromEverySquare(rectangle(3, 4));
  expectMovesFromEverySquare(rectangle(4, 3));
  expectMovesFromEverySquare(rectangle(2, 7));
  expectMovesFromEverySquare(rectangle(7, 2));
});

test("jumps over holes", () => {
  expectMovesFromEverySquare(withoutCentre);
  expectMoves(["..#..", ".###.", "##.##", ".###.", "..#.."], [2, 2]);
  expectMoves([".##", "##."], [0, 0]);
});

test("does not land on a hole", () => {
  expectMovesFromEverySquare(withoutCorners);
  expectMovesFromEverySquare(corner);
  expectMoves([".....", "..#..", "....#", ".#..."], [0, 3]);
});

test("sorts rows and columns from 10 on as numbers, not as text", () => {
  expectMoves(rectangle(12, 12), [9, 4]);
  expectMoves(rectangle(12, 12), [4, 9]);
  expectMoves(rectangle(12, 12), [10, 10]);
});

test("gives the same moves when it is asked again, in new arrays", () => {
  expect(knightMoves(rectangle(4, 4), [1, 2])).toBeFreshEachTime();
});

test("refuses a square just outside of the board, on each of its four sides", () => {
  expect(knightMoves(rectangle(3, 4), [-1, 2])).toRefuse("from");
  expect(knightMoves(rectangle(3, 4), [3, 2])).toRefuse("from");
  expect(knightMoves(rectangle(3, 4), [2, -1])).toRefuse("from");
  expect(knightMoves(rectangle(3, 4), [2, 4])).toRefuse("from");
});

test("refuses a square on a hole", () => {
  expect(knightMoves(withoutCentre, [1, 1])).toRefuse("from");
  expect(knightMoves(withoutCorners, [3, 0])).toRefuse("from");
});

test("refuses a square between two rows or two columns", () => {
  expect(knightMoves(rectangle(5, 5), [0.5, 1])).toRefuse("from");
  expect(knightMoves(rectangle(5, 5), [1, 2.5])).toRefuse("from");
  expect(knightMoves(rectangle(5, 5), [NaN, 1])).toRefuse("from");
});

test("refuses every square where the board has none", () => {
  for (const board of noSquares) expect(knightMoves(board, [0, 0])).toRefuse("from");
});

// The squares of a board

test("lists the squares of the 2×3 board row by row", () => {
  expect(squaresOf(rectangle(2, 3))).toBeSquaresOf(rectangle(2, 3));
});

test("lists the squares of high and of wide boards, and of a single row or column", () => {
  for (const [rows, cols] of [
    [1, 1],
    [1, 4],
    [4, 1],
    [5, 3],
    [3, 6],
  ]) {
    expect(squaresOf(rectangle(rows, cols))).toBeSquaresOf(rectangle(rows, cols));
  }
});

test("leaves out the holes", () => {
  expect(squaresOf(withoutCorners)).toBeSquaresOf(withoutCorners);
  expect(squaresOf(corner)).toBeSquaresOf(corner);
});

test("lists the squares of a board with more than ten rows and columns in order", () => {
  expect(squaresOf(rectangle(12, 11))).toBeSquaresOf(rectangle(12, 11));
});

test("lists nothing where the board has no squares", () => {
  for (const board of noSquares) expect(squaresOf(board)).toBeSquaresOf(board);
});

test("lists the same squares when it is asked again, in new arrays", () => {
  expect(squaresOf(withoutCentre)).toBeFreshEachTime();
});

// The graph

test("gives the squares around the 3×3 board two neighbours each, and the centre none", () => {
  expect(knightGraph(rectangle(3, 3))).toBeKnightGraph(rectangle(3, 3));
});

test("gives one list a square also where no square has a neighbour", () => {
  expect(knightGraph(rectangle(1, 1))).toBeKnightGraph(rectangle(1, 1));
  expect(knightGraph(rectangle(2, 2))).toBeKnightGraph(rectangle(2, 2));
});

test("joins the squares of the 3×4, the 4×3 and the 8×8 board", () => {
  expect(knightGraph(rectangle(3, 4))).toBeKnightGraph(rectangle(3, 4));
  expect(knightGraph(rectangle(4, 3))).toBeKnightGraph(rectangle(4, 3));
  expect(knightGraph(rectangle(8, 8))).toBeKnightGraph(rectangle(8, 8));
});

test("counts only squares, not holes, when it numbers them", () => {
  expect(knightGraph(withoutCentre)).toBeKnightGraph(withoutCentre);
  expect(knightGraph(withoutCorners)).toBeKnightGraph(withoutCorners);
  expect(knightGraph(corner)).toBeKnightGraph(corner);
});

test("keeps [1, 10] and [11, 0] apart on the 12×11 board", () => {
  expect(knightGraph(rectangle(12, 11))).toBeKnightGraph(rectangle(12, 11));
});

test("is empty where the board has no squares", () => {
  for (const board of noSquares) expect(knightGraph(board)).toBeKnightGraph(board);
});

test("gives the same graph when it is asked again, in new arrays", () => {
  expect(knightGraph(withoutCentre)).toBeFreshEachTime();
  expect(knightGraph(rectangle(2, 2))).toBeFreshEachTime();
});
