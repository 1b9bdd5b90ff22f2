import { expect, test } from "@jest/globals";
import { STOPPED, within } from "./time-limit";

test("what ends in time gives its value, and its errors pass through", () => {
  expect(within(1000, () => 7)).toBe(7);
  const error = new Error("mine");
  expect(() =>
    within(1000, () => {
      throw error;
    }),
  ).toThrow(error);
});

test("an endless loop is stopped, and no catch or finally of its own can swallow that", () => {
  const stubborn = () => {
    for (;;) {
      try {
        for (;;);
      } catch {
        // keeps on
      }
    }
  };
  expect(within(50, stubborn)).toBe(STOPPED);
});

test("limits nest, and one that struck leaves the next alone", () => {
  const endless = () => {
    for (;;);
  };
  expect(within(5000, () => [within(30, endless), 1])).toEqual([STOPPED, 1]);
  expect(within(30, () => within(5000, endless))).toBe(STOPPED);
  expect(within(1000, () => 2)).toBe(2);
});
