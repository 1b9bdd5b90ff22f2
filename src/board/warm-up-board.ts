/**
 * A board to place queens on by hand. Without scripts it is an empty board to print; a script lays a
 * button over every square and draws with the very signs of all other boards.
 */
import { compactBoard } from "./compact-board";
import { type Mark, queensDrawing } from "./drawing";
import { escapeHtml } from "./escape";
import { inlineScript } from "./inline-script";
import { svgImage } from "./picture";
import { fileName } from "./square";
import { boardGeometry, svgBase, svgBoard, svgParts } from "./svg-board";
import { type Picture } from "./types";
import { warmUpScript } from "./warm-up-script";

/** An n×n board to click queens onto: attacked squares light up, and it says when it is solved. */
export function warmUpBoard(n: number): Picture {
  const drawing = queensDrawing([], n);
  const title = `Place ${n} ${n === 1 ? "queen" : "queens"} so that no two share a row, a column or a diagonal.`;
  const sign = (mark: Omit<Mark, "square">) =>
    svgParts({ ...drawing, board: ["."], marks: [{ ...mark, square: [0, 0] }] }).map(
      ({ svg }) => svg,
    );
  const data = {
    n,
    base: svgBase(drawing.board),
    geometry: boardGeometry(drawing.board),
    files: Array.from({ length: n }, (_, col) => fileName(col)),
    signs: {
      attacked: sign({ sign: "x", tone: "attacked" }).join(""),
      queen: sign({ sign: "Q", tone: "queen" }).join(""),
      clash: sign({ sign: "!", tone: "clash" }).join(""),
    },
  };
  const html = [
    `<div data-warm-up-board role="group" aria-label="${n}×${n} board to try on">`,
    `<p>${escapeHtml(title)}</p>`,
    `<div style="position:relative;display:inline-block">${svgImage(svgBoard(drawing), `An empty ${n}×${n} board`)}</div>`,
    inlineScript("data-warm-up-board", data, warmUpScript),
    `</div>`,
  ].join("\n");
  return { html, text: `${title}\n${compactBoard(drawing)}` };
}
