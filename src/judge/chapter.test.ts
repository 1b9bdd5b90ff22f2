import { expect, test } from "@jest/globals";
import { findChapter, findExercise, UnknownChapter } from "./chapter";

test("a chapter is found by its number and by its stem", () => {
  for (const name of ["3", "03", "03-backtracking"]) {
    expect(findChapter(name).stem).toBe("03-backtracking");
  }
});

test("a name that is no chapter's is told with the chapters that there are", () => {
  for (const name of ["99", "backtracking", "", "03-back", "../03"]) {
    expect(() => findChapter(name)).toThrow(UnknownChapter);
  }
  expect(() => findChapter("99")).toThrow(
    /^There is no chapter "99". The chapters are 00 to \d\d\.$/,
  );
});

test("a chapter without an exercise cannot be judged", () => {
  expect(() => findExercise("00")).toThrow("Chapter 00-start-here has no exercise");
});
