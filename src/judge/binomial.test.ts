import { expect, test } from "@jest/globals";
import { boundsOf, chanceOfAtLeast, chanceOfAtMost } from "./binomial";

test("few tries can be counted by hand", () => {
  expect(chanceOfAtMost(0, 3, 1 / 2)).toBeCloseTo(1 / 8, 12);
  expect(chanceOfAtMost(1, 3, 1 / 2)).toBeCloseTo(4 / 8, 12);
  expect(chanceOfAtMost(3, 3, 1 / 2)).toBe(1);
  expect(chanceOfAtMost(1, 2, 1 / 6)).toBeCloseTo(35 / 36, 12);
  expect(chanceOfAtLeast(2, 2, 1 / 6)).toBeCloseTo(1 / 36, 12);
  expect(chanceOfAtLeast(0, 2, 1 / 6)).toBe(1);
});

test("what is certain and what is impossible have no tails", () => {
  expect(chanceOfAtMost(9, 10, 1)).toBe(0);
  expect(chanceOfAtMost(0, 10, 0)).toBe(1);
  expect(boundsOf(10, 1, 1e-6)).toEqual({ least: 10, most: 10 });
  expect(boundsOf(10, 0, 1e-6)).toEqual({ least: 0, most: 0 });
});

test("for many tries, both tails add up to the whole", () => {
  for (const count of [4_800, 5_000, 5_100]) {
    const sum = chanceOfAtMost(count, 30_000, 1 / 6) + chanceOfAtLeast(count + 1, 30_000, 1 / 6);
    expect(sum).toBeCloseTo(1, 9);
  }
});

test("bounds are as tight as the chance of a miss allows", () => {
  const { least, most } = boundsOf(1_000, 1 / 3, 1e-6);
  expect(chanceOfAtMost(least - 1, 1_000, 1 / 3)).toBeLessThanOrEqual(0.5e-6);
  expect(chanceOfAtMost(least, 1_000, 1 / 3)).toBeGreaterThan(0.5e-6);
  expect(chanceOfAtLeast(most + 1, 1_000, 1 / 3)).toBeLessThanOrEqual(0.5e-6);
  expect(chanceOfAtLeast(most, 1_000, 1 / 3)).toBeGreaterThan(0.5e-6);
});
