/** The matchers that know no boards' rules: nothing, refusals, small values, texts, freshness. */
import { describe, expect, test } from "@jest/globals";
import { rectangle } from "../../board";
import { callOf, type Call } from "../suite";
import { messageOf } from "./message";
import "./register";

const giving = (value: unknown, ...args: unknown[]): Call => callOf("answer", args, () => value);

const throwing = (error: unknown): Call =>
  callOf("answer", [-1], () => {
    throw error;
  });

describe("toBeNoAnswer", () => {
  const message = (call: Call) => messageOf(() => expect(call).toBeNoAnswer());

  test("null passes, undefined and an empty list do not", () => {
    expect(message(giving(null, 3))).toBe("");
    expect(message(giving(undefined, 3))).toContain("undefined (does every path end in a return?)");
    expect(message(giving([], 3))).toContain(
      "answer(3) came back with []. There is no answer here",
    );
  });

  test("draws the placement or the tour that came instead", () => {
    expect(message(giving([0, 2, 1], 3))).toContain("  | a b c");
    const tour = [
      [0, 0],
      [1, 2],
    ];
    expect(message(giving(tour, rectangle(3, 3), [0, 0]))).toContain("  | a b c");
    expect(message(giving(tour, 3, 4))).toContain("  | a b c d");
  });

  test("does not draw what is no board", () => {
    expect(message(giving([7, 8, 9], 3))).not.toContain("|");
    expect(message(giving(["a"], 3))).not.toContain("|");
  });
});

describe("toRefuse", () => {
  const message = (call: Call) => messageOf(() => expect(call).toRefuse("n"));

  test("a RangeError that names the argument passes, at the call or at the first next()", () => {
    expect(message(throwing(new RangeError("n must be 0 or more, got -1")))).toBe("");
    const generator = (function* () {
      yield 1;
      throw new RangeError("n must be 0 or more");
    })();
    generator.next();
    expect(message(giving(generator, -1))).toBe("");
  });

  test("a result, another error, and a message without the name do not", () => {
    expect(message(giving(null, -1))).toContain("came back with null. A bad n must be refused");
    expect(message(throwing(new Error("n is bad")))).toContain("threw Error: n is bad. A bad n");
    expect(message(throwing(new RangeError("no such column")))).toContain(
      "should name the argument, n,",
    );
    expect(message(throwing("n"))).toContain('threw the string "n", no error at all');
    expect(message(giving([1].values(), -1))).toContain("began to give values");
  });

  test("a stack overflow is no refusal", () => {
    const endless = (): never => endless();
    expect(message(callOf("answer", [-1], endless))).toContain("until the call stack was full");
  });

  test("what is not written yet passes through", () => {
    expect(message(throwing(new Error("Not implemented: answer")))).toBe("Not implemented: answer");
  });
});

describe("toGive", () => {
  const message = (value: unknown, expected: unknown, rule?: string) =>
    messageOf(() => expect(giving(value, 1)).toGive(expected, rule));

  test("compares deeply, and takes -0 for 0", () => {
    expect(message([[0, 1]], [[0, 1]])).toBe("");
    expect(message(-0, 0)).toBe("");
    expect(message([1, 2], [1])).not.toBe("");
    expect(message([undefined], Array(1))).not.toBe("");
    expect(message({ 0: 1 }, [1])).not.toBe("");
  });

  test("tells the rule instead of the value", () => {
    expect(message(true, false, "A square does not attack itself.")).toBe(
      "answer(1) came back with true. A square does not attack itself.",
    );
    expect(message(3, 4)).toBe("answer(1) came back with 3; it should be 4.");
  });
});

describe("toDraw", () => {
  const message = (value: unknown, text: string) =>
    messageOf(() => expect(giving(value)).toDraw(text));

  test("points at the first character that differs", () => {
    const text = message("+--+\n| *|\n+--+", "+--+\n|* |\n+--+");
    expect(text).toContain("line 2 of the drawing differs at character 2");
    expect(text).toContain("yours    | *|\nwanted   |* |\n          ^");
  });

  test("tells what ends too early or too late, and spaces that nobody sees", () => {
    expect(message("a\nb", "a\nb")).toBe("");
    expect(message("a\nb\n", "a\nb")).toContain("Is there a line break after the last line?");
    expect(message("a", "a\nb")).toContain("1 line, right as far as they go; the drawing has 2");
    expect(message("a ", "a")).toContain("Are there spaces at the end of the line?");
    expect(message("a\r\nb", "a\nb")).toContain("carriage returns");
    expect(message(["a"], "a")).toContain("It should be one string");
  });
});

describe("toBeFreshEachTime", () => {
  const message = (run: (list: number[]) => unknown) => {
    const list = [1];
    return messageOf(() => expect(callOf("answer", [list], () => run(list))).toBeFreshEachTime());
  };

  test("what nobody can compare is not new: a generator, a map, a promise, a function", () => {
    for (const make of [() => [1].values(), () => new Map(), async () => 1, () => () => 1]) {
      expect(message(make)).toMatch(/^answer\(\[1\]\) came back with .*whether it is new/);
    }
    expect(message(() => new Int32Array([1]))).toBe("");
    expect(message(() => null)).toBe("");
  });

  test("new arrays each time pass", () => {
    expect(message(() => [[1], [2]])).toBe("");
    expect(message(() => null)).toBe("");
  });

  test("a second result that differs fails", () => {
    let calls = 0;
    expect(message(() => [calls++])).toContain(
      "came back with [0], and when called again, with [1]",
    );
  });

  test("sharing is told: inside a result, with the arguments, between two calls", () => {
    const shared = [1];
    expect(message(() => [[...shared], ...Array(2).fill([2])])).toContain("in two places");
    expect(message((list) => [list])).toContain("the caller's own argument");
    expect(message(() => shared)).toContain("the very same array in two calls");
  });

  test("a result that is kept and copied at the wrong depth is found by spoiling it", () => {
    const kept: number[][] = [];
    const copies = () => {
      if (kept.length === 0) kept.push([1]);
      const result = kept.map((row) => [...row]);
      kept[0] = result[0];
      return result;
    };
    expect(message(copies)).toContain("after a result was changed");
  });
});
