/** The matcher for closed tours of big boards, whose squares are numbers in a typed array. */
import { compactBoard, rectangle, tourDrawing, type Square } from "../../board";
import { isKnightsMove } from "../knight";
import { type Call } from "../suite";
import { counted, named } from "../words";
import { matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** An `Int32Array` with a closed knight's tour of the n×n board, each square as row · n + col. */
    toBeBigTour(n: number): R;
  }
}

/** Larger boards are not drawn: nobody could read them. */
const LARGEST_DRAWN = 12;

function bigTour(call: Call, n: number): Problem | null {
  const value = call.value;
  if (!isInt32Array(value)) return notTyped(call, value, n);
  return wrongSquare(call, value, n) ?? wrongStep(call, value, n) ?? wrongEnd(call, value, n);
}

/** Arrays of the answer may come from another realm than the judge's own. */
function isInt32Array(value: unknown): value is Int32Array {
  return Object.prototype.toString.call(value) === "[object Int32Array]";
}

function notTyped(call: Call, value: unknown, n: number): Problem {
  const opening = `${call.text} came back with`;
  if (value === null) {
    return { what: `${opening} null. But an even board from 6×6 on has a closed tour.` };
  }
  const ask = `A typed array is made full of zeros, with its length: new Int32Array(${n} * ${n})`;
  const what = Array.isArray(value)
    ? `${opening} an ordinary array of ${counted(value.length, "entry").replace(/ys$/, "ies")}.`
    : `${opening} ${ArrayBuffer.isView(value) ? "a typed array of another kind" : named(value)}.`;
  return { what: `${what} An Int32Array was asked for.`, ask };
}

/** A number that is no square, or a square that comes twice. */
function wrongSquare(call: Call, tour: Int32Array, n: number): Problem | null {
  const seenAt = new Int32Array(n * n).fill(-1);
  for (let i = 0; i < tour.length; i++) {
    const square = tour[i];
    if (square < 0 || square >= n * n) {
      return {
        what: `${call.text}: number ${i + 1} of the tour is ${square}, but squares are numbered from 0 to ${n * n - 1}.`,
        ask: "By which row and column was it made, and by row * n + col with which n?",
      };
    }
    if (seenAt[square] !== -1) return twice(call, tour, n, seenAt[square], i);
    seenAt[square] = i;
  }
  return null;
}

function twice(call: Call, tour: Int32Array, n: number, first: number, again: number): Problem {
  const step = wrongStep(call, tour.subarray(0, again), n);
  if (step !== null) return step;
  const returned = first === 0 && again > 1;
  return {
    what:
      `${call.text}: number ${again + 1} of the tour is ${place(tour[again], n)}, ` +
      `where the knight already was as number ${first + 1}.`,
    board: drawn(tour.subarray(0, again), n),
    ask: returned
      ? `The line has closed after ${again} of ${n * n} squares. Which of its moves should have led to another tile?`
      : again === first + 1
        ? "A typed array is full of zeros at first: was this entry ever written?"
        : "When the knight comes to a square, how is it decided which of its two neighbours is next?",
  };
}

function wrongStep(call: Call, tour: Int32Array, n: number): Problem | null {
  const i = tour.findIndex((square, at) => at > 0 && !isMove(tour[at - 1], square, n));
  if (i === -1) return null;
  return {
    what:
      `${call.text}: from number ${i}, ${place(tour[i - 1], n)}, ` +
      `to number ${i + 1}, ${place(tour[i], n)}, is no knight's move.`,
    board: drawn(tour.subarray(0, i + 1), n),
    ask: "Is it a move within a tile, or one between two tiles? Draw the two squares and the tiles' edges.",
  };
}

function wrongEnd(call: Call, tour: Int32Array, n: number): Problem | null {
  if (tour.length !== n * n) {
    return {
      what: `${call.text} came back with ${counted(tour.length, "square")} of the board's ${n * n}.`,
      ask: "Of which length is the typed array made?",
    };
  }
  const [first, last] = [tour[0], tour[tour.length - 1]];
  if (isMove(last, first, n)) return null;
  return {
    what:
      `${call.text} came back with a tour that is not closed: its end, ${place(last, n)}, ` +
      `is no knight's move from its start, ${place(first, n)}.`,
    board: drawn(tour, n),
    ask: "Tiles with closed tours, joined, make a closed tour. Which tile's tour is open, or which join?",
  };
}

function squareOf(square: number, n: number): Square {
  return [Math.floor(square / n), square % n];
}

function place(square: number, n: number): string {
  const [row, col] = squareOf(square, n);
  return `square ${square} (row ${row}, column ${col})`;
}

function isMove(from: number, to: number, n: number): boolean {
  return isKnightsMove(squareOf(from, n), squareOf(to, n));
}

function drawn(tour: Int32Array, n: number): string | undefined {
  if (n > LARGEST_DRAWN) return undefined;
  const squares = Array.from(tour, (square) => squareOf(square, n));
  return compactBoard(tourDrawing(rectangle(n, n), squares));
}

export const bigTourMatchers = { toBeBigTour: matcher("toBeBigTour", bigTour) };
