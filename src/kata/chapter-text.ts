/** Chapters and hints as text for a terminal. Pure. */
import { type Chapter } from "../../course";
import { indent, wrap } from "./wrap";

/** One line a chapter: number, title, core or extra, minutes. */
export function chapterList(chapters: readonly Chapter[]): string {
  const widest = Math.max(...chapters.map(({ title }) => title.length));
  return chapters.map((chapter) => chapterLine(chapter, widest)).join("\n");
}

function chapterLine({ stem, title, core, minutes }: Chapter, widest: number): string {
  const kind = core ? "core " : "extra";
  const exercise = minutes.exercise > 0 ? ` + ${minutes.exercise} min exercise` : "";
  return `${stem.slice(0, 2)}  ${title.padEnd(widest)}  ${kind}  ${minutes.reading} min${exercise}`;
}

/** Hint number `number` (1 to 3) of a chapter, and how to see the next one. */
export function hintText(chapter: Chapter, number: number, width: number): string {
  if (chapter.hints === null) return `Chapter ${chapter.stem} has no exercise, and no hints.`;
  const hint = indent(wrap(chapter.hints[number - 1], width - 2), "  ");
  const short = chapter.stem.slice(0, 2);
  const next =
    number < chapter.hints.length
      ? `\n\nOne more: npm run kata -- hint ${short} ${number + 1}`
      : "";
  return `Hint ${number} of ${chapter.hints.length}\n\n${hint}${next}`;
}
