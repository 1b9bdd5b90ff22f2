// ---
// jupyter:
//   jupytext:
//     text_representation:
//       extension: .ts
//       format_name: percent
//       format_version: '1.3'
//   kernelspec:
//     display_name: TypeScript (Queens & Knights)
//     language: typescript
//     name: queens-and-knights
// ---

// %% [markdown]
// # Diagonals
//
// After this chapter you can write the rule by which queens attack each other, give every diagonal a
// number, and say whether the next queen of a placement is safe.
//
// - **You need** chapter 01: squares are `[row, col]`, row 0 is the top row, and a placement is a list
//   of columns, one a row.
// - **Time**: 40 minutes to read and try, 30 minutes for the exercise, 15 minutes to look back
//   (sections 12, 15 and 17). Sections 13 and 14 are for the curious, 20 minutes more.
// - **Core** chapter: the three-hour workshop goes through it.
//
// Run the cells from top to bottom with Shift+Enter. Where a cell says `predict(null, …)`, first put
// your guess in place of `null`.

// %%
import {
  barChart,
  boardPicture,
  queensDrawing,
  rectangle,
  stepPlayer,
  warmUpBoard,
  type Drawing,
  type Frame,
  type Line,
  type Mark,
  type Square,
} from "../src/board";
import { attempt, check, inOrder, predict, show } from "../src/notebook";

// %% [markdown]
// ## 1. Warm up by hand: near and far
//
// A queen attacks along her row, her column and her two diagonals, as far as the board goes. In this
// course it does not matter whether a third queen stands between two others: the two still count as
// attacking each other.
//
// Try on the board below:
//
// 1. Place two queens that attack each other and stand as **far** apart as possible.
// 2. Place two queens that do **not** attack each other and stand as **near** as possible. How does a
//    piece have to move to get from one to the other?
// 3. Place as many queens as you can without an attack.

// %%
show(warmUpBoard(5));

// %% [markdown]
// ## 2. How many squares stay free?
//
// One queen stands in the top left corner of the 4×4 board, on `[0, 0]`. How many of the other squares
// does she **not** attack? Write your guess in place of `null`.

// %%
const squaresOf = (n: number): Square[] =>
  [...Array(n * n).keys()].map((i): Square => [Math.floor(i / n), i % n]);

const attackedFrom = (square: Square, n: number): number =>
  queensDrawing([], n, { coveredBy: [square] }).marks.length;

const freeFrom = (square: Square, n: number): number => n * n - 1 - attackedFrom(square, n);

// %% tags=["predict"]
predict(null, () => freeFrom([0, 0], 4));

// %% [markdown]
// Now she goes one step down the diagonal, to `[1, 1]`. More free squares, or fewer? How many?

// %% tags=["predict"]
predict(null, () => freeFrom([1, 1], 4));

// %%
const fromMiddle = queensDrawing([], 4, { coveredBy: [[1, 1]] });
const queenInside: Mark = { square: [1, 1], sign: "Q", tone: "queen" };
show(
  boardPicture(
    { ...fromMiddle, marks: [...fromMiddle.marks, queenInside] },
    "A queen on b3 of the 4×4 board; the squares that she attacks are marked x",
  ),
);

// %% [markdown]
// Her row and her column are as long as before. The diagonals are what she gains by moving inward. The
// next picture tells, for every square of the 8×8 board, how many squares a queen attacks from there.

// %%
type NumberOf = (square: Square) => number;

/** The n×n board with a number on every square; squares with the number `ringed` get a ring. */
function numbered(n: number, numberOf: NumberOf, ringed?: number): Drawing {
  const marks = squaresOf(n).map((square): Mark => {
    const number = numberOf(square);
    const sign = String(number);
    return number === ringed ? { square, sign, tone: "candidate" } : { square, sign };
  });
  return { board: rectangle(n, n), marks };
}

// %%
show(
  boardPicture(
    numbered(8, (square) => attackedFrom(square, 8)),
    "The 8×8 board; each square carries the number of squares that a queen attacks from it",
  ),
);

// %% [markdown]
// **Investigate.** The numbers form rings. How much does each ring add to the one around it? Does the same
// hold on a 7×7 board? Change the cell and look.

// %% [markdown]
// ## 3. Falling diagonals: the difference stays the same
//
// Rows and columns are easy. Two squares are on one row when their row numbers are equal, and on one
// column when their column numbers are. Is there a number that is equal along a **diagonal**?
//
// Walk down a *falling* diagonal, one that runs like `\`. With each step the row grows by one, and so
// does the column. So their difference does not change. For the square `[2, 5]` it is `5 - 2`, which
// is 3. What is `col - row` for the bottom left corner of the 8×8 board, `[7, 0]`?

// %%
const difference = ([row, col]: Square): number => col - row;

// %% tags=["predict"]
predict(null, () => difference([7, 0]));

// %%
show(
  boardPicture(
    numbered(8, difference, 3),
    "The 8×8 board; each square carries its column minus its row; the 3s are ringed",
  ),
);

// %% [markdown]
// The diagonal of `[2, 5]` is ringed. Read along it, or along any other falling diagonal: one number.
// Read along a row: the number grows by one with each step, so no two falling diagonals share a number.
// How many different numbers are on this board?

// %% tags=["predict"]
predict(null, () => new Set(squaresOf(8).map(difference)).size);

// %% [markdown]
// ## 4. Rising diagonals: the sum stays the same
//
// Walk along a *rising* diagonal, one that runs like `/`. With each step to the right the row gets one
// **smaller** while the column gets one larger. Now the difference changes, but the sum does not.
//
// The square `[2, 5]` lies on a rising diagonal. In which column does that diagonal meet the bottom
// row, row 7?

// %%
const sum = ([row, col]: Square): number => row + col;

// %% tags=["predict"]
predict(null, () => [0, 1, 2, 3, 4, 5, 6, 7].find((col) => sum([7, col]) === sum([2, 5])));

// %%
show(
  boardPicture(
    numbered(8, sum, 7),
    "The 8×8 board; each square carries its row plus its column; the 7s are ringed",
  ),
);

// %% [markdown]
// ## 5. Numbers that start at 0
//
// The sums start at 0, as the places of an array do. The differences start below. Why does that matter?
// One day we shall want to keep a list of the diagonals that are taken. What do you think is the length of
// this list, after a note was made at place −7?

// %%
function lengthWithNoteAt(place: number): number {
  const taken: boolean[] = [];
  taken[place] = true;
  return taken.length;
}

// %% tags=["predict"]
predict(null, () => lengthWithNoteAt(-7));

// %% [markdown]
// JavaScript does not complain. It keeps the note, but not as a part of the list: no loop over the list
// will ever meet it. So we shift all differences up, until the smallest is 0.
//
// By how much on the 5×5 board? That is, which number has to be added to every `col - row`?

// %%
const lowest = (n: number): number => Math.min(...squaresOf(n).map(difference));

// %% tags=["predict"]
predict(null, () => -lowest(5));

// %%
show(
  boardPicture(
    numbered(5, (square) => difference(square) - lowest(5)),
    "The 5×5 board; falling diagonals numbered from the bottom left corner, which is 0",
  ),
);

// %% [markdown]
// The smallest difference belongs to the bottom left corner: its column is as small and its row as large
// as can be. Once you can say which row that is on an n×n board, you need not search for the minimum.
// That is the first formula you will write in the exercise.
//
// What is the *largest* number of a falling diagonal on the 5×5 board after the shift? And of a rising one,
// which needs no shift? Guess both, like this: `[1, 1]`.

// %% tags=["predict"]
predict(null, () => [
  Math.max(...squaresOf(5).map(difference)) - lowest(5),
  Math.max(...squaresOf(5).map(sum)),
]);

// %% [markdown]
// ## 6. The idea, worked: bishops
//
// The queen is your exercise. So let us work the idea out on another piece. A **bishop** moves along
// diagonals only, any number of squares. When do two bishops attack each other?

// %%
/** Do bishops on these two squares attack each other? */
function bishopsAttack(a: Square, b: Square): boolean {
  const sameFalling = difference(a) === difference(b); // check
  const sameRising = sum(a) === sum(b); // check
  const sameSquare = sameFalling && sameRising; // both at once: only a square and itself
  return (sameFalling || sameRising) && !sameSquare; // report
}

// %%
/** A bishop and everything that she attacks on the n×n board. */
function bishopView(bishop: Square, n: number): Drawing {
  const seen = squaresOf(n).filter((square) => bishopsAttack(bishop, square));
  const marks = seen.map((square): Mark => ({ square, sign: "x", tone: "attacked" }));
  return { board: rectangle(n, n), marks: [...marks, { square: bishop, sign: "B" }] };
}

show(boardPicture(bishopView([2, 5], 8), "A bishop on f6; the squares on her diagonals are x"));

// %% [markdown]
// There is a second way to say the same. `[2, 5]` and `[6, 1]` are 4 rows and 4 columns apart. On a
// diagonal the two distances are always equal, whatever the direction. Is that really the same rule, for
// *every* two squares? There are 64 × 64 ways to name two squares of the 8×8 board. In how many of them
// do the two rules disagree?

// %%
function byDistance(a: Square, b: Square): boolean {
  const rowsApart = Math.abs(a[0] - b[0]);
  return rowsApart > 0 && rowsApart === Math.abs(a[1] - b[1]);
}

const pairsOfSquares = squaresOf(8).flatMap((a) => squaresOf(8).map((b) => [a, b] as const));

// %% tags=["predict"]
predict(
  null,
  () => pairsOfSquares.filter(([a, b]) => bishopsAttack(a, b) !== byDistance(a, b)).length,
);

// %% [markdown]
// One rule in two dresses. The distances are handy when you hold two squares in your hands. The numbers of
// the diagonals are handy when you want to remember a line without remembering who stands on it.
//
// **Modify.** `Math.abs` forgets the sign. Take it out of both places in `byDistance`, write `!== 0` in
// place of `> 0`, and run the cells again. How many pairs go wrong, and which kind of diagonal is lost?

// %% [markdown]
// ## 7. Watch it move: ask the pieces above
//
// Now a whole placement. Bishops stand in the rows above, one a row. May the next one stand in column
// `col` of the next row? We ask the bishops above, one after the other, from the top. One who attacks
// is enough to say no. To say yes, we have to hear them all.
//
// This function keeps a diary: which rows were asked, and what they answered.

// %%
type Look = { row: number; attacks: boolean };

function looks(placement: readonly number[], col: number): Look[] {
  const candidate: Square = [placement.length, col]; // choose: the square we ask about
  const diary: Look[] = [];
  for (const [row, bishopCol] of placement.entries()) {
    const attacks = bishopsAttack([row, bishopCol], candidate); // check
    diary.push({ row, attacks });
    if (attacks) break; // nobody else needs to be asked
  }
  return diary; // report
}

// %% [markdown]
// Bishops stand in columns 1, 6, 7, 0 and 2, from the top row on. The candidate is column 4 of the next
// row. How many bishops are asked?

// %%
const above = [1, 6, 7, 0, 2];

function aboveAnd(col: number, asked: number | null): Drawing {
  const bishops = above.map((bishopCol, row): Mark => {
    const square: Square = [row, bishopCol];
    return row === asked ? { square, sign: "B", tone: "current" } : { square, sign: "B" };
  });
  const candidate: Mark = { square: [above.length, col], sign: "?", tone: "candidate" };
  return { board: rectangle(8, 8), marks: [...bishops, candidate] };
}

show(boardPicture(aboveAnd(4, null), "Bishops on b8, g7, h6, a5 and c4; the candidate is e3"));

// %% tags=["predict"]
predict(null, () => looks(above, 4).length);

// %% [markdown]
// Now watch the diary as a film. Before each step it asks you what you think. Two cells make its
// pictures and sentences: just run them, you need not read them.

// %%
function lookFrame({ row, attacks }: Look, col: number): Frame {
  const bishop: Square = [row, above[row]];
  const candidate: Square = [above.length, col];
  const numbers =
    `the differences are ${difference(bishop)} and ${difference(candidate)}, ` +
    `the sums ${sum(bishop)} and ${sum(candidate)}`;
  const end = attacks ? "one pair is equal, so she attacks" : "no pair is equal, ask the next";
  const caption = `Row ${row}: ${numbers}: ${end}.`;
  const ask = `Does the bishop of row ${row} attack the candidate? Compare differences and sums.`;
  const line: Line = { from: bishop, to: candidate, kind: "attack" };
  return { drawing: { ...aboveAnd(col, row), lines: attacks ? [line] : [] }, caption, ask };
}

// %%
function film(col: number): readonly Frame[] {
  const diary = looks(above, col);
  const attacker = diary.find(({ attacks }) => attacks);
  const end = attacker
    ? `Not safe. Row ${attacker.row} settled it; ${above.length - diary.length} rows were never asked.`
    : `Safe. All ${diary.length} rows were asked, and none attacks.`;
  const drawing = aboveAnd(col, null);
  return [
    { drawing, caption: "May a bishop stand on the square marked ?" },
    ...diary.map((look) => lookFrame(look, col)),
    { drawing, caption: end, ask: "What is the answer, and who is left to ask?" },
  ];
}

// %%
show(stepPlayer("Is column 4 safe?", film(4)));

// %% [markdown]
// And column 5 of the same row? How many bishops are asked this time?

// %% tags=["predict"]
predict(null, () => looks(above, 5).length);

// %%
show(stepPlayer("Is column 5 safe?", film(5)));

// %% [markdown]
// Look at the two ends once more. The early end is a *no*. A *yes* comes only **after** the loop. A
// function that says yes inside the loop has asked one bishop and spoken for all.

// %% [markdown]
// ## 8. Say no to nonsense
//
// A reminder of chapter 01, section 7: column −1 and row 2.5 make no sense, so a function that is asked
// about them throws a `RangeError` that names the parameter, before anything else. Here the check is a
// helper, which is given the name.

// %%
function mustBeWhole(name: string, value: number): void {
  if (!Number.isInteger(value) || value < 0) {
    throw new RangeError(`${name} must be a whole number, 0 or more, but it is ${value}`);
  }
}

// %%
attempt(() => mustBeWhole("col", 3));
attempt(() => mustBeWhole("col", -1));
attempt(() => mustBeWhole("col", 2.5));

// %% [markdown]
// The first line was silent: 3 can be a column. You may use such a helper in your exercise. Where a function is given n, it can also tell whether a square lies off
// the board. Where it is not, nobody knows how wide the board is, and column 99 may be quite all right.

// %% [markdown]
// ## 9. Fill the blanks
//
// `firstAttacker` should give the **row** of the first bishop above who attacks column `col` of the
// next row, or `null` if there is none. Three of its numbers are placeholders. Put the right
// thing in each place where a comment says so, and run both cells until every line has a tick.

// %%
function firstAttacker(placement: readonly number[], col: number): number | null {
  const candidate: Square = [placement.length, col]; // choose
  for (let row = 0; row < 0; row++) {
    // blank 1, above: not 0. How many rows are there to ask?
    const bishop: Square = [row, 0]; // blank 2: not 0. In which column does she stand?
    if (bishopsAttack(bishop, candidate)) return 0; // blank 3: not 0. What was asked for?
  }
  return null; // report: nobody attacks
}

// %%
const blankTests: readonly [number[], number, number | null][] = [
  [[], 2, null],
  [[3], 2, 0],
  [[5, 0], 1, 1],
  [[0, 4, 1, 5], 3, 2],
];
const ticks = blankTests.map(([placement, col, expected]) => {
  const right = firstAttacker(placement, col) === expected;
  return `${right ? "✓" : "✗ not yet:"} firstAttacker([${placement.join(", ")}], ${col})`;
});
show(ticks.join("\n"));

// %% [markdown]
// <details><summary>The blanks, when you have tried</summary>
//
// 1. `row < placement.length`
// 2. `[row, placement[row]]`
// 3. `return row`
//
// </details>

// %% [markdown]
// ## 10. Put the lines in order
//
// `quarrels` should count the pairs of bishops that attack each other, each pair once. Here are its
// lines, shuffled. Two of them are tempting, but wrong: leave them out.
//
// | line | code                                                                   |
// | ---- | ---------------------------------------------------------------------- |
// | A    | `for (let j = 0; j < placement.length; j++) {`                         |
// | B    | `return count;`                                                        |
// | C    | `function quarrels(placement) {`                                       |
// | D    | `if (bishopsAttack([i, placement[i]], [j, placement[j]])) return count;` |
// | E    | `let count = 0;`                                                       |
// | F    | `for (let j = i + 1; j < placement.length; j++) {`                     |
// | G    | `for (let i = 0; i < placement.length; i++) {`                         |
// | H    | `if (bishopsAttack([i, placement[i]], [j, placement[j]])) count++;`    |
// | I    | `}`, as often as there are blocks to close                             |
//
// Before you begin: what should `quarrels([0, 1, 2])` give?

// %% tags=["predict"]
predict(
  null,
  () => queensDrawing([0, 1, 2], 3, { attacks: true }).lines?.length, // no two share a row or column
);

// %% [markdown]
// The next two cells hold the lines, and run them: just run these cells, you need not read them. Then
// write your order in place of `null`, such as `"CBI"`.

// %%
const quarrelLines: Readonly<Record<string, string>> = {
  A: "for (let j = 0; j < placement.length; j++) {",
  B: "return count;",
  C: "function quarrels(placement) {",
  D: "if (bishopsAttack([i, placement[i]], [j, placement[j]])) return count;",
  E: "let count = 0;",
  F: "for (let j = i + 1; j < placement.length; j++) {",
  G: "for (let i = 0; i < placement.length; i++) {",
  H: "if (bishopsAttack([i, placement[i]], [j, placement[j]])) count++;",
  I: "}",
};

// %%
/** Asks the program for three placements, and says whether it counts as it should. */
function countsQuarrels(chosen: readonly string[]): boolean {
  const program = `${chosen.join("\n")}\nreturn quarrels(placement);`;
  const run = new Function("bishopsAttack", "placement", program);
  const [three, one, none] = [[0, 1, 2], [0, 1, 4, 2], []].map((placement): unknown => {
    const count: unknown = run(bishopsAttack, placement);
    show(`quarrels([${placement.join(", ")}]) gives ${count}`);
    return count;
  });
  return three === 3 && one === 1 && none === 0;
}

// %% tags=["make"]
inOrder({ lines: quarrelLines, again: "I", isRight: countsQuarrels }, null);

// %% [markdown]
// <details><summary>The order, when you have tried</summary>
//
// `CEGFHIIBI`
//
// - **A** looks at each pair twice, once from each side. The count is twice too large.
// - **D** leaves at the first pair. That is right for a question with the answer yes or no. A count has
//   to see them all.
//
// </details>

// %% [markdown]
// ## 11. Write
//
// Open [`exercises/02-diagonals.ts`](../exercises/02-diagonals.ts). There are five functions, and each builds on what you have seen:
//
// | function | from section |
// |---|---|
// | `attacks(a, b)` | 6, and rows and columns too |
// | `fallingDiagonal(square, n)` and `risingDiagonal(square, n)` | 3, 4 and 5 |
// | `isSafe(placement, col)` | 7 |
// | `conflicts(placement)` | 10 |
//
// Write one, save, and run the import cell and the cells below it again. The cells draw what
// your functions say.

// %%
import {
  attacks,
  conflicts,
  fallingDiagonal,
  isSafe,
  risingDiagonal,
} from "../exercises/02-diagonals";

// %% tags=["make"]
attempt(() => {
  const seen = squaresOf(8).filter((square) => attacks([3, 2], square));
  const marks = seen.map((square): Mark => ({ square, sign: "x", tone: "attacked" }));
  const queen: Mark = { square: [3, 2], sign: "Q", tone: "queen" };
  const drawing = { board: rectangle(8, 8), marks: [...marks, queen] };
  show(boardPicture(drawing, `A queen on c5; your attacks marks ${seen.length} squares`));
});

// %% tags=["make"]
attempt(() => {
  const drawing = numbered(6, (square) => fallingDiagonal(square, 6));
  show(boardPicture(drawing, "The 6×6 board with the numbers of your fallingDiagonal"));
});

// %% tags=["make"]
attempt(() => {
  const drawing = numbered(6, (square) => risingDiagonal(square, 6));
  show(boardPicture(drawing, "The 6×6 board with the numbers of your risingDiagonal"));
});

// %% tags=["make"]
attempt(() => {
  const { board, marks } = queensDrawing([1, 4, 6], 8);
  const safe = [...Array(8).keys()].filter((col) => isSafe([1, 4, 6], col));
  const safeMarks = safe.map((col): Mark => ({ square: [3, col], sign: "o", tone: "safe" }));
  const drawing = { board, marks: [...marks, ...safeMarks] };
  show(boardPicture(drawing, `Queens on b8, e7 and g6; safe in the next row: ${safe.join(", ")}`));
});

// %% tags=["make"]
attempt(() => {
  const placement = [0, 3, 1, 4, 6, 5];
  const lines = conflicts(placement).map(([i, j]): Line => {
    return { from: [i, placement[i]], to: [j, placement[j]], kind: "attack" };
  });
  const drawing = { ...queensDrawing(placement, 7), lines };
  show(boardPicture(drawing, `Six queens; your conflicts finds ${lines.length} pairs`));
});

// %% [markdown]
// Do the pictures look right? Then let the judge have a look.

// %% tags=["check"]
await check("02");

// %% [markdown]
// ## 12. How it goes wrong
//
// Here are the usual wrong answers, each with a small question that brings the mistake to light.
// **What does it answer?** Guess, then say what it *should* have answered. The names are those of
// the course's own catalogue, in `test/mistakes`, and of the verdicts.
//
// **Only differences are compared, so rising diagonals are not seen.**

// %%
const onlyFalling = (a: Square, b: Square) => difference(a) === difference(b);

// %% tags=["predict"]
predict(null, () => onlyFalling([0, 1], [1, 0]));

// %% [markdown]
// **The difference of row and column is compared without its sign.** The two squares below share no
// line:

// %%
const withoutSign = (a: Square, b: Square) => Math.abs(difference(a)) === Math.abs(difference(b));

// %% tags=["predict"]
predict(null, () => withoutSign([0, 1], [3, 2]));

// %% [markdown]
// **A diagonal that leaves the board comes in again at the other side.** Somebody wanted to get rid of
// negative numbers, on the 4×4 board:

// %%
const roundTheEdge = (a: Square, b: Square) => (difference(a) + 4) % 4 === (difference(b) + 4) % 4;

// %% tags=["predict"]
predict(null, () => roundTheEdge([0, 3], [1, 0]));

// %% [markdown]
// **The columns apart are compared with the row itself instead of the rows apart.** Queens stand on
// `[0, 0]` and `[1, 2]`. Is `[2, 1]` safe?

// %%
const byRowItself = (placement: readonly number[], col: number) =>
  placement.every((queenCol) => {
    const colsApart = Math.abs(queenCol - col);
    return colsApart !== 0 && colsApart !== placement.length;
  });

// %% tags=["predict"]
predict(null, () => byRowItself([0, 2], 1));

// %% [markdown]
// **The loop returns an answer after the first queen, whatever she says.** Queens stand on `[0, 4]`
// and `[1, 0]`. Is `[2, 1]` safe?

// %%
function firstDecides(placement: readonly number[], col: number): boolean {
  for (const [row, queenCol] of placement.entries()) {
    const colsApart = Math.abs(queenCol - col);
    return colsApart !== 0 && colsApart !== placement.length - row;
  }
  return true;
}

// %% tags=["predict"]
predict(null, () => firstDecides([4, 0], 1));

// %% [markdown]
// **The pairs are sorted as words, so row 10 comes before row 2.** Without a rule of its own, `sort`
// compares what the values look like as text:

// %% tags=["predict"]
predict(null, () =>
  [
    [2, 3],
    [10, 11],
  ].sort(),
);

// %% [markdown]
// One more, and it is a strange one. **Diagonals are looked at only for the queen just above.** How
// many placements of n queens does that mistake call peaceful, against the truth? The cells count
// both, for boards from 1×1 to 6×6. On which board does the difference show first?

// %%
function countPeaceful(n: number, farthest: number, start: readonly number[] = []): number {
  if (start.length === n) return 1;
  const fits = (col: number) =>
    start.every((queenCol, row) => {
      const rowsApart = start.length - row;
      const colsApart = Math.abs(queenCol - col);
      return colsApart !== 0 && (rowsApart > farthest || colsApart !== rowsApart);
    });
  const cols = [...Array(n).keys()].filter(fits);
  return cols.reduce((sum, col) => sum + countPeaceful(n, farthest, [...start, col]), 0);
}

// %%
const wrongAndRight = [1, 2, 3, 4, 5, 6].map(
  (n) =>
    `${n}×${n}: the mistake counts ${countPeaceful(n, 1)}, the truth is ${countPeaceful(n, n)}`,
);
show(wrongAndRight.join("\n"));

// %% [markdown]
// Up to the 4×4 board the mistake cannot be seen at all. A program that is right on small boards
// need not be right. This is why the judge asks near **and** far, in all four directions, and about
// larger boards.

// %% [markdown]
// ## 13. What the sources say
//
// *For the curious: skip it if you like.* This course grew from a handful of web pages about the eight queens, in several languages. Three of
// them speak of diagonals. We do not take their word for it: we run it.
//
// ### A Polish page: −7 to 7, and 2 to 16
//
// The page *Problem 8 hetmanów* names squares as chess players do, columns and rows from 1, with row 1 at
// the **bottom**. It says that column minus row runs from −7 to 7 and is 1 for e4, and that the sum
// runs from 2 to 16. Holds?

// %%
const chessNumbers = (numberOf: (col: number, row: number) => number): number[] =>
  squaresOf(8).map(([row, col]) => numberOf(col + 1, 8 - row));
const chessDifferences = chessNumbers((col, row) => col - row);
const chessSums = chessNumbers((col, row) => col + row);
show(`differences: ${Math.min(...chessDifferences)} to ${Math.max(...chessDifferences)}; e4: ${5 - 4}
sums: ${Math.min(...chessSums)} to ${Math.max(...chessSums)}`);

// %% [markdown]
// It holds. But look at the board of its differences, with the diagonal of e4 ringed. Along which
// diagonals are they equal, the falling or the rising ones?

// %%
show(
  boardPicture(
    numbered(8, ([row, col]) => col + 1 - (8 - row), 1),
    "The 8×8 board; each square carries its chess column minus its chess row; the 1s are ringed",
  ),
);

// %% [markdown]
// The page adds that a diagonal of one square is not really a diagonal, and that it may stay in the
// table all the same. That holds: on one square there is no second queen to attack. How many such
// diagonals are there among the fifteen of one kind?

// %% tags=["predict"]
predict(null, () => {
  const timesOf = (number: number) => chessSums.filter((other) => other === number).length;
  return chessSums.filter((number) => timesOf(number) === 1).length;
});

// %% [markdown]
// ### A Russian page: names that depend on where row 1 is
//
// The page *Перебор с возвратом* calls the diagonals with equal sums ascending and those with equal
// differences descending. With row 1 at the top, as here, that **holds**. With row 1 at the bottom the
// two names **swap**, as the Polish board has just shown. The arithmetic is right either way.
//
// Its example: the first queen has the value 8, and the fourth queen is to get a value k. Then k must not be
// 8, `k + 4` must not be `8 + 1`, and `k - 4` must not be `8 - 1`. Which of the values 1 to 8 are forbidden?
// List them, like this: `[1, 2]`.

// %% tags=["predict"]
predict(null, () =>
  [1, 2, 3, 4, 5, 6, 7, 8].filter((k) => k === 8 || k + 4 === 8 + 1 || k - 4 === 8 - 1),
);

// %% [markdown]
// Three rules, but only two values. The third rule forbids a k that is off the board: from that queen
// one of the two diagonals leaves the board before it comes so far.
//
// ### A Hebrew page: sums, differences, and rows above
//
// The Wikibooks chapter on the eight queens, in its introduction to C, claims that two squares are on
// one diagonal exactly if their sums or their differences are equal. You have seen that hold for all
// pairs of the 8×8 board, in section 6.
//
// It also says that one attacking pair is enough to refute a board, that every pair has to be looked
// at to accept it, and that a new queen need only be compared with the rows **above** her. The last one
// holds if the rows above are at peace already.
//
// And what if one compares her with *all* rows? The page's list has a number for every row from
// the start, zeros at first. Here two queens stand on `[0, 1]` and `[1, 3]`, and the rows below
// have only their zeros. Is `[2, 0]` free of the rows above? Is it free of all other rows? Guess both,
// like this: `[true, true]`.

// %%
const wholeList = [1, 3, 0, 0]; // rows 0 and 1 have queens; rows 2 and 3 are not filled yet

const freeOf = (rows: readonly number[], square: Square): boolean =>
  rows.every((row) => {
    const other: Square = [row, wholeList[row]];
    return other[1] !== square[1] && !bishopsAttack(other, square);
  });

// %% tags=["predict"]
predict(null, () => [freeOf([0, 1], [2, 0]), freeOf([0, 1, 3], [2, 0])]);

// %% [markdown]
// The zero of row 3 is no queen, but the program takes it for one, and so it misses a good square:
// `[1, 3, 0, 2]` is a solution. This is why a placement in this course ends where its queens end.

// %% [markdown]
// ## 14. Measure: how many looks?
//
// *For the curious: skip it if you like.* We count looks at a pair, not seconds. `conflicts` looks at every pair of rows. How many pairs are
// there for eight rows?

// %%
function pairs(n: number): number {
  let count = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) count++;
  }
  return count;
}

// %% tags=["predict"]
predict(null, () => pairs(8));

// %%
show(
  barChart(
    "Looks that conflicts needs for n rows",
    [4, 8, 16, 32].map((n) => ({ label: String(n), value: pairs(n) })),
  ),
);

// %% [markdown]
// Twice the rows, about four times the looks. And `isSafe`? It asks one row after the other, but it may
// stop early. Take every placement of four bishops on a board with eight columns, and every column of
// the fifth row. How often is the scan over after one look, after two, three, four?

// %%
const columns = [...Array(8).keys()];
const add = (list: readonly number[][]) => list.flatMap((p) => columns.map((col) => [...p, col]));
const placementsOfFour = add(add(add(add([[]]))));
const lengths = placementsOfFour.flatMap((p) => columns.map((col) => looks(p, col).length));

show(
  barChart(
    `Looks of ${lengths.length.toLocaleString("en-US")} scans of four rows`,
    [1, 2, 3, 4].map((n) => ({ label: `${n}`, value: lengths.filter((l) => l === n).length })),
  ),
);

// %% [markdown]
// Most scans hear all four rows. Those are the safe squares and those that only the last bishop attacks.
//
// The next chapter asks `isSafe` before it places a queen, row by row. So the queens above are always
// at peace, and only the pairs with the new queen have to be looked at. Chapter 05 will ask no queen at
// all: it keeps a list of taken columns and of taken diagonals, by their numbers, and each question
// takes three looks however large the board is.

// %% [markdown]
// ## 15. Questions to close
//
// **1.** Two queens are 3 rows and 3 columns apart. Do they attack each other?
//
// - (a) Only if the lower one stands to the right.
// - (b) Yes.
// - (c) Only if no queen stands between them.
//
// <details><summary>Answers</summary>
//
// - (a) No: to the right it is a falling diagonal, to the left a rising one. Both count.
// - (b) **Yes**, along a falling or a rising diagonal.
// - (c) No: in this puzzle a queen between two others does not make peace.
//
// </details>

// %% [markdown]
// **2.** What do all squares of one rising diagonal have in common?
//
// - (a) `row + col`
// - (b) `col - row`
// - (c) `Math.abs(col - row)`
//
// <details><summary>Answers</summary>
//
// - (a) **Yes**: one step to the right takes one from the row and adds one to the column.
// - (b) No: that is equal along falling diagonals. Along a rising one it changes by two with each step.
// - (c) No: that is equal on a falling diagonal and on its mirror image, which are two lines.
//
// </details>

// %% [markdown]
// **3.** `isSafe` has asked the first queen, and she does not attack. What now?
//
// - (a) Return `true`.
// - (b) Ask the next queen.
// - (c) Return `false` if the next queen attacks the first one.
//
// <details><summary>Answers</summary>
//
// - (a) No: a yes needs every queen. This is the mistake *The loop returns an answer after the first queen*.
// - (b) **Yes**, until one attacks or none is left.
// - (c) No: whether the queens above are at peace is another question, that of `conflicts`.
//
// </details>

// %% [markdown]
// **4.** Why is n needed for the number of a falling diagonal, but not for that of a rising one?
//
// - (a) Falling diagonals are longer.
// - (b) To shift the smallest number to 0, one has to know how far below 0 it lies.
// - (c) It is not needed: a list takes negative places.
//
// <details><summary>Answers</summary>
//
// - (a) No: there are as many of each kind, and of the same lengths.
// - (b) **Yes**: the bottom left corner is the smallest, and its row depends on n. The sums start at 0
//   anyhow; `risingDiagonal` is given n only to tell a square off the board.
// - (c) No: JavaScript takes the note, but the list does not grow by it, as you saw in section 5.
//
// </details>

// %% [markdown]
// ## 16. Words
//
// - **Attack**: two queens attack each other when they share a row, a column or a diagonal.
// - **Falling diagonal**: runs like `\`; column minus row is the same all along.
// - **Rising diagonal**: runs like `/`; row plus column is the same all along.
// - **Offset**: what is added to a number so that the smallest becomes 0.
// - **Candidate**: the square we ask about.
// - **Early end**: a loop that stops as soon as the answer is known.
// - **Conflict**: a pair of rows whose queens attack each other.
//
// ## 17. When it does not work
//
// - **A queen attacks too little?** Draw what `attacks` says for one queen, as section 11 does, and look
//   for the direction that is missing. One missing kind of diagonal is a missing comparison; a diagonal that ends
//   early compares with 1.
// - **A queen attacks too much?** Look for a second pattern: a mirror image is a lost sign, a line that
//   comes in at the other side is a `%`.
// - **`isSafe` is right for two rows and wrong for three?** Print, for each row, the two distances that
//   you compare. Which of them should depend on the row?
// - **A RangeError comes too late?** Check all arguments in the first lines, before any loop.
// - **A change has no effect?** Save the file, and run the import cell again.
//
// ## 18. To read on
//
// - Niklaus Wirth, *Program Development by Stepwise Refinement*, Communications of the ACM 14 (4), 1971,
//   pages 221–227. Eight queens, and how sums and differences of row and column came to be used for them.
//   [doi.org/10.1145/362575.362577](https://doi.org/10.1145/362575.362577)
// - Jordan Bell and Brett Stevens, *A survey of known results and research areas for n-queens*, Discrete
//   Mathematics 309 (1), 2009, pages 1–31.
//   [doi.org/10.1016/j.disc.2007.12.043](https://doi.org/10.1016/j.disc.2007.12.043)
// - `solutions/02-diagonals.ts`, and `solutions/02-diagonals.2.ts`, which finds the conflicts without
//   comparing pair by pair.
//
// Next: [03 · Backtracking](03-backtracking.ipynb).
