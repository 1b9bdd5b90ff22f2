import { compactBoard } from "./compact-board";
import { type Drawing } from "./drawing";
import { escapeHtml } from "./escape";
import { boardPicture } from "./picture";
import { type Picture } from "./types";

/** One step of a player; `ask` is put to the reader before the step is shown. */
export type Frame = {
  readonly drawing: Drawing;
  readonly caption: string;
  readonly ask?: string;
};

/** Boards that follow one another. */
export function stepPlayer(title: string, frames: readonly Frame[]): Picture {
  const last = frames[frames.length - 1];
  const items = frames.map(
    ({ caption, drawing }) =>
      `<li>${escapeHtml(caption)}<pre>${escapeHtml(compactBoard(drawing))}</pre></li>`,
  );
  return {
    html: `<div><p>${escapeHtml(title)}</p>${last ? boardPicture(last.drawing, last.caption).html : ""}<details><summary>All ${frames.length} steps</summary><ol>${items.join("")}</ol></details></div>`,
    text: [title, ...frames.map(({ caption }, index) => `${index + 1}. ${caption}`)].join("\n"),
  };
}
