import { describe, expect, test } from "@jest/globals";
import { callOf } from "../suite";
import { messageOf } from "./message";
import "./register";

const one = (n: number, value: unknown) =>
  messageOf(() => expect(callOf("firstSolution", [n], () => value)).toBePeacefulPlacement(n));

const every = (n: number, count: number, value: unknown) =>
  messageOf(() => expect(callOf("allSolutions", [n], () => value)).toBeEveryPlacement(n, count));

describe("toBePeacefulPlacement", () => {
  test("accepts any peaceful placement, and the empty one for n = 0", () => {
    expect(one(4, [1, 3, 0, 2])).toBe("");
    expect(one(4, [2, 0, 3, 1])).toBe("");
    expect(one(0, [])).toBe("");
  });

  test("names the first two queens that attack each other, and draws them", () => {
    const message = one(4, [0, 2, 0, 3]);
    expect(message).toMatch(/^firstSolution\(4\) came back with \[0, 2, 0, 3\]\./);
    expect(message).toContain("a4 (row 0, column 0) and a2 (row 2, column 0)");
    expect(message).toContain("along their column");
    expect(message).toContain("  | a b c d");
    expect(message).toMatch(/\?$/);
  });

  test("tells a falling from a rising diagonal", () => {
    expect(one(4, [0, 1, 3, 2])).toContain("a falling diagonal (\\)");
    expect(one(4, [1, 0, 3, 2])).toContain("a rising diagonal (/)");
  });

  test("tells null as a wrong claim", () => {
    expect(one(4, null)).toContain("null, which says that there is no placement. There is one.");
  });

  test.each([
    ["a generator", (function* () {})(), "a generator"],
    ["a promise", Promise.resolve([]), "a Promise"],
    ["a function", function search() {}, "the function search itself (was it never called?)"],
    ["undefined", undefined, "undefined (does every path end in a return?)"],
    ["a string", "1302", 'the string "1302"'],
    ["a set", new Set([1]), "a Set (an array was asked for)"],
    ["a typed array", new Int32Array(4), "a Int32Array"],
    ["a number", 7, "7"],
  ])("tells %s in words", (_, value, words) => {
    expect(one(4, value)).toContain(`firstSolution(4) came back with ${words}`);
  });

  test("tells NaN, holes and columns off the board", () => {
    expect(one(4, [1, NaN, 0, 2])).toContain("Row 1 has NaN (a calculation met something");
    expect(one(2, Array(2))).toContain("Row 0 of it was never filled in");
    expect(one(4, [1, 3, 0, 4])).toContain(
      "Row 3 has 4, but a column is a whole number from 0 to 3",
    );
    expect(one(4, [1, "3", 0, 2])).toContain('Row 1 has the string "3"');
  });

  test("counts the queens of a placement that is too short or too long", () => {
    expect(one(4, [1, 3])).toContain("[1, 3]: 2 queens for 4 rows.");
    expect(one(1, [0, 0])).toContain("[0, 0]: 2 queens for 1 row.");
  });

  test("does not give a solution away", () => {
    for (const value of [null, [0, 0, 0, 0], [1, 3], undefined, []]) {
      expect(one(4, value)).not.toMatch(/1, 3, 0, 2|2, 0, 3, 1/);
    }
  });
});

describe("toBeEveryPlacement", () => {
  const both = [
    [1, 3, 0, 2],
    [2, 0, 3, 1],
  ];

  test("accepts the whole list in order, and the empty list where there is none", () => {
    expect(every(4, 2, both)).toBe("");
    expect(every(3, 0, [])).toBe("");
    expect(every(0, 1, [[]])).toBe("");
  });

  test("says that the same array was put in twice", () => {
    const shared = [2, 0, 3, 1];
    expect(every(4, 2, [shared, shared])).toContain(
      "numbers 1 and 2 of the list are the very same",
    );
  });

  test("says which placement is wrong, and draws it", () => {
    const message = every(4, 2, [both[0], [0, 0, 0, 0]]);
    expect(message).toContain("number 2 of its 2 is [0, 0, 0, 0]");
    expect(message).toContain("  | a b c d");
  });

  test("finds a placement that is listed twice, and one that is out of order", () => {
    expect(every(4, 2, [both[0], [...both[0]]])).toContain("as number 1 and as number 2");
    expect(every(4, 2, [both[1], both[0]])).toContain("stands after [2, 0, 3, 1]");
  });

  test("counts what is missing, and tells null from an empty list", () => {
    expect(every(4, 2, [both[0]])).toContain("1 right placement; there are 2");
    expect(every(4, 2, [])).toContain("an empty list; there are 2");
    expect(every(3, 0, null)).toContain("came back with null. It should be a list");
  });

  test("stays quick on a list of a hundred thousand", () => {
    const began = performance.now();
    every(
      4,
      2,
      Array.from({ length: 100_000 }, () => [0, 0, 0, 0]),
    );
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
