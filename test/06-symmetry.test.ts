import { expect, test } from "@jest/globals";
import * as answer from "../exercises/06-symmetry";
import { asCalls } from "../src/judge/suite";

const { countWithBits, symmetries, fundamentalSolutions } = asCalls(answer);

// Counting, a whole row at a time

test("counts the one solution of the 1×1 board", () => {
  expect(countWithBits(1)).toGive(1);
});

test("counts none on the 2×2 board", () => {
  expect(countWithBits(2)).toGive(0);
});

test("counts none on the 3×3 board", () => {
  expect(countWithBits(3)).toGive(0);
});

test("counts the 2 solutions of the 4×4 board", () => {
  expect(countWithBits(4)).toGive(2);
});

test("counts the 10 solutions of the 5×5 board", () => {
  expect(countWithBits(5)).toGive(10);
});

test("counts the 4 solutions of the 6×6 board", () => {
  expect(countWithBits(6)).toGive(4);
});

test("counts one solution on the board without squares", () => {
  expect(countWithBits(0)).toGive(1);
});

test("counts the 40 solutions of the 7×7 board and the 92 of the 8×8 board", () => {
  expect(countWithBits(7)).toGive(40);
  expect(countWithBits(8)).toGive(92);
});

test("counts on boards of more than 8 columns", () => {
  expect(countWithBits(9)).toGive(352);
  expect(countWithBits(10)).toGive(724);
});

test("counts the same when it is asked again", () => {
  expect(countWithBits(6)).toBeFreshEachTime();
  expect(countWithBits(5)).toBeFreshEachTime();
});

test("refuses to count on a board of a negative size", () => {
  expect(countWithBits(-1)).toRefuse("n");
});

test("refuses to count on a board whose size is no whole number", () => {
  expect(countWithBits(2.5)).toRefuse("n");
  expect(countWithBits(NaN)).toRefuse("n");
  expect(countWithBits(Infinity)).toRefuse("n");
});

test("refuses to count on boards above 16×16", () => {
  expect(countWithBits(32)).toRefuse("n");
  expect(countWithBits(33)).toRefuse("n");
  expect(countWithBits(17)).toRefuse("n");
});

// All images of a board

test("gives the board of one square once", () => {
  expect(symmetries([0])).toBeEverySymmetry();
});

test("gives both images of a 2×2 board, whichever of them is asked for", () => {
  expect(symmetries([0, 1])).toBeEverySymmetry();
  expect(symmetries([1, 0])).toBeEverySymmetry();
});

test("gives both images of a 4×4 board that a quarter turn leaves as it is", () => {
  expect(symmetries([1, 3, 0, 2])).toBeEverySymmetry();
  expect(symmetries([2, 0, 3, 1])).toBeEverySymmetry();
});

test("gives four images of a board that a half turn leaves as it is", () => {
  expect(symmetries([1, 3, 5, 0, 2, 4])).toBeEverySymmetry();
  expect(symmetries([4, 2, 0, 5, 3, 1])).toBeEverySymmetry();
});

test("gives four images of a board that a mirror along a diagonal leaves as it is", () => {
  expect(symmetries([0, 1, 3, 2])).toBeEverySymmetry();
  expect(symmetries([3, 1, 2, 0, 4])).toBeEverySymmetry();
});

test("gives all eight images of a board that no turn and no mirror leaves as it is", () => {
  expect(symmetries([0, 2, 4, 1, 3])).toBeEverySymmetry();
  expect(symmetries([3, 1, 4, 2, 0])).toBeEverySymmetry();
  expect(symmetries([0, 4, 7, 5, 2, 6, 1, 3])).toBeEverySymmetry();
});

test("gives the empty placement as the only image of the board without squares", () => {
  expect(symmetries([])).toBeEverySymmetry();
});

test("sorts columns as numbers, also where some have two digits", () => {
  expect(symmetries([0, 2, 4, 6, 8, 10, 1, 3, 5, 7, 9])).toBeEverySymmetry();
  expect(symmetries([10, 1, 3, 5, 7, 9, 11, 0, 2, 4, 6, 8])).toBeEverySymmetry();
});

test("gives the same images when it is asked again, in new arrays", () => {
  expect(symmetries([0, 2, 4, 1, 3])).toBeFreshEachTime();
  expect(symmetries([1, 3, 0, 2])).toBeFreshEachTime();
});

test("refuses a placement with a negative column", () => {
  expect(symmetries([-1])).toRefuse("placement");
  expect(symmetries([1, -1, 0])).toRefuse("placement");
});

test("refuses a placement with a column that is no whole number", () => {
  expect(symmetries([0, 1.5])).toRefuse("placement");
  expect(symmetries([NaN, 0])).toRefuse("placement");
});

// One solution of each class

test("lists the only solution of the 1×1 board as fundamental", () => {
  expect(fundamentalSolutions(1)).toBeFundamental(1, 1);
});

test("lists one of the two solutions of the 4×4 board", () => {
  expect(fundamentalSolutions(4)).toBeFundamental(4, 1);
});

test("lists nothing fundamental for the 2×2 and the 3×3 board", () => {
  expect(fundamentalSolutions(2)).toBeFundamental(2, 0);
  expect(fundamentalSolutions(3)).toBeFundamental(3, 0);
});

test("lists 2 of the 10 solutions of the 5×5 board", () => {
  expect(fundamentalSolutions(5)).toBeFundamental(5, 2);
});

test("lists one of the 4 solutions of the 6×6 board", () => {
  expect(fundamentalSolutions(6)).toBeFundamental(6, 1);
});

test("lists one fundamental solution of the board without squares, the empty placement", () => {
  expect(fundamentalSolutions(0)).toBeFundamental(0, 1);
});

test("lists 6 of the 40 solutions of the 7×7 board", () => {
  expect(fundamentalSolutions(7)).toBeFundamental(7, 6);
});

test("lists 12 of the 92 solutions of the 8×8 board", () => {
  expect(fundamentalSolutions(8)).toBeFundamental(8, 12);
});

test("gives the same fundamental solutions when it is asked again, in new arrays", () => {
  expect(fundamentalSolutions(5)).toBeFreshEachTime();
});

test("refuses to list fundamental solutions for a negative size", () => {
  expect(fundamentalSolutions(-1)).toRefuse("n");
});

test("refuses to list fundamental solutions for a size that is no whole number", () => {
  expect(fundamentalSolutions(2.5)).toRefuse("n");
  expect(fundamentalSolutions(NaN)).toRefuse("n");
  expect(fundamentalSolutions(Infinity)).toRefuse("n");
});
