/** `npm run signatures`: judges every catalogued mistake and keeps how it fails. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { type Chapter, chapters } from "../../course";
import {
  type Catalogues,
  readCatalogues,
  signaturesFile,
  writeCatalogues,
} from "../judge/mistakes";
import { patience } from "./course-checks";
import { filesOf } from "./course-files";
import { carryOut } from "./finding";
import { type JudgePool, startJudgePool } from "./judge-pool";
import { catalogueFrom, type JudgedMistake } from "./known-mistakes";
import { readMistakeHeader } from "./mistake-header";

const root = join(__dirname, "..", "..");

async function main(names: readonly string[]): Promise<void> {
  const wanted = chapters.filter(
    ({ stem, hints }) =>
      hints && (names.length === 0 || names.some((name) => stem.startsWith(name))),
  );
  const kept = names.length === 0 || !existsSync(signaturesFile) ? {} : readFile();
  const judges = startJudgePool();
  const learnt: Record<string, Catalogues[string]> = { ...kept };
  for (const chapter of wanted) {
    const mistakes = await judged(chapter, judges);
    learnt[chapter.stem] = catalogueFrom(mistakes);
    console.log(`${chapter.stem}: ${mistakes.length} mistakes`);
  }
  await judges.close();
  const sorted = Object.entries(learnt).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(signaturesFile, writeCatalogues(Object.fromEntries(sorted)));
}

/** The mistakes of a chapter with their verdicts, two judged at a time. */
async function judged(chapter: Chapter, judges: JudgePool): Promise<readonly JudgedMistake[]> {
  const { mistakes: files } = filesOf(root, chapter);
  const mistakes: JudgedMistake[] = [];
  const checks = files.map((file, i) => ({
    name: file,
    async findings() {
      const header = readMistakeHeader(readFileSync(join(root, file), "utf8"));
      if (header === null) return ["has no header"];
      const verdict = await judges.judgeFile(chapter.stem, join(root, file), patience);
      mistakes[i] = { file, header, verdict };
      return [];
    },
  }));
  await carryOut(checks, 2, ({ name }, findings) => {
    for (const line of findings) throw new Error(`${name} ${line}`);
  });
  return mistakes;
}

function readFile(): Catalogues {
  return readCatalogues(readFileSync(signaturesFile, "utf8"));
}

new Command("npm run signatures --")
  .description("Keeps how each catalogued mistake fails, so that the judge recognises it.")
  .argument("[chapters...]", "numbers or stems, such as 03; all when left out")
  .action(main)
  .parse();
