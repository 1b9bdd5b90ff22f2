import { describe, expect, test } from "@jest/globals";
import { barChart } from "./bar-chart";

const lengths = (text: string) => [...text.matchAll(/#*(?= )/g)].map(([bar]) => bar.length);

describe("the bar chart", () => {
  test("in text has a bar as long as its value", () => {
    expect(barChart("Nodes", [{ label: "4", value: 10 }, { label: "10", value: 40 }]).text).toBe(
      `Nodes\n 4 |${"#".repeat(10)} 10\n10 |${"#".repeat(40)} 40`,
    ); // prettier-ignore
  });

  test("on a logarithmic scale gives equal steps to equal factors and says so", () => {
    const bars = [1, 10, 100].map((value) => ({ label: "n", value }));
    const { text } = barChart("Nodes", bars, { logarithmic: true });
    expect(text).toContain("Nodes (logarithmic)");
    const [one, ten, hundred] = lengths(text.split("\n").slice(1).join("\n")).filter((l) => l > 0);
    expect(one).toBeGreaterThan(0);
    expect(Math.abs(ten - one - (hundred - ten))).toBeLessThanOrEqual(1);
  });

  test("on a logarithmic scale starts at 1 and marks each power of ten", () => {
    const bars = [{ label: "4", value: 10 }, { label: "6", value: 10_000 }]; // prettier-ignore
    const { html, text } = barChart("Nodes", bars, { logarithmic: true });
    expect(text).toBe(
      [
        "Nodes (logarithmic)",
        "4 |########## 10",
        `6 |${"#".repeat(40)} 10,000`,
        "  +---------+---------+---------+---------+",
        "  1         10        100       1,000     10,000",
      ].join("\n"),
    );
    const svg = Buffer.from(/base64,([^"]*)/.exec(html)?.[1] ?? "", "base64").toString();
    for (const label of ["1", "10", "100", "1,000", "10,000"]) expect(svg).toContain(`>${label}<`);
  });

  test("on a logarithmic scale starts below the smallest value, which has a bar, too", () => {
    const axisOf = (values: readonly number[]) => {
      const bars = values.map((value) => ({ label: "n", value }));
      return barChart("t", bars, { logarithmic: true }).text.split("\n");
    };
    expect(axisOf([1, 10])).toEqual(
      expect.arrayContaining([expect.stringMatching(/^ +0\.1 +1 +10$/)]),
    );
    expect(axisOf([1])).toContain(`n |${"#".repeat(40)} 1`);
    expect(axisOf([0.002, 1]).at(-1)).toMatch(/^ +0\.001 +0\.01 +0\.1 +1$/);
  });

  test("leaves out the labels that have no room", () => {
    const bars = [{ label: "8", value: 10 ** 12 }];
    expect(barChart("t", bars, { logarithmic: true }).text.split("\n").at(-1)).toMatch(
      /^ {2}1 +1,000,000 +1,000,000,000,000$/,
    );
  });

  test("shows a 0 on either scale without a bar", () => {
    const bars = [{ label: "a", value: 0 }, { label: "b", value: 5 }]; // prettier-ignore
    for (const logarithmic of [true, false]) {
      expect(barChart("t", bars, { logarithmic }).text).toContain("a | 0");
    }
    expect(barChart("t", [{ label: "a", value: 0 }], { logarithmic: true }).html).not.toContain(
      "NaN",
    );
    expect(barChart("t", []).text).toBe("t");
  });

  test("says its numbers in the alternative text, escaped", () => {
    const { html } = barChart("<Nodes>", [{ label: "n", value: 1234567 }]);
    expect(html).toContain('alt="Bar chart, &lt;Nodes&gt;: n: 1,234,567"');
  });

  test.each([-1, NaN, Infinity])("refuses a value of %p by name", (value) => {
    expect(() => barChart("t", [{ label: "a", value }])).toThrow(/^value of the bar "a"/);
  });
});
