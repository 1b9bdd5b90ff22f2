/** Begun tours, finished or refuted: how long each takes, the median of its rounds. */
import { type Square } from "../../src/board";
import { summaryOf } from "../statistics";
import { randomTour, randomWalk, seeded } from "./begun";
import { quantile, timed } from "./turns";
import { finishes } from "./walks";

export type Complete = (visited: readonly Square[]) => Square[] | null;

export type Begun = {
  /** "beginning of a tour" can be finished; of a "random walk" nobody knows beforehand. */
  readonly kind: "beginning of a tour" | "random walk";
  readonly visited: readonly Square[];
};

export type Decided = Begun & { readonly finished: boolean; readonly milliseconds: number };

/** So many of each kind and each length. */
export function begunTours(lengths: readonly number[], count: number): readonly Begun[] {
  const random = seeded(1823);
  const tours = Array.from({ length: count }, () => randomTour(random));
  return lengths.flatMap((length) => [
    ...tours.map((tour): Begun => ({
      kind: "beginning of a tour",
      visited: tour.slice(0, length),
    })),
    ...tours.map((): Begun => ({ kind: "random walk", visited: randomWalk(length, random) })),
  ]);
}

/** Decides all of them in every round. A wrong answer, or one that changes, ends everything. */
export function decideAll(
  begun: readonly Begun[],
  complete: Complete,
  rounds: number,
): readonly Decided[] {
  const times = begun.map((): number[] => []);
  const finished = begun.map(() => false);
  for (let round = 0; round < rounds; round++) {
    begun.forEach(({ kind, visited }, i) => {
      const { value, milliseconds } = timed(() => complete(visited));
      if (value === null ? kind === "beginning of a tour" : !finishes(value, visited)) {
        throw new Error(`a wrong answer for the ${kind} ${JSON.stringify(visited)}`);
      }
      if (round > 0 && finished[i] !== (value !== null)) {
        throw new Error(`two answers for the ${kind} ${JSON.stringify(visited)}`);
      }
      finished[i] = value !== null;
      times[i].push(milliseconds);
    });
  }
  return begun.map((entry, i) => ({
    ...entry,
    finished: finished[i],
    milliseconds: summaryOf(times[i]).median,
  }));
}

/** "1000, 385 of them finished: 0.051 median, 0.172 p99, 0.682 worst" */
export function summaryLine(decided: readonly Decided[]): string {
  const times = decided.map(({ milliseconds }) => milliseconds);
  const done = decided.filter(({ finished }) => finished).length;
  const figures = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)];
  const [median, p99, worst] = figures.map((value) => value.toFixed(3));
  return `${decided.length}, ${done} of them finished: ${median} median, ${p99} p99, ${worst} worst`;
}
