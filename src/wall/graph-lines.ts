/** A knight's graph without squares and names: a dot for each square, a line for each move. */
import { knightGraph, squaresOf } from "../../solutions/09-moves";
import { type Board, escapeHtml } from "../board";

export type Look = { readonly title: string; readonly description: string; readonly size: number };

const blue = "#1f5f8b";
const ink = "#1d1a16";

export function graphLines(board: Board, { title, description, size }: Look): string {
  const [rows, cols] = [board.length, Math.max(0, ...board.map((row) => row.length))];
  const side = size / Math.max(rows, cols, 1);
  const squares = squaresOf(board);
  const moves = knightGraph(board).flatMap((list, i) =>
    list.filter((j) => i < j).map((j) => ({ from: squares[i], to: squares[j] })),
  );
  const lines = moves.map(({ from, to }) => `M${from[1]} ${from[0]}L${to[1]} ${to[0]}`).join("");
  const dots = squares.map(([row, col]) => `<circle cx="${col}" cy="${row}" r=".11"/>`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="-1 -1 ${cols + 1} ${rows + 1}" width="${Math.round((cols + 1) * side)}" height="${Math.round((rows + 1) * side)}">` +
    `<title>${escapeHtml(title)}</title><desc>${escapeHtml(description)}</desc>` +
    `<rect x="-1" y="-1" width="${cols + 1}" height="${rows + 1}" fill="#fffdf8"/>` +
    `<path d="${lines}" fill="none" stroke="${blue}" stroke-width=".045" opacity=".8"/><g fill="${ink}">${dots}</g></svg>`
  );
}
