/**
 * Matchers for who attacks whom. The test says what is right; the matcher draws the squares and
 * tells how they lie to each other, which is what a learner needs to see.
 */
import {
  compactBoard,
  type Mark,
  type Placement,
  queensDrawing,
  rectangle,
  type Square,
} from "../../board";
import { type Call } from "../suite";
import { counted, named } from "../words";
import { sameValue } from "./gift";
import { matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** `attacks(a, b)` gives true. */
    toBeAttack(): R;
    /** `attacks(a, b)` gives false. */
    toBeNoAttack(): R;
    /** `isSafe(placement, col)` gives true. */
    toBeSafe(): R;
    /** `isSafe(placement, col)` gives false. */
    toBeUnsafe(): R;
    /** `conflicts(placement)` gives these pairs of rows, in this order. */
    toBeConflicts(pairs: readonly Pair[]): R;
  }
}

type Pair = readonly [number, number];

/** A board with more rows or columns than this says less than the sentence beside it. */
const largestDrawn = 12;

function attackAnswer(call: Call, expected: boolean): Problem | null {
  if (call.value === expected) return null;
  const [a, b] = call.args as readonly [Square, Square];
  const size = Math.max(...a, ...b) + 1;
  const queens = [a, b].map((square): Mark => ({ square, sign: "Q", tone: "queen" }));
  return {
    what: `${call.text} came back with ${named(call.value)}. ${relation(a, b)}`,
    board:
      size > largestDrawn
        ? undefined
        : compactBoard({ board: rectangle(size, size), marks: queens }),
    ask: expected
      ? "Which of your comparisons should say so?"
      : "Which of your comparisons says that they attack each other, and why?",
  };
}

function safetyAnswer(call: Call, expected: boolean): Problem | null {
  if (call.value === expected) return null;
  const [placement, col] = call.args as readonly [Placement, number];
  const square: Square = [placement.length, col];
  const attacker = placement.findIndex((queenCol, row) => lineOf([row, queenCol], square) !== null);
  const reason =
    attacker === -1
      ? `No queen above attacks the square ${at(square)}, marked ?.`
      : `The queen of row ${attacker} attacks the square ${at(square)}, marked ?. ` +
        relation([attacker, placement[attacker]], square);
  return {
    what: `${call.text} came back with ${named(call.value)}. ${reason}`,
    board: drawn(placement, [{ square, sign: "?", tone: "tried" }]),
    ask: expected
      ? "Which queen does your function take for an attacker?"
      : `Is the queen of row ${attacker} asked, and what is compared?`,
  };
}

function conflictsAnswer(call: Call, pairs: readonly Pair[]): Problem | null {
  const came = call.value;
  if (sameValue(came, pairs)) return null;
  const [placement] = call.args as readonly [Placement];
  const opening = `${call.text} came back with ${named(came)}.`;
  if (!isListOfPairs(came)) {
    return { what: `${opening} It should be a list of pairs of rows, such as [[0, 2]].` };
  }
  return (
    malformedPair(opening, came, placement) ??
    wrongPair(opening, came, pairs, placement) ?? {
      what: `${opening} The pairs are the right ones, but not sorted: by the first row, then by the second, as numbers.`,
      ask: "In which order do your loops meet the pairs?",
    }
  );
}

/** A row that no queen stands on, a pair the wrong way round, a pair listed twice. */
function malformedPair(
  opening: string,
  came: readonly Pair[],
  placement: Placement,
): Problem | null {
  const unknown = came.flat().find((row) => placement[row] === undefined);
  if (unknown !== undefined) {
    return {
      what: `${opening} There is no row ${unknown}: the rows are 0 to ${placement.length - 1}.`,
      ask: "Where do your loops end?",
    };
  }
  const wrong = came.find((pair, at) => pair[0] >= pair[1] || includes(came.slice(0, at), pair));
  if (wrong === undefined) return null;
  return {
    what: `${opening} Each pair belongs in it once, the smaller row first: look at [${wrong.join(", ")}].`,
    ask: "From which row on does your inner loop run?",
  };
}

function wrongPair(
  opening: string,
  came: readonly Pair[],
  pairs: readonly Pair[],
  placement: Placement,
): Problem | null {
  const extra = came.find((pair) => !includes(pairs, pair));
  const missing = pairs.find((pair) => !includes(came, pair));
  const pair = extra ?? missing;
  if (pair === undefined) return null;
  const [i, j] = pair;
  const verdict = pair === extra ? "do not belong in it" : "are missing";
  return {
    what: `${opening} Rows ${i} and ${j} ${verdict}. ${relation([i, placement[i]], [j, placement[j]])}`,
    board: drawn(placement, []),
    ask:
      pair === extra
        ? "Which comparison says that they attack each other?"
        : "Does your function look at this pair at all?",
  };
}

function includes(list: readonly Pair[], pair: Pair): boolean {
  return list.some((other) => sameValue(other, pair));
}

function isListOfPairs(value: unknown): value is readonly Pair[] {
  return (
    Array.isArray(value) &&
    value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isInteger))
  );
}

/** How two squares lie to each other, as a sentence. */
function relation(a: Square, b: Square): string {
  if (at(a) === at(b)) return `${at(a)} is one and the same square twice.`;
  const rows = counted(Math.abs(a[0] - b[0]), "row");
  const cols = counted(Math.abs(a[1] - b[1]), "column");
  const line = lineOf(a, b);
  const share = line === null ? "share no line" : `stand on one ${line}`;
  return `${at(a)} and ${at(b)} are ${rows} and ${cols} apart: they ${share}.`;
}

/** The name of the line that two different squares share, or `null`. */
export function lineOf(a: Square, b: Square): string | null {
  const down = b[0] - a[0];
  const right = b[1] - a[1];
  if (down === 0) return "row";
  if (right === 0) return "column";
  if (down === right) return "falling diagonal (\\)";
  if (down === -right) return "rising diagonal (/)";
  return null;
}

/** A square as in code. */
export function at([row, col]: Square): string {
  return `[${row}, ${col}]`;
}

/** The queens and some more marks, on the smallest board that holds them all. */
function drawn(placement: Placement, marks: readonly Mark[]): string | undefined {
  const size = Math.max(
    placement.length,
    ...placement.map((col) => col + 1),
    ...marks.flatMap(({ square }) => square.map((part) => part + 1)),
  );
  if (size > largestDrawn) return undefined;
  const queens = queensDrawing(placement, size);
  return compactBoard({ ...queens, marks: [...queens.marks, ...marks] });
}

export const attackMatchers = {
  toBeAttack: matcher("toBeAttack", (call) => attackAnswer(call, true)),
  toBeNoAttack: matcher("toBeNoAttack", (call) => attackAnswer(call, false)),
  toBeSafe: matcher("toBeSafe", (call) => safetyAnswer(call, true)),
  toBeUnsafe: matcher("toBeUnsafe", (call) => safetyAnswer(call, false)),
  toBeConflicts: matcher("toBeConflicts", conflictsAnswer),
};
