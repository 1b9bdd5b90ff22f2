import { beforeEach, expect, test } from "@jest/globals";
import { installHost } from "./host";
import { predict } from "./predict";
import { recorder } from "./recorder";

const { host, shown } = recorder(() => Promise.reject(new Error("no judge")));
const told = () => shown.map(({ text }) => text).join("\n");

beforeEach(() => {
  installHost(host);
  shown.length = 0;
});

test("without a prediction the answer stays hidden and is not even asked for", () => {
  let asked = 0;
  predict(null, () => ++asked);
  expect(asked).toBe(0);
  expect(told()).toMatch(/^Write your prediction first/);
  expect(told()).not.toContain("1");
});

test("a right prediction is told so", () => {
  predict(4, 4);
  expect(told()).toBe("✓ You predicted 4, and so it is.");
});

test("a wrong prediction meets the answer and a question", () => {
  predict(5, () => 4);
  expect(told()).toMatch(/^✗ You predicted 5, and it is 4\. .*\?$/);
});

test("lists are compared by what they hold, and false and 0 are predictions", () => {
  predict([1, 3], [1, 3]);
  predict(false, () => false);
  predict(0, 1);
  expect(shown.map(({ text }) => text[0])).toEqual(["✓", "✓", "✗"]);
});

test("an answer that fails is shown as a failure, one that is undefined is an answer", () => {
  predict(1, () => {
    throw new RangeError("n must be 0 or more");
  });
  predict(1, () => undefined);
  expect(told()).toBe(
    "RangeError: n must be 0 or more\n✗ You predicted 1, and it is undefined. Where does the difference come from?",
  );
});

test.each([
  ["two", 2, 'Your prediction should be a number, and "two" is not.'],
  [7, "b4", 'Your prediction should be a text in quotes, "…", and 7 is not.'],
  [1, [1, 3], "Your prediction should be a list in brackets, […], and 1 is not."],
  ["false", false, 'Your prediction should be true or false, and "false" is not.'],
  [undefined, 3, "Your prediction should be a number, and undefined is not."],
])("the prediction %j is told its kind, and not the answer", (guess, answer, line) => {
  predict(guess, () => answer);
  expect(told()).toBe(`${line} Change it, and run this cell again.`);
});

test("where nothing comes back, every prediction may be compared", () => {
  predict([1, 3], () => null);
  expect(told()).toMatch(/^✗ You predicted \[1,3\], and it is null\./);
});

test("a list without its brackets is told so, and the answer stays hidden", () => {
  predict<number[]>(1, 2, () => [1, 3]);
  predict(4, 5, 6, [7, 8, 9]);
  expect(shown.map(({ text }) => text)).toEqual([
    "One prediction stands before the answer. If it is a list, put it in brackets: [1, 2]",
    "One prediction stands before the answer. If it is a list, put it in brackets: [4, 5, 6]",
  ]);
});
