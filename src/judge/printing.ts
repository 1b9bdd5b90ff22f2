/** What an answer prints: the first lines of each test are kept, the rest is counted. */
import { format } from "node:util";

const LONGEST_LINE = 200;
const METHODS = ["log", "info", "debug", "warn", "error", "dir", "table", "trace"] as const;

export type Printing = {
  /** Puts this printing in the place of the console and the output streams of `global`. */
  capture(global: { console: object; process: object }): void;
  /** What was printed since the last call, as text; empty when nothing was. */
  take(): string;
};

/** Keeps at most `mostLines` lines between two calls of `take`. */
export function createPrinting(mostLines: number): Printing {
  let lines: string[] = [];
  let hidden = 0;

  function print(...values: readonly unknown[]): void {
    // Nothing is formatted that nobody will see: a million lines must cost little.
    if (lines.length >= mostLines) {
      hidden++;
      return;
    }
    const printed = format(...values).slice(0, LONGEST_LINE * mostLines);
    for (const line of printed.split("\n")) {
      if (lines.length >= mostLines) hidden++;
      else lines.push(line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line);
    }
  }

  function write(text: unknown): boolean {
    print(String(text).replace(/\n$/, ""));
    return true;
  }

  return {
    capture(global) {
      for (const method of METHODS) Reflect.set(global.console, method, print);
      for (const stream of ["stdout", "stderr"]) {
        Object.defineProperty(global.process, stream, {
          value: { write, isTTY: false, columns: 80, on: () => undefined },
          configurable: true,
        });
      }
    },
    take() {
      const more = hidden === 0 ? [] : [`(and ${hidden} more printed lines)`];
      const text = [...lines, ...more].join("\n");
      lines = [];
      hidden = 0;
      return text;
    },
  };
}
