/**
 * The process that runs suites for the judge: jest is loaded, `ready` is told, and then every
 * request that arrives is run. The parent decides how long it lives.
 */
import path from "node:path";
import { Worker } from "node:worker_threads";
import { type SuiteEvent, type SuiteRequest } from "./events";
import { setSession } from "./guard";
import { openJest, type Mapping } from "./jest";

const root = path.resolve(__dirname, "../..");

/** Beyond the parent's own deadline: it counts only when the parent is gone. */
const SPARE_MS = 2000;

function tell(event: SuiteEvent): void {
  process.send?.(event);
}

/** The answer in the place of the exercise, and the course's boards wherever the answer lies. */
function mappingsOf({ imported, answer }: SuiteRequest): readonly Mapping[] {
  const boards: Mapping = [
    "^(?:\\.\\./)+src/board(?:/index)?$",
    path.join(root, "src", "board", "index.ts"),
  ];
  return answer === null ? [boards] : [[`^${imported.replace(/\./g, "\\.")}$`, answer], boards];
}

/** A thread that ends this process when an answer holds it for ever and nobody else is left to. */
function startLastResort(ms: number): Worker {
  const code = `setTimeout(() => process.kill(process.pid, "SIGKILL"), ${ms})`;
  const worker = new Worker(code, { eval: true });
  worker.unref();
  return worker;
}

async function main(): Promise<void> {
  const jest = await openJest(root);
  let queue = Promise.resolve();

  async function run(request: SuiteRequest): Promise<void> {
    const lastResort = startLastResort(request.limits.runMs + SPARE_MS);
    setSession({ answer: request.answer, limits: request.limits, tell });
    const problem = await jest.run(request.suite, mappingsOf(request));
    tell({ kind: "end", problem });
    await lastResort.terminate();
  }

  process.on("message", (request: SuiteRequest) => {
    queue = queue.then(() => run(request));
  });
  process.on("disconnect", () => process.exit());
  tell({ kind: "ready" });
}

void main();
