/**
 * Boards that follow one another. What everybody gets is the last board with a folded list of all
 * steps in text; where scripts run, they put a slider, buttons and keys to it. Nothing moves by itself.
 * The HTML depends on the frames alone, byte for byte.
 */
import { compactBoard } from "./compact-board";
import { type Drawing } from "./drawing";
import { escapeHtml } from "./escape";
import { frameData, type Pieces, piecesOf } from "./frame-data";
import { inlineScript } from "./inline-script";
import { svgImage } from "./picture";
import { stepPlayerScript } from "./step-player-script";
import { svgBoard } from "./svg-board";
import { type Picture } from "./types";

/** One step of a player; `ask` is put to the reader before the step is shown. */
export type Frame = {
  readonly drawing: Drawing;
  readonly caption: string;
  readonly ask?: string;
};

/** A frame with its place, from 1, among all that the player was given, and its two renderings. */
type Step = Frame & {
  readonly number: number;
  readonly text: string;
  readonly pieces: Pieces;
};

const mostSteps = 200;
const mostBytes = 180_000;

/** A player of these frames: a slider, buttons, arrow keys, captions, and a plain list of all steps. */
export function stepPlayer(title: string, frames: readonly Frame[]): Picture {
  if (frames.length === 0) {
    const text = `${title}: there are no steps.`;
    return { html: `<p>${escapeHtml(text)}</p>`, text };
  }
  let steps = sample(frames, mostSteps).map((number) => stepOf(frames, number));
  let html = playerHtml(title, steps, frames.length);
  while (Buffer.byteLength(html) > mostBytes && steps.length > 2) {
    const share = Math.min(0.9, mostBytes / Buffer.byteLength(html));
    const kept = sample(steps, Math.max(2, Math.floor(steps.length * share)));
    steps = kept.map((place) => steps[place - 1]);
    html = playerHtml(title, steps, frames.length);
  }
  return { html, text: playerText(title, steps, frames.length) };
}

function stepOf(frames: readonly Frame[], number: number): Step {
  const frame = frames[number - 1];
  const text = compactBoard(frame.drawing);
  return { ...frame, number, text, pieces: piecesOf(frame.drawing) };
}

/**
 * The numbers, from 1, of at most `count` frames: the first, the last, those with a question, and
 * others evenly between.
 */
function sample(frames: readonly Frame[], count: number): readonly number[] {
  const numbers = frames.map((_, index) => index + 1);
  if (numbers.length <= count) return numbers;
  const inner = numbers.slice(1, -1);
  const asking = (number: number) => frames[number - 1].ask !== undefined;
  const questions = evenly(inner.filter(asking), count - 2);
  const rest = inner.filter((number) => !asking(number));
  const others = evenly(rest, count - 2 - questions.length);
  return [1, ...questions, ...others, numbers.length].sort((a, b) => a - b);
}

function evenly<T>(list: readonly T[], count: number): readonly T[] {
  if (list.length <= count) return list;
  return Array.from(
    { length: count },
    (_, i) => list[Math.floor(((i + 0.5) * list.length) / count)],
  );
}

function playerHtml(title: string, steps: readonly Step[], total: number): string {
  const last = steps[steps.length - 1];
  const name = (index: number) => stepName(index, steps, total);
  const items = steps.map(({ caption, ask, number, text }) => {
    const place = steps.length === total ? "" : `Step ${number}. `;
    const question = ask === undefined ? "" : `<em>${escapeHtml(ask)}</em> `;
    return `<li>${place}${question}${escapeHtml(caption)}<pre>${escapeHtml(text)}</pre></li>`;
  });
  const data = {
    title,
    ...frameData(steps.map(({ pieces }) => pieces)),
    steps: steps.map(({ caption, ask }, index) => ({ name: name(index), caption, ask })),
  };
  const alt = `${title}, ${name(steps.length - 1)}: ${last.caption}`;
  return [
    `<div data-step-player role="group" aria-label="${escapeHtml(title)}">`,
    `<p><strong>${escapeHtml(title)}</strong>${sampleNote(steps.length, total)}</p>`,
    `<div>${svgImage(svgBoard(last.drawing), alt)}</div>`,
    `<p><strong>${name(steps.length - 1)}.</strong> ${escapeHtml(last.caption)}</p>`,
    `<details><summary>All ${steps.length} steps in text</summary><ol>${items.join("\n")}</ol></details>`,
    inlineScript("data-step-player", data, stepPlayerScript),
    `</div>`,
  ].join("\n");
}

function playerText(title: string, steps: readonly Step[], total: number): string {
  const lines = steps.map(({ number, caption }) => `${number}. ${caption}`);
  const last = steps[steps.length - 1].text;
  return [title + sampleNote(steps.length, total), ...lines, "", last].join("\n");
}

function stepName(index: number, steps: readonly Step[], total: number): string {
  const place = `Step ${index + 1} of ${steps.length}`;
  return steps.length === total ? place : `${place} (number ${steps[index].number} of ${total})`;
}

/** A player that leaves steps out says so. */
function sampleNote(shown: number, total: number): string {
  return shown === total ? "" : ` (${shown} of the ${total} steps, spread evenly)`;
}
