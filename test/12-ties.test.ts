import { expect, test } from "@jest/globals";
import * as answer from "../exercises/12-ties";
import { type Board, rectangle, type Square } from "../src/board";
import { asCalls } from "../src/judge/suite";
import {
  byLot,
  copyOfLast,
  firstByRow,
  keeper,
  lastByRow,
  questionsOf,
} from "../src/judge/tie-breaks";

const { firstInOrder, farthestFromCentre, fewestNextMoves, warnsdorffWith, tourFrom } =
  asCalls(answer);

/** `squares("30 11")` is [[3, 0], [1, 1]]: a row and a column, one digit each. */
const squares = (text: string): Square[] =>
  text.split(" ").map(([row, col]) => [Number(row), Number(col)] as const);

/** A walk of one square. Tie-breaks that ask only for the tied squares have no use for it. */
const at = (text: string) => squares(text);

const ring = ["...", ".#.", "..."];
const cornerless = ["#..#", "....", "....", "#..#"];
const notched = ["#.....", "......", "......", "....##", "....##"];
const twoIslands = ["...#...", ".#.#.#.", "...#..."];

// First in order

const byRow = "Another of the tied squares comes first: by row, and in one row by column.";

test("chooses the only square that is left", () => {
  expect(firstInOrder(squares("12"), rectangle(4, 4), at("31"))).toChoose([1, 2], byRow);
});

test("chooses the first by row, then by column", () => {
  expect(firstInOrder(squares("04 22 32"), rectangle(5, 5), at("11"))).toChoose([0, 4], byRow);
  expect(firstInOrder(squares("11 13 30"), rectangle(5, 5), at("32"))).toChoose([1, 1], byRow);
});

test("chooses the first in order, whatever the order of the list", () => {
  expect(firstInOrder(squares("31 13 30 04 21"), rectangle(5, 5), at("22"))).toChoose(
    [0, 4],
    byRow,
  );
  expect(firstInOrder(squares("33 31 32"), rectangle(5, 5), at("22"))).toChoose([3, 1], byRow);
});

test("orders rows and columns as numbers, also where they have two digits", () => {
  const tied: Square[] = [
    [10, 1],
    [9, 11],
    [9, 2],
  ];
  expect(firstInOrder(tied, rectangle(12, 12), at("00"))).toChoose([9, 2], byRow);
});

// Farthest from the centre

const farther = "Another of the tied squares is farther from the centre, in a straight line.";
const asFar = "Another one is as far from the centre, and comes first by row, then by column.";

test("chooses the square farthest from the centre", () => {
  const tied = squares("11 22 40");
  expect(farthestFromCentre(tied, rectangle(5, 5), at("21"))).toChoose([4, 0], farther);
  const others = squares("23 13 04");
  expect(farthestFromCentre(others, rectangle(5, 5), at("22"))).toChoose([0, 4], farther);
});

test("measures across as well as up and down", () => {
  const board = rectangle(9, 9);
  expect(farthestFromCentre(squares("24 47"), board, at("00"))).toChoose([4, 7], farther);
  expect(farthestFromCentre(squares("42 74"), board, at("00"))).toChoose([7, 4], farther);
});

test("measures from the centre of a board of even size, which lies between squares", () => {
  const board = rectangle(6, 6);
  expect(farthestFromCentre(squares("53 01"), board, at("22"))).toChoose([0, 1], farther);
  expect(farthestFromCentre(squares("11 54"), board, at("22"))).toChoose([5, 4], farther);
});

test("measures on a board that is wider than high, or higher than wide", () => {
  expect(farthestFromCentre(squares("25 11"), rectangle(3, 9), at("00"))).toChoose([1, 1], farther);
  expect(farthestFromCentre(squares("52 11"), rectangle(9, 3), at("00"))).toChoose([1, 1], farther);
});

test("measures in a straight line, not along rows and columns", () => {
  const board = rectangle(7, 7);
  expect(farthestFromCentre(squares("11 30"), board, at("33"))).toChoose([3, 0], farther);
  expect(farthestFromCentre(squares("51 36"), board, at("33"))).toChoose([3, 6], farther);
  expect(farthestFromCentre(squares("20 45"), rectangle(6, 6), at("22"))).toChoose([4, 5], farther);
});

test("settles equal distances by order, whatever the order of the list", () => {
  const mirrored = squares("31 13 11 33");
  expect(farthestFromCentre(mirrored, rectangle(5, 5), at("22"))).toChoose([1, 1], asFar);
  const corners = squares("05 50 00");
  expect(farthestFromCentre(corners, rectangle(6, 6), at("22"))).toChoose([0, 0], asFar);
});

test("takes the centre of the rectangle, also on a board with holes", () => {
  expect(farthestFromCentre(squares("25 10"), notched, at("33"))).toChoose([1, 0], farther);
});

// Fewest next moves

const fewer =
  "From another of the tied squares, the next squares have fewer onward moves together.";
const asMany = "Another one has the same sum, and comes first by row, then by column.";

test("chooses the square whose next squares have the fewest onward moves together", () => {
  const fork = fewestNextMoves(squares("12 23"), rectangle(4, 7), squares("10 31"));
  expect(fork).toChoose([2, 3], fewer);
});

test("leaves out the squares that were visited, at the first step and at the second", () => {
  const three = fewestNextMoves(squares("11 13 20"), notched, squares("21 40 32"));
  expect(three).toChoose([1, 3], fewer);
  const late = fewestNextMoves(
    squares("22 42"),
    rectangle(6, 6),
    squares("11 03 15 34 55 43 51 30"),
  );
  expect(late).toChoose([2, 2], fewer);
  const last = fewestNextMoves(squares("01 25 32"), notched, squares("11 30 42 23 15 03 24 05 13"));
  expect(last).toChoose([3, 2], fewer);
});

test("settles equal sums by order, whatever the order of the list", () => {
  expect(fewestNextMoves(squares("35 44 04 15"), rectangle(5, 6), at("23"))).toChoose(
    [1, 5],
    asMany,
  );
  const walk = squares("13 01 20 32 11 30 22");
  expect(fewestNextMoves(squares("34 03 10"), rectangle(4, 7), walk)).toChoose([1, 0], asMany);
});

// What the three have in common

const tieBreaks = [firstInOrder, farthestFromCentre, fewestNextMoves];

test("chooses the same when it is asked again", () => {
  for (const tieBreak of tieBreaks) {
    const tied = squares("23 12");
    expect(tieBreak(tied, rectangle(4, 7), squares("10 31"))).toChooseTheSameAgain();
  }
});

test("refuses tied squares that are not on the board", () => {
  for (const tieBreak of tieBreaks) {
    expect(tieBreak(squares("12 04"), rectangle(4, 4), at("00"))).toRefuse("tied");
    expect(tieBreak([[-1, 2]], rectangle(4, 4), at("00"))).toRefuse("tied");
    expect(tieBreak(squares("11 01"), ring, at("22"))).toRefuse("tied");
  }
});

test("refuses visited squares that are not on the board", () => {
  for (const tieBreak of tieBreaks) {
    expect(tieBreak(squares("12"), rectangle(4, 4), squares("40 31"))).toRefuse("visited");
    expect(tieBreak(squares("12"), rectangle(4, 4), [[0, -1]])).toRefuse("visited");
    expect(tieBreak(squares("12"), ring, squares("11 00"))).toRefuse("visited");
  }
});

test("refuses a square that was visited twice, wherever the two stand in the list", () => {
  for (const tieBreak of tieBreaks) {
    expect(tieBreak(squares("12"), rectangle(5, 5), squares("00 21 00"))).toRefuse("visited");
    expect(tieBreak(squares("12"), rectangle(5, 5), squares("21 33 33"))).toRefuse("visited");
  }
});

test("takes visited squares that do not go by knight's moves", () => {
  expect(firstInOrder(squares("12 03"), rectangle(5, 5), squares("00 01 44"))).toChoose(
    [0, 3],
    byRow,
  );
});

// The walk

test("walks over the only square of the 1×1 board", () => {
  expect(warnsdorffWith(rectangle(1, 1), [0, 0], firstByRow)).toWalkByTheRule();
});

test("walks by the rule where one square at a time has the fewest onward moves", () => {
  expect(warnsdorffWith(ring, [0, 2], firstByRow)).toWalkByTheRule();
  expect(warnsdorffWith(rectangle(3, 4), [0, 0], firstByRow)).toWalkByTheRule();
});

test("lets the tie-break decide where squares are tied", () => {
  expect(warnsdorffWith(rectangle(5, 5), [0, 0], firstByRow)).toWalkByTheRule();
  expect(warnsdorffWith(rectangle(5, 5), [0, 0], lastByRow)).toWalkByTheRule();
});

test("goes where the tie-break says, also when it gives a copy of the square", () => {
  expect(warnsdorffWith(rectangle(5, 5), [2, 2], copyOfLast)).toWalkByTheRule();
});

test("asks the tie-break about all the tied squares, with the board and the walk so far", () => {
  expect(questionsOf(answer, rectangle(5, 5), [0, 0])).toAskAboutEveryTie(rectangle(5, 5), [0, 0]);
  expect(questionsOf(answer, rectangle(6, 5), [3, 2])).toAskAboutEveryTie(rectangle(6, 5), [3, 2]);
  expect(questionsOf(answer, notched, [0, 1])).toAskAboutEveryTie(notched, [0, 1]);
});

test("walks until the knight is stuck, and gives the walk as far as it went", () => {
  for (const start of squares("30 33 61")) {
    expect(warnsdorffWith(rectangle(8, 8), start, firstByRow)).toWalkByTheRule();
  }
  expect(warnsdorffWith(twoIslands, [1, 2], lastByRow)).toWalkByTheRule();
});

test("walks over boards of any outline", () => {
  for (const board of [ring, cornerless, notched]) {
    expect(warnsdorffWith(board, [0, 1], lastByRow)).toWalkByTheRule();
    expect(warnsdorffWith(board, [2, 1], byLot(1))).toWalkByTheRule();
  }
  expect(warnsdorffWith(rectangle(4, 9), [3, 8], byLot(2))).toWalkByTheRule();
  expect(warnsdorffWith(rectangle(9, 4), [8, 3], byLot(3))).toWalkByTheRule();
});

test("walks over the 8×8 board when tied squares are drawn by lot", () => {
  for (let seed = 1; seed <= 6; seed++) {
    expect(
      warnsdorffWith(rectangle(8, 8), [seed % 8, (3 * seed) % 8], byLot(seed)),
    ).toWalkByTheRule();
  }
});

test("walks with each of your own tie-breaks", () => {
  for (const tieBreak of [answer.firstInOrder, answer.farthestFromCentre, answer.fewestNextMoves]) {
    for (const start of squares("00 33")) {
      expect(warnsdorffWith(rectangle(5, 6), start, tieBreak)).toWalkByTheRule();
    }
  }
});

test("gives the same walk when it is asked again, in new arrays", () => {
  expect(warnsdorffWith(rectangle(5, 5), [1, 3], copyOfLast)).toBeFreshEachTime();
});

test("keeps the arrays of the tie-break out of the walk", () => {
  const { tieBreak, kept } = keeper();
  expect(warnsdorffWith(rectangle(5, 5), [2, 2], tieBreak)).toHoldNoneOf(kept, "the tie-break");
});

test("refuses to walk from a start that is not on the board", () => {
  expect(warnsdorffWith(rectangle(5, 4), [5, 0], firstByRow)).toRefuse("start");
  expect(warnsdorffWith(rectangle(5, 4), [0, 4], firstByRow)).toRefuse("start");
  expect(warnsdorffWith(rectangle(5, 4), [-1, 0], firstByRow)).toRefuse("start");
  expect(warnsdorffWith(rectangle(5, 4), [0, 1.5], firstByRow)).toRefuse("start");
  expect(warnsdorffWith(ring, [1, 1], firstByRow)).toRefuse("start");
  expect(warnsdorffWith([], [0, 0], firstByRow)).toRefuse("start");
});

// The search

/** The starts are such that the search is short, in whatever order it tries tied squares. */
const findsToursFrom = (board: Board, starts: string) => {
  for (const start of squares(starts)) {
    expect(tourFrom(board, start)).toBeKnightsTour(board, { start });
  }
};

test("finds the tour of the 1×1 board, which is one square", () => {
  findsToursFrom(rectangle(1, 1), "00");
});

test("finds a tour of the 3×4 and the 4×3 board from a corner", () => {
  findsToursFrom(rectangle(3, 4), "00 03");
  findsToursFrom(rectangle(4, 3), "00 32");
});

test("finds a tour of the 5×5 board from a corner", () => {
  findsToursFrom(rectangle(5, 5), "00");
});

test("finds tours of the 6×6 board", () => {
  findsToursFrom(rectangle(6, 6), "00 22 53 14");
});

test("finds tours of the 5×5 board from the centre, and between it and a corner", () => {
  findsToursFrom(rectangle(5, 5), "22 11 33");
});

test("answers null when the knight cannot move at all", () => {
  expect(tourFrom(rectangle(2, 2), [0, 0])).toBeNoAnswer();
  expect(tourFrom(rectangle(3, 3), [1, 1])).toBeNoAnswer();
  expect(tourFrom(rectangle(1, 5), [0, 2])).toBeNoAnswer();
});

test("answers null on the 3×3 and the 3×5 board, which have no tour", () => {
  expect(tourFrom(rectangle(3, 3), [0, 0])).toBeNoAnswer();
  expect(tourFrom(rectangle(3, 5), [1, 1])).toBeNoAnswer();
});

test("answers null on the 4×4 board, which has no tour", () => {
  expect(tourFrom(rectangle(4, 4), [0, 0])).toBeNoAnswer();
});

test("answers null on the 3×6 board, which has no tour", () => {
  expect(tourFrom(rectangle(3, 6), [2, 5])).toBeNoAnswer();
});

test("answers null where there are tours, but none from this start", () => {
  expect(tourFrom(rectangle(3, 4), [0, 1])).toBeNoAnswer();
  expect(tourFrom(rectangle(3, 4), [1, 1])).toBeNoAnswer();
  expect(tourFrom(rectangle(4, 3), [2, 1])).toBeNoAnswer();
});

test("steps back where the walk of the rule is stuck", () => {
  findsToursFrom(rectangle(5, 5), "02");
  findsToursFrom(rectangle(7, 7), "11 55");
  findsToursFrom(rectangle(8, 8), "30 61");
});

test("goes against the rule where every walk by the rule is stuck", () => {
  findsToursFrom(rectangle(3, 8), "03");
});

test("steps back far on narrow boards, and finds a tour", () => {
  findsToursFrom(rectangle(3, 8), "27");
  findsToursFrom(rectangle(3, 10), "10");
});

test("finds tours of boards with holes", () => {
  findsToursFrom(ring, "00 01 22");
  findsToursFrom(cornerless, "01 11 32");
  findsToursFrom([".....", ".....", "..#..", ".....", "....."], "00 01");
  findsToursFrom(["#....", ".....", ".....", ".....", "....."], "10 44");
});

test("answers null where a part of the board is out of reach", () => {
  expect(tourFrom(twoIslands, [1, 2])).toBeNoAnswer();
  expect(tourFrom(["#...", "....", "....", "...#"], [0, 1])).toBeNoAnswer();
});

test("finds tours of the 8×8 board from corners and from the middle of an edge", () => {
  findsToursFrom(rectangle(8, 8), "77 03 74");
});

test("finds tours of the 9×9 and the 10×10 board", () => {
  findsToursFrom(rectangle(9, 9), "00 11");
  findsToursFrom(rectangle(10, 10), "09");
});

test("finds a tour of the 12×12 board", () => {
  findsToursFrom(rectangle(12, 12), "00");
});

test("finds a tour of the 15×15 board", () => {
  findsToursFrom(rectangle(15, 15), "00");
});

test("finds the same tour when it is asked again, in new arrays", () => {
  expect(tourFrom(rectangle(5, 5), [0, 0])).toBeFreshEachTime();
  expect(tourFrom(rectangle(3, 4), [0, 0])).toBeFreshEachTime();
});

test("refuses to search from a start that is not on the board", () => {
  expect(tourFrom(rectangle(4, 5), [4, 0])).toRefuse("start");
  expect(tourFrom(rectangle(4, 5), [0, 5])).toRefuse("start");
  expect(tourFrom(rectangle(4, 5), [0, -1])).toRefuse("start");
  expect(tourFrom(rectangle(4, 5), [2, 0.5])).toRefuse("start");
  expect(tourFrom(ring, [1, 1])).toRefuse("start");
  expect(tourFrom([], [0, 0])).toRefuse("start");
});
