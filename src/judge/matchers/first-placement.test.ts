import { expect, test } from "@jest/globals";
import { callOf } from "../suite";
import "./register";

const call = (value: unknown) => callOf("firstSolution", [6], () => value);

/** What the matcher says of `value`, as an answer for n = 6. */
function message(value: unknown): string {
  try {
    expect(call(value)).toBeFirstPlacement(6);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

test("the first solution in order passes", () => {
  expect(call([1, 3, 5, 0, 2, 4])).toBeFirstPlacement(6);
  expect(callOf("firstSolution", [0], () => [])).toBeFirstPlacement(0);
});

test("a later solution fails, and the row is named in which a queen could stand further left", () => {
  expect(message([4, 2, 0, 5, 3, 1])).toContain(
    "firstSolution(6) came back with [4, 2, 0, 5, 3, 1]: peaceful, but not the first in order.",
  );
  expect(message([4, 2, 0, 5, 3, 1])).toContain("a queen further left in row 0 leads to");
});

test("the message does not give the first solution away", () => {
  expect(message([2, 5, 1, 4, 0, 3])).not.toContain("1, 3, 5, 0, 2, 4");
});

test("queens that attack each other are told before the order", () => {
  expect(message([0, 1, 2, 3, 4, 5])).toContain("attack each other");
});

test("null is told as a search that gave up", () => {
  expect(message(null)).toContain("came back with null");
});
