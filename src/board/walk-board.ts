/**
 * A board to walk a knight over by hand. Without scripts it is an empty board to number with a pencil;
 * a script lays a button over every square and draws with the very signs of all other boards.
 */
import { compactBoard } from "./compact-board";
import { type Drawing, everySquare, type Mark } from "./drawing";
import { escapeHtml } from "./escape";
import { inlineScript } from "./inline-script";
import { columnsOf } from "./outline";
import { svgImage } from "./picture";
import { squareName } from "./square";
import { boardGeometry, svgBase, svgBoard, svgParts } from "./svg-board";
import { type Board, type Picture } from "./types";
import { walkScript } from "./walk-script";

/**
 * A board to click a knight's walk onto: the squares are numbered, those a move away are ringed, and it
 * says when the knight is stuck, and when every square was visited.
 */
export function walkBoard(board: Board): Picture {
  const drawing: Drawing = { board, marks: [] };
  const size = `${board.length}×${columnsOf(board)} board`;
  const title = "Walk the knight over the board: a knight's move each time, every square once.";
  const ground = (tone: Mark["tone"]) =>
    svgParts({ board: ["."], marks: [{ square: [0, 0], sign: "", tone }] })
      .map(({ svg }) => svg)
      .join("");
  const data = {
    size,
    base: svgBase(board),
    geometry: boardGeometry(board),
    squares: everySquare(board),
    names: everySquare(board).map((square) => squareName(square, board.length)),
    grounds: {
      visited: ground("visited"),
      current: ground("current"),
      candidate: ground("candidate"),
    },
  };
  const html = [
    `<div data-walk-board role="group" aria-label="${size} to walk on">`,
    `<p>${escapeHtml(title)}</p>`,
    `<div style="position:relative;display:inline-block">${svgImage(svgBoard(drawing), `An empty ${size}`)}</div>`,
    inlineScript("data-walk-board", data, walkScript),
    `</div>`,
  ].join("\n");
  return { html, text: `${title}\n${compactBoard(drawing)}` };
}
