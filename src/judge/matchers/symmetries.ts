/**
 * Matchers for boards that are turned and mirrored: all images of one board, and one solution of
 * each class. Their messages name a symmetry and draw the answer's own boards; they do not show what
 * is missing.
 */
import { compactBoard, queensDrawing, type Placement, type Square } from "../../board";
import { type Call } from "../suite";
import { counted, named } from "../words";
import { aliased, compare, emptied, firstProblem, placementProblem } from "./placements";
import { matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** The distinct images of the call's own board under the eight symmetries, sorted. */
    toBeEverySymmetry(): R;
    /** The smallest solution of each of `count` classes for n, sorted. */
    toBeFundamental(n: number, count: number): R;
  }
}

type Symmetry = { readonly name: string; readonly move: (square: Square, last: number) => Square };

/** What one can do to a square board; "the board …" continues the sentence. */
const everySymmetry: readonly Symmetry[] = [
  { name: "as it stands", move: ([row, col]) => [row, col] },
  { name: "mirrored left to right", move: ([row, col], last) => [row, last - col] },
  { name: "mirrored top to bottom", move: ([row, col], last) => [last - row, col] },
  { name: "after a half turn", move: ([row, col], last) => [last - row, last - col] },
  { name: "after a quarter turn to the right", move: ([row, col], last) => [col, last - row] },
  { name: "after a quarter turn to the left", move: ([row, col], last) => [last - col, row] },
  { name: "mirrored along its falling diagonal (\\)", move: ([row, col]) => [col, row] },
  {
    name: "mirrored along its rising diagonal (/)",
    move: ([row, col], last) => [last - col, last - row],
  },
];

/** The image of a whole board: the column of each row's queen, after the move. */
function imageUnder({ move }: Symmetry, placement: Placement): number[] {
  const image = new Array<number>(placement.length).fill(0);
  placement.forEach((col, row) => {
    const [newRow, newCol] = move([row, col], placement.length - 1);
    image[newRow] = newCol;
  });
  return image;
}

function isSame(a: Placement, b: Placement): boolean {
  return a.length === b.length && compare(a, b) === 0;
}

/** The first symmetry, other than none at all, that makes `b` of `a`. */
function symmetryBetween(a: Placement, b: Placement): Symmetry | undefined {
  return everySymmetry.slice(1).find((symmetry) => isSame(imageUnder(symmetry, a), b));
}

function symmetriesOf(call: Call): Problem | null {
  const list = call.value;
  const [placement] = call.args as readonly [Placement];
  if (!Array.isArray(list)) {
    return { what: `${call.text} came back with ${named(list)}. It should be a list of boards.` };
  }
  return (
    aliased(call, list) ??
    firstProblem(list, (item, i) => noImage(call, item, placement, i)) ??
    firstProblem(list, (_, i) => listedTwice(call, list as Placement[], i)) ??
    missingImage(call, list as Placement[], placement) ??
    firstProblem(list, (_, i) => outOfOrder(call, list as Placement[], i))
  );
}

function noImage(call: Call, item: unknown, placement: Placement, i: number): Problem | null {
  const opening = `${call.text}: number ${i + 1} of its list is ${named(item)}.`;
  const n = placement.length;
  if (!isWholeBoard(item, n)) {
    return {
      what: `${opening} An image is a placement of ${counted(n, "queen")} again, one in each row and column.`,
      ask: "Does every queen of the board get a row and a column in the image, and the right ones?",
    };
  }
  if (everySymmetry.some((symmetry) => isSame(imageUnder(symmetry, placement), item))) return null;
  return {
    what: `${opening} That is not what turning or mirroring makes of ${named(placement)}.`,
    board: compactBoard(queensDrawing(item, n)),
    ask: "Turn a 3×3 board of paper: where does the square in row 0, column 1 go?",
  };
}

function isWholeBoard(item: unknown, n: number): item is Placement {
  return (
    Array.isArray(item) &&
    item.length === n &&
    Array.from({ length: n }, (_, col) => col).every((col) => item.includes(col))
  );
}

function listedTwice(call: Call, list: readonly Placement[], i: number): Problem | null {
  const first = list.findIndex((other) => isSame(other, list[i]));
  if (first === i) return null;
  const own = symmetryBetween(list[i], list[i]);
  const why = own === undefined ? "" : ` The board ${own.name} looks the same as before.`;
  return {
    what: `${call.text} lists one board twice, as number ${first + 1} and as number ${i + 1}.${why}`,
    board: compactBoard(queensDrawing(list[i], list[i].length)),
    ask:
      own === undefined
        ? "By which two ways does your function come to this board?"
        : "How many images does such a board have, when each different one counts once?",
  };
}

function missingImage(
  call: Call,
  list: readonly Placement[],
  placement: Placement,
): Problem | null {
  const missing = everySymmetry.find((symmetry) => {
    const image = imageUnder(symmetry, placement);
    return !list.some((other) => isSame(other, image));
  });
  if (missing === undefined) return null;
  return {
    what: `${call.text} came back with ${counted(list.length, "board")}. The board ${missing.name} is missing.`,
    ask: "Four turns, and each of them in the mirror, too: which of these does your function make?",
  };
}

function outOfOrder(call: Call, list: readonly Placement[], i: number): Problem | null {
  if (i === 0 || compare(list[i - 1], list[i]) < 0) return null;
  const row = list[i].findIndex((col, at) => col !== list[i - 1][at]);
  const [before, after] = [list[i - 1][row], list[i][row]];
  const asTexts = String(before) < String(after);
  return {
    what:
      `${call.text}: number ${i} of its list has column ${before} in row ${row} and number ${i + 1} ` +
      `has ${after}, with the same queens above. The smaller number comes first.`,
    ask: asTexts
      ? `As texts, "${before}" comes before "${after}". What does your sort compare?`
      : "Is the list sorted, by the first row, then by the next, …?",
  };
}

function fundamental(call: Call, n: number, count: number): Problem | null {
  const list = call.value;
  if (!Array.isArray(list)) {
    return {
      what: `${call.text} came back with ${named(list)}. It should be a list of placements.`,
      ask: count === 0 ? "When there is no solution, the list is empty: []." : undefined,
    };
  }
  const placements = list as Placement[];
  return (
    aliased(call, list) ??
    firstProblem(list, (item, i) => emptied(call, item, n, i)) ??
    firstProblem(list, (item, i) =>
      placementProblem(item, n, `${call.text}: number ${i + 1} of its ${list.length} is`),
    ) ??
    firstProblem(list, (_, i) => sameClass(call, placements, n, i)) ??
    firstProblem(list, (_, i) => notTheSmallest(call, placements, n, i)) ??
    firstProblem(list, (_, i) => outOfOrder(call, placements, i)) ??
    wrongCount(call, list.length, count)
  );
}

function sameClass(call: Call, list: readonly Placement[], n: number, i: number): Problem | null {
  for (let earlier = 0; earlier < i; earlier++) {
    const numbers = `as number ${earlier + 1} and as number ${i + 1}`;
    const board = compactBoard(queensDrawing(list[i], n));
    const ask = "A class may have one entry. How does your function notice that it has it already?";
    if (isSame(list[earlier], list[i])) {
      return { what: `${call.text} lists the same solution twice, ${numbers}.`, board, ask };
    }
    const symmetry = symmetryBetween(list[i], list[earlier]);
    if (symmetry === undefined) continue;
    return {
      what:
        `${call.text} lists one solution twice, ${numbers}: the second of them, drawn here, ` +
        `is the first one ${symmetry.name}.`,
      board,
      ask,
    };
  }
  return null;
}

function notTheSmallest(
  call: Call,
  list: readonly Placement[],
  n: number,
  i: number,
): Problem | null {
  const smaller = everySymmetry.find(
    (symmetry) => compare(imageUnder(symmetry, list[i]), list[i]) < 0,
  );
  if (smaller === undefined) return null;
  return {
    what:
      `${call.text}: number ${i + 1} of its list, ${named(list[i])}, is not the smallest of its ` +
      `class. The same board ${smaller.name} comes earlier in lexicographic order.`,
    board: compactBoard(queensDrawing(list[i], n)),
    ask: "Which image of a class does your function keep: any one, or the smallest?",
  };
}

function wrongCount(call: Call, came: number, count: number): Problem | null {
  if (came === count) return null;
  return {
    what:
      `${call.text} came back with ${counted(came, "solution")}; there ` +
      `${count === 1 ? "is" : "are"} ${count}.`,
    ask: "Which solutions does your function never look at, or take for images of another?",
  };
}

export const symmetryMatchers = {
  toBeEverySymmetry: matcher("toBeEverySymmetry", symmetriesOf),
  toBeFundamental: matcher("toBeFundamental", fundamental),
};
