/**
 * Matchers for boards on which some queens are fixed: one completion, all of them, or the first few
 * of a generator that has too many to wait for.
 */
import {
  compactBoard,
  type Mark,
  type Placement,
  queensDrawing,
  type Square,
  squareName,
} from "../../board";
import { type Call } from "../suite";
import { counted, named, written } from "../words";
import { generatorMatcher, valuesOf } from "./generators";
import {
  aliased,
  compare,
  emptied,
  everyPlacement,
  firstProblem,
  peacefulPlacement,
  placementProblem,
} from "./placements";
import { matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** n peaceful queens, with one on each square of `fixed`. */
    toBeCompletion(n: number, fixed: readonly Square[]): R;
    /** Gives all `count` completions of `fixed`, each right, none twice, in lexicographic order. */
    toYieldEveryCompletion(n: number, fixed: readonly Square[], count: number): R;
    /** Gives the first `count` completions of `fixed` in lexicographic order. It has more of them. */
    toYieldFirstCompletions(n: number, fixed: readonly Square[], count: number): R;
    /** Gives the same values when another generator runs to its end whenever this one waits. */
    toYieldTheSameBeside(other: Call): R;
  }
}

/** How many values a matcher asks for that does not know where the generator ends. */
const mostValues = 2000;

function completion(call: Call, n: number, fixed: readonly Square[]): Problem | null {
  return (
    peacefulPlacement(call, n) ??
    movedQueen(call.value as Placement, n, fixed, `${call.text} came back with`)
  );
}

function yieldsEveryCompletion(
  call: Call,
  n: number,
  fixed: readonly Square[],
  count: number,
): Problem | null {
  // One more than there are shows a generator that goes on too long.
  const values = valuesOf(call, count + 1);
  return eachIsCompletion(values, n, fixed) ?? everyPlacement(values, n, count);
}

function yieldsFirstCompletions(
  call: Call,
  n: number,
  fixed: readonly Square[],
  count: number,
): Problem | null {
  const values = valuesOf(call, count);
  return (
    eachIsCompletion(values, n, fixed) ??
    everyPlacement(values, n, values.value.length) ??
    skipped(values as Call<readonly Placement[]>, n, fixed) ??
    endedEarly(call, values.value.length, count)
  );
}

function yieldsTheSameBeside(call: Call, other: Call): Problem | null {
  const alone = valuesOf(call, mostValues).value.map(written);
  const beside = valuesOf(call, mostValues, (value) => {
    const text = written(value);
    void valuesOf(other, mostValues).value;
    return text;
  }).value;
  const longest = Math.max(alone.length, beside.length);
  const at = Array.from({ length: longest }, (_, i) => i).find((i) => alone[i] !== beside[i]);
  if (at === undefined) return null;
  return {
    what:
      `${call.text}: whenever it waited, ${other.text} ran to its end. Then number ${at + 1} was ` +
      `${beside[at] ?? "missing"}. When it runs alone, number ${at + 1} is another one.`,
    ask: "What do the two runs share? Every variable of the search belongs inside the generator.",
  };
}

/** Each value on its own: a whole board, in peace, with the fixed queens where they were. */
function eachIsCompletion(
  call: Call<readonly unknown[]>,
  n: number,
  fixed: readonly Square[],
): Problem | null {
  const opening = (i: number) => `${call.text}: number ${i + 1} of its ${call.value.length} is`;
  return (
    aliased(call, call.value) ??
    firstProblem(
      call.value,
      (item, i) =>
        emptied(call, item, n, i) ??
        placementProblem(item, n, opening(i)) ??
        movedQueen(item as Placement, n, fixed, opening(i)),
    )
  );
}

/** The first fixed queen that does not stand in the placement. */
function movedQueen(
  placement: Placement,
  n: number,
  fixed: readonly Square[],
  opening: string,
): Problem | null {
  const moved = fixed.find(([row, col]) => placement[row] !== col);
  if (moved === undefined) return null;
  const [row, col] = moved;
  const drawing = queensDrawing(placement, n);
  const mark: Mark = { square: moved, sign: "F", tone: "candidate" };
  return {
    what:
      `${opening} ${named(placement)}. A queen is fixed on ${squareName(moved, n)} (row ${row}, ` +
      `column ${col}; F on the board), but the queen of row ${row} stands on ` +
      `${squareName([row, placement[row]], n)}.`,
    board: compactBoard({ ...drawing, marks: [...drawing.marks, mark] }),
    ask: `Which columns may row ${row} try, when its queen stands already?`,
  };
}

/** The row in which a value is further right than the completion that belongs in its place. */
function skipped(
  call: Call<readonly Placement[]>,
  n: number,
  fixed: readonly Square[],
): Problem | null {
  const completions = completionsFrom([], n, fixed);
  for (const [i, came] of call.value.entries()) {
    const due: Placement = completions.next().value ?? came;
    if (compare(due, came) === 0) continue;
    const row = due.findIndex((col, r) => col !== came[r]);
    return {
      what:
        `${call.text}: number ${i + 1}, ${named(came)}, is right, but another one comes before it. ` +
        `With the same queens above row ${row}, a queen further left in row ${row} leads to a ` +
        `solution too.`,
      ask: "In which order are the rows filled, and in which order the columns of a row tried?",
    };
  }
  return null;
}

function endedEarly(call: Call, came: number, count: number): Problem | null {
  if (came === count) return null;
  return {
    what: `${call.text} ended after ${counted(came, "solution")}. There are more than ${count}.`,
    ask: "After a solution is given, does the search step back and go on?",
  };
}

/** All completions that begin with `placement`, in lexicographic order. */
function* completionsFrom(
  placement: Placement,
  n: number,
  fixed: readonly Square[],
): Generator<Placement, undefined> {
  const row = placement.length;
  if (row === n) yield placement;
  for (let col = 0; row < n && col < n; col++) {
    const isAttacked =
      placement.some((otherCol, otherRow) => reaches(otherRow, otherCol, row, col)) ||
      fixed.some(([otherRow, otherCol]) => reaches(otherRow, otherCol, row, col));
    if (!isAttacked) yield* completionsFrom([...placement, col], n, fixed);
  }
  return undefined;
}

/** Whether a queen reaches a square that is not her own. */
function reaches(queenRow: number, queenCol: number, row: number, col: number): boolean {
  if (queenRow === row || queenCol === col) return queenRow !== row || queenCol !== col;
  return queenCol - queenRow === col - row || queenCol + queenRow === col + row;
}

export const completionMatchers = {
  toBeCompletion: matcher("toBeCompletion", completion),
  toYieldEveryCompletion: generatorMatcher("toYieldEveryCompletion", yieldsEveryCompletion),
  toYieldFirstCompletions: generatorMatcher("toYieldFirstCompletions", yieldsFirstCompletions),
  toYieldTheSameBeside: generatorMatcher("toYieldTheSameBeside", yieldsTheSameBeside),
};
