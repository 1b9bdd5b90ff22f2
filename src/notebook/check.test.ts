import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { type Verdict } from "../judge/verdict";
import { check } from "./check";
import { installHost } from "./host";
import { recorder } from "./recorder";

const green: Verdict = {
  chapter: "03-backtracking",
  status: "passed",
  passed: 9,
  total: 9,
  tests: [],
  mistake: null,
  typeErrors: [],
  printed: "",
  durationMs: 1,
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  installHost(null as never);
});

test("shows that it is judging, for how long, and then the verdict, all in one place", async () => {
  let answer: (verdict: Verdict) => void = () => undefined;
  const asked: string[] = [];
  const { host, shown, history } = recorder((chapter) => {
    asked.push(chapter);
    return new Promise((resolve) => (answer = resolve));
  });
  installHost(host);
  const checking = check("03");
  jest.advanceTimersByTime(2000);
  answer(green);
  await checking;
  expect(asked).toEqual(["03"]);
  expect(history.slice(0, 3).map(({ text }) => text)).toEqual([
    "Judging chapter 03 … 0 s",
    "Judging chapter 03 … 1 s",
    "Judging chapter 03 … 2 s",
  ]);
  expect(shown).toHaveLength(1);
  expect(shown[0].text).toContain("✓ All 9 tests pass");
  jest.advanceTimersByTime(5000);
  expect(shown[0].text).toContain("✓ All 9 tests pass");
});

test("a judge that fails is told in words, and the cell does not fail", async () => {
  const { host, shown } = recorder(() => Promise.reject(new Error("no such chapter: 99\n  at x")));
  installHost(host);
  await check("99");
  expect(shown[0].text).toBe(
    "There is no verdict on chapter 99: the judge itself failed.\nError: no such chapter: 99\nRun this cell again, or in a terminal: npm run kata -- check 99",
  );
});

test.each([null, {}, { ...green, status: "odd" }, { ...green, tests: [{ status: "odd" }] }])(
  "an odd verdict, %j, does not make the cell fail",
  async (odd) => {
    const { host, shown } = recorder(() => Promise.resolve(odd as Verdict));
    installHost(host);
    await check("03");
    expect(shown[0].text).not.toContain("Judging");
  },
);

test("outside a notebook it says where the judge is", async () => {
  const printed = jest.spyOn(console, "log").mockImplementation(() => undefined);
  await check("03");
  expect(printed.mock.calls.join()).toContain("npm run kata -- check 03");
  printed.mockRestore();
});
