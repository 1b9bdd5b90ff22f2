import { expect, test } from "@jest/globals";
import { type Square } from "../../board";
import { callOf } from "../suite";
import { messageOf } from "./message";
import "./register";

/** Of the ten solutions of the 5×5 board, two have a queen in the centre. */
const centre: readonly Square[] = [[2, 2]];
const five = [
  [1, 4, 2, 0, 3],
  [3, 0, 2, 4, 1],
];

const solving = (value: unknown) => callOf("solveQueens", [5, centre], () => value);
const giving = (values: readonly unknown[]) =>
  callOf("everyQueens", [5, centre], () => (structuredClone(values) as unknown[]).values());

const solved = (value: unknown) =>
  messageOf(() => expect(solving(value)).toBeCompletion(5, centre));
const given = (values: readonly unknown[]) =>
  messageOf(() => expect(giving(values)).toYieldEveryCompletion(5, centre, 2));
const firstGiven = (values: readonly unknown[]) =>
  messageOf(() => expect(giving(values)).toYieldFirstCompletions(5, centre, values.length));

test("any completion passes", () => {
  expect(solving(five[0])).toBeCompletion(5, centre);
  expect(solving(five[1])).toBeCompletion(5, centre);
  expect(solving([0, 2, 4, 1, 3])).toBeCompletion(5, []);
});

test("a fixed queen that does not stand in her place is named and drawn", () => {
  expect(solved([0, 2, 4, 1, 3])).toBe(
    `solveQueens(5, [[2, 2]]) came back with [0, 2, 4, 1, 3]. A queen is fixed on c3 (row 2, column 2; F on the board), but the queen of row 2 stands on e3.

5 | Q . . . .
4 | . . Q . .
3 | . . F . Q
2 | . Q . . .
1 | . . . Q .
  +----------
  | a b c d e

Which columns may row 2 try, when its queen stands already?`,
  );
});

test("queens that attack each other are told before a queen that was moved", () => {
  expect(solved([0, 1, 4, 2, 3])).toContain("attack each other");
  expect(given([[0, 1, 4, 2, 3]])).toContain("attack each other");
});

test("null and an unfinished board are told as for any placement", () => {
  expect(solved(null)).toContain("came back with null");
  expect(solved([1, 4, 2])).toContain("3 queens for 5 rows");
});

test("all completions, in order and no more, pass", () => {
  expect(giving(five)).toYieldEveryCompletion(5, centre, 2);
  expect(giving([])).toYieldEveryCompletion(5, centre, 0);
});

test("a list, a moved queen, a wrong order, one too few and one twice are told", () => {
  const list = callOf("everyQueens", [5, centre], () => five);
  expect(messageOf(() => expect(list).toYieldEveryCompletion(5, centre, 2))).toContain(
    "It should be a generator",
  );
  expect(given([five[0], [0, 2, 4, 1, 3]])).toContain(
    "[...everyQueens(5, [[2, 2]])]: number 2 of its 2 is [0, 2, 4, 1, 3]. A queen is fixed on c3",
  );
  expect(given([five[1], five[0]])).toContain("stands after");
  expect(given([five[1]])).toContain("came back with 1 right placement; there are 2.");
  expect(given([five[0], [...five[0]]])).toContain("lists the same placement twice");
});

test("the same array given twice is told, whatever is in it", () => {
  const kept = [...five[0]];
  const sharing = callOf("everyQueens", [5, centre], () => [kept, kept].values());
  expect(messageOf(() => expect(sharing).toYieldEveryCompletion(5, centre, 2))).toContain(
    "are the very same array",
  );
});

test("the first completions pass, and no more are asked for", () => {
  let asked = 0;
  const endless = callOf("everyQueens", [5, centre], function* () {
    for (; ; asked++) yield [...five[asked % 2]];
  });
  expect(endless).toYieldFirstCompletions(5, centre, 2);
  expect(asked).toBe(1);
});

test("a completion that was left out is told by its row, and not given away", () => {
  expect(firstGiven([five[1]])).toContain(
    "number 1, [3, 0, 2, 4, 1], is right, but another one comes before it. With the same queens " +
      "above row 0, a queen further left in row 0 leads to a solution too.",
  );
  expect(firstGiven([five[1]])).not.toContain("1, 4, 2, 0, 3");
});

test("a generator that ends too early is told", () => {
  expect(
    messageOf(() => expect(giving([five[0]])).toYieldFirstCompletions(5, centre, 2)),
  ).toContain("everyQueens(5, [[2, 2]]) ended after 1 solution. There are more than 2.");
});

test("runs that share a board are told apart from those that do not", () => {
  const board: number[] = [];
  const sharing = (n: number) =>
    callOf("everyQueens", [n], function* () {
      for (let col = 0; col < n; col++) {
        board[0] = col;
        yield [...board];
        board[0]++;
        yield [...board];
      }
    });
  expect(giving(five)).toYieldTheSameBeside(giving([five[1]]));
  expect(messageOf(() => expect(sharing(3)).toYieldTheSameBeside(sharing(2)))).toContain(
    "everyQueens(3): whenever it waited, everyQueens(2) ran to its end. Then number 2 was [3]. " +
      "When it runs alone, number 2 is another one.",
  );
});
