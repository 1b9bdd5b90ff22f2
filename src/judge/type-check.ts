/** Type errors of an answer, found in a thread beside the tests; the thread is kept warm. */
import path from "node:path";
import { Worker } from "node:worker_threads";
import { defaultLimits } from "./limits";
import { type TypeQuestion } from "./type-worker";
import { type TypeProblem } from "./verdict";

type Reply = { readonly id: number; readonly problems: readonly TypeProblem[] };

let thread: Worker | null = null;
let asked = 0;

/**
 * The type errors of the file `answer`, checked as the exercise `stem`. A check that fails or takes
 * longer than `ms` gives one error that says so.
 */
export function checkTypes(
  stem: string,
  answer: string,
  ms: number = defaultLimits.typesMs,
): Promise<readonly TypeProblem[]> {
  const worker = (thread ??= startThread());
  const question: TypeQuestion = { id: asked++, stem, answer };
  return new Promise((resolve) => {
    function finish(problems: readonly TypeProblem[]): void {
      clearTimeout(timer);
      worker.off("message", onReply);
      worker.off("error", onError);
      worker.off("exit", onExit);
      // A thread that is waiting keeps no process alive.
      if (worker.listenerCount("message") === 0) worker.unref();
      resolve(problems);
    }
    const unchecked = (why: string) =>
      finish([
        { file: path.basename(answer), line: 1, column: 1, message: `Not checked: ${why}.` },
      ]);
    const onReply = ({ id, problems }: Reply) => {
      if (id === question.id) finish(problems);
    };
    const onError = (error: Error) => unchecked(error.message.split("\n")[0]);
    const onExit = () => unchecked("the type check came to a sudden end");
    const timer = setTimeout(() => {
      unchecked(`the type check took longer than ${ms / 1000} seconds`);
      void closeTypeCheck();
    }, ms);
    worker.ref();
    worker.on("message", onReply);
    worker.on("error", onError);
    worker.on("exit", onExit);
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
  worker.setMaxListeners(0);
  worker.once("exit", () => {
    if (thread === worker) thread = null;
  });
  return worker;
}
