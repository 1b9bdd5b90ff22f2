import { expect, test } from "@jest/globals";
import { type Drawing, queensDrawing, tourDrawing } from "./drawing";
import { drawFrame, type FrameData, frameData, piecesOf } from "./frame-data";
import { rectangle } from "./outline";
import { svgBoard } from "./svg-board";
import { type Square } from "./types";

/** The very function that runs in the browser. */
const unpack = new Function(`${drawFrame}; return drawFrame;`)() as (
  data: FrameData,
  at: number,
) => string;

const walk: readonly Square[] = [[0, 0], [1, 2], [2, 0], [0, 1], [2, 2]]; // prettier-ignore
const drawings: readonly Drawing[] = [
  queensDrawing([], 4),
  queensDrawing([0], 4),
  queensDrawing([0, 1], 4, { attacks: true }),
  queensDrawing([0], 4),
  ...walk.map((_, index) => tourDrawing(rectangle(3, 3), walk.slice(0, index + 1))),
];

/** A picture's elements in any order: marks of one layer never overlap. */
const elements = (svg: string) => svg.split(/(?=<)/).sort();

test("what is packed comes out again, whole, in every frame", () => {
  const data = frameData(drawings.map(piecesOf));
  for (const [index, drawing] of drawings.entries()) {
    expect(elements(unpack(data, index))).toEqual(elements(svgBoard(drawing)));
  }
});

test("before the first frame there is the first board without marks", () => {
  const data = frameData(drawings.slice(1).map(piecesOf));
  expect(unpack(data, -1)).toBe(svgBoard(queensDrawing([], 4)));
});

test("a part that many frames show is held once", () => {
  const pieces = piecesOf(queensDrawing([1, 3, 0, 2], 4));
  const data = frameData(Array.from({ length: 50 }, () => pieces));
  expect(data.bases).toHaveLength(1);
  expect(data.parts).toHaveLength(4);
  expect(data.frames.slice(1).every(({ changes }) => changes.length === 0)).toBe(true);
});
