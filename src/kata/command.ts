/** What the plain commands share: exit codes, the output's look, and which chapter is meant. */
import { chapters, type Chapter } from "../../course";
import { findExercise } from "../judge";
import { inkFor } from "./ink";
import { readMemory } from "../judge/memory";
import { placesOf } from "./places";
import { currentOf, hasExercise } from "./standing";

export const DONE = 0;
/** Not passed, or not done because it was not confirmed. */
export const NOT_DONE = 1;
export const BAD_USAGE = 2;

export const exercises = chapters.filter(hasExercise);

/** The named exercise, or without a name the one where the learner is. */
export function exerciseOf(name: string | undefined): Chapter {
  return name === undefined
    ? currentOf(readMemory(placesOf().memory), exercises)
    : findExercise(name);
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Says why nothing was done. */
export function refuse(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = NOT_DONE;
}

export const ink = () => inkFor(process.stdout.isTTY === true);

export const columns = () => process.stdout.columns ?? 80;
