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
