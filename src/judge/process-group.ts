/** Child processes that never outlive the judge, whatever they started themselves. */
import { fork, spawnSync, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const windows = process.platform === "win32";
const running = new Set<ChildProcess>();

/** Starts the TypeScript file `entry` in a process group of its own, with messages and no output. */
export function startProcess(entry: string, nodeOptions: readonly string[]): ChildProcess {
  if (running.size === 0) process.once("exit", killAll);
  const child = fork(path.join(__dirname, "run-typescript.cjs"), [entry], {
    cwd: path.resolve(__dirname, "../.."),
    detached: !windows,
    execArgv: [...nodeOptions],
    env: { ...process.env, NODE_OPTIONS: "", FORCE_COLOR: "0" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  running.add(child);
  child.once("exit", () => {
    running.delete(child);
    if (running.size === 0) process.removeListener("exit", killAll);
  });
  return child;
}

/** Ends a process and everything that it started, at once. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (windows) {
    spawnSync("taskkill", ["/pid", String(child.pid), "/T", "/F"], { windowsHide: true });
    return;
  }
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    // The whole group may be gone already.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** The memory of a process in megabytes; `null` where the system does not let it be read. */
export function memoryOf(child: ChildProcess): number | null {
  try {
    const status = fs.readFileSync(`/proc/${child.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return null;
  }
}

function killAll(): void {
  for (const child of running) killGroup(child);
}
