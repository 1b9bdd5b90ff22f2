import { expect, test } from "@jest/globals";
import { type Placement, type Square } from "../../board";
import { type Call, callOf } from "../suite";
import { attackMatchers } from "./attacks";

expect.extend(attackMatchers);

const attacks = (a: Square, b: Square, value: unknown) =>
  callOf("attacks", [a, b], () => value as boolean);
const isSafe = (placement: Placement, col: number, value: unknown) =>
  callOf("isSafe", [placement, col], () => value as boolean);
const conflicts = (placement: Placement, value: unknown) =>
  callOf("conflicts", [placement], () => value as [number, number][]);

function messageOf(judge: () => void): string {
  try {
    judge();
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

test("right answers pass", () => {
  expect(attacks([0, 0], [2, 2], true)).toBeAttack();
  expect(attacks([0, 0], [1, 2], false)).toBeNoAttack();
  expect(isSafe([0], 2, true)).toBeSafe();
  expect(isSafe([0], 1, false)).toBeUnsafe();
  expect(conflicts([0, 1], [[0, 1]])).toBeConflicts([[0, 1]]);
});

test("something that is only like true or false does not pass", () => {
  expect(messageOf(() => expect(attacks([0, 0], [2, 2], 1)).toBeAttack())).toMatch(
    "came back with 1",
  );
  expect(messageOf(() => expect(isSafe([], 0, "yes")).toBeSafe())).toMatch(
    "came back with the string",
  );
  expect(messageOf(() => expect(isSafe([0], 0, undefined)).toBeUnsafe())).toMatch("undefined");
});

test("a missed attack is drawn, with the distance and the line", () => {
  expect(messageOf(() => expect(attacks([0, 0], [2, 2], false)).toBeAttack())).toBe(
    [
      "attacks([0, 0], [2, 2]) came back with false. [0, 0] and [2, 2] are 2 rows and 2 columns " +
        "apart: they stand on one falling diagonal (\\).",
      "3 | Q . .\n2 | . . .\n1 | . . Q\n  +------\n  | a b c",
      "Which of your comparisons should say so?",
    ].join("\n\n"),
  );
});

test("a board that is too large to help is left out", () => {
  const message = messageOf(() => expect(attacks([0, 0], [40, 40], false)).toBeAttack());
  expect(message).toMatch("40 rows and 40 columns apart");
  expect(message).not.toMatch("|");
});

test("an unsafe square is drawn as ?, and the queen who attacks it is named", () => {
  const message = messageOf(() => expect(isSafe([1, 3], 1, true)).toBeUnsafe());
  expect(message).toMatch("The queen of row 0 attacks the square [2, 1], marked ?.");
  expect(message).toMatch("2 rows and 0 columns apart: they stand on one column.");
  expect(message).toMatch("4 | . Q . .\n3 | . . . Q\n2 | . ? . .");
});

test.each<[string, unknown, string]>([
  [
    "a pair of peaceful rows",
    [
      [0, 1],
      [0, 2],
    ],
    "Rows 0 and 1 do not belong in it.",
  ],
  ["a missing pair", [], "Rows 0 and 2 are missing."],
  ["a pair the wrong way round", [[2, 0]], "the smaller row first: look at [2, 0]"],
  [
    "a pair listed twice",
    [
      [0, 2],
      [0, 2],
    ],
    "once, the smaller row first: look at [0, 2]",
  ],
  ["a row that is not there", [[0, 3]], "There is no row 3: the rows are 0 to 2."],
  ["no list of pairs", [0, 2], "It should be a list of pairs of rows"],
])("tells of %s", (_, value, sentence) => {
  expect(messageOf(() => expect(conflicts([0, 3, 0], value)).toBeConflicts([[0, 2]]))).toMatch(
    sentence,
  );
});

test("tells that the right pairs come in the wrong order", () => {
  const call: Call = conflicts(
    [0, 0, 0],
    [
      [0, 1],
      [1, 2],
      [0, 2],
    ],
  );
  const message = messageOf(() =>
    expect(call).toBeConflicts([
      [0, 1],
      [0, 2],
      [1, 2],
    ]),
  );
  expect(message).toMatch("not sorted");
});
