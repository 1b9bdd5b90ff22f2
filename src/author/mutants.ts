/**
 * @file `npm run mutants`: changes each solution in every small way that Stryker knows, and asks whether
 * the chapter's suite notices. A survivor is a rule that no test states, or it is explained in
 * mutants/survivors.ts.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { Command } from "commander";
import { areUpToDate, install } from "../setup/packages.cjs";
import { type Report, type Score, scoreOf, unexplained } from "./mutants/report";
import { survivors as explained } from "./mutants/survivors";

const root = join(__dirname, "..", "..");
const room = join(__dirname, "mutants");

/** The least share of mutants that the suites must notice, all chapters asked for taken together. */
const bar = 0.95;

async function main(names: readonly string[]): Promise<void> {
  const files = readdirSync(join(root, "solutions"))
    .filter((file) => names.length === 0 || names.some((name) => file.startsWith(name)))
    .sort();
  if (files.length === 0) return giveUp(`No solution begins with ${names.join(", ")}.`);
  const failure = areUpToDate(room) ? null : await install(room);
  if (failure !== null) return giveUp(failure);
  mkdirSync(join(root, ".kata", "mutants"), { recursive: true });
  const scores = files.map((file) => told(file, mutate(`solutions/${file}`)));
  const killed = sum(scores.map((score) => score.killed));
  const total = sum(scores.map((score) => score.total));
  console.log(`\n${killed} of ${total} noticed, ${percent(killed, total)}`);
  const good = scores.filter(
    (score) => unexplained(score.survivors, explained).length === 0,
  ).length;
  console.log(`${good} passed, ${scores.length - good} failed`);
  if (good < scores.length || killed < bar * total) process.exitCode = 1;
}

/** Runs Stryker on one solution; throws with its own words when it did not come to an end. */
function mutate(file: string): Score {
  const stryker = createRequire(join(room, "package.json")).resolve("@stryker-mutator/core");
  const run = spawnSync(
    process.execPath,
    [join(stryker, "..", "..", "..", "bin", "stryker.js"), "run", join(room, "stryker.conf.cjs")],
    { cwd: root, env: { ...process.env, QK_MUTATED: file }, encoding: "utf8" },
  );
  if (run.status !== 0) throw new Error(`Stryker failed on ${file}:\n${run.stdout}${run.stderr}`);
  const report = join(root, ".kata", "mutants", `${basename(file, ".ts")}.json`);
  return scoreOf(JSON.parse(readFileSync(report, "utf8")) as Report);
}

/** Prints one solution's score and what is left to explain. */
function told(file: string, score: Score): Score {
  const { killed, total, survivors } = score;
  const open = unexplained(survivors, explained);
  console.log(
    `${open.length === 0 ? "✓" : "✗"} ${file}: ${killed} of ${total} noticed, ` +
      `${percent(killed, total)}; survivors: ${survivors.length - open.length} explained, ` +
      `${open.length} not`,
  );
  for (const { line, code, changed } of open) {
    console.log(`    line ${line}:  ${code}\n         now:  ${changed}`);
  }
  return score;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function giveUp(line: string): void {
  console.error(line);
  process.exitCode = 2;
}

new Command("mutants")
  .description("Checks that the suites notice every small change of the solutions.")
  .argument("[chapters...]", "numbers or stems, such as 03; all when left out")
  .action(main)
  .parseAsync()
  .catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)));
