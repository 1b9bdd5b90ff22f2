import { expect, test } from "@jest/globals";
import * as answer from "../exercises/16-tour-solver";
import { rectangle, type Board, type Square } from "../src/board";
import { asCalls } from "../src/judge/suite";

type Problem = Parameters<typeof answer.solveTour>[0];

const { solveTour } = asCalls(answer);

/** A tour must come back, and one of the kind that the problem asks for. */
function expectTour(problem: Problem): void {
  const { board, start, visited = [], closed } = problem;
  const beginsWith = visited.length > 0 ? visited : undefined;
  expect(solveTour(problem)).toBeKnightsTour(board, { start, beginsWith, closed });
}

/** "04 76" is [0, 4] and [7, 6]. */
function squares(text: string): Square[] {
  return text.split(" ").map(([row, col]): Square => [Number(row), Number(col)]);
}

const withoutCentre: Board = ["...", ".#.", "..."];
const withoutCorners: Board = ["#..#", "....", "....", "#..#"];
const withoutOneCorner: Board = ["#....", ".....", ".....", ".....", "....."];
const cross: Board = ["##..##", "##..##", "......", "......", "##..##", "##..##"];
const bigCross: Board = ["#....#", "......", "......", "......", "......", "#....#"];
/** Ten squares. A tour starts on one of [1, 1] and [1, 2] and ends on the other. */
const onlyFromTheMiddle: Board = ["...#", "....", "#..."];
/** Nine squares, four of the colour of the top left one. A tour starts on [0, 1] or [0, 3]. */
const cornerOfRareColour: Board = ["....", "#..#", "..#."];

// From a given square

test("gives the tour of one square", () => {
  expectTour({ board: ["."], start: [0, 0] });
});

test("finds a tour that starts where it is told, on a board that is wide and one that is high", () => {
  for (const start of squares("00 23")) expectTour({ board: rectangle(3, 4), start });
  for (const start of squares("30 02")) expectTour({ board: rectangle(4, 3), start });
});

test("finds a tour of the 5×5 board from its centre, a corner and an edge", () => {
  for (const start of squares("22 40 42")) expectTour({ board: rectangle(5, 5), start });
});

test("answers null when no tour starts on the given square", () => {
  expect(solveTour({ board: rectangle(3, 4), start: [0, 1] })).toBeNoAnswer();
  expect(solveTour({ board: rectangle(3, 4), start: [2, 2] })).toBeNoAnswer();
});

test("answers null on the 2×2, the 3×3 and the 4×4 board, which have no tour", () => {
  expect(solveTour({ board: rectangle(2, 2), start: [1, 0] })).toBeNoAnswer();
  expect(solveTour({ board: rectangle(3, 3), start: [0, 0] })).toBeNoAnswer();
  expect(solveTour({ board: rectangle(3, 3), start: [1, 1] })).toBeNoAnswer();
  expect(solveTour({ board: rectangle(4, 4), start: [0, 0] })).toBeNoAnswer();
});

test("finds a tour of the 6×6 and the 8×8 board", () => {
  for (const start of squares("00 22 35")) expectTour({ board: rectangle(6, 6), start });
  for (const start of squares("00 77 03")) expectTour({ board: rectangle(8, 8), start });
});

test("finds a tour of the 8×8 board also from where the rule alone gets stuck", () => {
  for (const start of squares("30 61")) expectTour({ board: rectangle(8, 8), start });
});

test("finds a tour of a board with holes", () => {
  expectTour({ board: withoutCentre, start: [2, 0] });
  for (const start of squares("10 21")) expectTour({ board: withoutCorners, start });
  expectTour({ board: cross, start: [2, 5] });
});

test("asks the board, not the colour of the start, whether there is a tour", () => {
  for (const start of squares("01 03")) expectTour({ board: cornerOfRareColour, start });
  expect(solveTour({ board: cornerOfRareColour, start: [0, 0] })).toBeNoAnswer();
});

// From any square

test("finds a tour when no start is given", () => {
  for (const board of [["."], rectangle(3, 4), rectangle(5, 5), rectangle(8, 8)]) {
    expectTour({ board });
  }
});

test("finds a tour when no start is given and a hole is at the top left", () => {
  expectTour({ board: withoutCorners });
  expectTour({ board: bigCross });
});

test("finds the tour that starts in the middle, where no other square has one", () => {
  expectTour({ board: onlyFromTheMiddle });
});

test("finds a tour when the square at the top left has the rarer colour", () => {
  expectTour({ board: cornerOfRareColour });
});

test("answers null when there is no tour from any square", () => {
  expect(solveTour({ board: rectangle(2, 3) })).toBeNoAnswer();
  expect(solveTour({ board: rectangle(3, 3) })).toBeNoAnswer();
  expect(solveTour({ board: rectangle(3, 5) })).toBeNoAnswer();
});

test("answers null when holes cut the board in two", () => {
  expect(solveTour({ board: ["....##....", "....##....", "....##...."] })).toBeNoAnswer();
});

test("answers null for a board without squares", () => {
  expect(solveTour({ board: [] })).toBeNoAnswer();
  expect(solveTour({ board: ["##", "##"] })).toBeNoAnswer();
});

// A path that was begun

test("carries on a path of one square", () => {
  expectTour({ board: rectangle(5, 5), visited: [[4, 2]] });
});

test("carries on a path of a few squares", () => {
  expectTour({ board: rectangle(6, 6), visited: squares("22 10 02 14 35 54 42") });
  expectTour({ board: cross, visited: squares("02 23") });
});

test("carries on a path of half the board", () => {
  expectTour({
    board: rectangle(5, 5),
    visited: squares("00 21 40 32 44 23 04 12 33 14 02 10"),
  });
});

test("takes a path that visits the whole board for the tour", () => {
  expectTour({ board: withoutCentre, visited: squares("00 12 20 01 22 10 02 21") });
  expectTour({ board: ["."], visited: [[0, 0]] });
});

test("takes back moves of its own when the first attempt to carry on fails", () => {
  const longPath =
    "77 56 37 45 57 36 17 25 04 16 24 05 13 01 20 12 00 21 02 10 31 50 62 70 " +
    "51 30 11 03 22 41 33 14 06 27 35 43 55 76 64 72 60 52 71 63 42 23 15 34";
  expectTour({ board: rectangle(5, 5), visited: squares("33 14 02 10 31 43 24 03 11 30 42") });
  expectTour({ board: rectangle(8, 8), visited: squares(longPath) });
});

test("answers null for a path that cannot be carried on, though tours start where it does", () => {
  const path = "24 03 22 10 02 14 33 41 20 12 00 21 40 32";
  expect(solveTour({ board: rectangle(5, 5), visited: squares(path) })).toBeNoAnswer();
  expectTour({ board: rectangle(5, 5), visited: squares("24") });
});

test("answers null when the last square of the path has no free square around it", () => {
  expect(
    solveTour({ board: rectangle(5, 5), visited: squares("21 13 01 20 12 00") }),
  ).toBeNoAnswer();
});

test("answers null for long paths of the 6×6 and the 8×8 board that cannot be carried on", () => {
  const longPath =
    "24 03 11 30 42 23 15 34 13 01 22 10 02 21 00 12 04 16 37 45 53 " +
    "61 73 65 44 36 57 76 64 72 51 70 62 74 66 54 75 63 55 47 35";
  const path = squares("31 50 42 54 35 23 04 25 33 41 22 01 20 32 13 05");
  expect(solveTour({ board: rectangle(6, 6), visited: path })).toBeNoAnswer();
  expect(solveTour({ board: rectangle(8, 8), visited: squares(longPath) })).toBeNoAnswer();
});

test("takes a start as well, when the path begins on it", () => {
  expectTour({ board: rectangle(5, 5), start: [4, 2], visited: squares("42 30 11") });
});

test("takes an empty list of visited squares for no path", () => {
  expectTour({ board: onlyFromTheMiddle, visited: [] });
  expectTour({ board: rectangle(5, 5), start: [4, 4], visited: [] });
  expect(solveTour({ board: [], visited: [] })).toBeNoAnswer();
});

// Closed tours

test("finds a closed tour of a small board with holes", () => {
  expectTour({ board: withoutCentre, closed: true });
  expectTour({ board: withoutCorners, closed: true });
});

test("goes on looking when the first tour that it finds is not closed", () => {
  expectTour({ board: withoutOneCorner, closed: true });
  expectTour({ board: cross, closed: true });
});

test("finds a closed tour that starts where it is told", () => {
  for (const start of squares("11 33 44"))
    expectTour({ board: withoutOneCorner, closed: true, start });
  for (const start of squares("22 33")) expectTour({ board: bigCross, closed: true, start });
});

test("closes a path that was begun", () => {
  const longPath =
    "20 01 13 05 17 36 57 65 77 56 37 25 06 27 15 07 26 47 66 74 " +
    "55 76 64 72 51 70 62 50 71 63 75 67 46 34 53 45 24 16 35";
  const path = squares("32 40 21 00 12 04 25 44 23 02");
  expectTour({ board: cross, closed: true, visited: squares("02 23") });
  expectTour({ board: rectangle(5, 6), closed: true, visited: path });
  expectTour({ board: rectangle(6, 6), closed: true, visited: squares("44 25 04 12 00") });
  expectTour({ board: rectangle(8, 8), closed: true, visited: squares(longPath) });
});

test("answers null when there are tours, and none is closed", () => {
  expectTour({ board: rectangle(3, 4), closed: false });
  expect(solveTour({ board: rectangle(3, 4), closed: true })).toBeNoAnswer();
  expect(solveTour({ board: onlyFromTheMiddle, closed: true })).toBeNoAnswer();
});

test("answers null when a path can be carried on, and not closed", () => {
  const path = squares("43 55 34 15 03 11 32 51 30 42 50 31 52 44 23 04 25 13 05 24 45");
  expectTour({ board: rectangle(6, 6), closed: false, visited: path });
  expect(solveTour({ board: rectangle(6, 6), closed: true, visited: path })).toBeNoAnswer();
  expect(solveTour({ board: cross, closed: true, visited: squares("21 02 23 42") })).toBeNoAnswer();
});

test("asks of a path that visits the whole board whether it is closed", () => {
  expectTour({ board: withoutCentre, closed: true, visited: squares("00 12 20 01 22 10 02 21") });
  const open = squares("11 23 02 21 13 32 20 01 22 10 31 12");
  expectTour({ board: withoutCorners, visited: open });
  expect(solveTour({ board: withoutCorners, closed: true, visited: open })).toBeNoAnswer();
});

test("answers null for a closed tour of a board without tours, of one square and of none", () => {
  expect(solveTour({ board: rectangle(3, 3), closed: true })).toBeNoAnswer();
  expect(solveTour({ board: rectangle(4, 4), closed: true, start: [0, 0] })).toBeNoAnswer();
  expect(solveTour({ board: ["."], closed: true })).toBeNoAnswer();
  expect(solveTour({ board: ["."], closed: true, start: [0, 0] })).toBeNoAnswer();
  expect(solveTour({ board: [], closed: true })).toBeNoAnswer();
});

// Fresh answers, and bad questions

test("gives the same tour when it is asked again, in new arrays", () => {
  expect(solveTour({ board: rectangle(5, 5) })).toBeFreshEachTime();
  expect(solveTour({ board: rectangle(5, 5), start: [2, 2] })).toBeFreshEachTime();
  expect(solveTour({ board: cross, closed: true, visited: squares("02 23") })).toBeFreshEachTime();
  const whole = squares("00 12 20 01 22 10 02 21");
  expect(solveTour({ board: withoutCentre, visited: whole })).toBeFreshEachTime();
});

test("refuses a start just outside of the board, on each of its four sides", () => {
  const board = rectangle(3, 4);
  expect(solveTour({ board, start: [-1, 2] })).toRefuse("start");
  expect(solveTour({ board, start: [3, 2] })).toRefuse("start");
  expect(solveTour({ board, start: [2, -1] })).toRefuse("start");
  expect(solveTour({ board, start: [2, 4] })).toRefuse("start");
});

test("refuses a start on a hole, and one between two squares", () => {
  expect(solveTour({ board: withoutCorners, start: [0, 0] })).toRefuse("start");
  expect(solveTour({ board: rectangle(5, 5), start: [0.5, 1] })).toRefuse("start");
});

test("refuses a path that leaves the board, or goes to a hole, wherever on its way", () => {
  const offTheEnd: Square[] = [
    [0, 0],
    [2, 1],
    [4, 2],
  ];
  const offTheBeginning: Square[] = [
    [-1, 1],
    [1, 0],
  ];
  expect(solveTour({ board: rectangle(4, 5), visited: offTheEnd })).toRefuse("visited");
  expect(solveTour({ board: rectangle(4, 5), visited: offTheBeginning })).toRefuse("visited");
  expect(solveTour({ board: withoutCorners, visited: squares("12 33") })).toRefuse("visited");
  expect(solveTour({ board: withoutCorners, visited: squares("00 12 20") })).toRefuse("visited");
});

test("refuses a path that visits a square twice", () => {
  expect(solveTour({ board: rectangle(3, 5), visited: squares("00 12 24 12") })).toRefuse(
    "visited",
  );
  expect(
    solveTour({ board: rectangle(3, 5), visited: squares("00 12 20 01 22 10 02 21 00") }),
  ).toRefuse("visited");
});

test("refuses a path with a jump that is no knight's move", () => {
  expect(solveTour({ board: rectangle(3, 5), visited: squares("00 12 14") })).toRefuse("visited");
  expect(solveTour({ board: rectangle(3, 5), visited: squares("00 11 23") })).toRefuse("visited");
  expect(solveTour({ board: rectangle(3, 5), visited: squares("24 20") })).toRefuse("visited");
});

test("refuses a start and a path that begins elsewhere", () => {
  const visited = squares("00 12 24");
  expect(solveTour({ board: rectangle(3, 5), start: [2, 2], visited })).toRefuseEither(
    "start",
    "visited",
  );
  expect(solveTour({ board: rectangle(3, 5), start: [2, 4], visited })).toRefuseEither(
    "start",
    "visited",
  );
  expect(solveTour({ board: rectangle(3, 5), start: [2, 2], visited: [[0, 0]] })).toRefuseEither(
    "start",
    "visited",
  );
});

test("refuses bad squares also where there is no tour anyway", () => {
  expect(solveTour({ board: rectangle(3, 3), start: [3, 0] })).toRefuse("start");
  expect(solveTour({ board: rectangle(2, 2), closed: true, visited: squares("00 00") })).toRefuse(
    "visited",
  );
  expect(solveTour({ board: rectangle(3, 3), visited: squares("00 11") })).toRefuse("visited");
  expect(solveTour({ board: [], start: [0, 0] })).toRefuse("start");
  expect(solveTour({ board: ["##"], visited: [[0, 1]] })).toRefuse("visited");
});
