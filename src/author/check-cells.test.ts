import { expect, test } from "@jest/globals";
import { checkCellFindings } from "./check-cells";

const report = (text: string) => ({
  ok: true,
  printed: "",
  pictures: [
    { html: "", text: "Judging …" },
    { html: "", text },
  ],
  error: null,
});
const cell = '// Your verdict:\nawait check("03");';
const green = report("✓ All 12 tests pass · 03-x · 0.4 s");
const red = report("✗ 3 of 12 tests pass");
const notStarted = report("03-x is not started yet: write your answer");

test("a solution is shown green, and nothing else will do", () => {
  expect(checkCellFindings([cell], [green], "solutions")).toEqual([]);
  expect(checkCellFindings([cell], [red], "solutions")).toEqual([
    "code cell 1 shows, with the solutions, this verdict:\n✗ 3 of 12 tests pass",
  ]);
  expect(checkCellFindings([cell], [notStarted], "solutions")).toHaveLength(1);
});

test("a stub is shown as not started, and nothing else will do", () => {
  expect(checkCellFindings([cell], [notStarted], "exercises")).toEqual([]);
  expect(checkCellFindings([cell], [green], "exercises")).toHaveLength(1);
});

test("a check that shows nothing is found; other cells may show what they like", () => {
  const mute = { ...green, pictures: [] };
  expect(checkCellFindings([cell], [mute], "solutions")).toHaveLength(1);
  expect(checkCellFindings(["show(board);"], [red], "solutions")).toEqual([]);
});
