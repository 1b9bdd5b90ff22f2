/** The room of boards: pure functions from squares and placements to text and pictures. */
export { barChart, type Bar, type BarChartOptions } from "./bar-chart";
export { compactBoard, readCompactBoard, splitAtBoards } from "./compact-board";
export { describeDrawing } from "./description";
export {
  type Drawing,
  everySquare,
  type Line,
  type Mark,
  queensDrawing,
  queensOf,
  type QueensOptions,
  type Tone,
  tourDrawing,
} from "./drawing";
export { escapeHtml } from "./escape";
export { framedBoard } from "./framed-board";
export { type Graph, graphDrawing, graphPicture } from "./graph";
export { linePicture, type LineOptions, tourLine, type Walk } from "./line-picture";
export { rectangle } from "./outline";
export { boardPicture } from "./picture";
export { type SearchTree, treePicture } from "./search-tree";
export { isOnBoard, sameSquare, squareName } from "./square";
export { type Frame, stepPlayer } from "./step-player";
export { svgBoard } from "./svg-board";
export { type Board, type Grid, type Picture, type Placement, type Square } from "./types";
export { walkBoard } from "./walk-board";
export { warmUpBoard } from "./warm-up-board";
