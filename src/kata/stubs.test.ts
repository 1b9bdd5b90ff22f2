import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { chapters } from "../../course";
import { courseRoot } from "../judge";
import { stubOf } from "./stubs";
import stubs from "./stub-texts.json";

const stems = chapters.filter(({ hints }) => hints !== null).map(({ stem }) => stem);

test("every exercise has its stub, and nothing else has (npm run stubs writes them)", () => {
  expect(Object.keys(stubs)).toEqual(stems);
});

test.each(stems)("the stub of %s is its exercise (npm run stubs writes it)", (stem) => {
  const exercise = fs.readFileSync(path.join(courseRoot, "exercises", `${stem}.ts`), "utf8");
  expect(stubOf(stem)).toBe(exercise.replace(/\r\n/g, "\n"));
});

test("a chapter without a stub is told in one line", () => {
  expect(() => stubOf("99-none")).toThrow("npm run stubs");
});
