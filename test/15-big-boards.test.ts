import { expect, test } from "@jest/globals";
import * as answer from "../exercises/15-big-boards";
import { asCalls } from "../src/judge/suite";

const { bigTour } = asCalls(answer);

// One tile

test("gives a closed tour of the 6×6 board, in an Int32Array", () => {
  expect(bigTour(6)).toBeBigTour(6);
});

test("gives a closed tour of the 8×8 board", () => {
  expect(bigTour(8)).toBeBigTour(8);
});

test("gives a closed tour of the 10×10 board", () => {
  expect(bigTour(10)).toBeBigTour(10);
});

// Tiles that are joined

test("gives a closed tour of the 12×12 board", () => {
  expect(bigTour(12)).toBeBigTour(12);
});

test("gives a closed tour of the 14×14 and the 16×16 board", () => {
  expect(bigTour(14)).toBeBigTour(14);
  expect(bigTour(16)).toBeBigTour(16);
});

test("gives a closed tour of the 18×18 board", () => {
  expect(bigTour(18)).toBeBigTour(18);
});

test("gives a closed tour of every even board from 20×20 to 32×32", () => {
  for (let n = 20; n <= 32; n += 2) expect(bigTour(n)).toBeBigTour(n);
});

test("gives a closed tour of every even board from 34×34 to 60×60", () => {
  for (let n = 34; n <= 60; n += 2) expect(bigTour(n)).toBeBigTour(n);
});

// Other sizes

test("refuses the boards that are too small for a closed tour", () => {
  expect(bigTour(0)).toRefuse("n");
  expect(bigTour(2)).toRefuse("n");
  expect(bigTour(4)).toRefuse("n");
});

test("refuses an odd board, which has no closed tour", () => {
  expect(bigTour(5)).toRefuse("n");
  expect(bigTour(7)).toRefuse("n");
  expect(bigTour(13)).toRefuse("n");
});

test("refuses a board of a negative size", () => {
  expect(bigTour(-1)).toRefuse("n");
  expect(bigTour(-6)).toRefuse("n");
});

test("refuses a board whose size is no whole number", () => {
  expect(bigTour(6.5)).toRefuse("n");
  expect(bigTour(NaN)).toRefuse("n");
  expect(bigTour(Infinity)).toRefuse("n");
});

// Big boards

test("gives the same tour when it is asked again, in a new array", () => {
  expect(bigTour(14)).toBeFreshEachTime();
});

test("gives a closed tour of the 200×200 board, with no call inside a call for each square", () => {
  expect(bigTour(200)).toBeBigTour(200);
});

test("gives a closed tour of the 258×258 board, whose squares need more than 16 bits", () => {
  expect(bigTour(258)).toBeBigTour(258);
});
