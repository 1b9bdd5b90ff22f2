/**
 * The learners' jest `testRunner`: jest-circus, guarded. Suites stay ordinary jest files.
 *
 * Every test runs under a time limit, nothing can end the process, printing is capped, and each
 * result is told in words. Under `npx jest` the guard rewrites the errors that jest reports; for the
 * judge it tells each event as it happens, so that a process that dies has told what it knew.
 *
 * It relies on these internals of jest: the order and fields of circus events, `errors` and `mode`
 * of a test entry, `requireModule` and `getSourceMaps` of the runtime. Hence jest's exact version.
 */
import path from "node:path";
import { type Circus } from "@jest/types";
import circus from "jest-circus/runner";
import { type SuiteEvent, type TestResult } from "./events";
import { codeAt, explain, explainLoading, FORBIDDEN } from "./failure";
import { hotSpot } from "./hot-spot";
import { defaultLimits, type Limits } from "./limits";
import { createPrinting } from "./printing";
import { CALL } from "./suite";
import { STOPPED, within } from "./time-limit";

/** Set by the judge for the run that follows; `null` under a plain `npx jest`. */
export type Session = {
  readonly answer: string | null;
  readonly limits: Limits;
  readonly tell: (event: SuiteEvent) => void;
};

let session: Session | null = null;

export function setSession(next: Session): void {
  session = next;
}

type Environment = {
  readonly global: typeof globalThis & { process: NodeJS.Process };
  handleTestEvent?: (event: Circus.Event, state: Circus.State) => Promise<void> | void;
};

type Runtime = {
  requireModule(from: string, name?: string, ...rest: readonly unknown[]): unknown;
  getSourceMaps(): Map<string, string> | undefined;
};

type Config = { readonly rootDir: string };

const EXITS = ["exit", "reallyExit", "abort", "kill"] as const;
const HOT_SPOT_MS = 200;
const IMPORTED = /^\.\.\/exercises\//;

/** jest asks for a default export. */
export default async function guarded(
  globalConfig: unknown,
  config: Config,
  environment: Environment,
  runtime: Runtime,
  testPath: string,
  ...rest: readonly unknown[]
): Promise<unknown> {
  const { answer, limits, tell } = session ?? plainSession(config, testPath);
  const judged = session !== null;
  const { global } = environment;
  const printing = createPrinting(limits.printedLines);
  const order = new Map<Circus.TestEntry, number>();
  let exitCalled: Error | null = null;
  let stopped = 0;
  let broken: string | null = null;

  printing.capture(global);
  forbidExit(global.process, (error) => (exitCalled = error));

  const load = runtime.requireModule.bind(runtime);
  runtime.requireModule = (from, name, ...more) =>
    from === testPath && name !== undefined && IMPORTED.test(name)
      ? loadAnswer(() => load(from, name, ...more))
      : load(from, name, ...more);

  function loadAnswer(run: () => unknown): unknown {
    if (broken !== null) return {};
    if (answer === null) return giveUp("There is no answer to judge.", false);
    tell({ kind: "loading" });
    const outcome = outcomeOf(() => within(limits.testMs, run));
    const error = exitCalled ?? outcome.error;
    if (error !== undefined) return giveUp(explainLoading(error, answer), false);
    if (outcome.value !== STOPPED) return outcome.value;
    const file = path.basename(answer);
    return giveUp(
      `${file} was still being loaded after ${seconds(limits.testMs)} and was stopped.\n\nIs there an endless loop outside the functions?`,
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

  function whereItLoops(run: () => unknown): string {
    if (answer === null) return "";
    const again = () => {
      try {
        within(HOT_SPOT_MS, run);
      } catch {
        // The second run may end in another way; only the profile counts.
      }
    };
    const spot = hotSpot(again, answer, runtime.getSourceMaps()?.get(answer));
    if (spot === null) return "";
    const name = spot.function === "" ? "" : `, in ${spot.function}`;
    return ` It spends its time here${name}:\n\n  ${codeAt(answer, spot.line)}`;
  }

  /** The test's function under its time limit. */
  function limited(fn: Circus.TestFn): Circus.TestFn {
    return function (this: unknown) {
      const ms = stopped === 0 ? limits.testMs : Math.min(limits.briefTestMs, limits.testMs);
      Reflect.deleteProperty(global, CALL);
      const run = () => Reflect.apply(fn, this, []) as unknown;
      const outcome = within(ms, run);
      if (outcome !== STOPPED) return outcome as ReturnType<Circus.TestFn>;
      stopped++;
      const call = Reflect.get(global, CALL) as unknown;
      const what = typeof call === "string" ? call : "Your code";
      const where = stopped === 1 ? whereItLoops(run) : "";
      throw stoppedError(
        `${what} was still running after ${seconds(ms)} and was stopped.${where}\n\nAn endless loop? Does every turn of it come nearer to its end?`,
      );
    } as Circus.TestFn;
  }

  function resultOf(test: Circus.TestEntry): TestResult {
    const [first] = test.errors as readonly unknown[];
    const error: unknown = Array.isArray(first) ? first[0] : first;
    if (exitCalled !== null) return explain(exitCalled, answer);
    if (error === undefined) return { status: "passed", message: "" };
    if (isStopped(error)) return { status: "timed-out", message: error.message };
    return explain(error, answer);
  }

  function onEvent(event: Circus.Event, state: Circus.State): void {
    switch (event.name) {
      case "run_start":
        tests(state.rootDescribeBlock).forEach((test, i) => order.set(test, i));
        tell({ kind: "tests", names: [...order.keys()].map(fullName) });
        break;
      case "test_start":
        exitCalled = null;
        tell({ kind: "start", test: order.get(event.test) ?? -1 });
        if (broken !== null || stopped >= limits.stoppedTests) event.test.mode = "skip";
        else if (event.test.fn) event.test.fn = limited(event.test.fn);
        break;
      case "test_skip":
      case "test_todo":
        done(event.test, { status: "not-run", message: broken ?? whyNotRun(stopped) });
        break;
      case "test_done": {
        const result = resultOf(event.test);
        if (result.status !== "passed") {
          event.test.errors = [plainError(result.message, event.test)];
        }
        done(event.test, result);
        break;
      }
    }
  }

  function done(test: Circus.TestEntry, result: TestResult): void {
    const text = printing.take();
    if (text !== "") tell({ kind: "printed", text });
    tell({ kind: "done", test: order.get(test) ?? -1, result });
  }

  const inner = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = async (event, state) => {
    onEvent(event, state);
    await inner?.(event, state);
  };
  return circus(globalConfig, config, environment, runtime, testPath, ...rest);
}

/** Without the judge: the answer lies in exercises/, and what it prints goes to the terminal. */
function plainSession({ rootDir }: Config, testPath: string): Session {
  const file = path.basename(testPath).replace(/\.test\.ts$/, ".ts");
  return {
    answer: path.join(rootDir, "exercises", file),
    limits: defaultLimits,
    tell: (event) => {
      if (event.kind === "printed")
        process.stdout.write(event.text.replace(/^/gm, "    | ") + "\n");
    },
  };
}

/** Makes every way to end the process throw, and remembers it in case the throw is swallowed. */
function forbidExit(sandbox: NodeJS.Process, remember: (error: Error) => void): void {
  for (const name of EXITS) {
    const forbidden = (code?: unknown): never => {
      const call = `process.${name}(${code === undefined ? "" : String(code)})`;
      const error = new Error(
        `your code called ${call}. Return a value instead: the tests must go on.`,
      );
      error.name = FORBIDDEN;
      remember(error);
      throw error;
    };
    Object.defineProperty(sandbox, name, { value: forbidden, configurable: true, writable: true });
  }
  // The judge's own line of messages is not the answer's business.
  for (const name of ["send", "disconnect"]) Reflect.set(sandbox, name, undefined);
}

/** What a run gave, or the error that it threw. */
function outcomeOf(run: () => unknown): { readonly value?: unknown; readonly error?: unknown } {
  try {
    return { value: run() };
  } catch (error) {
    return { error: error ?? new Error(`your code threw ${String(error)}`) };
  }
}

function tests(block: Circus.DescribeBlock): Circus.TestEntry[] {
  return block.children.flatMap((child) => (child.type === "test" ? [child] : tests(child)));
}

function fullName(test: Circus.TestEntry): string {
  const names = [test.name];
  for (let block = test.parent; block.parent !== undefined; block = block.parent) {
    names.unshift(block.name);
  }
  return names.join(" › ");
}

function whyNotRun(stopped: number): string {
  return stopped === 0
    ? "The suite leaves this test out."
    : `Not run, because ${stopped} tests before it had to be stopped.`;
}

const STOPPED_NAME = "StoppedAtTimeLimit";

function stoppedError(message: string): Error {
  const error = new Error(message);
  error.name = STOPPED_NAME;
  return error;
}

function isStopped(error: unknown): error is Error {
  return error instanceof Error && error.name === STOPPED_NAME;
}

/** An error that jest prints as its message, with the line of the test where that is known. */
function plainError(message: string, test?: Circus.TestEntry): Error {
  const error = new Error(message);
  const [first] = (test?.errors ?? []) as readonly unknown[];
  const stacks = [Array.isArray(first) ? first[0] : first, test?.asyncError].map(stackOf);
  const frame = stacks
    .flatMap((stack) => stack.split("\n"))
    .find((line) => /^\s+at .*\.test\.ts:\d+/.test(line));
  // Without any frame, jest takes all but the first line for one.
  error.stack = `${message}\n${frame ?? "    at <anonymous>:0:0"}`;
  return error;
}

function stackOf(error: unknown): string {
  return typeof error === "object" && error !== null ? String(Reflect.get(error, "stack")) : "";
}

function seconds(ms: number): string {
  return ms === 1000 ? "1 second" : `${ms / 1000} seconds`;
}
