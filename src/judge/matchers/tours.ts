/** The matcher for knight's tours on any board, and what other matchers of walks need. */
import { compactBoard, everySquare, isOnBoard, sameSquare } from "../../board";
import { type Board, type Square, squareName, tourDrawing } from "../../board";
import { isKnightsMove, isSquare } from "../knight";
import { type Call } from "../suite";
import { counted, named, written } from "../words";
import { matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /**
     * A knight's move from each square to the next, every square of the board once. A board without
     * squares has no tour, and whether two squares make a closed one is not judged: both are refused.
     */
    toBeKnightsTour(board: Board, options?: TourOptions): R;
  }
}

export type TourOptions = {
  /** Where the tour starts. */
  readonly start?: Square;
  /** Is the last square a knight's move from the first? */
  readonly closed?: boolean;
  /** Squares that the tour begins with, in this order. */
  readonly beginsWith?: readonly Square[];
};

function knightsTour(call: Call, board: Board, options: TourOptions = {}): Problem | null {
  refuseUnjudged(board, options);
  const value = call.value;
  const opening = `${call.text} came back with`;
  if (value === null) {
    return {
      what: `${opening} null, which says that there is no tour. There is one.`,
      ask: nullQuestion(board),
    };
  }
  if (!Array.isArray(value)) {
    return { what: `${opening} ${named(value)}. A tour is an array of [row, col] squares.` };
  }
  const tour = value as Square[];
  return (
    walkProblem(call.text, value, board, "tour") ??
    unfinished(call, board, tour) ??
    wrongBeginning(call, board, tour, options) ??
    (options.closed === true ? notClosed(call, board, tour) : null)
  );
}

function nullQuestion(board: Board): string {
  const hasHoles = everySquare(board).length < board.join("").length;
  return hasHoles
    ? "For how many squares does your search wait: are the holes among them? If not, where does it give up, and is every move tried before it does?"
    : "Where does your search give up, and is every move tried before it does?";
}

/** What a suite may not ask, for the course has no answer to it. */
function refuseUnjudged(board: Board, { closed = false }: TourOptions): void {
  const squares = everySquare(board).length;
  if (squares === 0) throw new Error("toBeKnightsTour: a board without squares has no tour");
  if (closed && squares < 3) {
    throw new Error("toBeKnightsTour: a closed tour is judged on three squares and more");
  }
}

/** What the list is called: a tour is sought by a search, which steps back, and a walk is not. */
type Noun = "tour" | "walk";

/**
 * What is wrong with `walk` as a knight's walk: each number a square of the board, none twice, a
 * knight's move from each to the next. It may begin anywhere and end before all were visited.
 */
export function walkProblem(
  text: string,
  walk: readonly unknown[],
  board: Board,
  noun: Noun = "walk",
): Problem | null {
  const seen = new Map<string, number>();
  for (let i = 0; i < walk.length; i++) {
    const problem = stepProblem(walk, i, board, text, seen, noun);
    if (problem !== null) return problem;
    seen.set(String(walk[i]), i);
  }
  return null;
}

/** What is wrong with square i, when all before it, which are in `seen`, are right. */
function stepProblem(
  value: readonly unknown[],
  i: number,
  board: Board,
  text: string,
  seen: ReadonlyMap<string, number>,
  noun: Noun,
): Problem | null {
  const place = `${text}: number ${i + 1} of the ${noun}`;
  if (!(i in value)) return { what: `${place} was never filled in (a sparse array).` };
  const square = value[i];
  if (!isSquare(square)) {
    return { what: `${place} is ${named(square)}. A square is [row, col].` };
  }
  const drawn = (count: number) =>
    compactBoard(tourDrawing(board, value.slice(0, count) as Square[]));
  if (!isOnBoard(board, square)) {
    return {
      what: `${place}, ${written(square)}, is not a square of the board.`,
      board: drawn(i),
      ask: "Which check keeps the knight on the board?",
    };
  }
  const name = squareName(square, board.length);
  const earlier = seen.get(String(square));
  if (earlier !== undefined) {
    return {
      what: `${place} is ${name}, where the knight already was as number ${earlier + 1}.`,
      board: drawn(i),
      ask: `How does your ${noun === "tour" ? "search" : "walk"} know which squares are taken?`,
    };
  }
  const before = value[i - 1] as Square | undefined;
  if (before === undefined || isKnightsMove(before, square)) return null;
  return {
    what:
      `${text}: from number ${i}, ${squareName(before, board.length)}, ` +
      `to number ${i + 1}, ${name}, is no knight's move.`,
    board: drawn(i + 1),
    ask:
      "A knight goes two squares one way and one square across. " +
      (noun === "tour"
        ? "Does the list still hold squares that the search has given up?"
        : "How did it get there?"),
  };
}

function unfinished(call: Call, board: Board, tour: readonly Square[]): Problem | null {
  const squares = everySquare(board).length;
  if (tour.length === squares) return null;
  return {
    what: `${call.text} came back with ${counted(tour.length, "square")} of the board's ${squares}.`,
    board: compactBoard(tourDrawing(board, tour)),
    ask: "Is the walk returned before every square was visited?",
  };
}

function wrongBeginning(
  call: Call,
  board: Board,
  tour: readonly Square[],
  { start, beginsWith = start === undefined ? [] : [start] }: TourOptions,
): Problem | null {
  const i = beginsWith.findIndex((square, at) => !sameSquare(square, tour[at]));
  if (i === -1) return null;
  return {
    what:
      `${call.text} came back with a tour whose number ${i + 1} is ` +
      `${squareName(tour[i], board.length)}; it should be ${squareName(beginsWith[i], board.length)}.`,
    board: compactBoard(tourDrawing(board, tour)),
    ask: "Rows come before columns, and row 0 is the top row: is the given beginning kept as it is?",
  };
}

function notClosed(call: Call, board: Board, tour: readonly Square[]): Problem | null {
  const first = tour[0];
  const last = tour[tour.length - 1];
  if (isKnightsMove(last, first)) return null;
  return {
    what:
      `${call.text} came back with a tour that is not closed: its end ${squareName(last, board.length)} ` +
      `is no knight's move from its start ${squareName(first, board.length)}.`,
    board: compactBoard(tourDrawing(board, tour)),
    ask: "What must be true of the last square before the search may stop?",
  };
}

export const tourMatchers = { toBeKnightsTour: matcher("toBeKnightsTour", knightsTour) };
