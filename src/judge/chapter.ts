/** Chapters and their files, found by number or stem. */
import path from "node:path";
import { chapters, type Chapter } from "../../course";

/** The folder of the course itself. */
export const courseRoot = path.resolve(__dirname, "../..");

/** The chapter called `name`: "3", "03" or "03-backtracking". Throws when there is none. */
export function findChapter(name: string): Chapter {
  const number = /^\d{1,2}$/.test(name) ? name.padStart(2, "0") : null;
  const chapter = chapters.find(
    ({ stem }) => stem === name || (number !== null && stem.startsWith(`${number}-`)),
  );
  if (chapter !== undefined) return chapter;
  const known = chapters.map(({ stem }) => stem.slice(0, 2));
  throw new UnknownChapter(
    `There is no chapter "${name}". The chapters are ${known[0]} to ${known[known.length - 1]}.`,
  );
}

/** The same, for a chapter that has an exercise to judge. */
export function findExercise(name: string): Chapter {
  const chapter = findChapter(name);
  if (chapter.minutes.exercise > 0) return chapter;
  throw new UnknownChapter(`Chapter ${chapter.stem} has no exercise, there is nothing to judge.`);
}

/** A name that is no chapter's; its message is meant for the reader. */
export class UnknownChapter extends Error {
  override readonly name = "UnknownChapter";
}
