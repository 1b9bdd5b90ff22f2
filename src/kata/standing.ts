/** How the chapters stand, in words and in numbers. Pure. */
import { type Chapter } from "../../course";
import { isSolved, type Memory, wasSolved } from "../judge/memory";

/** Has it an exercise that can be judged? */
export function hasExercise({ minutes }: Chapter): boolean {
  return minutes.exercise > 0;
}

/** "03 Backtracking" */
export function nameOf({ stem, title }: Chapter): string {
  return `${numberOf(stem)} ${title}`;
}

/** "03", as the reader types it. */
export function numberOf(stem: string): string {
  return stem.slice(0, 2);
}

/** A few words on a chapter's last verdict. */
export function standing(memory: Memory, stem: string): string {
  const chapter = memory.chapters[stem];
  if (chapter === undefined) return "not tried";
  const tests = `${chapter.passed} of ${chapter.total} tests`;
  const words = {
    passed: "solved",
    failed: tests,
    "type-error": "types to mend",
    broken: "cannot be loaded",
    "timed-out": `too slow, ${tests}`,
    crashed: `sudden end, ${tests}`,
    "not-started": chapter.passed > 0 ? tests : "not started",
  }[chapter.status];
  return wasSolved(memory, stem) && !isSolved(memory, stem) ? `${words}, was solved` : words;
}

/** How many of the exercises are green. */
export function solvedCount(memory: Memory, exercises: readonly Chapter[]): number {
  return exercises.filter(({ stem }) => isSolved(memory, stem)).length;
}

/** The next exercise that is not green: after `stem`, then from the beginning; `null` when all are. */
export function nextOpen(
  memory: Memory,
  exercises: readonly Chapter[],
  stem: string,
): Chapter | null {
  const at = exercises.findIndex((chapter) => chapter.stem === stem);
  const others = [...exercises.slice(at + 1), ...exercises.slice(0, Math.max(at, 0))];
  return others.find((chapter) => !isSolved(memory, chapter.stem)) ?? null;
}

/** The chapter to show: where you were, else the first that is not green. */
export function currentOf(memory: Memory, exercises: readonly Chapter[]): Chapter {
  return (
    exercises.find(({ stem }) => stem === memory.current) ??
    exercises.find(({ stem }) => !isSolved(memory, stem)) ??
    exercises[0]
  );
}

/** `[####------] 2 of 6 solved` */
export function progressBar(memory: Memory, exercises: readonly Chapter[], width: number): string {
  const solved = solvedCount(memory, exercises);
  const words = `${solved} of ${exercises.length} solved`;
  const room = Math.max(0, Math.min(40, width - words.length - 3));
  const done = Math.floor((room * solved) / exercises.length);
  return `[${"#".repeat(done)}${"-".repeat(room - done)}] ${words}`;
}
