import { expect, test } from "@jest/globals";
import { CALL, callOf } from "../suite";
import { valuesOf } from "./generators";
import "./register";

const four = [
  [1, 3, 0, 2],
  [2, 0, 3, 1],
];

const call = (run: () => unknown) => callOf("solutions", [4], run);

/** A call that gives these values, each made anew. */
const giving = (values: readonly unknown[]) =>
  call(() => (structuredClone(values) as unknown[]).values());

function message(judge: () => void): string {
  try {
    judge();
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

function* endless() {
  for (let i = 0; ; i++) yield [i];
}

test("all placements, in order and no more, pass", () => {
  expect(giving(four)).toYieldEveryPlacement(4, 2);
  expect(giving([])).toYieldEveryPlacement(3, 0);
});

test("an iterator that somebody wrote by hand will do", () => {
  const byHand = call(() => {
    const left = structuredClone(four);
    return {
      next: () =>
        left.length > 0 ? { done: false, value: left.shift() } : { done: true, value: undefined },
    };
  });
  expect(byHand).toYieldEveryPlacement(4, 2);
});

test("a list is no generator", () => {
  expect(message(() => expect(call(() => four)).toYieldEveryPlacement(4, 2))).toContain(
    "solutions(4) came back with [[1, 3, 0, 2], [2, 0, 3, 1]]. It should be a generator",
  );
});

test("a missing placement is told with the generator spread", () => {
  expect(message(() => expect(giving([four[0]])).toYieldEveryPlacement(4, 2))).toContain(
    "[...solutions(4)] came back with 1 right placement; there are 2.",
  );
});

test("a generator that goes on is asked for one value too many, and then no more", () => {
  let asked = 0;
  const repeating = call(function* () {
    while (true) {
      asked++;
      yield [...four[(asked - 1) % 2]];
    }
  });
  expect(message(() => expect(repeating).toYieldEveryPlacement(4, 2))).toContain(
    "lists the same placement twice, as number 1 and as number 3",
  );
  expect(asked).toBe(3);
});

test("every question runs the call anew, so that one call can be asked several", () => {
  const solutions = giving(four);
  expect(solutions).toYieldEveryPlacement(4, 2);
  expect(solutions).toYieldFreshValues();
  expect(solutions).toYieldEveryPlacement(4, 2);
});

test("an error inside a generator passes through and knows its call", () => {
  const failing = call(function* () {
    yield four[0];
    throw new TypeError("from within");
  });
  let error: unknown;
  try {
    expect(failing).toYieldEveryPlacement(4, 2);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toMatchObject({ message: "from within", [CALL]: "[...solutions(4)]" });
});

test("a generator is left as a loop leaves it, so that its finally runs", () => {
  let closed = false;
  const tidy = call(function* () {
    try {
      yield* endless();
    } finally {
      closed = true;
    }
  });
  expect(valuesOf(tidy, 3).value).toEqual([[0], [1], [2]]);
  expect(closed).toBe(true);
});

test("a first value at once passes, however many follow", () => {
  expect(call(endless)).toBeginAtOnce();
});

test("a search that collects before it gives is stopped and told so", () => {
  const collecting = call(function* () {
    for (const _ of endless()) void _;
    yield [];
  });
  const eager = call(() => [...endless()]);
  for (const slow of [collecting, eager]) {
    expect(message(() => expect(slow).toBeginAtOnce())).toContain(
      "solutions(4) was asked for its first value, and was still searching after 1.5 seconds.",
    );
  }
});

test("a generator that gives nothing has no first value", () => {
  expect(message(() => expect(giving([])).toBeginAtOnce())).toContain("ended without giving");
});

test("fresh values pass; the same array in two values does not", () => {
  const shared = [0];
  const sharing = call(function* () {
    yield { placement: shared };
    yield { placement: shared };
  });
  expect(giving(four)).toYieldFreshValues();
  expect(message(() => expect(sharing).toYieldFreshValues())).toContain(
    "the very same array in two places",
  );
});

test("values that are remembered from run to run are not fresh", () => {
  const same = call(() => four.values());
  expect(message(() => expect(same).toYieldFreshValues())).toContain("in two calls");
});

test("an endless generator is told of", () => {
  const told = "solutions(4) has given 2000 values and does not end.";
  expect(message(() => expect(call(endless)).toYieldFreshValues())).toContain(told);
  expect(message(() => expect(call(endless)).toYieldTheSameToAnyReader())).toContain(told);
  expect(message(() => expect(call(endless)).toYieldTheSameInTurns())).toContain(told);
});

test("a search that goes on with an array that it gave away notices a careless reader", () => {
  const trusting = call(function* () {
    const mine = [1];
    yield mine;
    yield [...mine, 2];
  });
  expect(giving(four)).toYieldTheSameToAnyReader();
  expect(message(() => expect(trusting).toYieldTheSameToAnyReader())).toContain(
    "and then number 2 was [0, 2]",
  );
});

test("runs that share a variable are told apart from those that do not", () => {
  let shared = 0;
  const sharing = call(function* () {
    for (shared = 0; shared < 3; shared++) yield [shared];
  });
  expect(giving(four)).toYieldTheSameInTurns();
  expect(sharing).toYieldFreshValues();
  expect(message(() => expect(sharing).toYieldTheSameInTurns())).toContain(
    "solutions(4), run twice at the same time, one value in turn: number 3 of a run was missing",
  );
});

test("a generator that refuses its argument at the first value refuses it", () => {
  const lazily = callOf("solutions", [-1], function* () {
    if (four.length > 0) throw new RangeError("n must be 0 or more");
    yield [];
  });
  const gives = (run: () => unknown) =>
    message(() => expect(callOf("solutions", [-1], run)).toRefuse("n"));
  expect(lazily).toRefuse("n");
  expect(gives(endless)).toContain("solutions(-1) began to give values.");
  expect(gives(() => [].values())).toContain("solutions(-1) gave no value.");
});
