/**
 * @file The thread that listens on the control socket, passes requests on to the main thread, and stops
 * the main thread by force when it does not answer an interrupt while a cell's code runs: then that code
 * is in a loop. What else keeps the main thread busy, such as compiling, is waited for.
 */
import { Session } from "node:inspector";
import { parentPort, workerData } from "node:worker_threads";
import { Router } from "zeromq";
import { type ThreadData } from "./control-channel";
import { createOutbox, patient } from "./outbox";

/** How long the main thread has to answer an interrupt by itself, in milliseconds. */
const patience = 250;

async function main(): Promise<void> {
  const { address, running } = workerData as ThreadData;
  const debug = new Session();
  debug.connectToMainThread();
  const socket = new Router(patient);
  const outbox = createOutbox(socket);
  await socket.bind(address);

  let forcing: NodeJS.Timeout | undefined;
  parentPort!.on("message", (order: Uint8Array[] | "close") => {
    clearInterval(forcing);
    if (order !== "close") return outbox.send(order);
    debug.disconnect();
    socket.close();
    parentPort!.close();
  });
  parentPort!.postMessage("bound");
  for await (const frames of socket) {
    parentPort!.postMessage(frames);
    if (!frames.some((frame) => frame.includes('"interrupt_request"'))) continue;
    clearInterval(forcing);
    forcing = setInterval(() => {
      if (Atomics.load(running, 0) === 1) debug.post("Runtime.terminateExecution");
    }, patience);
  }
}

void main();
