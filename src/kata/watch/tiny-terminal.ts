/**
 * As much of a terminal as the watch screen uses, for tests: it keeps what would be seen. It
 * refuses sequences that it does not know, so that none goes unnoticed.
 */
import { Writable } from "node:stream";

type Size = { readonly columns: number; readonly rows: number };

// eslint-disable-next-line no-control-regex -- the sequences of a terminal
const pieces = /\x1b\[(\??)([\d;]*)([A-Za-z])|\x1b\]8;;[^\x1b]*\x1b\\|\n|[^\x1b]/gsu;

export class TinyTerminal extends Writable {
  columns: number;
  rows: number;
  private screen: string[][] = [];
  private row = 0;
  private col = 0;
  private readonly switched = new Map([
    [1049, false],
    [25, true],
    [7, true],
  ]);

  constructor({ columns, rows }: Size) {
    super({ decodeStrings: false });
    this.columns = columns;
    this.rows = rows;
  }

  /** What is seen. */
  text(): string {
    return Array.from({ length: this.rows }, (_, row) => (this.screen[row] ?? []).join("")).join(
      "\n",
    );
  }

  modes() {
    const [alternate, cursor, wrap] = [1049, 25, 7].map((mode) => this.switched.get(mode));
    return { alternate, cursor, wrap };
  }

  resize({ columns, rows }: Size): void {
    this.columns = columns;
    this.rows = rows;
    this.emit("resize");
  }

  override _write(chunk: string, _encoding: string, done: () => void): void {
    for (const [piece, isMode, numbers, letter] of String(chunk).matchAll(pieces)) {
      if (isMode === "?") this.switchMode(Number(numbers), letter);
      else if (letter !== undefined) this.control(numbers, letter);
      else if (!piece.startsWith("\x1b")) this.put(piece);
    }
    done();
  }

  private switchMode(mode: number, letter: string): void {
    if (!this.switched.has(mode)) throw new Error(`Unknown mode ${mode}`);
    this.switched.set(mode, letter === "h");
    if (mode === 1049) this.clear();
  }

  private control(numbers: string, letter: string): void {
    if (letter === "H") [this.row, this.col] = numbers.split(";").map((n) => Number(n) - 1);
    else if (letter === "J" && numbers === "2") this.clear();
    else if (letter === "J") this.screen.length = this.row;
    else if (letter === "K" && numbers === "2") this.screen[this.row] = [];
    else if (letter !== "m") throw new Error(`Unknown sequence ${numbers}${letter}`);
  }

  private clear(): void {
    this.screen = [];
    [this.row, this.col] = [0, 0];
  }

  private put(letter: string): void {
    if (letter === "\n") {
      [this.row, this.col] = [this.row + 1, 0];
      return;
    }
    const line = (this.screen[this.row] ??= []);
    while (line.length < this.col) line.push(" ");
    line[Math.min(this.col++, this.columns - 1)] = letter;
  }
}
