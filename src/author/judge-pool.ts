/** Judges many answers without starting a process for each: a run that ended well leaves its own. */
import { judgeIn, startSuiteProcess, type SuiteProcess } from "../judge";
import { type JudgeFile } from "./course-checks";

export type JudgePool = {
  readonly judgeFile: JudgeFile;
  /** Ends the processes that wait for more. */
  readonly close: () => Promise<void>;
};

export function startJudgePool(): JudgePool {
  const waiting: SuiteProcess[] = [];
  return {
    async judgeFile(chapter, file, options) {
      const process = waiting.pop() ?? startSuiteProcess();
      try {
        return await judgeIn(process, chapter, file, options);
      } finally {
        if (process.usable) waiting.push(process);
        else await process.close();
      }
    },
    async close() {
      await Promise.all(waiting.splice(0).map((process) => process.close()));
    },
  };
}
