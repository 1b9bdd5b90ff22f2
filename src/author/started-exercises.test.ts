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
