/**
 * @file A small Jupyter client: starts a kernel as a process and runs cells on it. It proves an
 * installation, measures, and tests, all without Python.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Dealer, Subscriber } from "zeromq";
import { type Connection, type Content, decode, encode, message, type Message } from "./wire";

/** What a cell did, as its messages tell. */
export type CellRun = {
  readonly reply: Content;
  /** Every publication that belongs to the cell, in order. */
  readonly published: readonly Message[];
};

export type KernelClient = {
  readonly process: ChildProcess;
  /** Resolves when the kernel has answered and its publications arrive. */
  readonly ready: () => Promise<void>;
  readonly run: (code: string, options?: Content) => Promise<CellRun>;
  /** Sends a request on the shell socket and gives the answer's content. */
  readonly request: (type: string, content?: Content) => Promise<Content>;
  /** The same on the control socket. */
  readonly control: (type: string, content?: Content) => Promise<Content>;
  /** Asks the kernel to end, and ends it when it doesn't. */
  readonly shutDown: () => Promise<void>;
};

export type KernelOptions = {
  /** The command line for a connection file. */
  readonly command: (connectionFile: string) => readonly [command: string, ...rest: string[]];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
};

type Pending = {
  readonly published: Message[];
  reply: Content | null;
  idle: boolean;
  readonly finish: (run: CellRun) => void;
  readonly fail: (reason: Error) => void;
};

/** Starts a kernel. Whoever starts one has to shut it down. */
export async function startKernel(options: KernelOptions): Promise<KernelClient> {
  const folder = mkdtempSync(path.join(tmpdir(), "queens-and-knights-"));
  const file = path.join(folder, "connection.json");
  const connection = await newConnection();
  writeFileSync(file, JSON.stringify(connection));

  const [command, ...rest] = options.command(file);
  const child = spawn(command, rest, {
    cwd: options.cwd,
    // As every Jupyter client does, so that the kernel ends when this process is no more.
    env: { ...process.env, JPY_PARENT_PID: String(process.pid), ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let complaints = "";
  child.stderr.on("data", (chunk) => (complaints += chunk));
  child.stdout.resume();

  // What a kernel that is gone will not take must not hold up the end of this process.
  const brief = { linger: 0 };
  const [shell, control, iopub] = [new Dealer(brief), new Dealer(brief), new Subscriber(brief)];
  const sockets = [shell, control, iopub];
  const pending = new Map<string, Pending>();
  const address = (port: number) => `tcp://${connection.ip}:${port}`;
  shell.connect(address(connection.shell_port));
  control.connect(address(connection.control_port));
  iopub.connect(address(connection.iopub_port));
  iopub.subscribe();

  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let failure: Error | null = null;
  const giveUp = (reason: string) => {
    failure = new Error(reason);
    for (const { fail } of pending.values()) fail(failure);
    pending.clear();
  };
  child.once("error", (error) => giveUp(`The kernel could not be started: ${error.message}`));
  void ended.then(() => giveUp(`The kernel ended. ${complaints.trim()}`.trim()));

  function settle(id: string, change: (entry: Pending) => void): void {
    const entry = pending.get(id);
    if (!entry) return;
    change(entry);
    if (!entry.reply || !entry.idle) return;
    pending.delete(id);
    entry.finish({ reply: entry.reply, published: entry.published });
  }
  async function listen(socket: Dealer | Subscriber): Promise<void> {
    for await (const frames of socket) {
      const received = decode(connection.key, frames);
      settle(received.parent.msg_id ?? "", (entry) => {
        if (socket !== iopub) entry.reply = received.content;
        else if (received.content.execution_state === "idle") entry.idle = true;
        else entry.published.push(received);
      });
    }
  }
  for (const socket of sockets) void listen(socket);

  function ask(socket: Dealer, type: string, content: Content): Promise<CellRun> {
    const request = message(type, content);
    return new Promise((finish, fail) => {
      if (failure) return fail(failure);
      pending.set(request.header.msg_id, { published: [], reply: null, idle: false, finish, fail });
      socket.send(encode(connection.key, request)).catch(fail);
    });
  }

  async function ready(): Promise<void> {
    // The first answers may come before the subscription stands, so ask until one is seen whole.
    let answered = false;
    while (!answered && !failure) {
      const answer = ask(shell, "kernel_info_request", {}).then(() => (answered = true));
      answer.catch(() => undefined);
      await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 100))]);
    }
    if (failure) throw failure;
  }

  return {
    process: child,
    ready,
    run: (code, more) => ask(shell, "execute_request", { code, silent: false, ...more }),
    request: async (type, content = {}) => (await ask(shell, type, content)).reply,
    control: async (type, content = {}) => (await ask(control, type, content)).reply,
    async shutDown() {
      ask(control, "shutdown_request", { restart: false }).catch(() => undefined);
      const killing = setTimeout(() => child.kill("SIGKILL"), 3000);
      if (child.pid) await ended;
      clearTimeout(killing);
      for (const socket of sockets) socket.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function newConnection(): Promise<Connection> {
  const [shell_port, iopub_port, stdin_port, control_port, hb_port] = await freePorts(5);
  const ports = { shell_port, iopub_port, stdin_port, control_port, hb_port };
  return { transport: "tcp", ip: "127.0.0.1", key: "a key", ...ports };
}

/** Ports that nobody listens on; all are held until the last is known, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve, reject) => {
          server.once("error", reject);
          server.listen(0, "127.0.0.1", () => {
            const address = server.address();
            resolve(typeof address === "object" && address ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
