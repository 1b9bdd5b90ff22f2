/** Chapters and hints as text for a terminal. Pure. */
import { type Chapter } from "../../course";
import { type Memory } from "../judge/memory";
import { hasExercise, nameOf, numberOf, standing } from "./standing";
import { indent, wrap } from "./wrap";

/** One line a chapter: number, title, core or extra, minutes, and how it stands. */
export function chapterList(chapters: readonly Chapter[], memory: Memory, current: string): string {
  const widest = Math.max(...chapters.map((chapter) => nameOf(chapter).length));
  return chapters
    .map((chapter) => {
      const { stem, core, minutes } = chapter;
      const exercise = hasExercise(chapter);
      const time = `${minutes.reading}${exercise ? ` + ${minutes.exercise}` : ""} min`;
      const stands = exercise ? standing(memory, stem) : "reading only";
      const here = stem === current ? ", you are here" : "";
      return `${nameOf(chapter).padEnd(widest)}  ${core ? "core " : "extra"}  ${time.padEnd(11)}  ${stands}${here}`;
    })
    .join("\n");
}

/** Hint number `number` (1 to 3) of a chapter, and how to see the next one. */
export function hintText(chapter: Chapter, number: number, width: number): string {
  if (chapter.hints === null) return `Chapter ${chapter.stem} has no exercise, and no hints.`;
  const hint = indent(wrap(chapter.hints[number - 1], width - 2), "  ");
  const more = `npm run kata -- hint ${numberOf(chapter.stem)} ${number + 1}`;
  const next = number < chapter.hints.length ? `\n\nOne more: ${more}` : "";
  return `${nameOf(chapter)}, hint ${number} of ${chapter.hints.length}\n\n${hint}${next}`;
}
