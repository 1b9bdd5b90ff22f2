/**
 * Chapter 12: Ties. The greedy walk asks a tie-break and never looks back. The search tries the same
 * squares in the same order, and keeps those that it did not take: when it is stuck, it goes back to
 * the last place where there was another choice.
 *
 * The search keeps its own stack. If it called itself, each square of the board would need a call,
 * and some thousand calls inside one another are more than JavaScript allows.
 */
import { type Board, type Square } from "../src/board";

/** Chooses one of the tied squares; the last of `visited` is where the knight stands. */
export type TieBreak = (
  tied: readonly Square[],
  board: Board,
  visited: readonly Square[],
) => Square;

/** `marks[row][col]` is true where the knight has been. */
type Marks = boolean[][];

/** The first of the tied squares, by row, then by column. */
export function firstInOrder(
  tied: readonly Square[],
  board: Board,
  visited: readonly Square[],
): Square {
  checkTie(tied, board, visited);
  return leastBy(tied, () => 0);
}

/** Roth: the square farthest from the centre of the rectangle, in a straight line. */
export function farthestFromCentre(
  tied: readonly Square[],
  board: Board,
  visited: readonly Square[],
): Square {
  checkTie(tied, board, visited);
  return leastBy(tied, (square) => -distanceFromCentre(board, square));
}

/** Pohl: the square whose next squares have the fewest onward moves together. */
export function fewestNextMoves(
  tied: readonly Square[],
  board: Board,
  visited: readonly Square[],
): Square {
  const marks = checkTie(tied, board, visited);
  const onward = (square: Square) => freeMoves(board, marks, square);
  // From each of the next squares, the knight could not go back to the tied one. Not to count that
  // move would make the sum smaller by one for each next square. Tied squares have equally many of
  // these, so it makes no difference to which sum is the smallest.
  return leastBy(tied, (square) =>
    onward(square).reduce((sum, next) => sum + onward(next).length, 0),
  );
}

/** The walk by the rule, until the knight is stuck; `tieBreak` chooses among tied squares. */
export function warnsdorffWith(board: Board, start: Square, tieBreak: TieBreak): Square[] {
  checkStart(board, start);
  const marks = noMarks(board);
  const walk: Square[] = [];
  let next: Square | undefined = start;
  while (next !== undefined) {
    const [row, col]: Square = next;
    marks[row][col] = true;
    walk.push([row, col]); // place: a square of our own, for the tie-break may keep the one it gave
    const tied = fewestOnward(board, marks, [row, col]); // choose
    next = tied.length > 1 ? tieBreak(tied, board, walk) : tied[0];
  }
  return walk; // report
}

/** A tour from `start`, or `null`: the rule is the order in which a search tries the squares. */
export function tourFrom(board: Board, start: Square): Square[] | null {
  checkStart(board, start);
  const squares = squareCount(board);
  const marks = noMarks(board);
  const walk: Square[] = [];
  const untried: Square[][] = [[[...start]]]; // for each place of the walk, the best one last
  while (untried.length > 0) {
    const next = untried[untried.length - 1].pop(); // choose
    if (next === undefined) {
      untried.pop();
      const last = walk.pop(); // undo: nothing leads on from here
      if (last !== undefined) marks[last[0]][last[1]] = false;
      continue;
    }
    walk.push(next); // place
    marks[next[0]][next[1]] = true;
    if (walk.length === squares) return walk; // report
    untried.push(inRuleOrder(board, marks, next).reverse());
  }
  return null; // report: not even the start has anything left to try
}

/** Where the knight can go from `here`, the fewest onward moves first, ties by Roth's rule. */
function inRuleOrder(board: Board, marks: Marks, here: Square): Square[] {
  return freeMoves(board, marks, here)
    .map((square) => ({
      square,
      onward: freeMoves(board, marks, square).length,
      distance: distanceFromCentre(board, square),
    }))
    .sort((a, b) => a.onward - b.onward || b.distance - a.distance)
    .map(({ square }) => square);
}

/** Of the squares that the knight can go to from `here`, those with the fewest onward moves. */
function fewestOnward(board: Board, marks: Marks, here: Square): Square[] {
  const next = freeMoves(board, marks, here);
  const counts = next.map((square) => freeMoves(board, marks, square).length);
  const fewest = Math.min(...counts);
  return next.filter((_, i) => counts[i] === fewest);
}

/** The square that costs least; of several, the first by row, then by column. */
function leastBy(squares: readonly Square[], cost: (square: Square) => number): Square {
  const [least] = squares
    .map((square) => ({ square, cost: cost(square) }))
    .sort((a, b) => a.cost - b.cost || inOrder(a.square, b.square));
  return least.square;
}

function inOrder(a: Square, b: Square): number {
  return a[0] - b[0] || a[1] - b[1];
}

/** The square of the distance: it grows as the distance does, and it is exact. */
function distanceFromCentre(board: Board, [row, col]: Square): number {
  const cols = Math.max(...board.map((squares) => squares.length));
  return (row - (board.length - 1) / 2) ** 2 + (col - (cols - 1) / 2) ** 2;
}

const jumps: readonly Square[] = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
];

/** The squares that have not been visited, a knight's move from this one, in order. */
function freeMoves(board: Board, marks: Marks, [row, col]: Square): Square[] {
  return jumps
    .map(([down, right]): Square => [row + down, col + right])
    .filter(([r, c]) => board[r]?.[c] === "." && !marks[r][c]);
}

function noMarks(board: Board): Marks {
  return board.map((squares) => Array.from(squares, () => false));
}

function squareCount(board: Board): number {
  return board.join("").split(".").length - 1;
}

function checkStart(board: Board, start: Square): void {
  checkOnBoard("start", board, start);
}

/** Refuses bad squares, and gives marks on those that have been visited. */
function checkTie(tied: readonly Square[], board: Board, visited: readonly Square[]): Marks {
  tied.forEach((square) => checkOnBoard("tied", board, square));
  const marks = noMarks(board);
  for (const square of visited) {
    checkOnBoard("visited", board, square);
    const [row, col] = square;
    if (marks[row][col]) throw new RangeError(`visited has [${row}, ${col}] twice`);
    marks[row][col] = true;
  }
  return marks;
}

function checkOnBoard(name: string, board: Board, [row, col]: Square): void {
  if (board[row]?.[col] !== ".") {
    throw new RangeError(`${name}: [${row}, ${col}] must be a square of the board, and no hole`);
  }
}
