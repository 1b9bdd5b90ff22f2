import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type Fixture, smallCourse, solution, stub } from "./fixture";
import { compileAnswers, signatureFindings, stubFindings } from "./signatures";

let course: Fixture;
beforeEach(() => {
  course = smallCourse();
});
afterEach(() => course.remove("."));

const path = (file: string) => join(course.root, file);
const compile = () =>
  compileAnswers(path("tsconfig.json"), [path("exercises/03-x.ts"), path("solutions/03-x.ts")]);
const signatures = () =>
  signatureFindings(compile(), path("exercises/03-x.ts"), path("solutions/03-x.ts"));
const stubs = () => stubFindings(compile(), path("exercises/03-x.ts"));

test("a stub that compiles has no problems", () => {
  expect(compile().problems(path("exercises/03-x.ts"))).toEqual([]);
});

test("a stub that breaks a strict rule is told its place", () => {
  course.write("exercises/03-x.ts", "export function double(n) {\n  throw new Error();\n}\n");
  expect(compile().problems(path("exercises/03-x.ts"))).toEqual([
    expect.stringMatching(/03-x\.ts:1:24 Parameter 'n' implicitly has an 'any' type/),
  ]);
});

test("equal exports are right, and so is one more in the solution", () => {
  expect(signatures()).toEqual([]);
  course.write("solutions/03-x.ts", `${solution}export const more = 1;\n`);
  expect(signatures()).toEqual([]);
});

test("an export that the solution lacks is named", () => {
  course.write("solutions/03-x.ts", solution.replace("double", "twice"));
  expect(signatures()).toEqual(["does not export double, as the stub does: add it"]);
});

test("a function of another type is named with both types", () => {
  course.write("solutions/03-x.ts", solution.replace("number {", "number | null {"));
  expect(signatures()).toEqual([
    "exports double as (n: number) => number | null, and the stub as (n: number) => number: " +
      "make them equal",
  ]);
});

test("exported types are compared too", () => {
  course.write("exercises/03-x.ts", `${stub}export type Event = { at: number };\n`);
  course.write("solutions/03-x.ts", `${solution}export type Event = { at: string };\n`);
  expect(signatures()).toEqual([expect.stringContaining("exports Event as { at: string; }")]);
  course.write("solutions/03-x.ts", `${solution}export type Event = { at: number };\n`);
  expect(signatures()).toEqual([]);
});

test("a stub says in every function what to write, and that it is not written", () => {
  expect(stubs()).toEqual([]);
  course.write("exercises/03-x.ts", stub.replace("// TODO", "// Write"));
  expect(stubs()).toEqual(['has no "// TODO" in double: say there what to write']);
  course.write("exercises/03-x.ts", stub.replace("Not implemented: double", "Later"));
  expect(stubs()).toEqual([expect.stringContaining("does not end double with throw new Error")]);
  course.write("exercises/03-x.ts", "export const a = 1;\n");
  expect(stubs()).toEqual(["exports no function: a stub exports one to write"]);
});
