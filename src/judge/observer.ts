/**
 * A thread beside the tests that sees what holds the main thread: half-way to the time limit it
 * looks where the answer is, which works even in an endless loop. It also ends a process whose parent
 * is gone.
 */
import path from "node:path";
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import { type HotSpot } from "./hot-spot";
import { type ObservedRun, type ObserverData, type ObserverOrder, SEEN, TURN } from "./observation";

export type Observer = {
  begin(run: ObservedRun): void;
  /** The answer was compiled; `mapFile` leads back to what the learner wrote. */
  compiled(mapFile: string | undefined): void;
  /** The next test begins, or the loading of the answer. */
  turn(): void;
  /** Where this turn was about to be stopped, as compiled; `null` when nothing was seen. */
  spot(): HotSpot | null;
  /** The run came to its end. */
  end(): void;
  close(): Promise<void>;
};

/** On a busy machine the thread may be a little late. */
const PATIENCE_MS = 600;

export function startObserver(): Observer {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const { port1: spots, port2: port } = new MessageChannel();
  const data: ObserverData = { shared, port };
  const thread = new Worker(path.join(__dirname, "run-typescript.cjs"), {
    argv: [path.join(__dirname, "observer-thread.ts")],
    execArgv: [],
    workerData: data,
    transferList: [port],
  });
  const tell = (order: ObserverOrder) => thread.postMessage(order);
  thread.unref();
  spots.unref();
  // Without the thread an answer is judged all the same: no line is named.
  thread.on("error", () => undefined);

  return {
    begin: (run) => tell({ kind: "begin", run }),
    compiled: (mapFile) => tell({ kind: "compiled", mapFile }),
    turn: () => void Atomics.add(shared, TURN, 1),
    spot() {
      // Not Atomics.wait: the thread is served between two steps of running code only.
      const deadline = performance.now() + PATIENCE_MS;
      while (!isSeen(shared) && performance.now() < deadline);
      let spot: HotSpot | null = null;
      for (let next = receiveMessageOnPort(spots); next; next = receiveMessageOnPort(spots)) {
        spot = next.message as HotSpot | null;
      }
      return isSeen(shared) ? spot : null;
    },
    end: () => tell({ kind: "end" }),
    close: async () => void (await thread.terminate()),
  };
}

function isSeen(shared: Int32Array): boolean {
  return Atomics.load(shared, SEEN) === Atomics.load(shared, TURN);
}
