/** `npm start`: from a fresh clone to JupyterLab on the first page. */
import { InvalidArgumentError, program } from "commander";
import { SetupFailure } from "./failure";
import { startLab } from "./lab";
import { here } from "./places";
import { isFree, nextFreePort, readPort } from "./port";
import { prepare, report } from "./prepare";
import { interruptWhenNpmEnds, onInterrupt } from "./processes";
import { say, seconds, showStep } from "./progress";

type Options = { readonly port?: number; readonly browser: boolean; readonly check?: true };

const usualPort = 8888;

function parsePort(text: string): number {
  const port = readPort(text);
  if (port === null) throw new InvalidArgumentError("A port is a number from 1 to 65535.");
  return port;
}

/** The port to use: the one asked for, or the usual one, or the next that is free. */
async function choosePort(asked: number | undefined): Promise<number> {
  const port = asked === undefined ? await nextFreePort(usualPort) : asked;
  if (port === null)
    throw new SetupFailure("No free port found. Name one: `npm start -- --port 9000`.");
  if (asked !== undefined && !(await isFree(asked))) {
    throw new SetupFailure(
      `Port ${asked} is taken. Name another one, \`npm start -- --port ${asked + 1}\`, or none, and a free one is found.`,
    );
  }
  if (asked === undefined && port !== usualPort) say(`Port ${usualPort} is taken; using ${port}.`);
  return port;
}

/** Runs JupyterLab until Ctrl-C, or until its own menu ends it. */
async function serve({ port: asked, browser }: Options): Promise<void> {
  const began = Date.now();
  const port = await choosePort(asked);
  await prepare(here);
  const lab = await showStep("JupyterLab", () => startLab(here, { port, browser }));
  say(`\nReady after ${seconds(Date.now() - began)}. Open in your browser:\n\n  ${lab.url}\n`);
  say("Ctrl-C here ends it.");

  let stopping = false;
  const stop = () => {
    // Whoever is in a hurry presses Ctrl-C twice; the exit handler ends the rest.
    if (stopping) process.exit(130);
    stopping = true;
    say("\nEnding JupyterLab and its kernels …");
    void lab.stop();
  };
  onInterrupt(stop);
  interruptWhenNpmEnds();
  const status = await lab.ended;
  if (!stopping && status !== 0) {
    throw new SetupFailure(`JupyterLab ended by itself; .kata/jupyterlab.log says why.`);
  }
  say("JupyterLab has ended.");
  process.exit(0);
}

program
  .name("npm start --")
  .description("Sets up what is missing and opens the course in JupyterLab.")
  .option(
    "--port <number>",
    `port to serve on (default: ${usualPort}, or the next free one)`,
    parsePort,
  )
  .option("--no-browser", "print the address, open no browser")
  .option("--check", "say what is ready and what is not; start and change nothing")
  .action(async (options: Options) => {
    if (options.check) process.exitCode = report(here) ? 0 : 1;
    else await serve(options);
  })
  .parseAsync()
  .catch((error: unknown) => {
    if (!(error instanceof SetupFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
