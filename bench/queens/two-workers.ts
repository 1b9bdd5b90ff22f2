/**
 * One thread against two: the same count, once as one share and once as two that are counted at the
 * same time. Here the clock on the wall is what counts, for two threads use as much processor time
 * as one, or more.
 */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { countShare } from "./share.cjs";
import { summaryOf } from "./statistics";

type Done = { readonly count: number; readonly milliseconds: number };

export type Race = {
  readonly count: number;
  /** From the order to the sum, all told. */
  readonly milliseconds: number;
  /** How long each worker counted, without its start. */
  readonly counting: readonly number[];
};

/** Counts with one thread, this one. */
export function countAlone(n: number): Race {
  const begin = performance.now();
  const count = countShare({ n, share: 0, shares: 1 });
  const milliseconds = performance.now() - begin;
  return { count, milliseconds, counting: [milliseconds] };
}

/** Counts with as many workers as shares; the sum is the same. */
export async function countWithWorkers(n: number, shares: number): Promise<Race> {
  const begin = performance.now();
  const all = Array.from({ length: shares }, (_, share) => startWorker({ n, share, shares }));
  const done = await Promise.all(all);
  return {
    count: done.reduce((sum, { count }) => sum + count, 0),
    milliseconds: performance.now() - begin,
    counting: done.map(({ milliseconds }) => milliseconds),
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
      "\nthe sum waits for the longer share. On a busy machine, the two also share the processors.",
  );
}

function lineFor(
  n: number,
  races: readonly { readonly alone: Race; readonly together: Race }[],
): string {
  const middle = (values: readonly number[]) => summaryOf(values).median.toFixed(0);
  const { median, low, high } = summaryOf(
    races.map(({ alone, together }) => alone.milliseconds / together.milliseconds),
  );
  const longer = races.map(({ together }) => Math.max(...together.counting));
  const starting = races.map(({ together }, i) => together.milliseconds - longer[i]);
  return [
    `n = ${n}: ${races[0].together.count.toLocaleString("en-US")} solutions`,
    `  one thread   ${middle(races.map(({ alone }) => alone.milliseconds))} ms`,
    `  two workers  ${middle(races.map(({ together }) => together.milliseconds))} ms, ` +
      `of which ${middle(starting)} ms to start them and ${middle(longer)} ms for the longer share`,
    `  ${median.toFixed(2)} times as fast (${low.toFixed(2)} to ${high.toFixed(2)})`,
  ].join("\n");
}
