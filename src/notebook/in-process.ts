/**
 * @file Runs a notebook without Jupyter and without Python: the kernel's engine executes its cells one
 * after another in a Node process of its own, which is ended when it takes too long.
 */
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Picture } from "../board/types";
import { type Task } from "./in-process-child";

/** What one cell did. */
export type CellReport = {
  readonly ok: boolean;
  /** Everything it printed, and the value of its last expression. */
  readonly printed: string;
  readonly pictures: readonly Picture[];
  /** Why it failed, with the learner's own lines. */
  readonly error: string | null;
};

export type NotebookRun = {
  /** The cells that were run; a cell that fails is the last one. */
  readonly cells: readonly CellReport[];
  /** Which cell failed and why; null when every cell ran. */
  readonly failure: string | null;
};

export type RunOptions = {
  /** The folder whose files stand in for `exercises/`. */
  readonly answers: string;
  /** How long the whole notebook may take, in milliseconds. */
  readonly limit?: number;
  /** How the failure names the notebook; by default, its file. */
  readonly name?: string;
};

/** Many times what the longest notebook takes: a busy machine is no endless cell. */
const usualLimit = 180_000;

/** Runs the code cells of a notebook file (`.ipynb`), or the given cells, up to the first that fails. */
export async function runNotebook(
  notebook: string | readonly string[],
  { answers, limit = usualLimit, name }: RunOptions,
): Promise<NotebookRun> {
  const cells = typeof notebook === "string" ? codeCells(notebook) : notebook;
  const called = name ?? (typeof notebook === "string" ? path.basename(notebook) : "the notebook");
  const { reports, end } = await runCells({ cells, answers }, limit);
  const failed = reports.find(({ ok }) => !ok);
  if (reports.length === cells.length && !failed) return { cells: reports, failure: null };
  const number = failed ? reports.length : reports.length + 1;
  const place = `${called}, cell ${number} (${firstLine(cells[number - 1])})`;
  return { cells: reports, failure: `${place}: ${failed?.error ?? end}` };
}

/** The code cells of a notebook file. */
function codeCells(file: string): string[] {
  const { cells } = JSON.parse(readFileSync(file, "utf8")) as {
    cells: { cell_type: string; source: string | string[] }[];
  };
  return cells
    .filter(({ cell_type }) => cell_type === "code")
    .map(({ source }) => (typeof source === "string" ? source : source.join("")));
}

function firstLine(code: string): string {
  return code.trim().split("\n")[0];
}

type ChildRun = { readonly reports: readonly CellReport[]; readonly end: string };

function runCells(task: Task, limit: number): Promise<ChildRun> {
  const child = fork(path.join(__dirname, "in-process-child.ts"), {
    execArgv: ["--require", path.join(__dirname, "kernel", "register.cjs")],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const reports: CellReport[] = [];
  let complaints = "";
  let late = false;
  child.stderr?.on("data", (chunk) => (complaints += chunk));
  child.on("message", (report: CellReport) => reports.push(report));
  const timer = setTimeout(() => (late = child.kill("SIGKILL")), limit);
  child.send(task, () => undefined);
  return new Promise((resolve) => {
    child.once("error", (error) => (complaints += error.message));
    child.once("close", (status, signal) => {
      clearTimeout(timer);
      const ended = `its process ended (${signal ?? status}). ${complaints}`.trim();
      resolve({ reports, end: late ? `stopped after ${limit / 1000} seconds` : ended });
    });
  });
}
