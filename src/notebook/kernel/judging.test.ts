import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { courseRoot } from "../../judge/chapter";
import { readMemory } from "../../judge/memory";
import { createJudging } from "./judging";

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
afterEach(() => fs.rmSync(root, { recursive: true }));

const remembered = () => readMemory(path.join(root, ".kata")).chapters[stem]?.status;

test(
  "a verdict on the learner's own answer is remembered where the terminal looks",
  async () => {
    const { status } = await createJudging(
      { root, answers: "exercises" },
      { remembers: true },
    ).judge("03");
    expect([status, remembered()]).toEqual(["passed", "passed"]);
  },
  SLACK_MS,
);

test(
  "nothing is remembered of other answers, nor of what the authors run",
  async () => {
    await createJudging({ root, answers: "solutions" }, { remembers: true }).judge("03");
    await createJudging({ root, answers: "exercises" }).judge("03");
    expect(remembered()).toBeUndefined();
  },
  SLACK_MS,
);
