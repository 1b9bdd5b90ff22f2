/** One step of `npm test`: a program of its own, with what it prints and the checks that it counts. */
import { spawn } from "node:child_process";
import { type Tally } from "./finding";

export type Step = {
  readonly name: string;
  /** Arguments to Node. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};

export type StepResult = Tally & {
  readonly name: string;
  readonly durationMs: number;
  /** All that the step printed, for the case that it failed. */
  readonly output: string;
};

/** Longer than any step may take; a hanging step must not hang the whole run. */
const timeLimitMs = 10 * 60 * 1000;

/** Runs a step to its end in `root`. */
export function runStep(root: string, step: Step, limitMs = timeLimitMs): Promise<StepResult> {
  const started = Date.now();
  const environment = { ...process.env };
  // Which answers stand in is the step's to say, not the caller's.
  delete environment.QK_ANSWERS;
  const child = spawn(process.execPath, step.command, {
    cwd: root,
    env: { ...environment, CI: "true", NO_COLOR: "1", FORCE_COLOR: "0", ...step.environment },
    stdio: ["ignore", "pipe", "pipe"],
    windowsHide: true,
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
  const timer = setTimeout(() => {
    output += `\nStopped after ${limitMs / 1000} seconds.\n`;
    child.kill("SIGKILL");
  }, limitMs);
  return new Promise((resolve) => {
    const end = (exitCode: number | null) => {
      clearTimeout(timer);
      const durationMs = Date.now() - started;
      resolve({ name: step.name, durationMs, output, ...tallyOf(output, exitCode) });
    };
    child.on("error", (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.on("close", end);
  });
}

/**
 * What a program counted: the line `N passed, N failed` of our own ones, jest's `Tests:` line, or
 * its exit code as one check. An exit code other than 0 is a failure whatever was printed.
 */
export function tallyOf(output: string, exitCode: number | null): Tally {
  const counted = ownCount(output) ?? jestCount(output);
  if (exitCode === 0) return counted ?? { passed: 1, failed: 0 };
  return { passed: counted?.passed ?? 0, failed: Math.max(1, counted?.failed ?? 0) };
}

function ownCount(output: string): Tally | null {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)];
  const last = lines.at(-1);
  return last ? { passed: Number(last[1]), failed: Number(last[2]) } : null;
}

function jestCount(output: string): Tally | null {
  const line = /^Tests: +(.*), \d+ total$/m.exec(output)?.[1];
  if (line === undefined) return null;
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  return { passed: count("passed"), failed: count("failed") };
}
