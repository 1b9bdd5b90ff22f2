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
// # Stepping
//
// After this chapter you can write a search that stops between any two events and goes on when it is
// asked to, because you keep its stack yourself.
//
// - **You need** chapter 03 (the search and its six words: choose, check, place, recurse, undo, report).
//   Generators are explained here.
// - **Time**: 45 minutes to read and try, 35 minutes for the exercise.
// - **Extra** chapter: the workshop does without it, and so does every core chapter.
//
// Run the cells from top to bottom with Shift+Enter. Where a cell says `predict(null, …)`, first put
// your guess in place of `null`.

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
// ## 1. Warm up by hand: the telephone rings
//
// Place four queens by the rules of chapter 03: rows from the top, in each row the leftmost safe square;
// where there is none, lift the queen above and move her to her next safe square.
//
// Stop when you have lifted a queen for the first time. The telephone rings, and a friend takes over.
// **What must you write on a note so that your friend can go on exactly where you stopped?**

// %%
show(warmUpBoard(4));

// %% [markdown]
// Is it enough to note where the queens stand? Say the note reads: *one queen, on a4*. (As in the code,
// a4 is row 0, column 0.) Your friend knows that row 1 is to be filled. But has the queen just been placed,
// so that row 1 is new? Or has row 1 had a queen already, who has been lifted?
//
// Keep your note. We come back to it in section 3.

// %% [markdown]
// ## 2. Functions that wait
//
// The search of chapter 03 runs to its end, and then you have the result. We want one that gives a piece
// of its result and *waits* until somebody asks for more. TypeScript has such functions. They are called
// **generators** and written with a star, and in place of `return` they `yield`:

// %%
const log: string[] = [];

function* threeSquares(): Generator<string> {
  log.push("begin");
  yield "a4";
  log.push("after a4");
  yield "c3";
  log.push("end");
}

// %% [markdown]
// Call it. How many lines stand in the log right after the call?

// %% tags=["predict"]
predict(null, () => {
  log.length = 0;
  threeSquares();
  return log.length;
});

// %% [markdown]
// <details><summary>Why</summary>
//
// The call runs nothing. It gives back an object that *could* run: the generator. It runs when `next()` is called, as far as the
// next `yield`, and there it stops, in the middle of the function, with all its variables.
//
// </details>
//
// And after one `next()`? Guess the log, such as `["begin"]`.

// %% tags=["predict"]
predict(null, () => {
  log.length = 0;
  threeSquares().next();
  return log;
});

// %% [markdown]
// Most often you don't call `next()` yourself. A loop `for (const square of threeSquares())` does it for
// you, and so do the three dots: `[...threeSquares()]` asks until nothing more comes. How many values come,
// and how many lines stand in the log then? Write `[values, lines]`.

// %% tags=["predict"]
predict(null, () => {
  log.length = 0;
  return [[...threeSquares()].length, log.length];
});

// %% [markdown]
// Since nobody is forced to ask for the rest, a generator may go on forever. Then the three dots would
// never come back; this helper asks only so often.

// %%
/** The first values, at most `most` of them; the rest is never asked for. */
function take<T>(values: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const value of values) {
    taken.push(value);
    if (taken.length >= most) break;
  }
  return taken;
}

function* countUp(): Generator<number> {
  for (let k = 1; ; k++) yield k;
}

// %%
show(`the first five: ${take(countUp(), 5).join(" ")}`);

// %% [markdown]
// Two generators of one function know nothing of each other: each has its own `k`. What does this give?

// %% tags=["predict"]
predict(null, () => {
  const one = countUp();
  const two = countUp();
  return [one.next().value, one.next().value, two.next().value];
});

// %% [markdown]
// One more kind of function that may `yield` is a recursive one, with `yield*`. It works, and it is short.
// But then the calls that wait stay where they always were: inside the machine, where you cannot look. In
// this chapter we take them out.

// %% [markdown]
// ## 3. The idea, worked: dragons again
//
// In chapter 03, dragons were counted by a recursive function. Here it is again. A dragon moves like a
// rook, and one step along a diagonal.

// %%
/** Is the next row's square in column `col` out of reach of every dragon above? */
function dragonIsSafe(placement: readonly number[], col: number): boolean {
  const row = placement.length;
  return placement.every((otherCol, otherRow) => {
    const isNextRow = row - otherRow === 1;
    return col !== otherCol && !(isNextRow && Math.abs(col - otherCol) === 1);
  });
}

// %%
function countByRecursion(placement: number[], n: number): number {
  if (placement.length === n) return 1; // report
  let count = 0;
  for (let col = 0; col < n; col++) {
    // choose
    if (!dragonIsSafe(placement, col)) continue; // check
    placement.push(col); // place
    count += countByRecursion(placement, n); // recurse
    placement.pop(); // undo
  }
  return count; // report
}

// %% [markdown]
// What does a call remember while the call below it works? The placement, and which column comes next.
// Nothing else. So let us write down exactly that.

// %%
/** A search that can be stopped: everything that it has to remember. */
type Search = {
  placement: number[];
  /** For each row that has begun: the column that it tries next. This is the stack. */
  next: number[];
  found: number;
};

function begin(): Search {
  return { placement: [], next: [0], found: 0 };
}

// %% [markdown]
// At the beginning one row has begun, row 0, and it will try column 0. And now **one turn** of the search.
// It does one thing: it tries one square, or it gives one row up.

// %%
function turn({ placement, next }: Search, n: number): "full" | "goes on" {
  const row = next.length - 1;
  if (row === n || next[row] === n) {
    next.pop(); // return: this row has nothing left to try
    placement.pop(); // undo: lift the dragon above it
    return row === n ? "full" : "goes on"; // report
  }
  const col = next[row]++; // choose
  if (dragonIsSafe(placement, col)) {
    placement.push(col); // place
    next.push(0); // recurse: the row below begins, at its left
  }
  return "goes on"; // check: not safe, so the next turn tries the next column
}

// %%
/** Lets a search run to its end. */
function finish(search: Search, n: number): Search {
  while (search.next.length > 0) {
    if (turn(search, n) === "full") search.found++;
  }
  return search;
}

// %% [markdown]
// Every part of the recursive function is there, under another name:
//
// | a recursive function | with a stack of one's own |
// |---|---|
// | a call begins | `next.push(0)` |
// | the call's own `col` | `next[row]` |
// | the loop of the call goes on | the next turn |
// | the call returns | `next.pop()` |
// | the first call has returned | `next` is empty |
//
// One thing is easily missed: when a turn says `"full"`, it has already lifted the last dragon. Whoever wants to
// see the full board must look *before* that turn.
//
// Does it count as the recursive function does? Guess what it counts for n = 0, 1, 2, 3, 4; write five
// numbers.

// %% tags=["predict"]
predict(null, () => [0, 1, 2, 3, 4].map((n) => finish(begin(), n).found));

// %% [markdown]
// <details><summary>And where is the case n = 0 handled?</summary>
//
// Nowhere, or rather everywhere: row 0 has begun, and it is row n. So it is full, like any row n. No `if` is
// needed.
//
// </details>

// %%
/** Compares each number of the text with the program's; a false one stops the notebook. */
function holds(claims: readonly [what: string, told: number, found: number][]): void {
  const wrong = claims.find(([, told, found]) => told !== found);
  if (wrong) throw new Error(`${wrong[0]}: the text says ${wrong[1]}, the program ${wrong[2]}`);
  show(claims.map(([what, , found]) => `✓ ${what}: ${found.toLocaleString("en-US")}`).join("\n"));
}

// %%
holds(
  [0, 1, 2, 3, 4, 5, 6].map((n) => [
    `dragons for n = ${n}, by recursion and turn by turn`,
    countByRecursion([], n),
    finish(begin(), n).found,
  ]),
);

// %% [markdown]
// Now stop a search on the 4×4 board at the moment when two dragons stand, on row 0, column 1 and on row 1,
// column 3. What is `next` at that moment? Write three numbers.

// %%
/** A search at that moment. */
function withTwoDragons(): Search {
  const search = begin();
  while (search.placement.join() !== "1,3") turn(search, 4);
  return search;
}

// %% tags=["predict"]
predict(null, () => withTwoDragons().next);

// %% [markdown]
// It goes on from there to its end. How many ways does it find?

// %% tags=["predict"]
predict(null, () => finish(withTwoDragons(), 4).found);

// %% [markdown]
// **Modify.** In a new cell, give `finish` a search with the same two dragons and a `next` of your own, so
// that it finds only the ways that begin with these two.
//
// <details><summary>Which one does it</summary>
//
// `{ placement: [1, 3], next: [4, 4, 0], found: 0 }`: rows 0 and 1 have nothing left to try, so when row 2 is done,
// both are given up at once. It finds one way, `[1, 3, 0, 2]`. The other one begins with a dragon in column 2, and the
// 2 in the first `next` led there.
//
// </details>
//
// ### The note for your friend
//
// Now the search can be stopped anywhere. It is plain data, so it can be written down as text, sent to a
// friend, read again, and continued:

// %%
const mine = begin();
for (let k = 0; k < 50; k++) {
  if (turn(mine, 5) === "full") mine.found++;
}
const note = JSON.stringify(mine);
show(note);

// %% [markdown]
// The friend goes on from the text. There are 14 ways to place five dragons. How many does the friend have
// at the end?

// %% tags=["predict"]
predict(null, () => finish(JSON.parse(note) as Search, 5).found);

// %% [markdown]
// Back to section 1: what had to be on *your* note? The queens, and for the row that you were working on the
// next column. And the next columns of the rows above? Look at the note, and compare `placement` with
// `next`:

// %%
const read = JSON.parse(note) as Search;
show(`placement: ${read.placement.join(" ")}\nnext:      ${read.next.join(" ")}`);

// %% [markdown]
// <details><summary>What do you see?</summary>
//
// In every row that waits, the next column is the one to the right of its dragon: `next[row]` is
// `placement[row] + 1`. So the note needs only the placement, and **one** more number, for the row that has no
// dragon yet. For your exercise, that is worth a thought: who is the stack, if `next` is not needed?
//
// </details>
//
// And the note that said only *one queen, on a4*? In the dragons' search on the 4×4 board, `placement` is `0`
// at several moments, and each time `next` is another. At how many moments?

// %% tags=["predict"]
predict(null, () => {
  const search = begin();
  const notes = new Set<string>();
  while (search.next.length > 0) {
    turn(search, 4);
    if (search.placement.join() === "0") notes.add(search.next.join());
  }
  return notes.size;
});

// %%
const onlyTheseTwo: Search = { placement: [1, 3], next: [4, 4, 0], found: 0 };
holds([
  ["ways for n = 4 from the two dragons on", 2, finish(withTwoDragons(), 4).found],
  ["of these, ways that begin with the two", 1, finish(onlyTheseTwo, 4).found],
]);

// %% [markdown]
// ## 4. Watch it move
//
// A generator can watch the search, turn by turn. It yields a copy after each, so that a film can be
// made of it.

// %%
type Moment = { placement: number[]; next: number[]; full: boolean };

function* watch(n: number): Generator<Moment> {
  const search = begin();
  while (search.next.length > 0) {
    const full = turn(search, n) === "full";
    yield { placement: [...search.placement], next: [...search.next], full };
  }
}

// %% [markdown]
// What has happened in a turn can be seen by comparing the stack before with the stack after it.

// %%
function sentence(before: Moment, after: Moment, n: number): string {
  const row = before.next.length - 1;
  const square = squareName([row, before.next[row]], n);
  const depth = after.next.length - before.next.length;
  if (depth === 0) return `${square} is not safe. Row ${row} will try its next column.`;
  if (depth === 1) return `Place a dragon on ${square}. Row ${row + 1} begins: push a 0.`;
  const why = row === n ? `All ${n} rows are full, one way found` : `Row ${row} has no column left`;
  if (row === 0) return `${why}: pop. The stack is empty, and the search is over.`;
  const lifted = squareName([row - 1, before.placement[row - 1]], n);
  return `${why}: pop its number, and lift the dragon on ${lifted}. Row ${row - 1} goes on.`;
}

// %%
/** Dragons as a drawing; the square that the working row tries next is a candidate. */
function moment({ placement, next }: Moment, n: number, more: readonly Mark[] = []): Drawing {
  const dragons = placement.map((col, row): Mark => ({ square: [row, col], sign: "D" }));
  const row = next.length - 1;
  const candidate: Mark = { square: [row, next[row]], sign: "", tone: "candidate" };
  return { board: rectangle(n, n), marks: [...dragons, ...(row < 0 ? [] : [candidate]), ...more] };
}

// %%
/** The square of this turn: a dragon comes to it, or it is not safe, or a dragon leaves it. */
function markOfTurn(before: Moment, after: Moment): Mark {
  const row = before.next.length - 1;
  const depth = after.next.length - before.next.length;
  const square = [row, before.next[row]] as const;
  if (depth === 1) return { square, sign: "D", tone: "current" };
  if (depth === 0) return { square, sign: "x", tone: "tried" };
  return { square: [row - 1, before.placement[row - 1]], sign: "", tone: "tried" };
}

// %%
function frames(moments: readonly Moment[], n: number, questions: readonly string[][]): Frame[] {
  return moments.map((after, i) => {
    const before = moments[i - 1];
    const stack = `Stack: ${after.next.join(" ") || "empty"}`;
    if (i === 0) return { drawing: moment(after, n), caption: `Row 0 has begun. ${stack}` };
    const [, ask] = questions.find(([next]) => next === before.next.join(" ")) ?? [];
    const drawing = moment(after, n, [markOfTurn(before, after)]);
    return { drawing, caption: `${sentence(before, after, n)} ${stack}`, ask };
  });
}

// %% [markdown]
// Here is the search on the 4×4 board, as long as the top dragon stands on a4 and then on b4. The dotted ring (in
// text: +) is the square that comes next. A dashed square was just tried (x), or a dragon has just left it. Under the
// board you read the stack: one number for each row that has begun. It asks three times before it shows.

// %%
const start: Moment = { placement: [], next: [0], full: false };
const moments = [start, ...watch(4)];

const questions = [
  ["1 3 4", "The stack is 1 3 4. What happens to the 4, and to which dragon?"],
  ["1 4", "The stack is 1 4. Which number will be the top after this turn?"],
  ["2 4 1 3 0", "The stack is 2 4 1 3 0: five rows have begun on a board of four. And now?"],
];
show(stepPlayer("Four dragons, turn by turn", frames(moments.slice(0, 39), 4, questions)));

// %% [markdown]
// Three things to look for. Go back in the film and find each.
//
// 1. **The way down is a push, the way back is a pop.** Nothing else is done to the stack, apart from counting
//    its top number up.
// 2. **After a pop, the row above goes on with its own number.** It was there all the time. Nobody has to
//    work it out again, and it is not 0.
// 3. **The stack has one number more than there are dragons**, until the search is over.
//
// When the search is over, how many numbers are left on the stack, and how many dragons on the board? Write
// `[numbers, dragons]`.

// %% tags=["predict"]
predict(null, () => {
  const last = moments[moments.length - 1];
  return [last.next.length, last.placement.length];
});

// %% [markdown]
// ## 5. Fill, order, write
//
// ### Fill two blanks
//
// A generator that gives the ways to place dragons, one by one. Put code in place of `blank<boolean>("A")`
// and `blank<number[]>("B")`.

// %%
/** Stands for something that you are going to write. */
function blank<T>(name: string): T {
  throw new Error(`blank ${name} in the cell above is still empty`);
}

// %% tags=["make"]
function* dragonsOneByOne(n: number): Generator<number[]> {
  const search = begin();
  while (blank<boolean>("A")) {
    if (search.placement.length === n) yield blank<number[]>("B"); // report
    turn(search, n);
  }
}

// %% tags=["check"]
attempt(() => {
  const counts = [0, 1, 2, 3, 4, 5].map((n) => [...dragonsOneByOne(n)].length);
  show(`n = 0 to 5: ${counts.join(" ")} ${counts.join() === "1,1,0,0,2,14" ? "✓" : "✗"}`);
  const list = [...dragonsOneByOne(4)].map((placement) => placement.length);
  show(`lengths of the two for n = 4: ${list.join(" ")} ${list.join() === "4,4" ? "✓" : "✗"}`);
  const [first] = take(dragonsOneByOne(20), 1);
  show(`n = 20, the first one, at once: ${first.join(" ")}`);
});

// %% [markdown]
// <details><summary>The two answers</summary>
//
// - **A** is `search.next.length > 0`. As long as a row has begun, there is something to do.
// - **B** is `[...search.placement]`, a copy. The search goes on with its own list, and lifts the last dragon in the
//   very next turn. Whoever keeps the list itself keeps a list that changes.
//
// Nobody could wait for *all* ways to place twenty dragons. The first one comes at once, because nobody
// asks for more.
//
// </details>

// %% [markdown]
// ### Put lines in order
//
// Your search will not only do things, it will *tell* them. An event tells what happened, where, and how the
// board looks **after** it. Here is the turn that gives a row up, as a function of its own that returns its event. It
// needs five lines, and you have seven. Two are tempting, and wrong.

// %%
const lines: Record<string, string> = {
  a: 'return { kind: "backtrack", row, col, placement };',
  b: "const row = placement.length - 1;",
  c: "const col = placement[row];",
  d: "next.pop();",
  e: "const col = next[row + 1];",
  f: 'return { kind: "backtrack", row, col, placement: [...placement] };',
  g: "placement.pop();",
};

// %%
/** Makes a function of these lines and runs it where row 2 has no column left. */
function givesUp(chosen: readonly string[]): boolean {
  const body = chosen.join("\n  ");
  const run = new Function("placement", "next", body);
  const placement = [0, 2];
  const next = [1, 3, 4];
  show(`function giveUp(placement, next) {\n  ${body}\n}`);
  const event = run(placement, next);
  show(`event: ${JSON.stringify(event)}\nstack: ${JSON.stringify(next)}`);
  placement.push(3); // the search goes on
  const later = JSON.stringify(event);
  show(`the same event, one turn later: ${later}`);
  return later === '{"kind":"backtrack","row":1,"col":2,"placement":[0]}' && next.length === 2;
}

// %% [markdown]
// The dragons stand on row 0, column 0 and on row 1, column 2. The stack is `1 3 4`. Write five letters in
// place of `null`. It is right when the event names the square of the lifted dragon, shows the board without it,
// and stays the same one turn later. Wrong orders are welcome.

// %% tags=["make"]
inOrder({ lines, count: 5, isRight: givesUp }, null);

// %% [markdown]
// <details><summary>The order, and the two wrong lines</summary>
//
// b c d g f; also b c g d f. The square must be read *before* the dragon is lifted, and the copy made
// *after* it.
//
// - **e** reads the number of the row that is given up: there the search got stuck. The lifted dragon stood in the row above.
// - **a** hands out the list that the search works with. One turn later the event tells something else.
//
// </details>

// %% [markdown]
// ### Write it: queens
//
// Open `exercises/04-stepping.ts` beside this notebook. `steps` tells every event, `solutions` gives the
// solutions. What is new:
//
// | | dragons, above | queens, yours |
// |---|---|---|
// | check | `dragonIsSafe` | copy your `isSafe` from chapter 03 |
// | a turn | does one thing | does one thing and yields its event, with the board after it |
// | a full board | found and given up in one turn | two events: first `solution`, then `backtrack` |
// | the end | one last pop | no event: there is no queen left to lift |
// | a bad `n` | nobody asked | a `RangeError` whose message names `n` |
//
// You may keep a stack like `next`. You may also do with less: look again at the note of section 3. And
// when `steps` is written, `solutions` takes three lines.
//
// **After each save, run the next cell again**, and then those below it.

// %% tags=["make"]
import { solutions, steps } from "../exercises/04-stepping";

// %% [markdown]
// Your search on the 4×4 board, as a film. (A search that does not end stops here after 200 events.)

// %%
attempt(() => {
  const looks = {
    place: { sign: "Q", tone: "current" },
    reject: { sign: "x", tone: "tried" },
    backtrack: { sign: "", tone: "tried" },
    solution: { sign: "Q", tone: "safe" },
  } as const;
  const mySteps = take(steps(4), 200).map(({ kind, row, col, placement }) => {
    const { board, marks } = queensDrawing(placement, 4);
    const mark: Mark = { square: [row, col], ...looks[kind] };
    return { drawing: { board, marks: [...marks, mark] }, caption: `${kind} [${row}, ${col}]` };
  });
  show(stepPlayer("Your search on the 4×4 board", mySteps));
});

// %% [markdown]
// And the solutions, one at a time. The 10×10 board has hundreds. Nobody asks for them all; here are three.

// %%
attempt(() => {
  take(solutions(10), 3).forEach((solution, i) => {
    const drawing = queensDrawing(solution, 10, { attacks: true });
    show(boardPicture(drawing, `Your solution number ${i + 1} for 10×10: ${solution.join()}`));
  });
});

// %% [markdown]
// And the judge. It runs the tests from easy to hard; the first red one is the next thing to do.
// Stuck? `npm run kata -- hint 04` in a terminal gives a small hint first, and a larger one when you ask again.

// %% tags=["check"]
await check("04");

// %% [markdown]
// ## 6. How it goes wrong
//
// These are the mistakes that people really make here. For each: what would it print? Guess, run, then
// unfold. Their names are those of the course's own catalogue, in `test/mistakes`; you will meet the
// same names in verdicts.
//
// ### "After a queen was lifted, her row begins again at column 0."

// %%
function turnFromZero(search: Search, n: number): "full" | "goes on" {
  const rows = search.next.length;
  const result = turn(search, n);
  if (search.next.length < rows) search.next[search.next.length - 1] = 0; // the mistake
  return result;
}

// %% [markdown]
// There is one way to place one dragon on the 1×1 board. How many does this search find there in its first
// 1,000 turns?

// %% tags=["predict"]
predict(null, () => {
  const search = begin();
  for (let k = 0; k < 1_000; k++) {
    if (turnFromZero(search, 1) === "full") search.found++;
  }
  return search.found;
});

// %% [markdown]
// <details><summary>Why</summary>
//
// Every second turn: place, give up, place, give up, … The dragon that was lifted is put back, on the same square, without
// end. A recursive search cannot make this mistake, because its loop variable waits inside the call. With a stack of
// your own, it is you who must know where the row goes on: to the right of the lifted piece.
//
// </details>

// %% [markdown]
// ### "Each event holds the array that the search works with, not a copy."

// %%
function* liveBoards(n: number): Generator<number[]> {
  const search = begin();
  while (search.next.length > 0) {
    if (search.placement.length === n) yield search.placement; // no copy
    turn(search, n);
  }
}

// %% [markdown]
// The two ways to place four dragons are `[1, 3, 0, 2]` and `[2, 0, 3, 1]`. First, a reader who looks at each
// one as it comes, and makes a text of it. What does that reader get?

// %% tags=["predict"]
predict(null, () => {
  const seen: string[] = [];
  for (const placement of liveBoards(4)) seen.push(placement.join(" "));
  return seen;
});

// %% [markdown]
// And now a reader who keeps what comes. What does `[...liveBoards(4)]` give?

// %% tags=["predict"]
predict(null, () => [...liveBoards(4)]);

// %% [markdown]
// <details><summary>Why</summary>
//
// While the generator waits, nothing changes, and a reader who only looks sees the right board. This makes the
// mistake hard to find: `console.log` in the loop shows that all is well. But both values are one list, and when the
// search is over, that list is empty.
//
// </details>

// %% [markdown]
// ### "All solutions are collected first, and only then given one by one."

// %%
const made = { turns: 0 };

function* allBoards(n: number): Generator<number[]> {
  for (const { placement } of watch(n)) {
    made.turns++;
    if (placement.length === n) yield placement;
  }
}

function* collectedBoards(n: number): Generator<number[]> {
  const list = [...allBoards(n)];
  for (const board of list) yield board;
}

// %% [markdown]
// Both give the same boards. Ask each for the first one on the 6×6 board, and look at the number of turns that
// the search has made by then. One of them has made 21. And the other? Guess: `21`, about `200`, or about
// `2000`?

// %% tags=["predict"]
predict(null, () => {
  made.turns = 0;
  take(collectedBoards(6), 1);
  return made.turns < 100 ? 21 : made.turns < 1000 ? 200 : 2000;
});

// %%
function turnsUntilFirst(boards: Generator<number[]>): number {
  made.turns = 0;
  take(boards, 1);
  return made.turns;
}

holds([
  ["turns until the first board, one by one", 21, turnsUntilFirst(allBoards(6))],
  ["turns until the first board, collected first", 2_113, turnsUntilFirst(collectedBoards(6))],
]);

// %% [markdown]
// <details><summary>Why</summary>
//
// It has a star, it yields, and it is not lazy: the three dots inside ask for everything before the first value
// goes out. On a large board, that never comes to an end.
//
// </details>

// %% [markdown]
// ### "The columns go on the stack from the left, so the rightmost comes off first."
//
// Another search, with boards on the stack: take one off, and put on all those that are one dragon longer.

// %%
function* withBoardsOnTheStack(n: number): Generator<number[]> {
  const stack: number[][] = [[]];
  while (stack.length > 0) {
    const placement = stack.pop()!;
    if (placement.length === n) yield placement;
    for (let col = 0; placement.length < n && col < n; col++) {
      if (dragonIsSafe(placement, col)) stack.push([...placement, col]);
    }
  }
}

// %% [markdown]
// The first way to place four dragons, in order, is `[1, 3, 0, 2]`. Which comes first here?

// %% tags=["predict"]
predict(null, () => take(withBoardsOnTheStack(4), 1)[0]);

// %% [markdown]
// <details><summary>Why</summary>
//
// What goes on last comes off first. Put the columns on from the right, and they come off from the left. (This search
// also has nothing to lift, so it cannot tell a `backtrack` when it happens. It needs a task for that on its
// stack: `solutions/04-stepping.2.ts` shows how, when you have your own.)
//
// </details>

// %% [markdown]
// ### "The stack lives outside of the function, so that all searches share it."

// %%
let shared = begin();

function* sharing(n: number): Generator<number[]> {
  shared = begin();
  while (shared.next.length > 0) {
    if (shared.placement.length === n) yield [...shared.placement];
    turn(shared, n);
  }
}

// %% [markdown]
// One after the other, two searches work well: each begins anew. Now let them take turns, one value each: `one`,
// `two`, `one`, `two`. Guess the four values as texts, `["1,3,0,2", …]`; where nothing comes any more, it is
// `"undefined"`.

// %% tags=["predict"]
predict(null, () => {
  const [one, two] = [sharing(4), sharing(4)];
  return [one.next(), two.next(), one.next(), two.next()].map(({ value }) => String(value));
});

// %% [markdown]
// <details><summary>Why</summary>
//
// The second search throws the stack of the first away and begins anew; from then on, both push one and the same search
// along. So `one` gets the second board, and for `two` nothing is left. Keep all variables of a search inside the
// generator; that is what makes two of them independent.
//
// </details>
//
// ### And some more, in short
//
// | mistake | smallest board that shows it | look for |
// |---|---|---|
// | "The solution is told before its last queen is placed." | 1×1 | a test for the last row instead of the full board |
// | "The last queen of a solution is lifted without an event." | 1×1 | a `pop` beside the `solution` |
// | "backtrack names the column to go on with, not that of the lifted queen." | 1×1 | `+ 1` before the `yield` |
// | "The placement is the board before the event, not after it." | 1×1 | a `yield` above the `push` or the `pop` |
// | "The search is over when the board is empty for the first time." | 2×2 | `while (placement.length > 0)` |
// | "A new row begins with the column of the queen above, not with column 0." | 2×2 | what is missing after the `push` |
// | "All squares of a row are tried and rejected before a queen is placed in it." | 3×3 | a loop over the columns inside a turn |
// | "The search goes on with the array that it has given away." | 4×4, with a reader who changes it | a `yield` without a copy |
// | "The board without squares is said to have no solution." | n = 0 | an `if (n === 0)` |

// %% [markdown]
// ## 7. What the sources say: the Russian page, move by move
//
// The page "Задача о расстановке ферзей. Перебор с возвратом" explains the search by playing it, for the
// eight queens. A good idea, for whoever understands one such game by hand can write the program. But is it
// *the search* that it plays? You have a program that can tell.
//
// The page goes by columns. It calls them verticals, counts them from 1, and in each it tries the cells 1 to 8. So
// let us draw it in that way: vertical 1 is the a-file, cell 1 is at the bottom, and *vertical 4, cell 2* is d2.

// %%
/** Does the queen of vertical `i + 1` attack this cell of the next vertical? */
function hits(cells: readonly number[], i: number, cell: number): boolean {
  return cells[i] === cell || Math.abs(cells[i] - cell) === cells.length - i;
}

/** The verticals, counted from 1, whose queens attack this cell of the next vertical. */
function attackersOf(cells: readonly number[], cell: number): number[] {
  return cells.flatMap((_, i) => (hits(cells, i, cell) ? [i + 1] : []));
}

function freeCells(cells: readonly number[]): number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => attackersOf(cells, cell).length === 0);
}

// %% [markdown]
// Play the beginning in your head: the first three queens, each on the first free cell of her vertical. Which
// cells? Write `[…, …, …]`.

// %% tags=["predict"]
predict(null, () => {
  const cells: number[] = [];
  while (cells.length < 3) cells.push(freeCells(cells)[0]);
  return cells;
});

// %% [markdown]
// The page says the same, with reasons: in vertical 2 the cells 1 and 2 are attacked, in vertical 3 the
// cells 1 to 4. It then goes on, in our words: *fill verticals 4, 5, 6 and 7 in the same way; in vertical 8 you will
// find every cell attacked.*
//
// Do not believe it yet. The same way means the first free cell. Which is it in vertical 4?

// %% tags=["predict"]
predict(null, () => freeCells([1, 3, 5])[0]);

// %%
/** The page's board: files are verticals, ranks are cells. */
function pageBoard(cells: readonly number[], more: readonly Mark[] = []): Drawing {
  const queens = cells.map((cell, i): Mark => ({ square: [8 - cell, i], sign: "Q" }));
  return { board: rectangle(8, 8), marks: [...queens, ...more] };
}

const freeInFour = freeCells([1, 3, 5]).map((cell): Mark => {
  return { square: [8 - cell, 3], sign: "", tone: "safe" };
});
show(boardPicture(pageBoard([1, 3, 5], freeInFour), "Queens on a1, b3, c5; free: d2, d7 and d8"));

// %% [markdown]
// Go on like this, always with the first free cell. In which vertical does the search get stuck for the
// first time?

// %% tags=["predict"]
predict(null, () => {
  const cells: number[] = [];
  while (freeCells(cells).length > 0) cells.push(freeCells(cells)[0]);
  return cells.length + 1;
});

// %% [markdown]
// So the text leaves its own algorithm, and at its very first *and so on*. To see where it finds back, we need the
// whole search. Here it is, in the page's own counting: every square tried, every queen placed, every queen
// lifted.

// %%
type Told = {
  kind: "place" | "reject" | "lift";
  vertical: number;
  cell: number;
  cells: readonly number[]; // the board afterwards
};

// %%
function play(cells: readonly number[], diary: Told[]): Told[] {
  const vertical = cells.length + 1;
  for (let cell = 1; vertical <= 8 && cell <= 8 && diary.length < 100; cell++) {
    const isFree = attackersOf(cells, cell).length === 0;
    const longer = isFree ? [...cells, cell] : cells;
    diary.push({ kind: isFree ? "place" : "reject", vertical, cell, cells: longer });
    if (!isFree) continue;
    play(longer, diary);
    diary.push({ kind: "lift", vertical, cell, cells });
  }
  return diary;
}

// %%
const diary = play([], []).slice(0, 100);

/** The number of the event, from 1, after which these queens stand for the first time. */
function whenStand(cells: readonly number[]): number {
  return diary.findIndex((told) => told.cells.join() === cells.join()) + 1;
}

// %% [markdown]
// The first 100 events will do. The film begins where the page says *in the same way*, with the third queen on c5. It
// ends where seven queens stand for the first time and vertical 8 has been tried.

// %%
function pageSentence({ kind, vertical, cell, cells }: Told): string {
  const square = squareName([8 - cell, vertical - 1], 8);
  const by = attackersOf(cells, cell).map((queen) => `queen ${queen}`);
  if (kind === "reject") return `${square} is attacked by ${by.join(" and ")}.`;
  if (kind === "place") return `${square} is free: queen ${vertical} stands there.`;
  return `Vertical ${vertical + 1} has no cell left. Lift queen ${vertical} from ${square}, and go on.`;
}

// %%
const marksOf = {
  place: { sign: "Q", tone: "current" },
  reject: { sign: "x", tone: "tried" },
  lift: { sign: "", tone: "tried" },
} as const;

const asked: Record<string, string> = {
  "place d2": "The page fills vertical 4 now. Where does its queen stand, if it keeps to its rule?",
  "lift e4":
    "Every cell of vertical 6 is attacked. Which queen moves, and which cell is tried next?",
  "lift d2": "Vertical 5 has no cell left, either. Which queen moves now?",
  "reject h1": "Seven queens stand. How many cells of vertical 8 are free?",
};

// %%
const film = diary.slice(whenStand([1, 3, 5]) - 1, whenStand([1, 3, 5, 7, 2, 4, 6]) + 8);
const filmFrames = film.map((told): Frame => {
  const square = [8 - told.cell, told.vertical - 1] as const;
  const drawing = pageBoard(told.cells, [{ square, ...marksOf[told.kind] }]);
  const ask = asked[`${told.kind} ${squareName(square, 8)}`];
  return { drawing, caption: pageSentence(told), ask };
});
show(stepPlayer("What the search does from c5 on", filmFrames));

// %% [markdown]
// Where does the search stand when it has seven queens for the first time? Look at the last board of the film, and
// write their cells, `[1, 3, 5, …]`.

// %% tags=["predict"]
predict(null, () => diary.find(({ cells }) => cells.length === 7)?.cells ?? []);

// %% [markdown]
// **That is the page's picture.** The author had played the search to here, and told it as if vertical 4 had been
// filled with cell 7 at once. Left out are two dead ends in vertical 6, three queens that were placed and lifted again, and 33 events in
// all.

// %%
const deadEnd = diary.find(({ kind }) => kind === "lift")!;
const atDeadEnd = [...deadEnd.cells, deadEnd.cell].filter((cell, i) => cell === [1, 3, 5, 2, 4][i]);
const skipped = diary.slice(whenStand([1, 3, 5]), whenStand([1, 3, 5, 7]) - 1);
const untilSeven = diary.slice(0, whenStand([1, 3, 5, 7, 2, 4, 6]));
const placed = (part: readonly Told[]) => part.filter(({ kind }) => kind === "place");
const stuckInSix = skipped.filter(({ kind, vertical }) => kind === "lift" && vertical === 5);

// %%
holds([
  ["first dead end, in vertical", 6, deadEnd.vertical + 1],
  ["of the queens on cells 1, 3, 5, 2, 4 stand there", 5, atDeadEnd.length],
  ["events between c5 and d7", 33, skipped.length],
  ["queens placed in them", 3, placed(skipped).length],
  ["dead ends in vertical 6 among them", 2, stuckInSix.length],
  ["queens placed until seven stand", 10, placed(untilSeven).length],
]);

// %% [markdown]
// ### And from there on?
//
// The page now steps back, and tells each step. In our words:
//
// 1. In vertical 8, every cell is attacked by one of the seven.
// 2. So the seventh queen must move. Her cells 1 to 6 need not be tried again, since the first six queens stand
//    as before. Cells 7 and 8 are attacked.
// 3. So the sixth must move. Only 5 to 8 are left for her, and none is free.
// 4. So the fifth must move. Cell 3 is attacked by two queens at once, the second and the third. Cell 4 is free,
//    and there she goes.
//
// From the lifting of the seventh queen to the placing of the fifth: how many cells does the search try, the last one
// included?

// %% tags=["predict"]
predict(null, () => {
  const from = diary.findIndex(({ kind, vertical }) => kind === "lift" && vertical === 7);
  const to = whenStand([1, 3, 5, 7, 4]);
  return diary.slice(from, to).filter(({ kind }) => kind !== "lift").length;
});

// %% [markdown]
// Let us write the page's steps down as events, in their order, and hold them against the search.

// %%
const short = ({ kind, vertical, cell }: Told) => `${kind} ${vertical}:${cell}`;
const everyCell = [1, 2, 3, 4, 5, 6, 7, 8];

const pageSays = [
  ...everyCell.map((cell) => `reject 8:${cell}`),
  ...["lift 7:6", "reject 7:7", "reject 7:8"],
  ...["lift 6:4", "reject 6:5", "reject 6:6", "reject 6:7", "reject 6:8"],
  ...["lift 5:2", "reject 5:3", "place 5:4"],
];
const from = whenStand([1, 3, 5, 7, 2, 4, 6]);
const searchSays = diary.slice(from, from + pageSays.length).map(short);

// %%
holds([
  ["events that the page tells", 19, pageSays.length],
  ["of these, as in the search", 19, pageSays.filter((told, i) => told === searchSays[i]).length],
  ["free cells in vertical 8", 0, freeCells([1, 3, 5, 7, 2, 4, 6]).length],
  ["queens that attack cell 3 of vertical 5", 2, attackersOf([1, 3, 5, 7], 3).length],
  ["the sum of their numbers, 2 and 3", 5, attackersOf([1, 3, 5, 7], 3).reduce((a, b) => a + b)],
  ["queens that attack cell 4", 0, attackersOf([1, 3, 5, 7], 4).length],
]);

// %% [markdown]
// **Verdict: it fails at vertical 4 and holds from 1, 3, 5, 7 on**, event by event. A game by hand is a claim like
// any other. And step 2 holds as well: the cells below the lifted queen need no second look, because nothing above them has
// changed. That is the very number that your note in section 1 needed. (Try cell 6 again, and it is free
// again: the mistake with the column 0.)

// %%
holds([
  ["cells 1 to 6 of vertical 7 that are free again", 1, freeCells([1, 3, 5, 7, 2, 4]).length],
  ["and it is cell", 6, freeCells([1, 3, 5, 7, 2, 4])[0]],
]);

// %% [markdown]
// And *your* search? Its rows are the page's verticals, and its columns count from 0.

// %%
attempt(() => {
  const names = { place: "place", reject: "reject", backtrack: "lift", solution: "solution" };
  const yours = take(steps(8), 100).map(({ kind, row, col }) => {
    return `${names[kind]} ${row + 1}:${col + 1}`;
  });
  const same = diary.filter((told, i) => short(told) === yours[i]).length;
  show(`${same} of the first ${diary.length} events agree ${same === diary.length ? "✓" : "✗"}`);
});

// %% [markdown]
// ## 8. Measure: what laziness is worth
//
// Count events, not seconds. Until the first solution, and until the whole search is over:

// %%
function events(n: number, wanted = Infinity): number {
  let [count, found] = [0, 0];
  const search = (cells: readonly number[]): void => {
    if (cells.length === n) [count, found] = [count + 1, found + 1]; // a solution
    for (let cell = 1; cells.length < n && cell <= n && found < wanted; cell++) {
      count++; // a place or a reject
      if (cells.some((_, i) => hits(cells, i, cell))) continue;
      search([...cells, cell]);
      if (found < wanted) count++; // a backtrack
    }
  };
  search([]);
  return count;
}

// %%
const sizes = [4, 5, 6, 7, 8, 9, 10];
show(
  barChart(
    "Events until the first solution, and in all",
    sizes.flatMap((n) => [
      { label: `n = ${n}, first`, value: events(n, 1) },
      { label: `n = ${n}, all`, value: events(n) },
    ]),
    { logarithmic: true },
  ),
);

// %% [markdown]
// The 8×8 board takes 17,868 events for all its solutions, and 982 until the first one stands. On the 10×10 board, it is
// 384,412 against 1,068. A reader who wants one solution and gets a list pays for them all.

// %%
holds([
  ["n = 4, all events: 16 place, 44 reject, 16 backtrack, 2 solution", 78, events(4)],
  ["n = 4, until the first solution", 31, events(4, 1)],
  ["n = 8, all", 17_868, events(8)],
  ["n = 8, until the first solution", 982, events(8, 1)],
  ["n = 10, all", 384_412, events(10)],
  ["n = 10, until the first solution", 1_068, events(10, 1)],
]);

// %% [markdown]
// Does the first solution of a larger board always cost more? Which is dearer, the first on the 18×18 or on the 19×19
// board? Guess `18` or `19`.

// %% tags=["predict"]
predict(null, () => (events(18, 1) > events(19, 1) ? 18 : 19));

// %%
const larger = [12, 13, 14, 15, 16, 17, 18, 19];
show(
  barChart(
    "Events until the first solution",
    larger.map((n) => ({ label: `n = ${n}`, value: events(n, 1) })),
    { logarithmic: true },
  ),
);

// %% [markdown]
// It is a matter of luck: how good is the left side of the board?
//
// ### How deep can it go?
//
// For the queens, recursion is deep enough: there are never more than n + 1 calls at a time. But the machine's
// stack is small, and knights will walk over boards with thousands of squares. Does a recursive function come
// back from a depth of 100,000 calls? And does a loop that pushes 100,000 numbers? Guess both, such as
// `[true, true]`.

// %%
function down(depth: number): number {
  return depth === 0 ? 0 : 1 + down(depth - 1);
}

function comesBack(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch {
    return false; // RangeError: Maximum call stack size exceeded
  }
}

// %% tags=["predict"]
predict(null, () => [
  comesBack(() => down(100_000)),
  comesBack(() => {
    const stack: number[] = [];
    while (stack.length < 100_000) stack.push(0);
  }),
]);

// %% [markdown]
// So a stack of your own is for *depth*, and for stopping in the middle. It is not for speed: the machine is
// very good at calls, and a loop with a stack seldom beats it. Measure before you believe the contrary.
//
// One thing is still slow in both. Every `reject` asks the queens above, one after the other, though the board
// has hardly changed since the last question. **Chapter 05** remembers the answers: three ways to know that a square is
// safe.

// %% [markdown]
// ## 9. Close
//
// ### Questions
//
// **1. What happens when you call a generator function?**
//
// - a) It runs to its first `yield`.
// - b) Nothing of its body runs.
// - c) It runs to its end and keeps the values.
//
// <details><summary>Answers to 1</summary>
//
// - a) That is what the first `next()` does.
// - b) **Right.** You get the generator, and it waits. So a check of `n` at its top speaks up only at the first
//   `next()`.
// - c) Then an endless generator could not exist.
//
// </details>
//
// **2. In a search with a stack of its own, what takes the place of "the call returns"?**
//
// - a) A `pop`.
// - b) A `return`.
// - c) A `push`.
//
// <details><summary>Answers to 2</summary>
//
// - a) **Right.** What the finished call knew is dropped, and the entry below it, which waited, is the top again.
// - b) A `return` would end the whole search.
// - c) That is a new call.
//
// </details>
//
// **3. A queen is lifted from column 5. Where does her row go on?**
//
// - a) At column 0.
// - b) At column 5.
// - c) At column 6.
//
// <details><summary>Answers to 3</summary>
//
// - a) Columns 0 to 4 were tried with the same queens above. They would give the same answers, and column 5 would
//   be next again, without end.
// - b) There she has just been. It would go on without end, too.
// - c) **Right.** And when there is no column 6, the row has none left, and the queen above is next.
//
// </details>
//
// **4. Your `solutions(8)` prints the right boards in a loop, but `[...solutions(8)]` holds 92 empty lists. What is
// wrong?**
//
// - a) The search is not lazy.
// - b) The list that the search works with is given away.
// - c) The last queens are not lifted.
//
// <details><summary>Answers to 4</summary>
//
// - a) It may well be. But lazy or not, a copy would keep its queens.
// - b) **Right.** All 92 are one and the same list, and at the end of the search it is empty.
// - c) They are, or the lists would not be empty.
//
// </details>
//
// **5. Why does the whole search tell as many `backtrack` as `place`?**
//
// - a) Because every row has as many columns as queens.
// - b) Because each queen that is placed is lifted in the end.
// - c) Because each `reject` leads to a `backtrack`.
//
// <details><summary>Answers to 5</summary>
//
// - a) It has, but that says nothing about lifting.
// - b) **Right.** The search ends with the board as empty as it began. If your two numbers differ, an event is missing.
// - c) Most rejects only lead to the next column.
//
// </details>
//
// ### Glossary
//
// | word | meaning |
// |---|---|
// | generator | a function that can wait at a `yield`; also the object that it gives |
// | lazy | does only the work that somebody has asked for |
// | stack | a list where what came last goes first: push and pop |
// | state | all that a search must remember to go on: here the board and the next column |
// | event | one thing that the search does: place, reject, backtrack, solution |
// | call stack | the machine's own stack, on which waiting calls lie |
//
// ### When it does not work
//
// - **The judge names the first event that is wrong**, the board before it, and the rule. Play this one event on
//   paper.
// - **It does not end?** Look at what happens when the top row has no column left. There is no queen to lift: return.
// - **Nothing comes, and no error either?** Is there a `yield` on every path of a turn? A turn without an event is right
//   only at the very end.
// - **The film of section 5 shows the wrong board for an event?** The copy is made too early or too late.
// - **`undefined` or NaN in a square?** A list was read where it has no entry. `solution` and `backtrack` tell of a queen who
//   stands in the row *above* the one that is at work, and on an empty board there is none.
// - **Still the old result?** Save, run the import cell again, then the cell you want to see.
//
// ### The exercise
//
// `exercises/04-stepping.ts`, 35 minutes: `steps` and `solutions`. Done early? Write a function that is given two
// generators and says whether they give the same events, without ever holding more than one of each. Or stop your search
// after 500 events of the 12×12 board, write its state as text, and go on from the text.
//
// ### Where to read more
//
// - Robert W. Floyd, "Nondeterministic Algorithms", *Journal of the ACM* 14 (1967), pages 636 to 644,
//   [doi:10.1145/321420.321422](https://doi.org/10.1145/321420.321422). How a program that only says what is to be
//   chosen is turned, line by line, into one that steps back; its example is the eight queens.
// - Donald Knuth, *The Art of Computer Programming*, volume 4B (2022), section 7.2.2, "Backtrack Programming".
//   It begins with the queens and a search without recursion.
// - [Generators](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Statements/function*) on MDN.
