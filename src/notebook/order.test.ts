import { beforeEach, expect, test } from "@jest/globals";
import { installHost } from "./host";
import { inOrder, type OrderPuzzle } from "./order";
import { recorder } from "./recorder";

const { host, shown } = recorder(() => Promise.reject(new Error("no judge")));
const told = () => shown.map(({ text }) => text).join("\n");
const runs: (readonly string[])[] = [];

const puzzle: OrderPuzzle = {
  lines: { A: "return x;", B: "let x = 1;", C: "x++;", D: "x--;" },
  count: 3,
  isRight: (chosen) => {
    runs.push(chosen);
    return new Function(chosen.join("\n"))() === 2;
  },
};

beforeEach(() => {
  installHost(host);
  shown.length = 0;
  runs.length = 0;
});

test("without an order nothing runs", () => {
  inOrder(puzzle, null);
  expect(told()).toMatch(/^Write your order first/);
  expect(runs).toEqual([]);
});

test("the right order gets a tick, in small letters and with commas, too", () => {
  inOrder(puzzle, "BCA");
  inOrder(puzzle, "b, c, a");
  expect(shown.map(({ text }) => text[0])).toEqual(["✓", "✓"]);
  expect(runs[1]).toEqual(["let x = 1;", "x++;", "return x;"]);
});

test("an order that gives something else gets no tick", () => {
  inOrder(puzzle, "BDA");
  expect(told()).toMatch(/^✗ Not yet\. .*\?$/);
});

test.each([
  ["BXA", "There is no line X: the letters are A, B, C, D."],
  ["BCC", "Line C is there twice: use it once at most."],
  ["BA", "Your order has 2 of the 3 letters that it needs."],
  ["", "Your order has no letters yet."],
])("the order %j is refused in one line, and does not run", (order, line) => {
  inOrder(puzzle, order);
  expect(told()).toBe(line);
  expect(runs).toEqual([]);
});

test("a line that may be used again is no double, and without a count any length runs", () => {
  inOrder({ ...puzzle, count: undefined, again: "c" }, "BDCCA");
  expect(told()).toMatch(/^✓/);
});

test("lines that are no program, or that fail, are told as a failure", () => {
  inOrder({ ...puzzle, lines: { ...puzzle.lines, C: "{" } }, "BCA");
  inOrder(puzzle, "CBA");
  expect(shown[0].text).toMatch(/^✗ Not yet: these lines do not run to their end\. SyntaxError: /);
  expect(shown[1].text).toMatch(/ReferenceError: /);
});
