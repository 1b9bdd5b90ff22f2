import { expect, test } from "@jest/globals";
import * as answer from "../exercises/08-queens-solver";
import { type Square } from "../src/board";
import { asCalls } from "../src/judge/suite";

const { solveQueens, countQueens, everyQueens } = asCalls(answer);

/** The squares that Nauck named in 1850, b4 and d5: rows are counted from the top, ranks from below. */
const nauck: readonly Square[] = [
  [8 - 4, 1],
  [8 - 5, 3],
];

/** "04 76" is [0, 4] and [7, 6]. */
function squares(text: string): Square[] {
  return text.split(" ").map(([row, col]): Square => [Number(row), Number(col)]);
}

const attackingEachOther = "Two of the fixed queens attack each other, so there is no solution.";

// Any one solution

test("puts the only queen on the 1×1 board", () => {
  expect(solveQueens(1)).toBeCompletion(1, []);
});

test("finds a solution on the 4×4 board when no queen is fixed", () => {
  expect(solveQueens(4)).toBeCompletion(4, []);
  expect(solveQueens(4, [])).toBeCompletion(4, []);
});

test("answers null on the 2×2 and the 3×3 board, which have no solution", () => {
  expect(solveQueens(2)).toBeNoAnswer();
  expect(solveQueens(3)).toBeNoAnswer();
});

test("finds a solution on the 6×6 and the 8×8 board when no queen is fixed", () => {
  expect(solveQueens(6)).toBeCompletion(6, []);
  expect(solveQueens(8)).toBeCompletion(8, []);
});

test("answers the empty placement on the board without squares", () => {
  expect(solveQueens(0)).toBeCompletion(0, []);
  expect(solveQueens(0, [])).toBeCompletion(0, []);
});

test("keeps a queen that is fixed in the top row", () => {
  expect(solveQueens(4, [[0, 2]])).toBeCompletion(4, [[0, 2]]);
});

test("keeps a queen that is fixed in a row in the middle", () => {
  expect(solveQueens(5, [[3, 4]])).toBeCompletion(5, [[3, 4]]);
  expect(solveQueens(7, [[3, 3]])).toBeCompletion(7, [[3, 3]]);
});

test("keeps a queen that is fixed in the bottom row", () => {
  expect(solveQueens(6, [[5, 1]])).toBeCompletion(6, [[5, 1]]);
  expect(solveQueens(8, [[7, 2]])).toBeCompletion(8, [[7, 2]]);
});

test("keeps a queen that is fixed in the column on the left", () => {
  expect(solveQueens(5, [[4, 0]])).toBeCompletion(5, [[4, 0]]);
  expect(solveQueens(7, [[3, 0]])).toBeCompletion(7, [[3, 0]]);
});

test("keeps several fixed queens, in whatever order they are listed", () => {
  const fixed = squares("51 20");
  expect(solveQueens(7, fixed)).toBeCompletion(7, fixed);
  expect(solveQueens(7, [...fixed].reverse())).toBeCompletion(7, fixed);
});

test("finds a solution with Nauck's queens on b4 and d5", () => {
  expect(solveQueens(8, nauck)).toBeCompletion(8, nauck);
});

test("answers null when a fixed queen belongs to no solution", () => {
  expect(solveQueens(4, [[0, 0]])).toBeNoAnswer();
  expect(solveQueens(6, [[1, 1]])).toBeNoAnswer();
});

test("answers null when fixed queens leave each other in peace, and cannot be completed", () => {
  expect(solveQueens(8, squares("13 27 74"))).toBeNoAnswer();
});

test("takes a square that is listed twice for one queen", () => {
  expect(solveQueens(5, squares("34 34"))).toBeCompletion(5, [[3, 4]]);
});

test("answers null when two fixed queens stand in one row", () => {
  expect(solveQueens(5, squares("10 13"))).toBeNoAnswer();
  expect(solveQueens(5, squares("13 10"))).toBeNoAnswer();
});

test("answers null when two fixed queens stand in one column", () => {
  expect(solveQueens(8, squares("24 74"))).toBeNoAnswer();
});

test("answers null when two fixed queens stand on one falling diagonal, near or far", () => {
  expect(solveQueens(8, squares("12 23"))).toBeNoAnswer();
  expect(solveQueens(8, squares("76 21"))).toBeNoAnswer();
});

test("answers null when two fixed queens stand on one rising diagonal, near or far", () => {
  expect(solveQueens(8, squares("33 42"))).toBeNoAnswer();
  expect(solveQueens(8, squares("60 15"))).toBeNoAnswer();
});

test("takes a board on which every queen is fixed as it is: solved, or not to be solved", () => {
  const solved = squares("01 13 20 32");
  expect(solveQueens(4, solved)).toBeCompletion(4, solved);
  expect(solveQueens(4, squares("01 13 20 33"))).toBeNoAnswer();
});

test("gives the same solution when it is asked again, in a new array", () => {
  expect(solveQueens(6, [[2, 5]])).toBeFreshEachTime();
  expect(solveQueens(6)).toBeFreshEachTime();
});

test("refuses to solve a board of a negative size", () => {
  expect(solveQueens(-1)).toRefuse("n");
});

test("refuses to solve a board whose size is no whole number", () => {
  expect(solveQueens(2.5)).toRefuse("n");
  expect(solveQueens(NaN)).toRefuse("n");
  expect(solveQueens(Infinity)).toRefuse("n");
});

test("refuses a fixed queen just outside of the board, on each of its four sides", () => {
  expect(solveQueens(5, [[-1, 2]])).toRefuse("fixed");
  expect(solveQueens(5, [[5, 2]])).toRefuse("fixed");
  expect(solveQueens(5, [[2, -1]])).toRefuse("fixed");
  expect(solveQueens(5, [[2, 5]])).toRefuse("fixed");
});

test("refuses a fixed queen between two rows or two columns", () => {
  expect(solveQueens(5, [[0.5, 1]])).toRefuse("fixed");
  expect(solveQueens(5, [[1, 2.5]])).toRefuse("fixed");
  expect(solveQueens(5, [[NaN, 1]])).toRefuse("fixed");
  expect(solveQueens(5, [[1, NaN]])).toRefuse("fixed");
});

test("refuses a fixed queen on the board without squares", () => {
  expect(solveQueens(0, [[0, 0]])).toRefuse("fixed");
});

test("refuses a square off the board also where there is no solution anyway", () => {
  expect(solveQueens(3, [[3, 0]])).toRefuse("fixed");
  expect(solveQueens(5, squares("00 11 53"))).toRefuse("fixed");
});

// How many solutions

test("counts the solutions of small boards on which no queen is fixed", () => {
  [1, 1, 0, 0, 2, 10, 4, 40, 92].forEach((count, n) => expect(countQueens(n)).toGive(count));
});

test("counts the solutions with one fixed queen, wherever she stands", () => {
  expect(countQueens(8, [[0, 3]])).toGive(18);
  expect(countQueens(8, [[7, 0]])).toGive(4);
  expect(countQueens(8, [[5, 1]])).toGive(14);
  expect(countQueens(8, [[4, 7]])).toGive(18);
});

test("counts two solutions with Nauck's queens on b4 and d5", () => {
  expect(countQueens(8, nauck)).toGive(2);
});

test("counts a square that is listed twice as one queen", () => {
  expect(countQueens(5, squares("40 40"))).toGive(
    2,
    "A square that is listed twice is one queen: there are 2 solutions.",
  );
});

test("counts no solution when two fixed queens attack each other", () => {
  expect(countQueens(8, squares("00 11"))).toGive(0, attackingEachOther);
  expect(countQueens(5, squares("10 13"))).toGive(0, attackingEachOther);
});

/** Twenty boards, drawn by lot, and in how many ways each can be completed. */
const twentyBoards: readonly [count: number, fixed: readonly Square[]][] = [
  [3, squares("04 76")],
  [2, squares("17 40 56")],
  [1, squares("00 27 46 61 74")],
  [0, squares("02 14 45 53 76")],
  [0, squares("00 32 67 73")],
  [1, squares("30 42 67")],
  [1, squares("23 47 54 71")],
  [12, squares("24")],
  [0, squares("24 56 77")],
  [0, squares("02 36 55 70")],
  [1, squares("25 40 74")],
  [0, squares("04 25 41 73")],
  [1, squares("45 77")],
  [1, squares("11 36 42 65")],
  [1, squares("14 67")],
  [1, squares("03 37 50")],
  [1, squares("16 47 71")],
  [0, squares("06 11 34 63")],
  [0, squares("25 33 41 62 76")],
  [0, squares("13 27 74")],
];

test("counts the solutions of twenty boards with one to five fixed queens", () => {
  for (const [count, fixed] of twentyBoards) expect(countQueens(8, fixed)).toGive(count);
});

test("counts the 352 solutions of the 9×9 board and the 724 of the 10×10 board", () => {
  expect(countQueens(9)).toGive(352);
  expect(countQueens(10)).toGive(724);
});

// The left half of the top row, which is half of the 14,200 solutions of the 12×12 board. Six tests,
// and not one that counts them all: an answer built of the chapter's own pieces, which lists the
// columns of each row anew, would come too near to the limit of a test.
test.each([
  ["a12", 0, 500],
  ["b12", 1, 806],
  ["c12", 2, 1165],
  ["d12", 3, 1359],
  ["e12", 4, 1631],
  ["f12", 5, 1639],
])("counts the solutions of the 12×12 board with a queen on %s", (_, col, count) => {
  expect(countQueens(12, [[0, col]])).toGive(count);
});

test("counts the same when it is asked again", () => {
  expect(countQueens(6)).toBeFreshEachTime();
  expect(countQueens(7, [[3, 3]])).toBeFreshEachTime();
});

test("refuses to count on a board of a bad size", () => {
  expect(countQueens(-1)).toRefuse("n");
  expect(countQueens(2.5)).toRefuse("n");
});

test("refuses to count with a fixed queen off the board, whatever the others do", () => {
  expect(countQueens(4, [[4, 1]])).toRefuse("fixed");
  expect(countQueens(4, [[1, -1]])).toRefuse("fixed");
  expect(countQueens(4, squares("00 01 14"))).toRefuse("fixed");
});

// Every solution, one at a time

test("gives the only solution of the 1×1 board, and both of the 4×4 board", () => {
  expect(everyQueens(1)).toYieldEveryCompletion(1, [], 1);
  expect(everyQueens(4)).toYieldEveryCompletion(4, [], 2);
});

test("gives nothing for the 2×2 and the 3×3 board", () => {
  expect(everyQueens(2)).toYieldEveryCompletion(2, [], 0);
  expect(everyQueens(3)).toYieldEveryCompletion(3, [], 0);
});

test("gives one solution of the board without squares, the empty placement", () => {
  expect(everyQueens(0)).toYieldEveryCompletion(0, [], 1);
  expect(everyQueens(0, [])).toYieldEveryCompletion(0, [], 1);
});

test("gives every solution with a fixed queen, in order", () => {
  expect(everyQueens(7, [[3, 3]])).toYieldEveryCompletion(7, [[3, 3]], 8);
  expect(everyQueens(8, [[7, 0]])).toYieldEveryCompletion(8, [[7, 0]], 4);
  expect(everyQueens(8, [[5, 3]])).toYieldEveryCompletion(8, [[5, 3]], 12);
  expect(everyQueens(8, [[0, 4]])).toYieldEveryCompletion(8, [[0, 4]], 18);
});

test("gives both solutions with Nauck's queens on b4 and d5, in order", () => {
  expect(everyQueens(8, nauck)).toYieldEveryCompletion(8, nauck, 2);
});

test("gives the solutions of twenty boards with one to five fixed queens", () => {
  for (const [count, fixed] of twentyBoards) {
    expect(everyQueens(8, fixed)).toYieldEveryCompletion(8, fixed, count);
  }
});

test("gives nothing when two fixed queens attack each other", () => {
  for (const fixed of [squares("00 77"), squares("61 16"), squares("23 63"), squares("50 57")]) {
    expect(everyQueens(8, fixed)).toYieldEveryCompletion(8, fixed, 0);
  }
});

test("gives each solution once when a square is listed twice", () => {
  expect(everyQueens(5, squares("34 34"))).toYieldEveryCompletion(5, [[3, 4]], 2);
});

test("gives the 92 solutions of the 8×8 board", () => {
  expect(everyQueens(8)).toYieldEveryCompletion(8, [], 92);
});

test("gives each solution as an array of its own, and the same ones when it is asked again", () => {
  expect(everyQueens(7, [[3, 3]])).toYieldFreshValues();
});

test("gives the next solutions as before when a reader changes those that came", () => {
  expect(everyQueens(7, [[3, 3]])).toYieldTheSameToAnyReader();
});

test("keeps two lists of solutions apart that are read in turn", () => {
  expect(everyQueens(7, [[3, 3]])).toYieldTheSameInTurns();
});

test("goes on as before when another board was searched while it waited", () => {
  expect(everyQueens(7, [[3, 3]])).toYieldTheSameBeside(everyQueens(6, [[5, 1]]));
});

test("gives the first solution of the 15×15 board without looking for the others", () => {
  expect(everyQueens(15)).toBeginAtOnce();
});

test("gives the first solution of the 20×20 board with three fixed queens without looking for the others", () => {
  expect(everyQueens(20, twentyByTwenty)).toBeginAtOnce();
});

/** With these, the first solutions are near, and there are 7,234,023 of them. */
const twentyByTwenty: readonly Square[] = [
  [5, 12],
  [8, 17],
  [11, 8],
];

test("gives the first five solutions of the 20×20 board with three fixed queens, in order", () => {
  expect(everyQueens(20, twentyByTwenty)).toYieldFirstCompletions(20, twentyByTwenty, 5);
});

test("refuses to search a board of a bad size", () => {
  expect(everyQueens(-1)).toRefuse("n");
  expect(everyQueens(2.5)).toRefuse("n");
});

test("refuses to search with a fixed queen off the board, whatever the others do", () => {
  expect(everyQueens(4, [[4, 1]])).toRefuse("fixed");
  expect(everyQueens(4, [[1, 4]])).toRefuse("fixed");
  expect(
    everyQueens(5, [
      [0, 0],
      [1, 1],
      [-1, 3],
    ]),
  ).toRefuse("fixed");
});
