import { escapeHtml } from "./escape";
import { svgImage } from "./picture";
import { type Picture } from "./types";

export type Bar = { readonly label: string; readonly value: number };

export type BarChartOptions = {
  /**
   * Each equal step along the bars multiplies by the same number, and lines mark the powers of ten.
   * Bars start at 1, or at the power of ten below the smallest value; a value of 0 has no bar.
   */
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
  const scale = logarithmic ? decades(bars) : linear(bars);
  const heading = logarithmic ? `${title} (logarithmic)` : title;
  return {
    html: svgImage(svgChart(heading, bars, scale), altText(heading, bars)),
    text: textChart(heading, bars, scale),
  };
}

type Scale = {
  /** How much of the whole length the bar takes, from 0 to 1. */
  readonly share: (bar: Bar) => number;
  readonly ticks: readonly Tick[];
};

type Tick = { readonly share: number; readonly label: string };

function linear(bars: readonly Bar[]): Scale {
  const largest = Math.max(...bars.map(({ value }) => value)) || 1;
  return { share: ({ value }) => value / largest, ticks: [] };
}

/** Powers of ten lie equally far apart. */
function decades(bars: readonly Bar[]): Scale {
  const powers = bars.filter(({ value }) => value > 0).map(({ value }) => Math.log10(value));
  if (powers.length === 0) return linear(bars);
  const lowest = Math.min(0, Math.ceil(Math.min(...powers)) - 1);
  const length = Math.max(...powers) - lowest;
  return {
    share: ({ value }) => (value === 0 ? 0 : (Math.log10(value) - lowest) / length),
    ticks: Array.from({ length: Math.floor(length) + 1 }, (_, i) => ({
      share: i / length,
      label: number(10 ** (lowest + i), 20),
    })),
  };
}

/** The ticks whose labels have room, beginning with the first; `space` is that of a label. */
function labelled(ticks: readonly Tick[], length: number, space: number): readonly Tick[] {
  const [first, second = first] = ticks;
  const every = Math.ceil(space / ((second.share - first.share) * length)) || 1;
  return ticks.filter((_, i) => i % every === 0);
}

const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));

const TEXT_LENGTH = 40;

function textChart(title: string, bars: readonly Bar[], { share, ticks }: Scale): string {
  const width = longest(bars.map(({ label }) => label));
  const lines = bars.map(
    (bar) =>
      `${bar.label.padStart(width)} |${"#".repeat(Math.round(share(bar) * TEXT_LENGTH))} ${number(bar.value)}`,
  );
  return [title, ...lines, ...textAxis(ticks, " ".repeat(width + 1))].join("\n");
}

function textAxis(ticks: readonly Tick[], margin: string): readonly string[] {
  if (ticks.length === 0) return [];
  const columnOf = ({ share }: Tick) => Math.round(share * TEXT_LENGTH);
  const columns = new Set(ticks.map(columnOf));
  const axis = Array.from({ length: TEXT_LENGTH + 1 }, (_, col) => (columns.has(col) ? "+" : "-"));
  const space = longest(ticks.map(({ label }) => label)) + 2;
  const labels = labelled(ticks, TEXT_LENGTH, space).reduce(
    (line, tick) => line.padEnd(columnOf(tick)) + tick.label,
    "",
  );
  return [margin + axis.join(""), margin + labels];
}

function altText(title: string, bars: readonly Bar[]): string {
  return `Bar chart, ${title}: ${bars.map(({ label, value }) => `${label}: ${number(value)}`).join("; ")}`;
}

function svgChart(title: string, bars: readonly Bar[], { share, ticks }: Scale): string {
  const left = 24 + 8 * longest(bars.map(({ label }) => label));
  const width = left + 480;
  const bottom = 44 + bars.length * 26;
  const height = bottom + (ticks.length === 0 ? 8 : 24);
  const lines = bars.map((bar, index) => {
    const y = 44 + index * 26;
    const length = tenth(share(bar) * SVG_LENGTH);
    return (
      `<text x="${left - 8}" y="${y + 14}" text-anchor="end">${escapeHtml(bar.label)}</text>` +
      `<rect x="${left}" y="${y}" width="${length}" height="20" fill="#1f5f8b"/>` +
      `<text x="${left + length + 6}" y="${y + 14}">${number(bar.value)}</text>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Verdana,DejaVu Sans,sans-serif" font-size="13" fill="#1d1a16">` +
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="5" fill="#fffdf8" stroke="#8c7b5e"/>` +
    `<text x="12" y="26" font-weight="bold" font-size="14">${escapeHtml(title)}</text>${svgAxis(ticks, left, bottom)}${lines.join("")}` +
    `<path d="M${left} 38V${bottom}" stroke="#1d1a16"/></svg>`
  );
}

/** A line behind the bars for each tick, and the labels below them. */
function svgAxis(ticks: readonly Tick[], left: number, bottom: number): string {
  const at = ({ share }: Tick) => tenth(left + share * SVG_LENGTH);
  const space = 8 * longest(ticks.map(({ label }) => label)) + 8;
  const lines = ticks.map((tick) => `<path d="M${at(tick)} 38V${bottom}" stroke="#cfc2a8"/>`);
  const labels = (ticks.length === 0 ? [] : labelled(ticks, SVG_LENGTH, space)).map(
    (tick) =>
      `<text x="${at(tick)}" y="${bottom + 14}" text-anchor="middle" font-size="11">${tick.label}</text>`,
  );
  return [...lines, ...labels].join("");
}

const SVG_LENGTH = 360;

const tenth = (length: number) => Math.round(length * 10) / 10;

/** 1234567 as 1,234,567, the same on every machine. */
function number(value: number, digits = 3): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: digits });
}
