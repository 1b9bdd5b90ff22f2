/** What was measured, in words and as charts. */
import { barChart, type Picture } from "../../src/board";
import { type Measured } from "./contest";
import { ratioOf, summaryOf, type Summary } from "../statistics";

/** The bars that the course has set itself, in times of C. */
const twinBar = 2.0;
const bestBar = 1.5;
/** The algorithm of the clearest solution, and that of the fastest. */
const clearest = "bits";
const fastest = "eight-fold";

/** One size as lines of text: a line a version, with its C twin's time as the measure. */
export function tableFor(n: number, measured: readonly Measured[]): string {
  const here = measured.filter((entry) => entry.n === n);
  const took = here.filter(({ milliseconds }) => milliseconds.length > 0);
  const absent = here.filter(({ milliseconds }) => milliseconds.length === 0).map(nameOf);
  const width = Math.max(0, ...took.map((entry) => nameOf(entry).length));
  const lines = took.map((entry) => {
    const { median, low, high } = summaryOf(entry.milliseconds);
    const twin = took.find((other) => isTwinInC(other, entry));
    const times =
      twin === undefined ? "" : `   C × ${told(ratioOf(entry.milliseconds, twin.milliseconds))}`;
    return `  ${nameOf(entry).padEnd(width)} ${ms(median).padStart(9)} (${ms(low)} to ${ms(high)})${times}`;
  });
  const sitOut = absent.length === 0 ? [] : [`  too slow here: ${absent.join("; ")}`];
  return [
    `n = ${n}, milliseconds of processor time: median (lowest to highest)`,
    ...lines,
    ...sitOut,
  ].join("\n");
}

/** Whether the course's two solutions keep to their bars, a line each; none without C. */
export function verdictsFor(n: number, measured: readonly Measured[]): readonly string[] {
  const took = measured.filter((entry) => entry.n === n && entry.milliseconds.length > 0);
  const inC = took.filter(({ version }) => version.language === "C");
  const ours = (algorithm: string) =>
    took.find(
      ({ version }) => version.language === "TypeScript" && version.algorithm === algorithm,
    );
  const [clear, quick] = [ours(clearest), ours(fastest)];
  const twin = inC.find(({ version }) => version.algorithm === clearest);
  const best = [...inC].sort((a, b) => medianOf(a) - medianOf(b))[0];
  return [
    ...(clear && twin
      ? [verdict(`n = ${n}: the clearest bit solution`, clear, twin, twinBar)]
      : []),
    ...(quick && best ? [verdict(`n = ${n}: the fastest solution`, quick, best, bestBar)] : []),
  ];
}

/** The medians of one size, as a chart. */
export function chartFor(n: number, measured: readonly Measured[]): Picture {
  const bars = measured
    .filter((entry) => entry.n === n && entry.milliseconds.length > 0)
    .map((entry) => ({ label: nameOf(entry), value: Number(medianOf(entry).toPrecision(3)) }));
  const title = `Counting the solutions for n = ${n}: processor time in milliseconds`;
  return barChart(title, bars, { logarithmic: true });
}

/** The SVG inside a picture. */
export function svgOf({ html }: Picture): string {
  const data = /data:image\/svg\+xml;base64,([^"]+)/.exec(html);
  if (data === null) throw new Error("the picture has no SVG in it");
  return Buffer.from(data[1], "base64").toString("utf8");
}

function verdict(opening: string, entry: Measured, base: Measured, bar: number): string {
  const ratio = ratioOf(entry.milliseconds, base.milliseconds);
  const keeps = ratio.median <= bar ? "keeps to" : "misses";
  return `${opening} takes ${told(ratio)} times as long as ${nameOf(base)}: ${keeps} the bar of ${bar.toFixed(1)}`;
}

function isTwinInC(other: Measured, entry: Measured): boolean {
  return (
    entry.version.language !== "C" &&
    other.version.language === "C" &&
    other.version.algorithm === entry.version.algorithm
  );
}

function nameOf({ version }: Measured): string {
  return `${version.algorithm}, ${version.language}`;
}

function medianOf({ milliseconds }: Measured): number {
  return summaryOf(milliseconds).median;
}

function told({ median, low, high }: Summary): string {
  return `${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}

function ms(value: number): string {
  return value < 100 ? value.toFixed(1) : value.toFixed(0);
}
