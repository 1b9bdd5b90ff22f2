import { expect, test } from "@jest/globals";
import * as answer from "../exercises/11-warnsdorff";
import { rectangle, type Board, type Square } from "../src/board";
import { asCalls } from "../src/judge/suite";

const { onwardMoves, warnsdorff } = asCalls(answer);

/** Squares, each as two digits, its row and its column: `squares("00 12")`. */
const squares = (digits: string) =>
  digits.split(" ").map(([row, col]): Square => [Number(row), Number(col)]);

/** Asks for the onward moves of a square, and judges the number. */
const expectOnward = (board: Board, visited: readonly Square[], square: Square) =>
  expect(onwardMoves(board, visited, square)).toCountOnwardMoves(board, visited, square);

/** Asks for the walk from a start, and judges its steps one after the other. */
const expectWalk = (board: Board, start: Square) =>
  expect(warnsdorff(board, start)).toWalkGreedily(board, start);

/** All squares of a board without holes. */
const everySquare = (board: Board) =>
  board.flatMap((row, i) => [...row].map((_, col): Square => [i, col]));

const fourBySix = rectangle(4, 6);
const chessboard = rectangle(8, 8);

const withHoles = ["#..#..", "......", ".#..#.", "......", "..#...", "#....#"];
const ring = [".....", ".....", "..#..", ".....", "....."];
const cross = ["##..##", "##..##", "......", "......", "##..##", "##..##"];
const withoutCorners = ["#..#", "....", "....", "#..#"];

// Onward moves

test("counts the onward moves on the empty chessboard: in a corner, on an edge, in the middle", () => {
  expectOnward(chessboard, [], [0, 0]);
  expectOnward(chessboard, [], [7, 3]);
  expectOnward(chessboard, [], [4, 3]);
  expectOnward(chessboard, [], [1, 6]);
});

test("counts the onward moves of every square of a board with more columns than rows", () => {
  for (const square of everySquare(fourBySix)) expectOnward(fourBySix, [], square);
});

test("counts the onward moves of every square of a board with more rows than columns", () => {
  for (const square of everySquare(rectangle(5, 3))) expectOnward(rectangle(5, 3), [], square);
});

test("counts no onward move where there is none: on one square, in one row, in the middle of 3×3", () => {
  expectOnward(["."], [], [0, 0]);
  expectOnward(["....."], [], [0, 2]);
  expectOnward(rectangle(3, 3), [], [1, 1]);
});

test("does not count the squares that were visited", () => {
  expectOnward(fourBySix, squares("00 12 24"), [0, 3]);
  expectOnward(fourBySix, squares("00 12 24"), [3, 2]);
  expectOnward(fourBySix, squares("21 33"), [1, 3]);
  expectOnward(fourBySix, squares("35 14 02 10 31"), [2, 3]);
});

test("counts the moves from the square where the knight stands, which is visited itself", () => {
  expectOnward(chessboard, [[0, 0]], [0, 0]);
  expectOnward(chessboard, squares("00 12 24"), [2, 4]);
  expectOnward(chessboard, squares("44 25 13"), [4, 4]);
});

test("counts no onward move when all squares around were visited", () => {
  expectOnward(fourBySix, squares("12 20 01 13 21"), [0, 0]);
  expectOnward(rectangle(3, 3), squares("00 12 20 01 22 10 02"), [2, 1]);
});

test("takes the visited squares in any order, whether they are a knight's walk or not", () => {
  expectOnward(fourBySix, squares("24 00 12"), [0, 3]);
  expectOnward(fourBySix, squares("35 22 11 10"), [0, 3]);
  expectOnward(fourBySix, squares("13 00 15 01"), [3, 4]);
});

test("does not count holes", () => {
  expectOnward(withHoles, [], [0, 2]);
  expectOnward(withHoles, [], [1, 3]);
  expectOnward(withHoles, squares("02 52 12"), [3, 3]);
  expectOnward(ring, [], [0, 1]);
});

test("tells the visited squares apart on boards with more than ten rows and columns", () => {
  const large = rectangle(12, 13);
  expectOnward(large, [[1, 10]], [9, 1]);
  expectOnward(large, [[11, 0]], [2, 12]);
  expectOnward(
    large,
    [
      [11, 10],
      [1, 11],
    ],
    [9, 11],
  );
});

test("counts the same when it is asked again", () => {
  expect(onwardMoves(fourBySix, squares("00 12"), [2, 4])).toBeFreshEachTime();
  expect(onwardMoves(fourBySix, [], [0, 0])).toBeFreshEachTime();
});

test("refuses to count for a square just outside of the board, on each of its four sides", () => {
  expect(onwardMoves(fourBySix, [], [-1, 2])).toRefuse("square");
  expect(onwardMoves(fourBySix, [], [4, 2])).toRefuse("square");
  expect(onwardMoves(fourBySix, [], [2, -1])).toRefuse("square");
  expect(onwardMoves(fourBySix, [], [2, 6])).toRefuse("square");
});

test("refuses to count for a hole", () => {
  expect(onwardMoves(withHoles, [], [0, 0])).toRefuse("square");
  expect(onwardMoves(ring, [], [2, 2])).toRefuse("square");
});

test("refuses to count between two rows or two columns", () => {
  expect(onwardMoves(fourBySix, [], [0.5, 1])).toRefuse("square");
  expect(onwardMoves(fourBySix, [], [1, NaN])).toRefuse("square");
});

test("refuses a visited square that is not on the board, wherever it is in the list", () => {
  expect(onwardMoves(fourBySix, squares("00 12 40"), [3, 3])).toRefuse("visited");
  expect(
    onwardMoves(
      fourBySix,
      [
        [-1, 2],
        [0, 0],
      ],
      [3, 3],
    ),
  ).toRefuse("visited");
  expect(
    onwardMoves(
      fourBySix,
      [
        [0, 0],
        [1, 6],
        [2, 2],
      ],
      [3, 3],
    ),
  ).toRefuse("visited");
  expect(onwardMoves(fourBySix, [[0, 1.5]], [3, 3])).toRefuse("visited");
});

test("refuses a visited square that is a hole", () => {
  expect(onwardMoves(withHoles, squares("01 21 33"), [0, 2])).toRefuse("visited");
  expect(onwardMoves(ring, [[2, 2]], [0, 0])).toRefuse("visited");
});

test("refuses a square that was visited twice", () => {
  expect(onwardMoves(fourBySix, squares("00 12 00"), [3, 3])).toRefuse("visited");
  expect(onwardMoves(fourBySix, squares("01 22 22"), [3, 3])).toRefuse("visited");
});

// The walk

test("walks over the one square of the 1×1 board", () => {
  expectWalk(["."], [0, 0]);
});

test("is stuck at once in the middle of the 3×3 board", () => {
  expectWalk(rectangle(3, 3), [1, 1]);
});

test("goes on while there is a square to go to, and no longer", () => {
  expectWalk([".###.##", "##.###."], [0, 0]);
  expectWalk(rectangle(2, 7), [0, 0]);
  expectWalk(rectangle(2, 7), [1, 5]);
});

test("takes the square with the fewest onward moves", () => {
  expectWalk(["#.#..", ".....", "....."], [0, 4]);
});

test("ends where it is stuck, and does not step back", () => {
  expectWalk([".....", "#.#..", "#...."], [1, 3]);
});

test("counts onward moves anew at each step, without the squares visited so far", () => {
  expectWalk([".#..#.", "...##.", "......", ".#...."], [0, 5]);
});

test("takes the first of several squares with the fewest onward moves", () => {
  expectWalk(rectangle(3, 3), [0, 0]);
  expectWalk(rectangle(3, 3), [2, 1]);
  expectWalk(rectangle(5, 5), [0, 0]);
  expectWalk(rectangle(5, 5), [2, 2]);
  expectWalk(rectangle(6, 6), [2, 2]);
});

test("tours the 3×4 board from a corner, whichever way the board lies", () => {
  expectWalk(rectangle(3, 4), [0, 0]);
  expectWalk(rectangle(3, 4), [2, 3]);
  expectWalk(rectangle(4, 3), [0, 0]);
  expectWalk(rectangle(4, 3), [0, 2]);
});

test("goes to a dead end when it is the square with the fewest onward moves, and is stuck", () => {
  expectWalk(rectangle(3, 4), [1, 1]);
  expectWalk(rectangle(4, 4), [0, 0]);
  expectWalk(rectangle(5, 5), [1, 2]);
});

test("walks over the 6×6 board from every start", () => {
  for (const start of everySquare(rectangle(6, 6))) expectWalk(rectangle(6, 6), start);
});

test("walks over long boards, wide and high", () => {
  for (const start of squares("00 02 24 19 28")) {
    expectWalk(rectangle(3, 10), start);
    expectWalk(rectangle(10, 3), [start[1], start[0]]);
  }
});

test("walks around holes", () => {
  for (const start of squares("00 01 11 43 34")) expectWalk(ring, start);
  for (const start of squares("01 02 32 13")) expectWalk(withoutCorners, start);
  for (const start of squares("02 23 30 52")) expectWalk(cross, start);
  for (const start of squares("01 05 33 41")) expectWalk(withHoles, start);
});

test("gives the walk as far as it went from the three starts on the chessboard where it gets stuck", () => {
  expectWalk(chessboard, [3, 0]);
  expectWalk(chessboard, [3, 3]);
  expectWalk(chessboard, [6, 1]);
});

test("walks over the chessboard from every start", () => {
  for (const start of everySquare(chessboard)) expectWalk(chessboard, start);
});

test("walks over boards with more than ten rows and columns", () => {
  expectWalk(rectangle(12, 12), [0, 0]);
  expectWalk(rectangle(11, 14), [5, 11]);
  expectWalk(rectangle(16, 11), [13, 9]);
});

test("gives the same walk when it is asked again, in new arrays", () => {
  expect(warnsdorff(rectangle(5, 5), [0, 0])).toBeFreshEachTime();
  expect(warnsdorff(rectangle(3, 3), [1, 1])).toBeFreshEachTime();
});

test("refuses a start just outside of the board, on each of its four sides", () => {
  expect(warnsdorff(fourBySix, [-1, 2])).toRefuse("start");
  expect(warnsdorff(fourBySix, [4, 2])).toRefuse("start");
  expect(warnsdorff(fourBySix, [2, -1])).toRefuse("start");
  expect(warnsdorff(fourBySix, [2, 6])).toRefuse("start");
});

test("refuses a start on a hole", () => {
  expect(warnsdorff(withHoles, [0, 0])).toRefuse("start");
  expect(warnsdorff(ring, [2, 2])).toRefuse("start");
});

test("refuses a start between two rows or two columns", () => {
  expect(warnsdorff(fourBySix, [0.5, 1])).toRefuse("start");
  expect(warnsdorff(fourBySix, [1, NaN])).toRefuse("start");
});

test("refuses any square of a board without squares", () => {
  expect(onwardMoves([], [], [0, 0])).toRefuse("square");
  expect(warnsdorff([], [0, 0])).toRefuse("start");
  expect(warnsdorff(["##", "##"], [1, 1])).toRefuse("start");
});
