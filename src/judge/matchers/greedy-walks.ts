/**
 * The matchers of Warnsdorff's rule: onward moves, and the walk that goes where they are fewest. They
 * tell the first step that breaks the rule, which a learner can count on the board, and nothing of
 * the steps that follow.
 */
import { compactBoard, squareName, tourDrawing } from "../../board";
import { type Board, type Drawing, type Mark, type Square } from "../../board";
import { freeMoves, type Taken, takenBy } from "../knight";
import { type Call } from "../suite";
import { counted, named, written } from "../words";
import { matcher, type Problem } from "./problem";
import { walkProblem } from "./tours";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** The number of squares that a knight on `square` can go on to when it has been on `visited`. */
    toCountOnwardMoves(board: Board, visited: readonly Square[], square: Square): R;
    /**
     * From `start` always to the square with the fewest onward moves, of several to the first by row,
     * then column, until there is none to go to.
     */
    toWalkGreedily(board: Board, start: Square): R;
  }
}

function onwardCount(
  call: Call,
  board: Board,
  visited: readonly Square[],
  square: Square,
): Problem | null {
  const value = call.value;
  const expected = freeMoves(board, takenBy(visited), square).length;
  if (value === expected) return null;
  const name = squareName(square, board.length);
  if (typeof value !== "number") {
    return { what: `${call.text} came back with ${named(value)}. Onward moves are a number.` };
  }
  const verdict = value > expected ? "too many" : value < expected ? "too few" : "no such number";
  return {
    what:
      `${call.text} came back with ${written(value)}, which is ${verdict}. Onward moves of ${name} (N) are the ` +
      `squares a knight's move away that are on the board, are no holes (#) and were not visited (*).`,
    board: compactBoard(onwardDrawing(board, visited, square)),
    ask: countQuestion(value, board, visited, square),
  };
}

function onwardDrawing(board: Board, visited: readonly Square[], square: Square): Drawing {
  const been = visited.map((place): Mark => ({ square: place, sign: "", tone: "visited" }));
  return { board, marks: [...been, { square, sign: "N" }] };
}

function countQuestion(
  value: number,
  board: Board,
  visited: readonly Square[],
  square: Square,
): string {
  const all = freeMoves(board, takenBy([]), square).length;
  const free = freeMoves(board, takenBy(visited), square).length;
  if (value === all) return "What does your count do with the squares that were visited?";
  if (value === all - free) return "Does it count the squares that were visited, or the others?";
  return "Which squares are a knight's move from N? Point at each, and ask whether it counts.";
}

function greedyWalk(call: Call, board: Board, start: Square): Problem | null {
  const value = call.value;
  if (!Array.isArray(value)) {
    return {
      what:
        `${call.text} came back with ${named(value)}. The walk itself is the answer, ` +
        `an array of [row, col] squares, also where it gets stuck.`,
      ask:
        value === null
          ? "What is returned when the walk ends before the board is full?"
          : undefined,
    };
  }
  const walk = value as Square[];
  return (
    wrongStart(call, board, walk, start) ??
    walkProblem(call.text, walk, board) ??
    brokenRule(call, board, walk) ??
    endsEarly(call, board, walk)
  );
}

function wrongStart(
  call: Call,
  board: Board,
  walk: readonly Square[],
  start: Square,
): Problem | null {
  const name = squareName(start, board.length);
  if (walk.length === 0) {
    return {
      what: `${call.text} came back with an empty list. The walk begins on ${name}.`,
      ask: "When is the start put into the walk?",
    };
  }
  if (String(walk[0]) === String(start)) return null;
  return {
    what: `${call.text}: number 1 of the walk is ${written(walk[0])}, and the walk begins on ${written(start)}, ${name}.`,
    ask: "When is the start put into the walk, and is anything put before it?",
  };
}

/** The first step to a square that the rule leaves for another. */
function brokenRule(call: Call, board: Board, walk: readonly Square[]): Problem | null {
  const taken = new Set<string>();
  for (let i = 1; i < walk.length; i++) {
    taken.add(String(walk[i - 1]));
    const best = bestOf(board, taken, walk[i - 1]);
    if (String(best) !== String(walk[i])) return stepProblem(call, board, walk, i, best);
  }
  return null;
}

/** The square that the rule takes; the walk goes on, so there is one. */
function bestOf(board: Board, taken: Taken, from: Square): Square {
  const choices = freeMoves(board, taken, from);
  const onward = choices.map((square) => freeMoves(board, taken, square).length);
  return choices[onward.indexOf(Math.min(...onward))];
}

function stepProblem(
  call: Call,
  board: Board,
  walk: readonly Square[],
  i: number,
  best: Square,
): Problem {
  const before = walk.slice(0, i);
  const taken = takenBy(before);
  const onward = (square: Square) => freeMoves(board, taken, square).length;
  const name = (square: Square) => squareName(square, board.length);
  const [went, left] = [onward(walk[i]), onward(best)];
  const step =
    `${call.text}: from number ${i}, ${name(before[i - 1])}, the walk goes to ${name(walk[i])} (?), ` +
    `which has ${counted(went, "onward move")}.`;
  return {
    what:
      went === left
        ? `${step} So has ${name(best)} (+), and it comes first by row, then column.`
        : `${step} Another square, ${name(best)} (+), has fewer: ${left}.`,
    board: compactBoard(withMarks(board, before, { went: walk[i], left: best })),
    ask:
      went === left
        ? "Of squares with equally many onward moves, which one does your walk keep, and in which order does it look at them?"
        : ruleQuestion(board, before, walk[i], best),
  };
}

function withMarks(
  board: Board,
  walk: readonly Square[],
  { went, left }: { readonly went: Square; readonly left: Square },
): Drawing {
  const drawing = tourDrawing(board, walk);
  const marks: readonly Mark[] = [
    { square: went, sign: "?", tone: "tried" },
    { square: left, sign: "+", tone: "candidate" },
  ];
  return { ...drawing, marks: [...drawing.marks, ...marks] };
}

function ruleQuestion(board: Board, before: readonly Square[], went: Square, best: Square): string {
  const taken = takenBy(before);
  const choices = freeMoves(board, taken, before[before.length - 1]);
  const onward = (square: Square) => freeMoves(board, taken, square).length;
  const onEmptyBoard = (square: Square) => freeMoves(board, takenBy([]), square).length;
  if (onward(best) === 0) {
    return "0 is fewer than any other number. What does your walk do with a square that leads nowhere?";
  }
  if (onEmptyBoard(went) <= onEmptyBoard(best)) {
    return "Are the squares that the knight has visited left out when onward moves are counted?";
  }
  return choices.every((square) => onward(square) <= onward(went))
    ? "Does your walk look for the fewest onward moves, or for the most?"
    : "How many onward moves does your program count for each of the two squares?";
}

function endsEarly(call: Call, board: Board, walk: readonly Square[]): Problem | null {
  const last = walk[walk.length - 1];
  const open = freeMoves(board, takenBy(walk), last);
  if (open.length === 0) return null;
  const drawing = tourDrawing(board, walk);
  const marks = open.map((square): Mark => ({ square, sign: "+", tone: "candidate" }));
  return {
    what:
      `${call.text} came back with ${counted(walk.length, "square")} and ends on ` +
      `${squareName(last, board.length)}, from where the knight can still go on (+).`,
    board: compactBoard({ ...drawing, marks: [...drawing.marks, ...marks] }),
    ask: "What does your loop wait for? The walk ends when no square is left to go to.",
  };
}

export const greedyWalkMatchers = {
  toCountOnwardMoves: matcher("toCountOnwardMoves", onwardCount),
  toWalkGreedily: matcher("toWalkGreedily", greedyWalk),
};
