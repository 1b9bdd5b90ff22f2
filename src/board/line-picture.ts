/**
 * A tour drawn as one continuous line, without a mark a square: for boards on which nobody could
 * read numbers any more. The line is written as steps from square to square, some four characters
 * a move, so that a million squares are a file of a few megabytes.
 */
import { escapeHtml } from "./escape";
import { columnsOf } from "./outline";
import { svgImage } from "./picture";
import { type Board, type Picture, type Square } from "./types";

/** Squares in the order of the walk, or their numbers, row · columns + col. */
export type Walk = readonly Square[] | readonly number[] | Int32Array;

export type LineOptions = {
  /** Draws the move from the last square back to the first as well. */
  readonly closed?: boolean;
  /** In how many colours the line is drawn, from the first squares (blue) to the last (orange). */
  readonly colours?: number;
  /** How thick the line is, in squares; for a walk of which only some squares are given. */
  readonly thickness?: number;
  /** The longer side of the picture in pixels: 640. A small board is drawn smaller. */
  readonly size?: number;
  /** Words inside the SVG, for who cannot see it. */
  readonly title?: string;
  readonly description?: string;
};

/** The walk as an SVG. Like all drawings it may show a wrong answer, so nothing is checked. */
export function tourLine(walk: Walk, board: Board, options: LineOptions = {}): string {
  const { closed = false, colours = 1, size = 640, title, description } = options;
  const cols = columnsOf(board);
  const side = Math.min(40, size / Math.max(cols, board.length, 1));
  const { thickness = thin(side) } = options;
  const [width, height] = [cols + 1, board.length + 1].map((squares) => squares * side);
  const words = [
    title === undefined ? "" : `<title>${escapeHtml(title)}</title>`,
    description === undefined ? "" : `<desc>${escapeHtml(description)}</desc>`,
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="-0.5 -0.5 ${cols + 1} ${board.length + 1}" width="${tenth(width)}" height="${tenth(height)}">` +
    words.join("") +
    `<rect x="-.5" y="-.5" width="${cols + 1}" height="${board.length + 1}" fill="#fffdf8"/>` +
    `<path d="${ground(board)}" fill="#f6ecd6"/>` +
    `<g transform="translate(.5 .5)" fill="none" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round">${lines(walk, cols, closed, colours)}</g></svg>`
  );
}

/** The walk as a picture for a notebook; `words` are its alternative text and its text. */
export function linePicture(
  walk: Walk,
  board: Board,
  words: string,
  options: LineOptions = {},
): Picture {
  return { html: svgImage(tourLine(walk, board, options), words), text: words };
}

/** The line in pieces of nearly equal length, one a colour; each begins where the last one ends. */
function lines(walk: Walk, cols: number, closed: boolean, colours: number): string {
  const points = walk.length + (closed ? 1 : 0);
  const pieces = Math.max(1, Math.min(colours, points - 1));
  const bound = (piece: number) => Math.round(((points - 1) * piece) / pieces);
  return Array.from({ length: pieces }, (_, piece) => {
    const d = steps(walk, cols, bound(piece), bound(piece + 1));
    return d === "" ? "" : `<path stroke="${colour(piece, pieces)}" d="${d}"/>`;
  }).join("");
}

/** From point `first` to point `last` of the walk; the point after its end is its first again. */
function steps(walk: Walk, cols: number, first: number, last: number): string {
  if (walk.length === 0) return "";
  let [row, col] = squareAt(walk, first % walk.length, cols);
  let d = `M${col} ${row}l`;
  if (first === last) return `${d}0 0`; // a dot
  for (let i = first + 1; i <= last; i++) {
    const [nextRow, nextCol] = squareAt(walk, i % walk.length, cols);
    d += pair(nextCol - col, nextRow - row);
    [row, col] = [nextRow, nextCol];
  }
  return d;
}

/** Two numbers, with a space before each that has no minus sign to part it from what is before. */
const pair = (x: number, y: number): string => (x < 0 ? "" : " ") + x + (y < 0 ? "" : " ") + y;

function squareAt(walk: Walk, i: number, cols: number): Square {
  const square = walk[i];
  return typeof square === "number" ? [Math.floor(square / cols), square % cols] : square;
}

/** From blue through purple and red to orange, all about equally dark. */
function colour(piece: number, pieces: number): string {
  return pieces === 1 ? "#1f5f8b" : `hsl(${Math.round(205 + (180 * piece) / pieces)},65%,40%)`;
}

/** The squares of the board as one shape: equal rows below one another are one band. */
function ground(board: Board): string {
  const bands = board.flatMap((row, top) => {
    if (row === board[top - 1]) return [];
    const end = board.findIndex((other, i) => i > top && other !== row);
    const height = (end === -1 ? board.length : end) - top;
    return [...row.matchAll(/\.+/g)].map(
      ({ index, 0: run }) => `M${index} ${top}h${run.length}v${height}h-${run.length}z`,
    );
  });
  return bands.join("");
}

/** A third of a square where squares are small, and no more than four pixels where they are not. */
const thin = (side: number) => Math.round(100 * Math.min(0.32, 4 / side)) / 100;

const tenth = (length: number) => Math.round(length * 10) / 10;
