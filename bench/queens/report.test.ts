import { expect, test } from "@jest/globals";
import { type Measured, type Version } from "./contest";
import { chartFor, svgOf, tableFor, verdictsFor } from "./report";

const entry = (
  algorithm: string,
  language: Version["language"],
  ...milliseconds: readonly number[]
): Measured => ({
  version: { algorithm, language, run: () => ({ count: 0, milliseconds: 0 }) },
  n: 14,
  milliseconds,
});

const measured = [
  entry("scan", "C"),
  entry("bits", "C", 100, 102, 101),
  entry("bits", "TypeScript", 150, 204, 151.5),
  entry("eight-fold", "C", 50, 50, 50),
  entry("eight-fold", "TypeScript", 80, 80, 80),
];

test("a table tells median, spread, the ratio to the twin in C, and who sat out", () => {
  const table = tableFor(14, measured);
  expect(table).toContain("bits, TypeScript");
  expect(table).toContain("152 (150 to 204)   C × 1.50 (1.50 to 2.00)");
  expect(table).toContain("too slow here: scan, C");
  expect(tableFor(12, measured)).not.toContain("bits");
});

test("the verdicts hold the clearest against its twin, and the fastest against the best of C", () => {
  const [clearest, fastest] = verdictsFor(14, measured);
  expect(clearest).toContain(
    "1.50 (1.50 to 2.00) times as long as bits, C: keeps to the bar of 2.0",
  );
  expect(fastest).toContain(
    "1.60 (1.60 to 1.60) times as long as eight-fold, C: misses the bar of 1.5",
  );
});

test("without C there is no verdict", () => {
  expect(verdictsFor(14, [measured[2], measured[4]])).toEqual([]);
});

test("a chart has a bar for each version that took part, and is an SVG", () => {
  const chart = chartFor(14, measured);
  expect(chart.text).toContain("bits, TypeScript");
  expect(chart.text).not.toContain("scan");
  expect(svgOf(chart)).toMatch(/^<svg .*<\/svg>$/s);
});
