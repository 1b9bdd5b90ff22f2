import { expect, test } from "@jest/globals";
import * as answer from "../exercises/04-stepping";
import { asCalls } from "../src/judge/suite";

const { steps, solutions } = asCalls(answer);

// What the search does, one event at a time

test("tells of the 1×1 board: its queen is placed, is a solution, and is lifted", () => {
  expect(steps(1)).toTellTheSearch(1);
});

test("tells the whole search on the 2×2 board, where no second queen fits", () => {
  expect(steps(2)).toTellTheSearch(2);
});

test("tells the whole search on the 3×3 board, where a row goes on after its queen was lifted", () => {
  expect(steps(3)).toTellTheSearch(3);
});

test("tells the search on the 4×4 board up to its first solution", () => {
  expect(steps(4)).toTellTheSearch(4, { first: 31 });
});

test("tells the rest of the search on the 4×4 board, after its first solution", () => {
  expect(steps(4)).toTellTheSearch(4);
});

test("tells the whole search on the 6×6 board", () => {
  expect(steps(6)).toTellTheSearch(6);
});

test("tells of one solution on the board without squares", () => {
  expect(steps(0)).toTellTheSearch(0);
});

test("tells its first event at once, whatever is still to come", () => {
  expect(steps(19)).toBeginAtOnce();
});

test("tells how the search begins on a board of more than nine columns", () => {
  expect(steps(12)).toTellTheSearch(12, { first: 500 });
});

test("gives each event a placement of its own, and the same events when it is asked again", () => {
  expect(steps(4)).toYieldFreshValues();
});

test("goes on as before when a reader changes the events that came", () => {
  expect(steps(4)).toYieldTheSameToAnyReader();
});

test("keeps two searches apart that take turns", () => {
  expect(steps(4)).toYieldTheSameInTurns();
});

test("refuses to tell of a board of a negative size", () => {
  expect(steps(-1)).toRefuse("n");
});

test("refuses to tell of a board whose size is no whole number", () => {
  expect(steps(2.5)).toRefuse("n");
  expect(steps(NaN)).toRefuse("n");
  expect(steps(Infinity)).toRefuse("n");
});

// The solutions, one at a time

test("gives the only solution of the 1×1 board", () => {
  expect(solutions(1)).toYieldEveryPlacement(1, 1);
});

test("gives both solutions of the 4×4 board", () => {
  expect(solutions(4)).toYieldEveryPlacement(4, 2);
});

test("gives nothing for the 2×2 and the 3×3 board", () => {
  expect(solutions(2)).toYieldEveryPlacement(2, 0);
  expect(solutions(3)).toYieldEveryPlacement(3, 0);
});

test("gives one solution of the board without squares, the empty placement", () => {
  expect(solutions(0)).toYieldEveryPlacement(0, 1);
});

test("gives the 10 solutions of the 5×5 board and the 4 of the 6×6 board", () => {
  expect(solutions(5)).toYieldEveryPlacement(5, 10);
  expect(solutions(6)).toYieldEveryPlacement(6, 4);
});

test("gives the 92 solutions of the 8×8 board", () => {
  expect(solutions(8)).toYieldEveryPlacement(8, 92);
});

test("gives each solution as an array of its own, and the same ones when it is asked again", () => {
  expect(solutions(5)).toYieldFreshValues();
});

test("gives the next solutions as before when a reader changes those that came", () => {
  expect(solutions(5)).toYieldTheSameToAnyReader();
});

test("keeps two lists of solutions apart that are read in turn", () => {
  expect(solutions(5)).toYieldTheSameInTurns();
});

test("gives the first solution of the 15×15 board without looking for the others", () => {
  expect(solutions(15)).toBeginAtOnce();
});

test("refuses to search a board of a negative size", () => {
  expect(solutions(-1)).toRefuse("n");
});

test("refuses to search a board whose size is no whole number", () => {
  expect(solutions(2.5)).toRefuse("n");
  expect(solutions(NaN)).toRefuse("n");
  expect(solutions(Infinity)).toRefuse("n");
});
