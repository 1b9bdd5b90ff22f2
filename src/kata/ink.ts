/** Colours and links of a terminal; without them the text says the same. */
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters, styleText } from "node:util";

export type Ink = {
  paint(style: Parameters<typeof styleText>[0], text: string): string;
  /** `text`, on which a click opens `file`. */
  link(text: string, file: string): string;
};

export const plainInk: Ink = { paint: (_, text) => text, link: (text) => text };

export function inkOf({ colour, links }: { colour: boolean; links: boolean }): Ink {
  return {
    paint: colour
      ? (style, text) => styleText(style, text, { validateStream: false })
      : plainInk.paint,
    link: links
      ? (text, file) => `\x1b]8;;${pathToFileURL(file).href}\x1b\\${text}\x1b]8;;\x1b\\`
      : plainInk.link,
  };
}

/**
 * What an output can show. Programs that do not know the sequence of a link leave it out, but for
 * those excluded here; `FORCE_HYPERLINK` (0 or 1) overrules, as in other tools.
 */
export function inkFor(isTerminal: boolean, env: NodeJS.ProcessEnv = process.env): Ink {
  const able = isTerminal && env.TERM !== "dumb";
  const forced = env.FORCE_HYPERLINK;
  const links = forced === undefined ? able && env.TERM !== "linux" : able && forced !== "0";
  return inkOf({ colour: able && !env.NO_COLOR, links });
}

/**
 * Text that an answer made, fit to be shown: whatever would move the cursor, clear the screen or
 * ring the bell is taken out.
 */
export function harmless(text: string): string {
  return (
    stripVTControlCharacters(text.replace(/\r\n/g, "\n").replace(/\t/g, "  "))
      // eslint-disable-next-line no-control-regex -- control characters are what it is about
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, "·")
  );
}

// eslint-disable-next-line no-control-regex -- the sequences that `Ink` writes
const pieces = /\x1b\[[0-9;]*m|\x1b\]8;;[^\x1b]*\x1b\\|./gsu;
const wide =
  /^[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u;

/** The columns that a piece takes: none for a sequence, two for wide letters. */
function columnsOf(piece: string): number {
  if (piece.startsWith("\x1b")) return 0;
  return wide.test(piece) ? 2 : 1;
}

/** Breaks a line, colours and links included, so that no part is wider than `columns`. */
export function fold(line: string, columns: number): readonly string[] {
  const lines = [""];
  let used = 0;
  for (const [piece] of line.matchAll(pieces)) {
    const width = columnsOf(piece);
    if (used + width > columns) {
      lines.push("");
      used = 0;
    }
    lines[lines.length - 1] += piece;
    used += width;
  }
  return lines;
}

/** The columns that a line takes. */
export function widthOf(line: string): number {
  return [...line.matchAll(pieces)].reduce((sum, [piece]) => sum + columnsOf(piece), 0);
}
