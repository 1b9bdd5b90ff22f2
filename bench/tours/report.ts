/** What was measured, in words. */
import { ratioOf, summaryOf } from "../statistics";
import { type Decided } from "./completions";
import { medianOf, type Measured, quantile, told } from "./turns";

/** The bars that the course has set itself. */
const bars = {
  /** Times of the C twin. */
  twin: 3.5,
  /** The slowest size, in times of the fastest: what is flat. */
  flat: 1.5,
  /** Nanoseconds a square of a big tour. */
  bigTour: 12,
  /** Milliseconds for a begun tour. */
  begun: { median: 0.1, p99: 1, worst: 50 },
};

/** One task as lines: a line a size and contestant, compared with the contestant `base`. */
export function tableFor(task: string, measured: readonly Measured[], base: string): string {
  const here = measured.filter(({ contestant }) => contestant.task === task);
  const width = Math.max(...here.map(({ contestant }) => contestant.name.length));
  const lines = here.map((entry) => {
    const { n, name } = entry.contestant;
    const other = find(here, base, n);
    const times =
      other === undefined || other === entry
        ? ""
        : `   ${base} × ${told(ratioOf(entry.values, other.values), 2)}`;
    return `  ${String(n).padStart(5)}  ${name.padEnd(width)} ${told(summaryOf(entry.values))}${times}`;
  });
  return [
    `${task}: nanoseconds of processor time a square, median (lowest to highest)`,
    ...lines,
  ].join("\n");
}

/** Whether the rule's walk is flat, and near enough to C where there is C. */
export function walkVerdicts(
  measured: readonly Measured[],
  ours: string,
  twin: string,
): readonly string[] {
  const medians = measured.filter(({ contestant }) => contestant.name === ours).map(medianOf);
  const spread = Math.max(...medians) / Math.min(...medians);
  const ratios = measured.flatMap((entry) => {
    const other = find(measured, twin, entry.contestant.n);
    if (entry.contestant.name !== ours || other === undefined) return [];
    return [ratioOf(entry.values, other.values).median];
  });
  return [
    `The slowest size takes ${spread.toFixed(2)} times as long a square as the fastest: ${keeps(spread, bars.flat)}`,
    ...(ratios.length === 0
      ? []
      : [
          `At most ${Math.max(...ratios).toFixed(2)} times as long as C: ${keeps(Math.max(...ratios), bars.twin)}`,
        ]),
  ];
}

/** Whether the big tours keep to their bar, by the slowest size from `smallest` on. */
export function bigTourVerdict(
  measured: readonly Measured[],
  ours: string,
  smallest: number,
): string {
  const medians = measured
    .filter(({ contestant }) => contestant.name === ours && contestant.n >= smallest)
    .map(medianOf);
  const slowest = Math.max(...medians);
  const opening = `From ${smallest}×${smallest} on, at most ${slowest.toFixed(1)} nanoseconds a square`;
  return `${opening}: ${keeps(slowest, bars.bigTour)}`;
}

/** Whether begun tours keep to their bars. */
export function begunVerdicts(decided: readonly Decided[]): readonly string[] {
  const times = decided.map(({ milliseconds }) => milliseconds);
  const { median, p99, worst } = bars.begun;
  const line = (what: string, value: number, bar: number) =>
    `${what} ${value.toFixed(3)} milliseconds: ${keeps(value, bar)}`;
  return [
    line("median", quantile(times, 0.5), median),
    line("p99", quantile(times, 0.99), p99),
    line("worst", Math.max(...times), worst),
  ];
}

function keeps(value: number, bar: number): string {
  return `${value <= bar ? "keeps to" : "misses"} the bar of ${bar}`;
}

function find(measured: readonly Measured[], name: string, n: number): Measured | undefined {
  return measured.find(({ contestant }) => contestant.name === name && contestant.n === n);
}
