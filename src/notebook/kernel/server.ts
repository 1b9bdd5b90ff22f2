/**
 * @file The five sockets of a Jupyter kernel and the answers to its requests. tslab has a server of its
 * own, which loses output and tells clients too little; its converter and executor do the work here too.
 */
import { Publisher, Reply, Router } from "zeromq";
import { capturePrinting } from "../engine/capture";
import { type EngineOptions } from "../engine/engine";
import { runtimeFailure } from "../engine/failure";
import { installHost } from "../host";
import { createCellQueue } from "./cell-queue";
import { createCells } from "./cells";
import { type ControlChannel, openControlChannel, openControlThread } from "./control-channel";
import { createJudging } from "./judging";
import { kernelInfo } from "./kernel-info";
import { onOrphaned } from "./orphan";
import { createOutbox, type Outbox, patient } from "./outbox";
import { type Connection, type Content, decode, encode, message, type Message } from "./wire";

type Sender = Pick<Outbox, "send">;
type Answer = (request: Message) => Content;

export type ServerOptions = EngineOptions & {
  /** Is the control socket in a thread of its own, for clients that interrupt by message? */
  readonly controlThread: boolean;
};

/** Serves a client until it asks for the end. */
export async function serve(connection: Connection, options: ServerOptions): Promise<void> {
  const { key } = connection;
  const exit = process.exit.bind(process);
  const iopub = new Publisher(patient);
  const [shell, stdin] = [new Router(patient), new Router(patient)];
  const heartbeat = new Reply(patient);

  const publications = createOutbox(iopub);
  const publish = (type: string, content: Content, parent?: Message) => {
    const identities = [Buffer.from(type)];
    publications.send(encode(key, { ...message(type, content, parent), identities }));
  };
  const judging = createJudging(options, { remembers: true });
  const running = new Int32Array(new SharedArrayBuffer(4));
  const onRunning = (is: boolean) => void Atomics.store(running, 0, Number(is));
  const cells = createCells({ ...options, onRunning }, publish, judging.stop);
  const enqueue = createCellQueue();

  async function shutDown(): Promise<never> {
    await Promise.race([
      publications.drained(),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]);
    await control.close();
    for (const socket of [iopub, shell, stdin, heartbeat]) socket.close();
    return exit(0);
  }

  const answers: Readonly<Record<string, Answer>> = {
    kernel_info_request: () => kernelInfo,
    is_complete_request: cells.isComplete,
    complete_request: cells.complete,
    inspect_request: cells.inspect,
    comm_info_request: () => ({ status: "ok", comms: {} }),
    history_request: () => ({ status: "ok", history: [] }),
    interrupt_request: () => {
      cells.interrupt();
      return { status: "ok" };
    },
    shutdown_request: ({ content }) => {
      setImmediate(() => void shutDown());
      return { status: "ok", restart: content.restart === true };
    },
  };

  function reply(channel: Sender, request: Message, content: Content): void {
    const type = request.header.msg_type.replace(/_request$/, "_reply");
    cells.flush();
    channel.send(encode(key, message(type, content, request)));
    publish("status", { execution_state: "idle" }, request);
  }

  function handle(channel: Sender, request: Message): void {
    const begin = () => publish("status", { execution_state: "busy" }, request);
    const type = request.header.msg_type;
    if (type === "execute_request") {
      const cell = cells.job(request, (content) => reply(channel, request, content), begin);
      return enqueue(cell);
    }
    const answer = answers[type];
    if (!answer) return;
    begin();
    reply(channel, request, answerSafely(answer, request));
    // Whoever asks what the kernel is will soon run a cell.
    if (type === "kernel_info_request") setImmediate(cells.warmUp);
  }

  function receive(channel: Sender, frames: readonly Uint8Array[]): void {
    const request = decodeOrNull(key, frames);
    if (request) handle(channel, request);
  }

  async function listen(): Promise<void> {
    const outbox = createOutbox(shell);
    for await (const frames of shell) receive(outbox, frames);
  }

  async function echo(): Promise<void> {
    for await (const frames of heartbeat) await heartbeat.send(frames);
  }

  const ports = [
    [iopub, connection.iopub_port],
    [shell, connection.shell_port],
    [stdin, connection.stdin_port],
    [heartbeat, connection.hb_port],
  ] as const;
  await Promise.all(ports.map(([socket, port]) => socket.bind(addressOf(connection, port))));
  const openControl = options.controlThread ? openControlThread : openControlChannel;
  const control: ControlChannel = await openControl(
    addressOf(connection, connection.control_port),
    (frames) => receive(control, frames),
    running,
  );

  installHost({ show: cells.show, judge: judging.judge });
  capturePrinting(cells.print);
  refuseToExit();
  process.on("SIGINT", cells.interrupt).on("SIGTERM", () => void shutDown());
  process.on("uncaughtException", cells.reportStray).on("unhandledRejection", cells.reportStray);
  onOrphaned(() => void shutDown());
  publish("status", { execution_state: "starting" });
  await Promise.all([listen(), echo()]);
}

/** A cell that ends its process would take everything with it that was made so far. */
function refuseToExit(): void {
  process.exit = () => {
    throw new Error("process.exit() would end the notebook's kernel, so nothing was done.");
  };
}

function decodeOrNull(key: string, frames: readonly Uint8Array[]): Message | null {
  try {
    return decode(key, frames);
  } catch {
    // Not from our client.
    return null;
  }
}

/** Clients wait for an answer, come what may. */
function answerSafely(answer: Answer, request: Message): Content {
  try {
    return answer(request);
  } catch (error) {
    const { name, message: text, traceback } = runtimeFailure(error);
    return { status: "error", ename: name, evalue: text, traceback };
  }
}

function addressOf({ transport, ip }: Connection, port: number): string {
  return `${transport}://${ip}${transport === "ipc" ? "-" : ":"}${port}`;
}
