import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type Fixture, smallCourse, solution, stub } from "./fixture";
import { startedExercises } from "./started-exercises";

let course: Fixture;
beforeEach(() => {
  course = smallCourse();
});
afterEach(() => course.remove("."));

test("a stub is not started, and a chapter without an exercise neither", () => {
  expect(startedExercises(course.root, ["00-start-here", "03-x"])).toEqual([]);
});

test("an exercise is started as soon as one of its functions is written", () => {
  course.write("exercises/03-x.ts", stub + solution.replace("double", "twice"));
  expect(startedExercises(course.root, ["03-x"])).toEqual(["03-x"]);
});

test("of a class, each method counts", () => {
  const method = (name: string, body: string) =>
    `  ${name}(n: number): number {\n    ${body}\n  }\n`;
  const unwritten = (name: string) => `throw new Error("Not implemented: ${name}");`;
  const pair = (body: string) =>
    `export class Pair {\n${method("half", unwritten("Pair.half"))}${method("sum", body)}}\n`;
  course.write("exercises/03-x.ts", pair(unwritten("Pair.sum")));
  expect(startedExercises(course.root, ["03-x"])).toEqual([]);
  course.write("exercises/03-x.ts", pair("return n;"));
  expect(startedExercises(course.root, ["03-x"])).toEqual(["03-x"]);
});
