import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { courseRoot } from "./chapter";
import { failuresOf } from "./failures";
import { hostileAnswers } from "./hostile";
import { judge, judgeFile, judgeIn } from "./judge";
import { startSuiteProcess, type SuiteProcess } from "./suite-run";
import { closeTypeCheck } from "./type-check";

const NAME = "03-backtracking";
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "answers with spaces äöü "));
const solution = fs.readFileSync(path.join(courseRoot, "solutions", `${NAME}.ts`), "utf8");

// Short, so that these tests are; the real limits are tried once, below.
const short = { testMs: 600, briefTestMs: 100, runMs: 4000 };

// A machine that is busy with other tests starts processes slowly.
const SLACK_MS = 20_000;

afterAll(async () => {
  await closeTypeCheck();
  fs.rmSync(scratch, { recursive: true });
});

/** A folder that holds this one answer and nothing else. */
function folderWith(code: string): string {
  const folder = fs.mkdtempSync(path.join(scratch, "folder "));
  fs.writeFileSync(path.join(folder, `${NAME}.ts`), code);
  return folder;
}

/** Is any process of the group left? Windows knows no groups. */
function isAlive(group: number): boolean {
  if (process.platform === "win32") return false;
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}

describe("whatever an answer does", () => {
  const mostRuns = 10;
  const groups: number[] = [];
  let child: SuiteProcess | null = null;
  let runs = 0;

  /** One process for several answers, as long as it lasts: none may be in the next one's way. */
  async function readyProcess(): Promise<SuiteProcess> {
    if (child === null || !child.usable || ++runs % mostRuns === 0) {
      await child?.close();
      child = startSuiteProcess();
      groups.push(child.pid!);
      await child.ready;
    }
    return child;
  }

  afterAll(() => child?.close());

  test.each(hostileAnswers)(
    "an answer that $does is $status, told in words",
    async ({ code, status, tells, limits: own }) => {
      const limits = { ...short, ...own };
      const process = await readyProcess();
      const began = performance.now();
      const file = path.join(folderWith(code), `${NAME}.ts`);
      const verdict = await judgeIn(process, "03", file, { types: false, limits });
      expect(performance.now() - began).toBeLessThan(limits.runMs + 1000);

      const [{ first }] = failuresOf(verdict);
      expect(first.message).toMatch(tells);
      expect(verdict.status).toBe(status);
      expect(verdict.total).toBeGreaterThan(20);
      expect(JSON.stringify(verdict)).not.toContain(os.tmpdir());
      expect(JSON.stringify(verdict)).not.toContain(courseRoot);
      expect(JSON.stringify(verdict)).not.toContain("\\u001b");
      expect(verdict.printed.length).toBeLessThan(10_000);
    },
    SLACK_MS,
  );

  test("no process is left, nor what an answer has started", async () => {
    await child?.close();
    expect(groups.filter(isAlive)).toEqual([]);
  });
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
    const verdict = await judge("03", scratch);
    expect(verdict.status).toBe("broken");
    expect(verdict.total).toBeGreaterThan(20);
    expect(verdict.tests[0].message).toBe(`There is no file ${NAME}.ts in the folder of answers.`);
  }, 30_000);

  test("of a mistake names its first red test, under the file's own name", async () => {
    const folder = path.join(courseRoot, "test", "mistakes", NAME);
    const file = path.join(folder, "only-neighbouring-rows.ts");
    const { status, tests } = await judgeFile("03", file, { types: false });
    expect(status).toBe("failed");
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
    const verdict = await judgeIn(child, "03", file, { types: false, limits: short });
    statuses.push(verdict.status);
  }
  expect(statuses).toEqual(["timed-out", "broken", "passed"]);
  expect(child.usable).toBe(true);
  await child.close();
  expect(child.usable).toBe(false);
}, 30_000);

test("a chapter that does not exist is an error in words", () => {
  expect(() => judge("42", scratch)).toThrow('There is no chapter "42".');
});
