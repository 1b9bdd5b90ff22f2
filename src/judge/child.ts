/**
 * The process that runs suites for the judge: jest is loaded, `ready` is told, and then every
 * order that arrives is carried out. The parent decides how long it lives.
 */
import path from "node:path";
import { type Order, type SuiteEvent, type SuiteRequest } from "./events";
import { type Jest, openJest } from "./jest";
import { defaultLimits } from "./limits";
import { type Observer, startObserver } from "./observer";
import { setSession, type Task } from "./session";

const root = path.resolve(__dirname, "../..");

function tell(event: SuiteEvent): void {
  process.send?.(event);
}

/** A suite that waits for its answer. */
type Prepared = {
  readonly suite: string;
  /** Resolves when it waits, or is over. */
  readonly ready: Promise<void>;
  /** Lets it run; gives what kept the suite itself from running. */
  run(task: Task): Promise<string | null>;
};

function prepare(jest: Jest, observer: Observer, suite: string): Prepared {
  let begin: (task: Task) => void = () => undefined;
  let onReady: () => void = () => undefined;
  const task = new Promise<Task>((resolve) => (begin = resolve));
  const waits = new Promise<void>((resolve) => (onReady = resolve));
  setSession({ judged: true, task, observer, onReady, close: () => undefined });
  const over = jest.run(suite);
  return {
    suite,
    ready: Promise.race([waits, over.then(() => undefined)]),
    run(given) {
      begin(given);
      return over;
    },
  };
}

async function main(): Promise<void> {
  const observer = startObserver();
  const jest = await openJest(root);
  let prepared: Prepared | null = null;
  let queue = Promise.resolve();

  /** The suite, ready; what was made ready in vain is ended. */
  async function take(suite: string): Promise<Prepared> {
    const waiting = prepared;
    prepared = null;
    if (waiting?.suite === suite) return waiting;
    await waiting?.run(nothing);
    return prepare(jest, observer, suite);
  }

  async function run({ suite, answer, limits }: SuiteRequest): Promise<void> {
    let ended = false;
    const problem = await (
      await take(suite)
    ).run({
      answer,
      limits,
      tell(event) {
        ended ||= event.kind === "end";
        tell(event);
      },
    });
    if (!ended) tell({ kind: "end", problem });
  }

  async function carryOut(order: Order): Promise<void> {
    if (order.kind === "run") return run(order.request);
    prepared = await take(order.suite);
    await prepared.ready;
    tell({ kind: "prepared" });
  }

  process.on("message", (order: Order) => {
    queue = queue.then(() => carryOut(order)).catch(fail);
  });
  // What an answer leaves behind may still fail when its tests are through, and must not end this
  // process: the verdict may not be told yet. As long as tests run, jest listens itself.
  process.on("unhandledRejection", () => undefined);
  process.on("uncaughtException", () => undefined);
  process.on("disconnect", () => process.exit());
  tell({ kind: "ready" });
}

/** Our own failure: the judge sees that the process is gone. */
function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}

const nothing: Task = { answer: null, limits: defaultLimits, tell: () => undefined };

main().catch(fail);
