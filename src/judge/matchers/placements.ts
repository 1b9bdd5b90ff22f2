/** Matchers for queens: one peaceful placement, and the whole list of them. */
import { type Call } from "../suite";
import { compactBoard, queensDrawing, squareName, type Placement, type Square } from "../../board";
import { counted, named } from "../words";
import { matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** n queens, one a row, none of which attacks another. */
    toBePeacefulPlacement(n: number): R;
    /** All `count` peaceful placements for n: each one right, none twice, in lexicographic order. */
    toBeEveryPlacement(n: number, count: number): R;
  }
}

export function peacefulPlacement(call: Call, n: number): Problem | null {
  const value = call.value;
  if (value === null) {
    return {
      what: `${call.text} came back with null, which says that there is no placement. There is one.`,
      ask: "Where does your code give up, and is everything looked at before it does?",
    };
  }
  return placementProblem(value, n, `${call.text} came back with`);
}

export function everyPlacement(call: Call, n: number, count: number): Problem | null {
  const list = call.value;
  if (!Array.isArray(list)) {
    return {
      what: `${call.text} came back with ${named(list)}. It should be a list of placements.`,
      ask:
        count === 0
          ? "When there is no solution, the list is empty: []."
          : "Is every solution put into one array, and that array returned at the end?",
    };
  }
  return (
    aliased(call, list) ??
    firstProblem(list, (item, i) => emptied(call, item, n, i)) ??
    firstProblem(list, (item, i) =>
      placementProblem(item, n, `${call.text}: number ${i + 1} of its ${list.length} is`),
    ) ??
    firstProblem(list, (_, i) => outOfOrder(call, list as Placement[], n, i)) ??
    wrongCount(call, list, count)
  );
}

/** One and the same array, put into the list twice. */
export function aliased(call: Call, list: readonly unknown[]): Problem | null {
  const seen = new Map<unknown, number>();
  for (let i = 0; i < list.length; i++) {
    const first = seen.get(list[i]);
    if (first !== undefined && Array.isArray(list[i])) {
      return {
        what:
          `${call.text}: numbers ${first + 1} and ${i + 1} of the list are the very same array, ` +
          `now ${named(list[i])}. Changing one changes the other.`,
        ask: "What is kept when a solution is found: a copy, or the array that the search goes on with?",
      };
    }
    seen.set(list[i], i);
  }
  return null;
}

/** The array of a search that has stepped back to the start: what was kept is not a copy. */
export function emptied(call: Call, item: unknown, n: number, i: number): Problem | null {
  if (n === 0 || !Array.isArray(item) || item.length > 0) return null;
  return {
    what: `${call.text}: number ${i + 1} of the list is [], a board without queens.`,
    ask: "What is kept when a solution is found: a copy, or the array that the search goes on with?",
  };
}

function outOfOrder(call: Call, list: readonly Placement[], n: number, i: number): Problem | null {
  if (i === 0) return null;
  const order = compare(list[i - 1], list[i]);
  if (order < 0) return null;
  const twice = list.findIndex((other) => compare(other, list[i]) === 0);
  if (twice < i) {
    return {
      what: `${call.text} lists the same placement twice, as number ${twice + 1} and as number ${i + 1}.`,
      board: compactBoard(queensDrawing(list[i], n)),
      ask: "By which two ways does your search come to this board?",
    };
  }
  return {
    what:
      `${call.text}: number ${i + 1}, ${named(list[i])}, stands after ${named(list[i - 1])}. ` +
      "Rows from the top and columns from the left give the smaller one first.",
    ask: "In which order are the columns of a row tried?",
  };
}

function wrongCount(call: Call, list: readonly unknown[], count: number): Problem | null {
  if (list.length === count) return null;
  return {
    what:
      `${call.text} came back with ${list.length === 0 ? "an empty list" : rightOnes(list.length)}; ` +
      `there ${count === 1 ? "is" : "are"} ${count}.`,
    ask:
      list.length < count
        ? "After a solution is found, does the search step back and go on?"
        : "Where does one too many come from?",
  };
}

function rightOnes(count: number): string {
  return count === 1 ? "1 right placement" : `${count} placements, all of them right`;
}

/** What is wrong with `value` as a peaceful placement of n queens; `opening` begins the message. */
export function placementProblem(value: unknown, n: number, opening: string): Problem | null {
  if (!Array.isArray(value)) {
    return {
      what: `${opening} ${named(value)}. A placement is an array of column numbers, one a row.`,
    };
  }
  const came = `${opening} ${named(value)}`;
  for (let row = 0; row < value.length; row++) {
    if (!(row in value)) {
      return {
        what: `${came}. Row ${row} of it was never filled in.`,
        ask: "Is each row's column stored before the placement is returned?",
      };
    }
    const col: unknown = value[row];
    if (typeof col !== "number" || !Number.isInteger(col) || col < 0 || col >= n) {
      return {
        what: `${came}. Row ${row} has ${named(col)}, but a column is a whole number from 0 to ${n - 1}.`,
      };
    }
  }
  const placement = value as Placement;
  if (placement.length !== n) return wrongLength(placement, n, came);
  const clash = firstClash(placement);
  if (clash === null) return null;
  const [a, b] = clash;
  return {
    what:
      `${came}. The queens on ${squareName(a, n)} (row ${a[0]}, column ${a[1]}) and ` +
      `${squareName(b, n)} (row ${b[0]}, column ${b[1]}) attack each other along ${sharedLine(a, b)}.`,
    board: compactBoard(queensDrawing(placement, n, { attacks: true })),
    ask: "When the second of them was placed, which comparison should have noticed?",
  };
}

function wrongLength(placement: Placement, n: number, came: string): Problem {
  const what = `${came}: ${counted(placement.length, "queen")} for ${counted(n, "row")}.`;
  if (placement.length > n)
    return { what, ask: "One queen a row: when is the placement complete?" };
  return {
    what,
    board: compactBoard(queensDrawing(placement, n)),
    ask: "Is the placement returned before its last row is filled?",
  };
}

function firstClash(placement: Placement): readonly [Square, Square] | null {
  for (let later = 0; later < placement.length; later++) {
    for (let earlier = 0; earlier < later; earlier++) {
      const a: Square = [earlier, placement[earlier]];
      const b: Square = [later, placement[later]];
      if (sharedLine(a, b) !== null) return [a, b];
    }
  }
  return null;
}

function sharedLine(a: Square, b: Square): string | null {
  const down = b[0] - a[0];
  const right = b[1] - a[1];
  if (right === 0) return "their column";
  if (right === down) return "a falling diagonal (\\)";
  if (right === -down) return "a rising diagonal (/)";
  return null;
}

/** Lexicographic: negative when `a` comes first, 0 when they are equal. */
export function compare(a: Placement, b: Placement): number {
  const row = a.findIndex((col, i) => col !== b[i]);
  return row === -1 ? 0 : a[row] - b[row];
}

/** What is wrong with the first item that has something wrong with it. */
export function firstProblem(
  items: readonly unknown[],
  problemOf: (item: unknown, i: number) => Problem | null,
): Problem | null {
  for (let i = 0; i < items.length; i++) {
    const problem = problemOf(items[i], i);
    if (problem !== null) return problem;
  }
  return null;
}

export const placementMatchers = {
  toBePeacefulPlacement: matcher("toBePeacefulPlacement", peacefulPlacement),
  toBeEveryPlacement: matcher("toBeEveryPlacement", everyPlacement),
};
