/**
 * The learners' jest `testRunner`: jest-circus, guarded. Suites stay ordinary jest files.
 *
 * Every test runs under a time limit, nothing can end the process, printing is capped, and each
 * result is told in words. Under `npx jest` the guard rewrites the errors that jest reports; for the
 * judge it tells each event as it happens, so that a process that dies has told what it knew.
 *
 * The suite is made ready first: jest's environment, its matchers, everything but the suite itself.
 * A judge may let it wait there, so that a saved answer finds the slow part done.
 *
 * It relies on these internals of jest: the order and fields of circus events, `errors` and `mode`
 * of a test entry, `requireModule` and `getSourceMaps` of the runtime, and that a setup file which
 * exports a function has it awaited. Hence jest's exact version.
 */
import path from "node:path";
import { type Circus } from "@jest/types";
import circus from "jest-circus/runner";
import { bareError, firstError, fullName, plainError, testsIn } from "./circus";
import { type TestResult } from "./events";
import { forbidExits, forbidStarters } from "./exits";
import { codeAt, explain, explainLoading } from "./failure";
import { asWritten, inFunction } from "./hot-spot";
import { createPrinting } from "./printing";
import { type Session, takeSession, type Task } from "./session";
import { CALL, type Running } from "./suite";
import { STOPPED, within } from "./time-limit";

type Environment = {
  readonly global: typeof globalThis & { process: NodeJS.Process };
  handleTestEvent?: (event: Circus.Event, state: Circus.State) => Promise<void> | void;
};

type Runtime = {
  requireModule(from: string, name?: string, ...rest: readonly unknown[]): unknown;
  getSourceMaps(): Map<string, string> | undefined;
};

type Config = { readonly rootDir: string; readonly setupFilesAfterEnv: readonly string[] };

const IMPORTED = /^\.\.\/exercises\//;

/** Beyond the judge's own deadline: it counts only when the judge is gone. */
const SPARE_MS = 2000;

/** jest asks for a default export. */
export default async function guarded(
  globalConfig: unknown,
  config: Config,
  environment: Environment,
  runtime: Runtime,
  testPath: string,
  ...rest: readonly unknown[]
): Promise<unknown> {
  const session = takeSession(config.rootDir, testPath);
  const load = runtime.requireModule.bind(runtime);
  const inner = environment.handleTestEvent?.bind(environment);
  let run: Run | null = null;

  async function begin(): Promise<void> {
    session.onReady();
    run = startRun(await session.task, session, environment.global, runtime);
  }

  runtime.requireModule = (from, name, ...more) => {
    if (name === undefined) {
      const loaded = load(from, name, ...more);
      return from === config.setupFilesAfterEnv.at(-1) ? begin : loaded;
    }
    forbidStarters(name);
    if (from !== testPath || !IMPORTED.test(name)) return load(from, name, ...more);
    return run?.loadAnswer((answer) => load(from, session.judged ? answer : name, ...more));
  };
  environment.handleTestEvent = async (event, state) => {
    run?.onEvent(event, state);
    await inner?.(event, state);
  };
  try {
    // The judge hears of the tests from here; jest's own messages about them would cost it time.
    const messages = session.judged ? [] : rest;
    return await circus(globalConfig, config, environment, runtime, testPath, ...messages);
  } finally {
    session.close();
  }
}

type Run = {
  /** Loads the answer under a time limit; an answer that cannot be used gives an empty module. */
  loadAnswer(load: (answer: string) => unknown): unknown;
  onEvent(event: Circus.Event, state: Circus.State): void;
};

/** One suite held against one answer. */
function startRun(
  { answer, limits, tell }: Task,
  { judged, observer }: Session,
  global: Environment["global"],
  runtime: Runtime,
): Run {
  const printing = createPrinting(limits.printedLines);
  const order = new Map<Circus.TestEntry, number>();
  const results = new Map<Circus.TestEntry, TestResult>();
  let exitCalled: Error | null = null;
  let stopped = 0;
  let broken: string | null = null;

  printing.capture(global);
  forbidExits(global.process, (error) => (exitCalled = error));
  if (answer !== null) {
    const lastMs = judged ? limits.runMs + SPARE_MS : null;
    observer.begin({ answer, testMs: limits.testMs, lastMs });
  }

  function loadAnswer(load: (answer: string) => unknown): unknown {
    if (broken !== null) return {};
    if (answer === null) return giveUp("There is no answer to judge.", false);
    observer.turn();
    tell({ kind: "loading" });
    const outcome = outcomeOf(() => within(limits.testMs, () => load(answer)));
    observer.compiled(runtime.getSourceMaps()?.get(answer));
    const error = exitCalled ?? outcome.error;
    if (error !== undefined) return giveUp(explainLoading(error, answer), false);
    if (outcome.value !== STOPPED) return outcome.value;
    const file = path.basename(answer);
    return giveUp(
      `${file} was still being loaded after ${seconds(limits.testMs)} and was stopped.${whereItLoops()}\n\nIs there an endless loop outside the functions?`,
      true,
    );
  }

  /** Notes why the answer cannot be used; an empty module in its place lets the tests be listed. */
  function giveUp(message: string, stopped: boolean): unknown {
    broken = message;
    if (!judged) throw plainError(message);
    tell({ kind: "broken", message, stopped });
    return {};
  }

  function whereItLoops(): string {
    const seen = observer.spot();
    if (answer === null || seen === null) return "";
    const spot = asWritten(seen, runtime.getSourceMaps()?.get(answer));
    return ` It spends its time here${inFunction(spot)}:\n\n  ${codeAt(answer, spot.line)}`;
  }

  /** The test's function under its time limit; what it throws is told here, and thrown in words. */
  function limited(fn: Circus.TestFn, test: Circus.TestEntry): Circus.TestFn {
    return function (this: unknown) {
      const ms = stopped === 0 ? limits.testMs : Math.min(limits.briefTestMs, limits.testMs);
      const running = runningCall();
      if (running !== null) running.text = null;
      const { value, error } = outcomeOf(() => within(ms, () => Reflect.apply(fn, this, [])));
      if (error === undefined && value !== STOPPED) return value as ReturnType<Circus.TestFn>;
      const result = error === undefined ? stoppedResult(ms) : explain(error, answer);
      results.set(test, result);
      throw inWords(result.message, [error, test.asyncError]);
    } as Circus.TestFn;
  }

  /** What `suite.ts` tells of the sandbox; `null` for a suite that does not use it. */
  function runningCall(): Running | null {
    return (Reflect.get(global, CALL) as Running | undefined) ?? null;
  }

  function stoppedResult(ms: number): TestResult {
    stopped++;
    const what = runningCall()?.text ?? "Your code";
    const where = stopped === 1 ? whereItLoops() : "";
    return {
      status: "timed-out",
      message: `${what} was still running after ${seconds(ms)} and was stopped.${where}\n\nAn endless loop? Does every turn of it come nearer to its end?`,
    };
  }

  function resultOf(test: Circus.TestEntry): TestResult {
    if (exitCalled !== null) return explain(exitCalled, answer);
    const error = firstError(test);
    if (error === undefined) return { status: "passed", message: "" };
    return results.get(test) ?? explain(error, answer);
  }

  /** For jest's own report, which the judge has no use for. */
  function inWords(message: string, origins: readonly unknown[]): Error {
    return judged ? bareError(message) : plainError(message, origins);
  }

  function onEvent(event: Circus.Event, state: Circus.State): void {
    switch (event.name) {
      case "run_start":
        testsIn(state.rootDescribeBlock).forEach((test, i) => order.set(test, i));
        tell({ kind: "tests", names: [...order.keys()].map(fullName) });
        break;
      case "test_start":
        exitCalled = null;
        observer.turn();
        tell({ kind: "start", test: order.get(event.test) ?? -1 });
        if (broken !== null || stopped >= limits.stoppedTests) event.test.mode = "skip";
        else if (event.test.fn) event.test.fn = limited(event.test.fn, event.test);
        break;
      case "test_skip":
      case "test_todo":
        done(event.test, { status: "not-run", message: broken ?? whyNotRun(stopped) });
        break;
      case "test_done": {
        const result = resultOf(event.test);
        if (result.status !== "passed") {
          event.test.errors = [
            inWords(result.message, [firstError(event.test), event.test.asyncError]),
          ];
        }
        done(event.test, result);
        break;
      }
      case "run_finish":
        // What jest does from here on is for its own reports, and nothing to wait for. An answer
        // that goes on over promises lets no immediate come: then it is not the end.
        setImmediate(() => {
          observer.end();
          if (state.unhandledErrors.length === 0) tell({ kind: "end", problem: null });
        });
        break;
    }
  }

  function done(test: Circus.TestEntry, result: TestResult): void {
    const text = printing.take();
    if (text !== "") tell({ kind: "printed", text });
    tell({ kind: "done", test: order.get(test) ?? -1, result });
  }

  return { loadAnswer, onEvent };
}

/** What a run gave, or the error that it threw. */
function outcomeOf(run: () => unknown): { readonly value?: unknown; readonly error?: unknown } {
  try {
    return { value: run() };
  } catch (error) {
    return { error: error ?? new Error(`your code threw ${String(error)}`) };
  }
}

function whyNotRun(stopped: number): string {
  return stopped === 0
    ? "The suite leaves this test out."
    : `Not run, because ${stopped} tests before it had to be stopped.`;
}

function seconds(ms: number): string {
  return ms === 1000 ? "1 second" : `${ms / 1000} seconds`;
}
