/** Do the manifest and the folders agree, and does nothing lie about that belongs to no chapter? */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Chapter } from "../../course";
import { catalogueFile } from "../judge/mistakes";

/** Fewer mistakes than this leave too much of a suite unproven. */
export const fewestMistakes = 6;

/** The files of one chapter, relative to the course's folder. */
export type ChapterFiles = {
  readonly notebook: string;
  readonly text: string;
  readonly stub: string;
  readonly solution: string;
  readonly suite: string;
  /** Further solutions, `NN-name.2.ts` and up, that exist. */
  readonly otherSolutions: readonly string[];
  /** The known mistakes that exist. */
  readonly mistakes: readonly string[];
  /** How the mistakes fail. */
  readonly catalogue: string;
};

/** Where a chapter's files lie, or should. */
export function filesOf(root: string, { stem }: Chapter): ChapterFiles {
  const isOther = new RegExp(`^${stem}\\.\\d+\\.ts$`);
  return {
    notebook: `notebooks/${stem}.ipynb`,
    text: `notebooks/text/${stem}.ts`,
    stub: `exercises/${stem}.ts`,
    solution: `solutions/${stem}.ts`,
    suite: `test/${stem}.test.ts`,
    otherSolutions: list(root, "solutions").filter((file) => isOther.test(nameOf(file))),
    mistakes: list(root, `test/mistakes/${stem}`).filter((file) => file.endsWith(".ts")),
    catalogue: catalogueFile(stem),
  };
}

/** What is wrong with the manifest itself. */
export function manifestFindings(chapters: readonly Chapter[]): readonly string[] {
  const stems = chapters.map(({ stem }) => stem);
  const inOrder = stems.every((stem, i) => i === 0 || stems[i - 1].slice(0, 2) < stem.slice(0, 2));
  return [
    ...(inOrder ? [] : ["course.ts: order the chapters by number, each number once"]),
    ...chapters.flatMap((chapter) =>
      entryFindings(chapter).map((line) => `course.ts: ${chapter.stem} ${line}`),
    ),
  ];
}

/** The files that a chapter lacks. */
export function missingFiles(root: string, chapter: Chapter): readonly string[] {
  const files = filesOf(root, chapter);
  const always = [files.notebook, files.text];
  const exercise = chapter.hints ? [files.stub, files.solution, files.suite] : [];
  const missing = [...always, ...exercise].filter((file) => !existsSync(join(root, file)));
  const few = chapter.hints && files.mistakes.length < fewestMistakes;
  return [
    ...missing.map((file) => `${file} is missing: write it, or take it out of course.ts`),
    ...(few
      ? [
          `test/mistakes/${chapter.stem} has ${files.mistakes.length} mistakes: a chapter has at ` +
            `least ${fewestMistakes}`,
        ]
      : []),
  ];
}

/** The files in the chapters' folders that belong to no chapter of the manifest. */
export function strayFiles(root: string, chapters: readonly Chapter[]): readonly string[] {
  const known = new Set([
    "notebooks/text",
    "notebooks/text/tsconfig.json",
    "test/data",
    "test/mistakes",
    ...chapters.flatMap((chapter) => {
      const files = filesOf(root, chapter);
      const mistakes = `test/mistakes/${chapter.stem}`;
      const exercise = [files.stub, files.solution, files.suite, mistakes, files.catalogue];
      return [
        files.notebook,
        files.text,
        ...(chapter.hints ? [...exercise, ...files.otherSolutions, ...files.mistakes] : []),
      ];
    }),
  ]);
  const folders = [
    "notebooks",
    "notebooks/text",
    "exercises",
    "solutions",
    "test",
    "test/mistakes",
    ...list(root, "test/mistakes").filter((folder) => known.has(folder)),
  ];
  return folders
    .flatMap((folder) => list(root, folder))
    .filter((file) => !known.has(file))
    .map((file) => `${file} belongs to no chapter: add its chapter to course.ts, or remove it`);
}

function entryFindings({ stem, title, minutes, hints }: Chapter): readonly string[] {
  const isTime = (n: number) => Number.isInteger(n) && n >= 0;
  return [
    ...(/^\d\d-[a-z0-9]+(?:-[a-z0-9]+)*$/.test(stem) ? [] : ["is no stem such as 03-backtracking"]),
    ...(title.trim() ? [] : ["has no title"]),
    ...(isTime(minutes.exercise) && isTime(minutes.reading) && minutes.reading > 0
      ? []
      : ["needs whole minutes for reading, and for the exercise"]),
    ...(minutes.exercise > 0 === (hints !== null)
      ? []
      : ["needs both minutes for its exercise and hints, or neither"]),
    ...(hints === null || (hints.length === 3 && hints.every((hint) => hint.trim()))
      ? []
      : ["needs three hints, none of them empty: a nudge, the concept, pseudo-code"]),
  ];
}

/** The visible entries of a folder as paths relative to the course's folder. */
function list(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => !name.startsWith("."))
    .sort()
    .map((name) => `${folder}/${name}`);
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}
