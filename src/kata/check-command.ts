/** `check`: the verdict on one chapter's answer, or on all, as text or as JSON. */
import path from "node:path";
import { type Chapter } from "../../course";
import { startWarmJudge, type Verdict, type WarmJudge } from "../judge";
import { columns, DONE, exerciseOf, exercises, ink, NOT_DONE, print } from "./command";
import { changeMemoryIfPossible, type Memory, readMemory, withVerdict } from "../judge/memory";
import { asTyped, placesOf } from "./places";
import { nameOf, nextOpen, numberOf, standing } from "./standing";
import { verdictText } from "./verdict-text";

export type CheckOptions = {
  readonly json?: true;
  readonly all?: true;
  readonly answers?: string;
};

export async function check(name: string | undefined, options: CheckOptions): Promise<void> {
  const wanted = options.all === true ? exercises : [exerciseOf(name)];
  const judge = startWarmJudge();
  try {
    const verdicts: Verdict[] = [];
    for (const chapter of wanted) {
      verdicts.push(await judged(judge, chapter, options));
      if (options.all === true && options.json !== true) print(lineOf(chapter, verdicts.at(-1)!));
    }
    if (options.json === true) print(JSON.stringify(options.all === true ? verdicts : verdicts[0]));
    else if (options.all !== true) print(textOf(wanted[0], verdicts[0], options));
    const passed = verdicts.every(({ status }) => status === "passed");
    process.exitCode = passed ? DONE : NOT_DONE;
  } finally {
    await judge.close();
  }
}

/** Judges, with a line of progress on a terminal, and remembers the verdict of the own answer. */
async function judged(
  judge: WarmJudge,
  { stem }: Chapter,
  { json, answers }: CheckOptions,
): Promise<Verdict> {
  const places = placesOf();
  const progress = json === undefined && process.stderr.isTTY === true;
  const show = (text: string) => progress && process.stderr.write(`\r\x1b[K${text}`);
  const folder = answers === undefined ? places.exercises : path.resolve(answers);
  const verdict = await judge.judge(stem, folder, {
    onTest: (_, index, total) => show(`${numberOf(stem)}: test ${index + 1} of ${total}`),
  });
  show("");
  // Only a signal gives a run up, and none was passed.
  if (verdict === null) throw new Error(`${stem} was given up`);
  if (answers === undefined) {
    const change = (memory: Memory) => withVerdict(memory, verdict, new Date());
    const { problem } = changeMemoryIfPossible(places.memory, change);
    if (problem !== null) process.stderr.write(`${problem}\n`);
  }
  return verdict;
}

function textOf({ stem, title }: Chapter, verdict: Verdict, { answers }: CheckOptions): string {
  const again = answers === undefined ? "" : ` --answers ${asArgument(answers)}`;
  const folder = answers ?? asTyped(placesOf().exercises);
  return verdictText(verdict, {
    title,
    file: path.join(folder, `${stem}.ts`),
    command: `npm run kata -- check ${numberOf(stem)}${again}`,
    ...(answers === undefined ? { afterGreen: afterGreen(stem) } : {}),
    width: columns(),
    ink: ink(),
  });
}

/** In quotes where a shell would take it apart. */
function asArgument(folder: string): string {
  return /^[\p{L}\p{N}_.:/\\-]+$/u.test(folder) ? folder : `"${folder}"`;
}

/** The two steps that a green answer opens. */
function afterGreen(stem: string): string {
  const places = placesOf();
  const next = nextOpen(readMemory(places.memory), exercises, stem);
  const solution = path.join(asTyped(places.solutions), `${stem}.ts`);
  return [
    `Next: compare your answer with ${solution}:`,
    `  npm run kata -- diff ${numberOf(stem)}`,
    ...(next === null
      ? ["Every other exercise is solved."]
      : [`Then go on with ${nameOf(next)}:`, `  npm run kata -- check ${numberOf(next.stem)}`]),
  ].join("\n");
}

function lineOf(chapter: Chapter, verdict: Verdict): string {
  const green = verdict.status === "passed";
  const memory = withVerdict({ current: null, chapters: {} }, verdict, new Date());
  const words = green ? `all ${verdict.total} tests pass` : standing(memory, chapter.stem);
  return `${ink().paint(green ? "green" : "red", green ? "✓" : "✗")} ${nameOf(chapter)}: ${words}`;
}
