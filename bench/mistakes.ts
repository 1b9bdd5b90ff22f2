/**
 * @file `npm run bench:mistakes`: how often the judge names a mistake, and how often it is right. Once with
 * each catalogued mistake left out of the catalogue in turn, when any name is wrong; and with other
 * wrong answers.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chapters } from "../course";
import { carryOut } from "../src/author/finding";
import { startJudgePool } from "../src/author/judge-pool";
import { courseRoot, type Verdict } from "../src/judge";
import { type KnownMistakes, nameFor, readCatalogue } from "../src/judge/mistakes";
import { type OtherAnswer, otherAnswers } from "./mistakes/other-answers";

async function main(): Promise<void> {
  leaveOneOut(
    chapters.flatMap(({ stem }) => {
      const known = readCatalogue(courseRoot, stem);
      return known === null ? [] : [{ stem, ...known }];
    }),
  );
  await judgeOthers();
}

/** Every known mistake against the catalogue without it, a line a chapter. */
function leaveOneOut(catalogues: readonly ({ readonly stem: string } & KnownMistakes)[]): void {
  const all = catalogues.flatMap(({ stem, mistakes }) =>
    mistakes.map((mistake) => {
      const others = mistakes.filter((other) => other !== mistake);
      return {
        stem,
        id: mistake.id,
        own: nameFor(mistake.signature, mistakes)?.id === mistake.id,
        wrong: nameFor(mistake.signature, others),
      };
    }),
  );
  const told = (name: string, some: typeof all) =>
    console.log(
      `${name.padEnd(20)} ${String(some.length).padStart(3)} mistakes, ` +
        `named: ${share(
          some.filter(({ own }) => own),
          some,
        )}, named as another when left out: ${share(
          some.filter(({ wrong }) => wrong !== null),
          some,
        )}`,
    );
  for (const { stem } of catalogues) {
    told(
      stem,
      all.filter((entry) => entry.stem === stem),
    );
  }
  told("all", all);
  for (const { stem, id, wrong } of all) {
    if (wrong !== null) console.log(`  ${stem}/${id} as ${wrong.id}`);
  }
}

async function judgeOthers(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bench-mistakes-"));
  const pool = startJudgePool();
  const judged: { readonly answer: OtherAnswer; readonly verdict: Verdict }[] = [];
  const checks = otherAnswers.map((answer, i) => ({
    name: `${answer.base}: ${answer.edits.map(([from, to]) => `${from} → ${to}`).join("; ")}`,
    async findings() {
      const file = path.join(folder, `${i}.ts`);
      fs.writeFileSync(file, textOf(answer));
      const verdict = await pool.judgeFile(answer.base.replace(/\.\d$/, ""), file, {
        types: false,
      });
      judged.push({ answer, verdict });
      const named = verdict.mistake?.id ?? null;
      if (verdict.status === "passed") return ["passes: it is no wrong answer"];
      return named === answer.like ? [] : [`is named ${named}, and is ${answer.like}`];
    },
  }));
  try {
    await carryOut(checks, 2, ({ name }, findings) => {
      for (const line of findings) console.log(`  ${name}\n    ${line}`);
    });
  } finally {
    await pool.close();
    fs.rmSync(folder, { recursive: true });
  }
  for (const { stem } of chapters) {
    const here = judged.filter(({ answer }) => answer.base.startsWith(stem));
    if (here.length > 0) console.log(`${stem}: ${summary(here)}`);
  }
  console.log(`all: ${summary(judged)}`);
}

/** How many of some wrong answers were named, and how many of the names are right. */
function summary(
  judged: readonly { readonly answer: OtherAnswer; readonly verdict: Verdict }[],
): string {
  const named = judged.filter(({ verdict }) => verdict.mistake !== null);
  const right = named.filter(({ answer, verdict }) => verdict.mistake?.id === answer.like);
  const known = judged.filter(({ answer }) => answer.like !== null);
  const unknown = judged.filter(({ answer }) => answer.like === null);
  const misled = unknown.filter(({ verdict }) => verdict.mistake !== null);
  return (
    `${judged.length} other wrong answers; names that are right: ${share(right, named)}; ` +
    `known mistakes that are named: ${share(right, known)}; ` +
    `unknown ones that get a name: ${share(misled, unknown)}`
  );
}

function textOf({ base, edits }: OtherAnswer): string {
  const text = fs.readFileSync(path.join(courseRoot, "solutions", `${base}.ts`), "utf8");
  return edits.reduce((changed, [from, to]) => {
    const parts = changed.split(from);
    if (parts.length !== 2) throw new Error(`${base} has ${parts.length - 1} times: ${from}`);
    return parts.join(to);
  }, text);
}

function share(some: readonly unknown[], all: readonly unknown[]): string {
  const percent = all.length === 0 ? 0 : (100 * some.length) / all.length;
  return `${some.length} of ${all.length} (${percent.toFixed(0)} %)`;
}

void main();
