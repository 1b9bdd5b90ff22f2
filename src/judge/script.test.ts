import { describe, expect, test } from "@jest/globals";
import { messageOf } from "./matchers/message";
import "./matchers/register";
import { playing } from "./script";
import { CALL } from "./suite";

/** A counter that refuses to go below 0. */
class Tally {
  private total: number;

  constructor(start: number) {
    if (start < 0) throw new RangeError("start must be 0 or more");
    this.total = start;
  }

  add(steps: readonly number[]): void {
    for (const step of steps) this.total += step;
  }

  take(amount: number): void {
    if (amount > this.total) throw new RangeError(`amount must be at most ${this.total}`);
    this.total -= amount;
  }

  isAtLeast(amount: number): boolean {
    if (typeof amount !== "number") throw new TypeError("a number, please");
    return this.total >= amount;
  }
}

const tally = playing({ Tally }, "Tally", ["add", "take", "isAtLeast"]);

test("a script tells every call in order, and gives what its last call gives", () => {
  const script = tally(1).add([2, 3]).isAtLeast(6);
  expect(script.text).toBe("new Tally(1) → add([2, 3]) → isAtLeast(6)");
  expect(script.value).toBe(true);
  expect(messageOf(() => expect(script).toGive(false))).toBe(
    "new Tally(1) → add([2, 3]) → isAtLeast(6) came back with true; it should be false.",
  );
});

test("nothing runs before a value is read, and then each call runs once", () => {
  const calls: string[] = [];
  class Noisy {
    constructor() {
      calls.push("new");
    }
    hum() {
      calls.push("hum");
    }
  }
  const script = playing({ Noisy }, "Noisy", ["hum"])().hum().hum();
  expect(calls).toEqual([]);
  void [script.value, script.value];
  expect(calls).toEqual(["new", "hum", "hum"]);
  void script.again().value;
  expect(calls).toEqual(["new", "hum", "hum", "new", "hum", "hum"]);
});

test("two scripts that begin alike do not meet", () => {
  const start = tally(1);
  void start.add([5]).value;
  expect(start.isAtLeast(2).value).toBe(false);
});

test("arguments are frozen, those of the questions too", () => {
  class Greedy {
    eat(list: number[]): void {
      list.pop();
    }
  }
  const greedy = playing({ Greedy }, "Greedy", ["eat"]);
  expect(() => greedy().eat([1]).value).toThrow("Cannot delete property");
  expect(() => greedy().ask("eat", [1]).value).toThrow("Cannot delete property");
});

test("an error is marked with the calls up to the one that threw it", () => {
  const error = new Error("Not implemented: Broken.turn");
  class Broken {
    turn(): void {
      throw error;
    }
    stop(): void {}
  }
  const script = playing({ Broken }, "Broken", ["turn", "stop"])().stop().turn().stop();
  expect(() => script.value).toThrow(error);
  expect(Reflect.get(error, CALL)).toBe("new Broken() → stop() → turn()");
});

test("a call that is only tried may be refused, and nothing else", () => {
  const script = tally(1).trying.take(5).isAtLeast(1);
  expect(script.text).toBe("new Tally(1) → try take(5) → isAtLeast(1)");
  expect(script.value).toBe(true);
  expect(() => tally(1).trying.isAtLeast("x" as unknown as number).value).toThrow(TypeError);
});

test("another script can run meanwhile", () => {
  let lastName = "";
  class Shared {
    private readonly name: string;
    constructor(name: string) {
      this.name = name;
      lastName = name;
    }
    isLast(): boolean {
      return lastName === this.name;
    }
  }
  const shared = playing({ Shared }, "Shared", ["isLast"]);
  expect(shared("a").isLast().value).toBe(true);
  const script = shared("a").meanwhile(shared("b")).isLast();
  expect(script.text).toBe('new Shared("a") → (meanwhile new Shared("b")) → isLast()');
  expect(script.value).toBe(false);
});

describe("questions", () => {
  test("are put to the object that the script has left, also after a refusal", () => {
    const script = tally(1).add([2]).take(9);
    const question = script.ask("isAtLeast", 3);
    expect(question.text).toBe("new Tally(1) → add([2]) → take(9) → isAtLeast(3)");
    expect(question.value).toBe(true);
  });

  test("can be many in one go", () => {
    const questions = tally(2).askEach("isAtLeast", [[1], [2], [3]]);
    expect(questions.text).toBe("new Tally(2) → isAtLeast(…)");
    expect(questions.value).toEqual([true, true, false]);
  });
});

describe("a refusal", () => {
  test("of the last call is judged as that of a function", () => {
    expect(tally(-1)).toRefuse("start");
    expect(tally(1).take(2)).toRefuse("amount");
    expect(messageOf(() => expect(tally(3).take(2)).toRefuse("amount"))).toContain(
      "new Tally(3) → take(2) came back with undefined",
    );
  });

  test("of an earlier call is none of the last", () => {
    expect(() => expect(tally(1).take(2).take(9)).toRefuse("amount")).toThrow(
      "amount must be at most 1",
    );
  });
});

describe("what is missing is told:", () => {
  const said = (module: object) => () =>
    playing(module as { Tally: typeof Tally }, "Tally", ["add"])(1).add([1]).value;

  test("a class that is not exported", () => {
    expect(said({ Talley: Tally })).toThrow(
      "Tally is not exported from your file. It exports Talley. Is one of them the one that is " +
        "meant? Write: export class Tally",
    );
  });

  test("something that is no class", () => {
    expect(said({ Tally: () => 1 })).toThrow("is exported from your file, but it is not a class.");
    expect(said({ Tally: 1 })).toThrow("is exported from your file, but it is not a class.");
  });

  test("a method", () => {
    class Bare {
      readonly total = 0;
    }
    expect(said({ Tally: Bare })).toThrow(
      "Tally has no method add. Write in the class: add(…) { … }",
    );
  });
});
