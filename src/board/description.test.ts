import { expect, test } from "@jest/globals";
import { describeDrawing } from "./description";
import { queensDrawing, tourDrawing } from "./drawing";

test("a drawing in words names the board and where each sign stands", () => {
  expect(describeDrawing(queensDrawing([1, 3, 0, 0], 4, { attacks: true }))).toBe(
    "4×4 board; queens: b4, d3; queens that attack each other: a2, a1",
  );
  expect(describeDrawing(queensDrawing([], 4))).toBe("4×4 board; empty");
});

test("a walk in words goes in its own order", () => {
  const drawing = tourDrawing(
    ["...", "..."],
    [
      [1, 2],
      [0, 0],
    ],
  );
  expect(describeDrawing(drawing)).toBe("2×3 board; 1: c1; 2: a2");
});
