/** A terminal as a whole screen: keys in, lines out, and as it was before afterwards. */
import fs from "node:fs";
import readline from "node:readline";
import { type Readable, type Writable } from "node:stream";

/** A terminal's two ends; Node's own, or those of a test. */
export type Input = Readable & { setRawMode?(on: boolean): unknown };
export type Output = Writable & {
  readonly columns?: number;
  readonly rows?: number;
  readonly fd?: number;
};

export type Screen = {
  /** Shows these lines; only what is new is written. */
  draw(lines: readonly string[]): void;
  /** Gives the terminal back as it was. Safe to call twice, and while the process exits. */
  close(): void;
};

export type ScreenListener = {
  readonly onKey: (key: string) => void;
  readonly onResize: (columns: number, rows: number) => void;
  /** The terminal is gone. */
  readonly onEnd: () => void;
};

/** The alternate screen without cursor, and without breaking lines that are too long. */
const ENTER = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[2J";
const LEAVE = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";

export function sizeOf({ columns = 80, rows = 24 }: Output): { columns: number; rows: number } {
  return { columns: Math.max(columns, 1), rows: Math.max(rows, 1) };
}

export function openScreen(input: Input, output: Output, listener: ScreenListener): Screen {
  let shown: readonly string[] = [];
  let open = true;
  const onKeypress = (text: string | undefined, key: readline.Key) => {
    const name = keyName(text, key);
    if (name !== null) listener.onKey(name);
  };
  const onResize = () => {
    shown = [];
    output.write("\x1b[2J");
    const { columns, rows } = sizeOf(output);
    listener.onResize(columns, rows);
  };
  output.write(ENTER);
  readline.emitKeypressEvents(input);
  input.setRawMode?.(true);
  input.on("keypress", onKeypress);
  input.once("end", listener.onEnd);
  input.resume();
  output.on("resize", onResize);
  output.on("error", listener.onEnd);
  process.once("exit", close);

  function draw(lines: readonly string[]): void {
    if (!open) return;
    const changed = lines.flatMap((line, i) =>
      // Cleared first: clearing after a full line would take its last letter away.
      line === shown[i] ? [] : [`\x1b[${i + 1};1H\x1b[2K${line}\x1b[0m`],
    );
    if (lines.length < shown.length) changed.push(`\x1b[${lines.length + 1};1H\x1b[J`);
    shown = lines;
    if (changed.length > 0) output.write(changed.join(""));
  }

  function close(): void {
    if (!open) return;
    open = false;
    process.off("exit", close);
    input.off("keypress", onKeypress);
    output.off("resize", onResize);
    input.setRawMode?.(false);
    input.pause();
    writeNow(output, LEAVE);
  }

  return { draw, close };
}

/** Written at once where possible, because the process may end right after. */
function writeNow(output: Output, text: string): void {
  try {
    if (output.fd === undefined) output.write(text);
    else fs.writeSync(output.fd, text);
  } catch {
    // The terminal is gone, and there is nothing to give back.
  }
}

/** "n", "?", "up", "enter", "ctrl+c"; `null` for what is no key of ours. */
export function keyName(text: string | undefined, key: readline.Key): string | null {
  if (key.ctrl === true) return key.name === undefined ? null : `ctrl+${key.name}`;
  if (key.meta === true && key.name !== "escape") return null;
  if (key.name === "return" || key.name === "enter") return "enter";
  if (key.name !== undefined && key.name.length > 1) return key.name;
  return text ?? key.name ?? null;
}
