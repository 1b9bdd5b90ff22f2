/** A small course for the tests of the watch screen: three exercises, and a judge that only reads. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Chapter } from "../../../course";
import { type TestVerdict, type Verdict, type WarmJudge } from "../../judge";
import { placesOf } from "../places";

export const exercises: readonly Chapter[] = [
  ["01-representation", "Representation"],
  ["02-diagonals", "Diagonals"],
  ["03-backtracking", "Backtracking"],
].map(([stem, title]) => ({
  stem,
  title,
  core: true,
  minutes: { reading: 20, exercise: 25 },
  hints: ["Look twice.", "Count what is left.", "Loop over the rows."],
}));

export function verdict(chapter: string, status: Verdict["status"], message = ""): Verdict {
  const test: TestVerdict = {
    name: `a rule of ${chapter}`,
    status: status === "passed" ? "passed" : "failed",
    message,
  };
  const passed = status === "passed" ? 1 : 0;
  const rest = { mistake: null, typeErrors: [], printed: "", durationMs: 1 };
  return { chapter, status, passed, total: 1, tests: [test], ...rest };
}

/** A learner's room in a folder of its own, where every exercise says "red". */
export function makeRoom() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "kata room "));
  const places = placesOf(path.join(root, "exercises"));
  fs.mkdirSync(places.exercises);
  const file = (stem: string) => path.join(places.exercises, `${stem}.ts`);
  const write = (stem: string, text: string) => fs.writeFileSync(file(stem), text);
  for (const { stem } of exercises) write(stem, "red");
  const remove = () => fs.rmSync(root, { recursive: true, force: true });
  return { root, places, file, write, remove };
}

/**
 * A judge for whom an answer is green when its text is "green". `gate` holds a run back until it is
 * resolved; `runs` counts the runs that began, `closed` the judges that were closed.
 */
export function readingJudge() {
  const told = { runs: 0, aborted: 0, closed: 0, gate: Promise.resolve() };
  const judge: WarmJudge = {
    prepare: () => undefined,
    async judge(stem, folder, { onTest, signal } = {}) {
      told.runs++;
      onTest?.("a rule", 0, 1);
      const aborted = new Promise<void>((resolve) =>
        signal?.addEventListener("abort", () => resolve()),
      );
      await Promise.race([Promise.all([told.gate, wait(10)]), aborted]);
      if (signal?.aborted === true) {
        told.aborted++;
        return null;
      }
      const file = path.join(folder, `${stem}.ts`);
      if (!fs.existsSync(file)) return verdict(stem, "broken", `There is no ${stem}.ts.`);
      const text = fs.readFileSync(file, "utf8");
      return verdict(stem, text === "green" ? "passed" : "failed", `solve(4) gave "${text}".`);
    },
    async close() {
      told.closed++;
    },
  };
  return { judge, told };
}

/** Resolves as soon as `holds` does; fails with what `show` says when that takes too long. */
export async function until(holds: () => boolean, show: () => string, ms = 15_000): Promise<void> {
  const deadline = performance.now() + ms;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`It did not come to that. Last:\n${show()}`);
    await wait(5);
  }
}
