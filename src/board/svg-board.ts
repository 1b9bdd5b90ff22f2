/**
 * Boards as SVG. A picture is a base (plate, squares, coordinates) and parts (one a mark or line),
 * so that a step player can hold each part once and say for each frame which parts it shows. The
 * board brings its own light plate: it looks the same on a light and on a dark page.
 */
import { type Drawing, type Line, type Mark, marksBySquare } from "./drawing";
import { columnsOf } from "./outline";
import { escapeHtml } from "./escape";
import { fileName } from "./square";
import { svgDefinitions } from "./svg-definitions";
import { type Board, type Square } from "./types";

/** A piece of a picture; pieces of a higher layer lie on top. */
export type Part = { readonly layer: number; readonly svg: string };

const side = 40;
const margin = { left: 26, top: 22, right: 22, bottom: 26 };

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

/**
 * The picture's beginning: everything below the parts. It is closed by `</svg>`. The names of chess
 * stand at the left and below; row and column, as code counts them, at the right and above.
 */
export function svgBase(board: Board): string {
  const { rows, cols, width, height } = boardGeometry(board);
  const names = [
    ...board.flatMap((_, row) => {
      const { y } = centre([row, 0]);
      return [
        label("label", margin.left / 2 + 1, y, String(rows - row)),
        label("index", width - margin.right / 2, y, String(row)),
      ];
    }),
    ...Array.from({ length: cols }, (_, col) => {
      const { x } = centre([0, col]);
      return [
        label("label", x, height - margin.bottom / 2, fileName(col)),
        label("index", x, margin.top / 2, String(col)),
      ];
    }).flat(),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Verdana,DejaVu Sans,sans-serif" text-anchor="middle">` +
    svgDefinitions +
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="5" fill="#fffdf8" stroke="#8c7b5e"/>` +
    names.join("") +
    `<g stroke="#8c7b5e"><path d="${squares(board, 0)}" fill="#f8efdc"/><path d="${squares(board, 1)}" fill="#dcc7a0"/></g>`
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

/** What lies under a sign: the tone's ground. */
function ground({ square, tone }: Mark): string {
  const { x, y } = corner(square);
  return tone === undefined || tone === "queen" ? "" : `<use href="#${tone}" x="${x}" y="${y}"/>`;
}

/** The sign itself: a figure for a queen and a knight, letters for the rest. */
function figure({ square, sign, tone }: Mark): string {
  const { x, y } = centre(square);
  const use = (name: string, look = "solid") =>
    `<use class="${look}" href="#${name}" x="${x}" y="${y}"/>`;
  if (sign === "") return "";
  if (sign === "N") return use("knight");
  if (sign === "Q") return use("queen", tone === "tried" ? "hollow" : "solid");
  if (sign === "!") return use("queen") + use("warning");
  const look = sign.length > 3 ? ` class="tiny"` : sign.length > 2 ? ` class="small"` : "";
  return `<text${look} x="${x}" y="${y + 6}">${escapeHtml(sign === "x" ? "×" : sign)}</text>`;
}

function stroke({ from, to, kind }: Line): string {
  const a = centre(from);
  const b = centre(to);
  const way = `d="M${a.x} ${a.y}L${b.x} ${b.y}"`;
  const line = `<path class="${kind}" ${way}/>`;
  return kind === "attack" ? `<path class="halo" ${way}/>${line}` : line;
}

function label(look: "label" | "index", x: number, y: number, text: string): string {
  return `<text class="${look}" x="${x}" y="${y + 5}">${escapeHtml(text)}</text>`;
}

function corner([row, col]: Square): { readonly x: number; readonly y: number } {
  return { x: margin.left + col * side, y: margin.top + row * side };
}

function centre([row, col]: Square): { readonly x: number; readonly y: number } {
  return { x: margin.left + (col + 0.5) * side, y: margin.top + (row + 0.5) * side };
}
