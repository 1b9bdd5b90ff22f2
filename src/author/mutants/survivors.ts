/** The mutants that survive, each with the reason why no right suite can notice it. */

export type Explained = {
  /** The solutions that have the line. */
  readonly files: readonly string[];
  /** The line as it stands in the file, trimmed. */
  readonly code: string;
  /** What it was changed to: every change of the line that the reason covers. */
  readonly changed: readonly string[];
  readonly why: string;
};

export const survivors: readonly Explained[] = [
  {
    files: ["solutions/01-representation.ts"],
    code: "throw new RangeError(`placement[${row}] is ${col}, not a column from 0 to ${n - 1}`);",
    changed: [
      "throw new RangeError(`placement[${row}] is ${col}, not a column from 0 to ${n + 1}`);",
    ],
    why: "The judge looks for the argument's name in a message; how the range is told is the answer's own.",
  },
  {
    files: ["solutions/02-diagonals.ts", "solutions/02-diagonals.2.ts"],
    code: 'mustBeSquare("a", a);',
    changed: ['mustBeSquare("", a);'],
    why: 'The name is the word "a", which every English message has.',
  },
  {
    files: ["solutions/02-diagonals.ts"],
    code: "for (let i = 0; i < placement.length; i++) {",
    changed: ["for (let i = 0; i <= placement.length; i++) {"],
    why: "One row too many has no row below it, so it adds no pair.",
  },
  {
    files: ["solutions/04-stepping.ts"],
    code: 'if (row === n) yield event("solution", row - 1, placement.at(-1) ?? -1); // report',
    changed: ['if (row === n) yield event("solution", row - 1, placement.at(-1) ?? +1); // report'],
    why: "Only the solution for n = 0 has no last queen, and its square is not judged.",
  },
  {
    files: ["solutions/04-stepping.2.ts"],
    code: "const queen = placement.at(-1) ?? -1;",
    changed: ["const queen = placement.at(-1) ?? +1;"],
    why: "Only the solution for n = 0 has no last queen, and its square is not judged.",
  },
  {
    files: ["solutions/04-stepping.2.ts"],
    code: 'return columns.map((col): Task => ({ kind: "try", col })).reverse();',
    changed: ['return columns.map((col): Task => ({ kind: "", col })).reverse();'],
    why: 'A task that is neither "tell" nor "lift" is tried, whatever it is called.',
  },
  {
    files: ["solutions/05-marking.2.ts"],
    code: "throw new RangeError(`square ${square} is off the board: 0 to ${this.n - 1} both ways`);",
    changed: [
      "throw new RangeError(`square ${square} is off the board: 0 to ${this.n + 1} both ways`);",
    ],
    why: "The judge looks for the argument's name in a message; how the range is told is the answer's own.",
  },
  {
    files: ["solutions/05-marking.2.ts"],
    code: "return square[0] * this.n + square[1];",
    changed: ["return square[0] * this.n - square[1];"],
    why: "Another number for each square, and each square still has its own.",
  },
  {
    files: ["solutions/05-marking.ts"],
    code: "return new RangeError(`square [${row}, ${col}] has no queen to remove`);",
    changed: ["return new RangeError(``);"],
    why: "The argument is a good one; that the queen is missing may be told in any words.",
  },
  {
    files: ["solutions/06-symmetry.2.ts", "solutions/06-symmetry.ts"],
    code: "if (n > largest) throw new RangeError(`n must be at most ${largest}, but it is ${n}`);",
    changed: [
      "if (n >= largest) throw new RangeError(`n must be at most ${largest}, but it is ${n}`);",
    ],
    why: "Only n = 16 tells them apart, and no suite asks a learner to count 14,772,512 boards.",
  },
  {
    files: ["solutions/06-symmetry.2.ts"],
    code: "for (let col = 1; col < n - 1 - col; col++) thirds += withTopQueen(col, n);",
    changed: [
      "for (let col = 1; col <= n - 1 - col; col++) thirds += withTopQueen(col, n);",
      "for (let col = 1; col < n + 1 - col; col++) thirds += withTopQueen(col, n);",
    ],
    why: "With the top queen in the middle or beyond, no border queen is as far from the corners: nothing is found.",
  },
  {
    files: ["solutions/06-symmetry.2.ts"],
    code: "for (let col = 2; col < n - 1; col++) {",
    changed: [
      "for (let col = 2; col <= n - 1; col++) {",
      "for (let col = 2; col < n + 1; col++) {",
    ],
    why: "A queen in row 1 at the right side, or off the board, leaves no row for that of column 1: nothing is found.",
  },
  {
    files: ["solutions/06-symmetry.2.ts"],
    code: "if (freeBelow !== 0) {",
    changed: ["if (true) {"],
    why: "A row without a free square ends the search one call later.",
  },
  {
    files: ["solutions/06-symmetry.2.ts"],
    code: "const tiesNow = queen === 1 ? ties + 1 : ties;",
    changed: ["const tiesNow = true ? ties + 1 : ties;"],
    why: "Where the last queen of a side is the right one, the diagonal of the top queen has taken her row already.",
  },
  {
    files: ["solutions/06-symmetry.2.ts"],
    code: "for (let col = 0; placement.length < n && col < n; col++) {",
    changed: [
      "for (let col = 0; true && col < n; col++) {",
      "for (let col = 0; placement.length <= n && col < n; col++) {",
    ],
    why: "Below a whole board every column is attacked.",
  },
  {
    files: ["solutions/06-symmetry.2.ts"],
    code: "return row === -1 ? 0 : a[row] - b[row];",
    changed: ["return false ? 0 : a[row] - b[row];"],
    why: "The images to be sorted are all different.",
  },
  {
    files: ["solutions/06-symmetry.2.ts", "solutions/06-symmetry.ts"],
    code: "if (!Number.isInteger(col) || col < 0 || col >= n || placement.indexOf(col) !== row) {",
    changed: [
      "if (!Number.isInteger(col) || col < 0 || false || placement.indexOf(col) !== row) {",
      "if (!Number.isInteger(col) || col < 0 || col > n || placement.indexOf(col) !== row) {",
      "if (!Number.isInteger(col) || col < 0 || col >= n || false) {",
    ],
    why: "No n is given: the contract asks to refuse negative and fractional columns, and leaves the rest open.",
  },
  {
    files: ["solutions/06-symmetry.2.ts", "solutions/06-symmetry.ts"],
    code: "`placement must hold each column from 0 to ${n - 1} once, but row ${row} has ${col}`,",
    changed: [
      "`placement must hold each column from 0 to ${n + 1} once, but row ${row} has ${col}`,",
    ],
    why: "The judge looks for the argument's name in a message; how the range is told is the answer's own.",
  },
  {
    files: ["solutions/06-symmetry.ts"],
    code: "for (let turn = 0; turn < 4; turn++) {",
    changed: ["for (let turn = 0; turn <= 4; turn++) {"],
    why: "The fifth turn is the first one again, and equal boards are kept once.",
  },
  {
    files: ["solutions/06-symmetry.ts"],
    code: "const turned = new Array<number>(placement.length);",
    changed: ["const turned = new Array();"],
    why: "The list grows as its entries are written; in the end it is as long.",
  },
  {
    files: ["solutions/07-chance.2.ts"],
    code: "for (let col = 0; col < this.n; col++) {",
    changed: ["for (let col = 0; col <= this.n; col++) {"],
    why: "The tables say nothing of a column off the board, and nothing is never the fewest.",
  },
  {
    files: ["solutions/15-big-boards.ts"],
    code: "for (let i = 0; i < tour.length; i++) {",
    changed: ["for (let i = 0; i <= tour.length; i++) {"],
    why: "After the last square the walk is back at its first, and a typed array has no place for it.",
  },
  {
    files: ["solutions/15-big-boards.ts"],
    code: "return Math.abs(row - otherRow) * Math.abs(col - otherCol) === 2;",
    changed: ["return Math.abs(row + otherRow) * Math.abs(col - otherCol) === 2;"],
    why: "The only square that is asked about is the tour's first, and that is in row 0.",
  },
  {
    files: ["solutions/15-big-boards.2.ts"],
    code: "const across: Door = { here: [[0, -1], [2, -2]], there: [[1, 1], [3, 0]] }; // prettier-ignore",
    changed: [
      "const across: Door = { here: [[0, -1], [2, -2]], there: [[1, 1], []] }; // prettier-ignore",
    ],
    why: "The second place only says which way round the tile's tour is taken. One that is on no tour gives the other way, and that is the one.",
  },
  {
    files: ["solutions/15-big-boards.2.ts"],
    code: "visit(0, 0, false);",
    changed: ["visit(0, 0, true);"],
    why: "A closed tour may run in whichever direction it likes.",
  },
  {
    files: ["solutions/15-big-boards.2.ts"],
    code: "for (let i = 0; i < squares.length; i++) tour[at + i] = squares[i] + offset;",
    changed: ["for (let i = 0; i <= squares.length; i++) tour[at + i] = squares[i] + offset;"],
    why: "The next piece writes over the one entry too many, and after the last piece a typed array has no place for it.",
  },
  {
    files: ["solutions/15-big-boards.2.ts"],
    code: "return lengths.map((_, band) => (band > 0 && band < last ? middle : planOfBand(band)));",
    changed: ["return lengths.map((_, band) => (false ? middle : planOfBand(band)));"],
    why: "Plans that are made anew for each band are the same plans. It only takes longer, and no suite looks at the clock.",
  },
  {
    files: ["solutions/08-queens-solver.ts"],
    code: "if (rowsApart === 0 && colsApart === 0) return false;",
    changed: ["if (true && colsApart === 0) return false;"],
    why: "A queen in the column of a fixed one is found out when the search comes to the fixed one's row.",
  },
];
