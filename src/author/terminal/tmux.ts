/** The runner in a real terminal, which tmux provides: keys go in, what is seen comes out. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const root = path.join(__dirname, "..", "..", "..");
/** A server of our own, so that nobody's sessions are touched. */
const socket = `queens-and-knights-${process.pid}`;

function tmux(...args: readonly string[]): string {
  return execFileSync("tmux", ["-L", socket, "-f", os.devNull, ...args], {
    encoding: "utf8",
    timeout: 20_000,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

export function hasTmux(): boolean {
  try {
    execFileSync("tmux", ["-V"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export function endTmux(): void {
  try {
    tmux("kill-server");
  } catch {
    // It ends by itself with its last session.
  }
}

export type Terminal = {
  /** The learner's exercises, for this terminal alone. */
  readonly exercises: string;
  /** Waits until the screen, spaces made one, holds `text` or matches it. */
  shows(text: string | RegExp): Promise<string>;
  /** Presses keys, as tmux names them: `n`, `Down`, `Escape`, `C-c`. */
  press(...keys: readonly string[]): void;
  resize(columns: number, rows: number): void;
  /** What is seen, with colours if asked for. */
  capture(colours?: boolean): string;
  /** Is it on the alternate screen; are the cursor shown, and long lines wrapped? */
  modes(): string;
  /** The processes that belong to this terminal's runner. */
  processes(): readonly number[];
  close(): void;
};

export type TerminalOptions = {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly command?: string;
  /** Answers that are there from the beginning. */
  readonly answers?: Readonly<Record<string, string>>;
};

const WAIT_MS = 60_000;
let opened = 0;

/** A terminal in which `npm run kata` runs, and after it tells its exit code and the line settings. */
export function openTerminal(options: TerminalOptions = {}): Terminal {
  const {
    columns = 80,
    rows = 24,
    env = {},
    command = "npm run --silent kata",
    answers = {},
  } = options;
  const name = `t${opened++}`;
  const room = fs.mkdtempSync(path.join(os.tmpdir(), "kata-terminal-"));
  const exercises = path.join(room, "exercises");
  fs.cpSync(path.join(root, "exercises"), exercises, { recursive: true });
  for (const [file, text] of Object.entries(answers)) {
    fs.writeFileSync(path.join(exercises, file), text);
  }
  const settings = { ...env, QK_ANSWERS: exercises };
  const variables = Object.entries(settings).flatMap(([key, value]) => ["-e", `${key}=${value}`]);
  const told =
    'before=$(stty -g); %; echo "exit code $?"; [ "$before" = "$(stty -g)" ] && echo sane; cat';
  tmux(
    ...["new-session", "-d", "-s", name, "-x", String(columns), "-y", String(rows), "-c", root],
    ...variables,
    told.replace("%", command),
  );
  tmux("set-option", "-t", name, "status", "off");
  tmux("resize-window", "-t", name, "-x", String(columns), "-y", String(rows));

  const capture = (colours = false) =>
    tmux("capture-pane", "-p", ...(colours ? ["-e"] : []), "-t", name);

  async function shows(text: string | RegExp): Promise<string> {
    const deadline = Date.now() + WAIT_MS;
    for (;;) {
      const seen = capture();
      const flat = seen.replace(/\s+/g, " ");
      if (typeof text === "string" ? flat.includes(text) : text.test(flat)) return seen;
      if (Date.now() > deadline) throw new Error(`does not show ${String(text)}, but:\n${seen}`);
      await wait(50);
    }
  }

  return {
    exercises,
    shows,
    press: (...keys) => void tmux("send-keys", "-t", name, ...keys),
    resize: (x, y) => void tmux("resize-window", "-t", name, "-x", String(x), "-y", String(y)),
    capture,
    modes: () =>
      tmux(
        "display",
        "-p",
        "-t",
        name,
        "alternate #{alternate_on}, cursor #{cursor_flag}, wrap #{wrap_flag}",
      ).trim(),
    processes: () => processesWith(`QK_ANSWERS=${exercises}`),
    close() {
      fs.rmSync(room, { recursive: true, force: true });
      tmux("kill-session", "-t", name);
    },
  };
}

/** The Node processes whose environment holds this setting. */
function processesWith(setting: string): readonly number[] {
  return fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const environment = fs.readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
        const program = fs.readlinkSync(`/proc/${pid}/exe`);
        return environment.includes(setting) && path.basename(program).startsWith("node");
      } catch {
        // It has ended, or is somebody else's.
        return false;
      }
    })
    .map(Number);
}
