import { expect, test } from "@jest/globals";
import { ratioOf, summaryOf } from "./statistics";

test("the median is the middle value, or lies halfway between the two middle ones", () => {
  expect(summaryOf([9, 1, 10])).toEqual({ median: 9, low: 1, high: 10 });
  expect(summaryOf([4, 1, 2, 30]).median).toBe(3);
});

test("no measurement has no median", () => {
  expect(() => summaryOf([])).toThrow(RangeError);
});

test("a ratio is taken round by round, so a slow round does not count", () => {
  const ratio = ratioOf([20, 200, 30], [10, 100, 10]);
  expect(ratio).toEqual({ median: 2, low: 2, high: 3 });
});

test("a ratio uses the rounds that both took part in", () => {
  expect(ratioOf([20, 30], [10]).median).toBe(2);
});
