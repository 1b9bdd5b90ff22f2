import { expect, test } from "@jest/globals";
import * as answer from "../exercises/03-backtracking";
import { asCalls } from "../src/judge/suite";

const { firstSolution, allSolutions } = asCalls(answer);

// One solution is enough

test("puts the only queen on the 1×1 board", () => {
  expect(firstSolution(1)).toBePeacefulPlacement(1);
});

test("finds a peaceful placement on the 4×4 board", () => {
  expect(firstSolution(4)).toBePeacefulPlacement(4);
});

test("answers null on the 2×2 board, which has no solution", () => {
  expect(firstSolution(2)).toBeNoAnswer();
});

test("answers null on the 3×3 board, which has no solution", () => {
  expect(firstSolution(3)).toBeNoAnswer();
});

test("finds a peaceful placement on the 5×5 board", () => {
  expect(firstSolution(5)).toBePeacefulPlacement(5);
});

test("finds a peaceful placement on the 6×6 board", () => {
  expect(firstSolution(6)).toBePeacefulPlacement(6);
});

test("finds a peaceful placement on the 8×8 board", () => {
  expect(firstSolution(8)).toBePeacefulPlacement(8);
});

test("answers the empty placement on the board without squares", () => {
  expect(firstSolution(0)).toBePeacefulPlacement(0);
});

test("gives the first solution in order: of two that agree so far, the one further left", () => {
  expect(firstSolution(4)).toBeFirstPlacement(4);
  expect(firstSolution(6)).toBeFirstPlacement(6);
  expect(firstSolution(8)).toBeFirstPlacement(8);
});

test("gives the same solution when it is asked again, in a new array", () => {
  expect(firstSolution(6)).toBeFreshEachTime();
});

test("refuses a board of a negative size", () => {
  expect(firstSolution(-1)).toRefuse("n");
});

test("refuses a board whose size is no whole number", () => {
  expect(firstSolution(2.5)).toRefuse("n");
  expect(firstSolution(NaN)).toRefuse("n");
  expect(firstSolution(Infinity)).toRefuse("n");
});

// Every solution

test("lists the only solution of the 1×1 board", () => {
  expect(allSolutions(1)).toBeEveryPlacement(1, 1);
});

test("gives the same list when it is asked again, in new arrays", () => {
  expect(allSolutions(4)).toBeFreshEachTime();
});

test("lists both solutions of the 4×4 board", () => {
  expect(allSolutions(4)).toBeEveryPlacement(4, 2);
});

test("lists the 10 solutions of the 5×5 board", () => {
  expect(allSolutions(5)).toBeEveryPlacement(5, 10);
});

test("lists the 4 solutions of the 6×6 board", () => {
  expect(allSolutions(6)).toBeEveryPlacement(6, 4);
});

test("lists nothing for the 2×2 and the 3×3 board", () => {
  expect(allSolutions(2)).toBeEveryPlacement(2, 0);
  expect(allSolutions(3)).toBeEveryPlacement(3, 0);
});

test("lists one solution of the board without squares, the empty placement", () => {
  expect(allSolutions(0)).toBeEveryPlacement(0, 1);
});

test("lists the 40 solutions of the 7×7 board", () => {
  expect(allSolutions(7)).toBeEveryPlacement(7, 40);
});

test("lists the 92 solutions of the 8×8 board", () => {
  expect(allSolutions(8)).toBeEveryPlacement(8, 92);
});

test("refuses to list a board of a negative size", () => {
  expect(allSolutions(-1)).toRefuse("n");
});

test("refuses to list a board whose size is no whole number", () => {
  expect(allSolutions(2.5)).toRefuse("n");
  expect(allSolutions(NaN)).toRefuse("n");
  expect(allSolutions(Infinity)).toRefuse("n");
});
