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
  predict<readonly number[]>([1, 3], [1, 3]);
  predict(false, () => false);
  predict(0, 1);
  expect(shown.map(({ text }) => text[0])).toEqual(["✓", "✓", "✗"]);
});

test("an answer that fails is shown as a failure, one that is undefined is an answer", () => {
  predict(1, () => {
    throw new RangeError("n must be 0 or more");
  });
  predict<number | undefined>(1, () => undefined);
  expect(told()).toBe(
    "RangeError: n must be 0 or more\n✗ You predicted 1, and it is undefined. Where does the difference come from?",
  );
});
