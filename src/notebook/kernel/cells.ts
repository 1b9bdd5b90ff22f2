/** @file Runs the cells that a client sends, and publishes what comes of them. */
import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { type Picture } from "../../board/types";
import { type Stream } from "../engine/capture";
import { createEngine, type Engine, type EngineOptions, type Outcome } from "../engine/engine";
import { type Failure, interruption, runtimeFailure } from "../engine/failure";
import { describeValue } from "../engine/value";
import { type Job } from "./cell-queue";
import { characters, codeUnits } from "./positions";
import { createPrinter } from "./printer";
import { type Content, type Message } from "./wire";

export type Publish = (type: string, content: Content, parent?: Message) => void;

export type Cells = {
  /** Starts the engine before it is needed. */
  readonly warmUp: () => void;
  /** What the queue has to do for a request; `begin` is called before, `answer` after the cell. */
  readonly job: (request: Message, answer: (content: Content) => void, begin: () => void) => Job;
  readonly interrupt: () => void;
  readonly isComplete: (request: Message) => Content;
  readonly complete: (request: Message) => Content;
  readonly inspect: (request: Message) => Content;
  readonly show: (picture: Picture) => (next: Picture) => void;
  readonly print: (stream: Stream, text: string) => void;
  readonly flush: () => void;
  /** Shows an error that no cell waits for, below the cell that ran last. */
  readonly reportStray: (thrown: unknown) => void;
};

/** Cells whose output goes to `publish`; `onStopped` hears of each that its reader stopped. */
export function createCells(
  options: EngineOptions,
  publish: Publish,
  onStopped: () => void,
): Cells {
  let running: Engine | null = null;
  const engine = () => (running ??= createEngine(options));
  /** The request of the cell that ran last: later output still belongs to it. */
  let latest: Message | undefined;
  let count = 0;

  const printer = createPrinter((name, text) => publish("stream", { name, text }, latest));
  /** Publishes after everything that was printed before. */
  const tell: Publish = (...what) => {
    printer.flush();
    publish(...what);
  };

  async function run(request: Message): Promise<Content> {
    const { code, silent } = request.content as { code: string; silent?: boolean };
    latest = request;
    if (!silent) {
      count++;
      tell("execute_input", { code, execution_count: count }, request);
    }
    const outcome = await attempt(() => engine().execute(code, `cell [${count}]`));
    if (!outcome.ok) {
      if (outcome.failure === interruption) onStopped();
      const content = errorContent(outcome.failure);
      tell("error", content, request);
      return { status: "error", execution_count: count, ...content };
    }
    const text = describeValue(outcome.value);
    if (text !== null && !silent) {
      const data = { "text/plain": text };
      tell("execute_result", { data, metadata: {}, execution_count: count }, request);
    }
    return { status: "ok", execution_count: count, payload: [], user_expressions: {} };
  }

  return {
    warmUp: () => void attempt(async () => ({ ok: true, value: engine() })),
    job(request, answer, begin) {
      let reply: Content = {};
      return {
        async run() {
          begin();
          reply = await run(request);
          return reply.status === "error" && request.content.stop_on_error !== false;
        },
        finish: () => answer(reply),
        giveUp() {
          begin();
          answer({ status: "aborted", execution_count: count });
        },
      };
    },
    interrupt: () => running?.interrupt(),
    isComplete({ content }) {
      const { completed, indent } = engine().isComplete(String(content.code));
      return completed ? { status: "complete" } : { status: "incomplete", indent };
    },
    complete({ content }) {
      const { code, cursor_pos } = content as { code: string; cursor_pos: number };
      const { candidates, start, end } = engine().complete(code, codeUnits(code, cursor_pos));
      return {
        status: "ok",
        matches: candidates,
        cursor_start: characters(code, start),
        cursor_end: characters(code, end),
        metadata: {},
      };
    },
    inspect({ content }) {
      const { code, cursor_pos } = content as { code: string; cursor_pos: number };
      const text = engine().inspect(code, codeUnits(code, cursor_pos));
      const data = text === null ? {} : { "text/plain": text };
      return { status: "ok", found: text !== null, data, metadata: {} };
    },
    show(picture) {
      const [parent, transient] = [latest, { display_id: randomUUID() }];
      const put = (type: string, { html, text }: Picture) => {
        const data = { "text/html": html, "text/plain": text };
        tell(type, { data, metadata: {}, transient }, parent);
      };
      put("display_data", picture);
      return (next) => put("update_display_data", next);
    },
    print: printer.print,
    flush: printer.flush,
    reportStray: (thrown) => printer.print("stderr", `${inspect(thrown)}\n`),
  };
}

function errorContent({ name, message, traceback }: Failure): Content {
  return { ename: name, evalue: message, traceback };
}

/** A failure of the machinery is a failure of the cell, so that its reader hears of it. */
async function attempt(action: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await action();
  } catch (error) {
    return { ok: false, failure: runtimeFailure(error) };
  }
}
