/** `npm run signatures`: judges every catalogued mistake and keeps how it fails. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { type Chapter, chapters } from "../../course";
import { catalogueFile, writeCatalogue } from "../judge/mistakes";
import { judgePatiently } from "./course-checks";
import { filesOf } from "./course-files";
import { carryOut } from "./finding";
import { type JudgePool, startJudgePool } from "./judge-pool";
import { catalogueFrom, type JudgedMistake } from "./known-mistakes";
import { readMistakeHeader } from "./mistake-header";

const root = join(__dirname, "..", "..");

async function main(names: readonly string[]): Promise<void> {
  const wanted = chapters
    .filter(({ hints }) => hints)
    .filter(({ stem }) => names.length === 0 || names.some((name) => stem.startsWith(name)));
  if (wanted.length === 0) throw new Error(`course.ts has no exercise ${names.join(" or ")}`);
  const judges = startJudgePool();
  try {
    for (const chapter of wanted) {
      const catalogue = catalogueFrom(await judged(chapter, judges));
      writeFileSync(join(root, catalogueFile(chapter.stem)), writeCatalogue(catalogue));
      console.log(`${catalogueFile(chapter.stem)}: ${catalogue.mistakes.length} mistakes`);
    }
  } finally {
    await judges.close();
  }
}

/** The mistakes of a chapter with their verdicts, two judged at a time. */
async function judged(chapter: Chapter, judges: JudgePool): Promise<readonly JudgedMistake[]> {
  const { mistakes: files } = filesOf(root, chapter);
  const mistakes: JudgedMistake[] = [];
  const checks = files.map((file, i) => ({
    name: file,
    async findings() {
      const header = readMistakeHeader(readFileSync(join(root, file), "utf8"));
      if (header === null) return ["does not start with the header of a mistake"];
      const verdict = await judgePatiently(judges.judgeFile, chapter.stem, join(root, file));
      mistakes[i] = { file, header, verdict };
      return [];
    },
  }));
  await carryOut(checks, 2, ({ name }, findings) => {
    for (const line of findings) throw new Error(`${name} ${line}`);
  });
  return mistakes;
}

new Command("npm run signatures --")
  .description("Keeps how each catalogued mistake fails, so that the judge recognises it.")
  .argument("[chapters...]", "numbers or stems, such as 03; all when left out")
  .action(main)
  .parse();
