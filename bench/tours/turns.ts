/** What is measured takes turns, so that whatever else the machine does hits all of it alike. */
import v8 from "node:v8";
import vm from "node:vm";
import { summaryOf, type Summary } from "../statistics";

export type Contestant = {
  /** What it does: contestants of one task are compared. */
  readonly task: string;
  readonly n: number;
  readonly name: string;
  /** Does it once; gives nanoseconds of processor time a square. */
  readonly run: () => number;
};

export type Measured = { readonly contestant: Contestant; readonly values: readonly number[] };

/** Every contestant once a round, in their order; `told` hears of each round. */
export function inTurns(
  contestants: readonly Contestant[],
  rounds: number,
  told: (round: number) => void,
): readonly Measured[] {
  const entries = contestants.map((contestant) => ({ contestant, values: [] as number[] }));
  for (let round = 1; round <= rounds; round++) {
    told(round);
    for (const { contestant, values } of entries) {
      sweep();
      values.push(contestant.run());
    }
  }
  return entries;
}

let collect: (() => void) | null = null;

/** Frees what was left behind, so that nobody pays for the arrays of the one before. */
export function sweep(): void {
  if (collect === null) {
    v8.setFlagsFromString("--expose-gc");
    collect = vm.runInNewContext("gc") as () => void;
  }
  collect();
}

/** Nanoseconds of processor time a square; small boards are done again and again for a million squares. */
export function perSquare(squares: number, make: () => unknown): number {
  const times = Math.ceil(1e6 / squares);
  const { milliseconds } = timed(() => {
    for (let i = 0; i < times; i++) make();
  });
  return (1e6 * milliseconds) / (times * squares);
}

/** Runs an action and gives its processor time in milliseconds, and what it gave. */
export function timed<T>(action: () => T): { readonly value: T; readonly milliseconds: number } {
  const begin = process.cpuUsage();
  const value = action();
  const { user, system } = process.cpuUsage(begin);
  return { value, milliseconds: (user + system) / 1000 };
}

/** The value below which that share of the values lies, from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError("values must hold at least one measurement");
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/** "12.3 (11.9 to 14.0)" */
export function told({ median, low, high }: Summary, digits = 1): string {
  return `${median.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
}

export const medianOf = ({ values }: Measured): number => summaryOf(values).median;
