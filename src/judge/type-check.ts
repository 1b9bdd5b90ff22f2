/** Type errors of an answer, found in a thread beside the tests; the thread is kept warm. */
import path from "node:path";
import { Worker } from "node:worker_threads";
import { type TypeQuestion } from "./type-worker";
import { type TypeProblem } from "./verdict";

type Reply = { readonly id: number; readonly problems: readonly TypeProblem[] };

let thread: Worker | null = null;
let asked = 0;

/** The type errors of the file `answer`, checked as the exercise `stem`. */
export function checkTypes(stem: string, answer: string): Promise<readonly TypeProblem[]> {
  const worker = (thread ??= startThread());
  const question: TypeQuestion = { id: asked++, stem, answer };
  return new Promise((resolve, reject) => {
    function finish(end: () => void): void {
      worker.off("message", onReply);
      worker.off("error", onError);
      // A thread that is waiting keeps no process alive.
      if (worker.listenerCount("message") === 0) worker.unref();
      end();
    }
    const onReply = ({ id, problems }: Reply) => {
      if (id === question.id) finish(() => resolve(problems));
    };
    const onError = (error: Error) => finish(() => reject(error));
    worker.ref();
    worker.on("message", onReply);
    worker.on("error", onError);
    worker.postMessage(question);
  });
}

/** Ends the thread; the next check starts a new one. */
export async function closeTypeCheck(): Promise<void> {
  const worker = thread;
  thread = null;
  await worker?.terminate();
}

function startThread(): Worker {
  const worker = new Worker(path.join(__dirname, "run-typescript.cjs"), {
    argv: [path.join(__dirname, "type-worker.ts")],
    execArgv: [],
  });
  worker.once("exit", () => {
    if (thread === worker) thread = null;
  });
  return worker;
}
