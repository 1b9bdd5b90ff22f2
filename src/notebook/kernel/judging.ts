/** @file `check()` in a notebook: judging that can be stopped and leaves nothing behind. */
import { createRequire } from "node:module";
import path from "node:path";
import type * as JudgeModule from "../../judge";
import { changeMemoryIfPossible, withVerdict } from "../../judge/memory";
import { type Verdict } from "../../judge/verdict";
import { type EngineOptions } from "../engine/engine";

export type Judging = {
  readonly judge: (chapter: string) => Promise<Verdict>;
  /** Stops every judgement that is under way. */
  readonly stop: () => void;
  /** Ends what is kept ready for the next check; the end of this process does so, too. */
  readonly close: () => Promise<void>;
};

const requireHere = createRequire(__filename);

/**
 * Judges the answers in the folder that stands in for `exercises/`. With `remembers`, verdicts on the
 * learner's own answers are noted where the terminal notes them.
 */
export function createJudging(
  { root, answers }: EngineOptions,
  { remembers = false }: { readonly remembers?: boolean } = {},
): Judging {
  const underWay = new Set<AbortController>();
  let warm: JudgeModule.WarmJudge | null = null;

  async function run(chapter: string, signal: AbortSignal): Promise<Verdict> {
    // An interrupt can cut short whatever a cell does before its first wait; a process that was just
    // started would be forgotten. So nothing is started before.
    await new Promise(setImmediate);
    // Loaded when it is first needed: a kernel starts without it.
    const { startWarmJudge } = requireHere("../../judge") as typeof JudgeModule;
    warm ??= startWarmJudge();
    const verdict = await warm.judge(chapter, path.join(root, answers), { signal });
    if (verdict === null) throw new Error("The check was stopped.");
    if (remembers && answers === "exercises") remember(path.join(root, ".kata"), verdict);
    return verdict;
  }

  return {
    judge(chapter) {
      const controller = new AbortController();
      underWay.add(controller);
      return run(chapter, controller.signal).finally(() => underWay.delete(controller));
    },
    stop: () => underWay.forEach((controller) => controller.abort()),
    close: async () => warm?.close(),
  };
}

function remember(folder: string, verdict: Verdict): void {
  const { problem } = changeMemoryIfPossible(folder, (memory) =>
    withVerdict(memory, verdict, new Date()),
  );
  if (problem !== null) process.stderr.write(`${problem}\n`);
}
