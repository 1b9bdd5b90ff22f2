import { expect, test } from "@jest/globals";
import { asCalls, CALL } from "./suite";

test("a call knows its text, and runs once, when its value is first read", () => {
  let runs = 0;
  const { twice } = asCalls({ twice: (n: number) => (runs++, 2 * n) });
  const call = twice(4);
  expect(call.text).toBe("twice(4)");
  expect(runs).toBe(0);
  expect([call.value, call.value]).toEqual([8, 8]);
  expect(runs).toBe(1);
  expect(call.again().value).toBe(8);
  expect(runs).toBe(2);
});

test("texts show boards by their size, functions by their name, and cut what is long", () => {
  const { walk } = asCalls({ walk: (...args: unknown[]) => args });
  function random() {}
  expect(walk(["...", "..."], [0, 0]).text).toBe("walk(rectangle(2, 3), [0, 0])");
  expect(walk([".#", ".."]).text).toBe('walk([".#", ".."])');
  expect(walk(random, { closed: true }).text).toBe("walk(random, { closed: true })");
  expect(walk(Array(500).fill(7)).text.length).toBeLessThan(90);
});

test("arguments are frozen all the way down", () => {
  const { change } = asCalls({
    change: (problem: { squares: number[][] }) => problem.squares[0].push(1),
  });
  expect(() => change({ squares: [[0]] }).value).toThrow("object is not extensible");
});

test("an error of the answer passes through, marked with the call", () => {
  const error = new TypeError("mine");
  const { fail } = asCalls({
    fail: () => {
      throw error;
    },
  });
  expect(() => fail().value).toThrow(error);
  expect(Reflect.get(error, CALL)).toBe("fail()");
});

test("a missing export gives a call that says what the file exports instead", () => {
  const module: { solve?: () => void; other: () => void } = { other: () => undefined };
  const { solve } = asCalls(module as { solve: () => void });
  expect(() => solve().value).toThrow(
    "solve is not exported from your file. It exports other. Is one of them the one that is meant?",
  );
});

test("an empty file, a default export and a value that is no function are told apart", () => {
  const said = (module: object) => () => asCalls(module as { solve: () => void }).solve().value;
  expect(said({ default: {} })).toThrow("It exports nothing so far.");
  expect(said({ __esModule: true, default: () => 1 })).toThrow("without default");
  expect(said({ solve: 3 })).toThrow("is exported from your file, but it is not a function");
});

test("classes stay as they are", () => {
  class Scan {
    place(): void {}
  }
  expect(asCalls({ Scan }).Scan).toBe(Scan);
});
