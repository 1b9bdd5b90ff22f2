import { expect, test } from "@jest/globals";
import { contest, timed, type Version } from "./contest";
import { knownCounts } from "./known-counts";

/** A version that notes what it was asked and needs `milliseconds` for the 11×11 board. */
function version(algorithm: string, milliseconds: number, asked: string[]): Version {
  return {
    algorithm,
    language: "TypeScript",
    run: (n) => {
      asked.push(`${algorithm} ${n}`);
      return { count: knownCounts[n], milliseconds: milliseconds * 6.6 ** (n - 11) };
    },
  };
}

const plan = { sizes: [12, 13], rounds: 2, limitMs: 1000 };

test("the versions take turns, size by size and round by round", () => {
  const asked: string[] = [];
  const rounds: number[] = [];
  contest([version("a", 1, asked), version("b", 1, asked)], plan, (round) => rounds.push(round));
  const turns = ["a 12", "b 12", "a 13", "b 13"];
  expect(asked.filter((text) => !text.endsWith("11"))).toEqual([...turns, ...turns]);
  expect(rounds).toEqual([1, 2]);
});

test("before that, each warms up: the quick ones often, the slow ones and those in C once", () => {
  const warmUpsOf = (entry: Version, asked: readonly string[]) => {
    contest([entry], plan, () => undefined);
    return asked.filter((text) => text.endsWith("11")).length;
  };
  const quick: string[] = [];
  const slow: string[] = [];
  const inC: string[] = [];
  expect(warmUpsOf(version("quick", 1, quick), quick)).toBe(20);
  expect(warmUpsOf(version("slow", 250, slow), slow)).toBe(1);
  expect(warmUpsOf({ ...version("c", 1, inC), language: "C" }, inC)).toBe(1);
});

test("a version sits out the sizes for which it is too slow", () => {
  const measured = contest([version("slow", 100, [])], plan, () => undefined);
  expect(measured.map(({ n, milliseconds }) => [n, milliseconds.length])).toEqual([
    [12, 2],
    [13, 0],
  ]);
});

test("a wrong count ends the contest", () => {
  const wrong: Version = { ...version("w", 1, []), run: () => ({ count: 7, milliseconds: 1 }) };
  expect(() => contest([wrong], plan, () => undefined)).toThrow(
    "w in TypeScript counted 7 for n = 11; there are 2680",
  );
});

test("a function of this process is timed by processor time", () => {
  const { count, milliseconds } = timed((n) => n + 1)(4);
  expect(count).toBe(5);
  expect(milliseconds).toBeGreaterThanOrEqual(0);
});
