import { expect, test } from "@jest/globals";
import { type Random, seed, stuckAt, tries, withChance } from "./chance";
import { asCalls } from "./suite";

const answer = {
  drawn: (count: number, random: Random) => Array.from({ length: count }, () => random()),
};
const { drawn } = asCalls(answer);

test("a call with a seed is told as code and gives the same each time it is run", () => {
  const call = withChance(seed(7), (random) => drawn(3, random));
  expect(call.text).toBe("drawn(3, seeded(7))");
  expect(call.again().value).toEqual(call.value);
  expect(call.again().value).not.toBe(call.value);
});

test("another seed gives other numbers", () => {
  const [one, other] = [7, 8].map((number) => withChance(seed(number), (r) => drawn(3, r)).value);
  expect(one).not.toEqual(other);
});

test("many tries are one call: a list of what came back for each seed, from 1 on", () => {
  const call = tries(answer, "drawn", 20, (random) => [2, random]);
  expect(call.text).toBe("drawn(2, seeded(1 … 20))");
  expect(call.value).toHaveLength(20);
  expect(call.value[6]).toEqual(withChance(seed(7), (random) => drawn(2, random)).value);
});

test("a stuck source gives one number, but not for ever", () => {
  const call = withChance(stuckAt(0.5), (random) => drawn(1_100, random));
  expect(call.text).toBe("drawn(1100, () => 0.5)");
  expect(new Set(call.value.slice(0, 1_000))).toEqual(new Set([0.5]));
  expect(new Set(call.value.slice(1_000)).size).toBeGreaterThan(90);
  expect(call.again().value).toEqual(call.value);
});

test("nothing runs before a value is asked for", () => {
  let runs = 0;
  const module = { counted: (random: Random) => random() + runs++ };
  const { counted } = asCalls(module);
  const call = withChance(seed(1), (random) => counted(random));
  const many = tries(module, "counted", 5, (random) => [random]);
  expect(runs).toBe(0);
  void call.value;
  void many.value;
  expect(runs).toBe(6);
});
