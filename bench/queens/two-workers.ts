/**
 * One thread against two: the same count, once as one share and once as two that are counted at the
 * same time. The clock on the wall says who was faster. The processor time says what two idle
 * processors would have made of it: the two workers use a little more of it than one thread does.
 */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { countShare } from "./share.cjs";
import { summaryOf } from "../statistics";

type Done = { readonly count: number; readonly milliseconds: number };

export type Race = {
  readonly count: number;
  /** From the order to the sum, all told, by the clock. */
  readonly milliseconds: number;
  /** What all threads together took of the processors. */
  readonly processorMs: number;
  /** How long each worker counted, without its start. */
  readonly counting: readonly number[];
};

/** Counts with one thread, this one. */
export function countAlone(n: number): Race {
  const stop = startClocks();
  const count = countShare({ n, share: 0, shares: 1 });
  const times = stop();
  return { count, ...times, counting: [times.milliseconds] };
}

/** Counts with as many workers as shares; the sum is the same. */
export async function countWithWorkers(n: number, shares: number): Promise<Race> {
  const stop = startClocks();
  const all = Array.from({ length: shares }, (_, share) => startWorker({ n, share, shares }));
  const done = await Promise.all(all);
  return {
    count: done.reduce((sum, { count }) => sum + count, 0),
    ...stop(),
    counting: done.map(({ milliseconds }) => milliseconds),
  };
}

function startClocks(): () => Pick<Race, "milliseconds" | "processorMs"> {
  const begin = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return { milliseconds: performance.now() - begin, processorMs: (user + system) / 1000 };
  };
}

function startWorker(workerData: Parameters<typeof countShare>[0]): Promise<Done> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(__dirname, "share.cjs"), { workerData });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** Prints, for each size, how much sooner two workers are done than one thread, and why not twice. */
export async function compareThreads(sizes: readonly number[], rounds: number): Promise<void> {
  console.log(`Two workers on ${availableParallelism()} processors, ${rounds} rounds; wall clock.`);
  for (const n of sizes) {
    const races: { readonly alone: Race; readonly together: Race }[] = [];
    for (let round = 0; round < rounds; round++) {
      races.push({ alone: countAlone(n), together: await countWithWorkers(n, 2) });
    }
    const { alone, together } = races[0];
    if (alone.count !== together.count) throw new Error(`the shares of n = ${n} are not the whole`);
    console.log(`\n${lineFor(n, races)}`);
  }
  console.log(
    "\nWhy not 2: each worker must first be started and must translate the program for itself, and" +
      "\nthe sum waits for the longer share. On a busy machine, both wait for the processors as well.",
  );
}

function lineFor(
  n: number,
  races: readonly { readonly alone: Race; readonly together: Race }[],
): string {
  const middle = (values: readonly number[]) => summaryOf(values).median.toFixed(0);
  const times = (values: readonly number[]) => {
    const { median, low, high } = summaryOf(values);
    return `${median.toFixed(2)} times as fast (${low.toFixed(2)} to ${high.toFixed(2)})`;
  };
  const alone = races.map((race) => race.alone);
  const together = races.map((race) => race.together);
  const longer = together.map(({ counting }) => Math.max(...counting));
  const starting = together.map(({ milliseconds }, i) => milliseconds - longer[i]);
  const measured = races.map((race) => race.alone.milliseconds / race.together.milliseconds);
  const shared = races.map((race) => race.alone.processorMs / (race.together.processorMs / 2));
  return [
    `n = ${n}: ${together[0].count.toLocaleString("en-US")} solutions`,
    `  one thread   ${middle(alone.map(({ milliseconds }) => milliseconds))} ms; ` +
      `processor time ${middle(alone.map(({ processorMs }) => processorMs))} ms`,
    `  two workers  ${middle(together.map(({ milliseconds }) => milliseconds))} ms, ` +
      `of which ${middle(starting)} ms to start them and ${middle(longer)} ms for the longer share; ` +
      `processor time ${middle(together.map(({ processorMs }) => processorMs))} ms`,
    `  by the clock ${times(measured)}`,
    `  by processor time, shared out evenly to two idle processors: ${times(shared)}`,
  ].join("\n");
}
