/** `npm run course`: does every chapter have what it needs, and is every claim of it true? */
import { join } from "node:path";
import { Command } from "commander";
import { chapters } from "../../course";
import { courseChecks } from "./course-checks";
import { carryOut } from "./finding";
import { startJudgePool } from "./judge-pool";

const root = join(__dirname, "..", "..");

async function main(names: readonly string[]): Promise<void> {
  const wanted = chapters.filter(({ stem }) => names.some((name) => stem.startsWith(name)));
  const judges = startJudgePool();
  const checks = courseChecks(root, chapters, judges.judgeFile).filter(
    ({ name }) => names.length === 0 || wanted.some(({ stem }) => name.includes(stem)),
  );
  const { passed, failed } = await carryOut(checks, 2, ({ name }, findings) => {
    console.log(`${findings.length === 0 ? "ok  " : "FAIL"} ${name}`);
    for (const line of findings) console.log(`     ${line.replaceAll("\n", "\n     ")}`);
  });
  await judges.close();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

new Command("npm run course --")
  .description("Checks that chapters, stubs, solutions, suites and mistakes agree.")
  .argument("[chapters...]", "numbers or stems, such as 03; all when left out")
  .action(main)
  .parse();
