/**
 * @file The socket for what cannot wait: interrupt and shutdown.
 *
 * Where clients interrupt by signal, it lives beside the others, and Node itself ends the loop of a cell.
 * On Windows there are no signals, and a request would wait for the end of the endless loop that it is to
 * stop; so there the socket lives in a thread of its own, which can stop the main one.
 */
import path from "node:path";
import { Worker } from "node:worker_threads";
import { Router } from "zeromq";
import { createOutbox, patient } from "./outbox";

type Frames = readonly Uint8Array[];

export type ControlChannel = {
  readonly send: (frames: Frames) => void;
  readonly close: () => Promise<void>;
};

/** Binds the channel to an address; `receive` gets the frames of every request. */
export async function openControlChannel(
  address: string,
  receive: (frames: Frames) => void,
): Promise<ControlChannel> {
  const socket = new Router(patient);
  await socket.bind(address);
  void (async () => {
    for await (const frames of socket) receive(frames);
  })();
  return { send: createOutbox(socket).send, close: async () => socket.close() };
}

/** What the control thread is given. */
export type ThreadData = { readonly address: string; readonly running: Int32Array };

/** The same in a thread of its own; `running` is memory that says whether a cell's code is running. */
export async function openControlThread(
  address: string,
  receive: (frames: Frames) => void,
  running: Int32Array,
): Promise<ControlChannel> {
  const workerData: ThreadData = { address, running };
  const thread = new Worker(path.join(__dirname, "control-thread.cjs"), { workerData });
  await new Promise((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
  });
  thread.on("message", (frames: Uint8Array[]) =>
    receive(frames.map((frame) => Buffer.from(frame))),
  );
  return {
    send: (frames) => thread.postMessage(frames),
    async close() {
      const ended = new Promise((resolve) => thread.once("exit", resolve));
      thread.postMessage("close");
      await ended;
    },
  };
}
