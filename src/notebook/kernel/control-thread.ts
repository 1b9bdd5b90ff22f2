/**
 * @file The thread that listens on the control socket, passes requests on to the main thread, and stops
 * the main thread by force when it does not answer an interrupt: then it is in a loop.
 */
import { Session } from "node:inspector";
import { parentPort, workerData } from "node:worker_threads";
import { Router } from "zeromq";
import { createOutbox, patient } from "./outbox";

/** How long the main thread has to answer an interrupt by itself, in milliseconds. */
const patience = 250;

async function main(): Promise<void> {
  const debug = new Session();
  debug.connectToMainThread();
  const socket = new Router(patient);
  const outbox = createOutbox(socket);
  await socket.bind(workerData as string);

  let forcing: NodeJS.Timeout | undefined;
  parentPort!.on("message", (order: Uint8Array[] | "close") => {
    clearTimeout(forcing);
    if (order !== "close") return outbox.send(order);
    debug.disconnect();
    socket.close();
    parentPort!.close();
  });
  parentPort!.postMessage("bound");
  for await (const frames of socket) {
    parentPort!.postMessage(frames);
    if (!frames.some((frame) => frame.includes('"interrupt_request"'))) continue;
    forcing = setTimeout(() => debug.post("Runtime.terminateExecution"), patience);
  }
}

void main();
