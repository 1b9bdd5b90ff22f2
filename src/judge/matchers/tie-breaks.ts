/**
 * The matchers of tie-breaks: the choice among tied squares, the walk that a tie-break settles, and
 * what a tie-break is asked. They tell the first step that breaks the rule, and nothing of those that
 * follow.
 */
import { compactBoard, squareName, tourDrawing } from "../../board";
import { type Board, type Mark, type Square } from "../../board";
import { freeMoves, takenBy } from "../knight";
import { type Call } from "../suite";
import { type Question, copyOfLast, type TieBreak } from "../tie-breaks";
import { counted, named, written } from "../words";
import { sameValue } from "./gift";
import { matcher, type Problem } from "./problem";
import { walkProblem } from "./tours";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** Chooses that square among the tied ones; `rule` says, without naming it, why. */
    toChoose(square: Square, rule: string): R;
    /** Chooses the same square in a second call. It may be the array of the list, so it need not be new. */
    toChooseTheSameAgain(): R;
    /** Always to a square with the fewest onward moves, of several to the tie-break's, to the end. */
    toWalkByTheRule(): R;
    /** The tie-break is asked about every tie: with all the tied squares, the board and the walk. */
    toAskAboutEveryTie(board: Board, start: Square): R;
    /** Holds none of these arrays, which belong to `owner`. */
    toHoldNoneOf(arrays: readonly unknown[], owner: string): R;
  }
}

// One choice

function choice(call: Call, square: Square, rule: string): Problem | null {
  const [tied, board, visited] = call.args as [readonly Square[], Board, readonly Square[]];
  const value = call.value;
  if (sameValue(value, square)) return null;
  const drawing = compactBoard({
    board,
    marks: [
      ...visited.map((been): Mark => ({ square: been, sign: "*", tone: "visited" })),
      ...tied.map((one, i): Mark => ({ square: one, sign: letter(i), tone: "candidate" })),
    ],
  });
  const i = tied.findIndex((one) => sameValue(one, value));
  if (i === -1) {
    return {
      what: `${call.text} came back with ${named(value)}. A tie-break gives back one of the tied squares, as [row, col].`,
      board: drawing,
    };
  }
  return {
    what: `${call.text} came back with ${letter(i)}, ${squareName(tied[i], board.length)}. ${rule}`,
    board: drawing,
    ask: `Calculate by hand for ${tied.map((_, k) => letter(k)).join(", ")} what your function calculates. Is it the same?`,
  };
}

function sameAgain(call: Call): Problem | null {
  const again = call.again().value;
  if (sameValue(call.value, again)) return null;
  return {
    what: `${call.text} came back with ${named(call.value)}, and when called again, with ${named(again)}.`,
    ask: "What is remembered from one call to the next? Variables outside the function keep their values.",
  };
}

/** A, B, C, … in the order of the list. */
const letter = (i: number) => String.fromCharCode(65 + i);

// The walk

function walkByTheRule(call: Call): Problem | null {
  const [board, start, tieBreak] = call.args as [Board, Square, TieBreak];
  const value = call.value;
  if (!Array.isArray(value)) {
    return {
      what: `${call.text} came back with ${named(value)}. The walk is an array of [row, col] squares, also when the knight is stuck before the end.`,
    };
  }
  const walk = value as Square[];
  return (
    wrongStart(call, walk, start) ??
    walkProblem(call.text, walk, board) ??
    brokenStep(call, board, walk, tieBreak) ??
    endsEarly(call, board, walk)
  );
}

function wrongStart(call: Call, walk: readonly Square[], start: Square): Problem | null {
  if (sameValue(walk[0], start)) return null;
  const what = walk.length === 0 ? "an empty walk" : `a walk that begins with ${written(walk[0])}`;
  return {
    what: `${call.text} came back with ${what}. The start ${written(start)} is the first square of the walk.`,
    ask: "When is the start put into the walk?",
  };
}

function brokenStep(
  call: Call,
  board: Board,
  walk: readonly Square[],
  tieBreak: TieBreak,
): Problem | null {
  for (let i = 1; i < walk.length; i++) {
    const before = walk.slice(0, i);
    const tied = fewestOnward(board, before);
    const right = tied.length === 1 ? tied[0] : tieBreak(tied, board, before);
    if (sameValue(right, walk[i])) continue;
    const isTied = tied.some((square) => sameValue(square, walk[i]));
    return isTied
      ? notAsked(call, board, before, walk[i], right, tieBreak)
      : notFewest(call, board, before, walk[i]);
  }
  return null;
}

function notAsked(
  call: Call,
  board: Board,
  before: readonly Square[],
  went: Square,
  right: Square,
  tieBreak: TieBreak,
): Problem {
  const name = (square: Square) => squareName(square, board.length);
  return {
    what:
      `${call.text}: number ${before.length + 1} of the walk is ${name(went)}. ` +
      `It is tied with others, and of these, ${tieBreak.name} chooses ${name(right)}.`,
    board: candidatesBoard(board, before),
    ask: "Who decides among tied squares in your walk, and is that decision followed, also when it is a copy of the square?",
  };
}

function notFewest(call: Call, board: Board, before: readonly Square[], went: Square): Problem {
  const onward = onwardFrom(board, [...before, went]).length;
  const fewest = onwardFrom(board, [...before, fewestOnward(board, before)[0]]).length;
  return {
    what:
      `${call.text}: number ${before.length + 1} of the walk is ${squareName(went, board.length)}, ` +
      `which has ${counted(onward, "onward move")}. Another square has fewer: ${fewest}.`,
    board: candidatesBoard(board, before),
    ask: `The knight is on number ${before.length}; a to i are squares that it can go to, with 0, 1, 2 … onward moves. Does your count agree?`,
  };
}

/** The walk so far in numbers, and where it can go: a for no onward move, b for one, and so on. */
function candidatesBoard(board: Board, walk: readonly Square[]): string {
  const { marks } = tourDrawing(board, walk);
  const candidates = onwardFrom(board, walk).map((square): Mark => ({
    square,
    sign: String.fromCharCode(97 + onwardFrom(board, [...walk, square]).length),
    tone: "candidate",
  }));
  return compactBoard({ board, marks: [...marks, ...candidates] });
}

function endsEarly(call: Call, board: Board, walk: readonly Square[]): Problem | null {
  const free = onwardFrom(board, walk);
  if (free.length === 0) return null;
  return {
    what: `${call.text} came back with ${counted(walk.length, "square")}, and the knight could still go to ${squareName(free[0], board.length)}.`,
    board: compactBoard(tourDrawing(board, walk)),
    ask: "The walk ends when the knight is stuck, and not before. What ends yours?",
  };
}

// What the tie-break is asked

function everyTie(call: Call, board: Board, start: Square): Problem | null {
  const questions = [...(call.value as readonly Question[])];
  const walk: Square[] = [start];
  for (;;) {
    const tied = fewestOnward(board, walk);
    if (tied.length === 0) return tooMany(call, questions);
    let isDue = tied.length > 1;
    while (isDue || isAskedHere(questions[0], walk)) {
      const problem = questionProblem(call, questions.shift(), { board, tied, visited: walk });
      if (problem !== null) return problem;
      isDue = false;
    }
    walk.push(copyOfLast(tied));
  }
}

/** Was the question asked here? It need not be where only one square is left; it may be asked twice. */
function isAskedHere(question: Question | undefined, walk: readonly Square[]): boolean {
  return question !== undefined && sameValue(question.visited, walk);
}

function questionProblem(
  call: Call,
  question: Question | undefined,
  { board, tied, visited }: { board: Board; tied: readonly Square[]; visited: readonly Square[] },
): Problem | null {
  const drawing = candidatesBoard(board, visited);
  const where = `${call.text}: the knight is on number ${visited.length}, and ${counted(tied.length, "square")} ${tied.length === 1 ? "has" : "have"} the fewest onward moves.`;
  const ask = "tieBreak(tied, board, visited): what do you pass for each of the three?";
  if (question === undefined) {
    return { what: `${where} The tie-break was not asked.`, board: drawing, ask };
  }
  if (!sameValue(question.board, board)) {
    return { what: `${where} The board that the tie-break was given is not the board.`, ask };
  }
  if (!sameValue(question.visited, visited)) {
    return {
      what: `${where} The tie-break was given ${toldWalk(question.visited)} as visited. It should be the ${counted(visited.length, "square")} of the walk so far, in their order; the last is where the knight stands.`,
      board: drawing,
      ask,
    };
  }
  if (sameSquares(question.tied, tied)) return null;
  return {
    what: `${where} The tie-break was given ${named(question.tied)} as tied. It should be all squares that have the fewest onward moves, each once, and no others.`,
    board: drawing,
    ask,
  };
}

function tooMany(call: Call, [question]: readonly Question[]): Problem | null {
  if (question === undefined) return null;
  return {
    what: `${call.text}: the tie-break was asked about ${named(question.tied)} when the knight had been on ${toldWalk(question.visited)}. The walk never comes to such a tie.`,
    ask: "When is the tie-break asked, and what has been visited then?",
  };
}

function toldWalk(visited: unknown): string {
  return Array.isArray(visited)
    ? `${counted(visited.length, "square")}, ${named(visited)},`
    : named(visited);
}

/** The same squares, in any order. */
function sameSquares(value: unknown, squares: readonly Square[]): boolean {
  return (
    Array.isArray(value) &&
    value.length === squares.length &&
    squares.every((square) => value.some((other) => sameValue(square, other)))
  );
}

// Whose arrays

function noneOf(call: Call, arrays: readonly unknown[], owner: string): Problem | null {
  const value = call.value;
  const held = Array.isArray(value) ? value.findIndex((item) => arrays.includes(item)) : -1;
  if (held === -1) return null;
  return {
    what: `${call.text}: number ${held + 1} of the walk is the very array that belongs to ${owner}. Whoever changes it there changes the walk.`,
    ask: "Which squares does your walk hold: its own, or those that it was given? [...square] is a copy.",
  };
}

// The rule

function fewestOnward(board: Board, walk: readonly Square[]): Square[] {
  const free = onwardFrom(board, walk);
  const counts = free.map((square) => onwardFrom(board, [...walk, square]).length);
  const fewest = Math.min(...counts);
  return free.filter((_, i) => counts[i] === fewest);
}

/** Where a knight can go that stands on the last square of the walk. */
function onwardFrom(board: Board, walk: readonly Square[]): Square[] {
  return freeMoves(board, takenBy(walk), walk[walk.length - 1]);
}

export const tieBreakMatchers = {
  toChoose: matcher("toChoose", choice),
  toChooseTheSameAgain: matcher("toChooseTheSameAgain", sameAgain),
  toWalkByTheRule: matcher("toWalkByTheRule", walkByTheRule),
  toAskAboutEveryTie: matcher("toAskAboutEveryTie", everyTie),
  toHoldNoneOf: matcher("toHoldNoneOf", noneOf),
};
