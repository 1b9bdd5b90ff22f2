/**
 * Chapter 15: Big boards, a second way. The walk never asks a square where the line goes on: it goes
 * from tile to tile, and copies each tile's tour in a few long pieces.
 *
 * Each tile is entered by a door, left through its other doors to the tiles behind them, and left
 * for good where it was entered. The tiles make a tree: down along the left edge, and from there
 * along each band to the right. So this is a walk round a tree, as in a search, and it keeps nothing
 * but the tour: four bytes a square in place of twelve.
 */
import { type Square } from "../src/board";

/** The eight moves, as the digits of the tiles' tours count them. */
const moves: readonly Square[] = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
];

/** A closed tour of each tile, a digit a move: from [0, 3] by [1, 1] and [3, 0] and on. */
const tileTours: { readonly [size: string]: string } = {
  "6×6": "467350145624103540675326310427631360",
  "6×8": "467353014504245067515424172314057550451062173260",
  "6×10": "467353501271450424276506353510277402377322623142675136212451",
  "8×6": "467635145063010636460376210153676260153060271451",
  "8×8": "4676353101450424506765351230265772423157402473322723531440273360",
  "10×6": "467673506301014265410537676423273712641117423632157230247332",
  "10×10":
    "4676735350630101450424276765063535101062173247576414423363117404720455314030426537462136532054203541",
};

/** Squares of a tile. A negative row or column counts from the tile's far end, -1 is the last. */
type Move = readonly [Square, Square];

/**
 * Two tiles are joined where `here`, in the first, and `there`, in the one behind it, were moves:
 * the line goes from here[0] to there[0], through the tile behind, and from there[1] to here[1]. Or
 * all that backwards.
 */
type Door = { readonly here: Move; readonly there: Move };

const across: Door = { here: [[0, -1], [2, -2]], there: [[1, 1], [3, 0]] }; // prettier-ignore
const down: Door = { here: [[-1, 0], [-2, 2]], there: [[1, 1], [0, 3]] }; // prettier-ignore

/**
 * Some squares of a tile in a row, and the door that comes next. They have the numbers that they would
 * have if the tile lay in the top left corner of the big board.
 */
type Piece = {
  readonly squares: readonly number[];
  readonly next: { readonly door: Door; readonly backwards: boolean } | null;
};

/** What to do in a tile that is entered at the beginning of its path, and at its end. */
type Plan = { readonly forwards: readonly Piece[]; readonly backwards: readonly Piece[] };

/** A closed tour of the n×n board, in time linear in its squares; n even and at least 6. */
export function bigTour(n: number): Int32Array {
  checkSize(n);
  const lengths = divide(n);
  const plans = plansFor(lengths, n);
  const tour = new Int32Array(n * n);
  let length = 0;

  /** The calls go as deep as there are tiles from the top left to the bottom right: n / 3 at most. */
  const visit = (band: number, tile: number, backwards: boolean): void => {
    const plan = plans[band][tile];
    const offset = 6 * band * n + 6 * tile; // every tile but the last is 6 long
    for (const { squares, next } of backwards ? plan.backwards : plan.forwards) {
      copy(squares, offset, tour, length);
      length += squares.length;
      if (next === null) return;
      if (next.door === across) visit(band, tile + 1, next.backwards);
      else visit(band + 1, tile, next.backwards);
    }
  };

  visit(0, 0, false);
  return tour;
}

/** Copies squares, moved by the offset, to the tour from `at` on. */
function copy(squares: readonly number[], offset: number, tour: Int32Array, at: number): void {
  for (let i = 0; i < squares.length; i++) tour[at + i] = squares[i] + offset;
}

/** n as a sum of sixes, the last of which may be an 8 or a 10. */
function divide(n: number): number[] {
  const sixes = Math.floor((n - 6) / 6);
  return [...Array<number>(sixes).fill(6), n - 6 * sixes];
}

/** The plan of each tile, band by band. Bands alike share their plans: there are three kinds. */
function plansFor(lengths: readonly number[], n: number): Plan[][] {
  const last = lengths.length - 1;
  const planOfBand = (band: number): Plan[] => {
    // The first tile of all is entered nowhere: there, any door will do.
    const first = planOf(lengths[band], lengths[0], n, down, [
      ...(last > 0 ? [across] : []),
      ...(band < last ? [down] : []),
    ]);
    const middle = planOf(lengths[band], 6, n, across, [across]);
    const end = planOf(lengths[band], lengths[last], n, across, []);
    return lengths.map((_, tile) => (tile === 0 ? first : tile < last ? middle : end));
  };
  const middle = planOfBand(Math.min(1, last));
  return lengths.map((_, band) => (band > 0 && band < last ? middle : planOfBand(band)));
}

/** The plan of a tile that is entered by one door and has those others. */
function planOf(rows: number, cols: number, n: number, entry: Door, exits: readonly Door[]): Plan {
  const numberOf = ([row, col]: Square): number =>
    ((row + rows) % rows) * n + ((col + cols) % cols);
  const path = pathThrough(tileTours[`${rows}×${cols}`], n, entry.there.map(numberOf));
  const doors = exits.map((door) => ({ door, ends: door.here.map(numberOf) }));

  const piecesOf = (squares: readonly number[]): Piece[] => {
    const pieces: Piece[] = [];
    let from = 0;
    squares.forEach((square, i) => {
      const next = squares[i + 1];
      const exit = doors.find(
        ({ ends: [one, other] }) =>
          (square === one && next === other) || (square === other && next === one),
      );
      if (exit === undefined) return;
      const backwards = square !== exit.ends[0];
      pieces.push({ squares: squares.slice(from, i + 1), next: { door: exit.door, backwards } });
      from = i + 1;
    });
    return [...pieces, { squares: squares.slice(from), next: null }];
  };
  return { forwards: piecesOf(path), backwards: piecesOf([...path].reverse()) };
}

/** A tile's tour, cut open at the move between `first` and `last`: the long way round. */
function pathThrough(digits: string, n: number, [first, last]: readonly number[]): number[] {
  const steps = moves.map(([row, col]) => row * n + col);
  const tour = [3]; // row 0, column 3
  for (const digit of digits.slice(0, -1)) tour.push(tour[tour.length - 1] + steps[Number(digit)]);
  const from = tour.indexOf(first);
  const path = [...tour.slice(from), ...tour.slice(0, from)];
  return path[path.length - 1] === last ? path : [path[0], ...path.slice(1).reverse()];
}

function checkSize(n: number): void {
  if (!Number.isInteger(n) || n < 6 || n % 2 !== 0) {
    throw new RangeError(`n must be an even number, 6 or more, but it is ${n}`);
  }
}
