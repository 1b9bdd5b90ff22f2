import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { courseRoot } from "../../judge/chapter";
import { readMemory } from "../../judge/memory";
import { type Verdict } from "../../judge/verdict";
import { createJudging, type Judging } from "./judging";

const SLACK_MS = 60_000;
const stem = "03-backtracking";

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "judging "));
  const solution = path.join(courseRoot, "solutions", `${stem}.ts`);
  for (const folder of ["exercises", "solutions"]) {
    fs.mkdirSync(path.join(root, folder));
    fs.copyFileSync(solution, path.join(root, folder, `${stem}.ts`));
  }
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((judging) => judging.close()));
  fs.rmSync(root, { recursive: true });
});

const open: Judging[] = [];

/** Checks chapter 03 in a kernel of its own. */
function check(answers: string, options?: { readonly remembers: boolean }): Promise<Verdict> {
  const judging = createJudging({ root, answers }, options);
  open.push(judging);
  return judging.judge("03");
}

const remembered = () => readMemory(path.join(root, ".kata")).chapters[stem]?.status;

test(
  "a verdict on the learner's own answer is remembered where the terminal looks",
  async () => {
    const { status } = await check("exercises", { remembers: true });
    expect([status, remembered()]).toEqual(["passed", "passed"]);
  },
  SLACK_MS,
);

test(
  "nothing is remembered of other answers, nor of what the authors run",
  async () => {
    await check("solutions", { remembers: true });
    await check("exercises");
    expect(remembered()).toBeUndefined();
  },
  SLACK_MS,
);
