/** The real command, `npm start -- --no-browser`, as a process. */
import { type ChildProcess } from "node:child_process";
import readline from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { npmCommand } from "../../setup/packages.cjs";
import { killTree, start } from "../../setup/processes";

export type Started = {
  /** The address that it printed. */
  readonly url: string;
  /** All that it has said so far. */
  readonly said: () => string;
  readonly hasEnded: () => boolean;
  readonly seconds: number;
  /** Does what Ctrl-C does and waits for the end; true when it ended by itself. */
  readonly interrupt: () => Promise<boolean>;
  readonly kill: () => void;
};

/** The environment of a terminal that is not inside an npm script. */
export function outerEnvironment(): NodeJS.ProcessEnv {
  const inside = /^(npm_(config_local_prefix|package_|lifecycle_).*|INIT_CWD|SWC_NATIVE_.*)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inside.test(name)));
}

/** Starts JupyterLab in `folder` and waits for the address. */
export async function npmStart(folder: string, limitSeconds: number): Promise<Started> {
  const began = Date.now();
  const npm = npmCommand();
  const child = start(npm.command, [...npm.args, "start", "--", "--no-browser"], {
    cwd: folder,
    env: outerEnvironment(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => {
      killTree(child);
      reject(new Error(`${reason}; npm start said:\n${lines.join("\n")}`));
    };
    const timer = setTimeout(() => fail(`no address after ${limitSeconds} s`), limitSeconds * 1000);
    for (const stream of [child.stdout!, child.stderr!]) {
      readline.createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        const address = /http:\/\/\S+token=\w+/.exec(line);
        if (!address) return;
        clearTimeout(timer);
        resolve(address[0]);
      });
    }
    child.once("exit", (status) => fail(`it ended with ${status}`));
  });
  return {
    url,
    said: () => lines.join("\n"),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    seconds: (Date.now() - began) / 1000,
    interrupt: () => interrupt(child),
    kill: () => killTree(child),
  };
}

async function interrupt(child: ChildProcess): Promise<boolean> {
  const ended = new Promise((resolve) => child.once("exit", () => resolve(true)));
  // A terminal sends it to the whole group of the command in front.
  process.kill(-child.pid!, "SIGINT");
  return (await Promise.race([ended, wait(20_000, false, { ref: false })])) === true;
}
