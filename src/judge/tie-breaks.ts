/**
 * What the suite of tie-breaks needs: tie-breaks of its own, which do not depend on the order in which
 * the tied squares are listed, and one that writes down what it is asked.
 */
import { type Board, type Square } from "../board";
import { asCalls, callAs, callText, deepFreeze, type Call } from "./suite";

export type TieBreak = (
  tied: readonly Square[],
  board: Board,
  visited: readonly Square[],
) => Square;

/** The first by row, then by column; the very array of the list, no copy. */
export function firstByRow(tied: readonly Square[]): Square {
  return [...tied].sort(byRow)[0];
}

/** The last by row, then by column; the very array of the list, no copy. */
export function lastByRow(tied: readonly Square[]): Square {
  return [...tied].sort(byRow)[tied.length - 1];
}

/** The last by row, then by column, as a copy. */
export function copyOfLast(tied: readonly Square[]): Square {
  return [...lastByRow(tied)];
}

/** Drawn by lot: the seed and the number of visited squares settle it, however often it is asked. */
export function byLot(seed: number): TieBreak {
  const draw: TieBreak = (tied, _, visited) => {
    const lot = Math.imul(seed * 7919 + visited.length, 0x9e3779b1) >>> 0;
    return [...[...tied].sort(byRow)[(lot >>> 8) % tied.length]];
  };
  return Object.defineProperty(draw, "name", { value: `byLot${seed}` });
}

/** A tie-break that keeps every square that it gives, and the list of them. */
export function keeper(): { readonly tieBreak: TieBreak; readonly kept: readonly Square[] } {
  const kept: Square[] = [];
  const keepingTieBreak: TieBreak = (tied) => {
    const square = copyOfLast(tied);
    kept.push(square);
    return square;
  };
  return { tieBreak: keepingTieBreak, kept };
}

/** What a tie-break was asked, copied at that moment; not every answer passes what it should. */
export type Question = {
  readonly tied: unknown;
  readonly board: unknown;
  readonly visited: unknown;
};

/** Calls `warnsdorffWith` of an answer; the value of the call is what its tie-break was asked. */
export function questionsOf(
  answer: object,
  board: Board,
  start: Square,
): Call<readonly Question[]> {
  const { warnsdorffWith } = asCalls(answer as { warnsdorffWith: WarnsdorffWith });
  const args = [board, start, tieBreak];
  args.forEach(deepFreeze);
  return callAs(callText("warnsdorffWith", args), args, () => {
    const questions: Question[] = [];
    const asked: TieBreak = (tied, onBoard, visited) => {
      questions.push(structuredClone({ tied, board: onBoard, visited }));
      return copyOfLast(tied);
    };
    void warnsdorffWith(board, start, asked).value;
    return questions;
  });
}

/** Stands for the tie-break in the text of a call. */
function tieBreak(tied: readonly Square[]): Square {
  return copyOfLast(tied);
}

type WarnsdorffWith = (board: Board, start: Square, tieBreak: TieBreak) => Square[];

function byRow(a: Square, b: Square): number {
  return a[0] - b[0] || a[1] - b[1];
}
