/**
 * The watch screen where there is no screen: in pipes, in editors' consoles, in a dumb terminal.
 * Whatever is new is written as lines; keys are words on lines of their own.
 */
import readline from "node:readline";
import { setImmediate as turn } from "node:timers/promises";
import { wrap } from "../wrap";
import { bodyOf, type Look } from "./screen";
import { type Session, startSession } from "./session";
import { type State } from "./state";
import { type Input, sizeOf } from "./terminal";
import { type WatchOptions } from "./watch";

const KEYS =
  "n next, h hint, l list, a check all, x reset, s solution, d diff, r run again, q quit";
/** Those of the line above, the list's filter, and the answer to a question. */
const LETTERS = "nhlaxsdrqfy";
const words: Readonly<Record<string, string>> = { reset: "x", back: "escape" };

/** Reads commands until the input ends; then the last verdict is the exit code. */
export async function runPlain(options: WatchOptions, look: Look): Promise<number> {
  const { output } = options;
  let told: string | null = null;
  let telling = false;
  const session = startSession({
    ...options,
    // Rows without end: nothing is ever below the screen.
    size: { columns: sizeOf(output).columns, rows: Number.MAX_SAFE_INTEGER },
    onState: () => {
      // What follows at once belongs together: a key's answer and the run that it starts.
      if (!telling) setImmediate(tell);
      telling = true;
    },
  });
  function tell(): void {
    telling = false;
    const text = plainText(session.state, look);
    if (text !== told) output.write(`\n${text}\n`);
    told = text;
  }

  const explain = () => {
    const keys = `Each line is a key: ${KEYS}; or the number of a chapter to go to.`;
    output.write(`${wrap(keys, sizeOf(output).columns)}\n`);
  };
  explain();
  try {
    await session.begin();
    return await Promise.race([session.ended, readCommands(options.input, session, explain)]);
  } finally {
    await session.close();
  }
}

/** Carries out one command after the other, each when the one before has come to rest. */
async function readCommands(input: Input, session: Session, explain: () => void): Promise<number> {
  const lines: string[] = [];
  let over = false;
  let wake: () => void = () => undefined;
  const reader = readline.createInterface({ input });
  reader.on("line", (line) => {
    lines.push(line.trim());
    wake();
  });
  reader.on("close", () => {
    over = true;
    wake();
  });
  while (lines.length > 0 || !over) {
    if (lines.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    await session.idle();
    await turn();
    const line = lines.shift();
    if (line !== undefined && line !== "") carryOut(line, session, explain);
  }
  await session.idle();
  await turn();
  return session.state.verdict?.status === "passed" ? 0 : 1;
}

function carryOut(line: string, session: Session, explain: () => void): void {
  const chapter = session.state.exercises.find(
    ({ stem }) => stem === line || stem.startsWith(`${line.padStart(2, "0")}-`),
  );
  if (chapter !== undefined) return session.happen({ kind: "go", stem: chapter.stem });
  const key = words[line] ?? line[0];
  if (line === "help" || (key !== "escape" && !LETTERS.includes(key))) return explain();
  // A list that was printed is no place to be in; only its filter is a key of its own.
  if (session.state.page.kind === "list" && key !== "f") {
    session.happen({ kind: "key", key: "escape" });
  }
  session.happen({ kind: "key", key });
}

/** The page, and what is asked or noticed; while tests run, only that they do. */
function plainText(state: State, look: Look): string {
  const { question, notice, running, current, polling, columns } = state;
  if (question !== null) return wrap(`${question.text} (y or n)`, columns);
  if (running !== null) {
    return `Checking ${running.kind === "one" ? current.stem : running.stem} …`;
  }
  const poll = polling ? ["(No file events arrive here; the folder is polled.)"] : [];
  return [...bodyOf(state, look), ...(notice === null ? [] : ["", notice]), ...poll].join("\n");
}
