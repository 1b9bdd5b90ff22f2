/**
 * The board of failure messages, readable in any terminal, and its reader. A face that can show
 * pictures reads the board out of a message and draws it again, so a message stays plain text.
 *
 *     4 | . Q . .
 *     3 | . . . Q
 *     2 | Q . . .
 *     1 | . . Q .
 *       +--------
 *       | a b c d
 *
 * `.` is a free square and `#` is a hole; other signs are marks.
 */
import {
  attackLines,
  type Drawing,
  type Line,
  type Mark,
  marksBySquare,
  type Tone,
} from "./drawing";
import { columnsOf } from "./outline";
import { fileName } from "./square";
import { type Square } from "./types";

/** The board as text: ranks at the left, files below, no newline at the end. */
export function compactBoard(drawing: Drawing): string {
  const { board } = drawing;
  const cols = columnsOf(board);
  const marks = marksBySquare(drawing);
  const files = Array.from({ length: cols }, (_, col) => fileName(col));
  const rows = board.map((outline, row) =>
    files.map((_, col) => textSign(marks.get(`${row},${col}`)) || (outline[col] ?? "#")),
  );
  const width = Math.max(1, ...[...rows, files].flat().map((sign) => sign.length));
  const rankWidth = String(board.length).length;
  const line = (label: string, signs: readonly string[]) =>
    `${label.padStart(rankWidth)} |${signs.map((sign) => " " + sign.padStart(width)).join("")}`;
  return [
    ...rows.map((signs, row) => line(String(board.length - row), signs)),
    `${" ".repeat(rankWidth)} +${"-".repeat(cols * (width + 1))}`,
    line("", files),
  ].join("\n");
}

/** A mark without a sign is told by its tone, which is all that text can show of it. */
function textSign(mark: Mark | undefined): string {
  const sign = mark?.sign || (mark?.tone && signs[mark.tone]) || "";
  return sign.replace(/\s+/g, "_");
}

/** The drawing of a compact board, or `null` where the text is none. Tones and lines are guessed from the signs. */
export function readCompactBoard(text: string): Drawing | null {
  const lines = text.replace(/\s+$/, "").split("\n");
  const files = lines.pop()?.match(/^ +\|(.*)$/);
  const frame = lines.pop()?.match(/^ +\+-*$/);
  if (!files || !frame) return null;
  const names = signsOf(files[1]);
  if (names.some((name, col) => name !== fileName(col))) return null;
  const rows: string[][] = [];
  for (const [index, line] of lines.entries()) {
    const rank = line.match(/^ *(\d+) \|(.*)$/);
    if (!rank || Number(rank[1]) !== lines.length - index) return null;
    const signs = signsOf(rank[2]);
    if (signs.length !== names.length) return null;
    rows.push(signs);
  }
  const board = rows.map((signs) => signs.map((sign) => (sign === "#" ? "#" : ".")).join(""));
  const marks = rows.flatMap((signs, row) =>
    signs.flatMap((sign, col) => (sign === "." || sign === "#" ? [] : [markOf([row, col], sign)])),
  );
  return { board, marks, lines: guessLines(marks) };
}

/** A text cut into prose and the compact boards in it, in order. */
export function splitAtBoards(text: string): readonly (string | { board: Drawing })[] {
  const isBoardLine = (line: string) => /^ *\d+ \|( +\S+)*$|^ +\+-*$|^ +\|( +[a-z]+)*$/.test(line);
  const groups: { lines: string[]; isBoard: boolean }[] = [];
  for (const line of text.split("\n")) {
    const isBoard = isBoardLine(line);
    const last = groups[groups.length - 1];
    if (last?.isBoard === isBoard) last.lines.push(line);
    else groups.push({ lines: [line], isBoard });
  }
  return groups.map(({ lines, isBoard }) => {
    const board = isBoard ? readCompactBoard(lines.join("\n")) : null;
    return board ? { board } : lines.join("\n");
  });
}

function signsOf(line: string): string[] {
  return line.split(" ").filter((sign) => sign !== "");
}

const signs: { readonly [tone in Tone]: string } = {
  queen: "Q",
  clash: "!",
  attacked: "x",
  tried: "?",
  safe: "o",
  candidate: "+",
  visited: "*",
  current: "@",
};

const tones = new Map(Object.entries(signs).map(([tone, sign]) => [sign, tone as Tone]));

function markOf(square: Square, sign: string): Mark {
  const tone = /^\d+$/.test(sign) ? "visited" : tones.get(sign);
  return tone === undefined ? { square, sign } : { square, sign, tone };
}

/** Clashing queens are joined, and so are the numbers of a walk that counts from 1. */
function guessLines(marks: readonly Mark[]): Line[] {
  const attacks = attackLines(marks.filter(({ sign }) => sign === "!").map(({ square }) => square));
  const numbered = new Map(
    marks.filter(({ tone }) => tone === "visited").map((mark) => [Number(mark.sign), mark]),
  );
  const isWalk = numbered.size === marks.filter(({ tone }) => tone === "visited").length;
  const moves = [...numbered.keys()]
    .sort((a, b) => a - b)
    .filter((number) => isWalk && numbered.has(number + 1) && numbered.has(1))
    .map((number): Line => ({
      from: numbered.get(number)!.square,
      to: numbered.get(number + 1)!.square,
      kind: "move",
    }));
  return [...attacks, ...moves];
}
