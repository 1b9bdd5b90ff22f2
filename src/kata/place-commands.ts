/** `list`, `where`, `next` and `hint`: where you are in the course, and a nudge. */
import path from "node:path";
import { type Chapter, chapters } from "../../course";
import { findChapter } from "../judge";
import { chapterList, hintText } from "./chapter-text";
import { columns, exerciseOf, exercises, print } from "./command";
import { changeMemory, type Memory, readMemory, withCurrent } from "../judge/memory";
import { asTyped, placesOf } from "./places";
import { currentOf, hasExercise, nameOf, nextOpen, progressBar, standing } from "./standing";

export type ListOptions = { readonly json?: true };

export function list({ json }: ListOptions): void {
  const memory = readMemory(placesOf().memory);
  const current = currentOf(memory, exercises).stem;
  print(
    json === true
      ? JSON.stringify(chapters.map((chapter) => listEntry(chapter, memory, current)))
      : chapterList(chapters, memory, current),
  );
}

/** One chapter as data: what the manifest and the memory say of it. */
function listEntry(
  { stem, title, core, minutes, hints }: Chapter,
  memory: Memory,
  current: string,
) {
  const {
    status = null,
    passed = null,
    total = null,
    solvedOn = null,
  } = memory.chapters[stem] ?? {};
  const hintCount = hints?.length ?? 0;
  return {
    stem,
    title,
    core,
    minutes,
    hintCount,
    current: stem === current,
    status,
    passed,
    total,
    solvedOn,
  };
}

export function hint(name: string | undefined, number: number): void {
  const chapter = name === undefined ? exerciseOf(undefined) : findChapter(name);
  print(hintText(chapter, number, columns()));
}

export function where(): void {
  const { memory: folder } = placesOf();
  const memory = readMemory(folder);
  print(whereText(currentOf(memory, exercises), memory));
}

/** Moves on to the next exercise that is not green. */
export function next(): void {
  const { memory: folder } = placesOf();
  const before = readMemory(folder);
  const chapter = nextOpen(before, exercises, currentOf(before, exercises).stem);
  if (chapter === null) return print("Every other exercise is solved.");
  print(
    whereText(
      chapter,
      changeMemory(folder, (memory) => withCurrent(memory, chapter.stem)),
    ),
  );
}

function whereText(chapter: Chapter, memory: Memory): string {
  const file = asTyped(path.join(placesOf().exercises, `${chapter.stem}.ts`));
  return [
    `${nameOf(chapter)}: ${standing(memory, chapter.stem)}`,
    ...(hasExercise(chapter) ? [file] : []),
    progressBar(memory, exercises, columns()),
  ].join("\n");
}
