/**
 * Chapter 05: Marking. The three boards differ in who does the work. `Scan` writes down almost
 * nothing and looks long; `AttackCounts` writes long and looks once; `LineTables` writes four
 * numbers and looks at four. Each checks before it changes anything, so a refusal leaves no trace.
 */
import { type Square } from "../src/board";

/** The board that writes down the queens, and compares with each of them whenever it is asked. */
export class Scan {
  private readonly n: number;
  private queens: readonly Square[] = [];

  constructor(n: number) {
    mustBeSize(n);
    this.n = n;
  }

  place(square: Square): void {
    if (!this.isSafe(square)) throw notSafe(square); // check
    this.queens = [...this.queens, square]; // place
  }

  remove(square: Square): void {
    mustBeOnBoard(square, this.n);
    const others = this.queens.filter((queen) => !isSame(queen, square));
    if (others.length === this.queens.length) throw noQueen(square); // check
    this.queens = others; // undo
  }

  isSafe(square: Square): boolean {
    mustBeOnBoard(square, this.n);
    return !this.queens.some((queen) => shareLine(queen, square));
  }
}

/** The board that counts, for every square, how many queens reach it. */
export class AttackCounts {
  private readonly n: number;
  /** A mark would not do: a square that two queens reach is still attacked when one has left. */
  private readonly counts: number[][];
  /** An attacked square and a queen's square both count 1, so the queens are kept beside the counts. */
  private readonly hasQueen: boolean[][];

  constructor(n: number) {
    mustBeSize(n);
    this.n = n;
    this.counts = Array.from({ length: n }, () => Array<number>(n).fill(0));
    this.hasQueen = Array.from({ length: n }, () => Array<boolean>(n).fill(false));
  }

  place(square: Square): void {
    if (!this.isSafe(square)) throw notSafe(square); // check
    const [row, col] = square;
    this.hasQueen[row][col] = true; // place
    this.countFrom(square, 1);
  }

  remove(square: Square): void {
    mustBeOnBoard(square, this.n);
    const [row, col] = square;
    if (!this.hasQueen[row][col]) throw noQueen(square); // check
    this.hasQueen[row][col] = false; // undo: the same squares as place, the other way
    this.countFrom(square, -1);
  }

  isSafe(square: Square): boolean {
    mustBeOnBoard(square, this.n);
    const [row, col] = square;
    return this.counts[row][col] === 0;
  }

  /** Changes the count of each square that a queen on `queen` reaches, her own included. */
  private countFrom(queen: Square, change: 1 | -1): void {
    for (let row = 0; row < this.n; row++) {
      for (let col = 0; col < this.n; col++) {
        if (shareLine(queen, [row, col])) this.counts[row][col] += change;
      }
    }
  }
}

/**
 * The board that numbers the lines. Queens that do not attack each other never share a line, so a
 * line is taken by one queen or free: here a mark is enough, and counts are not needed.
 */
export class LineTables {
  private readonly n: number;
  /** The column of each row's queen, or -1: it says which rows are taken, and where queens stand. */
  private readonly colOfRow: number[];
  private readonly columns: boolean[];
  private readonly falling: boolean[];
  private readonly rising: boolean[];

  constructor(n: number) {
    mustBeSize(n);
    const diagonals = Math.max(0, 2 * n - 1);
    this.n = n;
    this.colOfRow = Array<number>(n).fill(-1);
    this.columns = Array<boolean>(n).fill(false);
    this.falling = Array<boolean>(diagonals).fill(false);
    this.rising = Array<boolean>(diagonals).fill(false);
  }

  place(square: Square): void {
    if (!this.isSafe(square)) throw notSafe(square); // check
    const [row, col] = square;
    this.colOfRow[row] = col; // place
    this.mark(square, true);
  }

  remove(square: Square): void {
    mustBeOnBoard(square, this.n);
    const [row, col] = square;
    // check: four taken lines are no proof of a queen, they may be those of four others
    if (this.colOfRow[row] !== col) throw noQueen(square);
    this.colOfRow[row] = -1; // undo
    this.mark(square, false);
  }

  isSafe(square: Square): boolean {
    mustBeOnBoard(square, this.n);
    const [row, col] = square;
    return (
      this.colOfRow[row] === -1 &&
      !this.columns[col] &&
      !this.falling[col - row + this.n - 1] &&
      !this.rising[row + col]
    );
  }

  private mark([row, col]: Square, isTaken: boolean): void {
    this.columns[col] = isTaken;
    // Differences begin at -(n - 1), which is no place in a table; sums begin at 0.
    this.falling[col - row + this.n - 1] = isTaken;
    this.rising[row + col] = isTaken;
  }
}

/** The number of peaceful placements of n queens. */
export function countSolutions(n: number): number {
  return countFrom(new LineTables(n), 0, n);
}

/** How many solutions begin with the queens on `board`, which fill the rows above `row`. */
function countFrom(board: LineTables, row: number, n: number): number {
  if (row === n) return 1; // report
  let count = 0;
  for (let col = 0; col < n; col++) {
    // choose
    if (!board.isSafe([row, col])) continue; // check
    board.place([row, col]); // place
    count += countFrom(board, row + 1, n); // recurse
    board.remove([row, col]); // undo
  }
  return count; // report
}

/** Whether a queen on one square reaches the other; a square shares its lines with itself. */
function shareLine(a: Square, b: Square): boolean {
  const rowsApart = Math.abs(a[0] - b[0]);
  const colsApart = Math.abs(a[1] - b[1]);
  return rowsApart === 0 || colsApart === 0 || rowsApart === colsApart;
}

function isSame(a: Square, b: Square): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function mustBeSize(n: number): void {
  if (!Number.isInteger(n) || n < 0) {
    throw new RangeError(`n must be a whole number, 0 or more, but it is ${n}`);
  }
}

function mustBeOnBoard([row, col]: Square, n: number): void {
  const isPlace = (part: number) => Number.isInteger(part) && part >= 0 && part < n;
  if (!isPlace(row) || !isPlace(col)) {
    throw new RangeError(
      `square [${row}, ${col}] is off the board: rows and columns are whole numbers below ${n}`,
    );
  }
}

function notSafe([row, col]: Square): RangeError {
  return new RangeError(`square [${row}, ${col}] is not safe: a queen reaches it`);
}

function noQueen([row, col]: Square): RangeError {
  return new RangeError(`square [${row}, ${col}] has no queen to remove`);
}
