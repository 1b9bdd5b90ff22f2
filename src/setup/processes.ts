/** Child processes that end with this one. */
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from "node:child_process";
import readline from "node:readline";

const windows = process.platform === "win32";
const running = new Set<ChildProcess>();

let interrupted: () => void = () => process.exit(130);
let listening = false;

/** Chooses what Ctrl-C, or a request to end, does; without a choice it ends the process. */
export function onInterrupt(action: () => void): void {
  interrupted = action;
}

/** Left alone, a signal would end this process without a thought for its children. */
function listen(): void {
  if (listening) return;
  listening = true;
  process.once("exit", () => running.forEach(killTree));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => interrupted());
  }
}

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches us alone and we decide how it
 * ends. (On Windows a group of its own would open a window; there it gets the Ctrl-C as well.)
 */
export function start(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, "cwd" | "env" | "stdio">,
): ChildProcess {
  listen();
  const child = spawn(command, args, { ...options, detached: !windows, windowsHide: true });
  running.add(child);
  child.once("exit", () => running.delete(child));
  child.once("error", () => running.delete(child));
  return child;
}

/**
 * Ends with npm. Ctrl-C reaches us directly, but an editor's stop button may end npm alone, and its shell
 * passes nothing on; then this process finds itself with another parent. (Windows does not tell.)
 */
export function interruptWhenNpmEnds(): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    interrupted();
  }, 1000);
  watching.unref();
}

/** Ends a process and what it started, at once. */
export function killTree(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  if (windows) {
    spawnSync("taskkill", ["/pid", String(child.pid), "/T", "/F"], { windowsHide: true });
    return;
  }
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It is gone already.
  }
}

/** How a program ended; `status` is null when it could not be started or was ended. */
export type Ending = { readonly status: number | null; readonly output: string };

/** Runs a program to its end and gathers what it says; `onLine` hears each line as it comes. */
export function run(
  command: string,
  args: readonly string[],
  options: {
    readonly cwd?: string;
    readonly env?: NodeJS.ProcessEnv;
    readonly seconds: number;
    readonly onLine?: (line: string) => void;
  },
): Promise<Ending> {
  const { cwd, env, seconds, onLine } = options;
  const child = start(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const lines: string[] = [];
  for (const stream of [child.stdout!, child.stderr!]) {
    readline.createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      onLine?.(line);
    });
  }
  const deadline = setTimeout(() => {
    lines.push(`It took longer than ${seconds} seconds and was stopped.`);
    killTree(child);
  }, seconds * 1000);
  return new Promise((resolve) => {
    const end = (status: number | null) => {
      clearTimeout(deadline);
      resolve({ status, output: lines.join("\n") });
    };
    child.once("error", (error) => {
      lines.push(error.message);
      end(null);
    });
    child.once("close", end);
  });
}
