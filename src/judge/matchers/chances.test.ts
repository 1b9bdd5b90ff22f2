import { describe, expect, test } from "@jest/globals";
import { equally, everyOrder, luck, luckIn, type Random, tries } from "../chance";
import { type Call, callOf } from "../suite";
import { messageOf } from "./message";
import "./register";

const giving = (value: unknown): Call => callOf("answer", [], () => value);

describe("toFillEveryColumn", () => {
  const of = (value: unknown, n: number) =>
    messageOf(() => expect(giving(value)).toFillEveryColumn(n));

  test("accepts one queen in each row and column, whatever attacks along diagonals", () => {
    expect(of([0, 1, 2], 3)).toBe("");
    expect(of([], 0)).toBe("");
  });

  test("tells what is no placement of n queens", () => {
    expect(of(null, 3)).toContain("came back with null. A placement is an array");
    expect(of([0, 1], 3)).toContain("came back with [0, 1]: 2 queens for 3 rows.");
    expect(of(new Array<number>(2), 2)).toContain("Row 0 has undefined");
  });

  test("tells a column off the board", () => {
    expect(of([0, 3, 1], 3)).toContain("Row 1 has 3, but a column is a whole number from 0 to 2.");
    expect(of([0, 0.5, 1], 3)).toContain("Row 1 has 0.5");
    expect(of([NaN], 1)).toContain("Row 0 has NaN");
    expect(of([-1, 0], 2)).toContain("Row 0 has -1");
  });

  test("draws two queens in one column, unless the board is too large to look at", () => {
    const message = of([1, 0, 1], 3);
    expect(message).toContain("Rows 0 and 2 both have column 1");
    expect(message).toContain("  | a b c");
    expect(of(new Array<number>(30).fill(4), 30)).not.toContain("|");
  });
});

describe("toBePeacefulOrNull", () => {
  const of = (value: unknown) => messageOf(() => expect(giving(value)).toBePeacefulOrNull(4));

  test("accepts a solution and null, and nothing else", () => {
    expect(of([1, 3, 0, 2])).toBe("");
    expect(of(null)).toBe("");
    expect(of(undefined)).toContain("undefined (does every path end in a return?)");
    expect(of([1, 3, 0, 1])).toContain("attack each other along their column");
    expect(of([1, 3])).toContain("2 queens for 4 rows");
  });
});

describe("toUseNoOtherChance", () => {
  const of = (run: () => unknown) =>
    messageOf(() => expect(callOf("answer", [], run)).toUseNoOtherChance());

  test("tells how often Math.random was called", () => {
    expect(of(() => 1)).toBe("");
    expect(of(() => Math.random())).toContain("answer() called Math.random once. All chance");
    expect(of(() => [Math.random(), Math.random()])).toContain("called Math.random 2 times");
  });

  test("leaves Math.random as it was, whatever the answer does", () => {
    const before = Math.random;
    const failing = () => {
      throw new Error("no");
    };
    expect(of(failing)).toBe("no");
    expect(Math.random).toBe(before);
  });
});

describe("toComeOut", () => {
  const answer = {
    fair: (n: number, random: Random) => [Math.floor(random() * n)],
    unfair: (n: number, random: Random) => [Math.floor(random() * random() * n)],
    short: (n: number, random: Random) => [Math.floor(random() * (n - 1))],
    long: (n: number, random: Random) => [Math.floor(random() * (n + 1))],
  };
  const columns = ["[0]", "[1]", "[2]"];
  const of = (name: keyof typeof answer) => {
    const call = tries(answer, name, 1_000, (random) => [3, random]);
    return messageOf(() => expect(call).toComeOut(equally(columns), { ask: "Is it fair?" }));
  };

  test("accepts what is as likely as it should be", () => {
    expect(of("fair")).toBe("");
  });

  test("tells the outcome that is furthest off, the bounds of luck, and the question", () => {
    const message = of("unfair");
    expect(message).toMatch(/^unfair\(3, seeded\(1 … 1000\)\): \[\d\] came out in \d+ of 1,000/);
    expect(message).toContain("about 333 of them; from 251 to 420 could be luck.\n\nIs it fair?");
  });

  test("tells an outcome that never comes, and one that never should", () => {
    expect(of("short")).toContain("[2] came out in 0 of 1,000 tries");
    expect(of("long")).toMatch(/seed \d+ gave \[3\]\. That should never happen/);
  });

  test("names outcomes by any rule", () => {
    const call = tries(answer, "fair", 1_000, (random) => [4, random]);
    const outcomeOf = (value: unknown) =>
      (value as number[])[0] === 0 ? "the corner" : "another square";
    const chances = new Map([
      ["the corner", 1 / 4],
      ["another square", 3 / 4],
    ]);
    expect(messageOf(() => expect(call).toComeOut(chances, { outcomeOf }))).toBe("");
    expect(
      messageOf(() => expect(call).toComeOut(equally([...chances.keys()]), { outcomeOf })),
    ).toContain("tries");
  });

  test("rests on chances that add up to 1 and agree with known ones", () => {
    expect(everyOrder(3)).toHaveLength(6);
    expect(everyOrder(0)).toEqual(["[]"]);
    const none = (n: number, randomRows: number) => luck(n, randomRows).get("null") ?? 0;
    expect(none(4, 1)).toBeCloseTo(1 / 2, 12);
    expect(none(6, 2)).toBeCloseTo(7 / 9, 12);
    // Brassard and Bratley's table for the 8×8 board: .8750 with two random rows, .1293 with eight.
    expect(1 - none(8, 2)).toBeCloseTo(0.875, 4);
    expect(1 - none(8, 8)).toBeCloseTo(0.1293, 4);
    for (const chances of [luck(5, 5), luck(6, 3), equally(everyOrder(4))]) {
      const sum = [...chances.values()].reduce((total, chance) => total + chance, 0);
      expect(sum).toBeCloseTo(1, 12);
    }
    expect(luckIn([3, 1, 4, 2, 0], 2)).toBe("random queens in columns [3, 1]");
    expect(luckIn(undefined, 2)).toBe("undefined");
  });
});

describe("toSucceedAtLeast", () => {
  const of = (found: number, all: number, chance: number) => {
    const outcomes = Array.from({ length: all }, (_, i) => (i < found ? [0] : null));
    return messageOf(() => expect(giving(outcomes)).toSucceedAtLeast(chance));
  };

  test("refuses so few successes that no luck explains them", () => {
    expect(of(30, 30, 0.8)).toBe("");
    expect(of(20, 30, 0.8)).toBe("");
    expect(of(5, 30, 0.8)).toContain("found a placement in 5 of 30 tries");
    expect(of(0, 3, 0.997)).toContain("found a placement in 0 of 3 tries");
    expect(of(1, 3, 0.997)).toBe("");
  });
});
