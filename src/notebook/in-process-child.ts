/** @file The process in which a notebook's cells run, started by in-process.ts. */
import path from "node:path";
import { type Picture } from "../board/types";
import { capturePrinting } from "./engine/capture";
import { createEngine } from "./engine/engine";
import { describeValue } from "./engine/value";
import { installHost } from "./host";
import { type CellReport } from "./in-process";
import { createJudging } from "./kernel/judging";

/** What the child is asked to run. */
export type Task = { readonly cells: readonly string[]; readonly answers: string };

process.once("message", (task: Task) => void run(task));

/** Runs the cells up to the first that fails, and reports each when it is done. */
async function run({ cells, answers }: Task): Promise<void> {
  const options = { root: path.resolve(__dirname, "..", ".."), answers };
  const engine = createEngine(options);
  let printed = "";
  let pictures: Picture[] = [];
  capturePrinting((_stream, text) => (printed += text));
  installHost({
    show(picture) {
      const [shown, index] = [pictures, pictures.push(picture) - 1];
      return (next) => (shown[index] = next);
    },
    judge: createJudging(options).judge,
  });

  for (const [index, code] of cells.entries()) {
    [printed, pictures] = ["", []];
    const outcome = await engine.execute(code, `cell [${index + 1}]`);
    const value = outcome.ok ? describeValue(outcome.value) : null;
    if (value !== null) printed += `${value}\n`;
    const error = outcome.ok ? null : outcome.failure.traceback.join("\n");
    await report({ ok: outcome.ok, printed, pictures, error });
    if (!outcome.ok) break;
  }
  process.disconnect();
  process.exit();
}

function report(cell: CellReport): Promise<void> {
  return new Promise((resolve) => process.send!(cell, () => resolve()));
}
