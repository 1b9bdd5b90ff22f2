/**
 * Runs every notebook without Jupyter, as a step of `npm test`: `run-notebooks.ts solutions` as for
 * a learner who has solved everything, `run-notebooks.ts exercises` as for one who begins.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chapters } from "../../course";
import { runNotebook } from "../notebook/in-process";
import { type Answers, checkCellFindings } from "./check-cells";
import { parseNotebook } from "./ipynb";
import { seconds } from "./summary";

const root = join(__dirname, "..", "..");

/** Runs one notebook; gives the number of cells that ran, and what went wrong. */
async function run(stem: string, answers: Answers): Promise<readonly [number, readonly string[]]> {
  const file = join(root, "notebooks", `${stem}.ipynb`);
  if (!existsSync(file)) return [0, [`${stem} has no notebook: run npm run notebooks`]];
  const { cells } = parseNotebook(readFileSync(file, "utf8"));
  const code = cells.filter(({ type }) => type === "code").map(({ source }) => source);
  const { cells: reports, failure } = await runNotebook(code, { answers, name: stem });
  const findings = checkCellFindings(code, reports, answers).map((line) => `${stem}, ${line}`);
  const ran = reports.filter(({ ok }) => ok).length;
  return [ran - findings.length, failure === null ? findings : [...findings, failure]];
}

async function main(answers: Answers): Promise<void> {
  let passed = 0;
  let failed = 0;
  for (const { stem } of chapters) {
    const begin = Date.now();
    const [good, findings] = await run(stem, answers);
    passed += good;
    failed += findings.length;
    console.log(`${stem}: ${good} cells, ${seconds(Date.now() - begin)}`);
    for (const line of findings) console.log(line);
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main(process.argv[2] === "solutions" ? "solutions" : "exercises");
