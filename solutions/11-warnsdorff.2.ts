/**
 * Chapter 11, a second way: no square is counted more than once. Before the walk, each square gets
 * its count of moves, as on an empty board. Each time the knight arrives somewhere, the squares from
 * which it could have come, eight at most, each have one way on less. So the counts are always right,
 * and the rule only has to read them.
 *
 * Holes need no question either: the board gets a frame of holes, two wide, and every jump from a
 * square of it lands somewhere in the frame, if not on the board.
 */
import { type Board, isOnBoard, type Square } from "../src/board";

/** How many squares can the knight go on to from `square`, when it has been on all of `visited`? */
export function onwardMoves(board: Board, visited: readonly Square[], square: Square): number {
  const area = framed(board);
  for (const place of visited) visit(area, placeOf(board, area, place, "visited"));
  return area.onward[placeOf(board, area, square, "square")];
}

/** The walk from `start` to the square with the fewest onward moves each time, until it is stuck. */
export function warnsdorff(board: Board, start: Square): Square[] {
  const area = framed(board);
  const walk: Square[] = [];
  let here = placeOf(board, area, start, "start");
  while (here !== NOWHERE) {
    visit(area, here); // place
    walk.push(squareAt(here, area.width));
    here = bestOf(area, here); // choose
  }
  return walk; // report
}

const FRAME = 2;
const NOWHERE = -1;

/** A board in one list, row after row, with its frame; and for each square how many ways lead on. */
type Area = {
  readonly width: number;
  readonly jumps: readonly number[];
  readonly isFree: boolean[];
  readonly onward: number[];
};

function framed(board: Board): Area {
  const cols = Math.max(0, ...board.map((row) => row.length));
  const width = cols + 2 * FRAME;
  const above = "#".repeat(FRAME * width);
  const rows = board.map((row) => "##" + row.padEnd(cols, "#") + "##");
  const isFree = [...above, ...rows.join(""), ...above].map((sign) => sign === ".");
  // In one list, a row down is `width` further on. In this order the squares come by row, then column.
  const up = [-2 * width - 1, -2 * width + 1, -width - 2, -width + 2];
  const jumps = [...up, ...[...up].reverse().map((jump) => -jump)];
  const onward = isFree.map((_, place) => jumps.filter((jump) => isFree[place + jump]).length);
  return { width, jumps, isFree, onward };
}

/** Where a square stands in the list. */
function placeOf(board: Board, { width }: Area, square: Square, name: string): number {
  if (!isOnBoard(board, square)) {
    throw new RangeError(`${name} must be on a square of the board, but it is [${square}]`);
  }
  return (square[0] + FRAME) * width + square[1] + FRAME;
}

/** The knight has come to a place: all places from which it could have come have a way on less. */
function visit({ width, jumps, isFree, onward }: Area, place: number): void {
  if (!isFree[place]) {
    const square = squareAt(place, width);
    throw new RangeError(`visited must list a square once, but it lists [${square}] twice`);
  }
  isFree[place] = false;
  for (const jump of jumps) onward[place + jump]--;
}

function squareAt(place: number, width: number): Square {
  return [Math.floor(place / width) - FRAME, (place % width) - FRAME];
}

/** The free square with the fewest onward moves, the first of several. */
function bestOf({ jumps, isFree, onward }: Area, here: number): number {
  return jumps
    .map((jump) => here + jump)
    .filter((place) => isFree[place])
    .reduce(
      (best, place) => (best === NOWHERE || onward[place] < onward[best] ? place : best),
      NOWHERE,
    );
}
