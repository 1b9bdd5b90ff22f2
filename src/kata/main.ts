/** `npm run kata`: the course in a terminal, as a screen that watches and as plain commands. */
import fs from "node:fs";
import { Command, InvalidArgumentError } from "commander";
import { findExercise, startWarmJudge, UnknownChapter } from "../judge";
import { isSystemError } from "../judge/safe-file";
import { check } from "./check-command";
import { BAD_USAGE, DONE, exercises, refuse } from "./command";
import { diff, rematch, reset, solution } from "./exercise-commands";
import { placesOf } from "./places";
import { hint, list, next, where } from "./place-commands";
import { Refusal } from "./refusal";
import { watch } from "./watch/watch";

async function watchChapter(name: string | undefined): Promise<void> {
  // Whoever mistypes a command looks for a command; all chapters begin with their number.
  if (name !== undefined && !/^\d/.test(name)) {
    program.error(`error: there is no command and no chapter "${name}"`);
  }
  const { stdin, stdout, env } = process;
  process.exitCode = await watch({
    places: placesOf(),
    exercises,
    judge: startWarmJudge(),
    stem: name === undefined ? undefined : findExercise(name).stem,
    input: stdin,
    output: stdout,
    terminal: stdin.isTTY === true && stdout.isTTY === true && env.TERM !== "dumb",
  });
  // A terminal's input may keep the process alive, and all work is done.
  process.exit();
}

function hintNumber(text: string): number {
  if (/^[123]$/.test(text)) return Number(text);
  throw new InvalidArgumentError("A hint is 1, 2 or 3.");
}

function existingFolder(folder: string): string {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return folder;
  throw new InvalidArgumentError("It is not a folder.");
}

const chapterHelp =
  "its number, 03, or its name, 03-backtracking; the one where you are if left out";
/** One line that ends as a sentence does. */
const sentence = (text: string) =>
  text
    .trim()
    .replace(/\s*\n\s*/g, " ")
    .replace(/[^.?!)]$/, "$&.");
const sure = ["--yes", "do not ask"] as const;

const program = new Command("npm run kata --")
  .description(
    "Queens & Knights in the terminal. Without a command: watches your exercise and checks it at every save.",
  )
  .argument("[chapter]", "the chapter to begin with; the one where you are if left out")
  .action(watchChapter)
  .helpCommand("help [command]", "tell what can be done, or how a command is used")
  .configureOutput({
    outputError: (text, write) => write(`${sentence(text)} See: npm run kata -- --help\n`),
  })
  .addHelpText("after", "\nExit codes: 0 passed or done, 1 not passed or not done, 2 bad usage.")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? DONE : BAD_USAGE));

program
  .command("check")
  .description("run a chapter's tests on your answer, and tell what comes out")
  .argument("[chapter]", chapterHelp)
  .option("--all", "check all chapters")
  .option("--json", "print one JSON object (with --all an array), and nothing else")
  .option("--answers <folder>", "judge that folder instead of exercises/", existingFolder)
  .action(check);

program
  .command("list")
  .description("list the chapters and how they stand")
  .option("--json", "print a JSON array, and nothing else")
  .action(list);

program
  .command("where")
  .alias("status")
  .description("tell in which chapter you are, and how it stands")
  .action(where);

program.command("next").description("go on to the next chapter that is not solved").action(next);

program
  .command("hint")
  .description("show a hint for a chapter's exercise")
  .argument("[chapter]", chapterHelp)
  .argument("[hint]", "1: a nudge, 2: the idea, 3: the steps", hintNumber, 1)
  .action(hint);

program
  .command("reset")
  .description("save your attempt, and put the stub back")
  .argument("<chapter>", "its number or its name")
  .option(...sure)
  .action(reset);

program
  .command("rematch")
  .description("play a solved chapter again from its stub; your answer is saved")
  .argument("[chapter]", "its number or its name; the one solved longest ago if left out")
  .option(...sure)
  .action(rematch);

program
  .command("solution")
  .description("show the worked answers; before yours is right, you are asked first")
  .argument("[chapter]", chapterHelp)
  .option(...sure)
  .action(solution);

program
  .command("diff")
  .description(
    "compare your answer with the nearest solution; before it is right, you are asked first",
  )
  .argument("[chapter]", chapterHelp)
  .option(...sure)
  .action(diff);

// The judge ends its processes when this one exits, which a signal alone would not let it see.
process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));
process.once("SIGHUP", () => process.exit(129));

program.parseAsync().catch((error: unknown) => {
  if (error instanceof Refusal || isSystemError(error)) return refuse(error.message);
  if (!(error instanceof UnknownChapter)) throw error;
  process.stderr.write(`${error.message} See: npm run kata -- list\n`);
  process.exitCode = BAD_USAGE;
});
