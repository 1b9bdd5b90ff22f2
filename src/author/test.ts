/**
 * `npm test`: everything that can be verified with Node alone, without Jupyter and without Python.
 * The steps are programs of their own and independent, so two run at a time.
 */
import { join } from "node:path";
import { chapters } from "../../course";
import { startedExercises } from "./started-exercises";
import { runStep, type Step, type StepResult } from "./step";
import { seconds, summary } from "./summary";

const root = join(__dirname, "..", "..");
const program = (...path: readonly string[]) => join("node_modules", ...path);
const ours = (entry: string, ...rest: readonly string[]) => [
  join("src", "setup", "run.cjs"),
  join("src", "author", entry),
  ...rest,
];

/** The longest first, so that the two that run at a time end at about the same time. */
const steps: readonly Step[] = [
  { name: "course: stubs, solutions, mistakes", command: ours("course.ts") },
  {
    name: "tests of our own tools",
    command: [program("jest", "bin", "jest.js"), "-c", "jest.tools.config.cjs", "-w", "1"],
  },
  { name: "notebooks run with the solutions", command: ours("run-notebooks.ts", "solutions") },
  { name: "notebooks run with the stubs", command: ours("run-notebooks.ts", "exercises") },
  { name: "types", command: [program("typescript", "bin", "tsc"), "-p", "."] },
  {
    name: "types of the notebooks",
    command: [program("typescript", "bin", "tsc"), "-p", join("notebooks", "text")],
  },
  { name: "types of the notebooks by tslab", command: ours("types-in-cells.ts") },
  { name: "lint", command: [program("eslint", "bin", "eslint.js"), ".", "--max-warnings", "0"] },
  { name: "format", command: [program("prettier", "bin", "prettier.cjs"), "--check", "."] },
  { name: "notebooks in step", command: ours("notebooks.ts", "--check") },
];

async function main(): Promise<number> {
  const started = startedExercises(
    root,
    chapters.map(({ stem }) => stem),
  );
  if (started.length > 0) {
    console.error(
      `exercises/${started[0]}.ts is no longer a stub. npm test is for a clean clone: it checks the ` +
        `course itself. Check your own answers with: npm run kata -- check ${started[0].slice(0, 2)}`,
    );
    return 1;
  }
  const begin = Date.now();
  const results = await runAll(steps, 2);
  console.log(`\n${summary(results, Date.now() - begin)}`);
  return results.every(({ failed }) => failed === 0) ? 0 : 1;
}

/** Runs the steps, `atOnce` at a time; the results come in the order of the steps. */
async function runAll(all: readonly Step[], atOnce: number): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  let next = 0;
  const worker = async () => {
    while (next < all.length) {
      const at = next++;
      console.log(`start  ${all[at].name}`);
      results[at] = await runStep(root, all[at]);
      report(results[at]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

function report({ name, passed, failed, durationMs, output }: StepResult): void {
  const words = failed === 0 ? "ok    " : "FAIL  ";
  console.log(`${words} ${name}: ${passed} passed, ${failed} failed, ${seconds(durationMs)}`);
  if (failed > 0) console.log(`\n${output.trim()}\n`);
}

void main().then((exitCode) => {
  process.exitCode = exitCode;
});
