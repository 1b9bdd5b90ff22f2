import { expect, test } from "@jest/globals";
import * as answer from "../exercises/10-tour-by-search";
import { type Board, rectangle, type Square } from "../src/board";
import { asCalls } from "../src/judge/suite";
import { existence } from "./data/knight-existence";

const { findTour } = asCalls(answer);

function expectTour(board: Board, start: Square): void {
  expect(findTour(board, start)).toBeKnightsTour(board, { start });
}

function expectNoTour(board: Board, start: Square): void {
  expect(findTour(board, start)).toBeNoAnswer();
}

/** The squares of a board, row by row. */
function squaresOf(board: Board): Square[] {
  return board.flatMap((signs, row) =>
    [...signs].flatMap((sign, col): Square[] => (sign === "." ? [[row, col]] : [])),
  );
}

/** The squares on which a tour of the rectangle starts, or those on which none does. */
function startsOf(rows: number, cols: number, withTour: boolean): Square[] {
  const known = existence.find((board) => board.rows === rows && board.cols === cols)!;
  return squaresOf(rectangle(rows, cols)).filter(
    ([row, col]) => (known.starts[row][col] === "1") === withTour,
  );
}

const withoutCentre = ["...", ".#.", "..."];
const withoutCorners = ["#..#", "....", "....", "#..#"];

/** A chain of nine squares, which are more than ten rows and columns apart. */
const chain = [
  "########.##",
  "######.###.",
  "####.######",
  "##.########",
  "###########",
  "#.#########",
  "###########",
  ".##########",
  "###########",
  "#.#########",
  "###########",
  ".##########",
];

// The smallest boards

test("answers with the start on the 1×1 board", () => {
  expectTour(rectangle(1, 1), [0, 0]);
});

test("answers null on the 2×2 and the 1×3 board, where the knight cannot move", () => {
  expectNoTour(rectangle(2, 2), [1, 0]);
  expectNoTour(rectangle(1, 3), [0, 1]);
});

test("finds the way around the 3×3 board without its centre, from each of its squares", () => {
  for (const start of squaresOf(withoutCentre)) expectTour(withoutCentre, start);
});

test("answers null on the 3×3 board, whose centre cannot be reached", () => {
  for (const start of squaresOf(rectangle(3, 3))) expectNoTour(rectangle(3, 3), start);
});

// Searches that have to step back

test("finds a tour of the 3×4 board from its corner", () => {
  expectTour(rectangle(3, 4), [0, 0]);
});

test("finds a tour of the 3×4 board from each square that starts one", () => {
  for (const start of startsOf(3, 4, true)) expectTour(rectangle(3, 4), start);
});

test("answers null on the 3×4 board from each square that starts none", () => {
  for (const start of startsOf(3, 4, false)) expectNoTour(rectangle(3, 4), start);
});

test("finds a tour of the 4×3 board, which is higher than wide", () => {
  for (const [col, row] of startsOf(3, 4, true)) expectTour(rectangle(4, 3), [row, col]);
});

test("answers null on the 4×3 board from each square that starts none", () => {
  for (const [col, row] of startsOf(3, 4, false)) expectNoTour(rectangle(4, 3), [row, col]);
});

test("answers null on the 4×4 board, from each of its squares", () => {
  for (const start of squaresOf(rectangle(4, 4))) expectNoTour(rectangle(4, 4), start);
});

test("answers null on the 3×5 and the 3×6 board, from each of their squares", () => {
  for (const start of squaresOf(rectangle(3, 5))) expectNoTour(rectangle(3, 5), start);
  for (const start of squaresOf(rectangle(3, 6))) expectNoTour(rectangle(3, 6), start);
});

// Boards with holes

test("visits every square of a board with holes, and no hole", () => {
  for (const start of squaresOf(withoutCorners)) expectTour(withoutCorners, start);
});

test("finds a tour of a cross from each of its squares", () => {
  const cross = ["##..##", "##..##", "......", "......", "##..##", "##..##"];
  for (const start of squaresOf(cross)) expectTour(cross, start);
});

test("answers null on the 4×4 board without two opposite corners", () => {
  const board = ["#...", "....", "....", "...#"];
  for (const start of squaresOf(board)) expectNoTour(board, start);
});

test("answers null on two boards with no move between them", () => {
  const board = ["....##....", "....##....", "....##...."];
  expectNoTour(board, [0, 0]);
  expectNoTour(board, [2, 9]);
});

test("keeps the squares of a long chain apart, from row and column 10 on, too", () => {
  expectTour(chain, [1, 10]);
  expectTour(chain, [11, 0]);
  expectNoTour(chain, [3, 2]);
});

// Longer searches

test("finds a tour of the 4×5 board from each square of its top and its bottom row", () => {
  for (const start of startsOf(4, 5, true)) expectTour(rectangle(4, 5), start);
});

test("answers null on the 4×5 board from the rows between", () => {
  expectNoTour(rectangle(4, 5), [1, 2]);
  expectNoTour(rectangle(4, 5), [2, 2]);
});

test("finds a tour of the 5×5 board from its corners", () => {
  expectTour(rectangle(5, 5), [0, 0]);
  expectTour(rectangle(5, 5), [4, 4]);
});

test("finds a tour of the 3×7 board from its corner, and from its second row", () => {
  expectTour(rectangle(3, 7), [0, 0]);
  expectTour(rectangle(3, 7), [1, 1]);
});

test("answers null on the 3×7 board from a square of the colour that has fewer squares", () => {
  expectNoTour(rectangle(3, 7), [0, 1]);
});

test("finds a tour of the 5×5 board from its centre", () => {
  expectTour(rectangle(5, 5), [2, 2]);
});

test("gives the same tour when it is asked again, in new arrays", () => {
  expect(findTour(rectangle(3, 4), [0, 0])).toBeFreshEachTime();
  expect(findTour(rectangle(1, 1), [0, 0])).toBeFreshEachTime();
});

// Starts that make no sense

test("refuses a start just outside of the board, on each of its four sides", () => {
  expect(findTour(rectangle(3, 4), [-1, 2])).toRefuse("start");
  expect(findTour(rectangle(3, 4), [3, 2])).toRefuse("start");
  expect(findTour(rectangle(3, 4), [2, -1])).toRefuse("start");
  expect(findTour(rectangle(3, 4), [2, 4])).toRefuse("start");
});

test("refuses a start on a hole", () => {
  expect(findTour(withoutCentre, [1, 1])).toRefuse("start");
  expect(findTour(withoutCorners, [0, 3])).toRefuse("start");
});

test("refuses a start between two rows or two columns", () => {
  expect(findTour(rectangle(5, 5), [0.5, 1])).toRefuse("start");
  expect(findTour(rectangle(5, 5), [1, NaN])).toRefuse("start");
});

test("refuses every start where the board has no squares", () => {
  expect(findTour([], [0, 0])).toRefuse("start");
  expect(findTour(["", ""], [0, 0])).toRefuse("start");
  expect(findTour(["###"], [0, 0])).toRefuse("start");
});

test("refuses a bad start also where no square starts a tour", () => {
  expect(findTour(rectangle(4, 4), [4, 0])).toRefuse("start");
});
