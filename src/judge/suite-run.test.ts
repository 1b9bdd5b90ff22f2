import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { type SuiteRequest } from "./events";
import { defaultLimits } from "./limits";
import { startSuiteProcess } from "./suite-run";
import { testsOf, verdictOf } from "./verdict-of-run";
import { type Verdict } from "./verdict";

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "suites "));
const answer = path.join(scratch, "answer.ts");
const child = startSuiteProcess();

fs.writeFileSync(answer, "export const one = (): number => 1;\n");

afterAll(async () => {
  await child.close();
  fs.rmSync(scratch, { recursive: true });
});

let suites = 0;

/** The verdict that a suite with these lines gives of an answer that is right. */
async function verdictOn(lines: string): Promise<Verdict> {
  const suite = path.join(scratch, `suite-${suites++}.test.ts`);
  const head =
    'import { expect, test } from "@jest/globals";\nimport { one } from "../exercises/x";\n';
  fs.writeFileSync(suite, head + lines);
  const request: SuiteRequest = {
    suite,
    answer: fs.realpathSync.native(answer),
    limits: defaultLimits,
  };
  const report = await child.run(request);
  return verdictOf("x", report, testsOf(report, defaultLimits, "x.ts"), [], 1);
}

describe("only a suite that was run to its end, and all of it, is passed", () => {
  test("a green suite is", async () => {
    const { status, tests } = await verdictOn('test("a", () => { expect(one()).toBe(1); });');
    expect(status).toBe("passed");
    expect(tests).toEqual([{ name: "a", status: "passed", message: "" }]);
  }, 20_000);

  test.each([
    ["has no tests", "one();"],
    ["leaves a test out", 'test("a", () => {}); test.skip("b", () => {});'],
    ["runs one test only", 'test.only("a", () => {}); test("b", () => {});'],
    ["has tests that are still to write", 'test("a", () => {}); test.todo("b");'],
  ])(
    "a suite that %s is not",
    async (_, lines) => {
      const { status, tests } = await verdictOn(lines);
      expect(status).toBe("failed");
      expect(tests.at(-1)?.status).toBe("not-run");
    },
    20_000,
  );

  test("a promise that is never settled is a time-out of its test", async () => {
    const { status, tests } = await verdictOn(
      'test("a", () => new Promise(() => {}), 50); test("b", () => {});',
    );
    expect(status).toBe("timed-out");
    expect(tests.map((test) => test.status)).toEqual(["timed-out", "passed"]);
    expect(tests[0].message).toMatch(/^A promise was still not settled/);
  }, 20_000);

  test("a suite that cannot be loaded is told as the course's fault", async () => {
    const { status, tests } = await verdictOn('throw new Error("oops");');
    expect(status).not.toBe("passed");
    expect(tests[0].message).toContain("This is not your answer's fault.");
  }, 20_000);
});

test("groups stand before the names of their tests", async () => {
  const { tests } = await verdictOn(
    'import { describe } from "@jest/globals"; describe("g", () => { describe("h", () => { test("a", () => {}); }); });',
  );
  expect(tests[0].name).toBe("g › h › a");
}, 20_000);
