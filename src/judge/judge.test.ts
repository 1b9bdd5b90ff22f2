import fs from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { courseRoot } from "./chapter";
import { hostileAnswers } from "./hostile";
import { judge, judgeFile, judgeIn } from "./judge";
import { createScratch } from "./scratch";
import { startSuiteProcess } from "./suite-run";
import { closeTypeCheck } from "./type-check";

const NAME = "03-backtracking";
const scratch = createScratch();
const solution = fs.readFileSync(path.join(courseRoot, "solutions", `${NAME}.ts`), "utf8");
const folderWith = (code: string) => scratch.folderWith(`${NAME}.ts`, code);

afterAll(async () => {
  await closeTypeCheck();
  scratch.remove();
});

describe("the verdict", () => {
  test("of a solution is passed, wherever its folder lies", async () => {
    const verdict = await judge("3", folderWith(solution));
    expect(verdict).toMatchObject({
      chapter: NAME,
      status: "passed",
      mistake: null,
      typeErrors: [],
      printed: "",
    });
    expect(verdict.passed).toBe(verdict.total);
  }, 30_000);

  test("of a file with a byte order mark and carriage returns is passed", async () => {
    const windows = `\uFEFF${solution.replaceAll("\n", "\r\n")}`;
    const verdict = await judge("03", folderWith(windows), { types: false });
    expect(verdict.status).toBe("passed");
  }, 30_000);

  test("of the stub is not started, test by test", async () => {
    const verdict = await judge("03", path.join(courseRoot, "exercises"), { types: false });
    expect(verdict).toMatchObject({ status: "not-started", passed: 0 });
    expect(verdict.tests[0].message).toBe("firstSolution is not started yet.");
  }, 30_000);

  test("is a type error only when every test passes", async () => {
    const slip = '\nexport const size: number = "eight";\n';
    const right = await judge("03", folderWith(solution + slip));
    expect(right.status).toBe("type-error");
    const line = solution.split("\n").length + 1;
    expect(right.typeErrors).toEqual([
      {
        file: `${NAME}.ts`,
        line,
        column: 14,
        message: "Type 'string' is not assignable to type 'number'.",
      },
    ]);
    const wrong = await judge("03", folderWith("export const firstSolution = (): number => 'x';"));
    expect(wrong.status).toBe("failed");
    expect(wrong.typeErrors).toHaveLength(1);
  }, 30_000);

  test("of a missing file is broken, and the tests are known all the same", async () => {
    const verdict = await judge("03", scratch.folder);
    expect(verdict.status).toBe("broken");
    expect(verdict.total).toBeGreaterThan(20);
    expect(verdict.tests[0].message).toBe(`There is no file ${NAME}.ts in the folder of answers.`);
  }, 30_000);

  test("of a mistake names its first red test, under the file's own name", async () => {
    const folder = path.join(courseRoot, "test", "mistakes", NAME);
    const file = path.join(folder, "only-neighbouring-rows.ts");
    const { status, tests, mistake } = await judgeFile("03", file, { types: false });
    expect(status).toBe("failed");
    expect(mistake).toEqual({
      id: "only-neighbouring-rows",
      title: "Only neighbouring rows are compared on diagonals.",
    });
    const first = tests.find((test) => test.status !== "passed");
    expect(first?.name).toBe("finds a peaceful placement on the 6×6 board");
    expect(first?.message).toContain("6 | ! . . . . .");
  }, 30_000);

  test("keeps the first printed lines of each test and counts the rest", async () => {
    const chatty = `${solution}\nfor (let i = 0; i < 500; i++) console.log("line", i);`;
    const { printed, status } = await judge("03", folderWith(chatty), { types: false });
    expect(status).toBe("passed");
    expect(printed).toMatch(/^line 0\nline 1\n/);
    expect(printed).toContain("(and 480 more printed lines)");
  }, 30_000);

  test("comes within the real limits, too, and names the test that was running", async () => {
    const heard: string[] = [];
    const looping = folderWith("export function firstSolution() { while (true) {} }");
    const verdict = await judge("03", looping, {
      types: false,
      onTest: (name) => heard.push(name),
    });
    expect(verdict.status).toBe("timed-out");
    expect(verdict.tests[0]).toMatchObject({ name: heard[0], status: "timed-out" });
    expect(verdict.tests[0].message).toContain(
      "firstSolution(1) was still running after 2 seconds",
    );
    expect(verdict.durationMs).toBeLessThan(11_000);
  }, 30_000);
});

test("one process may judge several answers, and none of them is in the next one's way", async () => {
  const child = startSuiteProcess();
  const codes = [hostileAnswers[0].code, "throw 1;", solution];
  const statuses: string[] = [];
  for (const code of codes) {
    const file = path.join(folderWith(code), `${NAME}.ts`);
    const verdict = await judgeIn(child, "03", file, { types: false, limits: { testMs: 600 } });
    statuses.push(verdict.status);
  }
  expect(statuses).toEqual(["timed-out", "broken", "passed"]);
  expect(child.usable).toBe(true);
  await child.close();
  expect(child.usable).toBe(false);
}, 30_000);

test("a chapter that does not exist is an error in words", () => {
  expect(() => judge("42", scratch.folder)).toThrow('There is no chapter "42".');
});
