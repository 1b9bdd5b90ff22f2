import { describe, expect, test } from "@jest/globals";
import { countWithBits as bits } from "../../solutions/06-symmetry";
import { countWithBits as fastest } from "../../solutions/06-symmetry.2";
import { mirror, scan, tables } from "./counters";
import { knownCounts } from "./known-counts";

describe.each([
  ["scan", scan],
  ["tables", tables],
  ["bits", bits],
  ["mirror", mirror],
  ["fastest", fastest],
])("%s", (_, count) => {
  test("counts what is known, up to n = 10", () => {
    const sizes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(sizes.map((n) => count(n))).toEqual(knownCounts.slice(0, 11));
  });
});

test("the two that the chapter shows agree with what is known, up to n = 12", () => {
  for (const n of [11, 12]) expect([bits(n), fastest(n)]).toEqual([knownCounts[n], knownCounts[n]]);
});

test("the fastest counts the 14,772,512 solutions of the 16×16 board", () => {
  for (const n of [13, 14, 15, 16]) expect(fastest(n)).toBe(knownCounts[n]);
  expect(knownCounts[16]).toBe(14_772_512);
}, 120_000);
