import { expect, test } from "@jest/globals";
import { seeded } from "./random";

const draws = (seed: number, count: number) => Array.from({ length: count }, seeded(seed));

test("a seed settles all numbers, and another seed gives others", () => {
  expect(draws(7, 5)).toEqual(draws(7, 5));
  expect(draws(7, 5)).not.toEqual(draws(8, 5));
});

test("all numbers lie between 0 and 1, about as many in each tenth", () => {
  const tenths = Array<number>(10).fill(0);
  for (const number of draws(1, 10_000)) tenths[Math.floor(number * 10)]++;
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
