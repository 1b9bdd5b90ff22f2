/**
 * Boards as SVG. A picture is a base (plate, squares, coordinates) and parts (one a mark or line),
 * so that a step player can hold each part once and say for each frame which parts it shows. The
 * board brings its own light plate: it looks the same on a light and on a dark page.
 */
import { type Drawing, type Line, type Mark, marksBySquare, type Tone } from "./drawing";
import { columnsOf } from "./outline";
import { escapeHtml } from "./escape";
import { fileName } from "./square";
import { type Board, type Square } from "./types";

/** A piece of a picture; pieces of a higher layer lie on top. */
export type Part = { readonly layer: number; readonly svg: string };

const side = 40;
const margin = { left: 26, top: 8, right: 8, bottom: 26 };

const ink = "#1d1a16";
const alarm = "#b3261e";
const path = "#1f5f8b";

/** Shapes that boards share; the squares' hatching is told apart without colour. */
const definitions =
  `<defs><g id="queen"><path d="M-12 9-15-8-8 2-7-11-1.5 1 0-13 1.5 1 7-11 8 2 15-8 12 9Q0 5-12 9Z"/>` +
  `<path d="M-11.5 11Q0 7 11.5 11V15Q0 18-11.5 15Z"/><circle cx="-15" cy="-9" r="2.2"/><circle cx="-7" cy="-12" r="2.2"/>` +
  `<circle cy="-14" r="2.2"/><circle cx="7" cy="-12" r="2.2"/><circle cx="15" cy="-9" r="2.2"/></g>` +
  `<g id="knight"><path d="M-10 16H13C14 4 13-5 8-10 5-13 2-14-1-14L-3-18-6-13C-10-9-13-4-15 1-15.5 5-13 7-10.5 6L-6 3C-4 3-2 2.5 0 1-1 6-9 9-10 16Z"/>` +
  `<circle cx="-5" cy="-7" r="1.6" fill="#fff"/></g>` +
  `<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="#5c4f3a" stroke-width="2.2" opacity=".55"/></pattern></defs>`;

/** The whole picture. */
export function svgBoard(drawing: Drawing): string {
  const parts = [...svgParts(drawing)].sort((a, b) => a.layer - b.layer);
  return svgBase(drawing.board) + parts.map(({ svg }) => svg).join("") + "</svg>";
}

/** Where a picture's squares lie, in its own units. */
export function boardGeometry(board: Board) {
  const rows = board.length;
  const cols = columnsOf(board);
  const width = margin.left + cols * side + margin.right;
  const height = margin.top + rows * side + margin.bottom;
  return { rows, cols, width, height, side, left: margin.left, top: margin.top };
}

/** The picture's beginning: everything below the parts. It is closed by `</svg>`. */
export function svgBase(board: Board): string {
  const { rows, cols, width, height } = boardGeometry(board);
  const names = [
    ...board.map((_, row) => label(margin.left / 2 + 1, centre([row, 0]).y, String(rows - row))),
    ...Array.from({ length: cols }, (_, col) =>
      label(centre([0, col]).x, height - margin.bottom / 2, fileName(col)),
    ),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Verdana,DejaVu Sans,sans-serif" text-anchor="middle">` +
    definitions +
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="5" fill="#fffdf8" stroke="#8c7b5e"/>` +
    `<g fill="#4d4332" font-size="13">${names.join("")}</g>` +
    `<path d="${squares(board, 0)}" fill="#f8efdc"/><path d="${squares(board, 1)}" fill="#dcc7a0"/>` +
    `<path d="${squares(board, 0)}${squares(board, 1)}" fill="none" stroke="#8c7b5e"/>`
  );
}

/** The marks and lines of a drawing. */
export function svgParts(drawing: Drawing): readonly Part[] {
  const marks = [...marksBySquare(drawing).values()];
  return [
    ...marks.map((mark) => ({ layer: 0, svg: ground(mark) })),
    ...(drawing.lines ?? []).map((line) => ({
      layer: line.kind === "attack" ? 3 : 1,
      svg: stroke(line),
    })),
    ...marks.map((mark) => ({ layer: 2, svg: figure(mark) })),
  ].filter(({ svg }) => svg !== "");
}

function squares(board: Board, shade: number): string {
  return board
    .flatMap((outline, row) =>
      [...outline].map((sign, col) => {
        const { x, y } = corner([row, col]);
        const dark = (board.length - row + col) % 2;
        return sign === "." && dark === shade ? `M${x} ${y}h${side}v${side}h-${side}z` : "";
      }),
    )
    .join("");
}

/** What lies under a sign: the tone's colour and its hatching or frame. */
function ground({ square, tone }: Mark): string {
  const { x, y } = corner(square);
  const frame = (inset: number, attributes: string) =>
    `<rect x="${x + inset}" y="${y + inset}" width="${side - 2 * inset}" height="${side - 2 * inset}" ${attributes}/>`;
  const grounds: { readonly [tone in Tone]: string } = {
    queen: "",
    attacked: frame(0.5, `fill="url(#hatch)"`),
    clash: frame(2, `fill="#f9c9c1" stroke="${alarm}" stroke-width="3"`),
    tried: frame(3, `fill="#e6dff5" stroke="#5a3fa0" stroke-width="2" stroke-dasharray="5 3"`),
    visited: frame(0.5, `fill="#cfe1ee"`),
    current: frame(2, `fill="#ffe08a" stroke="${ink}" stroke-width="3"`),
    candidate: `<circle cx="${x + side / 2}" cy="${y + side / 2}" r="16" fill="#fff" stroke="${path}" stroke-width="2" stroke-dasharray="2 3"/>`,
    safe: `<circle cx="${x + side / 2}" cy="${y + side / 2}" r="14" fill="#d8efd3" stroke="#2c6e2f" stroke-width="2"/>`,
  };
  return tone === undefined ? "" : grounds[tone];
}

/** The sign itself: a figure for a queen and a knight, letters for the rest. */
function figure({ square, sign, tone }: Mark): string {
  const { x, y } = centre(square);
  const use = (name: string, attributes: string) =>
    `<use href="#${name}" x="${x}" y="${y}" ${attributes}/>`;
  const solid = `fill="${ink}" stroke="#fffdf8" stroke-width="2" paint-order="stroke"`;
  const hollow = `fill="#fffdf8" stroke="#5a3fa0" stroke-width="1.5"`;
  if (sign === "N") return use("knight", solid);
  if (sign === "!") {
    const badge =
      `<circle cx="${x + 13}" cy="${y - 13}" r="6.5" fill="${alarm}" stroke="#fffdf8"/>` +
      `<path d="M${x + 13} ${y - 17}v5m0 2.5v.5" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`;
    return use("queen", solid) + badge;
  }
  if (sign === "Q") return use("queen", tone === "tried" ? hollow : solid);
  if (sign === "") return "";
  const size = sign.length > 3 ? 10 : sign.length > 2 ? 13 : 16;
  const text = sign === "x" ? "×" : sign;
  return `<text x="${x}" y="${y}" dy=".36em" font-size="${size}" font-weight="bold" fill="${ink}" stroke="#fffdf8" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escapeHtml(text)}</text>`;
}

function stroke({ from, to, kind }: Line): string {
  const a = centre(from);
  const b = centre(to);
  const way = `<path d="M${a.x} ${a.y}L${b.x} ${b.y}" fill="none" stroke-linecap="round"`;
  return kind === "attack"
    ? `${way} stroke="#fff" stroke-width="6"/>${way} stroke="${alarm}" stroke-width="3" stroke-dasharray="7 5"/>`
    : `${way} stroke="${path}" stroke-width="2.5" opacity=".75"/>`;
}

function label(x: number, y: number, text: string): string {
  return `<text x="${x}" y="${y}" dy=".36em">${escapeHtml(text)}</text>`;
}

function corner([row, col]: Square): { readonly x: number; readonly y: number } {
  return { x: margin.left + col * side, y: margin.top + row * side };
}

function centre([row, col]: Square): { readonly x: number; readonly y: number } {
  return { x: margin.left + (col + 0.5) * side, y: margin.top + (row + 0.5) * side };
}
