/** Matchers for chapter 09: a knight's moves from a square, the squares of a board, and its graph. */
import {
  type Board,
  compactBoard,
  type Drawing,
  everySquare,
  graphDrawing,
  isOnBoard,
  type Mark,
  sameSquare,
  type Square,
  squareName,
} from "../../board";
import { isKnightsMove, isSquare } from "../knight";
import { type Call } from "../suite";
import { counted, named, written } from "../words";
import { matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** The squares that a knight on `from` can go to, by row, then column. */
    toBeKnightMoves(board: Board, from: Square): R;
    /** Every square of the board, row by row. */
    toBeSquaresOf(board: Board): R;
    /** For each square of the board, row by row, the numbers of its neighbours, ascending. */
    toBeKnightGraph(board: Board): R;
  }
}

function knightMoves(call: Call, board: Board, from: Square): Problem | null {
  const moves = everySquare(board).filter((square) => isKnightsMove(from, square));
  const name = squareName(from, board.length);
  return squareList(call, board, {
    wanted: moves,
    marks: [{ square: from, sign: "N", tone: "current" }],
    intruder: `is no knight's move from ${name}`,
    askIntruder: "How far does a knight go in rows, and how far in columns?",
    missing: `can be reached from ${name} (N) in one move`,
    askMissing: "In how many directions can a knight leave a square in the middle of a big board?",
  });
}

function squares(call: Call, board: Board): Problem | null {
  return squareList(call, board, {
    wanted: everySquare(board),
    marks: [],
    intruder: "is no square of the board",
    askIntruder: "Which rows and columns does the board have?",
    missing: "is a square of the board",
    askMissing: "Where do your loops begin and end, and what do they pass over?",
  });
}

type Expected = {
  readonly wanted: readonly Square[];
  /** What is drawn in any case. */
  readonly marks: readonly Mark[];
  /** What is said of a square that is on the board and does not belong into the list. */
  readonly intruder: string;
  readonly askIntruder: string;
  /** What is said of a square that belongs into the list and is not there. */
  readonly missing: string;
  readonly askMissing: string;
};

/** What is wrong with a list of squares: its items, then what is missing, then the order. */
function squareList(call: Call, board: Board, expected: Expected): Problem | null {
  const value = call.value;
  if (!Array.isArray(value)) {
    return {
      what: `${call.text} came back with ${named(value)}. It should be an array of [row, col] squares.`,
    };
  }
  for (let i = 0; i < value.length; i++) {
    const problem = itemProblem(call, board, value, i, expected);
    if (problem !== null) return problem;
  }
  const came = value as readonly Square[];
  const missing = expected.wanted.find(
    (square) => !came.some((other) => sameSquare(square, other)),
  );
  if (missing !== undefined) {
    const name = squareName(missing, board.length);
    return {
      what:
        `${call.text} came back with ${counted(came.length, "square")}. ` +
        `${name}, ${written(missing)}, is not among them (? on the board), and it ${expected.missing}.`,
      board: drawn(board, [
        ...came.map((square): Mark => ({ square, sign: "+", tone: "candidate" })),
        { square: missing, sign: "?", tone: "tried" },
        ...expected.marks,
      ]),
      ask: expected.askMissing,
    };
  }
  const late = came.findIndex((square, i) => i > 0 && isBefore(square, came[i - 1]));
  if (late === -1) return null;
  return {
    what:
      `${call.text} came back with the right squares, but ${written(came[late])} comes after ` +
      `${written(came[late - 1])}. They are sorted by row, and within a row by column.`,
    ask: "As numbers, which of the two rows is smaller? If the rows are equal, which column?",
  };
}

/** What is wrong with number i of a list, when those before it are right. */
function itemProblem(
  call: Call,
  board: Board,
  value: readonly unknown[],
  i: number,
  { wanted, marks, intruder, askIntruder }: Expected,
): Problem | null {
  const square = value[i];
  const opening = `${call.text}: number ${i + 1} of the list,`;
  if (!isSquare(square)) {
    return { what: `${opening} ${named(square)}, is no square. A square is [row, col].` };
  }
  const text = written(square);
  if (!isOnBoard(board, square)) {
    const isHole = board[square[0]]?.[square[1]] === "#";
    return {
      what: `${opening} ${text}, ${isHole ? "is a hole" : "is outside of the board"}.`,
      board: drawn(board, marks),
      ask: isHole ? "Which sign of board[row][col] is a square?" : "Which check keeps it inside?",
    };
  }
  if (!wanted.some((other) => sameSquare(square, other))) {
    return {
      what: `${opening} ${squareName(square, board.length)} or ${text}, ${intruder}.`,
      board: drawn(board, [...marks, { square, sign: "?", tone: "tried" }]),
      ask: askIntruder,
    };
  }
  const before = value.slice(0, i).findIndex((other) => sameSquare(square, other as Square));
  if (before === -1) return null;
  return { what: `${opening} ${text}, was number ${before + 1} already. Each square comes once.` };
}

function knightGraph(call: Call, board: Board): Problem | null {
  const value = call.value;
  const all = everySquare(board);
  if (!Array.isArray(value)) {
    return {
      what: `${call.text} came back with ${named(value)}. A graph is an array of lists, one for each square.`,
    };
  }
  if (value.length !== all.length) {
    return {
      what:
        `${call.text} came back with ${counted(value.length, "list")}; ` +
        `the board has ${counted(all.length, "square")}, and each has a list.`,
      board: drawn(board, []),
      ask: "Which squares are counted? A hole is none; a square without neighbours is one.",
    };
  }
  for (let i = 0; i < all.length; i++) {
    const problem = neighboursProblem(call, board, value as unknown[], i);
    if (problem !== null) return problem;
  }
  return null;
}

/** What is wrong with list i of a graph. */
function neighboursProblem(
  call: Call,
  board: Board,
  graph: readonly unknown[],
  i: number,
): Problem | null {
  const all = everySquare(board);
  const list = graph[i];
  const name = (at: number) => `${at} (${squareName(all[at], board.length)})`;
  const opening = `${call.text}: list ${i}, the neighbours of square number ${name(i)},`;
  if (!Array.isArray(list)) return { what: `${opening} is ${named(list)}, no array of numbers.` };
  const numbers = Array.from<unknown>(list);
  const isNumber = (j: unknown): j is number => typeof j === "number" && all[j] !== undefined;
  const stranger = numbers.find((j) => !isNumber(j));
  if (stranger !== undefined || numbers.includes(undefined)) {
    return {
      what: `${opening} has ${named(stranger)} in it. The squares are numbered 0 to ${all.length - 1}.`,
      board: numbered(board),
      ask: "A neighbour is told by its place in squaresOf(board), counted from 0.",
    };
  }
  const came = numbers as readonly number[];
  const moves = [...all.keys()].filter((j) => isKnightsMove(all[i], all[j]));
  const wrong = came.find((j) => !moves.includes(j));
  if (wrong !== undefined) {
    return {
      what: `${opening} has ${name(wrong)} in it, which is no knight's move away.`,
      board: numbered(board),
      ask: "Which number has a square? Count the squares row by row, and pass over the holes.",
    };
  }
  const missing = moves.find((j) => !came.includes(j));
  if (missing !== undefined) {
    return {
      what: `${opening} does not have ${name(missing)}, which is a knight's move away.`,
      board: numbered(board),
      ask: "Does your graph know both ways, there and back?",
    };
  }
  const late = came.findIndex((j, at) => at > 0 && came[at - 1] >= j);
  if (late === -1) return null;
  const rule = came[late - 1] === came[late] ? "Each neighbour is listed once" : "They ascend";
  return { what: `${opening} has ${came[late]} after ${came[late - 1]}. ${rule}.` };
}

function drawn(board: Board, marks: readonly Mark[]): string {
  const drawing: Drawing = { board, marks };
  return compactBoard(drawing);
}

function numbered(board: Board): string {
  return compactBoard(graphDrawing(board, []));
}

function isBefore(a: Square, b: Square): boolean {
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
}

export const knightMoveMatchers = {
  toBeKnightMoves: matcher("toBeKnightMoves", knightMoves),
  toBeSquaresOf: matcher("toBeSquaresOf", squares),
  toBeKnightGraph: matcher("toBeKnightGraph", knightGraph),
};
