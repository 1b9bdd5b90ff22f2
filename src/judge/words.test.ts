import { expect, test } from "@jest/globals";
import { named, written } from "./words";

test("values are written as code", () => {
  expect(written([1, [2, "b"]])).toBe('[1, [2, "b"]]');
  expect(written([undefined, null, -0])).toBe("[undefined, null, 0]");
  expect(written({ board: ["..", ".."] })).toBe("{ board: rectangle(2, 2) }");
  expect(written(10n)).toBe("10n");
});

test("however large or deep a value is, the text is short", () => {
  const circle: unknown[] = [];
  circle.push(circle);
  expect(written(circle)).toBe("[[[[…]]]]");
  for (const value of [
    "x".repeat(1e6),
    Array(1e6).fill(1),
    new Array(1e6),
    Array(9).fill([1, 2]),
  ]) {
    expect(written(value).length).toBeLessThanOrEqual(72);
    expect(named(value).length).toBeLessThanOrEqual(84);
  }
});

test("holes in an array are told", () => {
  expect(written(new Array(2))).toBe("[(nothing), (nothing)]");
});
