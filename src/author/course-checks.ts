/** The course checker's list: everything that must hold of the chapters, as checks to carry out. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Chapter } from "../../course";
import { type JudgeOptions } from "../judge/judge";
import { type Limits } from "../judge/limits";
import { type KnownMistakes, readCatalogue } from "../judge/mistakes";
import { type Verdict } from "../judge/verdict";
import {
  mistakeVerdictFindings,
  solutionVerdictFindings,
  stubVerdictFindings,
} from "./answer-rules";
import {
  type ChapterFiles,
  filesOf,
  manifestFindings,
  missingFiles,
  strayFiles,
} from "./course-files";
import { type Check } from "./finding";
import { catalogueFindings, isStoppedAsKnown, type JudgedMistake } from "./known-mistakes";
import { readMistakeHeader } from "./mistake-header";
import { type Answers, compileAnswers, signatureFindings, stubFindings } from "./signatures";
import { silencedTests, solutionImports } from "./source-rules";

/** Judges one answer file, as `judgeFile` of the judge does. */
export type JudgeFile = (
  chapter: string,
  file: string,
  options?: Pick<JudgeOptions, "limits" | "types">,
) => Promise<Verdict>;

/**
 * A mistake must be caught by its rule and not, on a busy machine, by the clock. Solutions keep the
 * limits that learners have.
 */
const patience: Partial<Limits> = { testMs: 10_000, runMs: 60_000 };

/** Judges a mistake with patience. Its types are checked with those of all other files. */
export function judgePatiently(
  judgeFile: JudgeFile,
  chapter: string,
  file: string,
): Promise<Verdict> {
  return judgeFile(chapter, file, { types: false, limits: patience });
}

/** The same in less time for one that is known to loop without end. */
async function judgeMistake(
  judgeFile: JudgeFile,
  chapter: string,
  file: string,
  known: KnownMistakes | null,
): Promise<Verdict> {
  const verdict = await judgeFile(chapter, file, { types: false });
  return isStoppedAsKnown(known, file, verdict)
    ? verdict
    : judgePatiently(judgeFile, chapter, file);
}

/** All checks of the course that lies in `root`. */
export function courseChecks(
  root: string,
  chapters: readonly Chapter[],
  judgeFile: JudgeFile,
): readonly Check[] {
  const answers = once(() =>
    compileAnswers(join(root, "tsconfig.json"), answerFiles(root, chapters)),
  );
  return [
    { name: "manifest", findings: () => manifestFindings(chapters) },
    { name: "no stray files", findings: () => strayFiles(root, chapters) },
    ...chapters.flatMap((chapter) => chapterChecks(root, chapter, answers, judgeFile)),
  ];
}

function chapterChecks(
  root: string,
  chapter: Chapter,
  answers: () => Answers,
  judgeFile: JudgeFile,
): readonly Check[] {
  const files = filesOf(root, chapter);
  const solutions = [files.solution, ...files.otherSolutions];
  const missing = missingFiles(root, chapter);
  const shared: readonly Check[] = [
    { name: `${chapter.stem} has its files`, findings: () => missing },
    { name: `${chapter.stem} keeps its secret`, findings: () => secretFindings(root, files) },
  ];
  if (!chapter.hints) return shared;
  const judged = (file: string) => judgeFile(chapter.stem, join(root, file));
  const known = once(() => readCatalogue(root, chapter.stem));
  const mistakes = files.mistakes.map((file) => ({
    file,
    judged: once(() =>
      judgedMistake(root, file, () =>
        judgeMistake(judgeFile, chapter.stem, join(root, file), known()),
      ),
    ),
  }));
  const about = (file: string, name: string, findings: Check["findings"]): Check => ({
    name: `${file} ${name}`,
    // What is missing has its own line already.
    findings: async () =>
      existsSync(join(root, file)) ? (await findings()).map((line) => `${file} ${line}`) : [],
  });
  return [
    ...shared,
    about(files.suite, "runs every test", () => silencedTests(read(root, files.suite))),
    about(files.stub, "compiles", () => answers().problems(join(root, files.stub))),
    about(files.stub, "says what to write", () => stubFindings(answers(), join(root, files.stub))),
    about(files.stub, "is not started", async () => stubVerdictFindings(await judged(files.stub))),
    ...solutions.flatMap((file) => [
      about(file, "exports what the stub does", () =>
        existsSync(join(root, files.stub))
          ? signatureFindings(answers(), join(root, files.stub), join(root, file))
          : [],
      ),
      about(file, "is green", async () => solutionVerdictFindings(await judged(file))),
    ]),
    ...mistakes.map(({ file, judged }) =>
      about(file, "is caught", async () => mistakeFindings(await judged())),
    ),
    {
      name: `${chapter.stem} knows its mistakes`,
      async findings() {
        const all = await Promise.all(mistakes.map(({ judged }) => judged()));
        // What is wrong with a mistake has its own line already.
        if (all.some((mistake) => mistakeFindings(mistake).length > 0)) return [];
        const caught = all.filter((mistake) => mistake !== null);
        return catalogueFindings(chapter.stem, known(), caught);
      },
    },
  ];
}

/** Judges a mistake; gives `null` for one without a header. */
async function judgedMistake(
  root: string,
  file: string,
  judge: () => Promise<Verdict>,
): Promise<JudgedMistake | null> {
  const header = readMistakeHeader(read(root, file));
  return header && { file, header, verdict: await judge() };
}

function mistakeFindings(mistake: JudgedMistake | null): readonly string[] {
  if (mistake) return mistakeVerdictFindings(mistake.header, mistake.verdict);
  return [
    'does not start with the header of a mistake: "/**", " * Mistake: …", " * Caught by: …", " */"',
  ];
}

function secretFindings(root: string, { stub, suite, text }: ChapterFiles): readonly string[] {
  return [stub, suite, text]
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => solutionImports(read(root, file)).map((line) => `${file} ${line}`));
}

function answerFiles(root: string, chapters: readonly Chapter[]): readonly string[] {
  return chapters
    .filter(({ hints }) => hints)
    .map((chapter) => filesOf(root, chapter))
    .flatMap(({ stub, solution, otherSolutions }) => [stub, solution, ...otherSolutions])
    .map((file) => join(root, file))
    .filter((file) => existsSync(file));
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), "utf8");
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
