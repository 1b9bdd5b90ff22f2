/**
 * A judge that is kept ready. While a verdict is read, the next process loads jest and makes the
 * chapter's suite ready up to the answer; beside it, the types of the libraries stay in memory. A
 * process judges once: nothing that one answer does can be in the next one's way.
 */
import path from "node:path";
import { courseRoot, findExercise } from "./chapter";
import { judgeIn, type JudgeOptions, suiteOf } from "./judge";
import { startSuiteProcess, type SuiteProcess } from "./suite-run";
import { checkTypes, closeTypeCheck } from "./type-check";
import { type Verdict } from "./verdict";

export type WarmOptions = JudgeOptions & {
  /** Gives the run up, at once. */
  readonly signal?: AbortSignal;
};

export type WarmJudge = {
  /** Makes ready for a chapter; `judge` does so for the chapter that it was asked for last. */
  prepare(chapter: string): void;
  /**
   * Judges the answer to `chapter` in `folder`; `null` when `signal` gave it up. Runs at the same
   * time know nothing of each other. Throws only when there is no such chapter.
   */
  judge(chapter: string, folder: string, options?: WarmOptions): Promise<Verdict | null>;
  /** Ends every process of it; what is being judged is given up. */
  close(): Promise<void>;
};

/** Starts nothing yet: `prepare` or the first `judge` does. */
export function startWarmJudge(): WarmJudge {
  const running = new Set<SuiteProcess>();
  let spare: SuiteProcess | null = null;
  let typesAreWarm = false;
  let closed = false;

  function prepare(chapter: string): void {
    const { stem } = findExercise(chapter);
    if (closed) return;
    if (spare === null || !spare.usable) spare = start();
    void spare.prepare(suiteOf(stem));
    if (typesAreWarm) return;
    typesAreWarm = true;
    void checkTypes(stem, path.join(courseRoot, "exercises", `${stem}.ts`));
  }

  function start(): SuiteProcess {
    const process = startSuiteProcess();
    running.add(process);
    return process;
  }

  /** The spare, if it lives; else a new one. */
  function take(): SuiteProcess {
    const process = spare?.usable === true ? spare : start();
    spare = null;
    return process;
  }

  async function end(process: SuiteProcess): Promise<void> {
    await process.close();
    running.delete(process);
  }

  async function judge(
    chapter: string,
    folder: string,
    { signal, ...options }: WarmOptions = {},
  ): Promise<Verdict | null> {
    const { stem } = findExercise(chapter);
    const isGivenUp = () => closed || signal?.aborted === true;
    if (isGivenUp()) return null;
    const process = take();
    const stop = () => void end(process);
    signal?.addEventListener("abort", stop, { once: true });
    typesAreWarm = true;
    const verdict = await judgeIn(process, stem, path.join(folder, `${stem}.ts`), options);
    signal?.removeEventListener("abort", stop);
    // The verdict is shown first.
    setImmediate(() => {
      void end(process);
      if (!isGivenUp()) prepare(stem);
    });
    return isGivenUp() ? null : verdict;
  }

  return {
    prepare,
    judge,
    async close() {
      closed = true;
      await Promise.all([...[...running].map(end), closeTypeCheck()]);
    },
  };
}
