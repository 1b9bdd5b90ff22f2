import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, test } from "@jest/globals";
import { courseRoot } from "./chapter";
import { createScratch } from "./scratch";
import { startWarmJudge } from "./warm";

const NAME = "03-backtracking";
const scratch = createScratch();
const solution = fs.readFileSync(path.join(courseRoot, "solutions", `${NAME}.ts`), "utf8");
const folderWith = (code: string) => scratch.folderWith(`${NAME}.ts`, code);
const right = folderWith(solution);
const endless = folderWith("export function firstSolution() { while (true) {} }");

afterAll(scratch.remove);

describe("a warm judge", () => {
  const warm = startWarmJudge();

  afterAll(() => warm.close());

  test("judges one answer after the other, whatever they do", async () => {
    const quick = { types: false, limits: { testMs: 600, briefTestMs: 100 } };
    const statuses: (string | undefined)[] = [];
    for (const folder of [right, endless, folderWith("throw 1;"), right]) {
      statuses.push((await warm.judge("03", folder, quick))?.status);
    }
    expect(statuses).toEqual(["passed", "timed-out", "broken", "passed"]);
  }, 60_000);

  test("judges another chapter than the one that it is ready for", async () => {
    warm.prepare("03");
    const other = await warm.judge("01", path.join(courseRoot, "exercises"), { types: false });
    expect(other).toMatchObject({ chapter: "01-representation", status: "not-started" });
  }, 30_000);

  test("tells types, too", async () => {
    const verdict = await warm.judge("03", folderWith(`${solution}\nconst x: string = 1;`));
    expect(verdict?.status).toBe("type-error");
  }, 60_000);

  test("judges several answers at the same time", async () => {
    const folders = [right, path.join(courseRoot, "exercises")];
    const verdicts = await Promise.all(
      folders.map((folder) => warm.judge("03", folder, { types: false })),
    );
    expect(verdicts.map((verdict) => verdict?.status)).toEqual(["passed", "not-started"]);
  }, 30_000);

  test("gives a run up when it is told so, and judges the next", async () => {
    const controller = new AbortController();
    const began = performance.now();
    const old = warm.judge("03", endless, {
      types: false,
      signal: controller.signal,
      limits: { testMs: 20_000, runMs: 60_000 },
      onTest: () => controller.abort(),
    });
    expect(await old).toBeNull();
    expect(performance.now() - began).toBeLessThan(20_000);
    const next = await warm.judge("03", right, { types: false });
    expect(next?.status).toBe("passed");
    expect(await warm.judge("03", right, { signal: AbortSignal.abort() })).toBeNull();
  }, 60_000);

  test("throws for a chapter that does not exist", async () => {
    await expect(warm.judge("42", right)).rejects.toThrow('There is no chapter "42".');
    expect(() => warm.prepare("42")).toThrow('There is no chapter "42".');
  });

  test("judges nothing any more once it is closed", async () => {
    await warm.close();
    expect(await warm.judge("03", right)).toBeNull();
  });
});

const linux = process.platform === "linux" ? test : test.skip;

function childrenOf(parent: number): readonly number[] {
  return fs
    .readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")")).split(" ")[2]);
  } catch {
    return null;
  }
}

/** A program that owns a warm judge, at the moment when it says so, and its child processes. */
async function startOwner(code: string) {
  const entry = path.join(fs.mkdtempSync(path.join(scratch.folder, "owner ")), "owner.ts");
  fs.writeFileSync(
    entry,
    `import { startWarmJudge } from ${JSON.stringify(path.join(__dirname, "warm.ts"))};
const warm = startWarmJudge();
const say = () => console.log("now");
${code}`,
  );
  const owner = spawn(process.execPath, [path.join(__dirname, "run-typescript.cjs"), entry], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  await new Promise<void>((resolve) => owner.stdout.on("data", () => resolve()));
  return { owner, children: childrenOf(owner.pid!) };
}

async function allGone(pids: readonly number[], ms: number): Promise<boolean> {
  const deadline = performance.now() + ms;
  const alive = () => pids.filter((pid) => parentOf(pid) !== null);
  while (alive().length > 0 && performance.now() < deadline) await setTimeout(50);
  return alive().length === 0;
}

describe("no process is left behind", () => {
  const waiting = 'warm.prepare("03"); setTimeout(say, 100);';
  const judging = `void warm.judge("03", ${JSON.stringify(endless)}, {
    types: false, onTest: say, limits: { testMs: 60_000, runMs: 60_000 } });`;

  const throwing = 'warm.prepare("03"); setTimeout(say, 100); process.once("SIGUSR2", () => x);';

  linux.each([
    ["is killed while it waits", "SIGKILL", waiting],
    ["is interrupted while it waits", "SIGINT", waiting],
    ["throws", "SIGUSR2", throwing],
    ["is killed while it judges an endless loop", "SIGKILL", judging],
  ] as const)(
    "when the owner %s",
    async (_, signal, code) => {
      const { owner, children } = await startOwner(code);
      expect(children).toHaveLength(1);
      owner.kill(signal);
      expect(await allGone(children, 10_000)).toBe(true);
    },
    40_000,
  );
});
