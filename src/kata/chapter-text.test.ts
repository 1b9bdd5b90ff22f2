import { expect, test } from "@jest/globals";
import { type Chapter } from "../../course";
import { chapterList, hintText } from "./chapter-text";
import { emptyMemory } from "../judge/memory";

const start: Chapter = {
  stem: "00-start",
  title: "Start",
  core: true,
  minutes: { reading: 5, exercise: 0 },
  hints: null,
};

const second: Chapter = {
  stem: "01-second",
  title: "The second",
  core: false,
  minutes: { reading: 20, exercise: 25 },
  hints: ["Look twice.", "Count.", "Loop over the rows."],
};

test("the list has a line for each chapter", () => {
  expect(chapterList([start, second], emptyMemory, "01-second")).toBe(
    [
      "00 Start       core   5 min        reading only",
      "01 The second  extra  20 + 25 min  not tried, you are here",
    ].join("\n"),
  );
});

test("a hint says how to see the next one, and the last does not", () => {
  expect(hintText(second, 1, 60)).toBe(
    "01 The second, hint 1 of 3\n\n  Look twice.\n\nOne more: npm run kata -- hint 01 2",
  );
  expect(hintText(second, 3, 60)).toBe("01 The second, hint 3 of 3\n\n  Loop over the rows.");
});

test("a chapter without an exercise has no hints", () => {
  expect(hintText(start, 1, 60)).toBe("Chapter 00-start has no exercise, and no hints.");
});
