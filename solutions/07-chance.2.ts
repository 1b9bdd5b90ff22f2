/**
 * Chapter 07, a second way: the board keeps count of the queens on each of its lines. Then a square
 * knows its attackers after three looks, however many queens there are, and a step on the 1000×1000
 * board looks at a thousand squares and not at a thousand queens for each of them.
 */
export type Random = () => number;

/** Takes one column after the other out of the box, wherever the hand falls. */
export function randomPlacement(n: number, random: Random): number[] {
  checkWhole(n, "n");
  const box = Array.from({ length: n }, (_, col) => col);
  return Array.from({ length: n }, () => takeOut(box, random));
}

/** One try: random safe queens in the first rows, then a search below them; `null` when it fails. */
export function lasVegas(n: number, randomRows: number, random: Random): number[] | null {
  checkWhole(n, "n");
  checkWhole(randomRows, "randomRows");
  if (randomRows > n) {
    throw new RangeError(`randomRows must be at most ${n}, the number of rows, not ${randomRows}`);
  }
  const board = new CountedBoard(n);
  for (let row = 0; row < randomRows; row++) {
    const safe = board.columnsWith(0, row);
    if (safe.length === 0) return null; // report: bad luck
    board.place(row, oneOf(safe, random));
  }
  return complete(board, randomRows) ? board.placement() : null;
}

/** Mends a random board, one queen a step; `null` when `maxSteps` steps were not enough. */
export function minConflicts(n: number, random: Random, maxSteps: number): number[] | null {
  checkWhole(n, "n");
  checkWhole(maxSteps, "maxSteps");
  const board = new CountedBoard(n);
  randomPlacement(n, random).forEach((col, row) => board.place(row, col));
  for (let stepsLeft = maxSteps; ; stepsLeft--) {
    const attacked = board.attackedRows();
    if (attacked.length === 0) return board.placement(); // report
    if (stepsLeft === 0) return null; // report
    const row = oneOf(attacked, random); // choose
    board.lift(row); // with the queen in hand, no square of her row counts her
    board.place(row, oneOf(board.columnsWith(board.fewestIn(row), row), random));
  }
}

/** Places a queen in each row from `row` on; when that cannot be done, the board is as it was. */
function complete(board: CountedBoard, row: number): boolean {
  if (row === board.n) return true; // report
  for (const col of board.columnsWith(0, row)) {
    // choose and check
    board.place(row, col); // place
    if (complete(board, row + 1)) return true; // recurse, report
    board.lift(row); // undo
  }
  return false; // report
}

/** At most one queen a row, and for each column and diagonal the number of its queens. */
class CountedBoard {
  readonly n: number;
  private readonly queens: number[] = [];
  private readonly columns: Int32Array;
  private readonly falling: Int32Array;
  private readonly rising: Int32Array;

  constructor(n: number) {
    this.n = n;
    this.columns = new Int32Array(n);
    this.falling = new Int32Array(2 * n);
    this.rising = new Int32Array(2 * n);
  }

  place(row: number, col: number): void {
    this.queens[row] = col;
    this.count(row, col, 1);
  }

  lift(row: number): void {
    this.count(row, this.queens[row], -1);
  }

  placement(): number[] {
    return [...this.queens];
  }

  /** The columns of this row that so many queens attack. */
  columnsWith(attackers: number, row: number): number[] {
    const found: number[] = [];
    for (let col = 0; col < this.n; col++) {
      if (this.attackers(row, col) === attackers) found.push(col);
    }
    return found;
  }

  /** The smallest number of queens that attack a square of this row. */
  fewestIn(row: number): number {
    let fewest = this.attackers(row, 0);
    for (let col = 1; col < this.n; col++) fewest = Math.min(fewest, this.attackers(row, col));
    return fewest;
  }

  /** A queen counts herself on each of her three lines. */
  attackedRows(): number[] {
    const isAttacked = (row: number) => this.attackers(row, this.queens[row]) > 3;
    return [...this.queens.keys()].filter(isAttacked);
  }

  private attackers(row: number, col: number): number {
    const falling = col - row + this.n - 1;
    return this.columns[col] + this.falling[falling] + this.rising[row + col];
  }

  private count(row: number, col: number, change: number): void {
    this.columns[col] += change;
    this.falling[col - row + this.n - 1] += change;
    this.rising[row + col] += change;
  }
}

/** Takes a random item out of the box; the last one fills the gap. */
function takeOut(box: number[], random: Random): number {
  const at = below(box.length, random);
  const item = box[at];
  box[at] = box[box.length - 1];
  box.pop();
  return item;
}

function oneOf(items: readonly number[], random: Random): number {
  return items[below(items.length, random)];
}

/** A whole number from 0 to `end - 1`, each as likely as the others. */
function below(end: number, random: Random): number {
  return Math.floor(random() * end);
}

function checkWhole(value: number, name: string): void {
  if (!Number.isInteger(value) || value < 0) {
    throw new RangeError(`${name} must be a whole number, 0 or more, but it is ${value}`);
  }
}
