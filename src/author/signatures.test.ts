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

const classStub = `export class Pair {
  constructor(a: number) {
    // TODO: keep a
    throw new Error("Not implemented: Pair");
  }
  sum(b: number): number {
    // TODO: add
    throw new Error("Not implemented: Pair.sum");
  }
}
`;

const classSolution = `abstract class Base {
  readonly #secret: number;
  protected constructor(a: number) { this.#secret = a; }
  sum(b: number): number { return this.more + this.#secret + b; }
  protected abstract readonly more: number;
}
export class Pair extends Base {
  protected readonly more = 0;
  constructor(a: number) { super(a); }
}
`;

test("a class is compared by its constructor and what is public in it, inherited or not", () => {
  course.write("exercises/03-x.ts", classStub);
  course.write("solutions/03-x.ts", classSolution);
  expect(signatures()).toEqual([]);
  course.write("solutions/03-x.ts", classSolution.replace("sum(b: number)", "sum(b: string)"));
  expect(signatures()).toEqual([
    "exports Pair as class { new (a: number): Pair; sum: (b: string) => number }, and the stub as " +
      "class { new (a: number): Pair; sum: (b: number) => number }: make them equal",
  ]);
});

test("a stub's class says in its constructor and in every method what to write", () => {
  course.write("exercises/03-x.ts", classStub);
  expect(stubs()).toEqual([]);
  course.write(
    "exercises/03-x.ts",
    classStub.replace("Pair.sum", "sum").replace("// TODO: k", "// k"),
  );
  expect(stubs()).toEqual([
    'has no "// TODO" in Pair: say there what to write',
    'does not end Pair.sum with throw new Error("Not implemented: Pair.sum")',
  ]);
});
