/**
 * The judge: one chapter's suite held against one answer, whatever the answer does, gives a verdict.
 *
 * The suite runs in a process of its own with limits on time and memory (suite-run.ts), inside
 * which a guard limits every single test (guard.ts); the types are checked beside it
 * (type-check.ts). The judge prints nothing and never throws because of an answer.
 */
import fs from "node:fs";
import path from "node:path";
import { courseRoot, findExercise } from "./chapter";
import { type SuiteRequest } from "./events";
import { defaultLimits, type Limits } from "./limits";
import { knownMistake } from "./mistakes";
import { startSuiteProcess, type RunReport, type SuiteProcess } from "./suite-run";
import { checkTypes } from "./type-check";
import { type TypeProblem, type Verdict } from "./verdict";
import { testsOf, verdictOf } from "./verdict-of-run";

export type JudgeOptions = {
  /** Check the types, too? Callers that check them apart say `false`. */
  readonly types?: boolean;
  readonly limits?: Partial<Limits>;
  /** Hears the name of each test that begins, its place from 0, and how many there are. */
  readonly onTest?: (name: string, index: number, total: number) => void;
};

/**
 * Judges the answer to `chapter` ("3", "03", "03-backtracking") in `folder`, which holds
 * `NN-name.ts` files and may lie anywhere. Throws only when there is no such chapter.
 */
export function judge(chapter: string, folder: string, options?: JudgeOptions): Promise<Verdict> {
  const { stem } = findExercise(chapter);
  return judgeFile(stem, path.join(folder, `${stem}.ts`), options);
}

/** The same for one answer file of any name. */
export async function judgeFile(
  chapter: string,
  file: string,
  options: JudgeOptions = {},
): Promise<Verdict> {
  const process = startSuiteProcess({ ...defaultLimits, ...options.limits });
  try {
    return await judgeIn(process, chapter, file, options);
  } finally {
    await process.close();
  }
}

/** Judges in a process that is running already; it is the caller's to close. */
export async function judgeIn(
  process: SuiteProcess,
  chapter: string,
  file: string,
  { types = true, limits: wanted, onTest }: JudgeOptions = {},
): Promise<Verdict> {
  const began = performance.now();
  const { stem } = findExercise(chapter);
  const limits = { ...defaultLimits, ...wanted };
  const answer = realFile(file);
  const request: SuiteRequest = {
    suite: suiteOf(stem),
    answer,
    limits,
  };
  const [report, typeErrors] = await Promise.all([
    process.run(request, onTest),
    types && answer !== null ? checkTypes(stem, answer, limits.typesMs) : noTypeErrors,
  ]);
  const names = report.names.length > 0 ? report.names : await listTests(request);
  const tests = testsOf({ ...report, names }, limits, file);
  const durationMs = Math.round(performance.now() - began);
  const verdict = verdictOf(stem, report, tests, typeErrors, durationMs);
  return { ...verdict, mistake: knownMistake(stem, verdict) };
}

/** The file of a chapter's suite. */
export function suiteOf(stem: string): string {
  return path.join(courseRoot, "test", `${stem}.test.ts`);
}

const noTypeErrors: readonly TypeProblem[] = [];

/** The names of a suite's tests when a run died before it told them: the suite without an answer. */
async function listTests(request: SuiteRequest): Promise<RunReport["names"]> {
  const process = startSuiteProcess();
  try {
    return (await process.run({ ...request, answer: null })).names;
  } finally {
    await process.close();
  }
}

/** The file with every link in its path resolved, as jest will name it; `null` when there is none. */
function realFile(file: string): string | null {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true
    ? fs.realpathSync.native(file)
    : null;
}
