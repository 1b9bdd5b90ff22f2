import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { type Chapter } from "../../course";
import { manifestFindings, missingFiles, strayFiles } from "./course-files";
import { chapter, type Fixture, smallCourse } from "./fixture";

let course: Fixture;
beforeEach(() => {
  course = smallCourse();
});
afterEach(() => course.remove("."));

describe("the manifest", () => {
  test("is right as it is in the small course", () => {
    expect(manifestFindings([chapter])).toEqual([]);
  });

  test.each<readonly [string, Partial<Chapter>]>([
    ["is no stem", { stem: "3-X" }],
    ["has no title", { title: " " }],
    ["needs whole minutes", { minutes: { reading: 0, exercise: 5 } }],
    ["needs three hints", { hints: ["nudge", "", "pseudo-code"] }],
    ["needs both minutes for its exercise and hints", { hints: null }],
  ])("is told when an entry %s", (finding, change) => {
    expect(manifestFindings([{ ...chapter, ...change }])).toEqual([
      expect.stringContaining(finding),
    ]);
  });

  test("lists its chapters by number, each number once", () => {
    const first = { ...chapter, stem: "01-a" };
    expect(manifestFindings([first, chapter])).toEqual([]);
    expect(manifestFindings([chapter, first])).toHaveLength(1);
    expect(manifestFindings([chapter, { ...chapter, stem: "03-y" }])).toHaveLength(1);
  });
});

describe("the folders", () => {
  test("agree with the manifest in the small course", () => {
    expect(missingFiles(course.root, chapter)).toEqual([]);
    expect(strayFiles(course.root, [chapter])).toEqual([]);
  });

  test.each([
    "notebooks/03-x.ipynb",
    "notebooks/text/03-x.ts",
    "exercises/03-x.ts",
    "solutions/03-x.ts",
    "test/03-x.test.ts",
  ])("lack %s", (file) => {
    course.remove(file);
    expect(missingFiles(course.root, chapter)).toEqual([
      `${file} is missing: write it, or take it out of course.ts`,
    ]);
  });

  test("lack nothing but notebook and text where there is no exercise", () => {
    const reading: Chapter = { ...chapter, hints: null, minutes: { reading: 5, exercise: 0 } };
    course.remove("exercises");
    course.remove("solutions");
    course.remove("test");
    expect(missingFiles(course.root, reading)).toEqual([]);
    expect(strayFiles(course.root, [reading])).toEqual([]);
  });

  test("hold at least six mistakes", () => {
    course.remove("test/mistakes/03-x/a.ts");
    expect(missingFiles(course.root, chapter)).toEqual([
      "test/mistakes/03-x has 5 mistakes: a chapter has at least 6",
    ]);
  });

  test.each([
    "exercises/04-y.ts",
    "solutions/03-x.old.ts",
    "test/helper.ts",
    "test/mistakes/04-y",
    "test/mistakes/03-x/notes.txt",
    "notebooks/draft.ipynb",
    "notebooks/text/04-y.ts",
  ])("hold the stray %s", (file) => {
    course.write(file.includes(".") ? file : `${file}/a.ts`, "");
    expect(strayFiles(course.root, [chapter])).toEqual([
      `${file} belongs to no chapter: add its chapter to course.ts, or remove it`,
    ]);
  });
});
