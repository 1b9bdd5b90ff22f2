/** The thread of observer.ts. */
import fs from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { asWritten, type HotSpot } from "./hot-spot";
import { searchHotSpot } from "./hot-spot-search";
import {
  noteOf,
  type ObservedRun,
  type ObserverData,
  type ObserverOrder,
  SEEN,
  TURN,
} from "./observation";

/** How often it looks whether a test goes on and on. */
const EVERY_MS = 50;
/** So long after the limit, it is clear that V8 cannot end the test: it goes on over promises. */
const AFTER_MS = 300;

const { shared, port } = workerData as ObserverData;
const STDERR = 2;

let mapFile: string | undefined;
let stop: () => void = () => undefined;

parentPort?.on("message", (order: ObserverOrder) => {
  switch (order.kind) {
    case "begin":
      stop();
      mapFile = undefined;
      stop = observe(order.run);
      break;
    case "compiled":
      mapFile = order.mapFile;
      break;
    case "end":
      stop();
      break;
  }
});

/** Observes one run; gives the way to end that. */
function observe({ answer, testMs, lastMs }: ObservedRun): () => void {
  let turn = Atomics.load(shared, TURN);
  let since = performance.now();
  let looking = false;
  let spot: HotSpot | null = null;

  function look(): void {
    const looked = turn;
    looking = true;
    searchHotSpot(answer, (found) => {
      looking = false;
      if (turn !== looked) return;
      spot = found;
      port.postMessage(spot);
      Atomics.store(shared, SEEN, turn);
    });
  }

  const judged = lastMs !== null;
  const end = () => process.kill(process.pid, "SIGKILL");
  // Not every system gives an orphan another parent.
  const lastResort = judged ? setTimeout(end, lastMs) : undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (judged && process.ppid !== parent) end();
    const now = Atomics.load(shared, TURN);
    if (now !== turn) {
      turn = now;
      since = performance.now();
      spot = null;
      return;
    }
    const lasted = performance.now() - since;
    const seen = Atomics.load(shared, SEEN) === turn;
    if (lasted > testMs / 2 && !seen && !looking) look();
    if (judged && lasted > testMs + AFTER_MS && spot !== null) {
      fs.writeSync(STDERR, noteOf(asWritten(spot, mapFile)));
      spot = null;
    }
  }, EVERY_MS);

  return () => {
    clearTimeout(lastResort);
    clearInterval(timer);
  };
}
