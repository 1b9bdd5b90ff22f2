/** One suite, run in a process of its own: watched from outside, and ended when it must be. */
import { type ChildProcess } from "node:child_process";
import path from "node:path";
import { type Order, type SuiteEvent, type SuiteRequest, type TestResult } from "./events";
import { type HotSpot } from "./hot-spot";
import { defaultLimits, type Limits } from "./limits";
import { notedSpot } from "./observation";
import { killGroup, memoryOf, startProcess } from "./process-group";

/** How a run ended. Only `complete` may become a pass. */
export type RunEnd =
  | { readonly kind: "complete" }
  | { readonly kind: "late" }
  /** A test could not be stopped; `spot` is what it was busy with. */
  | { readonly kind: "stuck"; readonly spot: HotSpot | null }
  | { readonly kind: "memory" }
  | { readonly kind: "died"; readonly how: string }
  | { readonly kind: "unrunnable"; readonly problem: string };

/** Everything that the process told before it ended. */
export type RunReport = {
  readonly end: RunEnd;
  readonly names: readonly string[];
  readonly results: ReadonlyMap<number, TestResult>;
  /** The test that was running at the end. */
  readonly running: number | null;
  readonly broken: { readonly message: string; readonly stopped: boolean } | null;
  readonly printed: string;
};

export type SuiteProcess = {
  /** Resolves when it waits for a request, or is gone. */
  readonly ready: Promise<void>;
  /** Of the process, and of its process group. */
  readonly pid: number | undefined;
  /** Makes a suite ready up to the answer, so that the next run of it takes less time. */
  prepare(suite: string): Promise<void>;
  /** Runs one suite; `onTest` hears each test that begins. Never rejects. */
  run(
    request: SuiteRequest,
    onTest?: (name: string, index: number, total: number) => void,
  ): Promise<RunReport>;
  /** Ends the process; resolves when it is gone. */
  close(): Promise<void>;
  /** May it be used once more? Not after a run that did not end by itself, nor after its death. */
  readonly usable: boolean;
};

const MEMORY_EVERY_MS = 50;
const ERRORS_KEPT = 4000;

/** Starts a process that loads jest and waits for a request. */
export function startSuiteProcess(limits: Limits = defaultLimits): SuiteProcess {
  const child = startProcess(path.join(__dirname, "child.ts"), [
    `--max-old-space-size=${limits.heapMb}`,
  ]);
  const errors = collectErrors(child);
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  const ready = told("ready");
  let prepared = ready;
  let usable = true;
  void gone.then(() => (usable = false));

  /** Resolves when the process has told that, or is gone. */
  function told(kind: SuiteEvent["kind"]): Promise<void> {
    return new Promise((resolve) => {
      const listen = (event: SuiteEvent) => {
        if (event.kind !== kind) return;
        child.off("message", listen);
        resolve();
      };
      child.on("message", listen);
      void gone.then(resolve);
    });
  }

  async function run(
    request: SuiteRequest,
    onTest?: (name: string, index: number, total: number) => void,
  ): Promise<RunReport> {
    await prepared;
    const report = emptyReport();
    const listen = (event: SuiteEvent) => {
      note(report, event);
      if (event.kind === "start")
        onTest?.(report.names[event.test] ?? "", event.test, report.names.length);
    };
    child.on("message", listen);
    const end = await endOf(child, request, errors);
    child.off("message", listen);
    usable &&= end.kind === "complete";
    if (end.kind !== "complete" && end.kind !== "unrunnable") killGroup(child);
    return { ...report, end, printed: report.printed.join("\n") };
  }

  return {
    ready,
    pid: child.pid,
    prepare(suite) {
      if (!child.connected) return prepared;
      const order: Order = { kind: "prepare", suite };
      child.send(order, () => undefined);
      return (prepared = told("prepared"));
    },
    run,
    async close() {
      usable = false;
      killGroup(child);
      await gone;
    },
    get usable() {
      return usable;
    },
  };
}

/**
 * Sends the request, and waits for the first of: the end, the deadline, a test that goes on for too
 * long, too much memory, death.
 */
function endOf(child: ChildProcess, request: SuiteRequest, errors: () => string): Promise<RunEnd> {
  return new Promise((resolve) => {
    const { runMs, testMs, stuckMs } = request.limits;
    const deadline = setTimeout(() => finish({ kind: "late" }), runMs);
    let stuck: NodeJS.Timeout | undefined;
    const memory = setInterval(() => {
      if ((memoryOf(child) ?? 0) > request.limits.memoryMb) finish({ kind: "memory" });
    }, MEMORY_EVERY_MS);
    const onExit = (code: number | null, signal: string | null) => {
      const outOfMemory = /heap out of memory|heap limit/i.test(errors());
      finish(outOfMemory ? { kind: "memory" } : { kind: "died", how: howItDied(code, signal) });
    };
    const onStuck = () => finish({ kind: "stuck", spot: notedSpot(errors()) });
    const onMessage = (event: SuiteEvent) => {
      // Each event is a sign of life; before the answer is loaded, none is due.
      clearTimeout(stuck);
      if (event.kind !== "end") {
        stuck = setTimeout(onStuck, testMs + stuckMs);
        return;
      }
      const { problem } = event;
      finish(problem === null ? { kind: "complete" } : { kind: "unrunnable", problem });
    };
    function finish(end: RunEnd): void {
      clearTimeout(deadline);
      clearTimeout(stuck);
      clearInterval(memory);
      child.off("close", onExit);
      child.off("message", onMessage);
      resolve(end);
    }
    // `close` comes after the last message and the last words on stderr; `exit` may come before.
    child.once("close", onExit);
    child.on("message", onMessage);
    const order: Order = { kind: "run", request };
    if (child.connected) child.send(order, () => undefined);
    else if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      finish({ kind: "died", how: howItDied(child.exitCode, child.signalCode) });
    }
  });
}

function howItDied(code: number | null, signal: string | null): string {
  return signal === null ? `exit code ${code ?? "unknown"}` : `signal ${signal}`;
}

type Draft = {
  names: readonly string[];
  results: Map<number, TestResult>;
  running: number | null;
  broken: RunReport["broken"];
  printed: string[];
};

function emptyReport(): Draft {
  return { names: [], results: new Map(), running: null, broken: null, printed: [] };
}

function note(report: Draft, event: SuiteEvent): void {
  switch (event.kind) {
    case "tests":
      report.names = event.names;
      break;
    case "start":
      report.running = event.test;
      break;
    case "done":
      report.results.set(event.test, event.result);
      report.running = null;
      break;
    case "printed":
      report.printed.push(event.text);
      break;
    case "broken":
      report.broken = { message: event.message, stopped: event.stopped };
      break;
    case "ready":
    case "prepared":
    case "loading":
    case "end":
      break;
  }
}

function collectErrors(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.setEncoding("utf8").on("data", (part: string) => {
    if (text.length < ERRORS_KEPT) text += part;
  });
  return () => text;
}
