/**
 * @file `npm run bench:loop`: from the save of an answer to its verdict, by the runner, by `jest --watch`
 * and by `npx jest` in turns; with `--soak MINUTES`, the runner alone with a save each second.
 */
import os from "node:os";
import { setTimeout } from "node:timers/promises";
import { Command, InvalidArgumentError } from "commander";
import { type Contestant } from "./loop/contestant";
import { coldJest, watchedJest } from "./loop/jest-runs";
import { startRunner } from "./loop/runner";
import { saved } from "./loop/saves";
import { soak } from "./loop/soak";
import { ratioOf, summaryOf, type Summary } from "./statistics";

type Options = { readonly rounds: number; readonly pause: number; readonly soak?: number };

/** How many times faster than `jest --watch` the runner has to be. */
const BAR = 3;

async function main({ rounds, pause, soak: minutes }: Options): Promise<void> {
  console.log(`Node ${process.version}, ${os.cpus().length} cores, load ${load()}`);
  const wrong = minutes === undefined ? await race(rounds, pause) : await soak(minutes);
  console.log(`load at the end ${load()}`);
  for (const line of wrong) console.log(`✗ ${line}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

/** Lets all save in turns; gives what is wrong. */
async function race(rounds: number, pause: number): Promise<readonly string[]> {
  const contestants = [await startRunner(), await watchedJest(), coldJest()];
  const took = contestants.map((): number[] => []);
  try {
    // The first round is to warm up.
    for (let round = -1; round < rounds; round++) {
      for (const [i, contestant] of contestants.entries()) {
        // As long as a learner at least looks at a verdict.
        await setTimeout(pause);
        const ms = await contestant.save(saved(round + 1));
        if (round >= 0) took[i].push(ms);
      }
    }
  } finally {
    await Promise.all(contestants.map((contestant) => contestant.close()));
  }
  const [ours, watched] = took;
  contestants.forEach((contestant, i) => console.log(line(contestant, took[i], ours)));
  const { median } = ratioOf(watched, ours);
  return median >= BAR ? [] : [`The runner is ${median.toFixed(1)} times as fast, not ${BAR}.`];
}

function line({ name }: Contestant, took: readonly number[], ours: readonly number[]): string {
  return `${name.padEnd(52)} ${told(summaryOf(took), 0)} ms   × ${told(ratioOf(took, ours), 1)}`;
}

function told({ median, low, high }: Summary, digits: number): string {
  const text = (value: number) => value.toFixed(digits);
  return `${text(median).padStart(5)} (${text(low)} to ${text(high)})`;
}

function load(): string {
  return os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(", ");
}

function positive(text: string): number {
  const value = Number(text);
  if (value > 0) return value;
  throw new InvalidArgumentError("It must be a number above 0.");
}

new Command("npm run bench:loop --")
  .description("Measures the time from the save of an answer to its verdict.")
  .option("--rounds <count>", "how often each of them is measured", positive, 15)
  .option("--pause <milliseconds>", "the time between two saves", positive, 1500)
  .option("--soak <minutes>", "the runner alone, a save each second: memory, processes", positive)
  .action(main)
  .parse();
