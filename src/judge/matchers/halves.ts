/** The matcher for tours that are joined from a half and its half-turn. */
import {
  compactBoard,
  isOnBoard,
  rectangle,
  squareName,
  tourDrawing,
  type Square,
} from "../../board";
import { isSquare } from "../knight";
import { type Call } from "../suite";
import { named } from "../words";
import { matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /**
     * Every move of `half`, and every move of its half-turn, is one of the tour that came back.
     * Whether that is a closed tour of the board is for `toBeKnightsTour` to say.
     */
    toKeepHalf(half: readonly Square[], rows: number, cols: number): R;
  }
}

function keepsHalf(
  call: Call,
  half: readonly Square[],
  rows: number,
  cols: number,
): Problem | null {
  const value = call.value;
  if (value === null) {
    return {
      what: `${call.text} came back with null, which says that the ends do not meet. They do.`,
      ask: "half ends a knight's move from where its half-turn begins. Where does a half-turn take the square [row, col]?",
    };
  }
  const board = rectangle(rows, cols);
  const isOnIt = (item: unknown) => isSquare(item) && isOnBoard(board, item);
  if (!Array.isArray(value) || !value.every(isOnIt)) {
    return {
      what: `${call.text} came back with ${named(value)}. A tour is an array of squares of the board.`,
    };
  }
  const tour = value as unknown[] as Square[];
  const moves = new Set(tour.map((to, i) => moveKey(tour.at(i - 1) ?? to, to)));
  const turned = half.map(([row, col]): Square => [rows - 1 - row, cols - 1 - col]);
  return (
    missingMove(call, tour, moves, half, rows, cols, "half") ??
    missingMove(call, tour, moves, turned, rows, cols, "the half-turn of half")
  );
}

function missingMove(
  call: Call,
  tour: readonly Square[],
  moves: ReadonlySet<string>,
  part: readonly Square[],
  rows: number,
  cols: number,
  name: string,
): Problem | null {
  const i = part.findIndex((to, at) => at > 0 && !moves.has(moveKey(part[at - 1], to)));
  if (i === -1) return null;
  const [from, to] = [part[i - 1], part[i]].map((square) => squareName(square, rows));
  return {
    what:
      `${call.text} came back with a tour without the move between ${from} and ${to}, ` +
      `numbers ${i} and ${i + 1} of ${name}.`,
    board: compactBoard(tourDrawing(rectangle(rows, cols), tour)),
    ask: "The tour is half and its half-turn, joined. Where does a half-turn take the square [row, col]?",
  };
}

/** A move, whichever way it is gone. */
function moveKey(a: Square, b: Square): string {
  return [a.join(), b.join()].sort().join(" ");
}

export const halfMatchers = { toKeepHalf: matcher("toKeepHalf", keepsHalf) };
