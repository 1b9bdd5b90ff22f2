/** Finds a Python that can make the course's environment. */
import { spawnSync } from "node:child_process";
import { SetupFailure } from "./failure";

export type Version = readonly [major: number, minor: number, patch: number];

/** A command that started, and what it said of itself. */
export type Python = {
  readonly command: readonly string[];
  readonly version: Version;
  /** Debian and its kin ship Python without the modules that make environments. */
  readonly canMakeEnvironments: boolean;
};

export const oldest: Version = [3, 10, 0];

// Python 2 must understand this as well, in order to say how old it is.
const question = `
import sys
try:
    import venv, ensurepip
    able = "yes"
except ImportError:
    able = "no"
print("python %d.%d.%d %s" % (tuple(sys.version_info[:3]) + (able,)))
`;

/** Negative, zero or positive, as `left` is older than, equal to or newer than `right`. */
export function compareVersions(left: Version, right: Version): number {
  const different = left.findIndex((part, index) => part !== right[index]);
  return different < 0 ? 0 : left[different] - right[different];
}

/** Reads a Python's answer to our question; `null` when it is none. */
export function readAnswer(command: readonly string[], output: string): Python | null {
  const answer = /^python (\d+)\.(\d+)\.(\d+) (yes|no)\s*$/m.exec(output);
  if (!answer) return null;
  const [major, minor, patch] = answer.slice(1, 4).map(Number);
  return { command, version: [major, minor, patch], canMakeEnvironments: answer[4] === "yes" };
}

/** The commands that may be Python, best first. */
export function candidates(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[][] {
  if (env.PYTHON) return [[env.PYTHON]];
  return platform === "win32" ? [["py", "-3"], ["python"], ["python3"]] : [["python3"], ["python"]];
}

function howToInstall(platform: NodeJS.Platform): string {
  if (platform === "win32") return "Install it with `winget install Python.Python.3.13`";
  if (platform === "darwin")
    return "Install it with `brew install python` or from https://python.org";
  return "On Debian and Ubuntu: `sudo apt install python3 python3-venv`; elsewhere the package python3";
}

/** The first Python that will do, or one line that says what is missing and how to get it. */
export function choosePython(
  found: readonly Python[],
  asked: string | undefined,
  platform: NodeJS.Platform,
): Python | SetupFailure {
  const recent = found.filter(({ version }) => compareVersions(version, oldest) >= 0);
  const able = recent.find(({ canMakeEnvironments }) => canMakeEnvironments);
  if (able) return able;
  const then = "then run `npm start` again.";
  const wanted = `Python ${oldest.slice(0, 2).join(".")} or newer`;
  if (recent.length > 0) {
    const { command, version } = recent[0];
    return new SetupFailure(
      `${command.join(" ")} (${version.join(".")}) lacks its modules venv and ensurepip. ` +
        `On Debian and Ubuntu: \`sudo apt install python3-venv\`; elsewhere install Python from https://python.org, ${then}`,
    );
  }
  const place = asked ? `The variable PYTHON names ${asked}, which` : "JupyterLab";
  if (found.length > 0) {
    const { command, version } = found[0];
    const old = `${command.join(" ")} is Python ${version.join(".")}, too old`;
    return new SetupFailure(
      `JupyterLab needs ${wanted}; ${old}. ${howToInstall(platform)}, ${then}`,
    );
  }
  return new SetupFailure(
    asked
      ? `${place} does not start as a Python. Name ${wanted}, or unset PYTHON, ${then}`
      : `${place} needs ${wanted}, and there is none here. ${howToInstall(platform)}, ${then}`,
  );
}

/** Asks every candidate on this machine; throws a `SetupFailure` when none will do. */
export function findPython(env: NodeJS.ProcessEnv = process.env): Python {
  const found = candidates(env, process.platform).flatMap((command) => {
    const [program, ...args] = command;
    const { stdout } = spawnSync(program, [...args, "-c", question], {
      env,
      encoding: "utf8",
      timeout: 20_000,
      windowsHide: true,
    });
    return readAnswer(command, stdout ?? "") ?? [];
  });
  const chosen = choosePython(found, env.PYTHON, process.platform);
  if (chosen instanceof SetupFailure) throw chosen;
  return chosen;
}
