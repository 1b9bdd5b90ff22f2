import { expect, test } from "@jest/globals";
import * as answer from "../exercises/01-representation";
import { type Placement } from "../src/board";
import { asCalls } from "../src/judge/suite";

const { toGrid, fromGrid, drawBoard } = asCalls(answer);

/** A grid from its rows in letters: "Q" is a queen. */
const grid = (...rows: string[]) => rows.map((row) => [...row].map((letter) => letter === "Q"));

// toGrid

test("toGrid gives n rows of n free squares for a board without queens", () => {
  expect(toGrid([], 3)).toBeGridOf([], 3);
});

test("toGrid puts a queen into the row it belongs to and leaves the other rows free", () => {
  expect(toGrid([0], 3)).toBeGridOf([0], 3);
});

test("toGrid puts each row's queen into that row's column", () => {
  expect(toGrid([1, 3, 0, 2], 4)).toBeGridOf([1, 3, 0, 2], 4);
});

test("toGrid takes queens that attack each other", () => {
  expect(toGrid([1, 1, 2], 3)).toBeGridOf([1, 1, 2], 3);
});

// fromGrid

test("fromGrid reads the column of every row's queen", () => {
  expect(fromGrid(grid(".Q..", "...Q", "Q...", "..Q."))).toReadPlacement([1, 3, 0, 2]);
});

test("fromGrid takes queens that share a column", () => {
  expect(fromGrid(grid("..Q", "..Q", "Q.."))).toReadPlacement([2, 2, 0]);
});

test("fromGrid answers null when a row has no queen", () => {
  expect(fromGrid(grid(".Q.", "..Q", "..."))).toReadNoPlacement();
  expect(fromGrid(grid("...", "..Q", "Q.."))).toReadNoPlacement();
  expect(fromGrid(grid("."))).toReadNoPlacement();
});

test("fromGrid answers null when a row has two queens", () => {
  expect(fromGrid(grid("Q.Q", ".Q.", "Q.."))).toReadNoPlacement();
  expect(fromGrid(grid("Q..", ".Q.", ".QQ"))).toReadNoPlacement();
});

test("fromGrid asks for one queen in each row, not for n queens in all", () => {
  expect(fromGrid(grid("Q.Q", "...", ".Q."))).toReadNoPlacement();
});

test("fromGrid reads each of the 27 boards with one queen in every row of the 3×3 board", () => {
  for (const placement of everyPlacementOnThree()) {
    const rows = placement.map((col) => "...".slice(0, col) + "Q" + "...".slice(col + 1));
    expect(fromGrid(grid(...rows))).toReadPlacement(placement);
  }
});

// drawBoard

test("drawBoard frames a single square", () => {
  expect(drawBoard([0], 1)).toDraw("+---+\n| * |\n+---+");
});

test("drawBoard draws a frame line above, below and between the rows", () => {
  expect(drawBoard([1, 3, 0, 2], 4)).toDraw(
    `
+---+---+---+---+
|   | * |   |   |
+---+---+---+---+
|   |   |   | * |
+---+---+---+---+
| * |   |   |   |
+---+---+---+---+
|   |   | * |   |
+---+---+---+---+`.trim(),
  );
});

test("drawBoard draws the rows that an unfinished placement doesn't reach, without a queen", () => {
  expect(drawBoard([2], 3)).toDraw(
    `
+---+---+---+
|   |   | * |
+---+---+---+
|   |   |   |
+---+---+---+
|   |   |   |
+---+---+---+`.trim(),
  );
});

test("drawBoard draws boards 1, 2 and 92 as the Hebrew page prints them", () => {
  expect(drawBoard([0, 4, 7, 5, 2, 6, 1, 3], 8)).toDraw(printedBoard1);
  expect(drawBoard([0, 5, 7, 2, 6, 3, 1, 4], 8)).toDraw(printedBoard2);
  expect(drawBoard([7, 3, 0, 2, 5, 1, 6, 4], 8)).toDraw(printedBoard92);
});

// The smallest board

test("toGrid gives no rows for n = 0", () => {
  expect(toGrid([], 0)).toBeGridOf([], 0);
});

test("fromGrid reads a grid without rows as the empty placement", () => {
  expect(fromGrid([])).toReadPlacement([]);
});

test("drawBoard draws a single + for n = 0", () => {
  expect(drawBoard([], 0)).toDraw("+");
});

// Arguments that make no sense

test("toGrid refuses an n that is not a whole number from 0 up", () => {
  expect(toGrid([], -1)).toRefuse("n");
  expect(toGrid([], 2.5)).toRefuse("n");
  expect(toGrid([], NaN)).toRefuse("n");
});

test("toGrid refuses a column that is not on the board", () => {
  expect(toGrid([3, 0, 1], 3)).toRefuse("placement");
  expect(toGrid([0, 1, -1], 3)).toRefuse("placement");
  expect(toGrid([0.5], 3)).toRefuse("placement");
});

test("toGrid refuses a placement with more rows than the board", () => {
  expect(toGrid([0, 2, 1, 0], 3)).toRefuse("placement");
  expect(toGrid([0], 0)).toRefuse("placement");
});

test("drawBoard refuses an n that is not a whole number from 0 up", () => {
  expect(drawBoard([], -1)).toRefuse("n");
  expect(drawBoard([], 2.5)).toRefuse("n");
  expect(drawBoard([], NaN)).toRefuse("n");
});

test("drawBoard refuses a column that is not on the board", () => {
  expect(drawBoard([3, 0, 1], 3)).toRefuse("placement");
  expect(drawBoard([0, 1, -1], 3)).toRefuse("placement");
  expect(drawBoard([0.5], 3)).toRefuse("placement");
});

test("drawBoard refuses a placement with more rows than the board", () => {
  expect(drawBoard([0, 2, 1, 0], 3)).toRefuse("placement");
  expect(drawBoard([0], 0)).toRefuse("placement");
});

// One call has nothing to do with the next

test("toGrid makes a new grid with rows of its own at every call", () => {
  expect(toGrid([1, 0], 3)).toBeFreshEachTime();
});

test("fromGrid makes a new list at every call", () => {
  expect(fromGrid(grid(".Q", "Q."))).toBeFreshEachTime();
});

test("drawBoard draws the same board twice", () => {
  expect(drawBoard([1, 0], 3)).toBeFreshEachTime();
});

function everyPlacementOnThree(): Placement[] {
  const columns = [0, 1, 2];
  return columns.flatMap((a) => columns.flatMap((b) => columns.map((c) => [a, b, c])));
}

const printedBoard1 = `
+---+---+---+---+---+---+---+---+
| * |   |   |   |   |   |   |   |
+---+---+---+---+---+---+---+---+
|   |   |   |   | * |   |   |   |
+---+---+---+---+---+---+---+---+
|   |   |   |   |   |   |   | * |
+---+---+---+---+---+---+---+---+
|   |   |   |   |   | * |   |   |
+---+---+---+---+---+---+---+---+
|   |   | * |   |   |   |   |   |
+---+---+---+---+---+---+---+---+
|   |   |   |   |   |   | * |   |
+---+---+---+---+---+---+---+---+
|   | * |   |   |   |   |   |   |
+---+---+---+---+---+---+---+---+
|   |   |   | * |   |   |   |   |
+---+---+---+---+---+---+---+---+`.trim();

const printedBoard2 = `
+---+---+---+---+---+---+---+---+
| * |   |   |   |   |   |   |   |
+---+---+---+---+---+---+---+---+
|   |   |   |   |   | * |   |   |
+---+---+---+---+---+---+---+---+
|   |   |   |   |   |   |   | * |
+---+---+---+---+---+---+---+---+
|   |   | * |   |   |   |   |   |
+---+---+---+---+---+---+---+---+
|   |   |   |   |   |   | * |   |
+---+---+---+---+---+---+---+---+
|   |   |   | * |   |   |   |   |
+---+---+---+---+---+---+---+---+
|   | * |   |   |   |   |   |   |
+---+---+---+---+---+---+---+---+
|   |   |   |   | * |   |   |   |
+---+---+---+---+---+---+---+---+`.trim();

const printedBoard92 = `
+---+---+---+---+---+---+---+---+
|   |   |   |   |   |   |   | * |
+---+---+---+---+---+---+---+---+
|   |   |   | * |   |   |   |   |
+---+---+---+---+---+---+---+---+
| * |   |   |   |   |   |   |   |
+---+---+---+---+---+---+---+---+
|   |   | * |   |   |   |   |   |
+---+---+---+---+---+---+---+---+
|   |   |   |   |   | * |   |   |
+---+---+---+---+---+---+---+---+
|   | * |   |   |   |   |   |   |
+---+---+---+---+---+---+---+---+
|   |   |   |   |   |   | * |   |
+---+---+---+---+---+---+---+---+
|   |   |   |   | * |   |   |   |
+---+---+---+---+---+---+---+---+`.trim();
