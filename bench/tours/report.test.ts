import { expect, test } from "@jest/globals";
import { begunVerdicts, bigTourVerdict, tableFor, walkVerdicts } from "./report";
import { inTurns, quantile, type Measured } from "./turns";

const entry = (name: string, n: number, ...values: number[]): Measured => ({
  contestant: { task: "walk", n, name, run: () => 0 },
  values,
});
const measured = [
  entry("TypeScript", 100, 60, 50, 70),
  entry("C", 100, 20, 25, 20),
  entry("TypeScript", 200, 66, 66, 66),
  entry("C", 200, 22, 22, 22),
];

test("the table has a line each, with ratios taken round by round", () => {
  const lines = tableFor("walk", measured, "C").split("\n");
  expect(lines[1]).toBe("    100  TypeScript 60.0 (50.0 to 70.0)   C × 3.00 (2.00 to 3.50)");
  expect(lines[2]).toBe("    100  C          20.0 (20.0 to 25.0)");
  expect(lines).toHaveLength(5);
});

test("verdicts say whether the walk is flat and near to C", () => {
  expect(walkVerdicts(measured, "TypeScript", "C")).toEqual([
    "The slowest size takes 1.10 times as long a square as the fastest: keeps to the bar of 1.5",
    "At most 3.00 times as long as C: keeps to the bar of 3.5",
  ]);
  const slow = [entry("TypeScript", 100, 40), entry("TypeScript", 200, 80)];
  expect(walkVerdicts(slow, "TypeScript", "C")).toEqual([expect.stringContaining("misses")]);
});

test("the bars of big tours and of begun ones are kept to or missed", () => {
  expect(bigTourVerdict([entry("a", 5, 99), entry("a", 6, 12)], "a", 6)).toContain("keeps to");
  expect(bigTourVerdict([entry("a", 6, 12.1)], "a", 6)).toContain("misses");
  const begun = { kind: "random walk", visited: [], finished: true } as const;
  const verdicts = begunVerdicts(
    [0.05, 0.05, 60].map((milliseconds) => ({ ...begun, milliseconds })),
  );
  expect(verdicts.map((line) => line.includes("keeps to"))).toEqual([true, false, false]);
});

test("contestants take turns round by round", () => {
  const turns: string[] = [];
  const contestant = (name: string) => ({ task: "t", n: 1, name, run: () => turns.push(name) });
  const values = inTurns([contestant("a"), contestant("b")], 2, (round) => turns.push(`${round}`));
  expect(turns.join(" ")).toBe("1 a b 2 a b");
  expect(values.map((entry) => entry.values)).toEqual([[2, 5], [3, 6]]); // prettier-ignore
});

test("a quantile is a value below which that share lies", () => {
  const values = Array.from({ length: 100 }, (_, i) => i);
  expect([0, 0.5, 0.99, 1].map((share) => quantile(values, share))).toEqual([0, 50, 99, 99]);
  expect(() => quantile([], 0.5)).toThrow(RangeError);
});
