import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, test } from "@jest/globals";
import { courseRoot } from "./chapter";
import { failuresOf } from "./failures";
import { hostileAnswers } from "./hostile";
import { judgeIn } from "./judge";
import { createScratch } from "./scratch";
import { startSuiteProcess, type SuiteProcess } from "./suite-run";

const FILE = "03-backtracking.ts";
const scratch = createScratch();

// Short, so that these tests are; judge.test.ts tries the real limits.
const short = { testMs: 600, briefTestMs: 100, stuckMs: 600, runMs: 4000 };

// A machine that is busy with other tests starts processes slowly.
const SLACK_MS = 20_000;

afterAll(scratch.remove);

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
      const file = path.join(scratch.folderWith(FILE, code), FILE);
      const verdict = await judgeIn(process, "03", file, { types: false, limits });
      expect(performance.now() - began).toBeLessThan(limits.runMs + 1000);

      const failures = failuresOf(verdict).map(({ first }) => first);
      const stopped = failures.find((test) => test.status === "timed-out");
      expect((stopped ?? failures[0]).message).toMatch(tells);
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
    // The system takes a moment to clear away what was killed.
    for (let tries = 0; tries < 20 && groups.some(isAlive); tries++) await setTimeout(100);
    expect(groups.filter(isAlive)).toEqual([]);
  });
});
