/** The matcher for "there is none": `null`, and nothing else. */
import {
  compactBoard,
  isOnBoard,
  queensDrawing,
  rectangle,
  tourDrawing,
  type Board,
  type Placement,
  type Square,
} from "../../board";
import { type Call } from "../suite";
import { isOutline, named } from "../words";
import { matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** `null`, the course's word for "no answer exists". */
    toBeNoAnswer(): R;
  }
}

function noAnswer(call: Call): Problem | null {
  const value = call.value;
  if (value === null) return null;
  const what = `${call.text} came back with ${named(value)}. There is no answer here, and null says so.`;
  if (value === undefined || (Array.isArray(value) && value.length === 0)) {
    return { what, ask: "What does your function return when everything was tried in vain?" };
  }
  return { what, board: drawn(call, value), ask: "Which rule does this answer break?" };
}

/** The wrongly given placement or tour as a board, if it can be drawn as one. */
function drawn(call: Call, value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  if (value.every(Number.isInteger)) {
    const n = typeof call.args[0] === "number" ? call.args[0] : value.length;
    const placement = value as Placement;
    const fits = placement.length <= n && placement.every((col) => col >= 0 && col < n);
    return fits ? compactBoard(queensDrawing(placement, n, { attacks: true })) : undefined;
  }
  const board = outlineOf(call.args[0]) ?? rectangleOf(call.args);
  const squares = value as Square[];
  const isTour = squares.every((square) => Array.isArray(square) && isOnBoard(board, square));
  return isTour ? compactBoard(tourDrawing(board, squares)) : undefined;
}

/** The board that a call was given, as its first argument or as a part of that. */
function outlineOf(argument: unknown): Board | null {
  if (isOutline(argument)) return argument;
  if (typeof argument !== "object" || argument === null || !("board" in argument)) return null;
  return isOutline(argument.board) ? argument.board : null;
}

function rectangleOf([rows, cols]: readonly unknown[]): readonly string[] {
  return typeof rows === "number" && typeof cols === "number" ? rectangle(rows, cols) : [];
}

export const noAnswerMatchers = { toBeNoAnswer: matcher("toBeNoAnswer", noAnswer) };
