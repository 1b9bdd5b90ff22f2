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
// # Symmetry
//
// After this chapter you can ask about all squares of a row in one step, and you can tell which of the 92
// solutions are really different, and which are the same board in a mirror.
//
// - **You need** chapter 02 (falling and rising diagonals) and chapter 03 (the search), and functions,
//   arrays and loops in TypeScript. You need not know bits.
// - **Time**: 45 minutes to read and try, 45 minutes for the exercise.
// - **Extra** chapter: no core chapter needs it.
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
  type Mark,
  type Square,
} from "../src/board";
import { attempt, check, inOrder, predict, show } from "../src/notebook";

// %% [markdown]
// ## 1. Warm up by hand: the same board again?
//
// Place four queens so that none attacks another. Found a solution? Then look at it in a mirror:
// exchange left and right. Is that a solution, too? Is it the same one?

// %%
show(warmUpBoard(4));

// %% [markdown]
// Now five queens. Find one solution. Then find another one that is *not* the first one turned or
// mirrored. It exists. (Paper helps: print the board, turn the sheet, hold it against the light.)

// %%
show(warmUpBoard(5));

// %% [markdown]
// Two questions lead through this chapter. How can a search do less work for each row? And how many of
// its results are only old boards, seen from another side?
//
// ## 2. A row in one number
//
// A number is a row of **bits**, zeros and ones. TypeScript lets you write them: `0b0101` is the number 5.
// Let bit k stand for column k, and a whole row of squares fits into one number.

// %%
/** The columns whose bit is 1. */
function columnsIn(bits: number, n: number): number[] {
  return [...Array(n).keys()].filter((col) => (bits & (1 << col)) !== 0);
}

/** One row of n squares, a cross on each column whose bit is 1. */
function rowOf(bits: number, n: number): Drawing {
  const marks = columnsIn(bits, n).map((col): Mark => {
    return { square: [0, col], sign: "x", tone: "attacked" };
  });
  return { board: rectangle(1, n), marks };
}

// %%
show(boardPicture(rowOf(0b0011, 4), "One row of four squares: crosses in columns 0 and 1"));

// %% [markdown]
// That is `0b0011`. Look closely: a number has its *lowest* bit on the right, a board has column 0 on the
// left. So the row reads backwards, and a higher bit lies further to the right on the board.
//
// Which columns have a cross in `0b1010`? Write a list, such as `[0, 1]`.

// %% tags=["predict"]
predict(null, () => columnsIn(0b1010, 4));

// %% [markdown]
// Six operators work on all the bits of a number at once.
//
// | operator | what it does | on the board |
// |---|---|---|
// | <code>a &#124; b</code> | ones of either | crosses of both rows together |
// | `a & b` | ones of both | squares that are crossed in both |
// | `a ^ b` | ones of exactly one | with a bit that is there: takes it away |
// | `~a` | zeros become ones | all other squares |
// | `a << 1` | one place up | every cross one column to the **right** |
// | `a >> 1` | one place down | every cross one column to the **left** |
//
// What is `0b0110 | 0b0011`? Write it as bits, such as `0b0001`, or as a plain number. (The answer comes
// as a plain number.)

// %% tags=["predict"]
predict(null, 0b0110 | 0b0011);

// %% [markdown]
// Now a trap. `~0b0101` on a board of four columns, is that `0b1010`, the number 10? Guess what really
// comes out.

// %% tags=["predict"]
predict(null, ~0b0101);

// %% [markdown]
// <details><summary>Why a negative number?</summary>
//
// The operators work on 32 bits, not on four, and `~` turns all of them over. The highest one says
// *negative*. So cut the board out afterwards: `board & ~0b0101` with `board = 0b1111` is `0b1010`.
//
// </details>
//
// And how does one make `board`, n ones? `1 << n` is a single one at place n, and one less than it is n
// ones below: `(1 << n) - 1`.
//
// Last trick: **the lowest one**. `a & -a` is a number with a single one, the lowest of `a`. Try it: what
// is `0b1100 & -0b1100`?

// %% tags=["predict"]
predict(null, 0b1100 & -0b1100);

// %% [markdown]
// <details><summary>Why it works</summary>
//
// `-a` is `~a + 1`. Do it by hand, in the last four bits:
//
// | step | bits |
// |---|---|
// | `a` | `1100` |
// | `~a`: all turned over | `0011` |
// | `~a + 1`: the ones at the end run over, up to the place of the lowest one of `a` | `0100` |
// | `a & -a` | `0100` |
//
// Above that place, every bit of `-a` is the opposite of that of `a`, so `&` leaves nothing there.
//
// </details>

// %% [markdown]
// ## 3. The idea, worked: dragons in bits, then in a mirror
//
// The queens are your exercise. So we work with the **dragon** of chapter 03: it attacks along its row and
// its column, and *one* step along diagonals. One dragon a row, none attacking another.
//
// What must a row know of the rows above? Two numbers are enough: the columns that are taken, and the
// squares near the dragon just above.

// %%
const dragonAbove = 0b0001; // in column 0 of a board with 4 columns
const nearDragon = (dragonAbove << 1) | (dragonAbove >> 1);
const freeBelow = 0b1111 & ~(dragonAbove | nearDragon);

// %% [markdown]
// Which columns are free below a dragon in column 0? Write a list.

// %% tags=["predict"]
predict(null, () => columnsIn(freeBelow, 4));

// %% [markdown]
// No loop asked about the squares one by one: three operators answered for the whole row. (The dragon
// stands at the edge, and `>> 1` dropped the bit that would have left the board. At the other edge `<< 1`
// drops nothing, and `board &` has to.)
//
// And here is the search, with the six words of chapter 03. One of them is missing.

// %%
function countDragons(columns: number, near: number, board: number): number {
  if (columns === board) return 1; // report: every column has its dragon, so every row has
  let count = 0;
  let free = board & ~(columns | near); // check: the whole row at once
  while (free !== 0) {
    const dragon = free & -free; // choose: the lowest bit, the column furthest left
    free ^= dragon; // it will not be chosen again
    const nearBelow = (dragon << 1) | (dragon >> 1);
    count += countDragons(columns | dragon, nearBelow, board); // place and recurse
  }
  return count; // report
}

// %% [markdown]
// For n = 4, 5 and 6, what does it count? (Chapter 03 has told you two of the three.)

// %% tags=["predict"]
predict(null, () => [4, 5, 6].map((n) => countDragons(0, 0, (1 << n) - 1)));

// %% [markdown]
// **Where is the undo?** There is none, and none is missing. `columns | dragon` is a new number; the
// call below gets it, and this call keeps its own `columns`. A number is never changed by somebody else,
// as a list may be.
//
// ### In the mirror
//
// Take any right board and exchange left and right: the result is right as well. So the boards whose top
// dragon stands in the left half have partners, one each, whose top dragon stands in the right half. Count the
// left ones and double.

// %%
/** The boards whose top dragon stands in this column. */
function dragonsBelow(col: number, n: number): number {
  const dragon = 1 << col;
  return countDragons(dragon, (dragon << 1) | (dragon >> 1), (1 << n) - 1);
}

// %% [markdown]
// On the 5×5 board, which columns must be searched? One of them is special. Write a list of columns.

// %% tags=["predict"]
predict(null, () => columnsIn((1 << Math.ceil(5 / 2)) - 1, 5));

// %% [markdown]
// Column 2 is the middle one, and its mirror image is itself. Boards with the top dragon there have
// partners as well, but the partners have it there, too, so they are counted already.

// %%
/** Counts the left half twice; `middle` says how often the middle column of an odd board counts. */
function dragonsInMirror(n: number, middle = 1): number {
  const half = Math.floor(n / 2);
  let count = 0;
  for (let col = 0; col < half; col++) count += 2 * dragonsBelow(col, n);
  if (n % 2 === 1) count += middle * dragonsBelow(half, n);
  return count;
}

// %% [markdown]
// This helper holds the numbers of a text against those of a program, and stops the notebook when they
// do not agree.

// %%
/** Compares each number of the text with the program's; a false one stops the notebook. */
function holds(claims: readonly [what: string, told: number, found: number][]): void {
  const wrong = claims.find(([, told, found]) => told !== found);
  if (wrong) throw new Error(`${wrong[0]}: the text says ${wrong[1]}, the program ${wrong[2]}`);
  show(claims.map(([what, , found]) => `✓ ${what}: ${found.toLocaleString("en-US")}`).join("\n"));
}

// %%
holds(
  [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [
    `n = ${n}, dragons one by one and in the mirror`,
    countDragons(0, 0, (1 << n) - 1),
    dragonsInMirror(n),
  ]),
);

// %% [markdown]
// **Modify.** In a new cell, count 0 dragons: `dragonsInMirror(0)`. Is that right? Where should the
// question n = 0 be answered?
//
// <details><summary>Why not, and where</summary>
//
// It counts 0, and there is one way to place nothing: 1. The mirror splits the boards by their *top* dragon, and here
// there is none, so no half has it. Answer for n = 0 before anything is halved. `countDragons(0, 0, 0)` needs no
// such `if`: the row that is full at once is its base case.
//
// </details>
//
// ### Turned and mirrored: where does a square go?
//
// Left and right are not the only mirror. To see what there is, let us take a tile with a letter on every
// square, so that no square is like another.

// %%
/** A square tile, its letters row by row; a point is an empty square. */
function tileDrawing(tile: string): Drawing {
  const n = Math.sqrt(tile.length);
  const all = [...tile].map((sign, i): Mark => ({ square: [Math.floor(i / n), i % n], sign }));
  return { board: rectangle(n, n), marks: all.filter(({ sign }) => sign !== ".") };
}

show(boardPicture(tileDrawing("abcdefghi"), "A 3×3 tile: abc in the top row, then def, then ghi"));

// %% [markdown]
// A **symmetry** says for each square where it goes. `last` is the number of the last row, n - 1. Two of
// them are enough for everything that follows.

// %%
type Symmetry = (square: Square, last: number) => Square;

/** Left and right exchanged. */
const mirror: Symmetry = ([row, col], last) => [row, last - col];

/** A quarter turn to the right: the top row becomes the rightmost column. */
const quarterTurn: Symmetry = ([row, col], last) => [col, last - row];

// %% [markdown]
// The letter b lies on `[0, 1]`. Where does a quarter turn to the right take it? Turn a sheet of paper in
// your mind, or in your hand, and write `[row, col]`.

// %% tags=["predict"]
predict(null, () => quarterTurn([0, 1], 2));

// %%
/** The tile after a symmetry has sent every letter to its new square. */
function moved(tile: string, symmetry: Symmetry): string {
  const n = Math.sqrt(tile.length);
  const letters = [...tile];
  [...tile].forEach((letter, i) => {
    const [row, col] = symmetry([Math.floor(i / n), i % n], n - 1);
    letters[row * n + col] = letter;
  });
  return letters.join("");
}

// %%
const turned = moved("abcdefghi", quarterTurn);
show(boardPicture(tileDrawing(turned), `The tile after a quarter turn to the right: ${turned}`));

// %% [markdown]
// Now turn and mirror as often as you like, in any order. How many different pictures can come out, the
// first one included?

// %%
/** Everything that mirrors and turns make of a tile; the loop also meets what it adds on its way. */
function imagesOf(tile: string): string[] {
  const images = new Set([tile]);
  for (const image of images) {
    images.add(moved(image, mirror));
    images.add(moved(image, quarterTurn));
  }
  return [...images].sort();
}

// %% tags=["predict"]
predict(null, () => imagesOf("abcdefghi").length);

// %% [markdown]
// Four turns, and each of them in the mirror: that is all there is. Other mirrors are among them: the
// mirror along a diagonal, for instance, is a quarter turn that was mirrored.
//
// These tiles look like themselves after some of the moves. How many different images have they got?
// `"abacdcaba"`, `"abcbdecef"` and `"abcdedcba"`; write `[…, …, …]`.

// %%
const tiles = ["abacdcaba", "abcbdecef", "abcdedcba"];
tiles.forEach((tile) => show(boardPicture(tileDrawing(tile), `A tile with the letters ${tile}`)));

// %% tags=["predict"]
predict(null, () => tiles.map((tile) => imagesOf(tile).length));

// %% [markdown]
// <details><summary>Why not eight</summary>
//
// The first looks the same in the mirror and after a half turn, so its images fall together in fours. The second
// looks the same in the mirror along its falling diagonal, the third after a half turn; with these, images
// fall together in twos.
//
// </details>

// %% [markdown]
// ## 4. Watch it move
//
// ### A search in bits
//
// The search keeps a diary: the lines of `countDragons`, and a note at each event. The placement is only
// for the pictures; the search itself does not need it.

// %%
type Event = {
  kind: "row" | "place" | "back" | "solution";
  columns: number;
  near: number;
  free: number; // what is still to be tried in the row
  placement: readonly number[];
};

type Numbers = readonly [columns: number, near: number, board: number];

// %%
function writeDiary(numbers: Numbers, placement: readonly number[], diary: Event[]): void {
  const [columns, near, board] = numbers;
  let free = board & ~(columns | near); // check
  const note = (kind: Event["kind"]) => diary.push({ kind, columns, near, free, placement });
  note(columns === board ? "solution" : "row");
  while (free !== 0) {
    const dragon = free & -free; // choose
    note("place");
    free ^= dragon;
    const below = [columns | dragon, (dragon << 1) | (dragon >> 1), board] as const;
    writeDiary(below, [...placement, ...columnsIn(dragon, 4)], diary); // place and recurse
    note("back");
  }
}

// %%
const inBits = (bits: number): string => (bits & 0b1111).toString(2).padStart(4, "0");

function sentence({ kind, columns, near, free, placement }: Event): string {
  const known = `columns ${inBits(columns)}, near ${inBits(near)}`;
  const row = placement.length;
  if (kind === "solution") return `columns is ${inBits(columns)}: a solution. Report 1.`;
  if (kind === "back") return `Back from row ${row + 1}. Still ${known}. To try: ${inBits(free)}.`;
  if (kind === "row") {
    return `${known}, so free is ${inBits(free)}.${free === 0 ? " Nothing to try: return." : ""}`;
  }
  return `The lowest bit of ${inBits(free)} is ${inBits(free & -free)}: place, call row ${row + 1}.`;
}

// %%
/** The free squares of the row at hand, ringed; the one that is being chosen has its dragon already. */
function marksOfRow({ kind, free, placement }: Event): Mark[] {
  const chosen = kind === "place" ? free & -free : 0;
  return columnsIn(free, 4).map((col): Mark => {
    const isChosen = (chosen & (1 << col)) !== 0;
    const look = isChosen ? ({ sign: "D", tone: "current" } as const) : { sign: "" };
    return { square: [placement.length, col], tone: "safe", ...look };
  });
}

// %%
function frame(event: Event, ask?: string): Frame {
  const { placement } = event;
  const placed = placement.map((col, row): Mark => ({ square: [row, col], sign: "D" }));
  const row = placement.length;
  const caption = `${"│ ".repeat(row)}Row ${row}. ${sentence(event)}`;
  const drawing = { board: rectangle(4, 4), marks: [...placed, ...marksOfRow(event)] };
  return { drawing, caption, ask };
}

// %% [markdown]
// Rings mark the free squares of the row at hand. The bits of the captions run from column 3 on the left
// to column 0 on the right: backwards, as numbers do. The film shows the top dragon in columns 0 and 1 (the
// rest is its mirror image), and it stops to ask you.

// %%
const diary: Event[] = [];
writeDiary([0, 0, 0b1111], [], diary);

const asked: Record<number, string> = {
  5: "Row 2 has nothing free. What are columns and near in row 1, when its call goes on?",
  9: "Row 3 is next. Its number near comes from one dragon only. From which?",
  12: "Row 1 has come to its end. Which bit is tried next, and in which row?",
  20: "A dragon in every column. Is there a bit left to try, anywhere?",
};
const film = diary.slice(0, 25).map((event, i) => frame(event, asked[i]));
show(stepPlayer("Four dragons in bits", film));

// %% [markdown]
// Two things to look for.
//
// 1. **What a returning call finds is what it left.** Look at each *Back from row …*: `columns` and `near` are
//    as they were before, though the row below had other ones.
// 2. **`columns` keeps everything, `near` only the last row.** A queen attacks further than a dragon. What
//    will have to change for her?

// %% [markdown]
// ### Eight pictures of one tile

// %%
const journey: readonly [move: string, symmetry: Symmetry][] = [
  ["a quarter turn", quarterTurn],
  ["a second one: that makes a half turn", quarterTurn],
  ["a third one", quarterTurn],
  ["a fourth one: as at the start", quarterTurn],
  ["the mirror, left to right", mirror],
  ["a quarter turn of that", quarterTurn],
  ["a second one", quarterTurn],
  ["a third one: the eighth picture", quarterTurn],
];

// %%
const seen = ["abcdefghi"];
for (const [, symmetry] of journey) seen.push(moved(seen[seen.length - 1], symmetry));

const pictures = seen.map((tile, i): Frame => {
  const caption = i === 0 ? "The tile as it is." : `Then ${journey[i - 1][0]}.`;
  const ask =
    i === 6 ? "Will the turns of the mirror image give a picture that you have seen?" : "";
  return { drawing: tileDrawing(tile), caption, ...(ask ? { ask } : {}) };
});
show(stepPlayer("One tile, turned and mirrored", pictures));

// %% [markdown]
// ## 5. Fill, order, write
//
// ### Fill three blanks
//
// Half a queen attacks along her column and along **falling** diagonals (`\`), at any distance, and along no
// others. So the row must know of *all* half-queens above: `falling` holds the columns that their
// diagonals reach in this row. Put code in place of the blanks.

// %%
/** Stands for something that you are going to write. */
function blank<T>(name: string): T {
  throw new Error(`blank ${name} in the cell above is still empty`);
}

// %% tags=["make"]
function countHalfQueens(columns: number, falling: number, board: number): number {
  if (columns === board) return 1; // report
  let count = 0;
  let free: number = blank("A"); // check
  while (free !== 0) {
    const queen: number = blank("B"); // choose
    free ^= queen;
    const fallingBelow: number = blank("C");
    count += countHalfQueens(columns | queen, fallingBelow, board); // place and recurse
  }
  return count; // report
}

// %% tags=["check"]
attempt(() => {
  const found = [0, 1, 2, 3, 4, 5].map((n) => countHalfQueens(0, 0, (1 << n) - 1));
  show(`n = 0 to 5: ${found.join(" ")}`);
  show(`is that so? ${found.join() === "1,1,1,3,7,23" ? "✓ yes" : "✗ no"}`);
});

// %% [markdown]
// <details><summary>The three answers</summary>
//
// - **A** is `board & ~(columns | falling)`. Without `board &` there would be columns that no board has.
// - **B** is `free & -free`.
// - **C** is `(falling | queen) << 1`: first the new one joins the others, then *all* of them go one column
//   to the right, because one row further down their diagonals are there.
//
// </details>

// %% [markdown]
// ### Put lines in order
//
// Of the 16 tiles with two rows of two letters, all a or b, which are really different? The program keeps
// of each class of images the **smallest**, the one that comes first in a dictionary. Its frame:
//
// ```ts
// function differentOnes(tiles) {
//   const kept = [];
//   for (const tile of tiles) {
//     ①  ②  ③
//   }
//   return kept;
// }
// ```
//
// You have five lines for the three places. Two are tempting, and wrong.

// %%
const lines: Record<string, string> = {
  a: "kept.push(tile);",
  b: "const smallest = imagesOf(tile)[0];",
  c: "if (smallest === tile) continue;",
  d: "if (smallest !== tile) continue;",
  e: "kept.push(...imagesOf(tile));",
};

const smallTiles = [...Array(16).keys()].map((k) =>
  k.toString(2).padStart(4, "0").replaceAll("0", "a").replaceAll("1", "b"),
);

// %%
/** The frame with the lines in it, as text. */
function programOf(body: readonly string[]): string {
  return `const kept = [];
for (const tile of tiles) {
  ${body.join("\n  ")}
}
return kept;`;
}

// %%
/** Runs these lines and shows the tiles that they keep: six, and no two images of one another? */
function keepsDifferentOnes(chosen: readonly string[]): boolean {
  const run = new Function("tiles", "imagesOf", programOf(chosen));
  show(programOf(chosen));
  const kept: string[] = run(smallTiles, imagesOf);
  show(`${kept.length} kept: ${kept.join(" ")}`);
  return kept.length === 6 && new Set(kept.map((tile) => imagesOf(tile)[0])).size === 6;
}

// %% [markdown]
// Write three letters in place of `null`, such as `"abc"`. It is right when it keeps six tiles, and no two
// of them are images of one another.

// %% tags=["make"]
inOrder({ lines, count: 3, isRight: keepsDifferentOnes }, null);

// %% [markdown]
// <details><summary>The order, and the two wrong lines</summary>
//
// ① b ② d ③ a. Of each class exactly one tile is its own smallest image, and that one stays.
//
// - **c** throws away the very one that should stay.
// - **e** keeps the whole class, and a class is what should be counted once.
//
// </details>

// %%
holds([
  ["tiles with two rows of two letters", 16, smallTiles.length],
  ["really different ones", 6, smallTiles.filter((tile) => imagesOf(tile)[0] === tile).length],
]);

// %% [markdown]
// ### Write it: queens
//
// Open `exercises/06-symmetry.ts` beside this notebook. What is new:
//
// | | above | yours |
// |---|---|---|
// | check | one number `near`, or half a queen's `falling` | both kinds of diagonal, at any distance |
// | an image | letters of a tile, as text | a placement: which queen's row and column go where? |
// | each image once | a `Set` of texts | lists of numbers; a `Set` takes two equal lists for different ones |
// | sorted | texts, as in a dictionary | numbers, so that 2 comes before 10 |
// | bad arguments | nobody asked | `RangeError` with the argument's name |
//
// The three functions can be written in any order, but `fundamentalSolutions` likes to use `symmetries`.
//
// **After each save, run the next cell again**, and then those below it.

// %% tags=["make"]
import { countWithBits, fundamentalSolutions, symmetries } from "../exercises/06-symmetry";

// %%
attempt(() => {
  const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => countWithBits(n));
  show(`n = 0 to 8: ${counts.join(" ")}`);
});

// %%
attempt(() => {
  const images = symmetries([0, 2, 4, 1, 3]);
  show(`${images.length} in your list:`);
  images.slice(0, 10).forEach((image, i) => {
    const alt = `Number ${i + 1} of your list: ${image.join()}`;
    show(boardPicture(queensDrawing(image, 5, { attacks: true }), alt));
  });
});

// %%
attempt(() => {
  const list = fundamentalSolutions(5);
  show(`${list.length} in your list for the 5×5 board:`);
  list.slice(0, 10).forEach((solution, i) => {
    const alt = `Number ${i + 1} of your list: ${solution.join()}`;
    show(boardPicture(queensDrawing(solution, 5, { attacks: true }), alt));
  });
});

// %% [markdown]
// And the judge. Stuck? `npm run kata -- hint 06` in a terminal gives a small hint first, and a larger one
// when you ask again.

// %% tags=["check"]
await check("06");

// %% [markdown]
// ## 6. How it goes wrong
//
// For each: what would it print? Guess, run, then unfold. Their names are those of the course's own catalogue, in `test/mistakes`; you will meet the same names in verdicts.
//
// ### "The bits of ~ above the board are taken for free columns."

// %%
const unmasked = ~0; // what is free in the first row of a 1×1 board, without `board &`
const afterColumn0 = unmasked ^ 1;

// %% [markdown]
// The search on the 1×1 board has tried column 0 and has found the solution. In which column does it put
// the next queen?

// %% tags=["predict"]
predict(null, () => columnsIn(afterColumn0 & -afterColumn0, 32)[0]);

// %% [markdown]
// <details><summary>Why</summary>
//
// There is no column 1. But 31 more ones are there, so the search goes on, and from column 1 on
// `columns === board` can never be true again. It does not end. An endless search with bits almost
// always means: `board &` is missing.
//
// </details>

// %% [markdown]
// ### Four wrong ways down
//
// A row hands two numbers to the next one. This search lets us choose how. The first way is right.

// %%
type WayDown = (falling: number, rising: number, queen: number) => readonly [number, number];

const right: WayDown = (falling, rising, queen) => [(falling | queen) << 1, (rising | queen) >> 1];
const stays: WayDown = (falling, rising, queen) => [falling | queen, (rising | queen) >> 1];
const sameWay: WayDown = (falling, rising, queen) => [
  (falling | queen) << 1,
  (rising | queen) << 1,
];
const newest: WayDown = (falling, rising, queen) => [falling | (queen << 1), rising | (queen >> 1)];
const justAbove: WayDown = (_falling, _rising, queen) => [queen << 1, queen >> 1];

// %%
function countBy(way: WayDown, n: number, columns = 0, falling = 0, rising = 0): number {
  const board = (1 << n) - 1;
  if (columns === board) return 1;
  let count = 0;
  for (let free = board & ~(columns | falling | rising); free !== 0; free &= free - 1) {
    const queen = free & -free;
    const [fallingBelow, risingBelow] = way(falling, rising, queen);
    count += countBy(way, n, columns | queen, fallingBelow, risingBelow);
  }
  return count;
}

// %% [markdown]
// (`free &= free - 1` is another way to take the lowest one away.)
//
// **"A falling diagonal stays in its column from row to row."** and **"Both kinds of diagonal are shifted the
// same way."** The 2×2 board has no solution. What do they count there? `[stays, sameWay]`

// %% tags=["predict"]
predict(null, () => [countBy(stays, 2), countBy(sameWay, 2)]);

// %% [markdown]
// **"Only the newest queen moves along her diagonals; the older ones stay where they were."** The 4×4 board
// has two solutions. How many does it find?

// %% tags=["predict"]
predict(null, () => countBy(newest, 4));

// %% [markdown]
// **"Only the diagonals of the row just above are passed on."** The 5×5 board has ten solutions. What does it
// count there? You have seen that number.

// %% tags=["predict"]
predict(null, () => countBy(justAbove, 5));

// %% [markdown]
// <details><summary>Why</summary>
//
// - One kind of diagonal is not seen any more: on 2×2, two queens on one diagonal pass for a solution.
// - The older diagonals freeze. They block squares that are free, and leave free what they should block.
// - A queen who attacks only one step along diagonals is a dragon, and five dragons stand in 14 ways.
//
// </details>

// %%
holds([
  ["2×2, right", 0, countBy(right, 2)],
  ["4×4, right", 2, countBy(right, 4)],
  ["5×5, right", 10, countBy(right, 5)],
  ["dragons, 5×5", 14, countDragons(0, 0, 0b11111)],
  ["dragons, n = 0", 1, countDragons(0, 0, 0)],
  ["dragons, n = 0, in the mirror", 0, dragonsInMirror(0)],
  ["4×4, where only the newest queen moves along her diagonals", 0, countBy(newest, 4)],
]);

// %% [markdown]
// ### Two ways to lose the middle
//
// "The left half is counted twice, and the middle column of an odd board not at all." and "The middle column
// of an odd board is counted twice, as if it had a mirror image." On the smallest odd board, 1×1: what do you
// get when the middle counts 0 times, once, twice?

// %% tags=["predict"]
predict(null, () => [0, 1, 2].map((middle) => dragonsInMirror(1, middle)));

// %% [markdown]
// Even boards hide both mistakes. If all your counts are right for even n and wrong for odd ones, look here.
//
// ### "Boards above 16×16 are counted, too, as if there were enough bits and time."
//
// `1 << n` has 32 bits to go. What is `(1 << 32) - 1`?

// %% tags=["predict"]
predict(null, (1 << 32) - 1);

// %% [markdown]
// <details><summary>Why</summary>
//
// A shift by 32 is a shift by 0. So the board is `0`, no column at all, and `columns === board` is true at
// once: such a program says that the 32×32 board has one solution, and says so very fast.
//
// </details>

// %% [markdown]
// ### "A Set is trusted to keep equal arrays only once."

// %% tags=["predict"]
predict(null, () => new Set([[0], [0]]).size);

// %% [markdown]
// <details><summary>Why</summary>
//
// A `Set` asks whether two things are *the same*, not whether they are alike. Two texts that are alike are the same,
// two arrays are not. So compare their numbers, or make a text of each: `image.join()`.
//
// </details>
//
// ### "Columns are compared as texts, so 10 comes before 2."
//
// What does `[10, 9, 2].sort()` give?

// %% tags=["predict"]
predict(null, () => [10, 9, 2].sort());

// %% [markdown]
// <details><summary>Why</summary>
//
// Without a function that compares, `sort` compares texts, and "10" begins with a 1. Up to 10×10 nobody
// notices, because every column has one digit.
//
// </details>
//
// ### "Rows and columns are exchanged, which is a mirror, where a quarter turn is meant."

// %%
const exchanged: Symmetry = ([row, col]) => [col, row];

/** What comes of four "turns" that exchange rows and columns, each of them in the mirror, too. */
function wrongImages(tile: string): Set<string> {
  const images = new Set<string>();
  for (let turn = 0, image = tile; turn < 4; turn++, image = moved(image, exchanged)) {
    images.add(image).add(moved(image, mirror));
  }
  return images;
}

// %% tags=["predict"]
predict(null, () => wrongImages("abcdefghi").size);

// %% [markdown]
// <details><summary>Why</summary>
//
// A mirror undoes itself: the second "turn" brings the first picture back. A quarter turn needs four to
// do that. The difference is one minus: `[col, row]` or `[col, last - row]`.
//
// </details>
//
// ### And some more, in short
//
// | mistake | smallest board that shows it | look for |
// |---|---|---|
// | "free & (free - 1) is taken for the lowest bit." | 1×1 | it is all *but* the lowest |
// | "The board is 8 columns wide, whatever n says." | 1×1 | `255`, `0xff`, `1 << 8` |
// | "A board is turned, but never mirrored." | 4×4 | four images at most |
// | "reverse() turns the caller's own board upside down." | 2×2 | `reverse` and `sort` change the list itself: copy first |
// | "Solutions whose top queen stands in the left half are taken for the fundamental ones." | 5×5 | half of all is not an eighth |
// | "The board without squares is said to have no solution." | n = 0 | an `if` that is not needed |

// %% [markdown]
// ## 7. What the sources say
//
// ### The Persian page: "مسئله هشت وزیر"
//
// It names three ways to know which squares are safe. The third, tables for columns and numbered diagonals, it calls
// *one of the most efficient* for certain. Its program counts: 92 for n = 8, and for n = 16, *after a long
// time*, 14772512, which is about 15 million. For large n it advises against trying.
//
// First the efficiency. A search with tables asks about each square of a row, three looks for each. How
// often does it ask, and how often does a search ask that takes the row as a whole?

// %%
/** Rows at which the search looks, and queens that it places; `tops`: columns of the top queen. */
function effortOf(n: number, tops = (1 << n) - 1): { rows: number; queens: number } {
  const spent = { rows: 0, queens: 0 };
  const search = (wanted: number, columns: number, falling: number, rising: number): void => {
    if (columns === (1 << n) - 1) return;
    spent.rows++;
    for (let free = wanted & ~(columns | falling | rising); free !== 0; free &= free - 1) {
      spent.queens++;
      const queen = free & -free;
      search((1 << n) - 1, columns | queen, ...right(falling, rising, queen));
    }
  };
  search(tops, 0, 0, 0);
  return spent;
}

// %% [markdown]
// For n = 8, the search of chapter 03 tests 15,720 squares. How many **rows** does the search with bits
// look at?

// %% tags=["predict"]
predict(null, () => effortOf(8).rows);

// %%
holds([
  ["8×8, squares tested one by one", 15_720, effortOf(8).rows * 8],
  ["8×8, rows looked at", 1_965, effortOf(8).rows],
  ["8×8, queens placed, either way", 2_056, effortOf(8).queens],
  ["10×10, squares tested one by one", 348_150, effortOf(10).rows * 10],
  ["10×10, rows looked at", 34_815, effortOf(10).rows],
]);

// %% [markdown]
// **Verdict: it holds against the page's other two ways, and fails beside bits.** The tree of the search is
// the same, but a row costs one look and not n.
//
// Now the counts. Here the left half is enough, as with the dragons.

// %%
function countInMirror(n: number): number {
  const withTop = (col: number) => countBy(right, n, 1 << col, ...right(0, 0, 1 << col));
  const half = Math.floor(n / 2);
  let count = 0;
  for (let col = 0; col < half; col++) count += 2 * withTop(col);
  return n % 2 === 1 ? count + withTop(half) : count;
}

// %%
holds([
  ["8×8", 92, countInMirror(8)],
  ["9×9", 352, countInMirror(9)],
  ["10×10", 724, countInMirror(10)],
  ["11×11", 2_680, countInMirror(11)],
  ["12×12", 14_200, countInMirror(12)],
  ["12×12 against 11×11, times about", 5, Math.round(countInMirror(12) / countInMirror(11))],
]);

// %% [markdown]
// From 11×11 to 12×12 the number becomes about five times as large, and the work grows faster still. That
// leaves n = 16 a good way off for a notebook, but not for a fast program: `npm run bench:queens` counts it
// in every round, and a test of this course (`bench/queens/counters.test.ts`) fails unless the fastest
// solution finds 14,772,512.
//
// **Verdict: both counts hold**, and so does *about 15 million*. *A long time* was true once.
//
// ### The Polish page: "Problem 8 hetmanów"
//
// It shows one *of 92 possible solutions*. Possible, yes; but how many are really different? Divide 92 by
// eight images each. Does that come out even?

// %% tags=["predict"]
predict(null, 92 / 8);

// %% [markdown]
// It does not, so at least one solution must have fewer images than eight. Let us see. A board of queens is a tile
// as well: its letters are Q and a point.

// %%
/** All solutions as tiles, found in bits. */
function solutionTiles(n: number): string[] {
  const found: string[] = [];
  const search = (tile: string, columns: number, falling: number, rising: number): void => {
    if (tile.length === n * n) found.push(tile);
    const free = ((1 << n) - 1) & ~(columns | falling | rising);
    for (const col of columnsIn(free, n)) {
      const row = ".".repeat(col) + "Q" + ".".repeat(n - 1 - col);
      search(tile + row, columns | (1 << col), ...right(falling, rising, 1 << col));
    }
  };
  search("", 0, 0, 0);
  return found;
}

// %%
/** How many classes have 8, 4 and 2 images. */
function classSizes(n: number): readonly [number, number, number] {
  const classes = new Map(solutionTiles(n).map((tile) => [imagesOf(tile)[0], imagesOf(tile)]));
  const ofSize = (size: number) => [...classes.values()].filter((c) => c.length === size).length;
  return [ofSize(8), ofSize(4), ofSize(2)];
}

// %% [markdown]
// Guess for the 8×8 board: how many classes have 8 images, how many 4, how many 2? `[…, …, …]`

// %% tags=["predict"]
predict(null, () => classSizes(8));

// %%
const [inEights, inFours, inTwos] = classSizes(8);
holds([
  ["8×8, really different solutions", 12, inEights + inFours + inTwos],
  ["11 · 8 + 1 · 4", 92, inEights * 8 + inFours * 4],
]);

// %% [markdown]
// **Verdict: 92 holds**, and they are 12 with all their images. These twelve are called the **fundamental**
// solutions. One of them looks the same after a half turn: the lonely class of four.
//
// Why is there no class of size 1, and why does no solution look the same in a *mirror*? Think of two squares that
// a mirror exchanges: they lie in one row, in one column or on one diagonal. (Only the single queen of the
// 1×1 board has nobody to attack.)

// %%
const lonely = solutionTiles(8).find((tile) => imagesOf(tile).length === 4) ?? "";
const lonelyAlt = "Eight queens: the solution that a half turn leaves as it is";
show(boardPicture(tileDrawing(lonely), lonelyAlt));

// %% [markdown]
// ## 8. Measure
//
// ### What the mirror saves
//
// Queens placed for all solutions, with the whole top row and with its left half. What part of the work is
// left for n = 10? Guess a number such as `0.9`.

// %%
/** The left half of the top row, with the middle column of an odd board. */
const leftHalf = (n: number): number => (1 << Math.ceil(n / 2)) - 1;

// %% tags=["predict"]
predict(null, () => effortOf(10, leftHalf(10)).queens / effortOf(10).queens);

// %%
const sizes = [4, 5, 6, 7, 8, 9, 10];
const whole = sizes.map((n) => ({ label: `n = ${n}, whole row`, value: effortOf(n).queens }));
const halved = sizes.map((n) => {
  return { label: `n = ${n}, left half`, value: effortOf(n, leftHalf(n)).queens };
});
const pairs = sizes.flatMap((_, i) => [whole[i], halved[i]]);
show(barChart("Queens placed to count all solutions", pairs, { logarithmic: true }));

// %% [markdown]
// ### What all eight symmetries would save
//
// Solutions for each fundamental one. The closer to 8, the rarer are boards that look like themselves.

// %%
const perClass = [4, 5, 6, 7, 8, 9].map((n) => {
  const [eights, fours, twos] = classSizes(n);
  const value = (8 * eights + 4 * fours + 2 * twos) / (eights + fours + twos);
  return { label: `n = ${n}`, value };
});
show(barChart("Solutions for each fundamental solution", perClass));

// %% [markdown]
// Could a search go only for one solution in eight, and never see the others? The second solution of this
// chapter does nearly that. The distance of a border queen from a corner tells images apart: the search
// goes for those boards whose top queen is nearer to a corner than the other border queens, and leaves a
// row as soon as that cannot be. When you have written yours, read `solutions/06-symmetry.2.ts`.
//
// Seconds depend on the machine, so they are not in this notebook. `npm run bench:queens` takes them on
// yours, for all the counters of the course and for the same programs in C.
//
// ### Two at the same time?
//
// A computer with two cores can count two halves at once. For n = 10 the left half of the top row has
// five columns. These are the queens that are placed below each:

// %%
const byColumn = [0, 1, 2, 3, 4].map((col) => effortOf(10, 1 << col).queens);
const bars = byColumn.map((value, col) => ({ label: `column ${col}`, value }));
show(barChart("Queens placed for each column of the top queen, n = 10", bars));

// %% [markdown]
// One worker takes columns 0, 2 and 4, the other 1 and 3. The result is there when the *slower* one is done.
// How many times as fast is that at best? Guess with one digit after the point, such as `1.1`.

// %%
/** The whole work over the larger share: how many times as fast two workers are at best. */
function atBest(work: readonly number[]): number {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const first = sum(work.filter((_, i) => i % 2 === 0));
  const speed = sum(work) / Math.max(first, sum(work) - first);
  return Math.round(speed * 10) / 10;
}

// %% tags=["predict"]
predict(null, () => atBest(byColumn));

// %% [markdown]
// Deal smaller pieces, and the shares become more equal: here the top *two* queens make a piece.

// %%
/** The queens that a search places below these, and one more for the last of these. */
function queensBelow(n: number, columns: number, falling: number, rising: number): number {
  let queens = 1;
  let free = ((1 << n) - 1) & ~(columns | falling | rising);
  for (; free !== 0; free &= free - 1) {
    const queen = free & -free;
    queens += queensBelow(n, columns | queen, ...right(falling, rising, queen));
  }
  return queens;
}

// %%
/** The same for each pair of top queens. */
function byPairs(n: number): number[] {
  return columnsIn((1 << n) - 1, n).flatMap((a) => {
    const [falling, rising] = right(0, 0, 1 << a);
    const free = ((1 << n) - 1) & ~((1 << a) | falling | rising);
    return columnsIn(free, n).map((b) =>
      queensBelow(n, (1 << a) | (1 << b), ...right(falling, rising, 1 << b)),
    );
  });
}

// %%
holds([
  ["pairs of top queens, n = 10", 72, byPairs(10).length],
  ["at best, by columns", 1.7, atBest(byColumn)],
  ["at best, by pairs", 2, atBest(byPairs(10))],
]);

// %% [markdown]
// So equal shares are no problem. `npm run bench:queens -- --workers` counts with two real workers
// (`bench/queens/two-workers.ts` is the program, a short one) and shows that it is still less than twice
// as fast, and for small boards *slower* than one thread alone. Each worker has to be started, each has to
// translate the program for itself, the sum waits for the later one, and the two share the memory of one
// machine, and its processors with everything else that runs.

// %% [markdown]
// ## 9. Close
//
// ### Questions
//
// **1. Why does a search with bits need no undo?**
//
// - a) Because bits are fast.
// - b) Because each call has numbers of its own.
// - c) Because queens are never placed.
//
// <details><summary>Answers to 1</summary>
//
// - a) They are, but that is no reason.
// - b) **Right.** `columns | queen` is a new number, handed down by value. What a call keeps, nobody else
//   can change.
// - c) They are: a bit in `columns` is a queen on the board.
//
// </details>
//
// **2. A queen in column 2 of row 0, on the 8×8 board. Which bit has her falling diagonal in row 3?**
//
// - a) Bit 5.
// - b) Bit 2.
// - c) None: it has left the board.
//
// <details><summary>Answers to 2</summary>
//
// - a) **Right.** Three rows down, three columns to the right: shifted up three times.
// - b) That is her column.
// - c) Not yet. It leaves after column 7, in row 5; `board &` cuts it off from row 6 on.
//
// </details>
//
// **3. `symmetries` gives four boards. What do you know of the placement?**
//
// - a) It looks like itself after one of the moves.
// - b) It is no solution.
// - c) Four images have been forgotten.
//
// <details><summary>Answers to 3</summary>
//
// - a) **Right.** Then images fall together in twos.
// - b) It may be one: the lonely class of the 8×8 board has four.
// - c) They would be, if it had no symmetry. Count before you judge.
//
// </details>
//
// **4. All counts are right for even n, and some are wrong for odd n. Where do you look?**
//
// - a) At the two shifts.
// - b) At the mask `board &`.
// - c) At the middle column.
//
// <details><summary>Answers to 4</summary>
//
// - a) A wrong shift spoils even boards, too: 2×2 or 4×4 at the latest.
// - b) Without it the search would not end.
// - c) **Right.** Only odd boards have one, and it may count once, not twice and not never.
//
// </details>
//
// ### Glossary
//
// | word | meaning |
// |---|---|
// | bit | a zero or a one; bit k of a number stands for 2 to the power of k, and here for column k |
// | mask | a number whose ones say which bits of another one are wanted, as in `board & …` |
// | to shift | to move all bits of a number up or down |
// | symmetry | a rule for where each square goes, so that the board stays a board: turns and mirrors, eight in all |
// | image | what a symmetry makes of a placement |
// | class | a placement with all its images |
// | fundamental solution | one solution of each class, here the smallest |
//
// ### When it does not work
//
// - **It never ends?** `board &` is missing, or the loop does not take the chosen bit away.
// - **Look at the bits.** `console.log(free.toString(2).padStart(n, "0"))`, and remember that column 0 is on the
//   right there.
// - **One solution on the 2×2 board?** A diagonal does not move, or both move the same way.
// - **The 2×2 board is right, and the 4×4 board has no solution?** The older diagonals stand still. Let the newest queen
//   join them first, and shift what comes out: `(rising | queen) >> 1`, not `rising | (queen >> 1)`.
// - **Begin with one queen.** On paper: which columns does she reach in the next row, and in the one after it?
// - **Images that are no images?** Try 3×3 with letters, as in section 4. Each queen needs a new row *and* a new
//   column.
// - **Still the old result?** Save, run the import cell again, then the cell you want to see.
//
// ### The exercise
//
// `exercises/06-symmetry.ts`, 45 minutes: `countWithBits`, `symmetries` and `fundamentalSolutions`. Done early?
// Let `countWithBits` search the left half only. Do all tests stay green, those for odd boards as well?
//
// ### Where to read more
//
// - Martin Richards, "Backtracking Algorithms in MCPL using Bit Patterns and Recursion", University of
//   Cambridge, Computer Laboratory. The queens in bits, and other puzzles in the same way.
// - Zongyan Qiu, "Bit-vector encoding of n-queen problem", *ACM SIGPLAN Notices* 37 (2002), number 2, pages 68
//   to 70.
// - Jordan Bell and Brett Stevens, "A survey of known results and research areas for n-queens", *Discrete
//   Mathematics* 309 (2009), pages 1 to 31, [doi:10.1016/j.disc.2007.12.043](https://doi.org/10.1016/j.disc.2007.12.043).
// - The On-Line Encyclopedia of Integer Sequences: all solutions are [A000170](https://oeis.org/A000170), the
//   fundamental ones [A002562](https://oeis.org/A002562).
