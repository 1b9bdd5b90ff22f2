/**
 * Chapter 15: Big boards. Divide the board into tiles, tour each tile, join the tours, walk the line.
 *
 * Between joining and walking there is no order yet. Each square only knows its two neighbours on
 * the line, and a join changes what four squares know. So it costs the same, however long the two
 * lines are.
 */
import { type Square } from "../src/board";

/** The two neighbours of square s on the line are `links[2 * s]` and `links[2 * s + 1]`. */
type Links = Int32Array;

/** From the lowest squares to the highest: of equally good ones, the lowest is tried first. */
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

/** A closed tour of the n×n board, in time linear in its squares; n even and at least 6. */
export function bigTour(n: number): Int32Array {
  checkSize(n);
  const links: Links = new Int32Array(2 * n * n);
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

/** Divide: n as a sum of sixes, the last of which may be an 8 or a 10. */
function divide(n: number): number[] {
  const sixes = Math.floor((n - 6) / 6);
  return [...Array<number>(sixes).fill(6), n - 6 * sixes];
}

/**
 * Tour: a closed tour of one tile, by Warnsdorff's rule and stepping back. It begins with the three
 * squares that its joins need. No tile is larger than 10×10, whatever n is: this is constant work.
 */
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
    if (tour.length === rows * cols) return isMove(last, tour[0]); // report
    if (onward(tour[0]).length === 0) return false; // check: nobody could come home any more
    const choices = onward(last).map((square) => ({ square, ways: onward(square).length }));
    for (const { square } of choices.sort((a, b) => a.ways - b.ways)) {
      tour.push(square); // place
      isVisited.add(String(square));
      if (complete()) return true; // recurse
      tour.pop(); // undo
      isVisited.delete(String(square));
    }
    return false;
  };

  complete();
  return tour;
}

/** Writes a tile's tour into the links; `numberOf` says where on the big board its squares lie. */
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

/**
 * Joins a tile whose first row and column are `top` and `left` to the tile at its left. A corner has
 * only two moves, so every closed tour makes both: the move from the left tile's top right corner
 * is there, whatever its size and tour. The move in this tile is one that its tour begins with.
 */
function joinAcross(links: Links, n: number, top: number, left: number): void {
  const at = (row: number, col: number): number => (top + row) * n + left + col;
  join(links, [at(0, -1), at(2, -2)], [at(1, 1), at(3, 0)]);
}

/** The same for a tile at the left edge and the tile above it: the picture is mirrored. */
function joinDown(links: Links, n: number, top: number): void {
  const at = (row: number, col: number): number => (top + row) * n + col;
  join(links, [at(-1, 0), at(-2, 2)], [at(1, 1), at(0, 3)]);
}

/** Join: the moves a-b and c-d of two closed lines are taken out, a-c and b-d make one line of them. */
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

/** `square` gets another neighbour in place of `old`. */
function relink(links: Links, square: number, old: number, other: number): void {
  links[2 * square + (links[2 * square] === old ? 0 : 1)] = other;
}

/** Walk: from square 0 along the line, never back to where the last step came from. */
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

/** The same function, which does its work only once for each pair of sizes. */
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
  if (!Number.isInteger(n) || n < 6 || n % 2 !== 0) {
    throw new RangeError(`n must be an even number, 6 or more, but it is ${n}`);
  }
}
