/** `reset`, `rematch`, `solution` and `diff`: what touches or shows an answer. */
import fs from "node:fs";
import path from "node:path";
import { type Chapter } from "../../course";
import { columns, exerciseOf, exercises, ink, print, refuse } from "./command";
import { compare } from "./comparison";
import { confirm } from "./confirm";
import {
  changeMemory,
  isSolved,
  longestSolved,
  readMemory,
  wasSolved,
  withCurrent,
} from "../judge/memory";
import { asTyped, placesOf } from "./places";
import { isStub, resetExercise } from "./reset";
import { solutionsOf } from "./solution-files";
import { nameOf, numberOf } from "./standing";
import { stubOf } from "./stubs";
import { comparisonLines, solutionLines } from "./watch/pages";

export type Sure = { readonly yes?: true };

/** Confirmed by the option, or by a person. */
async function isSure(question: string, { yes }: Sure): Promise<boolean> {
  if (yes === true || (await confirm(question))) return true;
  refuse("Nothing was done. To confirm without being asked: --yes");
  return false;
}

export async function reset(name: string, sure: Sure): Promise<void> {
  const chapter = exerciseOf(name);
  if (isStub(placesOf(), chapter.stem)) {
    return print(`${nameOf(chapter)} is the stub already; nothing was changed.`);
  }
  const question = `Put the stub of ${nameOf(chapter)} back? Your attempt is saved first.`;
  if (await isSure(question, sure)) putStubBack(chapter);
}

function putStubBack({ stem }: Chapter): void {
  const places = placesOf();
  const saved = resetExercise(places, stem, new Date());
  if (saved !== null) print(`Your answer is saved: ${asTyped(saved)}`);
  print(`The stub is back: ${asTyped(path.join(places.exercises, `${stem}.ts`))}`);
}

export async function rematch(name: string | undefined, sure: Sure): Promise<void> {
  const places = placesOf();
  const memory = readMemory(places.memory);
  const oldest = longestSolved(
    memory,
    exercises.map(({ stem }) => stem),
  );
  if (name === undefined && oldest === null) {
    return refuse("No chapter is solved yet, so there is none to play again.");
  }
  const chapter = exerciseOf(name ?? oldest ?? undefined);
  if (!wasSolved(memory, chapter.stem)) {
    const again = `npm run kata -- reset ${numberOf(chapter.stem)}`;
    return refuse(`${nameOf(chapter)} is not solved yet. To begin again: ${again}`);
  }
  const question = `Play ${nameOf(chapter)} again from its stub? Your answer is saved first.`;
  if (!(await isSure(question, sure))) return;
  putStubBack(chapter);
  changeMemory(places.memory, (before) => withCurrent(before, chapter.stem));
}

export async function solution(name: string | undefined, sure: Sure): Promise<void> {
  const { stem } = exerciseOf(name);
  if (!(await isOpen(stem, "Show the solution", sure))) return;
  print(solutionLines(solutionsOf(placesOf().solutions, stem), ink()).join("\n"));
}

export async function diff(name: string | undefined, sure: Sure): Promise<void> {
  const { stem } = exerciseOf(name);
  const { exercises: folder, solutions } = placesOf();
  const file = path.join(folder, `${stem}.ts`);
  if (!fs.existsSync(file)) {
    return refuse(
      `There is no ${asTyped(file)}. To get its stub: npm run kata -- reset ${numberOf(stem)}`,
    );
  }
  if (!(await isOpen(stem, "Compare with the solution", sure))) return;
  const mine = fs.readFileSync(file, "utf8");
  const comparison = compare(mine, stubOf(stem), solutionsOf(solutions, stem));
  print(comparisonLines(comparison, ink(), columns()).join("\n"));
}

/** A solution is open after green; before that, only on a confirmed wish. */
async function isOpen(stem: string, offer: string, sure: Sure): Promise<boolean> {
  const memory = readMemory(placesOf().memory);
  if (isSolved(memory, stem) || wasSolved(memory, stem)) return true;
  return isSure(`${numberOf(stem)} is not solved yet. ${offer} anyway?`, sure);
}
