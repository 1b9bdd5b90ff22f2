/** `npm run kata -- …`: the course in a terminal. */
import path from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { chapters } from "../../course";
import { closeTypeCheck, courseRoot, findChapter, judge, UnknownChapter } from "../judge";
import { chapterList, hintText } from "./chapter-text";
import { inkFor } from "./ink";
import { verdictText } from "./verdict-text";

const PASSED = 0;
const NOT_PASSED = 1;
const BAD_USAGE = 2;

type CheckOptions = { readonly json?: true; readonly answers?: string };

async function check(name: string, { json, answers }: CheckOptions): Promise<void> {
  const { stem, title } = findChapter(name);
  const folder = answers ?? defaultFolder();
  const again = answers === undefined ? "" : ` --answers ${answers}`;
  const progress = json === undefined && process.stderr.isTTY === true;
  const verdict = await judge(stem, folder, {
    onTest: (_, index, total) => {
      if (progress) process.stderr.write(`\r\x1b[Ktest ${index + 1} of ${total}`);
    },
  });
  if (progress) process.stderr.write("\r\x1b[K");
  await closeTypeCheck();
  const text =
    json === true
      ? JSON.stringify(verdict)
      : verdictText(verdict, {
          title,
          file: path.join(folder, `${stem}.ts`),
          command: `npm run kata -- check ${stem.slice(0, 2)}${again}`,
          width: columns(),
          ink: inkFor(process.stdout.isTTY === true),
        });
  process.stdout.write(`${text}\n`);
  process.exitCode = verdict.status === "passed" ? PASSED : NOT_PASSED;
}

/** exercises/, unless QK_ANSWERS names another folder of the course; as seen from here. */
function defaultFolder(): string {
  const folder = path.resolve(courseRoot, process.env.QK_ANSWERS || "exercises");
  return path.relative(process.cwd(), folder) || ".";
}

function columns(): number {
  return process.stdout.columns ?? 80;
}

function hintNumber(text: string): number {
  if (/^[123]$/.test(text)) return Number(text);
  throw new InvalidArgumentError("A hint is 1, 2 or 3.");
}

const program = new Command("npm run kata --")
  .description("Queens & Knights in the terminal.")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? PASSED : BAD_USAGE));

program
  .command("check")
  .description("run a chapter's tests on your answer, and tell what comes out")
  .argument("<chapter>", "its number, 03, or its name, 03-backtracking")
  .option("--json", "print one JSON object, and nothing else")
  .option("--answers <folder>", "judge that folder instead of exercises/")
  .action(check);

program
  .command("list")
  .description("list the chapters")
  .action(() => {
    process.stdout.write(`${chapterList(chapters)}\n`);
  });

program
  .command("hint")
  .description("show a hint for a chapter's exercise")
  .argument("<chapter>", "its number or its name")
  .argument("[hint]", "1: a nudge, 2: the idea, 3: the steps", hintNumber, 1)
  .action((name: string, number: number) => {
    process.stdout.write(`${hintText(findChapter(name), number, columns())}\n`);
  });

// The judge ends its processes when this one exits, which a signal alone would not let it see.
process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

program.parseAsync().catch((error: unknown) => {
  if (!(error instanceof UnknownChapter)) throw error;
  process.stderr.write(`${error.message} See: npm run kata -- list\n`);
  process.exitCode = BAD_USAGE;
});
