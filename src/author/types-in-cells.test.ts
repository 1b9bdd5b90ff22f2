import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type Fixture, smallCourse } from "./fixture";
import { typeErrorsInCells } from "./types-in-cells";

let course: Fixture;
beforeEach(() => {
  course = smallCourse();
});
afterEach(() => course.remove("."));

const errors = (text: string) => {
  course.write("notebooks/text/03-x.ts", text);
  return typeErrorsInCells(course.root, [join(course.root, "notebooks/text/03-x.ts")]);
};

test("a notebook's text imports as the notebook does, and may await", () => {
  expect(errors('import { double } from "../exercises/03-x";\nawait double(2);\n')).toEqual([]);
});

test("what only a newer TypeScript or JavaScript knows is found", () => {
  expect(errors("const a = [2, 1].toSorted();\n")).toEqual([
    expect.stringMatching(/^notebooks.text.03-x\.ts:1:18 Property 'toSorted' does not exist/),
  ]);
  const filtered = "[1, null].filter((n) => n !== null)";
  expect(errors(`const a: number[] = ${filtered};\n`)).toEqual([
    expect.stringContaining("is not assignable to type 'number[]'"),
  ]);
});

test("a notebook's text is held to strict types", () => {
  expect(errors("const double = (n) => 2 * n;\n")).toEqual([
    expect.stringContaining("Parameter 'n' implicitly has an 'any' type"),
  ]);
});
