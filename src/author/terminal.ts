/**
 * `npm run test:terminal`: the watch screen in a real terminal, as a learner uses it. It needs tmux
 * (Debian's package) and Linux; what is seen is kept in `.kata/terminal/` to be looked at.
 */
import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { carryOut, type Check } from "./finding";
import {
  endTmux,
  hasTmux,
  openTerminal,
  type Terminal,
  type TerminalOptions,
} from "./terminal/tmux";

const root = path.join(__dirname, "..", "..");
const pictures = path.join(root, ".kata", "terminal");

const stem = "03-backtracking";
const solution = fs.readFileSync(path.join(root, "solutions", `${stem}.ts`), "utf8");
const mistakes = path.join(root, "test", "mistakes", stem);
const mistake = fs
  .readFileSync(path.join(mistakes, "only-neighbouring-rows.ts"), "utf8")
  .replace("../../../src/", "../src/");
const board = "6 | ! . . . . . 5 | . . Q . . .";

/** A check in a terminal of its own, which is looked at afterwards and leaves no process behind. */
function inTerminal(
  name: string,
  steps: (terminal: Terminal, file: string) => Promise<void>,
  options: TerminalOptions = {},
): Check {
  const findings = async () => {
    const terminal = openTerminal({ command: "npm run --silent kata -- 03", ...options });
    try {
      await steps(terminal, path.join(terminal.exercises, `${stem}.ts`));
      keep(terminal, name);
      return [];
    } finally {
      terminal.close();
    }
  };
  return { name, findings };
}

function keep(terminal: Terminal, name: string): void {
  fs.writeFileSync(path.join(pictures, `${name}.txt`), terminal.capture(true));
}

async function leavesNothing(terminal: Terminal): Promise<void> {
  await terminal.shows("sane");
  const deadline = Date.now() + 5000;
  while (terminal.processes().length > 0) {
    if (Date.now() > deadline)
      throw new Error(`processes are left: ${terminal.processes().join(" ")}`);
    await wait(50);
  }
  const modes = terminal.modes();
  if (modes !== "alternate 0, cursor 1, wrap 1")
    throw new Error(`the terminal is left with: ${modes}`);
}

const checks: readonly Check[] = [
  inTerminal("a mistake is drawn, and q quits", async (terminal, file) => {
    await terminal.shows("03 Backtracking is not started yet.");
    fs.writeFileSync(file, mistake);
    await terminal.shows(board);
    keep(terminal, "a mistake");
    terminal.press("q");
    await terminal.shows('You are in "Backtracking". Come back with: npm run kata exit code 0');
    await leavesNothing(terminal);
  }),
  inTerminal("every key", async (terminal, file) => {
    const { shows, press } = terminal;
    await shows("is not started yet.");
    for (const hint of [1, 2, 3]) {
      press("h");
      await shows(`Hint ${hint} of 3`);
      keep(terminal, `hint ${hint}`);
    }
    press("h");
    await shows("That was the last hint.");
    press("n");
    await shows("03 is not solved yet. Go to 04 Stepping anyway? y / n");
    press("n");
    press("s");
    await shows("03 is not solved yet. Show the solution anyway? y / n");
    press("y");
    await shows("The solution: solutions/03-backtracking.ts");
    keep(terminal, "solution");
    press("Space");
    press("Escape");
    await shows("03 Backtracking is not started yet.");
    fs.writeFileSync(file, solution);
    await shows(/all \d+ tests pass/);
    keep(terminal, "green");
    press("d");
    await shows("Your answer and solutions/03-backtracking.ts are the same.");
    press("l");
    await shows("> 03 Backtracking");
    press("/");
    press("m", "a", "r", "k");
    await shows("search: mark_");
    press("Enter");
    await shows("> 05 Marking");
    press("f");
    await shows("not yet solved, search: mark");
    keep(terminal, "list");
    press("Enter");
    await shows("05 Marking is not started yet.");
    press("r");
    await shows("Checking 05");
    press("l");
    press("Up");
    press("Up");
    press("Enter");
    await shows(/03 Backtracking: all \d+ tests pass/);
    press("x");
    await shows("Play 03 again from its stub? Your answer is saved first. y / n");
    press("y");
    await shows("The stub is back. Saved:");
    await shows("03 Backtracking is not started yet.");
    keep(terminal, "reset");
    press("a");
    await shows(/All \d+ exercises are checked: 0 solved\./);
    keep(terminal, "check all");
  }),
  inTerminal("every way to save", async (terminal, file) => {
    const { shows } = terminal;
    await shows("is not started yet.");
    fs.writeFileSync(`${file}.tmp`, mistake);
    fs.renameSync(`${file}.tmp`, file);
    await shows(board);
    fs.rmSync(file);
    await shows("the file cannot be loaded");
    keep(terminal, "deleted");
    fs.writeFileSync(file, solution);
    await shows(/all \d+ tests pass/);
    fs.writeFileSync(file, solution);
    await wait(8);
    fs.writeFileSync(file, mistake);
    await shows(board);
    fs.writeFileSync(file, solution.replace("checkSize(n);", "while (true) {}"));
    await shows("Checking 03");
    fs.writeFileSync(file, "syntax {");
    await shows("the file cannot be loaded");
    keep(terminal, "syntax error");
  }),
  inTerminal("an endless loop is stopped, keys are heard meanwhile", async (terminal, file) => {
    await terminal.shows("is not started yet.");
    fs.writeFileSync(file, solution.replace("checkSize(n);", "while (true) {}"));
    await terminal.shows("Checking 03, test");
    terminal.press("h");
    await terminal.shows("Hint 1 of 3");
    await terminal.shows("stopped at the time limit");
  }),
  inTerminal("a resize draws everything anew", async (terminal, file) => {
    await terminal.shows("is not started yet.");
    fs.writeFileSync(file, mistake);
    await terminal.shows(board);
    terminal.resize(60, 16);
    await terminal.shows(/more lines below/);
    const lines = terminal.capture().split("\n");
    if (Math.max(...lines.map((line) => line.length)) > 60) throw new Error("a line is too long");
    keep(terminal, "60 columns");
    terminal.resize(110, 40);
    await terminal.shows("Next: change");
  }),
  inTerminal(
    "Ctrl-C in the middle of an endless loop leaves nothing behind",
    async (terminal, file) => {
      await terminal.shows("is not started yet.");
      fs.writeFileSync(file, solution.replace("checkSize(n);", "while (true) {}"));
      await terminal.shows("Checking 03, test");
      terminal.press("C-c");
      await terminal.shows("exit code 130");
      await leavesNothing(terminal);
    },
  ),
  inTerminal("Ctrl-C at the very beginning leaves nothing behind", async (terminal) => {
    await terminal.shows("The tests are running");
    terminal.press("C-c");
    await terminal.shows("exit code 130");
    await leavesNothing(terminal);
  }),
  inTerminal("a signal leaves the terminal sane", async (terminal) => {
    await terminal.shows("is not started yet.");
    const runner = terminal.processes().find((pid) => {
      const words = fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
      return words.includes("src/kata/main.ts") && !words.includes("run");
    });
    if (runner === undefined) throw new Error("the runner's process was not found");
    process.kill(runner, "SIGTERM");
    await leavesNothing(terminal);
  }),
  inTerminal(
    "NO_COLOR takes the colours away",
    async (terminal, file) => {
      await terminal.shows("is not started yet.");
      fs.writeFileSync(file, mistake);
      await terminal.shows(board);
      if (terminal.capture(true).includes("\x1b[3")) throw new Error("there are colours");
    },
    { env: { NO_COLOR: "1" } },
  ),
  inTerminal(
    "a dumb terminal gets plain lines, and keys with Enter",
    async (terminal, file) => {
      await terminal.shows("Each line is a key");
      await terminal.shows("is not started yet.");
      fs.writeFileSync(file, solution);
      await terminal.shows(/all \d+ tests pass/);
      terminal.press("h", "Enter");
      await terminal.shows("It is solved already.");
      terminal.press("q", "Enter");
      await terminal.shows("exit code 0");
      await leavesNothing(terminal);
    },
    { command: "TERM=dumb npm run --silent kata -- 03", columns: 60 },
  ),
  inTerminal(
    "reset asks a person, in a plain command",
    async (terminal) => {
      await terminal.shows(
        "Put the stub of 03 Backtracking back? Your attempt is saved first. y / n",
      );
      terminal.press("y", "Enter");
      await terminal.shows("Your answer is saved:");
      await terminal.shows("exit code 0");
      await leavesNothing(terminal);
    },
    { command: "npm run --silent kata -- reset 03", answers: { [`${stem}.ts`]: mistake } },
  ),
];

async function main(): Promise<number> {
  if (!hasTmux()) throw new Error("tmux is missing (Debian: apt-get install tmux).");
  fs.rmSync(pictures, { recursive: true, force: true });
  fs.mkdirSync(pictures, { recursive: true });
  const { passed, failed } = await carryOut(checks, 2, ({ name }, findings) => {
    console.log(`${findings.length === 0 ? "✓" : "✗"} ${name}`);
    for (const finding of findings) console.log(`  ${finding.replaceAll("\n", "\n  ")}`);
  });
  console.log(`\nScreens: ${path.relative(root, pictures)}\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

process.once("exit", endTmux);
process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    console.log("\n0 passed, 1 failed");
    process.exit(1);
  },
);
