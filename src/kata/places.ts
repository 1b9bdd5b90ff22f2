/** The folders that the runner reads and writes, and how it names them to the reader. */
import path from "node:path";
import { courseRoot } from "../judge";

export type Places = {
  /** The learner's room: `exercises/`, or the folder that stands in for it. */
  readonly exercises: string;
  readonly solutions: string;
  /** What the runner remembers and keeps; it lies beside the learner's room. */
  readonly memory: string;
};

/** `answers` is `exercises/`, unless the environment names another folder, seen from the course. */
export function placesOf(answers: string = process.env.QK_ANSWERS || "exercises"): Places {
  const exercises = path.resolve(courseRoot, answers);
  return {
    exercises,
    solutions: path.join(courseRoot, "solutions"),
    memory: path.join(exercises, "..", ".kata"),
  };
}

/** A file or folder as the reader would type it. */
export function asTyped(file: string): string {
  const relative = path.relative(process.cwd(), file) || ".";
  return relative.startsWith(path.join("..", "..")) ? file : relative;
}
