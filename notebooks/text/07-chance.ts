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
// # Chance
//
// After this chapter you can draw a board fairly, give a search a lucky start, and mend a board of a
// thousand queens step by step; and you can say what luck is worth, in numbers.
//
// - **You need** chapter 03 (the search that steps back), and functions, arrays and loops in TypeScript. You
//   need no more of probability than this: one of six sides, so one in six.
// - **Time**: 45 minutes to read and try, 45 minutes for the exercise, 20 minutes to look back (sections 6
//   and 9). Sections 7 and 8 are for the curious, 30 minutes more.
// - **Extra** chapter: no later chapter needs it.
//
// Run the cells from top to bottom with Shift+Enter. Where a cell says `predict(null, …)`, first put your
// guess in place of `null`. A wrong guess is worth more than no guess.

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
  type Picture,
} from "../src/board";
import { attempt, check, inOrder, predict, show } from "../src/notebook";

// %% [markdown]
// ## 1. Warm up by hand: mend a board
//
// Until now, every queen was placed with care. Now be careless. Let a die, or somebody who does not look,
// call a column for each of the five rows, and put the queens there. They will attack each other. Then mend
// the board:
//
// 1. Take any queen that is attacked.
// 2. Move her, within her row, to the square where the **fewest** others attack her.
// 3. Again, until no queen is attacked.
//
// How many moves did you need? Did you ever walk in circles?

// %%
show(warmUpBoard(5));

// %% [markdown]
// And now four queens, by the same rules. It is the smaller board. Is it the easier one?

// %%
show(warmUpBoard(4));

// %% [markdown]
// ## 2. Chance that can be repeated
//
// `Math.random()` gives a number from 0 up to, but without, 1. It is another number each time, and that is a
// nuisance: a program that failed today may work tomorrow, and nobody can look at the failure again.
//
// So this chapter makes its chance itself. The generator below begins with a number that you choose, its
// **seed**. It stirs the bits of a counter until nobody can see the order any more. (The recipe is known as
// *mulberry32*. You need not understand it; you need to know what it promises.)

// %%
/** A source of chance: gives a number from 0 up to, but without, 1, as `Math.random` does. */
type Random = () => number;

function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// %% [markdown]
// What does this cell show, if you run it twice? The same numbers, or others?

// %%
const someChance = seeded(7);
show([1, 2, 3, 4, 5].map(() => someChance().toFixed(4)).join("  "));

// %% [markdown]
// Two generators with the same seed, each asked for its first number. Are the two numbers equal: `true` or
// `false`?

// %% tags=["predict"]
predict(null, () => seeded(7)() === seeded(7)());

// %% [markdown]
// Numbers between 0 and 1 are no columns yet. Two small helpers go with us through the whole chapter.

// %%
/** The whole numbers from 0 to n - 1: all rows, or all columns, of a board. */
function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, number) => number);
}

/** One of the items, each as likely as the others. */
function oneOf<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)];
}

// %% [markdown]
// Of the columns 0 to 5 we draw ten thousand times. What is the smallest that comes up, and what the
// largest? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => {
  const random = seeded(1);
  const draws = upTo(10_000).map(() => oneOf([0, 1, 2, 3, 4, 5], random));
  return [Math.min(...draws), Math.max(...draws)];
});

// %% [markdown]
// ### The careless way
//
// Put one queen in each row of the 4×4 board, anywhere, and look. Not peaceful? Sweep the board clean and do
// it again, until it is. There are 4 · 4 · 4 · 4 = 256 boards. How many of them are peaceful, the next cells
// count.

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
const all256 = upTo(256).map((k) => upTo(4).map((row) => Math.floor(k / 4 ** row) % 4));
const peaceful256 = all256.filter(isPeaceful);
show(`${peaceful256.length} of ${all256.length} boards are peaceful`);

// %% [markdown]
// How many boards does one peaceful board take? Sometimes one, sometimes hundreds. And **on average**?

// %% tags=["predict"]
predict(null, () => all256.length / peaceful256.length);

// %% [markdown]
// <details><summary>Why</summary>
//
// Something that comes in one of 128 tries on average takes 128 tries on average. It sounds as if it said
// the same thing twice. But it does not say that you may count on it. Let us look.
//
// </details>

// %%
/** How many random boards it takes until one is peaceful. */
function triesUntilPeace(randomBoard: () => readonly number[]): number {
  let tries = 1;
  while (!isPeaceful(randomBoard())) tries++;
  return tries;
}

const dice = seeded(4);
const careless = () => upTo(4).map(() => oneOf([0, 1, 2, 3], dice));
const waits = upTo(1_000).map(() => triesUntilPeace(careless));

// %% [markdown]
// A thousand times somebody waited for a peaceful board, and we know how long each of them waited. Numbers
// like these want to be drawn. A **histogram** counts how many fall into each range.

// %%
type Range = { from?: number; width: number; bars: number };

/** Bars of equal width: how many values fall into each range. The last range has no end. */
function histogram(title: string, values: readonly number[], range: Range): Picture {
  const { from = 0, width, bars } = range;
  const label = (k: number) =>
    k === bars - 1 ? `${from + k * width} and more` : `to ${from + (k + 1) * width - 1}`;
  const counts = upTo(bars).map(() => 0);
  for (const value of values) counts[Math.min(Math.floor((value - from) / width), bars - 1)]++;
  const chart = counts.map((value, k) => ({ label: label(k), value }));
  return barChart(title, chart);
}

// %% [markdown]
// Before you see it: in which of the ranges 0 to 49, 50 to 99, 100 to 149 … are the most? Give the number
// with which it begins.

// %% tags=["predict"]
predict(null, () => {
  const inRange = upTo(20).map((k) => waits.filter((tries) => Math.floor(tries / 50) === k).length);
  return 50 * inRange.indexOf(Math.max(...inRange));
});

// %%
show(
  histogram("How many tries until four careless queens are at peace", waits, {
    width: 50,
    bars: 12,
  }),
);

// %% [markdown]
// That is the face of waiting for luck. No hill in the middle: the shortest waits are the most frequent. But
// there is a long tail, and a few who wait for ever so long pull the average up.
//
// A text can say any number. Here is a helper that compares the numbers of this text with those of the
// program; you will meet it to the end of the chapter.

// %%
/** Compares each number of the text with the program's; a false one stops the notebook. */
function holds(claims: readonly [what: string, told: number, found: number][]): void {
  const wrong = claims.find(([, told, found]) => told !== found);
  if (wrong) throw new Error(`${wrong[0]}: the text says ${wrong[1]}, the program ${wrong[2]}`);
  show(claims.map(([what, , found]) => `✓ ${what}: ${found.toLocaleString("en-US")}`).join("\n"));
}

const averageOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

// %%
holds([
  ["peaceful among all 256 boards", 2, peaceful256.length],
  ["average of the thousand waits, rounded", 130, Math.round(averageOf(waits))],
  ["waited less than 128 tries", 609, waits.filter((tries) => tries < 128).length],
  ["the longest wait", 1_150, Math.max(...waits)],
]);

// %% [markdown]
// So the average is what we calculated, nearly. But 609 of the thousand waited less than that, and somebody
// looked at 1,150 boards.

// %% [markdown]
// ## 3. The idea, worked: three uses of chance
//
// The queens are your exercise, so we work with the **dragons** of chapter 03 again: a dragon goes like a
// rook, any number of squares along a row or column, and besides **one** step along a diagonal.
//
// ### A fair draw
//
// Careless queens often share a column. That is easy to avoid: write the columns on slips of paper, put them
// into a hat, and draw. A slip that is drawn stays out.
//
// Here is the hat for two rows. There are n slips for the first row, and only n - 1 for the second.

// %%
/** Two different columns, each pair as likely as any other. */
function twoColumns(n: number, random: Random): number[] {
  const first = oneOf(upTo(n), random); // choose among n
  const left = upTo(n).filter((col) => col !== first);
  const second = oneOf(left, random); // choose among those that are left
  return [first, second];
}

// %% [markdown]
// Is it fair? For n = 3 there are 3 · 2 = 6 pairs. We draw twelve thousand times. How many times do you
// expect each pair?

// %% tags=["predict"]
const allPairs = upTo(3).flatMap((first) => [0, 1, 2].filter((second) => second !== first));
predict(null, () => 12_000 / allPairs.length);

// %%
/** How often each outcome comes up in so many draws, as bars. */
function tally(title: string, draws: readonly string[]): Picture {
  const outcomes = [...new Set(draws)].sort();
  const count = (outcome: string) => draws.filter((draw) => draw === outcome).length;
  return barChart(
    title,
    outcomes.map((outcome) => ({ label: outcome, value: count(outcome) })),
  );
}

const hat = seeded(3);
const pairs = upTo(12_000).map(() => twoColumns(3, hat).join(" "));
show(tally("Two of three columns, drawn 12,000 times", pairs));

// %% [markdown]
// Not one of them is exactly the number that you expected, and yet this is what fair looks like: chance
// spreads a little. The judge of your exercise calculates where luck ends, and draws that line so far out
// that a right program is refused once in a million runs.
//
// ### A lucky start
//
// Now place the dragons from the top, each at random, but only on squares that are **safe** from those
// above.

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
function luckyDragons(n: number, random: Random): number[] | null {
  const placement: number[] = [];
  while (placement.length < n) {
    const safe = upTo(n).filter((col) => dragonIsSafe(placement, col)); // check
    if (safe.length === 0) return null; // report: bad luck
    placement.push(oneOf(safe, random)); // choose by chance, and place for good
  }
  return placement; // report: good luck
}

// %% [markdown]
// Choose, check, place, report. Two of our six words are missing: nothing is *undone*, and nothing
// *recurses*. When there is no safe square left, the whole try is lost, and the function says so.
//
// On the 4×4 board, every try that begins in a corner is lost. So how often, of a hundred tries, will it
// succeed on average?

// %% tags=["predict"]
predict(null, () => {
  const chance = (placement: number[]): number => {
    if (placement.length === 4) return 1;
    const safe = upTo(4).filter((col) => dragonIsSafe(placement, col));
    return safe.reduce((sum, col) => sum + chance([...placement, col]) / safe.length, 0);
  };
  return 100 * chance([]);
});

// %%
/** Dragons as a drawing; `more` are further marks, drawn on top. */
function dragons(placement: readonly number[], n: number, more: readonly Mark[] = []): Drawing {
  const marks = placement.map((col, row): Mark => ({ square: [row, col], sign: "D" }));
  return { board: rectangle(n, n), marks: [...marks, ...more] };
}

const gambler = seeded(8);
const lucky = upTo(4).map(() => luckyDragons(6, gambler));
lucky.forEach((placement, i) => {
  if (placement === null) return show(`Try ${i + 1}: bad luck.`);
  show(boardPicture(dragons(placement, 6), `Try ${i + 1}, good luck: ${placement.join()}`));
});

// %% [markdown]
// Such programs are named after **Las Vegas**. They may come home with nothing, but what they bring is
// always right. That is worth something: the caller can simply try again, and the next try knows nothing of
// the bad luck of the last.
//
// ### Mending
//
// The third use is the one of section 1: put all dragons down first, as they come, and move those that stand
// badly. We must know how many others reach a square.

// %%
/** How many dragons of other rows reach the square in this row and column? */
function reaching(placement: readonly number[], row: number, col: number): number {
  return placement.filter((otherCol, otherRow) => {
    const down = Math.abs(otherRow - row);
    const across = Math.abs(otherCol - col);
    return down > 0 && (across === 0 || (down === 1 && across === 1));
  }).length;
}

// %% [markdown]
// Three dragons on a 4×4 board, and one more in the third row from the top that has been picked up. The
// placement is `[1, 3, 1, 2]`; the row is row 2. How many dragons reach each of its four squares, from the
// left? Write `[…, …, …, …]`.

// %% tags=["predict"]
predict(null, () => upTo(4).map((col) => reaching([1, 3, 1, 2], 2, col)));

// %%
/** The numbers of a row's squares, as marks; framed where its dragon was picked up. */
function countMarks(placement: readonly number[], row: number): Mark[] {
  return upTo(placement.length).map((col) => ({
    square: [row, col],
    sign: String(reaching(placement, row, col)),
    tone: col === placement[row] ? "current" : "candidate",
  }));
}

const picked = dragons([1, 3, 1, 2], 4, countMarks([1, 3, 1, 2], 2));
show(boardPicture(picked, "Row 2: how many other dragons reach each square; its own is framed"));

// %% [markdown]
// Now one step of mending. Three words are in it: check, choose, place. (What undoes? Placing does: the
// dragon leaves its old square.)

// %%
/** The columns of this row that the fewest dragons reach. */
function calmestColumns(placement: readonly number[], row: number): number[] {
  const counts = placement.map((_, col) => reaching(placement, row, col)); // check
  const fewest = Math.min(...counts);
  return upTo(placement.length).filter((col) => counts[col] === fewest);
}

function mendRow(placement: number[], row: number, random: Random): void {
  placement[row] = oneOf(calmestColumns(placement, row), random); // choose and place
}

// %% [markdown]
// Often several squares are equally calm, and its own may be one of them. Then chance decides. Is that
// important? Could we not take the leftmost? Keep the question in mind; section 6 will answer it.
//
// **Modify.** In a new cell, call `mendRow` a few times on a placement of your own, each time with a row
// whose dragon is reached, and draw the board after each call.

// %% [markdown]
// ## 4. Watch it move
//
// Let mending write a diary: at each step, who is attacked, who was chosen, what the squares of that row
// were worth, and where the dragon went.

// %%
type Note = { before: number[]; attacked: number[]; row: number; after: number[] };

function mendingDiary(n: number, random: Random): Note[] {
  const placement = upTo(n).map(() => oneOf(upTo(n), random));
  const attackedRows = () => upTo(n).filter((row) => reaching(placement, row, placement[row]) > 0);
  const diary: Note[] = [];
  for (let attacked = attackedRows(); attacked.length > 0; attacked = attackedRows()) {
    const before = [...placement];
    const row = oneOf(attacked, random);
    mendRow(placement, row, random);
    diary.push({ before, attacked, row, after: [...placement] });
  }
  return diary;
}

// %%
const nameOf = (row: number, placement: readonly number[]) =>
  squareName([row, placement[row]], placement.length);

/** Step k begins: who is attacked, and who has been chosen. */
function choosing({ before, attacked, row }: Note, k: number, ask?: string): Frame {
  const n = before.length;
  const clashes = attacked.map((r): Mark => ({ square: [r, before[r]], sign: "D", tone: "clash" }));
  const names = attacked.map((r) => nameOf(r, before)).join(", ");
  const caption =
    `Round ${k + 1}. Attacked: ${names}. Chance picks up ${nameOf(row, before)}, framed. ` +
    `The numbers tell how many others reach each square of that row.`;
  return { drawing: dragons(before, n, [...clashes, ...countMarks(before, row)]), caption, ask };
}

// %%
/** The step is done: where the dragon went, and among how many squares chance had to decide. */
function moving({ before, row, after }: Note, k: number, ask?: string): Frame {
  const calm = calmestColumns(before, row).length;
  const choice = calm === 1 ? "One square is the calmest" : `${calm} squares are equally calm`;
  const move = before[row] === after[row] ? "chance lets it stay on" : "it goes to";
  const mark: Mark = { square: [row, after[row]], sign: "D", tone: "current" };
  const caption =
    `Round ${k + 1}. ${choice}; ${move} ${nameOf(row, after)}. ` +
    `Now look at the whole board again.`;
  return { drawing: dragons(after, after.length, [mark]), caption, ask };
}

// %% [markdown]
// Six dragons, thrown on the board. The film stops three times to ask you. One round of it is one step of
// mending: look, choose, move. (An attacked dragon stands in a red frame, and the sentence below names it.)

// %%
const diary = mendingDiary(6, seeded(13));

const questions: Record<string, string> = {
  "moving 0": "Two squares of the top row are reached by nobody. Where does the dragon go?",
  "moving 3": "The dragon's own square is as calm as two others. Must it move?",
  "choosing 4": "That step changed nothing. Is the program stuck for ever?",
};

// %%
const film = diary.flatMap((note, k) => [
  choosing(note, k, questions[`choosing ${k}`]),
  moving(note, k, questions[`moving ${k}`]),
]);
const last = diary[diary.length - 1].after;
const done = {
  drawing: dragons(last, 6),
  caption: "No dragon is attacked: a solution. Report it.",
};
show(stepPlayer("Six dragons are mended", [...film, done]));

// %% [markdown]
// Three things to look for. Go back in the film and find each.
//
// 1. **No step back, ever.** The program keeps no list of what it has tried. All it has is the board.
// 2. **A step may change nothing.** Then the next one chooses again, perhaps another dragon. That is the
//    gift of chance: to be in the same place does not mean to do the same thing.
// 3. **It looks before it steps.** Only looking can say that the board is a solution; and after the last
//    step it must look once more.
//
// How many steps of mending did these dragons need? Count the rounds before you run.

// %% tags=["predict"]
predict(null, () => diary.length);

// %% [markdown]
// ## 5. Fill, order, write
//
// Three steps, each with less help than the one before.
//
// ### Fill three blanks
//
// Pure luck fails often, and a search takes long. Together they are better: **some** rows by luck, the rest
// by searching. The search is given; it completes the dragons that it gets, and never moves them.

// %%
/** The first way to complete these dragons, or null. */
function completeDragons(placement: readonly number[], n: number): number[] | null {
  if (placement.length === n) return [...placement];
  for (const col of upTo(n)) {
    if (!dragonIsSafe(placement, col)) continue;
    const completed = completeDragons([...placement, col], n);
    if (completed !== null) return completed;
  }
  return null;
}

/** Stands for something that you are going to write. */
function blank<T>(name: string): T {
  throw new Error(`blank ${name} in the cell above is still empty`);
}

// %% [markdown]
// Put code in place of `blank("A")`, `blank("B")` and `blank("C")`.

// %% tags=["make"]
function someLuck(n: number, randomRows: number, random: Random): number[] | null {
  const placement: number[] = [];
  while (placement.length < blank<number>("A")) {
    const safe = upTo(n).filter((col) => dragonIsSafe(placement, col)); // check
    if (safe.length === 0) return blank("B"); // report: bad luck
    placement.push(oneOf(safe, random)); // place, for good
  }
  return blank("C"); // report: what the search makes of it
}

// %% tags=["check"]
attempt(() => {
  const random = seeded(5);
  const good = [0, 1, 4].map((rows) => upTo(400).filter(() => someLuck(4, rows, random)).length);
  show(`4×4, of 400 tries good: ${good.join(", ")} (with 0, 1 and 4 random rows)`);
  const isRight = good[0] === 400 && good.slice(1).every((count) => count > 144 && count < 256);
  show(isRight ? "✓ yes: always without chance, and half of the time with it" : "✗ not yet");
});

// %% [markdown]
// <details><summary>The three answers</summary>
//
// - **A** is `randomRows`.
// - **B** is `null`. It is the answer of *this* try. Whether there is another one is for the caller to say.
// - **C** is `completeDragons(placement, n)`. If the search says `null`, so does this function: the random
//   dragons cannot be completed, and moving them is not allowed.
//
// </details>

// %% [markdown]
// ### Put lines in order
//
// Mending, with an end to it: after `maxSteps` steps it gives up. The frame stands; five lines are missing:
//
// ```ts
// function mendDragons(placement, maxSteps) {
//   for (let step = 0; ; step++) {
//     ① look  ② done?  ③ enough?  ④ choose  ⑤ move
//   }
// }
// ```
//
// You have seven lines for the five places. Two are tempting, and wrong.

// %%
const lines: Record<string, string> = {
  a: "mendRow(placement, row);",
  b: "if (step === maxSteps) return placement;",
  c: "const attacked = attackedRows(placement);",
  d: "const row = attacked[0];",
  e: "if (attacked.length === 0) return placement;",
  f: "const row = oneOf(attacked);",
  g: "if (step === maxSteps) return null;",
};

// %%
/** The frame with these lines in it, as text. */
function programOf(body: readonly string[]): string {
  return `function mendDragons(placement, maxSteps) {
  for (let step = 0; ; step++) {
    ${body.join("\n    ")}
    if (step > 1000) throw new Error("more than a thousand steps");
  }
}`;
}

// %%
type Mender = (placement: number[], maxSteps: number) => number[] | null;

/** Makes a function of these lines. */
function menderOf(chosen: readonly string[], random: Random): Mender {
  const program = programOf(chosen);
  show(program);
  const make = new Function("attackedRows", "oneOf", "mendRow", `${program}\nreturn mendDragons;`);
  const attackedRows = (board: readonly number[]) =>
    upTo(board.length).filter((row) => reaching(board, row, board[row]) > 0);
  return make(
    attackedRows,
    (items: readonly number[]) => oneOf(items, random),
    (board: number[], row: number) => mendRow(board, row, random),
  ) as Mender;
}

// %%
/** Is no dragon of this board reached by another? */
function isMended(board: readonly number[]): boolean {
  return board.every((col, row) => reaching(board, row, col) === 0);
}

// %%
/** Mends a hundred boards with these lines, and two special ones: is all as it should be? */
function mends(chosen: readonly string[]): boolean {
  const random = seeded(6);
  const mend = menderOf(chosen, random);
  const boards = upTo(100).map(() => upTo(4).map(() => oneOf(upTo(4), random)));
  const results = boards.map((board) => mend(board, 200));
  const good = results.filter((board) => board !== null && isMended(board)).length;
  const nulls = results.filter((board) => board === null).length;
  show(`100 boards: ${good} mended, ${nulls} given up, ${100 - good - nulls} wrong`);
  const small = JSON.stringify(mend([0], 0));
  const three = JSON.stringify(mend([0, 1, 2], 50));
  show(`the board of one square, no step: ${small}`);
  show(`three dragons, which cannot be at peace: ${three}`);
  return good === 100 && small === "[0]" && three === "null";
}

// %% [markdown]
// Write five letters in place of `null`, such as `"abcde"`. It is right when all of a hundred boards are
// mended, when the board of one square needs no step and gives `[0]`, and when three dragons, which cannot
// be at peace, give `null`. Wrong orders are welcome: what do they do?

// %% tags=["make"]
inOrder({ lines, count: 5, isRight: mends }, null);

// %% [markdown]
// <details><summary>The order, and the two wrong lines</summary>
//
// ① c ② e ③ g ④ f ⑤ a. (Lines f and g may change places: who chooses a dragon and then moves none has only
// drawn one number more.)
//
// - **b** hands out a board when the steps have run out. But that board is not a solution: it has just been
//   found to have attacked dragons. **g** says `null`.
// - **d** always takes the topmost. Then it is the same dragon again and again, while another should make
//   room. **f** lets chance decide.
// - **g before e** is a matter of taste on large boards, but not where the last step was the good one, or
//   where none was needed: it gives up without looking at what it has.
//
// </details>

// %% [markdown]
// ### Write it: queens
//
// Open `exercises/07-chance.ts` beside this notebook. You know the three shapes; this is new:
//
// | | dragons, above | queens, yours |
// |---|---|---|
// | a fair draw | two rows | all rows of `randomPlacement` |
// | check | `dragonIsSafe`, `reaching` | any distance along a diagonal |
// | the search | given | yours, from chapter 03 |
// | bad arguments | nobody asked | a `RangeError` whose message names the argument |
//
// Your file does not see the cells of this notebook. Copy `upTo` and `oneOf` into it, and your search of
// chapter 03; all of your functions may use them.
//
// `random` is handed to your functions. Use nothing else: no `Math.random`, no clock. Then a board that went
// wrong can be made again, by its seed.
//
// **After each save, run the next cell again**, and then those below it: importing is what reads your file.

// %% tags=["make"]
import { lasVegas, minConflicts, randomPlacement } from "../exercises/07-chance";

// %%
attempt(() => {
  const placement = randomPlacement(8, seeded(1));
  const drawing = queensDrawing(placement, 8, { attacks: true });
  show(boardPicture(drawing, `Your random placement: ${placement.join()}`));
});

// %%
attempt(() => {
  const random = seeded(2);
  const boards = upTo(12_000).map(() => randomPlacement(3, random).join(" "));
  show(tally("Your boards of three queens, 12,000 times", boards));
});

// %%
attempt(() => {
  for (const randomRows of [0, 2, 5, 8]) {
    const random = seeded(randomRows);
    const good = upTo(100).filter(() => lasVegas(8, randomRows, random) !== null);
    show(`${randomRows} random rows: ${good.length} of 100 tries succeed`);
  }
});

// %%
attempt(() => {
  const placement = minConflicts(20, seeded(1), 1_000);
  if (placement === null) return show("null: given up after a thousand steps");
  const drawing = queensDrawing(placement, 20, { attacks: true });
  show(boardPicture(drawing, `Your mended board: ${placement.join()}`));
});

// %% [markdown]
// And the judge. It runs the tests from easy to hard; the first red one is the next thing to do. Its
// `seeded(7)` is the function of section 2, so you can make every failing board again here. Stuck? `npm run
// kata -- hint 07` in a terminal gives a small hint first, and a larger one when you ask again.

// %% tags=["check"]
await check("07");

// %% [markdown]
// ## 6. How it goes wrong
//
// These are the mistakes that people really make here. For each: what would it print? Guess, run, then
// unfold. Their names are those of the course's own catalogue, in `test/mistakes`; you will meet the
// same names in verdicts.
//
// ### "Each row swaps with any row, also with those that have drawn already."
//
// The best known of all wrong shuffles. It looks fair: begin with the columns in order, and let each row
// swap with a row drawn at random.

// %%
function swappedWithAny(draws: readonly number[]): string {
  const board = upTo(draws.length);
  draws.forEach((drawn, row) => {
    [board[row], board[drawn]] = [board[drawn], board[row]];
  });
  return board.join(" ");
}

const allDraws = upTo(27).map((k) => [k % 3, Math.floor(k / 3) % 3, Math.floor(k / 9)]);

// %% [markdown]
// Three rows draw one of three each: 27 ways, all equally likely. Six boards. How many of the 27 ways would
// have to lead to each board, if it were fair?

// %% tags=["predict"]
predict(null, () => allDraws.length / new Set(allDraws.map(swappedWithAny)).size);

// %%
show(tally("All 27 ways to swap with any row", allDraws.map(swappedWithAny)));

// %% [markdown]
// <details><summary>Why</summary>
//
// 27 cannot be divided by 6, so no luck in the world makes it fair. Three boards have five ways, the others
// four. A fair draw has 3 · 2 · 1 ways, one for each board.
//
// </details>
//
// ### "The columns are sorted by a comparison that says something else each time."
//
// `columns.sort(() => random() - 0.5)` fits into one line, and you will meet it often. Is it fair?

// %%
const sorter = seeded(9);
const sorted = upTo(12_000).map(() => {
  const board = [0, 1, 2].sort(() => sorter() - 0.5);
  return board.join(" ");
});

// %% [markdown]
// Fair would be 2,000 for each of the six boards. Does `0 1 2` come up more than twice as often: `true` or
// `false`?

// %% tags=["predict"]
predict(null, () => sorted.filter((board) => board === "0 1 2").length > 2 * 2_000);

// %%
show(tally("Three columns, sorted by a coin, 12,000 times", sorted));

// %% [markdown]
// <details><summary>Why</summary>
//
// A sort asks for a few comparisons and believes each answer. Each coin halves the chance of what is to
// come: halves, quarters, eighths, sixteenths. Sixths cannot be made of them. And each engine sorts in its
// own way, so it is unfair in another way elsewhere.
//
// </details>
//
// ### "A row never keeps its own column, which should be one of its draws."
//
// The loop runs from the last row up, and each row swaps with one **above** it: `Math.floor(random() *
// row)`. How many of the six boards of three queens can come out?

// %% tags=["predict"]
predict(null, () => {
  const boards = [0, 1].map((drawn) => {
    const board = [0, 1, 2];
    [board[2], board[drawn]] = [board[drawn], board[2]]; // row 2 draws row 0 or row 1
    [board[1], board[0]] = [board[0], board[1]]; // row 1 can only draw row 0
    return board.join();
  });
  return new Set(boards).size;
});

// %% [markdown]
// <details><summary>Why</summary>
//
// Not drawing yourself is a rule for presents at a party, and there it makes sense. Here it forbids boards:
// the board `0 1 2` can never come out. One small `+ 1` is missing.
//
// </details>
//
// ### "After a try that failed, the next one begins, until one succeeds."

// %%
function luckUntilItWorks(n: number, randomRows: number, random: Random): number[] | null {
  for (let tries = 0; tries < 1_000; tries++) {
    const start: number[] = [];
    for (let safe = upTo(n); start.length < randomRows && safe.length > 0;) {
      start.push(oneOf(safe, random));
      safe = upTo(n).filter((col) => dragonIsSafe(start, col));
    }
    const whole = start.length < randomRows ? null : completeDragons(start, n);
    if (whole !== null) return whole; // and if not, once more
  }
  return null;
}

// %% [markdown]
// Four dragons, one random row: the corners cannot be completed, the middle squares can. In a thousand
// calls, how often should `null` come back, about? And how often does it come back here? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => {
  const random = seeded(11);
  const calls = upTo(1_000).map(() => luckUntilItWorks(4, 1, random));
  return [500, calls.filter((placement) => placement === null).length];
});

// %% [markdown]
// <details><summary>Why it matters</summary>
//
// It seems kind to try again. But then nobody can ask what one try is worth, as section 8 does; and on the
// 3×3 board, where every try fails, it tries for ever. To call again is easy for the caller. To stop your
// program from calling again is not.
//
// </details>
//
// ### "When the search below fails, it goes on with the random queens and moves them, too."
//
// That gives the same two numbers, for another reason: the search steps back into the random rows, as if
// they were its own. Then it is a search like any other, with a strange order of columns. The random rows
// end where the search begins.
//
// ### "Of several equally good squares, the leftmost is taken each time."

// %%
type Choice = (columns: readonly number[], random: Random) => number;

/** A random board of n dragons after 200 steps, if equally calm squares are chosen like this. */
function after200Steps(n: number, random: Random, choice: Choice): readonly number[] {
  const board = upTo(n).map(() => oneOf(upTo(n), random));
  for (let step = 0; step < 200 && !isMended(board); step++) {
    const attacked = upTo(n).filter((row) => reaching(board, row, board[row]) > 0);
    const row = oneOf(attacked, random);
    board[row] = choice(calmestColumns(board, row), random);
  }
  return board;
}

// %%
/** How many of a hundred boards of six dragons are mended like this. */
function mendedBy(choice: Choice): number {
  const random = seeded(12);
  return upTo(100).filter(() => isMended(after200Steps(6, random, choice))).length;
}

// %% [markdown]
// With `oneOf` as the choice, all of a hundred boards of six dragons are mended. With the leftmost square:
// all of them, more than half, or less than half? Write `"all"`, `"more"` or `"less"`.

// %% tags=["predict"]
predict(null, () => {
  const mended = mendedBy((columns) => columns[0]);
  return mended === 100 ? "all" : mended > 50 ? "more" : "less";
});

// %%
holds([
  ["mended, chance decides", 100, mendedBy(oneOf)],
  ["mended, leftmost", 72, mendedBy(([leftmost]) => leftmost)],
]);

// %% [markdown]
// <details><summary>Why</summary>
//
// A dragon that stands on the leftmost of its calmest squares stays there, however often it is chosen. When
// that is true of all the attacked ones, nothing will ever change. Chance lets them wander about among
// equally good squares, until a gap opens. So the answer to section 3 is: yes, it is important.
//
// </details>
//
// ### "The board is looked at only while there are steps left, so the first board costs one and the last is never seen."
//
// `for (let step = 0; step < maxSteps; step++) { look; move; }`, and `null` below it. The board of one
// square, no steps: what comes back?

// %% tags=["predict"]
predict(null, () => {
  const board = [0];
  const maxSteps = 0;
  for (let step = 0; step < maxSteps; step++) {
    if (reaching(board, 0, board[0]) === 0) return board;
  }
  return null;
});

// %% [markdown]
// <details><summary>Why</summary>
//
// With 0 steps the loop is not entered, so nobody looks. And with more steps, the board after the last one
// is thrown away unseen. Looking costs nothing: look first, and only then ask whether there is a step left.
//
// </details>
//
// ### And some more, in short
//
// | mistake | smallest case that shows it | look for |
// |---|---|---|
// | "Math.random has a hand in it." | any board, made twice from one seed | `Math.` in your file |
// | "One random number is drawn and used for all rows." | 3 queens: only four boards come out | `random()` before the loop |
// | "The random number is rounded to the nearest whole one." | 3 queens | `Math.round` |
// | "The last of the safe columns is never drawn." | the top row | `length - 1` |
// | "The random rows are drawn among all columns, safe or not." | two random rows | a check that is missing |
// | "A queen counts herself among those that attack her." | 1×1 | a comparison of her row with itself |
// | "When the steps have run out, the board comes back as it is." | 2×2 | the last `return` |
// | "Of several attacked queens, it is always the topmost that is moved." | 8×8 | `attacked[0]` |

// %% [markdown]
// ## 7. What the source says
//
// One of the five pages that this course grew from recommends chance: the **Persian page**, "هشت وزیر". In
// our words, it makes three claims:
//
// 1. Put n queens on random squares and look whether they are at peace. This leads **very fast** to a
//    solution.
// 2. But one cannot be sure to get them all: one may do it **a thousand times** and not have all 92.
// 3. So it is useful where one solution is enough.
//
// ### "Very fast"
//
// What does *random* mean? There are three ways to understand it, from careless to careful: any 8 of the 64
// squares; one queen in each row; one in each row **and** each column. In how many ways can each be done?

// %%
/** In how many ways can one choose some squares of many? */
function choose(many: number, some: number): number {
  return some === 0 ? 1 : (choose(many - 1, some - 1) * many) / some;
}

function factorial(n: number): number {
  return n === 0 ? 1 : n * factorial(n - 1);
}

// %%
/** How many tries one solution takes on average: all ways, divided by the good ones. */
function averageTries(n: number, solutions: number) {
  return [
    { label: "any squares", value: choose(n * n, n) / solutions },
    { label: "one a row", value: n ** n / solutions },
    { label: "one a row and column", value: factorial(n) / solutions },
  ];
}

// %% [markdown]
// On the 8×8 board, 92 of them are solutions, whichever of the three ways one takes. How many **digits** has
// the average number of tries, for any squares, for one a row, and for one a row and column? Write
// `[…, …, …]`.

// %% tags=["predict"]
predict(null, () => averageTries(8, 92).map(({ value }) => String(Math.round(value)).length));

// %%
show(
  barChart("Average number of tries until one solution, n = 8", averageTries(8, 92), {
    logarithmic: true,
  }),
);
const [anySquares, oneARow, oneAColumn] = averageTries(8, 92).map(({ value }) => value);
holds([
  ["any 8 squares, rounded", 48_110_493, Math.round(anySquares)],
  ["one a row, rounded", 182_361, Math.round(oneARow)],
  ["one a row and column, times ten, rounded", 4_383, Math.round(oneAColumn * 10)],
]);

// %% [markdown]
// 48 million boards on average for the careless way, and 438.3 for the careful one. Do not believe the
// division: measure it, two hundred times. (This fair draw is a third kind: give each column a random number
// and sort by these numbers.)

// %%
const shuffler = seeded(42);

function fairBoard(): number[] {
  const tickets = upTo(8).map((col) => ({ col, number: shuffler() }));
  return tickets.sort((a, b) => a.number - b.number).map(({ col }) => col);
}

const patience = upTo(200).map(() => triesUntilPeace(fairBoard));
show(
  histogram("Fair boards of 8 queens until one is a solution, 200 times", patience, {
    width: 150,
    bars: 12,
  }),
);

// %% [markdown]
// And the search of chapter 03, which uses no chance at all? Let it count the queens that it puts down.

// %%
function queenIsSafe(placement: readonly number[], col: number): boolean {
  return placement.every((other, row) => {
    const across = Math.abs(col - other);
    return across !== 0 && across !== placement.length - row;
  });
}

// %%
/** The search from these queens on: does it find a solution, and how many queens does it place? */
function searchBelow(placement: readonly number[], n: number): { found: boolean; placed: number } {
  let placed = 0;
  for (let col = 0; placement.length < n && col < n; col++) {
    if (!queenIsSafe(placement, col)) continue;
    const below = searchBelow([...placement, col], n);
    placed += 1 + below.placed;
    if (below.found) return { found: true, placed };
  }
  return { found: placement.length === n, placed };
}

// %%
holds([
  [
    "fair boards until a solution, average of the 200, rounded",
    426,
    Math.round(averageOf(patience)),
  ],
  ["the luckiest of the 200", 17, Math.min(...patience)],
  ["the unluckiest", 3_240, Math.max(...patience)],
  ["queens in 438 boards", 3_504, 438 * 8],
  ["queens that the search puts down", 113, searchBelow([], 8).placed],
]);

// %% [markdown]
// 438 boards are 3,504 queens. The search gets by with 113. And larger boards make it worse, very fast:

// %%
const [, , tenQueens] = averageTries(10, 724).map(({ value }) => Math.round(value));
const [, , twelveQueens] = averageTries(12, 14_200).map(({ value }) => Math.round(value));
holds([
  ["fair boards per solution, n = 10 (724 solutions)", 5_012, tenQueens],
  ["fair boards per solution, n = 12 (14,200 solutions)", 33_733, twelveQueens],
  ["queens that the search puts down, n = 12", 261, searchBelow([], 12).placed],
]);

// %% [markdown]
// **Verdict: it fails.** Taken at its word (*any squares*), the page's way needs 48,110,493 boards for one
// solution of the 8×8 board, on average. It holds if each row and each column gets one queen, and the board
// is about as small as this one.
//
// ### "A thousand times, and perhaps not all 92"
//
// A thousand boards: how many solutions are among them, on average? For any squares, and for fair boards:

// %%
show(
  `any squares: ${(1_000 / anySquares).toFixed(6)}   fair boards: ${(1_000 / oneAColumn).toFixed(2)}`,
);

// %% [markdown]
// So a thousand boards cannot even show three different solutions on average, let alone 92. And the chance
// that any squares give **one** solution in a thousand tries?

// %%
/** The chance that something happens at least once in so many tries. */
const atLeastOnce = (chance: number, tries: number) => 1 - (1 - chance) ** tries;

holds([
  ["any squares, chance of a solution in 1,000, in millionths", 21, inMillionths(1 / anySquares)],
  ["fair boards, the same in thousandths", 898, inMillionths(1 / oneAColumn, 1_000)],
]);

function inMillionths(chance: number, parts = 1_000_000): number {
  return Math.round(atLeastOnce(chance, 1_000) * parts);
}

// %% [markdown]
// 21 in a million. But let us be kind and give the page its solutions for nothing. Somebody throws
// *solutions* at us, each of the 92 equally likely, like pictures in packets of sweets. How many packets
// until the album is full? Guess a round number: `100`, `200`, `500` or `1000`.

// %% tags=["predict"]
predict(null, () => {
  const expected = upTo(92).reduce((sum, have) => sum + 92 / (92 - have), 0);
  return [100, 200, 500, 1_000].find((guess) => guess > expected) ?? 1_000;
});

// %% [markdown]
// <details><summary>Why so many</summary>
//
// The first packet always helps. When you have 46, every second one does. When a single picture is missing,
// one packet of 92 helps, so you wait for 92 of them, for this one picture. All in all: 92/92 + 92/91 +
// 92/90 + … + 92/1.
//
// </details>

// %%
const packets = seeded(92);

const pictures = upTo(92);

function packetsUntilFull(): number {
  const album = new Set<number>();
  let opened = 0;
  for (; album.size < pictures.length; opened++) album.add(oneOf(pictures, packets));
  return opened;
}

const albums = upTo(300).map(() => packetsUntilFull());
const by75 = { width: 75, bars: 16 };
show(histogram("Solutions drawn until all 92 have come up, 300 times", albums, by75));

// %%
const fullAlbum = upTo(92).reduce((sum, have) => sum + 92 / (92 - have), 0);
holds([
  ["solutions until all 92 have come up, times ten, rounded", 4_696, Math.round(fullAlbum * 10)],
  ["measured: average of 300, rounded", 471, Math.round(averageOf(albums))],
  ["fair boards for that many solutions, rounded", 205_811, Math.round(fullAlbum * oneAColumn)],
  ["boards with any squares, in millions", 22_593, Math.round((fullAlbum * anySquares) / 1e6)],
]);

// %% [markdown]
// **Verdict: it holds, but it is understated.** It is not that a thousand tries *may* not reach all 92. They
// practically never do, and with any squares they will hardly reach one. All 92 take 469.6 solutions on
// average, which is 205,811 fair boards, or some 22,593 million of the careless ones. The search of chapter
// 03 puts down 2,056 queens, and then it *knows* that there is no more.
//
// ### "Where one solution is enough"
//
// That is the claim to take seriously, and this chapter has two ways to make it true. How good are they? The
// verdict is at the end of section 8.

// %% [markdown]
// ## 8. Measure: what luck is worth
//
// ### How many rows should be left to luck?
//
// Brassard and Bratley asked this in their textbook, for eight queens: k rows at random, the rest by search,
// and again from the beginning until it works. Few random rows: the search has much to do. Many: the tries
// fail. We need no dice to answer. Let us go through **all** draws, each with its chance.

// %%
/** What a try with k random rows is worth: its chance, and the queens that it places on average. */
function worth(k: number, n: number, start: readonly number[] = []): [number, number] {
  const safe = upTo(n).filter((col) => queenIsSafe(start, col));
  if (start.length === k || safe.length === 0) {
    const { found, placed } = searchBelow(start, n);
    return [found ? 1 : 0, start.length + placed];
  }
  const worths = safe.map((col) => worth(k, n, [...start, col]));
  return [averageOf(worths.map(([chance]) => chance)), averageOf(worths.map(([, p]) => p))];
}

// %% [markdown]
// Two random queens, for example, can be completed in seven of eight draws. If each try places q queens on
// average and succeeds with chance p, then one success costs q / p queens. For which k, from 0 to 8, is that the
// least?

// %% tags=["predict"]
const costs = upTo(9).map((k) => {
  const [chance, placed] = worth(k, 8);
  return placed / chance;
});
predict(null, costs.indexOf(Math.min(...costs)));

// %%
show(
  barChart(
    "Queens placed until a solution stands, n = 8, on average",
    costs.map((cost, k) => ({ label: `${k} random`, value: Math.round(cost * 10) / 10 })),
  ),
);

// %%
const successes = upTo(9).map((k) => worth(k, 8)[0]);
const inHundredths = (value: number) => Math.round(value * 100);
holds([
  ["two random rows: chance of success, in thousandths", 875, Math.round(successes[2] * 1_000)],
  ["eight random rows, in thousandths", 129, Math.round(successes[8] * 1_000)],
  ["queens placed, in hundredths: no random row", 11_300, inHundredths(costs[0])],
  ["two random rows", 2_706, inHundredths(costs[2])],
  ["three random rows", 2_698, inHundredths(costs[3])],
  ["eight random rows", 4_820, inHundredths(costs[8])],
]);

// %% [markdown]
// Two or three random rows, and the work falls from 113 queens to 27. Even luck alone, eight rows of it, is
// better than no luck.
//
// Brassard and Bratley's table has slightly other numbers, for it counts the empty board as well, once for
// each try. Try it: to the queens of all tries that one success takes, add the number of these tries.

// %%
const nodes = upTo(9).map((k) => inHundredths(costs[k] + 1 / successes[k]));
const theirs = [11_400, 3_963, 2_820, 2_901, 3_510, 4_692, 5_350, 5_593, 5_593];
holds(theirs.map((told, k) => [`nodes in hundredths, ${k} random rows`, told, nodes[k]]));

// %% [markdown]
// Their whole table, to the last digit; and by their count, two rows are the best.
//
// And on a board where the search has bad luck of its own? For n = 16 the first solution takes it 10,052
// queens. Here we do throw dice: two hundred tries with each number of rows.

// %%
function measuredCost(n: number, k: number, random: Random): number {
  let [placed, found] = [0, 0];
  for (let i = 0; i < 200; i++) {
    const start: number[] = [];
    for (let safe = upTo(n); start.length < k && safe.length > 0;) {
      start.push(oneOf(safe, random));
      safe = upTo(n).filter((col) => queenIsSafe(start, col));
    }
    const below = start.length < k ? { found: false, placed: 0 } : searchBelow(start, n);
    placed += start.length + below.placed;
    if (below.found) found++;
  }
  return Math.round(placed / found);
}

// %%
const sixteen = [4, 6, 8, 10, 12].map((k) => ({
  label: `${k} random`,
  value: measuredCost(16, k, seeded(k)),
}));
const noLuck = { label: "0 random", value: searchBelow([], 16).placed };
show(
  barChart("Queens placed until a solution stands, n = 16", [noLuck, ...sixteen], {
    logarithmic: true,
  }),
);
holds([
  ["n = 16, no random row", 10_052, noLuck.value],
  ["n = 16, eight random rows", 104, sixteen[2].value],
]);

// %% [markdown]
// Half of the rows by luck, and about a hundredth of the work is left. With more rows than that, too many
// tries fail.
//
// ### A thousand queens
//
// Do not send a search to the 1000×1000 board: for n = 16 it has put down 10,052 queens before its first
// solution. Mending can go there. But it must not ask a thousand queens about each of a thousand squares. So
// we **count lines**, as in chapter 05: how many queens stand on each column and on each diagonal. Then a
// square needs three looks.

// %%
/** How many queens stand on each column and each diagonal of an n×n board. */
function countedLines(n: number) {
  const [columns, falling, rising] = [n, 2 * n, 2 * n].map((length) => new Int32Array(length));
  /** Queens on the three lines of a square; one who stands there counts three times. */
  const on = (row: number, col: number) =>
    columns[col] + falling[col - row + n] + rising[row + col];
  const note = (row: number, col: number, change: 1 | -1): void => {
    columns[col] += change;
    falling[col - row + n] += change;
    rising[row + col] += change;
  };
  return { n, on, note };
}

// %%
/** The columns of a row whose lines have the fewest queens. */
function freest({ n, on }: ReturnType<typeof countedLines>, row: number): number[] {
  let best: number[] = [];
  let fewest = Infinity;
  for (let col = 0; col < n; col++) {
    const queens = on(row, col);
    if (queens < fewest) [best, fewest] = [[], queens];
    if (queens === fewest) best.push(col);
  }
  return best;
}

// %%
/** How many steps a random board of n queens takes to be mended; Infinity if `most` are too few. */
function stepsToMend(n: number, random: Random, most: number): number {
  const lines = countedLines(n);
  const queens = upTo(n).map(() => Math.floor(random() * n));
  queens.forEach((col, row) => lines.note(row, col, 1));
  for (let step = 0; step <= most; step++) {
    const attacked = [...queens.keys()].filter((row) => lines.on(row, queens[row]) > 3);
    if (attacked.length === 0) return step;
    const row = oneOf(attacked, random);
    lines.note(row, queens[row], -1); // she does not count herself
    queens[row] = oneOf(freest(lines, row), random);
    lines.note(row, queens[row], 1);
  }
  return Infinity;
}

// %% [markdown]
// A thousand queens, thrown on the board. About how many steps until peace: `100`, `1000`, `10000` or
// `100000`? (The nearest of them counts.)

// %% tags=["predict"]
predict(null, () => {
  const steps = stepsToMend(1_000, seeded(1), 1_000_000);
  return 10 ** Math.round(Math.log10(steps));
});

// %% [markdown]
// And is it a matter of minutes? Let the clock tell: the quickest of five boards.

// %%
const clocked = upTo(5).map((seed) => {
  const begin = Date.now();
  const steps = stepsToMend(1_000, seeded(50 + seed), 1_000_000);
  return { steps, time: Date.now() - begin };
});
const [quickest] = clocked.sort((a, b) => a.time - b.time);
const isQuick = quickest.time < 1_000 && Number.isFinite(quickest.steps);
show(isQuick ? "✓ a thousand queens are mended within a second" : "it took more than a second");

// %%
const manyBoards = upTo(20).map((seed) => stepsToMend(1_000, seeded(seed + 1), 1_000_000));
const around700 = { from: 640, width: 20, bars: 8 };
show(histogram("Steps to mend a board of 1,000 queens, 20 times", manyBoards, around700));

// %%
holds([
  ["the fewest steps", 662, Math.min(...manyBoards)],
  ["the most steps", 785, Math.max(...manyBoards)],
]);

// %% [markdown]
// This is another face of chance: a hill, and all boards are alike. With many queens, good and bad luck
// cancel out. How do the steps grow with the board?

// %%
const sizes = [10, 20, 50, 100, 200, 500, 1_000];
const growth = sizes.map((n) => {
  const steps = upTo(10).map((seed) => stepsToMend(n, seeded(100 * n + seed), 2_000));
  return { label: `n = ${n}`, value: Math.round(averageOf(steps.filter(Number.isFinite))) };
});
show(barChart("Steps to mend a board, on average", growth));

// %% [markdown]
// From 100 to 1,000 queens, the steps do not even grow as fast as the board is wide. The search put down 113
// queens for n = 8 and 10,052 for n = 16.
//
// Is mending simply better, then? Look at the boards that were left out above: those that were not mended at
// all. Of a thousand boards of **eight** queens, how many are not mended in 2,000 steps: none, fewer than
// 100, or more? Write `"none"`, `"fewer"` or `"more"`.

// %%
const eights = upTo(1_000).map((seed) => stepsToMend(8, seeded(seed + 1), 2_000));
const lost = eights.filter((steps) => steps === Infinity).length;

// %% tags=["predict"]
predict(null, () => (lost === 0 ? "none" : lost < 100 ? "fewer" : "more"));

// %%
show(histogram("Steps to mend a board of 8 queens, 1,000 times", eights, { width: 25, bars: 12 }));
holds([
  ["not mended in 2,000 steps", 45, lost],
  ["mended in less than 300 steps", 929, eights.filter((steps) => steps < 300).length],
]);

// %% [markdown]
// They are **stuck**. Here is such a board: two queens attack each other, and each of the two stands on the
// only best square of her row. So no step changes anything.

// %%
const stuckBoard = [4, 2, 5, 6, 1, 3, 0, 7];
show(
  boardPicture(queensDrawing(stuckBoard, 8, { attacks: true }), "A board that no step can mend"),
);

// %%
/** The only best column of a row, with its queen in hand; -1 if there are several. */
function onlyBest(row: number): number {
  const others = countedLines(8);
  stuckBoard.forEach((col, r) => r !== row && others.note(r, col, 1));
  const best = freest(others, row);
  return best.length === 1 ? best[0] : -1;
}

holds(
  [2, 3].map((row) => [`row ${row}: her column is the only best`, stuckBoard[row], onlyBest(row)]),
);

// %% [markdown]
// On other boards a queen or two wander about for ever, in a small circle. More steps do not help; a new
// board does. It happened to 45 of a thousand boards of eight queens, and on large boards it hardly ever
// does.
//
// And there are two things that mending can never tell: that there is **no** solution, as on the 3×3 board,
// and **how many** there are. For these you need a search that leaves nothing out.
//
// **Verdict on the page's third claim: it holds**, if chance is used with care. Where one solution is
// enough, a lucky start saves most of the search, and mending goes where no search comes.
//
// | | needs | can say "there is none" | finds all |
// |---|---|---|---|
// | random boards | very much patience | no | no |
// | search (chapter 03) | patience on large boards | yes | yes |
// | lucky start | less of it | no | no |
// | mending | least, on large boards | no | no |

// %% [markdown]
// ## 9. Close
//
// ### Questions
//
// **1. Something succeeds in one of a hundred tries, on average. You have tried a hundred times without
// success. And now?**
//
// - a) It must come in the next few tries.
// - b) It takes another hundred tries, on average.
// - c) Something is wrong with the program.
//
// <details><summary>Answers to 1</summary>
//
// - a) The dice do not know how long you have waited. Look at the first histogram: the tail goes on and on.
// - b) **Right.** Chance has no memory, so the next wait is as long as any.
// - c) Not yet. Many waits are longer than the average. But when it is ten times the average, begin to
//   doubt.
//
// </details>
//
// **2. Why does `lasVegas` give `null` and does not try again by itself?**
//
// - a) So that its caller can decide, count, and give up.
// - b) Because a second try would give the same.
// - c) Because `null` means that there is no solution.
//
// <details><summary>Answers to 2</summary>
//
// - a) **Right.** A loop around it is one line, and section 8 was only possible because a try is a try.
// - b) It would not: the generator goes on, and gives other numbers.
// - c) Here it does not. It means that *these* random queens have none. Only with no random row it would be
//   the same.
//
// </details>
//
// **3. `Math.floor(random() * n)` is to be a column. Somebody writes `Math.round(random() * (n - 1))`. What
// changes?**
//
// - a) Nothing.
// - b) The first and the last column come up half as often as the others.
// - c) The last column never comes up.
//
// <details><summary>Answers to 3</summary>
//
// - a) Both give 0 to n - 1, but not equally often. Draw the number line and mark what goes where.
// - b) **Right.** Only half a unit of the line is rounded to 0, a whole one to 1.
// - c) That would be `Math.floor(random() * (n - 1))`.
//
// </details>
//
// **4. A step of mending has moved nobody, since the queen's own square was as good as any. What does the
// program do next?**
//
// - a) It stops, for it would only repeat itself.
// - b) It chooses again, with new random numbers.
// - c) It moves the same queen to another square.
//
// <details><summary>Answers to 4</summary>
//
// - a) Without chance it would. With it, the next step may be another.
// - b) **Right.** It has cost a step, and that is all.
// - c) Nothing remembers which queen it was. All attacked queens have the same chance again.
//
// </details>
//
// ### Glossary
//
// | word | meaning |
// |---|---|
// | generator of random numbers | a function that gives another number each time, in an order that nobody can guess |
// | seed | where such a generator begins; the same seed gives the same numbers |
// | fair, uniform | each outcome as likely as any other |
// | permutation | all numbers from 0 to n - 1, each once, in some order |
// | Las Vegas algorithm | one that uses chance, may fail, and is right whenever it does not |
// | min-conflicts | mending: move one piece to where the fewest others clash with it |
// | stuck (in a local minimum) | no single move is better, and yet it is no solution |
// | histogram | bars that show how many values fall into each range |
//
// ### When it does not work
//
// - **A board went wrong?** Make it again from its seed: `randomPlacement(3, seeded(5))` gives the same
//   board today and tomorrow. Print the random numbers as they come.
// - **"came out in 0 of 1,000 tries"?** Then it is not unlikely, but impossible. Which draw would lead to
//   it?
// - **A bit too often, a bit too rarely?** Go through all draws for three queens, as section 6 does, and
//   count.
// - **`null` from `minConflicts` again and again?** Count its attacked queens at each step. Does the number
//   stay? Is there a tie that always ends in the same way? Does a queen count herself?
// - **It never ends on the 2×2 board?** Who counts the steps?
// - **`null` on the 1×1 board, where nobody is attacked?** Look at the board first, and only then ask whether
//   a step is left.
// - **Still the old result?** Save, run the import cell again, then the cell you want to see.
//
// ### The exercise
//
// `exercises/07-chance.ts`, 45 minutes: `randomPlacement`, `lasVegas` and `minConflicts`. Done early? Count
// lines, as section 8 does, and mend a thousand queens with your own function. Or let it begin with a better
// first board: each queen, one after the other, goes to the calmest square of her row. How many steps are
// left?
//
// ### Where to read more
//
// - Gilles Brassard and Paul Bratley, *Algorithmics: Theory and Practice* (1988), chapter 8, "Probabilistic
//   Algorithms". The eight queens of Las Vegas, and the table that section 8 agrees with.
// - Steven Minton, Mark Johnston, Andrew Philips and Philip Laird, "Minimizing conflicts: a heuristic repair
//   method for constraint satisfaction and scheduling problems", *Artificial Intelligence* 58 (1992), pages
//   161 to 205. How a telescope's timetable led to mending queens.
// - Rok Sosič and Jun Gu, "Efficient local search with conflict minimization: a case study of the n-queens
//   problem", *IEEE Transactions on Knowledge and Data Engineering* 6 (1994), pages 661 to 668. Fair boards,
//   mended by swapping rows.
// - Richard Durstenfeld, "Algorithm 235: Random permutation", *Communications of the ACM* 7 (1964), page
//   420. The fair draw in a few lines; Ronald Fisher and Frank Yates had done it with pencil and paper in
//   1938.
