/** An exercise as it was in the beginning; what was written so far is saved first. */
import fs from "node:fs";
import path from "node:path";
import { changeMemory, withoutChapter } from "../judge/memory";
import { type Places } from "./places";
import { Refusal } from "./refusal";
import { replaceFile, saveCopy } from "../judge/safe-file";
import { stubOf } from "./stubs";

/** Where the attempts at a chapter are kept. */
export function savedFolder({ memory }: Places, stem: string): string {
  return path.join(memory, "saved", stem);
}

/** Is the exercise the untouched stub? */
export function isStub({ exercises }: Places, stem: string): boolean {
  const file = path.join(exercises, `${stem}.ts`);
  return (
    fs.existsSync(file) && fs.readFileSync(file, "utf8").replace(/\r\n/g, "\n") === stubOf(stem)
  );
}

/**
 * Puts the stub back and forgets how the chapter stood. Returns the saved attempt's path, or `null`
 * when there was no file to save.
 */
export function resetExercise(places: Places, stem: string, now: Date): string | null {
  const stub = stubOf(stem);
  if (places.exercises === places.solutions) {
    throw new Refusal("Solutions are not reset: QK_ANSWERS names solutions/ as the answers.");
  }
  const file = path.join(places.exercises, `${stem}.ts`);
  const saved = saveCopy(file, savedFolder(places, stem), now);
  replaceFile(file, stub);
  changeMemory(places.memory, (memory) => withoutChapter(memory, stem));
  return saved;
}
