/**
 * `npm run test:kernel`: every notebook on the true kernel, as Jupyter runs it, with the solutions in the
 * learner's place; and every notebook's text as the real jupytext reads it.
 */
import fs from "node:fs";
import path from "node:path";
import { SetupFailure } from "../setup/failure";
import { here, pythonEnvironment } from "../setup/places";
import { prepare } from "../setup/prepare";
import { run } from "../setup/processes";

type Report = {
  readonly notebook: string;
  readonly problems: readonly string[];
  readonly seconds: number;
};

const actions = {
  compare: "has the same cells as its text",
  run: "runs on the true kernel",
} as const;

const notebooks = path.join(here.root, "notebooks");

/** Does one action on all notebooks and prints a line for each; gives the number of those that failed. */
async function check(action: keyof typeof actions, files: readonly string[]): Promise<number> {
  const reports: Report[] = [];
  const { status, output } = await run(
    here.python,
    [path.join(__dirname, "true-kernel.py"), action, ...files],
    {
      cwd: here.root,
      env: { ...pythonEnvironment(here), QK_ANSWERS: "solutions" },
      seconds: 60 + 120 * files.length,
      onLine: (line) => {
        if (!line.startsWith('{"notebook"')) return;
        const report = JSON.parse(line) as Report;
        reports.push(report);
        const { notebook, problems, seconds } = report;
        const sign = problems.length === 0 ? "✓" : "✗";
        console.log(`${sign} ${notebook} ${actions[action]} · ${seconds.toFixed(1)} s`);
        for (const problem of problems) console.log(`  ${problem.replaceAll("\n", "\n  ")}`);
      },
    },
  );
  // What has no report has failed: the program stopped before it came to it.
  if (status !== 0 || reports.length < files.length) console.log(output);
  return files.length - reports.filter(({ problems }) => problems.length === 0).length;
}

async function main(): Promise<number> {
  await prepare(here);
  const files = fs
    .readdirSync(notebooks)
    .filter((name) => name.endsWith(".ipynb"))
    .map((name) => path.join(notebooks, name));
  const failed = (await check("compare", files)) + (await check("run", files));
  console.log(`\n${2 * files.length - failed} passed, ${failed} failed`);
  return failed === 0 && files.length > 0 ? 0 : 1;
}

main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    console.error(error instanceof SetupFailure ? error.message : error);
    console.log("\n0 passed, 1 failed");
    process.exit(1);
  },
);
