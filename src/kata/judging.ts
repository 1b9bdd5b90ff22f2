/** The judge as the runner uses it. This is the one place that knows how a judge is kept ready. */
import path from "node:path";
import { closeTypeCheck, judgeIn, startSuiteProcess, type Verdict } from "../judge";

export type JudgingOptions = {
  readonly onTest?: (name: string, index: number, total: number) => void;
  /** Gives the run up; its verdict is of no use any more. */
  readonly signal?: AbortSignal;
};

export type Judge = {
  judge(chapter: string, folder: string, options?: JudgingOptions): Promise<Verdict>;
  /** Ends every process of the judge. */
  close(): Promise<void>;
};

export function startJudge(): Judge {
  return {
    async judge(chapter, folder, { onTest, signal } = {}) {
      const suite = startSuiteProcess();
      const stop = () => void suite.close();
      signal?.addEventListener("abort", stop, { once: true });
      try {
        return await judgeIn(suite, chapter, path.join(folder, `${chapter}.ts`), { onTest });
      } finally {
        signal?.removeEventListener("abort", stop);
        await suite.close();
      }
    },
    close: closeTypeCheck,
  };
}
