/** The mutants that survive, each with the reason why no right suite can notice it. */

export type Explained = {
  readonly file: string;
  /** The line as it stands in the file, trimmed. */
  readonly code: string;
  /** What it was changed to: every change of the line that the reason covers. */
  readonly changed: readonly string[];
  readonly why: string;
};

export const survivors: readonly Explained[] = [
  {
    file: "solutions/01-representation.ts",
    code: "throw new RangeError(`placement[${row}] is ${col}, not a column from 0 to ${n - 1}`);",
    changed: [
      "throw new RangeError(`placement[${row}] is ${col}, not a column from 0 to ${n + 1}`);",
    ],
    why: "The judge looks for the argument's name in a message; how the range is told is the answer's own.",
  },
  {
    file: "solutions/02-diagonals.ts",
    code: 'mustBeSquare("a", a);',
    changed: ['mustBeSquare("", a);'],
    why: 'The name is the word "a", which every English message has.',
  },
  {
    file: "solutions/02-diagonals.2.ts",
    code: 'mustBeSquare("a", a);',
    changed: ['mustBeSquare("", a);'],
    why: 'The name is the word "a", which every English message has.',
  },
  {
    file: "solutions/02-diagonals.ts",
    code: "for (let i = 0; i < placement.length; i++) {",
    changed: ["for (let i = 0; i <= placement.length; i++) {"],
    why: "One row too many has no row below it, so it adds no pair.",
  },
  {
    file: "solutions/04-stepping.ts",
    code: 'if (row === n) yield event("solution", row - 1, placement.at(-1) ?? -1); // report',
    changed: ['if (row === n) yield event("solution", row - 1, placement.at(-1) ?? +1); // report'],
    why: "Only the solution for n = 0 has no last queen, and its square is not judged.",
  },
  {
    file: "solutions/04-stepping.2.ts",
    code: "const queen = placement.at(-1) ?? -1;",
    changed: ["const queen = placement.at(-1) ?? +1;"],
    why: "Only the solution for n = 0 has no last queen, and its square is not judged.",
  },
  {
    file: "solutions/04-stepping.2.ts",
    code: 'return columns.map((col): Task => ({ kind: "try", col })).reverse();',
    changed: ['return columns.map((col): Task => ({ kind: "", col })).reverse();'],
    why: 'A task that is neither "tell" nor "lift" is tried, whatever it is called.',
  },
  {
    file: "solutions/05-marking.2.ts",
    code: "throw new RangeError(`square ${square} is off the board: 0 to ${this.n - 1} both ways`);",
    changed: [
      "throw new RangeError(`square ${square} is off the board: 0 to ${this.n + 1} both ways`);",
    ],
    why: "The judge looks for the argument's name in a message; how the range is told is the answer's own.",
  },
  {
    file: "solutions/05-marking.2.ts",
    code: "return square[0] * this.n + square[1];",
    changed: ["return square[0] * this.n - square[1];"],
    why: "Another number for each square, and each square still has its own.",
  },
  {
    file: "solutions/05-marking.ts",
    code: "return new RangeError(`square [${row}, ${col}] has no queen to remove`);",
    changed: ["return new RangeError(``);"],
    why: "The argument is a good one; that the queen is missing may be told in any words.",
  },
];
