/**
 * Who sees whom, found by walking over the board and not by arithmetic on rows and columns: what
 * the suites hold an answer's arithmetic against.
 */
import { type Placement, type Square } from "../board";

/** The squares from `start` on, one `step` after the other, until the n×n board ends. */
export function walk(start: Square, [down, right]: Square, n: number): Square[] {
  const squares: Square[] = [];
  let [row, col] = start;
  while (row >= 0 && row < n && col >= 0 && col < n) {
    squares.push([row, col]);
    row += down;
    col += right;
  }
  return squares;
}

/** What a queen sees in her eight directions on the empty n×n board, each square as "row,col". */
export function seenAlongRays(queen: Square, n: number): ReadonlySet<string> {
  const name = `${queen.join()} of ${n}`;
  const seen =
    known.get(name) ?? new Set(directions.flatMap((step) => squaresAlong(queen, step, n)));
  known.set(name, seen);
  return seen;
}

/** Suites ask about the same few squares thousands of times. */
const known = new Map<string, ReadonlySet<string>>();

const directions = [-1, 0, 1]
  .flatMap((down) => [-1, 0, 1].map((right): Square => [down, right]))
  .filter(([down, right]) => down !== 0 || right !== 0);

function squaresAlong(queen: Square, step: Square, n: number): string[] {
  return walk(queen, step, n)
    .slice(1)
    .map((square) => square.join());
}

/** The pairs of rows i < j whose queens see each other, by i and then by j. */
export function pairsThatSeeEachOther(placement: Placement, n: number): [number, number][] {
  return placement.flatMap((col, i) => {
    const seen = seenAlongRays([i, col], n);
    return range(placement.length)
      .filter((j) => i < j && seen.has([j, placement[j]].join()))
      .map((j): [number, number] => [i, j]);
  });
}

/** Every way to give `length` rows one queen each, in one of `n` columns. */
export function everyPlacement(length: number, n: number): Placement[] {
  if (length === 0) return [[]];
  return everyPlacement(length - 1, n).flatMap((start) => range(n).map((col) => [...start, col]));
}

/** Every way to give each of `n` rows a column of its own. */
export function everyPermutation(n: number): Placement[] {
  const grow = (starts: readonly Placement[]): Placement[] =>
    starts.flatMap((start) =>
      range(n)
        .filter((col) => !start.includes(col))
        .map((col) => [...start, col]),
    );
  return range(n).reduce(grow, [[]]);
}

export function squaresOfBoard(n: number): Square[] {
  return range(n).flatMap((row) => range(n).map((col): Square => [row, col]));
}

/** 0, 1, 2, … up to, but without, n. */
export function range(n: number): number[] {
  return [...Array(n).keys()];
}
