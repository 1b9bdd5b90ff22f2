/** The runner's machinery without its screen: the watched folder and the warm judge. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startWarmJudge, type Verdict } from "../../src/judge";
import { watchFolder } from "../../src/kata/watch/folder-watch";
import { CHAPTER, type Contestant } from "./contestant";

export type Runner = Contestant & {
  /** The verdict of the last save. */
  readonly verdict: Verdict | null;
};

/** Starts the machinery on a folder of its own. */
export async function startRunner(): Promise<Runner> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bench-loop-"));
  const answer = path.join(folder, `${CHAPTER}.ts`);
  const judge = startWarmJudge();
  let verdict: Verdict | null = null;
  let onVerdict: () => void = () => undefined;

  async function onChange(): Promise<void> {
    verdict = await judge.judge(CHAPTER, folder);
    onVerdict();
  }

  fs.writeFileSync(answer, "");
  judge.prepare(CHAPTER);
  const watch = watchFolder(folder, {
    onChange: () => void onChange(),
    onPolling: () => console.log("This folder tells of no events: it is polled, which is slower."),
  });
  await watch.ready;
  return {
    name: "the runner: watched folder, warm judge, types checked",
    get verdict() {
      return verdict;
    },
    async save(text) {
      const began = performance.now();
      const told = new Promise<void>((resolve) => (onVerdict = resolve));
      fs.writeFileSync(answer, text);
      await told;
      return performance.now() - began;
    },
    async close() {
      watch.close();
      await judge.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
