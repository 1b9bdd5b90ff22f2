/**
 * Mistake: Boards that are too small are not refused.
 * Caught by: refuses the boards that are too small for a closed tour
 */
import { type Square } from "../../../src/board";

type Links = Int32Array;

const moves = [
  [2, 1],
  [2, -1],
  [1, 2],
  [1, -2],
  [-1, 2],
  [-1, -2],
  [-2, 1],
  [-2, -1],
] as const;

export function bigTour(n: number): Int32Array {
  checkSize(n);
  const links: Links = new Int32Array(2 * n * n);
  if (n < 6) return new Int32Array(0);
  const lengths = divide(n);
  const tileTour = remembered(tourOfTile);

  let top = 0;
  for (const rows of lengths) {
    let left = 0;
    for (const cols of lengths) {
      lay(links, tileTour(rows, cols), (row, col) => (top + row) * n + left + col);
      if (left > 0) joinAcross(links, n, top, left);
      else if (top > 0) joinDown(links, n, top);
      left += cols;
    }
    top += rows;
  }
  return walk(links);
}

function divide(n: number): number[] {
  const sixes = Math.floor((n - 6) / 6);
  return [...Array<number>(sixes).fill(6), n - 6 * sixes];
}

function tourOfTile(rows: number, cols: number): Square[] {
  const tour: Square[] = [
    [0, 3],
    [1, 1],
    [3, 0],
  ];
  const isVisited = new Set(tour.map(String));
  const onward = ([row, col]: Square): Square[] =>
    moves
      .map(([down, across]): Square => [row + down, col + across])
      .filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < cols)
      .filter((square) => !isVisited.has(String(square)));

  const complete = (): boolean => {
    const last = tour[tour.length - 1];
    if (tour.length === rows * cols) return isMove(last, tour[0]);
    if (onward(tour[0]).length === 0) return false;
    const choices = onward(last).map((square) => ({ square, ways: onward(square).length }));
    for (const { square } of choices.sort((a, b) => a.ways - b.ways)) {
      tour.push(square);
      isVisited.add(String(square));
      if (complete()) return true;
      tour.pop();
      isVisited.delete(String(square));
    }
    return false;
  };

  complete();
  return tour;
}

function lay(
  links: Links,
  tour: readonly Square[],
  numberOf: (row: number, col: number) => number,
): void {
  const squares = tour.map(([row, col]) => numberOf(row, col));
  squares.forEach((square, i) => {
    links[2 * square] = squares[(i + squares.length - 1) % squares.length];
    links[2 * square + 1] = squares[(i + 1) % squares.length];
  });
}

function joinAcross(links: Links, n: number, top: number, left: number): void {
  const at = (row: number, col: number): number => (top + row) * n + left + col;
  join(links, [at(0, -1), at(2, -2)], [at(1, 1), at(3, 0)]);
}

function joinDown(links: Links, n: number, top: number): void {
  const at = (row: number, col: number): number => (top + row) * n + col;
  join(links, [at(-1, 0), at(-2, 2)], [at(1, 1), at(0, 3)]);
}

function join(
  links: Links,
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
): void {
  relink(links, a, b, c);
  relink(links, b, a, d);
  relink(links, c, d, a);
  relink(links, d, c, b);
}

function relink(links: Links, square: number, old: number, other: number): void {
  links[2 * square + (links[2 * square] === old ? 0 : 1)] = other;
}

function walk(links: Links): Int32Array {
  const tour = new Int32Array(links.length / 2);
  let before = links[0];
  let square = 0;
  for (let i = 0; i < tour.length; i++) {
    tour[i] = square;
    const next = links[2 * square] === before ? links[2 * square + 1] : links[2 * square];
    before = square;
    square = next;
  }
  return tour;
}

function remembered<T>(work: (rows: number, cols: number) => T): (rows: number, cols: number) => T {
  const done = new Map<string, T>();
  return (rows, cols) => {
    const key = `${rows}×${cols}`;
    const known = done.get(key) ?? work(rows, cols);
    done.set(key, known);
    return known;
  };
}

function isMove([row, col]: Square, [otherRow, otherCol]: Square): boolean {
  return Math.abs(row - otherRow) * Math.abs(col - otherCol) === 2;
}

function checkSize(n: number): void {
  if (!Number.isInteger(n) || n < 0 || n % 2 !== 0) {
    throw new RangeError(`n must be an even number, 6 or more, but it is ${n}`);
  }
}
