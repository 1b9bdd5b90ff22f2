/** A save each second for a long time: does the memory stay, is any process left? */
import fs from "node:fs";
import { setTimeout } from "node:timers/promises";
import { summaryOf } from "../statistics";
import { saved } from "./saves";
import { type Runner, startRunner } from "./runner";

type Look = { readonly own: number; readonly children: number; readonly all: number };

const EVERY_MS = 1000;
/** The first minute fills caches; growth is counted from there. */
const WARM_UP_SAVES = 60;
/** More growth than this, from the first tenth to the last, is a leak. */
const MOST_GROWTH = 1.1;

/** Saves once a second for so many minutes; gives what is wrong, a line each. */
export async function soak(minutes: number): Promise<readonly string[]> {
  const saves = Math.max(WARM_UP_SAVES + 20, Math.round((minutes * 60_000) / EVERY_MS));
  const runner = await startRunner();
  const looks: Look[] = [];
  const took: number[] = [];
  const wrong: string[] = [];
  for (let i = 0; i < saves; i++) {
    const next = setTimeout(EVERY_MS);
    took.push(await runner.save(saved(i)));
    wrong.push(...problemsOf(runner, i));
    await next;
    looks.push(look());
    if ((i + 1) % 60 === 0) console.log(minuteLine(i + 1, took.slice(-60), looks.slice(-60)));
  }
  await runner.close();
  await setTimeout(500);
  const { children } = look();
  const warm = looks.slice(WARM_UP_SAVES);
  const tenth = Math.ceil(warm.length / 10);
  const growth = median(warm.slice(-tenth)) / median(warm.slice(0, tenth));
  console.log(`${saves} saves; own memory at the end × ${growth.toFixed(2)} of that at the start`);
  return [
    ...new Set(wrong),
    ...(growth > MOST_GROWTH ? [`The memory grew by a factor of ${growth.toFixed(2)}.`] : []),
    ...(children > 0 ? [`${children} processes are left.`] : []),
  ];
}

function problemsOf({ verdict }: Runner, i: number): readonly string[] {
  const expected = i % 2 === 0 ? "passed" : "failed";
  return verdict?.status === expected ? [] : [`A ${expected} answer was ${verdict?.status}.`];
}

function minuteLine(saves: number, took: readonly number[], looks: readonly Look[]): string {
  const { median: ms, low, high } = summaryOf(took);
  const { own, all, children } = looks[looks.length - 1];
  return (
    `${String(saves).padStart(5)} saves: ${ms.toFixed(0)} ms (${low.toFixed(0)} to ${high.toFixed(0)}); ` +
    `${own.toFixed(0)} MB itself, ${all.toFixed(0)} MB with ${children} processes of its own`
  );
}

function median(looks: readonly Look[]): number {
  return summaryOf(looks.map(({ own }) => own)).median;
}

/** Megabytes of this process and its children; children are seen on Linux only. */
function look(): Look {
  const own = process.memoryUsage.rss() / 1e6;
  const children = childrenOf(process.pid);
  const all = children.reduce((sum, pid) => sum + memoryOf(pid), own);
  return { own, children: children.length, all };
}

function childrenOf(parent: number): readonly number[] {
  if (process.platform !== "linux") return [];
  return fs
    .readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && statusOf(pid, /^PPid:\s+(\d+)/m) === parent);
}

function memoryOf(pid: number): number {
  return ((statusOf(pid, /^VmRSS:\s+(\d+)/m) ?? 0) * 1024) / 1e6;
}

function statusOf(pid: number, entry: RegExp): number | null {
  try {
    const found = entry.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"));
    return found && Number(found[1]);
  } catch {
    // It has ended in the meantime.
    return null;
  }
}
