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
// # Backtracking
//
// After this chapter you can write the search that finds one solution of the queens puzzle, or all of
// them, and you can say what your program does *after* each of its calls has come back.
//
// - **You need** chapter 01 (a placement is a list of columns, one a row) and chapter 02 (when is a
//   square safe?), and functions, arrays and loops in TypeScript.
// - **Time**: 45 minutes to read and try, 30 minutes for the exercise, 20 minutes to look back
//   (sections 6 and 9). Sections 7 and 8 are for the curious, 20 minutes more.
// - **Core** chapter: the three-hour workshop goes through it.
//
// Run the cells from top to bottom with Shift+Enter. Where a cell says `predict(null, …)`, first put
// your guess in place of `null`. A wrong guess is worth more than no guess.

// %%
import {
  barChart,
  boardPicture,
  queensDrawing,
  rectangle,
  squareName,
  stepPlayer,
  warmUpBoard,
  type Drawing,
  type Frame,
  type Mark,
} from "../src/board";
import { attempt, check, inOrder, predict, show } from "../src/notebook";

// %% [markdown]
// ## 1. Warm up by hand: four queens, in order
//
// Place four queens so that none attacks another. Play by these rules, for they are what we shall
// teach the computer:
//
// 1. Rows from the top. One queen a row.
// 2. In each row, take the **leftmost** square that no queen above attacks.
// 3. No such square? Then lift the queen in the row above and move her to her next safe square.
//
// Which queen do you have to move first? How often do you lift one before you are done?

// %%
show(warmUpBoard(4));

// %% [markdown]
// Now five queens, by the same rules. Something is different here. What?

// %%
show(warmUpBoard(5));

// %% [markdown]
// ## 2. The slow way: try everything
//
// A computer need not be clever. It can look at *every* way to put one queen in each row, and count the
// peaceful ones. How many ways are there on the 4×4 board, with four columns to choose from in each of
// four rows? Run the first cell, which writes them all down; you need not read it. Write your guess in
// the second, in place of `null`.

// %%
/** Every way to put one queen in each of the first rows of the n×n board. */
function everyWay(n: number, rows = n): number[][] {
  if (rows === 0) return [[]];
  const columns = [...Array(n).keys()];
  return everyWay(n, rows - 1).flatMap((way) => columns.map((col) => [...way, col]));
}

// %% tags=["predict"]
predict(null, () => everyWay(4).length);

// %% [markdown]
// Two short functions are enough. The first looks at each pair of queens. The second writes the
// number `k` in base `n`: its digits are the columns.

// %%
/** Does no queen of this whole placement attack another? */
function isPeaceful(placement: readonly number[]): boolean {
  return placement.every((col, row) =>
    placement.slice(0, row).every((otherCol, otherRow) => {
      const across = Math.abs(col - otherCol);
      return across !== 0 && across !== row - otherRow;
    }),
  );
}

// %%
function countByTrying(n: number): number {
  let peaceful = 0;
  for (let k = 0; k < n ** n; k++) {
    const placement = Array.from({ length: n }, (_, row) => Math.floor(k / n ** row) % n);
    if (isPeaceful(placement)) peaceful++;
  }
  return peaceful;
}

// %% [markdown]
// How many of the ways on the 4×4 board are peaceful? And on 3×3, on 2×2, on 1×1? Guess all four,
// from small to large, like this: `[1, 1, 1, 1]`.

// %% tags=["predict"]
predict(null, () => [1, 2, 3, 4].map((n) => countByTrying(n)));

// %% [markdown]
// It works, but not for long. On the 8×8 board there are 16,777,216 ways to look at.
//
// And nearly all that work is wasted. Put queens on the first two squares of the left column. They
// attack each other, so nothing that you add below can help. There are 262,144 ways to fill the other
// six rows, and the slow way looks at every one. One look at *two* queens would have spared them all.

// %% [markdown]
// Big numbers in a text want proof. This helper gives it: it stops when the text and the program
// do not agree. Just run it; you need not read it.

// %%
/** Compares each number of the text with the program's; a false one stops the notebook. */
function holds(claims: readonly [what: string, told: number, found: number][]): void {
  const wrong = claims.find(([, told, found]) => told !== found);
  if (wrong) throw new Error(`${wrong[0]}: the text says ${wrong[1]}, the program ${wrong[2]}`);
  show(claims.map(([what, , found]) => `✓ ${what}: ${found.toLocaleString("en-US")}`).join("\n"));
}

// %%
holds([
  ["all ways on the 8×8 board", 16_777_216, 8 ** 8],
  ["of these, ways that begin with the same two queens", 262_144, 8 ** 6],
]);

// %% [markdown]
// That is the whole idea of **backtracking**: look *before* you place, and as soon as the queens so far
// cannot be right, step back. What you did by hand in section 1 was backtracking.

// %% [markdown]
// ## 3. The idea, worked: dragons
//
// The queens are your exercise. So let us work the search out on another piece: the **dragon**, as
// players of shogi (Japanese chess) call their strongest piece. It moves like a rook, any number of squares along a
// row or column, and it may also go **one** step along a diagonal.
//
// The puzzle: n dragons on the n×n board, one a row, none attacking another. We begin with the check.
// The dragons stand in the rows above; may the next one stand in column `col` of the next row?

// %%
/** Is the next row's square in column `col` out of reach of every dragon above? */
function dragonIsSafe(placement: readonly number[], col: number): boolean {
  const row = placement.length;
  return placement.every((otherCol, otherRow) => {
    const isNextRow = row - otherRow === 1;
    return col !== otherCol && !(isNextRow && Math.abs(col - otherCol) === 1);
  });
}

// %% [markdown]
// A dragon stands in the top left corner of a 4×4 board: the placement is `[0]`. How many squares of
// the next row are safe?

// %% tags=["predict"]
predict(null, () => [0, 1, 2, 3].filter((col) => dragonIsSafe([0], col)).length);

// %% [markdown]
// And now on a board. Each `D` is a dragon, each ring a safe square.

// %%
/** Dragons as a drawing; `more` are further marks, drawn on top. */
function dragons(placement: readonly number[], n: number, more: readonly Mark[] = []): Drawing {
  const marks = placement.map((col, row): Mark => ({ square: [row, col], sign: "D" }));
  return { board: rectangle(n, n), marks: [...marks, ...more] };
}

const safe = [0, 1, 2, 3].filter((col) => dragonIsSafe([0], col));
const safeMarks = safe.map((col): Mark => ({ square: [1, col], sign: "", tone: "safe" }));
show(boardPicture(dragons([0], 4, safeMarks), `A dragon on a4; ${safe.length} safe squares below`));

// %% [markdown]
// ### One call, one row
//
// Here is the search. It answers one question: *how many whole placements begin with these dragons?*
// Each call looks after one row. It tries the columns of that row, and leaves the rows below to
// another call of itself.
//
// Read it with the six words in the comments. They are the words of every search in this course.

// %%
function countDragons(placement: number[], n: number): number {
  if (placement.length === n) return 1; // report: the board is full, one way found
  let count = 0;
  for (let col = 0; col < n; col++) {
    // choose: one column after the other
    if (!dragonIsSafe(placement, col)) continue; // check
    placement.push(col); // place
    count += countDragons(placement, n); // recurse: how many with this dragon, too?
    placement.pop(); // undo
  }
  return count; // report: what all columns gave together
}

// %% [markdown]
// - **choose** a column for this row, from the left;
// - **check** that the dragons above leave it safe, and if not, go on to the next;
// - **place** the dragon;
// - **recurse**: ask the same question about the longer placement;
// - **undo**: take the dragon back, so that the next column finds the board as this one did;
// - **report** to whoever called.
//
// Two lines report. The first is the **base case**: a full board needs no search. The last one is
// reached when this row has run out of columns. If none was safe, `count` is still 0 there. That is a
// dead end, and it is nothing special: the call simply returns.
//
// What does it count for n = 1, 2, 3 and 4?

// %% tags=["predict"]
predict(null, () => [1, 2, 3, 4].map((n) => countDragons([], n)));

// %% [markdown]
// And on the board without squares, n = 0? Think of the very first line before you guess.

// %% tags=["predict"]
predict(null, () => countDragons([], 0));

// %% [markdown]
// <details><summary>Why that many</summary>
//
// There is one way to place nothing: the empty placement. It looks like a joke, but it is the same line
// that ends every search: *no row left to fill, so this is a solution*. A search that says 0 here needs
// an extra `if`, and that `if` is wrong.
//
// </details>
//
// **Modify.** In a new cell, let the loop of `countDragons` run from the right: `col = n - 1` down to 0. Does
// the count change? What would change, if it printed the placements?

// %% [markdown]
// ## 4. Watch it move
//
// Reading a recursive function is easy on the way down. Learners get lost on the way **back**. So let
// the search write a diary: the same six lines, and a note at each event. The next cells make the diary
// and its film: just run them, you need not read them.

// %%
type Step = {
  kind: "place" | "reject" | "backtrack" | "solution";
  row: number;
  col: number;
  placement: number[]; // a copy of the board after the event
};

// %%
function writeDiary(placement: number[], n: number, diary: Step[]): void {
  const row = placement.length;
  const note = (kind: Step["kind"], col: number, at = row) =>
    diary.push({ kind, row: at, col, placement: [...placement] });
  if (row === n) note("solution", placement[n - 1], n - 1); // report
  for (let col = 0; row < n && col < n; col++) {
    const isSafe = dragonIsSafe(placement, col); // choose and check
    if (isSafe) placement.push(col); // place
    note(isSafe ? "place" : "reject", col);
    if (!isSafe) continue;
    writeDiary(placement, n, diary); // recurse
    placement.pop(); // undo
    note("backtrack", col);
  }
}

// %% [markdown]
// The diary becomes a film. Each event gets a sentence, indented by the depth of the call, and a board.

// %%
/** Why a square was rejected: which dragon reaches it, and how. */
function reason(placement: readonly number[], col: number, n: number): string {
  const inColumn = placement.indexOf(col);
  const row = inColumn === -1 ? placement.length - 1 : inColumn;
  const how = inColumn === -1 ? "one step away along a diagonal" : "in the same column";
  return `the dragon on ${squareName([row, placement[row]], n)} stands ${how}`;
}

// %%
function sentence({ kind, row, col, placement }: Step, n: number): string {
  const square = squareName([row, col], n);
  switch (kind) {
    case "place":
      return `${square} is safe. Place a dragon and call the search for row ${row + 1}.`;
    case "reject":
      return `${square} is rejected: ${reason(placement, col, n)}.`;
    case "backtrack":
      return `The call for row ${row + 1} has returned. Lift the dragon on ${square}, go on here.`;
    case "solution":
      return `There is no row ${n} to fill: a solution. Report it and return.`;
  }
}

// %%
const looks = {
  place: { sign: "D", tone: "current" },
  reject: { sign: "x", tone: "tried" },
  backtrack: { sign: "", tone: "tried" },
  solution: { sign: "D", tone: "safe" },
} as const;

function frame(step: Step, n: number, ask?: string): Frame {
  const mark: Mark = { square: [step.row, step.col], ...looks[step.kind] };
  const caption = `${"│ ".repeat(step.row)}Row ${step.row}. ${sentence(step, n)}`;
  return { drawing: dragons(step.placement, n, [mark]), caption, ask };
}

// %% [markdown]
// Here it is: the search on the 4×4 board, as long as the top dragon stands on a4 and then on b4. It
// stops three times to ask you what comes next. Answer before you go on. (Rows are counted as in the
// code: row 0 is the top row, with the squares a4 to d4.)

// %%
const diary: Step[] = [];
writeDiary([], 4, diary);

const questions: Record<string, string> = {
  "backtrack 1 2":
    "Row 2 has run out of columns. Which dragon is lifted now, and where does it go?",
  "backtrack 0 0": "Row 1 has run out of columns, too. What happens now?",
  "backtrack 3 2": "That is a solution. Is the search over?",
};

const film = diary
  .slice(0, 39)
  .map((step) => frame(step, 4, questions[`${step.kind} ${step.row} ${step.col}`]));
show(stepPlayer("Four dragons on the 4×4 board", film));

// %% [markdown]
// Three things to look for. Go back in the film and find each.
//
// 1. **A call that returns comes back into the middle of a loop.** The call for row 2 returns, and the
//    call for row 1, which has been waiting all the time, goes on with *its own* next column. Every
//    call has a `row` and a `col` of its own.
// 2. **Stepping back can go further than one row.** When row 1 has no column left either, its call
//    returns, too, and the top dragon moves.
// 3. **A solution is no end.** The search reports it, lifts the last dragon, and goes on, because it was
//    asked to count them all.
//
// The film shows the first 39 events. How many are there in all? There are four kinds. Guess how
// often the whole diary says *place* and how often it says *backtrack*: `[place, backtrack]`.

// %% tags=["predict"]
predict(null, () => {
  const times = (kind: Step["kind"]) => diary.filter((step) => step.kind === kind).length;
  return [times("place"), times("backtrack")];
});

// %% [markdown]
// <details><summary>Why are the two numbers equal?</summary>
//
// Every dragon that is placed is lifted once, the lucky ones of a solution, too. So when the search
// returns, the board is as empty as it was at the start: what goes in comes back as it was. If the two
// numbers of *your* search differ, an undo is missing.
//
// </details>

// %% [markdown]
// ## 5. Fill, order, write
//
// Three steps, each with less help than the one before.
//
// ### Fill three blanks
//
// Sometimes one solution is enough. This search answers *yes* or *no*: can the dragons be completed to
// a full board? It stops as soon as it knows. Put code in place of `blank("A")`, `blank("B")` and
// `blank("C")`.

// %%
/** Stands for something that you are going to write. */
function blank<T>(name: string): T {
  throw new Error(`blank ${name} in the cell above is still empty`);
}

// %% tags=["make"]
function dragonsFit(placement: number[], n: number): boolean {
  if (placement.length === n) return blank("A"); // report
  for (let col = 0; col < n; col++) {
    // choose
    if (!dragonIsSafe(placement, col)) continue; // check
    placement.push(col); // place
    const fit = dragonsFit(placement, n); // recurse
    blank("B"); // undo
    if (blank("C")) return true; // report
  }
  return false; // report
}

// %% tags=["check"]
attempt(() => {
  const found = [0, 1, 2, 3, 4, 5].map((n) => dragonsFit([], n));
  show(`n = 0 to 5: ${found.join(" ")}`);
  show(`is that so? ${found.join() === "true,true,false,false,true,true" ? "✓ yes" : "✗ no"}`);
});

// %% [markdown]
// <details><summary>The three answers</summary>
//
// - **A** is `true`. A full board has been completed already.
// - **B** is `placement.pop()`. It comes *before* the report below it: `return` leaves the function at
//   once, and an undo after it would never run.
// - **C** is `fit`. Only a *yes* from below ends this call. A *no* means: this column does not
//   lead anywhere, so try the next. `return fit`, without the `if`, would give up after the first safe
//   column.
//
// </details>

// %% [markdown]
// ### Put lines in order
//
// Now a search that **lists** every way to place the dragons. Its frame stands; five lines are missing:
//
// ```ts
// function listDragons(placement) {
//   if (placement.length === n) {
//     ① keep the solution
//     return;
//   }
//   for (let col = 0; col < n; col++) {
//     ② check  ③ place  ④ recurse  ⑤ undo
//   }
// }
// ```
//
// You have seven lines for the five places. Two are tempting, and wrong. The table is what you need; the
// cells below it hold the same lines, and run them: just run these cells, you need not read them.
//
// | line | code                                              |
// | ---- | ------------------------------------------------- |
// | a    | `placement.push(col);`                            |
// | b    | `list.push(placement);`                           |
// | c    | `return listDragons(placement);`                  |
// | d    | `if (!dragonIsSafe(placement, col)) continue;`    |
// | e    | `placement.pop();`                                |
// | f    | `list.push([...placement]);`                      |
// | g    | `listDragons(placement);`                         |

// %%
const lines: Record<string, string> = {
  a: "placement.push(col);",
  b: "list.push(placement);",
  c: "return listDragons(placement);",
  d: "if (!dragonIsSafe(placement, col)) continue;",
  e: "placement.pop();",
  f: "list.push([...placement]);",
  g: "listDragons(placement);",
};

// %%
/** The frame with the five lines in it, as text. */
function programOf([keep, ...body]: readonly string[]): string {
  return `function listDragons(placement) {
  if (placement.length === n) {
    ${keep}
    return;
  }
  for (let col = 0; col < n; col++) {
    ${body.join("\n    ")}
  }
}`;
}

// %%
/** Runs the frame with these lines on the 4×4 board, and shows the list that comes back. */
function listsDragons(chosen: readonly string[]): boolean {
  const program = programOf(chosen);
  const run = new Function("n", "list", "dragonIsSafe", `${program}\nlistDragons([]);`);
  const list: number[][] = [];
  show(program);
  run(4, list, dragonIsSafe);
  show(`n = 4: ${list.length} in the list`);
  list.slice(0, 4).forEach((placement, i) => {
    show(boardPicture(dragons(placement, 4), `Number ${i + 1} of the list: ${placement.join()}`));
  });
  return list.join(" ") === "1,3,0,2 2,0,3,1";
}

// %% [markdown]
// Write five letters in place of `null`, such as `"abcde"`, and see what your program lists. It is right
// when two different boards appear, each with four dragons. Wrong orders are welcome: what do they list?

// %% tags=["make"]
inOrder({ lines, count: 5, isRight: listsDragons }, null);

// %% [markdown]
// <details><summary>The order, and the two wrong lines</summary>
//
// ① f ② d ③ a ④ g ⑤ e.
//
// - **b** puts the array itself into the list, and the search goes on using it. In the end all entries
//   are that one array, and it is empty. **f** keeps a copy.
// - **c** leaves the loop after the first safe column. In a search for *all* solutions, nothing may leave
//   the loop. **g** lets the call below do its work, and then goes on.
//
// </details>

// %% [markdown]
// ### Write it: queens
//
// Open [`exercises/03-backtracking.ts`](../exercises/03-backtracking.ts) beside this notebook. You know the shape; four things are new.
//
// | | dragons, above | queens, yours |
// |---|---|---|
// | check | `dragonIsSafe` | any distance along a diagonal: copy your `isSafe` from chapter 02 |
// | one solution | *yes* or *no* | the placement itself, or `null` when there is none |
// | all solutions | a list that somebody handed in | a new list at each call, of new arrays |
// | a bad `n` | nobody asked | a `RangeError` whose message names `n` |
//
// A plan that works: first `firstSolution`, with a helper that is given the placement so far. Run the
// cells below. When its tests are green, write `allSolutions`.
//
// **After each save, run the next cell again**, and then those below it: importing is what reads your file.

// %% tags=["make"]
import { allSolutions, firstSolution } from "../exercises/03-backtracking";

// %%
attempt(() => {
  const solution = firstSolution(6);
  if (solution === null) return show("null: your search found no solution");
  const drawing = queensDrawing(solution, 6, { attacks: true });
  show(boardPicture(drawing, `Your first solution on the 6×6 board: ${solution.join()}`));
});

// %%
attempt(() => {
  const list = allSolutions(5);
  show(`${list.length} in your list for the 5×5 board:`);
  list.slice(0, 12).forEach((solution, i) => {
    const drawing = queensDrawing(solution, 5, { attacks: true });
    show(boardPicture(drawing, `Number ${i + 1} of your list: ${solution.join()}`));
  });
});

// %% [markdown]
// And the judge. It runs the tests from easy to hard; the first red one is the next thing to do.
// Stuck? `npm run kata -- hint 03` in a terminal gives a small hint first, and a larger one when you ask again.

// %% tags=["check"]
await check("03");

// %% [markdown]
// ## 6. How it goes wrong
//
// These are the mistakes that people really make here. For each: what would it print? Guess, run, then
// unfold. Their names are those of the course's own catalogue, in `test/mistakes`; you will meet the
// same names in verdicts.
//
// ### "The one shared array is put into the list, not a copy of it."

// %%
function listWithoutCopies(placement: number[], n: number, list: number[][]): number[][] {
  if (placement.length === n) list.push(placement); // no copy
  for (let col = 0; placement.length < n && col < n; col++) {
    if (!dragonIsSafe(placement, col)) continue;
    placement.push(col);
    listWithoutCopies(placement, n, list);
    placement.pop();
  }
  return list;
}

// %% [markdown]
// One dragon on the 1×1 board. The right list is `[[0]]`. What comes back?

// %% tags=["predict"]
predict(null, () => listWithoutCopies([], 1, []));

// %% [markdown]
// <details><summary>Why</summary>
//
// The list has the right *length*, so counting does not show the mistake. But its entry is the array that
// the search works with, and the undo has emptied it since. Keep a copy: `list.push([...placement])`.
//
// </details>

// %% [markdown]
// ### "No undo: a queen stays on the board after her branch has failed."

// %%
function countWithoutUndo(placement: number[], n: number): number {
  if (placement.length === n) return 1;
  let count = 0;
  for (let col = 0; col < n; col++) {
    if (!dragonIsSafe(placement, col)) continue;
    placement.push(col);
    count += countWithoutUndo(placement, n); // and no pop
  }
  return count;
}

// %% [markdown]
// For n = 1, 2, 3 and 4, what does it count?

// %% tags=["predict"]
predict(null, () => [1, 2, 3, 4].map((n) => countWithoutUndo([], n)));

// %% [markdown]
// <details><summary>Why</summary>
//
// Up to 3 the count is right, by luck: for n = 1 the first branch is the only one, for 2 and 3 there is
// nothing to find. On the 4×4 board the first branch fails, and its dragons stay and block all others.
// Small tests are good, but too small ones are blind.
//
// </details>

// %% [markdown]
// ### "The first safe column's answer is returned, even when it is null."

// %%
function fitInFirstBranch(placement: number[], n: number): boolean {
  if (placement.length === n) return true;
  for (let col = 0; col < n; col++) {
    if (!dragonIsSafe(placement, col)) continue;
    placement.push(col);
    const fit = fitInFirstBranch(placement, n);
    placement.pop();
    return fit; // whatever it is
  }
  return false;
}

// %% [markdown]
// Four dragons fit on the 4×4 board. What does this search say?

// %% tags=["predict"]
predict(null, () => fitInFirstBranch([], 4));

// %% [markdown]
// <details><summary>Why</summary>
//
// The loop never comes to its second safe column. In the film: row 1 puts a dragon on c3, row 2 finds nothing, and
// the *no* goes all the way up. d3 is never tried. Return early only with a *yes*.
//
// </details>

// %% [markdown]
// ### Three checks that look at too little
//
// Now queens. Each of these rules says when two of them attack each other, `across` columns and `down` rows
// apart. The first is right, the others each forget something.

// %%
type Rule = (across: number, down: number) => boolean;

const queenRule: Rule = (across, down) => across === 0 || Math.abs(across) === down;
const oneDiagonal: Rule = (across, down) => across === 0 || across === down;
const neighbours: Rule = (across, down) =>
  across === 0 || (down === 1 && Math.abs(across) === down);
const noColumn: Rule = (across, down) => Math.abs(across) === down;

// %%
function countWith(rule: Rule, n: number, placement: number[] = []): number {
  const row = placement.length;
  if (row === n) return 1;
  let count = 0;
  for (let col = 0; col < n; col++) {
    const attacked = placement.some((other, otherRow) => rule(col - other, row - otherRow));
    if (attacked) continue;
    count += countWith(rule, n, [...placement, col]);
  }
  return count;
}

// %% [markdown]
// **"Only one kind of diagonal is checked."** On the 2×2 board there is no solution. How many does this
// rule find there?

// %% tags=["predict"]
predict(null, () => countWith(oneDiagonal, 2));

// %% [markdown]
// **"Only neighbouring rows are compared on diagonals."** On the 4×4 board it finds the right number.
// On 5×5 there are ten solutions. What does this rule say, for 4 and for 5? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => [4, 5].map((n) => countWith(neighbours, n)));

// %% [markdown]
// **"Two queens may share a column."** On 2×2 again, what does it find?

// %% tags=["predict"]
predict(null, () => countWith(noColumn, 2));

// %% [markdown]
// <details><summary>Why</summary>
//
// - One diagonal: queens on a1 and b2 are seen, queens on a2 and b1 are not, or the other way round. A sign is
//   enough: `across === down` is one diagonal, `Math.abs(across) === down` is both.
// - Neighbouring rows: look at the rule again. These queens attack along columns and one step along a
//   diagonal. They are **dragons**! Section 3 counted 2 for n = 4, too. For n = 5 it
//   would have counted 14.
// - The column: without it, both queens may stand in the same one.
//
// </details>

// %%
holds([
  ["dragons, n = 5", 14, countDragons([], 5)],
  ["queens of the neighbours' rule, n = 5", 14, countWith(neighbours, 5)],
  ["queens, n = 5", 10, countWith(queenRule, 5)],
]);

// %% [markdown]
// Here is a board that the neighbours' rule calls a solution. Its first and its last queen are five rows apart.

// %%
const calledPeaceful = queensDrawing([0, 2, 4, 1, 3, 5], 6, { attacks: true });
show(boardPicture(calledPeaceful, "Six queens; those on a6 and f1 attack each other"));

// %% [markdown]
// ### "The list of solutions lives outside of the function and is never emptied."

// %%
const kept: number[][] = [];

function listIntoKept(n: number): number[][] {
  for (let k = 0; k < n ** n; k++) {
    const placement = Array.from({ length: n }, (_, row) => Math.floor(k / n ** row) % n);
    if (isPeaceful(placement)) kept.push(placement);
  }
  return kept;
}

// %% [markdown]
// The slow way of section 2, so that nothing else can be wrong. Ask for the 1×1 board twice: how long
// is the list the first time, and the second? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => [1, 1].map((n) => listIntoKept(n).length));

// %% [markdown]
// <details><summary>Why</summary>
//
// `kept` lives as long as the notebook does. Run the cell once more, and the numbers grow on. Make the
// list inside the function and hand it down to the helper.
//
// </details>
//
// ### And some more, in short
//
// | mistake | smallest board that shows it | look for |
// |---|---|---|
// | "The search stops one row too early: the last row stays empty." | 1×1 | `n - 1` in the base case |
// | "The loop over the columns stops one short." | 1×1 | `col < n - 1` |
// | "The board is 8×8, whatever n says." | 1×1 | an 8 anywhere in the code |
// | "Every row is compared, also those that have no queen yet." | 4×4 | a loop to `n` where it should end at this row |
// | "The board without squares is said to have no solution." | n = 0 | an `if (n === 0)` |
// | "When there is no solution, undefined comes back instead of null." | 2×2 | `allSolutions(n)[0]` |

// %% [markdown]
// ## 7. What the sources say
//
// *For the curious: skip it if you like.* This course grew from pages that explain the puzzle in five languages. Three of them tell of the
// search. Good pages, and yet: do not believe, run.
//
// We need a search that writes down what it costs: how many queens it places, and how many squares it
// tests. Just run the cell; you need not read it.

// %%
function effort(n: number, wanted = Infinity) {
  const spent = { placements: 0, tests: 0, solutions: 0 };
  const search = (placement: readonly number[]): void => {
    const row = placement.length;
    if (row === n) spent.solutions++;
    for (let col = 0; row < n && col < n && spent.solutions < wanted; col++) {
      spent.tests++;
      if (placement.some((other, r) => queenRule(col - other, row - r))) continue;
      spent.placements++;
      search([...placement, col]);
    }
  };
  search([]);
  return spent;
}

// %% [markdown]
// ### The Polish page: "Problem 8 hetmanów"
//
// It claims that there are 92 solutions; that a solution is complete when the eighth queen stands; and that,
// when the queen of the first row has nowhere left to go, *everything has been tried*.
//
// How many queens does the search put down on the 8×8 board until the first solution stands?

// %% tags=["predict"]
predict(null, () => effort(8, 1).placements);

// %% [markdown]
// The third claim is the bold one. Most ways are never looked at, so how can all have been tried? Because
// each way that was left out begins with queens that attack each other. Let us hold the search against
// the slow way, which leaves out nothing:

// %%
holds(
  [1, 2, 3, 4, 5, 6].map((n) => [
    `n = ${n}, found by trying everything and by the search`,
    countByTrying(n),
    effort(n).solutions,
  ]),
);

// %%
holds([
  ["8×8, solutions", 92, effort(8).solutions],
  ["queens placed until the first one stands", 113, effort(8, 1).placements],
  ["squares tested until then", 876, effort(8, 1).tests],
  ["queens placed for all of them", 2_056, effort(8).placements],
  ["squares tested for all of them", 15_720, effort(8).tests],
]);

// %% [markdown]
// **Verdict: it holds**, all three. And the price is small: 2,056 queens put down instead of 16,777,216
// boards looked at.
//
// ### The Russian page: "Задача о расстановке ферзей"
//
// It says that we are *not able* to go through all placements, and means any 8 of the 64 squares. How many
// ways are that? Do not calculate. How many *digits* has the number?

// %%
/** In how many ways can one choose some squares of many? */
function choose(many: number, some: number): number {
  return some === 0 ? 1 : (choose(many - 1, some - 1) * many) / some;
}

// %% tags=["predict"]
predict(null, () => String(choose(64, 8)).length);

// %% [markdown]
// Let us be stubborn and do it, on smaller boards: every choice of n squares, whole rows of queens
// and all. (Peaceful queens stand in different rows. The squares are chosen from the top, so the k-th queen must stand
// in row k.) Just run the cell; you need not read it.

// %%
function lookAtAll(n: number, seen = [0, 0], chosen: readonly number[] = []): number[] {
  if (chosen.length === n) {
    const rightRows = chosen.every((square, k) => Math.floor(square / n) === k);
    seen[0]++;
    if (rightRows && isPeaceful(chosen.map((square) => square % n))) seen[1]++;
    return seen;
  }
  const first = chosen.length === 0 ? 0 : chosen[chosen.length - 1] + 1;
  for (let square = first; square < n * n; square++) lookAtAll(n, seen, [...chosen, square]);
  return seen;
}

// %%
const [all4, peaceful4] = lookAtAll(4);
const [all5, peaceful5] = lookAtAll(5);
const [all6, peaceful6] = lookAtAll(6);
holds([
  ["any 4 of 16 squares", 1_820, all4],
  ["peaceful ones", 2, peaceful4],
  ["any 5 of 25 squares", 53_130, all5],
  ["peaceful ones", 10, peaceful5],
  ["any 6 of 36 squares", 1_947_792, all6],
  ["peaceful ones", 4, peaceful6],
]);

// %%
holds([
  ["any 8 of 64 squares", 4_426_165_368, choose(64, 8)],
  ["times the work of the 6×6 board, about", 2_272, Math.round(choose(64, 8) / all6)],
]);

// %% [markdown]
// **Verdict: it fails today.** The 8×8 board is about 2,272 times the work of the 6×6 board that you have just
// seen done. If that took your computer a second, the whole takes less than an hour. *Not worth it* would
// have been right: the search gets by with 15,720 tests.
//
// ### The Hebrew page: Wikibooks on C, "רקורסיה (שמונה המלכות)"
//
// It prints the solutions and shows numbers 1, 2 and 92. Its columns are tried from the left, like yours. So
// your list should have the same three boards at the same places. Ask your own program.

// %%
attempt(() => {
  const list = allSolutions(8);
  const printed = ["0,4,7,5,2,6,1,3", "0,5,7,2,6,3,1,4", "7,3,0,2,5,1,6,4"];
  const compared = [1, 2, 92].map((number, i) => {
    const same = list[number - 1]?.join() === printed[i];
    return `number ${number}: ${same ? "✓ the board that the page prints" : "✗ another board"}`;
  });
  show(compared.join("\n"));
});

// %% [markdown]
// Its program has no undo. Is that the mistake of section 6? Look closely: it does not push. It keeps one
// column for each row, from the start, and **overwrites**.

// %%
function countByOverwriting(board: number[], row: number): number {
  if (row === board.length) return 1; // report
  let count = 0;
  for (let col = 0; col < board.length; col++) {
    if (!dragonIsSafe(board.slice(0, row), col)) continue; // check: only the rows above
    board[row] = col; // place, over whatever stood here
    count += countByOverwriting(board, row + 1); // recurse
  }
  return count; // report
}

// %% [markdown]
// There are 14 ways to place five dragons. And what does this function give, with no undo to be seen?

// %% tags=["predict"]
predict(null, () => countByOverwriting([0, 0, 0, 0, 0], 0));

// %% [markdown]
// **Verdict: it holds.** Old columns stay in the rows below, but nobody reads them: the check ends at the row
// above. So there is an undo, only a hidden one: `row` itself says how much of the board is real.
//
// One thing the page does not say. Its counter lives outside of the functions. Ask it for the solutions a second time, and
// the first board is called number 93. You know that mistake by name.

// %%
holds([
  ["dragons, n = 5, by overwriting", 14, countByOverwriting([0, 0, 0, 0, 0], 0)],
  ["the number that the second run begins with", 93, effort(8).solutions + 1],
]);

// %% [markdown]
// ## 8. Measure: count queens, not seconds
//
// *For the curious: skip it if you like.* Seconds depend on the machine and the weather. The number of queens that a search puts down is the
// same everywhere, so that is what we count. First: *all* solutions, for n = 4 to 10.

// %%
const sizes = [4, 5, 6, 7, 8, 9, 10];
const forAll = sizes.map((n) => ({ label: `n = ${n}`, value: effort(n).placements }));
show(barChart("Queens placed to find all solutions", forAll, { logarithmic: true }));

// %% [markdown]
// The bars are logarithmic: equal steps to the right *multiply* the number. These bars grow by about
// equal steps, so each new row multiplies the work.
//
// Now only the *first* solution. Which board costs more, 6×6 or 7×7? Guess `6` or `7`.

// %% tags=["predict"]
predict(null, () => (effort(6, 1).placements > effort(7, 1).placements ? 6 : 7));

// %%
const forFirst = sizes.map((n) => ({ label: `n = ${n}`, value: effort(n, 1).placements }));
show(barChart("Queens placed to find the first solution", forFirst));

// %% [markdown]
// The first solution does not grow evenly at all: it depends on how lucky the left side of the board is. The
// 5×5 board takes five queens and not one step back. That is what was different in section 1; the 4×4 board took
// eight.

// %%
holds([
  ["first solution, 4×4", 8, effort(4, 1).placements],
  ["first solution, 5×5", 5, effort(5, 1).placements],
  ["all solutions, 4×4", 16, effort(4).placements],
  ["all solutions, 10×10", 35_538, effort(10).placements],
  ["squares tested, 10×10", 348_150, effort(10).tests],
]);

// %% [markdown]
// Two things are still unsatisfying, and each has a chapter.
//
// - You can have one solution, or all. What about *the next one, please*? **Chapter 04** stops the search
//   between two events and goes on when asked.
// - Each of the 348,150 tests on the 10×10 board goes through all queens above. **Chapter 05** marks columns and
//   diagonals, so that a test needs three looks, however many queens there are.

// %% [markdown]
// ## 9. Close
//
// ### Questions
//
// **1. The call for row 5 has found no safe column. What does it do?**
//
// - a) It lifts the queen in row 4.
// - b) It returns.
// - c) It starts the whole search again from row 0.
//
// <details><summary>Answers to 1</summary>
//
// - a) Not quite. She is lifted, but by the call that placed her, the one for row 4. Each call cleans up after itself.
// - b) **Right.** That is all. The call for row 4 has been waiting, and goes on: undo, next column.
// - c) No. Rows 0 to 3 stay as they are. Starting again would find the same dead end again.
//
// </details>

// %% [markdown]
// **2. Why does `firstSolution` need the `if` in "if the answer is not null, return it"?**
//
// - a) Because `null` must never be returned.
// - b) Because TypeScript would complain.
// - c) Because null from below means only: not with this column.
//
// <details><summary>Answers to 2</summary>
//
// - a) It may: after the loop, when every column has failed, `null` is the right answer.
// - b) It would not. `null` fits the type, so this mistake is yours to find.
// - c) **Right.** Other columns may still do. Without the `if`, the 4×4 board has no solution.
//
// </details>

// %% [markdown]
// **3. Your list for n = 4 is `[[], []]`. Which line is it?**
//
// - a) The base case: it comes too early.
// - b) The one that keeps the solution.
// - c) The undo: it comes too early.
//
// <details><summary>Answers to 3</summary>
//
// - a) Then the boards would be short, but not empty: kept as copies, they would hold the queens of that moment.
// - b) **Right.** It keeps the shared array, which is empty when the search is over. Keep a copy.
// - c) Then the queen would be gone before the next row is searched, and the search would go wrong much
//   earlier: it would never get past row 0.
//
// </details>

// %% [markdown]
// **4. How many solutions has the board without squares, and who says so?**
//
// - a) None: there is no queen on it.
// - b) One, by a special `if (n === 0)`.
// - c) One, by the base case.
//
// <details><summary>Answers to 4</summary>
//
// - a) No queen is exactly the right number of queens for n = 0, and no two of them attack each other.
// - b) The number is right, the `if` is superfluous. What you do not write cannot be wrong.
// - c) **Right.** The placement is full at once, so it is reported.
//
// </details>
//
// ### Glossary
//
// | word | meaning |
// |---|---|
// | backtracking | search that builds an answer piece by piece and steps back as soon as a piece cannot fit |
// | base case | the question that needs no further call: here, the full board |
// | dead end | a row without a safe column |
// | branch | everything that begins with the same queens |
// | undo | to leave the board as you found it, before you return or try the next column |
// | lexicographic order | as in a dictionary: compare the first entries; where they agree, the next ones |
// | to share an array | two names for one array; a change through one is seen through the other |
//
// ### When it does not work
//
// - **Begin with 1×1, then 4×4.** The film of section 4 tells you each event of the 4×4 board. Put
//   `console.log("  ".repeat(placement.length), "place", col)` into your search and compare.
// - **`null` for 4×4?** Either nothing is undone, or the loop is left too early.
// - **Queens that attack each other?** The message names the two. Ask your `isSafe` about exactly these two squares.
// - **"Maximum call stack size exceeded"?** The base case is never met. Is the placement one queen longer in
//   each call?
// - **The right number, but wrong boards?** Keep copies.
// - **Still the old result?** Save, run the import cell again, then the cell you want to see.
//
// ### The exercise
//
// `exercises/03-backtracking.ts`, 30 minutes: `firstSolution` and `allSolutions`. Done early? Write it a second
// time without any undo: give each call a placement of its own, `[...placement, col]`. What is easier now, and what
// does it cost?
//
// ### Where to read more
//
// - Niklaus Wirth, "Program Development by Stepwise Refinement", *Communications of the ACM* 14 (1971), pages
//   221 to 227. Seven pages on how a program for the eight queens comes about, one decision after the other.
// - Donald Knuth, "Estimating the efficiency of backtrack programs", *Mathematics of Computation* 29 (1975),
//   pages 121 to 136. How to guess what a search will cost, before running it.
// - Jordan Bell and Brett Stevens, "A survey of known results and research areas for n-queens", *Discrete
//   Mathematics* 309 (2009), pages 1 to 31, [doi:10.1016/j.disc.2007.12.043](https://doi.org/10.1016/j.disc.2007.12.043).
// - The On-Line Encyclopedia of Integer Sequences: the queens are
//   [A000170](https://oeis.org/A000170). The dragons are [A002464](https://oeis.org/A002464): Hertzsprung's
//   problem, there with kings, one in each row and column.
//
// Next: [04 · Stepping](04-stepping.ipynb).
