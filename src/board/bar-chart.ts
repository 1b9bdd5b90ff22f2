import { escapeHtml } from "./escape";
import { svgImage } from "./picture";
import { type Picture } from "./types";

export type Bar = { readonly label: string; readonly value: number };

export type BarChartOptions = {
  /** Each equal step along the bars multiplies by ten; a value of 0 has no bar. */
  readonly logarithmic?: boolean;
};

/** Horizontal bars, one a line, each with its label and its number. */
export function barChart(
  title: string,
  bars: readonly Bar[],
  { logarithmic = false }: BarChartOptions = {},
): Picture {
  for (const { label, value } of bars) {
    if (!Number.isFinite(value) || value < 0) {
      throw new RangeError(`value of the bar "${label}" must be 0 or more, but it is ${value}`);
    }
  }
  const share = logarithmic ? decades(bars) : ({ value }: Bar) => value / largest(bars);
  const heading = logarithmic ? `${title} (logarithmic)` : title;
  return {
    html: svgImage(svgChart(heading, bars, share), altText(heading, bars)),
    text: textChart(heading, bars, share),
  };
}

type Share = (bar: Bar) => number;

function largest(bars: readonly Bar[]): number {
  return Math.max(...bars.map(({ value }) => value)) || 1;
}

/** The logarithm as a share of the whole; the smallest value still has a short bar. */
function decades(bars: readonly Bar[]): Share {
  const values = bars.map(({ value }) => value).filter((value) => value > 0);
  const lowest = Math.floor(Math.log10(Math.min(...values))) - 0.25;
  const highest = Math.log10(Math.max(...values));
  return ({ value }) => (value === 0 ? 0 : (Math.log10(value) - lowest) / (highest - lowest));
}

function textChart(title: string, bars: readonly Bar[], share: Share): string {
  const width = Math.max(0, ...bars.map(({ label }) => label.length));
  const lines = bars.map(
    (bar) =>
      `${bar.label.padStart(width)} |${"#".repeat(Math.round(share(bar) * 40))} ${number(bar.value)}`,
  );
  return [title, ...lines].join("\n");
}

function altText(title: string, bars: readonly Bar[]): string {
  return `Bar chart, ${title}: ${bars.map(({ label, value }) => `${label}: ${number(value)}`).join("; ")}`;
}

function svgChart(title: string, bars: readonly Bar[], share: Share): string {
  const left = 24 + 8 * Math.max(0, ...bars.map(({ label }) => label.length));
  const width = left + 480;
  const height = 52 + bars.length * 26;
  const lines = bars.map((bar, index) => {
    const y = 44 + index * 26;
    const length = Math.round(share(bar) * 3600) / 10;
    return (
      `<text x="${left - 8}" y="${y + 14}" text-anchor="end">${escapeHtml(bar.label)}</text>` +
      `<rect x="${left}" y="${y}" width="${length}" height="20" fill="#1f5f8b"/>` +
      `<text x="${left + length + 6}" y="${y + 14}">${number(bar.value)}</text>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Verdana,DejaVu Sans,sans-serif" font-size="13" fill="#1d1a16">` +
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="5" fill="#fffdf8" stroke="#8c7b5e"/>` +
    `<text x="12" y="26" font-weight="bold" font-size="14">${escapeHtml(title)}</text>${lines.join("")}` +
    `<path d="M${left} 38V${height - 8}" stroke="#1d1a16"/></svg>`
  );
}

/** 1234567 as 1,234,567, the same on every machine. */
function number(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 3 });
}
