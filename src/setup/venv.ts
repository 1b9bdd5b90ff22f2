/**
 * The Python environment in `.venv`: JupyterLab and what the authors' tools use, pinned.
 *
 * A stamp is written when everything is in place. Without it, or when it tells of another requirements
 * file, folder or Python, the environment is made anew: whole, because mending is slower to get right.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { SetupFailure } from "./failure";
import { pythonEnvironment, type Places } from "./places";
import { run } from "./processes";
import { type Tell } from "./progress";
import { findPython, type Python } from "./python";

/** What an environment was made of. */
export type Stamp = {
  readonly requirements: string;
  readonly python: string;
  readonly folder: string;
};

const stampFile = ({ venv }: Places) => path.join(venv, "complete.json");

/** Why an environment with this stamp will not do, or `null`. */
export function staleness(stamp: Stamp | null, now: Stamp): string | null {
  if (!stamp) return "not complete";
  if (stamp.folder !== now.folder) return "made for another folder";
  if (stamp.requirements !== now.requirements) return "requirements.txt has changed";
  if (stamp.python !== now.python)
    return now.python ? "its Python has changed" : "its Python is gone";
  return null;
}

function readStamp(places: Places): Stamp | null {
  try {
    return JSON.parse(fs.readFileSync(stampFile(places), "utf8")) as Stamp;
  } catch {
    return null;
  }
}

function stampNow({ root, requirements, python }: Places): Stamp {
  const asked = spawnSync(python, ["-c", "import sys; print(sys.version)"], { encoding: "utf8" });
  return {
    requirements: createHash("sha256").update(fs.readFileSync(requirements)).digest("hex"),
    python: asked.stdout?.trim() ?? "",
    folder: root,
  };
}

/** Why the environment has to be made, or `null`. */
export function whyMakeVenv(places: Places): string | null {
  if (!fs.existsSync(places.venv)) return "not there yet";
  const stamp = readStamp(places);
  return stamp ? staleness(stamp, stampNow(places)) : "not complete";
}

/** pip's and venv's many lines as one: what went wrong and what to do. */
export function explainPip(output: string, { version }: Python): string {
  const is = (pattern: RegExp) => pattern.test(output);
  const [reason, fix] = is(/ensurepip|No module named '?(venv|pip)/)
    ? ["Python lacks its module venv", "On Debian and Ubuntu: `sudo apt install python3-venv`"]
    : is(/No space left|Errno 28|WinError 112/)
      ? ["the disk is full", "Free about 500 MB"]
      : is(/Permission denied|Access is denied|Read-only file system|WinError 5\b/)
        ? ["Python may not write here", "Close JupyterLab, or clone into a folder of your own"]
        : is(/Connection|Retrying|Max retries|timed out|Proxy|SSL|resolve|getaddrinfo|HTTP error/i)
          ? [
              "the package registry is out of reach",
              "Check the network (behind a proxy: set the variable HTTPS_PROXY)",
            ]
          : is(/Failed to build|No matching distribution|Failed building/)
            ? [
                `a package has no build for Python ${version.join(".")} on this system`,
                "Name another Python: set the variable PYTHON to python3.12, say",
              ]
            : [
                `Python says "${output.trim().split("\n").at(-1) ?? ""}"`,
                "Read docs/troubleshooting.md",
              ];
  return `The Python environment could not be made: ${reason}. ${fix}, then run \`npm start\` again.`;
}

/** Makes the environment; whatever was there before goes. */
export async function makeVenv(places: Places, tell: Tell): Promise<void> {
  const python = findPython();
  const env = pythonEnvironment(places);
  const remove = () =>
    fs.rmSync(places.venv, { recursive: true, force: true, maxRetries: 3, retryDelay: 200 });
  const check = async (what: string, command: readonly string[], onLine?: (l: string) => void) => {
    tell(what);
    const [program, ...args] = command;
    const ending = await run(program, args, { cwd: places.root, env, seconds: 1200, onLine });
    if (ending.status !== 0) throw new SetupFailure(explainPip(ending.output, python));
  };
  try {
    remove();
  } catch (error) {
    throw new SetupFailure(explainPip(`Permission denied: ${String(error)}`, python));
  }
  await check("making .venv", [...python.command, "-m", "venv", places.venv]);
  const wanted = fs.readFileSync(places.requirements, "utf8").match(/^[a-z].*==/gim) ?? [];
  let collected = 0;
  await check(
    "downloading",
    // Everything is pinned, so pip need not look for dependencies; and it keeps no cache at home.
    [places.python, "-m", "pip", "install", "--no-deps", "--no-cache-dir", "--no-input"].concat(
      ["--disable-pip-version-check", "--progress-bar=off", "--retries=2"],
      ["--requirement", places.requirements],
    ),
    (line) => {
      if (line.startsWith("Collecting")) tell(`package ${++collected} of about ${wanted.length}`);
      if (line.startsWith("Installing")) tell("installing them");
    },
  );
  fs.writeFileSync(stampFile(places), JSON.stringify(stampNow(places), null, 2));
}
