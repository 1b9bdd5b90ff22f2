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
// # Queens solver
//
// After this chapter you can complete a board on which some queens stand already: find one way, count
// all ways, or hand them out one after another, as many as somebody asks for.
//
// - **You need** chapter 02 (when do two squares attack each other?) and chapter 03 (backtracking). Chapter 04 is
//   not needed: what generators are is told here, in short.
// - **Time**: 45 minutes to read and try, 40 minutes for the exercise, 20 minutes to look back (sections 6
//   and 9). Sections 7 and 8 are for the curious, 25 minutes more.
// - **Core** chapter: the last one about queens.
//
// Run the cells from top to bottom with Shift+Enter. Where a cell says `predict(null, …)`, first put
// your guess in place of `null`. A wrong guess is worth more than no guess.

// %%
import {
  barChart,
  boardPicture,
  framedBoard,
  queensDrawing,
  rectangle,
  squareName,
  stepPlayer,
  warmUpBoard,
  type Drawing,
  type Frame,
  type Mark,
  type Square,
} from "../src/board";
import { attempt, check, inOrder, predict, show } from "../src/notebook";

// %% [markdown]
// ## 1. Warm up by hand: Nauck's queens
//
// First a small board. Put a queen in the centre, on c3, and leave her there. Complete the board to five
// queens in peace. There are two ways; find one, and the other will not be far.

// %%
show(warmUpBoard(5));

// %% [markdown]
// Now the real thing. On 1 June 1850, Dr Nauck of Schleusingen asked the readers of the *Illustrirte Zeitung* in
// Leipzig for eight queens in peace, and for the solutions that have queens **on b4 and d5**. Put these two first
// and leave them where they are.
//
// Try for five minutes. Then note: in which order did you fill the rows, and why in that one?

// %%
show(warmUpBoard(8));

// %% [markdown]
// ## 2. The slow way: find all, keep some
//
// A program wants `[row, column]`, Nauck wrote `b4`. Columns are easy: a is 0, b is 1. Rows need care:
// rows are counted from the top and from 0, ranks from the bottom and from 1.

// %%
/** The square of a chess name: row 0 is the top row, which has the highest rank. */
function squareOf(name: string, n: number): Square {
  const rank = Number(name.slice(1));
  return [n - rank, name.charCodeAt(0) - "a".charCodeAt(0)];
}

// %% [markdown]
// Which square is `b4` on the 8×8 board? Write `[row, column]`.

// %% tags=["predict"]
predict(null, () => squareOf("b4", 8));

// %% [markdown]
// And on the 10×10 board?

// %% tags=["predict"]
predict(null, () => squareOf("b4", 10));

// %% [markdown]
// The same name, another row: a rank means nothing before n is known.
//
// The slow way needs no new idea. Queens in peace never share a column, so a solution is an *order* of
// the columns. Go through all orders, keep those in peace, and of these, those with Nauck's queens.

// %%
/** All orders of these columns. */
function orders(columns: readonly number[]): number[][] {
  if (columns.length === 0) return [[]];
  return columns.flatMap((col) =>
    orders(columns.filter((other) => other !== col)).map((rest) => [col, ...rest]),
  );
}

// %%
/** One queen a row: do all columns, all sums and all differences differ? */
function isPeaceful(placement: readonly number[]): boolean {
  const lines = [
    placement,
    placement.map((col, row) => col + row),
    placement.map((col, row) => col - row),
  ];
  return lines.every((line) => new Set(line).size === placement.length);
}

// %%
const orders8 = orders([0, 1, 2, 3, 4, 5, 6, 7]);
const solutions8 = orders8.filter(isPeaceful);
show(`${solutions8.length} solutions on the 8×8 board`);

// %% [markdown]
// A board with one fixed queen: how many of the 92 have a queen in the corner, on a8? Each row has one queen in
// each solution, so a square has 92 / 8 = 11.5 of them on average. Is a corner above or below that? Guess the
// number.

// %% tags=["predict"]
predict(null, () => solutions8.filter((placement) => placement[0] === 0).length);

// %% [markdown]
// Here are all 64 answers.

// %%
const frequencies = rectangle(8, 8).flatMap((line, row) =>
  [...line].map((_, col): Mark => {
    const count = solutions8.filter((placement) => placement[row] === col).length;
    return { square: [row, col], sign: String(count) };
  }),
);
show(
  boardPicture(
    { board: rectangle(8, 8), marks: frequencies },
    "For each square the number of the 92 solutions with a queen there: 4 in the corners, 18 at most",
  ),
);

// %% [markdown]
// And with Nauck's two queens? How many ways are left?

// %%
const nauck = [squareOf("b4", 8), squareOf("d5", 8)];

/** Does the placement have a queen on each of these squares? */
function keeps(placement: readonly number[], fixed: readonly Square[]): boolean {
  return fixed.every(([row, col]) => placement[row] === col);
}

// %% tags=["predict"]
predict(null, () => solutions8.filter((placement) => keeps(placement, nauck)).length);

// %% [markdown]
// Don't look at the boards yet: your own program shall show them.
//
// The slow way is right, and good for checking a faster one. But on the 12×12 board it would go through 479,001,600
// orders. Big numbers want proof, so here is the helper that gives it:

// %%
/** Compares each number of the text with the program's; a false one stops the notebook. */
function holds(claims: readonly [what: string, told: number, found: number][]): void {
  const wrong = claims.find(([, told, found]) => told !== found);
  if (wrong) throw new Error(`${wrong[0]}: the text says ${wrong[1]}, the program ${wrong[2]}`);
  show(claims.map(([what, , found]) => `✓ ${what}: ${found.toLocaleString("en-US")}`).join("\n"));
}

/** The numbers from 0 to n - 1: the rows of a board, or its columns. */
const upTo = (n: number): number[] => [...Array(n).keys()];

// %%
holds([
  ["orders of 8 columns", 40_320, orders8.length],
  ["orders of 12 columns", 479_001_600, upTo(12).reduce((product, k) => product * (k + 1), 1)],
  ["solutions on the 8×8 board", 92, solutions8.length],
  ["with a queen on d8, the most", 18, solutions8.filter(([top]) => top === 3).length],
  ["with the top queen in the left half", 46, solutions8.filter(([top]) => top < 4).length],
]);

// %% [markdown]
// ## 3. The idea, worked: dragons that stand already
//
// The queens are your exercise, so once more we work with the dragon of chapter 03. It moves
// like a rook, and one step along a diagonal.

// %%
/** Does a dragon on one square attack the other? Its own square it does not attack. */
function dragonAttacks([row, col]: Square, [otherRow, otherCol]: Square): boolean {
  if (row === otherRow || col === otherCol) return row !== otherRow || col !== otherCol;
  return Math.abs(row - otherRow) === 1 && Math.abs(col - otherCol) === 1;
}

// %% [markdown]
// A search takes one row after the other, and in each row the columns from the left. What changes when
// some dragons stand already? In *their* rows there is no choice. So the search must ask which columns a row may try.

// %%
/** The columns that a row may try: all of them, or where its fixed dragon stands. */
function columnsToTry(row: number, n: number, fixed: readonly Square[]): number[] {
  const own = fixed.filter(([fixedRow]) => fixedRow === row);
  return upTo(n).filter((col) => own.every(([, fixedCol]) => fixedCol === col));
}

// %% [markdown]
// Three questions in one. Row 2 of a 4×4 board, and the fixed dragons are: one on `[2, 1]`; the same one, listed
// twice; one on `[2, 1]` and one on `[2, 3]`. Which columns may row 2 try? Write three lists: `[[…], […], […]]`.

// %% tags=["predict"]
predict(null, () => [
  columnsToTry(2, 4, [[2, 1]]),
  columnsToTry(2, 4, [
    [2, 1],
    [2, 1],
  ]),
  columnsToTry(2, 4, [
    [2, 1],
    [2, 3],
  ]),
]);

// %% [markdown]
// <details><summary>Why</summary>
//
// A column must suit *every* fixed dragon of the row. One that is listed twice asks for the same column twice, which
// does no harm. Two different ones ask for two columns at once: none will do, and the row is a dead
// end like any other. Nobody had to think of a special case.
//
// </details>
//
// The search itself is the one that you know, with one new word in its loop.

// %%
function countDragons(placement: number[], n: number, fixed: readonly Square[]): number {
  const row = placement.length;
  if (row === n) return 1; // report
  let count = 0;
  for (const col of columnsToTry(row, n, fixed)) {
    // choose
    if (placement.some((c, r) => dragonAttacks([r, c], [row, col]))) continue; // check
    placement.push(col); // place
    count += countDragons(placement, n, fixed); // recurse
    placement.pop(); // undo
  }
  return count; // report
}

// %% [markdown]
// Four dragons on the 4×4 board, first with none fixed, then with one on c1, that is `[3, 2]`, then with one in the
// corner a4, that is `[0, 0]`. How many ways? Write `[…, …, …]`.

// %% tags=["predict"]
const fixedDragons: readonly Square[][] = [[], [[3, 2]], [[0, 0]]];
predict(null, () => fixedDragons.map((fixed) => countDragons([], 4, fixed)));

// %% [markdown]
// Is anything wrong with two fixed dragons that attack each other, on `[0, 0]` and `[1, 1]`? What does the function
// say?

// %% tags=["predict"]
predict(null, () =>
  countDragons([], 4, [
    [0, 0],
    [1, 1],
  ]),
);

// %% [markdown]
// <details><summary>Why</summary>
//
// A fixed dragon gets no mercy: when her row comes, she is checked against the dragons above like any
// other, and a fixed one among them attacks her. "There is no way" is an answer, 0. It is no reason to throw an
// error. An error is for a question that makes no sense, such as a dragon on a square that is not there.
//
// </details>
//
// ### Look down as well
//
// The search above is right, and short-sighted. A dragon that is fixed in the *bottom* row attacks squares in the
// rows above, but nobody asks her before the bottom row is reached. With queens, who reach farther, it is worse. Here
// are Nauck's two and all that they attack.

// %%
const nauckMarks = nauck.map((square): Mark => ({ square, sign: "F", tone: "current" }));
const attackedByNauck = queensDrawing([], 8, { coveredBy: nauck });
show(
  boardPicture(
    { ...attackedByNauck, marks: [...attackedByNauck.marks, ...nauckMarks] },
    "Nauck's queens, F on b4 and d5, and an x on every square that one of them attacks",
  ),
);

// %% [markdown]
// Count in one row first: in the top row, how many squares are left? And on the whole board, for the
// other six queens? Write `[top row, board]`.

// %% tags=["predict"]
const closedSquares = new Set(
  [...attackedByNauck.marks, ...nauckMarks].map(({ square }) => String(square)),
);
predict(null, () => {
  const closedInTopRow = [...closedSquares].filter((square) => square.startsWith("0,")).length;
  return [8 - closedInTopRow, 64 - closedSquares.size];
});

// %% [markdown]
// Far fewer than 64, before a single queen was placed.
//
// And now look at a row of one of the fixed queens: row 3, the fourth from the top, where the queen on d5 stands. Strike off
// every square that some fixed queen attacks. Which squares of row 3 are left? And which, if a third queen were fixed on d1?
//
// <details><summary>What is left</summary>
//
// A queen attacks the whole of her row but the square on which she stands. So in row 3 only d5 is left. With
// a queen on d1 it is gone, too, for d1 attacks d5. Then row 3 has nothing left, and a search that asks
// for its columns gets an empty list. Keep this picture in mind for the exercise.
//
// </details>

// %%
holds([
  ["squares that Nauck's queens leave", 22, 64 - closedSquares.size],
  ["squares that they attack or stand on", 42, closedSquares.size],
]);

// %% [markdown]
// ### Functions that wait
//
// One more thing is new. `everyQueens` shall not return a list. It shall give one solution, and *wait* until
// somebody asks for the next. Functions that can do this are called **generators**. They have a star, and `yield` where
// others `return`. (If you have done chapter 04, you know them.)

// %%
const diaryOfCalls: string[] = [];

function* threeNames(): Generator<string> {
  diaryOfCalls.push("begin");
  yield "Bezzel";
  diaryOfCalls.push("after Bezzel");
  yield "Nauck";
  yield "Gauss";
  diaryOfCalls.push("end");
}

// %% [markdown]
// A call runs nothing yet. Each `next()` runs as far as the next `yield`. How long is the diary after
// the call, after the first `next()`, and after the second? Write `[…, …, …]`.

// %% tags=["predict"]
predict(null, () => {
  diaryOfCalls.length = 0;
  const names = threeNames();
  const atCall = diaryOfCalls.length;
  names.next();
  const afterOne = diaryOfCalls.length;
  names.next();
  return [atCall, afterOne, diaryOfCalls.length];
});

// %% [markdown]
// What comes back from `next()` has two parts, `value` and `done`. After the last `yield`, `done` is true and there
// is no value. A loop `for (const name of threeNames())` asks until then, and so do three dots,
// `[...threeNames()]`.
//
// A recursive generator has one trap. This one lists all rows of n switches, each off (0) or on (1). The call
// below finds lists, but it gives them to *this* call, which has to give them on. That is what **`yield*`** does.

// %%
function* switches(list: number[], n: number): Generator<number[]> {
  if (list.length === n) {
    yield [...list]; // report: a copy
    return;
  }
  for (const state of [0, 1]) {
    list.push(state); // place
    yield* switches(list, n); // recurse, and give on what comes
    list.pop(); // undo
  }
}

// %% [markdown]
// Three switches. What is the third list that comes?

// %% tags=["predict"]
predict(null, () => [...switches([], 3)][2]);

// %% [markdown]
// **Modify.** Take the `yield*` away, so that the line reads `switches(list, n);`. How many lists come
// now? Guess, then try, and put it back.
//
// <details><summary>Why none</summary>
//
// A call of a generator runs nothing. Without `yield*` nobody ever asks the call below.
//
// </details>
//
// Since nobody has to ask for the rest, a generator may promise more than anybody could wait for. 100 switches
// have more states than could be listed in the age of the universe. The first is here at once:

// %%
show(`100 switches, number 1: ${switches([], 100).next().value?.join("")}`);

// %% [markdown]
// ## 4. Watch it move
//
// A dragon is fixed on d2, row 2. The search is the one of section 3, with a diary. In the film she is an F until she
// is placed like any other; when her row comes and she is attacked, the F turns red.

// %%
type Event = {
  kind: "place" | "reject" | "backtrack" | "solution";
  row: number;
  col: number;
  placement: number[]; // a copy of the board after the event
};

const d2: Square = squareOf("d2", 4);

// %%
function writeDiary(placement: number[], n: number, diary: Event[]): void {
  const row = placement.length;
  const note = (kind: Event["kind"], col: number, at = row) =>
    diary.push({ kind, row: at, col, placement: [...placement] });
  if (row === n) return void note("solution", placement[n - 1], n - 1); // report
  for (const col of columnsToTry(row, n, [d2])) {
    const isAttacked = placement.some((c, r) => dragonAttacks([r, c], [row, col])); // check
    if (!isAttacked) placement.push(col); // place
    note(isAttacked ? "reject" : "place", col);
    if (isAttacked) continue;
    writeDiary(placement, n, diary); // recurse
    placement.pop(); // undo
    note("backtrack", col);
  }
}

// %%
function sentence({ kind, row, col }: Event): string {
  const square = squareName([row, col], 4);
  const her = row === d2[0] ? "the fixed dragon" : "a dragon";
  switch (kind) {
    case "place":
      return `${square} is safe: place ${her} and call the search for row ${row + 1}.`;
    case "reject":
      return `${square} is rejected: a dragon above attacks it.`;
    case "backtrack":
      return `The call for row ${row + 1} has returned. Lift ${her} from ${square}, go on here.`;
    case "solution":
      return `There is no row 4 to fill: a solution. Report it and return.`;
  }
}

// %%
const looks = {
  place: { sign: "D", tone: "current" },
  reject: { sign: "x", tone: "tried" },
  backtrack: { sign: "", tone: "tried" },
  solution: { sign: "D", tone: "safe" },
} as const;

// %%
/** A board of the film: F is the fixed dragon, until she is placed; red when she is attacked. */
function scene({ kind, row, col, placement }: Event): Drawing {
  const dragons = placement.map((c, r): Mark => ({ square: [r, c], sign: "D" }));
  const now: Mark = { square: [row, col], ...looks[kind] };
  const isWaiting = placement.length <= d2[0];
  const tone = kind === "reject" && row === d2[0] ? "clash" : "candidate";
  const fixedDragon: Mark[] = isWaiting ? [{ square: d2, sign: "F", tone }] : [];
  return { board: rectangle(4, 4), marks: [...dragons, now, ...fixedDragon] };
}

// %%
const diary: Event[] = [];
writeDiary([], 4, diary);

const questions: Record<number, string> = {
  4: "Row 2 is next. How many squares does its call try, and what becomes of them?",
  5: "What does the call for row 2 do now?",
  28: "The call for row 2 goes on with its next column. Which is it?",
};
const film = diary.map((event, i): Frame => {
  const caption = `${"│ ".repeat(event.row)}Row ${event.row}. ${sentence(event)}`;
  return { drawing: scene(event), caption, ask: questions[i] };
});
show(stepPlayer("Four dragons, one of them fixed on d2", film));

// %% [markdown]
// Find these three places in the film.
//
// 1. **A row with a fixed dragon is a corridor.** Its call tries one square. When that is rejected, or when the
//    rows below are done, the call returns: there is no next column. The search steps back *through* the row to the one
//    above.
// 2. **The fixed dragon is "lifted" like any other.** She leaves the list, because the list must be as it was. But she
//    never moves: the only column that her row tries is her own.
// 3. **Nobody looks down.** In the end the top dragon stands on d4, in the column of the fixed one, and two more are put
//    below her before row 2 finds out.
//
// How many dragons does the search put down, solution and all? Guess, then count.

// %% tags=["predict"]
predict(null, () => diary.filter(({ kind }) => kind === "place").length);

// %% [markdown]
// ## 5. Fill, order, write
//
// ### Fill two blanks
//
// The dragons again, now handed out one by one. Put code in place of `blank("A")` and `blank("B")`.

// %%
/** Stands for something that you are going to write. */
function blank<T>(name: string): T {
  throw new Error(`blank ${name} in the cell above is still empty`);
}

// %% tags=["make"]
function* everyDragon(placement: number[], n: number, f: readonly Square[]): Generator<number[]> {
  const row = placement.length;
  if (row === n) {
    yield blank("A"); // report
    return;
  }
  for (const col of columnsToTry(row, n, f)) {
    // choose
    if (placement.some((c, r) => dragonAttacks([r, c], [row, col]))) continue; // check
    placement.push(col); // place
    yield* blank<Generator<number[]>>("B"); // recurse
    placement.pop(); // undo
  }
}

// %% tags=["check"]
attempt(() => {
  const found = [...everyDragon([], 5, [squareOf("a2", 5)])];
  const are = found.map((placement) => placement.join("") || "(empty)").join(" ");
  show(`five dragons, one on a2: ${are}`);
  show(`is that so? ${are === "14203 31402 41302" ? "✓ yes" : "✗ no"}`);
});

// %% [markdown]
// <details><summary>The two answers</summary>
//
// - **A** is `[...placement]`. The array itself would be given away, and the search goes on changing it.
// - **B** is `everyDragon(placement, n, f)`. The star after `yield` is there already; a plain `yield` would give away the
//   generator, as one strange value.
//
// </details>

// %% [markdown]
// ### Put lines in order
//
// How does such a function *begin*? Four lines are wanted, out of six. Two are tempting, and wrong.
//
// The course has a rule for this: **a question that makes no sense is told first**, also where the answer would be
// "there is none". A size of −1 makes no sense, nor does a dragon on a square that is not there. Two fixed dragons that attack
// each other make sense: there is no solution.

// %%
const lines: Record<string, string> = {
  a: `if (anyAttack(fixed)) return;`,
  b: `if (!(n >= 0)) throw new RangeError("n must be 0 or more");`,
  c: `yield* solutionsOf([], n, fixed);`,
  d: `if (anyAttack(fixed)) throw new RangeError("fixed: no solution");`,
  e: `if (anyOff(fixed, n)) throw new RangeError("fixed: off the board");`,
  f: `fixed.sort();`,
};

// %%
const anyAttack = (fixed: readonly Square[]) =>
  fixed.some((a) => fixed.some((b) => dragonAttacks(a, b)));
const anyOff = (fixed: readonly Square[], n: number) =>
  fixed.some(([row, col]) => !upTo(n).includes(row) || !upTo(n).includes(col));
function* solutionsOf(): Generator<string> {
  yield "solutions";
}

// %%
const far: Square = [4, 0]; // on a board with rows 0 to 3
const corner: Square = [0, 0];
const besides: Square = [1, 1];

const trials: readonly [what: string, n: number, fixed: readonly Square[]][] = [
  ["a size of -1", -1, []],
  ["a dragon off the board", 4, [far]],
  ["two that attack each other, and one off the board", 4, [corner, besides, far]],
  ["two that attack each other", 4, [corner, besides]],
  ["one in peace", 4, [[3, 2]]],
];

// %%
/** What comes of each trial. */
function toldOf(begin: (n: number, fixed: readonly Square[]) => Iterable<string>): string[] {
  return trials.map(([what, n, fixed]) => {
    try {
      return `${what}: ${[...begin(n, Object.freeze([...fixed]))].join() || "no solution"}`;
    } catch (error) {
      return `${what}: ${String(error)}`;
    }
  });
}

// %%
const wanted = [/ n must/, /fixed: off/, /fixed: off/, /other: no solution$/, /: solutions$/];

/** Makes a generator of these lines, and shows what it tells: is it what is wanted? */
function beginsWell(chosen: readonly string[]): boolean {
  const program = chosen.join("\n");
  const body = `return function* (n, fixed) {\n${program}\n}`;
  const make = new Function("anyAttack", "anyOff", "solutionsOf", body);
  const told = toldOf(make(anyAttack, anyOff, solutionsOf));
  show(`${program}\n\n${told.join("\n")}`);
  return told.every((line, i) => wanted[i].test(line));
}

// %% [markdown]
// Write four letters in place of `null`, such as `"abcd"`. It is right when the first trial is refused for n, the next two
// for `fixed`, and the last two say *no solution* and *solutions*. Wrong orders are welcome: what do they say?

// %% tags=["make"]
inOrder({ lines, count: 4, isRight: beginsWell }, null);

// %% [markdown]
// <details><summary>The order, and the two wrong lines</summary>
//
// b e a c. (Lines b and e may change places. And b is shorter than yours must be: it lets 2.5 pass.)
//
// - **a** must come after **e**: otherwise two dragons that attack each other would hide a third that is off
//   the board.
// - **d** throws where an answer was asked for. A search that tries one board after the other would stop at the
//   first that has no solution.
// - **f** sorts the list of whoever called. It is not yours. (The judge hands you frozen lists.)
//
// And **a** itself: is it needed? In section 3 the search came to the same answer by itself.
//
// </details>

// %% [markdown]
// ### Write it: queens
//
// Open `exercises/08-queens-solver.ts` beside this notebook. What is different from the dragons?
//
// | | dragons, above | queens, yours |
// |---|---|---|
// | check | one step along a diagonal | any distance: copy your `attacks` or `isSafe` from chapter 02 |
// | fixed ones below | seen when their row comes | as you like; a look down saves work |
// | functions | one that counts, one that gives | any one solution, how many, every one |
// | `fixed` left out | nobody did | no queen is fixed |
// | bad arguments | told in no real function | a `RangeError` that names `n` or `fixed` |
//
// A plan that works: `everyQueens` first, without `fixed`, until the cell below shows boards. Then the other two, which only
// ask it: one line or two each, and write them before you call the judge, for its first tests ask `solveQueens`. Then
// `fixed`, then the refusals.
//
// **After each save, run the next cell again**, and then those below it: importing is what reads your file.

// %% tags=["make"]
import { countQueens, everyQueens, solveQueens } from "../exercises/08-queens-solver";

// %%
/** Queens as a picture; the fixed ones are ringed. */
function completed(placement: readonly number[], n: number, fixed: readonly Square[]): Drawing {
  const drawing = queensDrawing(placement, n, { attacks: true });
  const rings = fixed
    .filter(([row, col]) => placement[row] === col)
    .map((square): Mark => ({ square, sign: "Q", tone: "current" }));
  return { ...drawing, marks: [...drawing.marks, ...rings] };
}

// %%
attempt(() => {
  const solution = solveQueens(8, nauck);
  if (solution === null) return show("null: your search found no solution with b4 and d5");
  const alt = `What your search gives for b4 and d5 (ringed where kept): ${solution.join()}`;
  show(boardPicture(completed(solution, 8, nauck), alt));
});

// %%
attempt(() => {
  const centre: readonly Square[] = [[2, 2]];
  for (const solution of everyQueens(5, centre)) {
    const alt = `Five queens, one fixed in the centre: ${solution.join()}`;
    show(boardPicture(completed(solution, 5, centre), alt));
  }
});

// %% [markdown]
// And the largest board of this chapter. On 12×12 there are 14,200 solutions; does your function agree? It may take some
// seconds.

// %%
attempt(() => {
  const count = countQueens(12);
  show(`your count for 12×12: ${count.toLocaleString("en-US")} ${count === 14_200 ? "✓" : "✗"}`);
});

// %% [markdown]
// And the judge. It runs the tests from easy to hard; the first red one is the next thing to do.
// Stuck? `npm run kata -- hint 08` in a terminal gives a small hint first, and a larger one when you ask again.

// %% tags=["check"]
await check("08");

// %% [markdown]
// ## 6. How it goes wrong
//
// These are the mistakes that people really make here. For each: what would it print? Guess, run, then
// unfold. Their names are those of the course's own catalogue, in `test/mistakes`; you will meet the
// same names in verdicts.
//
// ### "A queen that is fixed in column 0 counts as no queen, because 0 is falsy."

// %%
function columnsUnlessFalsy(row: number, n: number, fixed: readonly Square[]): number[] {
  const own = fixed.find(([fixedRow]) => fixedRow === row)?.[1];
  return own ? [own] : upTo(n);
}

// %% [markdown]
// Row 2 of a 4×4 board, once with a queen fixed in column 1, once in column 0. How many columns does the row
// try? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => [1, 0].map((col) => columnsUnlessFalsy(2, 4, [[2, col]]).length));

// %% [markdown]
// <details><summary>Why</summary>
//
// `if (own)` asks "is it true-like?", and 0 is not. Ask what you mean: `own !== undefined`. Test with a
// queen on the *left* edge; all other columns work.
//
// </details>
//
// ### "A square that is listed twice is taken for two queens that attack each other."

// %%
/** Do two of these queens share a row? */
const shareRow = (queens: readonly Square[]) =>
  new Set(queens.map(([row]) => row)).size < queens.length;

// %% [markdown]
// What does it say of `[[3, 4], [3, 4]]`, and of `[[3, 4], [2, 0]]`? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => [
  shareRow([
    [3, 4],
    [3, 4],
  ]),
  shareRow([
    [3, 4],
    [2, 0],
  ]),
]);

// %% [markdown]
// <details><summary>Why</summary>
//
// A queen shares the row with herself. So she must be told apart from another queen of the row, by her column. The `===` of two
// squares does not help: two arrays are never the same, even with the same numbers.
//
// </details>
//
// ### "Of two fixed queens in one row, only the last is kept."
//
// A `Map` from rows to columns looks handy: `new Map(fixed)`. How many queens are in it, if `fixed` is
// `[[1, 0], [1, 3]]`?

// %% tags=["predict"]
predict(null, () => {
  const fixed: [number, number][] = [
    [1, 0],
    [1, 3],
  ];
  return new Map(fixed).size;
});

// %% [markdown]
// <details><summary>Why</summary>
//
// A map has one value a key, and the last one wins. The pair that attacks each other is gone before
// anybody could notice, and there are solutions where there should be none.
//
// </details>
//
// ### "The fixed queens are never compared with each other."
//
// A search that puts every fixed queen down unasked, and asks only where the others may stand, came back with
// this. Fixed were d5 and c4.

// %%
const clash = queensDrawing([1, 4, 6, 3, 2, 7, 5, 0], 8, { attacks: true });
show(boardPicture(clash, "Eight queens; the two fixed ones, on d5 and c4, attack each other"));

// %% [markdown]
// ### "Only half of the top row is searched and the count doubled, though fixed queens are not symmetric."
//
// On the empty board it is a fine trick: in the mirror, each solution with its top queen in the left half is one with
// her in the right half. 46 and 46. With a queen fixed in the corner a8 there are 4 solutions. How many does the trick
// count?

// %% tags=["predict"]
predict(null, () => {
  const fixed = solutions8.filter((placement) => placement[0] === 0);
  const inLeftHalf = fixed.filter(([top]) => top < 4);
  return 2 * inLeftHalf.length;
});

// %% [markdown]
// <details><summary>Why</summary>
//
// The mirror moves the fixed queen as well. Whatever you learnt about symmetry holds for the empty board only, or for
// fixed queens that are symmetric themselves.
//
// </details>
//
// ### "All solutions are collected before the first is given."

// %%
const looked = { lazily: 0, collected: 0 };

function* switchesLazily(n: number): Generator<number[]> {
  for (const state of switches([], n)) {
    looked.lazily++;
    yield state;
  }
}

// %%
function* switchesCollected(n: number): Generator<number[]> {
  const list: number[][] = [];
  for (const state of switches([], n)) {
    looked.collected++;
    list.push(state);
  }
  for (const state of list) yield state;
}

// %% [markdown]
// Ten switches have 1,024 states. You ask each of the two for *one*. How many states has each made then?
// Write `[lazily, collected]`.

// %% tags=["predict"]
predict(null, () => {
  Object.assign(looked, { lazily: 0, collected: 0 });
  switchesLazily(10).next();
  switchesCollected(10).next();
  return [looked.lazily, looked.collected];
});

// %% [markdown]
// <details><summary>Why</summary>
//
// Both give the same values in the same order, and a loop over all of them cannot tell the two apart. But who wants
// *one* solution of the 20×20 board, which has 39,029,188,884, cannot wait for the list.
//
// </details>
//
// ### "All runs of the generator work on one and the same board."

// %%
const boardOfAll: number[] = [];

function* switchesOnOneBoard(n: number): Generator<number[]> {
  boardOfAll.length = 0;
  yield* switches(boardOfAll, n);
}

// %% [markdown]
// Three switches. One reader takes two values. In between, another reader runs through all values of *two*
// switches. What does the first reader's second value look like? The right one is `[0, 0, 1]`.

// %% tags=["predict"]
predict(null, () => {
  const reader = switchesOnOneBoard(3);
  reader.next();
  void [...switchesOnOneBoard(2)];
  return reader.next().value ?? "nothing";
});

// %% [markdown]
// <details><summary>Why</summary>
//
// The other reader left an empty board behind. The first one goes on where it was, puts its last switch on, and finds the two
// above gone. A list of one is not a list of three, so it searches on, deeper than it ever was meant to. Make the board
// inside the generator.
//
// </details>
//
// ### And some more, in short
//
// | mistake | smallest board that shows it | look for |
// |---|---|---|
// | "The search does not look at the fixed queens at all." | 4×4, one fixed | a parameter that nobody reads |
// | "Rows of fixed queens are counted from the bottom, like the ranks of a chess board." | 4×4, one fixed | `n - 1 - row` |
// | "When two fixed queens attack each other, an error is thrown instead of null given." | 5×5, two in a row | a `throw` after the checks |
// | "Nobody thought of a call without a list of fixed queens." | 1×1 | `fixed?` without `= []` |
// | "The caller's list of fixed queens is sorted in place." | two fixed | `.sort(` without a copy |
// | "Rows with few choices are filled first, and the order of the solutions is lost." | 8×8, one fixed | rows in another order than from the top |

// %% [markdown]
// ## 7. What the sources say
//
// ### The Polish page: "Problem 8 hetmanów", and who asked first
//
// The page says that the problem was posed by "J. C. Gauss" in 1850. **Verdict: it fails.** The letters and journals
// are printed, and tell another story.
//
// - September 1848: the *Schachzeitung* of Berlin prints the problem, signed only "a friend of chess". It was Max Bezzel, of
//   Ansbach. Two solutions were sent in, and it was forgotten.
// - 1 June 1850: Dr Nauck asks again, in the *Illustrirte Zeitung*, and adds b4 and d5. He knows 60 solutions.
// - September 1850: Carl Friedrich Gauss has read it and writes to his friend Schumacher. First he has 76 solutions; on the
//   12th he corrects himself: 72, and he cannot vouch that there are no more.
// - 21 September 1850: Nauck gives all 92.
//
// So Gauss neither posed the problem nor solved it to the end. He was 73, it was a pastime, and he said honestly how far
// he had come. How could he be off by 20? He counted in *classes*: boards that turning and mirroring make of one another. In his letter
// 72 is nine classes of eight. Let us count as he did.

// %%
const views: readonly ((square: Square) => Square)[] = [
  ([row, col]) => [row, col],
  ([row, col]) => [row, 7 - col],
  ([row, col]) => [7 - row, col],
  ([row, col]) => [7 - row, 7 - col],
  ([row, col]) => [col, row],
  ([row, col]) => [col, 7 - row],
  ([row, col]) => [7 - col, row],
  ([row, col]) => [7 - col, 7 - row],
];

// %%
/** How the board looks from all sides and in the mirror, each look once, as texts in order. */
function looksOf(placement: readonly number[]): string[] {
  const squares = placement.map((col, row): Square => [row, col]);
  const look = (view: (typeof views)[number]) => squares.map((square) => view(square).join(""));
  return [...new Set(views.map((view) => look(view).sort().join(" ")))].sort();
}

// %% [markdown]
// Most classes have eight boards. One class has only four, because its board looks the same when it is turned
// upside down. How many classes are there in all?

// %% tags=["predict"]
predict(null, () => new Set(solutions8.map((placement) => looksOf(placement)[0])).size);

// %%
const classSizes = new Map(solutions8.map((p) => [looksOf(p)[0], looksOf(p).length]));
const sizesOfClasses = [...classSizes.values()];
const ofEight = sizesOfClasses.filter((size) => size === 8).length;
const ofFour = sizesOfClasses.filter((size) => size === 4).length;
holds([
  ["classes of eight boards", 11, ofEight],
  ["classes of four boards", 1, ofFour],
  ["together, boards", 92, 8 * ofEight + 4 * ofFour],
  ["Gauss on 12 September, nine classes of eight", 72, 9 * 8],
  ["what he had not found: two classes of eight, and the one of four", 20, 8 + 8 + 4],
  ["solutions with queens on b4 and d5", 2, solutions8.filter((p) => keeps(p, nauck)).length],
]);

// %% [markdown]
// (If his nine were right, that is; the letters do not list them all.) His 76 was 72 + 4: he believed that he had a class of
// four, and took it back. There *is* one. And with queens
// on b4 and d5 he knew a single solution at first; in a later letter he has the second, "the one that I had
// overlooked". Your program finds both.
//
// ### The Polish page again: "write the solutions, for example to a file"
//
// When the eighth queen stands, says the page, the positions are written down, for example in a file. Then let us. A line a solution, the
// columns of its rows as digits, a line end after each. How many bytes has the file?

// %%
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// %% tags=["predict"]
predict(null, () => solutions8.map((placement) => `${placement.join("")}\n`).join("").length);

// %%
const folder = mkdtempSync(join(tmpdir(), "queens-"));
const file = join(folder, "solutions.txt");
writeFileSync(file, solutions8.map((placement) => `${placement.join("")}\n`).join(""));
const readBack = readFileSync(file, "utf8");
rmSync(folder, { recursive: true });

const fileLines = readBack.trimEnd().split("\n");
const unchanged = fileLines.filter((line, i) => line === solutions8[i].join(""));
show(`${fileLines.length} lines\n1: ${fileLines[0]}\n2: ${fileLines[1]}\n…\n92: ${fileLines[91]}`);

// %%
holds([
  ["lines in the file", 92, fileLines.length],
  ["bytes", 828, Buffer.byteLength(readBack)],
  ["solutions that come back as they were", 92, unchanged.length],
]);

// %% [markdown]
// **Verdict: it holds.** With one remark: the search should not write. It should *give* the solution to whoever asked, who may
// write it, draw it, count it or throw it away. That is what `everyQueens` is for.
//
// ### The Hebrew page: Wikibooks on C, "רקורסיה (שמונה המלכות)"
//
// Its search prints, and a counter outside of all functions numbers the boards. Here is that program's skeleton, with our list
// in place of its search.

// %%
let counter = 0; // outside, as on the page

function printSolution(placement: readonly number[]): string {
  counter++;
  return `Solution ${counter}:\n\n${framedBoard(placement, 8)}\n`;
}

const solveAndPrint = (): string[] => solutions8.map(printSolution);

// %%
const firstRun = solveAndPrint();
console.log([firstRun[0], firstRun[1], "…\n", firstRun[91]].join("\n"));

// %% [markdown]
// These are the three boards that the page shows. And now call it a second time. What stands in the first line?
// Write the whole line as a text, `"Solution …:"`.

// %% tags=["predict"]
predict(null, () => {
  counter = firstRun.length;
  return solveAndPrint()[0].split("\n")[0];
});

// %% [markdown]
// **Verdict: the boards hold, the counter fails.** It lives outside, and so it remembers. Put it inside? Then every
// search counts, also for people who want no numbers. With a generator, nobody but the reader counts:

// %%
for (const [i, placement] of solutions8.slice(0, 2).entries()) {
  show(`Solution ${i + 1}: ${placement.join(" ")}`);
}

// %% [markdown]
// ### Three scientists: completing is hard
//
// Placing n queens on an empty board is easy, however large the board. There are recipes. This one works for every even n whose
// remainder by 6 is not 2: first the odd columns, then the even ones.

// %%
const recipe = (n: number) => [
  ...upTo(n).filter((col) => col % 2 === 1),
  ...upTo(n).filter((col) => col % 2 === 0),
];
const recipeSizes = upTo(1001).filter((n) => n > 0 && n % 2 === 0 && n % 6 !== 2);
holds([
  ["sizes to 1,000 that the recipe is for", 333, recipeSizes.length],
  ["sizes for which it gives peace", 333, recipeSizes.filter((n) => isPeaceful(recipe(n))).length],
]);

// %% [markdown]
// Not one step back. But tell the recipe that a queen stands on b4, and it has no answer. In 2017, Ian Gent, Christopher Jefferson
// and Peter Nightingale proved that completing is of another kind. As the boards grow, it is *NP-complete* to say whether given queens can
// be completed, and *#P-complete* to count in how many ways. In plain words: nobody knows a method that is fast for all
// boards, and most people who think about it believe that there is none. Whoever found one would have found one for thousands of other hard
// questions.
//
// **Verdict: a proof, not to be checked by running.** And it does not say that every board is hard. Take one queen after another from
// a solution and put one where she is attacked: the answer "none" comes at once. Their paper says as much: boards that they
// drew by lot were sometimes hard and often not.

// %% [markdown]
// ## 8. Measure: what looking down is worth
//
// Two searches. Both place fixed queens only where they are fixed. One compares a square with the queens above, the
// other with the fixed ones below as well. We count queens put down.

// %%
/** Does a queen on [row, col] reach the square [r, c] of another row? */
const reaches = (row: number, col: number, r: number, c: number) =>
  c === col || c - r === col - row || c + r === col + row;

/** May this square be tried, for all that is said of the fixed queens? */
function isLeft(row: number, col: number, fixed: readonly Square[], looksDown: boolean): boolean {
  return fixed.every(([r, c]) => (r === row ? c === col : !(looksDown && reaches(row, col, r, c))));
}

// %%
function effort(n: number, fixed: readonly Square[], looksDown: boolean, wanted = Infinity) {
  const spent = { placements: 0, solutions: 0 };
  const search = (above: readonly number[]): void => {
    const row = above.length;
    if (row === n) spent.solutions++;
    for (let col = 0; row < n && col < n && spent.solutions < wanted; col++) {
      if (!isLeft(row, col, fixed, looksDown)) continue;
      if (above.some((c, r) => reaches(row, col, r, c))) continue;
      spent.placements++;
      search([...above, col]);
    }
  };
  search([]);
  return spent;
}

// %% [markdown]
// The 8×8 board, one queen fixed on the d-file: on d8, in the top row, or on d1, in the bottom row. By symmetry both have the same
// number of solutions. The search looks only *up*. Which one costs more queens? Guess `"d8"` or `"d1"`.

// %% tags=["predict"]
predict(null, () =>
  effort(8, [squareOf("d8", 8)], false).placements >
  effort(8, [squareOf("d1", 8)], false).placements
    ? "d8"
    : "d1",
);

// %%
const onFile = (looksDown: boolean) =>
  upTo(8).map((row) => {
    const square: Square = [row, 3];
    const label = `${squareName(square, 8)} fixed`;
    return { label, value: effort(8, [square], looksDown).placements };
  });
show(barChart("Queens placed for all solutions, looking up only", onFile(false)));
show(barChart("Queens placed for all solutions, looking down as well", onFile(true)));

// %%
const d8 = squareOf("d8", 8);
const d1 = squareOf("d1", 8);
holds([
  ["d8 fixed, looking up only", 271, effort(8, [d8], false).placements],
  ["d1 fixed, looking up only", 1_982, effort(8, [d1], false).placements],
  ["d1 fixed, looking down as well", 509, effort(8, [d1], true).placements],
  ["nothing fixed", 2_056, effort(8, [], true).placements],
  ["Nauck's queens, looking up only", 266, effort(8, nauck, false).placements],
  ["Nauck's queens, looking down as well", 82, effort(8, nauck, true).placements],
]);

// %% [markdown]
// A queen at the bottom that nobody looks at is worth nothing: 1,982 instead of 2,056. Looked at, she saves three quarters.
//
// ### One solution of twenty queens
//
// The 20×20 board has 39,029,188,884 solutions (so says the encyclopedia, see section 9). Nobody wants them all; somebody may want the first. How many queens does a search
// in order place before it has it? Guess the number of *digits*.

// %% tags=["predict"]
predict(null, () => String(effort(20, [], true, 1).placements).length);

// %% [markdown]
// Now fix one, two and three queens of that solution, in rows that lie apart.

// %%
const ofTwenty: readonly Square[] = [
  [5, 12],
  [11, 8],
  [8, 17],
];
const firstOfTwenty = [0, 1, 2, 3].map((many) => ({
  label: `${many} fixed`,
  value: effort(20, ofTwenty.slice(0, many), true, 1).placements,
}));
show(barChart("Queens placed for the first of 20×20", firstOfTwenty, { logarithmic: true }));

// %%
holds([
  ["20×20, the first solution", 199_635, firstOfTwenty[0].value],
  ["with three queens fixed", 544, firstOfTwenty[3].value],
  ["with three queens fixed, five solutions", 2_236, effort(20, ofTwenty, true, 5).placements],
]);

// %% [markdown]
// A generator that is asked for five pays for five: 2,236 queens. (One that collects
// first has 7,234,023 to find before it gives the first.) The judge asks your `everyQueens` for exactly these.
//
// ### In which order? `solveQueens` may choose
//
// `everyQueens` has promised an order. `solveQueens` has not: any solution will do. So it may take the rows in any order, too, and the
// best one is what you did by hand in section 1, probably without a thought: **where there is least choice**.

// %%
/** All squares of the board. */
const allSquares = (n: number): Square[] =>
  upTo(n).flatMap((row) => upTo(n).map((col): Square => [row, col]));

/** The row of these that has the fewest open squares, the topmost of several. */
function fewest(rows: readonly number[], open: readonly Square[]): number {
  const choices = (row: number) => open.filter(([r]) => r === row).length;
  return rows.reduce((a, b) => (choices(b) < choices(a) ? b : a));
}

// %%
type Spent = { queens: number };

/** Can these rows be filled, those with the fewest choices first? `spent` counts the queens. */
function canFill(rows: readonly number[], open: readonly Square[], spent: Spent): boolean {
  if (rows.length === 0) return true;
  const next = fewest(rows, open);
  const others = rows.filter((row) => row !== next);
  const choices = open.filter(([row]) => row === next);
  return choices.some(([row, col]) => {
    spent.queens++;
    const left = open.filter(([r, c]) => !reaches(row, col, r, c));
    return canFill(others, left, spent);
  });
}

// %%
/** How many queens are placed for one solution, when the row with the fewest choices is next. */
function effortWithFewest(n: number): number {
  const spent = { queens: 0 };
  canFill(upTo(n), allSquares(n), spent);
  return spent.queens;
}

// %% [markdown]
// In order, the 20×20 board takes 199,635 queens. With the fewest choices first, more or less than 1,000? Guess
// `"more"` or `"less"`.

// %% tags=["predict"]
predict(null, () => (effortWithFewest(20) > 1_000 ? "more" : "less"));

// %%
const firstInOrder = (n: number) =>
  n === 20 ? firstOfTwenty[0].value : effort(n, [], true, 1).placements;
const compared = [8, 12, 16, 20].flatMap((n) => [
  { label: `${n}×${n}, in order`, value: firstInOrder(n) },
  { label: `${n}×${n}, fewest first`, value: effortWithFewest(n) },
]);
show(barChart("Queens placed for one solution", compared, { logarithmic: true }));
holds([
  ["20×20, in order", 199_635, compared[6].value],
  ["20×20, fewest choices first", 145, compared[7].value],
]);

// %% [markdown]
// This is a rule of thumb and no law: on the 12×12 board it places 153 where the order places 261, on
// 13×13 it places 203 where the order places 111. But in order, a large board is a gamble: look at 16×16 and 20×20 above. In part II a rule of the same kind leads
// a knight: Warnsdorff's, in chapter 11.

// %%
holds([
  ["12×12, fewest first", 153, effortWithFewest(12)],
  ["12×12, in order", 261, effort(12, [], true, 1).placements],
  ["13×13, fewest first", 203, effortWithFewest(13)],
  ["13×13, in order", 111, effort(13, [], true, 1).placements],
]);

// %% [markdown]
// ## 9. Close
//
// ### Questions
//
// **1. Two fixed queens attack each other. What does `solveQueens` do?**
//
// - a) It throws a `RangeError` that names `fixed`.
// - b) It gives `null`.
// - c) It leaves the second of them out.
//
// <details><summary>Answers to 1</summary>
//
// - a) Each square is on the board, so the question makes sense. An error says "don't ask me that"; here there is an answer.
// - b) **Right.** There is no solution, as on the 3×3 board.
// - c) Then it would answer a question that nobody asked.
//
// </details>
//
// **2. `n` is 3, and `fixed` is `[[3, 0]]`. There is no solution on 3×3 anyway. What comes?**
//
// - a) `null`, since nothing can be found.
// - b) A `RangeError`: row 3 is not on the board.
// - c) Either, as you like.
//
// <details><summary>Answers to 2</summary>
//
// - a) Then a slip of the caller would look like a fact about the board.
// - b) **Right.** Questions that make no sense are told first. So all of `fixed` is checked before the search begins.
// - c) The stub settles it: "also where there is no solution anyway".
//
// </details>
//
// **3. A recursive generator gives nothing, though its base case yields. Which line is it?**
//
// - a) The recursion: it is called without `yield*`.
// - b) The base case: it should `return` the solution.
// - c) The undo: it comes too late.
//
// <details><summary>Answers to 3</summary>
//
// - a) **Right.** The call below makes a generator that nobody asks.
// - b) No. What a generator returns is its end, and a loop over it does not see that value.
// - c) The undo comes after everything of the call below has been given on. That is just right.
//
// </details>
//
// **4. Why may `solveQueens` take the rows in any order, and `everyQueens` not?**
//
// - a) `everyQueens` would miss solutions.
// - b) `everyQueens` would give some of them twice.
// - c) `everyQueens` would give all of them, but not in lexicographic order.
//
// <details><summary>Answers to 4</summary>
//
// - a) It would not. Every order of rows leads to every solution.
// - b) Nor that. Each solution is met once, whichever row is filled first.
// - c) **Right.** What changes is only which comes first. That is promised for one of the two functions, and not for the other.
//
// </details>
//
// ### Glossary
//
// | word | meaning |
// |---|---|
// | to complete | to add queens to those that stand already, until there are n in peace |
// | fixed queen | one that stands already and stays |
// | to look down | to compare a square with the fixed queens in the rows below as well |
// | generator | a function with a star, which gives one value after another and waits in between |
// | lazy | doing the work for a value only when somebody asks for it |
// | default parameter | a parameter with a value for calls that leave it out: `fixed = []` |
// | rule of thumb | a rule that helps most of the time, and promises nothing (also: heuristic) |
// | NP-complete | among the hardest of all questions whose answer is quick to check |
//
// ### When it does not work
//
// - **Begin without `fixed`.** `[...everyQueens(4)]` has two solutions, `[...everyQueens(6)]` four. Then one fixed queen on 4×4: on
//   `[0, 2]` there is one solution, on `[0, 0]` none.
// - **Nothing comes from the generator?** Look for a recursive call without `yield*`.
// - **A generator in place of a number or a board?** Somebody has to ask it: `next()`, a loop, or three dots.
// - **The fixed queen is somewhere else?** Print `[row, col]` and the name of her square. Is the row counted from the top?
// - **Two queens that attack each other?** One of them is fixed. Which of the two was put down first, and who should have asked
//   the other?
// - **The judge stops your program?** Perhaps it goes through all solutions before it gives the first. Look for a list that is
//   filled.
// - **Still the old result?** Save, run the import cell again, then the cell you want to see.
//
// ### The exercise
//
// `exercises/08-queens-solver.ts`, 40 minutes: `everyQueens`, `solveQueens`, `countQueens`. Done early? Let `solveQueens` take the
// row with the fewest choices, and solve 50 queens with three of them fixed. Then compare with `solutions/08-queens-solver.2.ts`.
//
// ### Where to read more
//
// - Ian Gent, Christopher Jefferson and Peter Nightingale, "Complexity of n-Queens Completion", *Journal of Artificial
//   Intelligence Research* 59 (2017), pages 815 to 848, [doi:10.1613/jair.5512](https://doi.org/10.1613/jair.5512).
// - Paul J. Campbell, "Gauss and the eight queens problem", *Historia Mathematica* 4 (1977), pages 397 to 404. How a
//   story goes wrong when everybody copies it.
// - Carl Friedrich Gauss, *Werke*, volume XII, "Achtköniginnenproblem", to page 28: the letters, with the editors' remarks
//   on Bezzel and Nauck (in German).
// - The On-Line Encyclopedia of Integer Sequences, [A000170](https://oeis.org/A000170): in how many ways n queens can stand
//   in peace.
