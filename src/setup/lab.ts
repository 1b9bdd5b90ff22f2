/** A running JupyterLab. */
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SetupFailure } from "./failure";
import { pythonEnvironment, type Places } from "./places";
import { killTree, start } from "./processes";

export type Lab = {
  /** Where a browser finds it, token included. */
  readonly url: string;
  /** Resolves when the server has ended, with its exit code. */
  readonly ended: Promise<number | null>;
  /** Ends the server and its kernels. */
  readonly stop: () => Promise<void>;
};

export type LabOptions = { readonly port: number; readonly browser: boolean };

const firstPage = "lab/tree/notebooks/00-start-here.ipynb";

/** Starts JupyterLab and waits until it answers. */
export async function startLab(places: Places, { port, browser }: LabOptions): Promise<Lab> {
  const token = randomBytes(24).toString("hex");
  const address = `http://127.0.0.1:${port}/`;
  const ask = (method: string, what: string) =>
    fetch(address + what, {
      method,
      headers: { Authorization: `token ${token}` },
      signal: AbortSignal.timeout(5000),
    }).catch(() => null);

  fs.mkdirSync(places.scratch, { recursive: true });
  const logFile = path.join(places.scratch, "jupyterlab.log");
  const log = fs.openSync(logFile, "w");
  const flags = [
    `--ServerApp.port=${port}`,
    `--ServerApp.root_dir=${places.root}`,
    `--ServerApp.open_browser=${browser ? "True" : "False"}`,
    `--LabApp.default_url=/${firstPage}`,
  ];
  const server = start(places.python, ["-m", "jupyterlab", ...flags], {
    cwd: places.root,
    // In the environment, unlike among the flags, other users of the machine cannot read the token.
    env: { ...pythonEnvironment(places), JUPYTER_TOKEN: token },
    stdio: ["ignore", log, log],
  });
  fs.closeSync(log);
  const ended = new Promise<number | null>((resolve) => {
    server.once("exit", resolve);
    server.once("error", () => resolve(null));
  });
  let running = true;
  void ended.then(() => (running = false));

  const deadline = Date.now() + 120_000;
  while (!(await ask("GET", "api/status"))?.ok) {
    if (!running || Date.now() > deadline) {
      killTree(server);
      const last = fs.readFileSync(logFile, "utf8").trim().split("\n").at(-1);
      throw new SetupFailure(`JupyterLab did not start: ${last} (${logFile} says more).`);
    }
    await wait(100);
  }
  return {
    url: `${address}${firstPage}?token=${token}`,
    ended,
    stop: async () => {
      // Asked over HTTP it ends its kernels first, on Windows as well, where signals only kill.
      await ask("POST", "api/shutdown");
      await Promise.race([ended, wait(10_000, undefined, { ref: false })]);
      killTree(server);
    },
  };
}
