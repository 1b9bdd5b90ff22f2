/** Matchers for chapter 01: a placement written as a grid of booleans, and read back from one. */
import {
  compactBoard,
  type Drawing,
  type Grid,
  type Mark,
  type Placement,
  rectangle,
  squareName,
} from "../../board";
import { type Call } from "../suite";
import { counted, named } from "../words";
import { matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** The n×n grid of the placement. */
    toBeGridOf(placement: Placement, n: number): R;
    /** The placement that stands in the call's first argument, a grid. */
    toReadPlacement(placement: Placement): R;
    /** `null`, because a row of the call's first argument, a grid, has not exactly one queen. */
    toReadNoPlacement(): R;
  }
}

function gridOf(call: Call, placement: Placement, n: number): Problem | null {
  const value = call.value;
  if (!Array.isArray(value)) {
    return {
      what: `${call.text} came back with ${named(value)}. A grid is an array of rows, and each row an array of booleans.`,
    };
  }
  const shape = wrongShape(call, value, n);
  if (shape !== null) return shape;
  const square = wrongSquare(call, value as Grid, placement, n);
  return square === null ? null : (sharedRow(call, value as Grid) ?? square);
}

function wrongShape(call: Call, rows: readonly unknown[], n: number): Problem | null {
  if (rows.length !== n) {
    return {
      what: `${call.text} came back with ${counted(rows.length, "row")}; the ${n}×${n} board has ${n}.`,
    };
  }
  for (let row = 0; row < n; row++) {
    const squares = rows[row];
    if (!Array.isArray(squares)) {
      return { what: `${call.text}: grid[${row}] is ${named(squares)}, not an array of booleans.` };
    }
    if (squares.length !== n) {
      return {
        what: `${call.text}: grid[${row}] has ${counted(squares.length, "square")}; each row of the ${n}×${n} board has ${n}.`,
      };
    }
    const col = Array.from<unknown>(squares).findIndex((isQueen) => typeof isQueen !== "boolean");
    if (col !== -1) {
      return {
        what: `${call.text}: grid[${row}][${col}] is ${named(squares[col])}. Each square is true or false.`,
      };
    }
  }
  return null;
}

/** The usual cause of a queen in several rows, which is worth more than the first wrong square. */
function sharedRow(call: Call, grid: Grid): Problem | null {
  const row = grid.findIndex((squares, i) => grid.indexOf(squares) < i);
  if (row === -1) return null;
  return {
    what:
      `${call.text}: grid[${grid.indexOf(grid[row])}] and grid[${row}] are one and the same array. ` +
      "A queen put into one of them stands in the other, too.",
    board: compactBoard(drawingOf(grid)),
    ask: "Where is a row made, and how often does that line run?",
  };
}

function wrongSquare(call: Call, grid: Grid, placement: Placement, n: number): Problem | null {
  for (let row = 0; row < n; row++) {
    const col = grid[row].findIndex((isQueen, i) => isQueen !== (placement[row] === i));
    if (col === -1) continue;
    const square = `grid[${row}][${col}], the square ${squareName([row, col], n)},`;
    const rule =
      row < placement.length
        ? `placement[${row}] is ${placement[row]}: the queen of row ${row} stands in column ${placement[row]}`
        : `the placement has no queen in row ${row}`;
    return {
      what: `${call.text} came back with the board below. ${square} is ${String(grid[row][col])}, but ${rule}.`,
      board: compactBoard(drawingOf(grid)),
      ask: "Which index of the grid is the row, and which is the column?",
    };
  }
  return null;
}

function readPlacement(call: Call, placement: Placement): Problem | null {
  const grid = call.args[0] as Grid;
  const value = call.value;
  const what = `${nameOf(call)}, given the grid below, came back with ${named(value)}.`;
  const board = compactBoard(drawingOf(grid));
  if (value === null) {
    return {
      what: `${what} Every row has exactly one queen, so there is a placement.`,
      board,
      ask: "At which row does your function give up, and why?",
    };
  }
  if (!Array.isArray(value)) {
    return { what: `${what} A placement is an array of column numbers, one a row.`, board };
  }
  if (value.length !== placement.length) {
    return {
      what: `${what} That is ${counted(value.length, "number")} for ${counted(grid.length, "row")}.`,
      board,
    };
  }
  const row = placement.findIndex((col, i) => col !== value[i]);
  if (row === -1) return null;
  return {
    what: `${what} In row ${row} it says ${named(value[row])}; the queen of that row stands elsewhere.`,
    board,
    ask: `Row 0 is at the top and column 0 at the left. Which column is the queen of row ${row} in?`,
  };
}

function readNoPlacement(call: Call): Problem | null {
  const value = call.value;
  if (value === null) return null;
  const grid = call.args[0] as Grid;
  const queensIn = (row: number) => grid[row].filter((isQueen) => isQueen).length;
  const row = grid.findIndex((_, i) => queensIn(i) !== 1);
  const queens = queensIn(row) === 0 ? "no queen" : counted(queensIn(row), "queen");
  return {
    what:
      `${nameOf(call)}, given the grid below, came back with ${named(value)}. ` +
      `Row ${row} has ${queens}, which no list with one column a row can tell; null says so.`,
    board: compactBoard(drawingOf(grid)),
    ask: "How does your function notice that a row has no queen, or more than one?",
  };
}

function nameOf(call: Call): string {
  return call.text.slice(0, call.text.indexOf("("));
}

function drawingOf(grid: Grid): Drawing {
  const cols = Math.max(0, ...grid.map((squares) => squares.length));
  const marks = grid.flatMap((squares, row) =>
    squares.flatMap((isQueen, col): Mark[] =>
      isQueen ? [{ square: [row, col], sign: "Q", tone: "queen" }] : [],
    ),
  );
  return { board: rectangle(grid.length, cols), marks };
}

export const gridMatchers = {
  toBeGridOf: matcher("toBeGridOf", gridOf),
  toReadPlacement: matcher("toReadPlacement", readPlacement),
  toReadNoPlacement: matcher("toReadNoPlacement", readNoPlacement),
};
