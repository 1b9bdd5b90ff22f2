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
// # Warnsdorff
//
// After this chapter you can send a knight over a chessboard by a rule of one sentence, without stepping
// back, and you know from which three squares this fails, and why.
//
// - **You need** chapter 09 (a knight's moves, on boards with holes) and, to see what is gained, chapter 10
//   (the tour by search).
// - **Time**: 45 minutes to read and try, 40 minutes for the exercise, 15 minutes to look back (sections 6
//   and 9). Sections 7 and 8 are for the curious, 15 minutes more.
// - **Core** chapter: the three-hour workshop goes through it.
//
// Run the cells from top to bottom with Shift+Enter. Where a cell says `predict(null, …)`, first put
// your guess in place of `null`. A wrong guess is worth more than no guess.

// %%
import { barChart, boardPicture, isOnBoard, rectangle, squareName } from "../src/board";
import { stepPlayer, tourDrawing, walkBoard } from "../src/board";
import { type Board, type Drawing, type Frame, type Mark, type Square } from "../src/board";
import { attempt, check, inOrder, predict, show } from "../src/notebook";

// %% [markdown]
// ## 1. Warm up by hand: twenty-five squares
//
// Put the knight on a1, and that is number 1. Jump, that is 2, jump, that is 3, never twice on the same square,
// and **take nothing back**: what is done stays. How far do you get? (A pencil and a sheet of paper with
// five times five squares will do as well. No rubber!)

// %%
const five = rectangle(5, 5);
const a1: Square = [4, 0];
show(walkBoard(five));

// %% [markdown]
// Once more: clear the board, and now go by a rule. Before each jump, look at every square that you could go
// to, those with a ring. On each of them ask: how many squares could the knight go **on** to from there? Squares
// where it has been do not count. Then jump to where that number is **smallest**; of equal ones, take any.
//
// How far do you get now? Most people are surprised. And which squares were the trouble the first time?
//
// <details><summary>The trouble</summary>
//
// The corners. A corner has two squares from which the knight comes in and goes out. Use up one of them without
// going to the corner, and the corner is a dead end: it can only be the last square of all. Use up
// both, and it is lost. The middle of the board can wait, for many ways lead there. So go first where few ways
// are left.
//
// </details>

// %% [markdown]
// ## 2. The slow way: no rule at all
//
// We need the moves of a piece that jumps. The knight goes 1 square one way and 2 the other. This function
// makes the jumps of any such *leaper*, sorted by row, then column. (It is the idea of chapter 09; just run it.)

// %%
/** Where a leaper can jump to: `near` squares one way and `far` squares the other. */
function leaps(board: Board, [row, col]: Square, near: number, far: number): Square[] {
  return [-far, -near, near, far]
    .flatMap((down): Square[] => {
      const right = Math.abs(down) === near ? far : near;
      return [
        [row + down, col - right],
        [row + down, col + right],
      ];
    })
    .filter((square) => isOnBoard(board, square));
}

// %%
const knightMoves = (board: Board, from: Square): Square[] => leaps(board, from, 1, 2);

/** All squares of a board, row by row. */
const squaresOf = (board: Board): Square[] =>
  board
    .flatMap((line, row) => [...line].map((_, col): Square => [row, col]))
    .filter((square) => isOnBoard(board, square));

/** Is this square one of those? Two arrays are never equal, so their numbers are compared. */
const isIn = (square: Square, squares: readonly Square[]): boolean =>
  squares.some(([row, col]) => row === square[0] && col === square[1]);

// %% [markdown]
// How many ways lead away from each square of the empty chessboard?

// %%
const chessboard = rectangle(8, 8);
const ways = squaresOf(chessboard).map((square): Mark => {
  return { square, sign: String(knightMoves(chessboard, square).length) };
});
show(
  boardPicture(
    { board: chessboard, marks: ways },
    "The chessboard, on each square its number of knight's moves: 2 in the corners, 8 in the middle",
  ),
);

// %% [markdown]
// Now a careless knight. It takes the first square in order where it has not been, and when there is none, it
// stops. Nobody steps back: that would be chapter 10.

// %%
/** Always the first free square, until there is none. */
function carelessWalk(board: Board, start: Square): Square[] {
  const walk = [start];
  for (;;) {
    const moves = knightMoves(board, walk[walk.length - 1]);
    const next = moves.find((square) => !isIn(square, walk));
    if (next === undefined) return walk;
    walk.push(next);
  }
}

// %% [markdown]
// It begins on a8, the top left corner `[0, 0]` of the chessboard. Of the 64 squares, how many does it see?

// %% tags=["predict"]
predict(null, () => carelessWalk(chessboard, [0, 0]).length);

// %%
const careless = carelessWalk(chessboard, [0, 0]);
const seen = `${careless.length} of 64 squares`;
show(boardPicture(tourDrawing(chessboard, careless), `A careless walk from a8: ${seen}`));

// %% [markdown]
// It ends on a5, while the lower right is nearly empty: the knight has cut itself off. And a search that steps
// back? Chapter 10 counted its calls: on a small board it gets there, on this one it may take millions, or have no
// end in sight. We shall count once more in section 8.
//
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
const full = (walks: readonly Square[][], size: number) =>
  walks.filter((walk) => walk.length === size).length;
const carelessWalks = squaresOf(chessboard).map((start) => carelessWalk(chessboard, start));
holds([
  ["careless walk from a8, squares", 44, careless.length],
  ["starts on the chessboard", 64, carelessWalks.length],
  ["careless walks that see the whole board", 0, full(carelessWalks, 64)],
]);

// %% [markdown]
// ## 3. The idea, worked: a camel
//
// The knight is your exercise. So let us work out the rule with a **camel**, a piece of old Persian chess. It
// jumps 1 square one way and **3** the other. Its squares all have one colour, so on a 6×6 board it can see 18
// of the 36. The board stays the same all the time, so the functions need not be given it.
//
// We keep the squares where the camel has been by their names, in a set. Sets of *squares* would be of no use: two
// arrays with the same numbers are two different arrays.

// %%
const desert = rectangle(6, 6);
const nameOf = (square: Square) => squareName(square, 6);

/** The squares that a camel can go to from here, without those where it has been. */
function camelChoices(here: Square, been: ReadonlySet<string>): Square[] {
  return leaps(desert, here, 1, 3).filter((square) => !been.has(nameOf(square)));
}

// %% [markdown]
// The camel stands on a4, `[2, 0]`, where its walk begins. How many choices has it?

// %% tags=["predict"]
predict(null, () => camelChoices([2, 0], new Set(["a4"])).length);

// %% [markdown]
// The number of choices that it *would have* on a square is what we call the **onward moves** of that
// square. Here they are, for each of the choices: `+2` says that two moves lead on from there. The helper
// draws the walk so far and the choices; we shall use it for the film, too.

// %%
type Choice = { readonly square: Square; readonly onward: number };

/** A walk, and on each square that may come next its onward moves, as +2. */
function choicesDrawing(board: Board, walk: readonly Square[], choices: readonly Choice[]) {
  const drawing = tourDrawing(board, walk);
  const marks = choices.map(({ square, onward }): Mark => {
    return { square, sign: `+${onward}`, tone: "candidate" };
  });
  return { ...drawing, marks: [...drawing.marks, ...marks] };
}

// %%
/** The choices with their onward moves. */
function camelCounts(here: Square, been: ReadonlySet<string>): Choice[] {
  return camelChoices(here, been).map((square) => {
    return { square, onward: camelChoices(square, been).length };
  });
}

const fromA4 = camelCounts([2, 0], new Set(["a4"]));
const told = fromA4.map(({ square, onward }) => `${nameOf(square)} has ${onward}`).join(", ");
show(
  boardPicture(choicesDrawing(desert, [[2, 0]], fromA4), `A camel on a4. Onward moves: ${told}`),
);

// %% [markdown]
// a4 itself is not counted on any of them: the camel has been there. (Would it matter if it *were* counted? Each
// choice is one jump from a4, so each number would be larger by one, and the smallest would still be the
// smallest.)
//
// Now one step of the walk. Of equal choices *any* may be taken; our camel takes the last one.

// %%
/** Where the rule sends the camel, or `null` when it is stuck. */
function camelStep(here: Square, been: ReadonlySet<string>): Square | null {
  const choices = camelCounts(here, been); // choose: look at them all
  const fewest = Math.min(...choices.map(({ onward }) => onward));
  const best = choices.filter(({ onward }) => onward === fewest); // check
  return best.length === 0 ? null : best[best.length - 1].square;
}

// %% [markdown]
// Where does the camel go from a4? Write the name of the square, such as `"a1"`.

// %% tags=["predict"]
predict(null, () => nameOf(camelStep([2, 0], new Set(["a4"]))!));

// %% [markdown]
// And the walk: step after step, until the step is `null`.

// %%
function camelWalk(start: Square): Square[] {
  const walk: Square[] = [];
  const been = new Set<string>();
  for (let here: Square | null = start; here !== null; here = camelStep(here, been)) {
    walk.push(here); // place
    been.add(nameOf(here));
  }
  return walk; // report
}

// %% [markdown]
// Of the six words of a search (choose, check, place, recurse, undo, report), two are missing here. Which two? Write
// them in that order: `["…", "…"]`.

// %% tags=["predict"]
const words = ["choose", "check", "place", "recurse", "undo", "report"];
predict(null, () => words.slice(3, 5));

// %% [markdown]
// <details><summary>Why they are missing</summary>
//
// What is decided stays decided. So no call has to wait for the outcome of another, and nothing is taken back: a
// loop will do. Such a program is called **greedy**: at each step it takes what looks best now, and never
// regrets it. Greedy programs are short and fast. Whether they are *right* is another question.
//
// </details>
//
// How many of the 18 squares does the camel see from a4?

// %% tags=["predict"]
predict(null, () => camelWalk([2, 0]).length);

// %% [markdown]
// ## 4. Watch it move
//
// The next cells make a film of a walk: before each step the choices with their onward moves, then the step. Just
// run them, you need not read them.

// %%
/** What may come next after a walk, with its onward moves. */
type Counts = (walk: readonly Square[]) => Choice[];

function choiceFrame(board: Board, walk: readonly Square[], counts: Counts): Frame {
  const choices = counts(walk);
  const name = (square: Square) => squareName(square, board.length);
  const list = choices.map(({ square, onward }) => `${name(square)} (+${onward})`).join(", ");
  const here = `Number ${walk.length}, ${name(walk[walk.length - 1])}.`;
  const caption =
    list === "" ? `${here} No square is left: the walk ends.` : `${here} Choose: ${list}.`;
  return { drawing: choicesDrawing(board, walk, choices), caption };
}

// %%
function stepFrame(board: Board, walk: readonly Square[], counts: Counts, ask?: string): Frame {
  const before = walk.slice(0, -1);
  const square = walk[walk.length - 1];
  const onward = counts(before).find((choice) => isIn(square, [choice.square]))?.onward;
  const caption = `Place: it goes to ${squareName(square, board.length)}, which has ${onward}.`;
  return { drawing: tourDrawing(board, walk), caption, ask };
}

// %%
/** Two frames a step; `asks` are questions, by the number of the square that they come before. */
function filmOf(board: Board, walk: readonly Square[], counts: Counts, asks = {}): Frame[] {
  const questions: Readonly<Record<number, string>> = asks;
  return walk.flatMap((_, i) => {
    const soFar = walk.slice(0, i + 1);
    const choice = choiceFrame(board, soFar, counts);
    return i === 0 ? [choice] : [stepFrame(board, soFar, counts, questions[i + 1]), choice];
  });
}

// %% [markdown]
// Here is the camel's walk from a4. The film stops three times to ask you where it goes. Answer before you
// go on.

// %%
const camelCountsOf: Counts = (walk) =>
  camelCounts(walk[walk.length - 1], new Set(walk.map(nameOf)));
const asks = {
  2: "Three choices. Which one does the rule take?",
  9: "Two choices, with one and two onward moves. Which one does the rule take?",
  14: "A tie: two of three have one onward move. Which one does our camel take?",
};
show(stepPlayer("A camel on 6×6, from a4", filmOf(desert, camelWalk([2, 0]), camelCountsOf, asks)));

// %% [markdown]
// Three things to look for. Go back in the film and find each.
//
// 1. **The numbers change while the camel walks.** A square's onward moves grow fewer whenever the camel goes to a square one jump
//    away from it. They must be counted anew at each step.
// 2. **The last square has 0.** When one square is left, nothing leads on from it. It is taken all the same: 0 is
//    the fewest of all.
// 3. **The rule looks one step ahead**, and no farther. It sees how many ways lead on, and not where
//    they lead.
//
// Now the same camel from another square, f5 or `[1, 5]`. Does it see all 18 squares? Guess how many.

// %% tags=["predict"]
predict(null, () => camelWalk([1, 5]).length);

// %%
show(stepPlayer("A camel on 6×6, from f5", filmOf(desert, camelWalk([1, 5]), camelCountsOf)));

// %% [markdown]
// Before the last step there were two choices, a6 with 0 onward moves and e4 with 2. The rule sends the camel to a6, into
// the **dead end**, though six squares are left elsewhere. It can see no better: 0 is the fewest.

// %%
const camelStarts = squaresOf(desert).filter(([row, col]) => (row + col) % 2 === 0);
const camelWalks = camelStarts.map(camelWalk);
holds([
  ["camel's squares of one colour", 18, camelStarts.length],
  ["from a4, squares", 18, camelWalk([2, 0]).length],
  ["from f5, squares", 12, camelWalk([1, 5]).length],
  ["squares left then", 6, 18 - camelWalk([1, 5]).length],
  ["starts of that colour from which the camel sees all", 16, full(camelWalks, 18)],
]);

// %% [markdown]
// ## 5. Fill, order, write
//
// Three steps, each with less help than the one before.
//
// ### Fill three blanks
//
// `camelStep` went over the choices three times, and took the last of equals. This one goes over them once,
// and takes the **first**. It carries the best square so far and its number. Put code in place of `blank("A")`,
// `blank("B")` and `blank("C")`.

// %%
/** Stands for something that you are going to write. */
function blank<T>(name: string): T {
  throw new Error(`blank ${name} in the cell above is still empty`);
}

// %% tags=["make"]
function firstOfFewest(choices: readonly Choice[]): Square | null {
  let best: Square | null = null;
  let fewest = blank<number>("A"); // larger than any number of onward moves
  for (const { square, onward } of choices) {
    // choose
    if (blank("B")) continue; // check: no better than the best so far
    best = square;
    fewest = blank("C");
  }
  return best; // report
}

// %% tags=["check"]
attempt(() => {
  const choices = (numbers: readonly number[]) =>
    numbers.map((onward, col): Choice => ({ square: [0, col], onward }));
  const found = [[3, 1, 2], [2, 1, 1], [4, 0], [7], []].map((numbers) => {
    const square = firstOfFewest(choices(numbers));
    return square === null ? "none" : ["first", "second", "third"][square[1]];
  });
  show(`of 3 1 2, of 2 1 1, of 4 0, of 7, of none: the ${found.join(", ")}`);
  const wanted = "second, second, second, first, none";
  show(found.join(", ") === wanted ? "✓ so it should be" : `✗ it should be: the ${wanted}`);
});

// %% [markdown]
// <details><summary>The three answers</summary>
//
// - **A** is `Infinity`. The first choice is better than that, whatever its number is.
// - **B** is `onward >= fewest`. With `>` an equal choice that comes later would win: then it takes the last of equals.
// - **C** is `onward`. Forget it, and every choice is better than `Infinity`: the last of *all* wins.
//
// </details>

// %% [markdown]
// ### Put lines in order
//
// The walk itself. Its frame stands; three lines are missing. `next(here, been)` gives the square that the rule takes,
// or `null`.
//
// ```ts
// function walkFrom(start) {
//   const walk = [];
//   const been = new Set();
//   let here = start;
//   while (here !== null) {
//     ①  ②  ③
//   }
//   return walk;
// }
// ```
//
// You have five lines for the three places. Two are tempting, and wrong. (Just run the cells below the
// table: they hold the same lines, and run them.)
//
// | line | code                                     |
// | ---- | ---------------------------------------- |
// | a    | `here = next(here, been);`               |
// | b    | `been.add(nameOf(here));`                |
// | c    | `if (next(here, been) === null) return null;` |
// | d    | `walk.push(here);`                       |
// | e    | `been.delete(nameOf(here));`             |

// %%
const lines: Record<string, string> = {
  a: "here = next(here, been);",
  b: "been.add(nameOf(here));",
  c: "if (next(here, been) === null) return null;",
  d: "walk.push(here);",
  e: "been.delete(nameOf(here));",
};

// %%
/** The frame with the three lines in it, as text; `more` is put before them. */
function programOf(chosen: readonly string[], more: readonly string[] = []): string {
  const body = [...more, ...chosen].map((line) => `  ${line}`);
  return ["const walk = [];", "const been = new Set();", "while (here !== null) {", ...body, "}"]
    .concat("return walk;")
    .join("\n");
}

/** A stop for orders that go around for ever. */
const stop = 'if (rounds.push(0) > 99) throw new Error("the loop has no end");';

// %%
/** Runs the frame with these lines for the camel on f5, and shows the walk that comes back. */
function walksRight(chosen: readonly string[]): boolean {
  show(programOf(chosen));
  const run = new Function("here", "next", "nameOf", "rounds", programOf(chosen, [stop]));
  const walk: (Square | null)[] | null = run([1, 5], camelStep, nameOf, []);
  const names = walk?.map((square) => (square === null ? "null" : nameOf(square)));
  show(names === undefined ? "null came back" : `${names.length} in the walk: ${names.join(" ")}`);
  return String(walk) === String(camelWalk([1, 5]));
}

// %% [markdown]
// Write three letters in place of `null`, such as `"abc"`. It is right when the camel walks from f5 to its dead end. Wrong
// orders are welcome: what do they do?

// %% tags=["make"]
inOrder({ lines, count: 3, isRight: walksRight }, null);

// %% [markdown]
// <details><summary>The order, and the two wrong lines</summary>
//
// d b a, or b d a.
//
// - **a** must come last. If the camel moves on first, the start is in no list, and in the end `null` is put into the
//   walk. If it asks for the next square before the present one is noted in `been`, it may come back to it.
// - **c** throws the whole walk away when it is stuck. And *every* walk is stuck in the end, a complete one,
//   too.
// - **e** is the undo of a search. A greedy walk undoes nothing; with it, the camel goes around for ever.
//
// </details>

// %% [markdown]
// ### Write it: the knight
//
// Open [`exercises/11-warnsdorff.ts`](../exercises/11-warnsdorff.ts) beside this notebook. What is different from the camel?
//
// | | the camel, above | the knight, yours |
// |---|---|---|
// | moves | a function was there | copy your `knightMoves` from chapter 09 into the file |
// | board | always 6×6 | whatever is given, with holes, wide or high |
// | where it has been | a set of names | `onwardMoves` is given a list of squares, in any order |
// | of equals | the last | **the first**, by row, then column |
// | the walk | the caller's own `start` is its first entry | new arrays only |
// | bad arguments | nobody asked | a `RangeError` that names `square`, `visited` or `start` |
//
// A plan that works: first a helper that counts onward moves and refuses nothing; `onwardMoves` asks it. Then the
// walk, which asks the helper as well, for its own list is always right and need not be checked at each step.
// Then the refusals.
//
// **After each save, run the next cell again**, and then those below it: importing is what reads your file.

// %% tags=["make"]
import { onwardMoves, warnsdorff } from "../exercises/11-warnsdorff";

// %%
attempt(() => {
  const visited: Square[] = [a1, [2, 1], [0, 0]];
  const free = squaresOf(five).filter((square) => !isIn(square, visited));
  const choices = free.map((square) => ({ square, onward: onwardMoves(five, visited, square) }));
  const alt = "Your onward moves of every free square, after a1, b3 and a5";
  show(boardPicture(choicesDrawing(five, visited, choices), alt));
});

// %% [markdown]
// The film of your own walk, with your own numbers: the 5×5 board of section 1.

// %%
const yourCounts =
  (board: Board): Counts =>
  (walk) =>
    knightMoves(board, walk[walk.length - 1])
      .filter((square) => !isIn(square, walk))
      .map((square) => ({ square, onward: onwardMoves(board, walk, square) }));

attempt(() => {
  const film = filmOf(five, warnsdorff(five, a1), yourCounts(five));
  show(stepPlayer("Your knight on 5×5, from a1", film));
});

// %% [markdown]
// And the chessboard. First the corner, then the three starts that have a story of their own.

// %%
attempt(() => {
  for (const start of ["a8", "a5", "d5", "b2"]) {
    const [row, col] = [8 - Number(start[1]), start.charCodeAt(0) - "a".charCodeAt(0)];
    const walk = warnsdorff(chessboard, [row, col]);
    const alt = `Your knight's walk from ${start}: ${walk.length} of 64 squares`;
    show(boardPicture(tourDrawing(chessboard, walk), alt));
  }
});

// %% [markdown]
// And the judge. It runs the tests from easy to hard; the first red one is the next thing to do.
// Stuck? `npm run kata -- hint 11` in a terminal gives a small hint first, and a larger one when you ask again.

// %% tags=["check"]
await check("11");

// %% [markdown]
// ## 6. How it goes wrong
//
// These are the mistakes that people really make here. For each: what would it do? Guess, run, then
// unfold. Their names are those of the course's own catalogue, in `test/mistakes`.
//
// The next cell makes walks by any rule: `pick` is given the onward moves of the choices, and says which of them to
// take, 0 for the first. Just run it.

// %%
type Pick = (onward: readonly number[]) => number;

function walkBy(pick: Pick, board: Board, start: Square, alsoVisited = false): Square[] {
  const been = new Set<string>();
  const isFree = (square: Square) => !been.has(String(square));
  const counted = (square: Square) => alsoVisited || isFree(square);
  const walk: Square[] = [];
  for (let here: Square | undefined = start; here !== undefined;) {
    walk.push(here);
    been.add(String(here));
    const choices: Square[] = knightMoves(board, here).filter(isFree);
    here = choices[pick(choices.map((next) => knightMoves(board, next).filter(counted).length))];
  }
  return walk;
}

// %%
const byTheRule: Pick = (onward) => onward.indexOf(Math.min(...onward));

/** The walks from all squares of the n×n board. */
const walksOn = (n: number, pick: Pick, alsoVisited = false): Square[][] =>
  squaresOf(rectangle(n, n)).map((start) => walkBy(pick, rectangle(n, n), start, alsoVisited));

/** From how many squares of the n×n board does the walk see the whole board? */
const successes = (n: number, pick: Pick, alsoVisited = false): number =>
  full(walksOn(n, pick, alsoVisited), n * n);

// %%
holds([
  ["8×8, starts from which the rule sees all", 61, successes(8, byTheRule)],
  ["6×6, starts from which the rule sees all", 36, successes(6, byTheRule)],
  ["5×5, starts from which the rule sees all", 10, successes(5, byTheRule)],
]);

// %% [markdown]
// ### "Squares that the knight has visited are counted as onward moves."
//
// The knight asks how many moves a square has on an *empty* board. On 5×5, from the corner, it still sees all 25
// squares. From how many of the 64 squares of the chessboard does it see all?

// %% tags=["predict"]
predict(null, () => successes(8, byTheRule, true));

// %% [markdown]
// <details><summary>Why</summary>
//
// The rule lives on what changes. A square in the middle starts with 8 and may be down to 1 when the knight comes by; on the
// empty board's count it still has 8, and is left for later, when nobody can come back for it. One board on
// which it works says nothing: from the corner, 6×6 is the smallest square board where it sees less than the rule.
//
// </details>

// %%
const corner: Square = [0, 0];
const forgetful = (n: number) => walkBy(byTheRule, rectangle(n, n), corner, true).length;
const ruled = (n: number) => walkBy(byTheRule, rectangle(n, n), corner).length;
holds([
  ["3×3 from the corner, squares more by the rule", 0, ruled(3) - forgetful(3)],
  ["4×4 from the corner, squares more by the rule", 0, ruled(4) - forgetful(4)],
  ["visited squares counted, 5×5 from the corner", 25, forgetful(5)],
  ["visited squares counted, 6×6 from the corner, of 36", 34, forgetful(6)],
  ["visited squares counted, 8×8 from the corner, of 64", 60, forgetful(8)],
]);

// %% [markdown]
// ### "A square with 0 onward moves is no choice, so the last square is never reached."
//
// In JavaScript, 0 is falsy: `filter((square) => onward(square))` leaves out the squares with 0. The knight starts in a
// corner of the 3×3 board, where it should see 8 squares. How many does it see?

// %%
const zeroIsNothing: Pick = (onward) => {
  const some = onward.filter((count) => count); // meant: those that have a count
  return onward.indexOf(Math.min(...some));
};

// %% tags=["predict"]
predict(null, () => walkBy(zeroIsNothing, rectangle(3, 3), corner).length);

// %% [markdown]
// <details><summary>Why</summary>
//
// When one square is left, it has 0 onward moves: so it is never taken, on any board. 0 is a number like any other. Ask
// `best === null`, and never `if (count)`.
//
// </details>

// %% [markdown]
// ### "A dead end is entered only when there is no other square."
//
// An improvement? A square with 0 is taken only if nothing else is left. By the rule, 61 of the 64 starts of the chessboard
// give a tour. With this improvement, how many?

// %%
const deadEndsLast: Pick = (onward) => {
  const ranks = onward.map((count) => (count === 0 ? 9 : count));
  return ranks.indexOf(Math.min(...ranks));
};

// %% tags=["predict"]
predict(null, () => successes(8, deadEndsLast));

// %% [markdown]
// <details><summary>Why</summary>
//
// A dead end that you do not enter stays on the board, and nobody can get it later: its last neighbour is where you
// stand. The walk is longer, but it is no tour. The mistake was made earlier, when the rule saw only one step ahead. (And it is
// another walk than the one that was promised, so the judge refuses it.)
//
// </details>

// %%
const b2: Square = [6, 1];
holds([
  ["from b2 by the rule, squares", 56, walkBy(byTheRule, chessboard, b2).length],
  ["from b2, dead ends last, squares", 63, walkBy(deadEndsLast, chessboard, b2).length],
]);

// %% [markdown]
// ### "Of squares with equally many onward moves, the last one is taken."
//
// `<=` in place of `<`. From how many of the 64 starts does *this* knight see the whole chessboard? More than 61, less, or as
// many?

// %%
const lastOfEquals: Pick = (onward) => onward.lastIndexOf(Math.min(...onward));

// %% tags=["predict"]
predict(null, () => successes(8, lastOfEquals));

// %%
const stuckStarts = (pick: Pick): string =>
  squaresOf(chessboard)
    .filter((start) => walkBy(pick, chessboard, start).length < 64)
    .map((start) => squareName(start, 8))
    .join(", ");
show(`first of equals is stuck from: ${stuckStarts(byTheRule)}`);
show(`last of equals is stuck from: ${stuckStarts(lastOfEquals)}`);

// %% [markdown]
// <details><summary>Why</summary>
//
// The last in order is the first in order when you stand on the other side of the table. Turn the board by half a turn, and the one rule
// becomes the other: a5 goes to h4, d5 to e4, b2 to g7. So it is no *worse*. It is only not what was promised, and a program whose
// walk depends on a `<=` that nobody thought about is hard to check. That is why the stub says which one.
//
// </details>
//
// ### "Squares are compared as arrays, so none was ever visited."
//
// What does this say?

// %% tags=["predict"]
const visitedSoFar: number[][] = [
  [0, 0],
  [1, 2],
];
predict(null, () => visitedSoFar.includes([1, 2]));

// %% [markdown]
// <details><summary>Why</summary>
//
// `includes` asks whether it is *the same array*, and `[1, 2]` has just been made. Compare the numbers, or compare texts:
// `"1,2"`. But mind the comma. What are `${1}${10}` and `${11}${0}`? Both are `"110"`: on boards with more than
// ten rows and columns two squares share a key.
//
// </details>
//
// ### And some more, in short
//
// | mistake | a small board that shows it | look for |
// |---|---|---|
// | "The start is not part of the walk." | 1×1 | a walk that begins as `[]` and gets only what comes next |
// | "When the knight is stuck before the board is full, null comes back." | 3×3, from the middle | chapter 10's last line |
// | "The loop takes as many steps as there are squares, stuck or not." | 3×3, from the middle | `walk.length < squares` |
// | "The start is not marked as visited, so the knight comes back to it." | two squares | where `start` is put |
// | "The smallest count is kept from step to step, and not looked for anew." | 2×7 | `fewest` above the outer loop |
// | "The knight goes where the most onward moves are." | 3×4 | `>` |
// | "The walk begins with the caller's own array." | 1×1, asked twice | `[start]` |
// | "Rows are compared with the number of columns, and columns with that of rows." | any that is not square | the check of the board |

// %% [markdown]
// ## 7. What the sources say
//
// *For the curious: skip it if you like.* The Ukrainian page on the knight's tour tells of this rule with affection. Do not
// believe, run.
//
// ### What is counted?
//
// The page gives the rule four times. Twice it says: go to the square from which there are the fewest *possible* moves. Twice it speaks of
// squares *where the knight has not been*. Do both mean the same? You have the
// answer from section 6. Here it is in numbers, for the boards from 5×5 to 8×8.

// %%
const sizes = [5, 6, 7, 8];
const bars = sizes.flatMap((n) => [
  { label: `${n}×${n}, not yet visited`, value: successes(n, byTheRule) },
  { label: `${n}×${n}, all moves`, value: successes(n, byTheRule, true) },
]);
show(barChart("Starts from which the walk sees the whole board", bars));

// %% [markdown]
// **Verdict: it holds, if the visited squares are left out.** When every move is counted, not one of the 64 starts gives a tour of the
// chessboard.
//
// ### "If several are equal, take any"
//
// As a recipe this is fine: something has to be taken. As a promise it fails. Our order gets stuck from three squares of the
// chessboard, the reversed order from three others. This board shows for each start how many squares
// our order sees.

// %%
const lengths = squaresOf(chessboard).map((square): Mark => {
  const seenFrom = walkBy(byTheRule, chessboard, square).length;
  return { square, sign: String(seenFrom), tone: seenFrom < 64 ? "tried" : undefined };
});
const lengthsAlt =
  "For each start the squares of the walk: 64, but 60 from a5, 62 from d5, 56 from b2";
show(boardPicture({ board: chessboard, marks: lengths }, lengthsAlt));

// %%
/** The walk from this square of the chessboard, by the rule. */
const ruleFrom = (row: number, col: number) => walkBy(byTheRule, chessboard, [row, col]);

const stuck = [ruleFrom(3, 0), ruleFrom(3, 3), ruleFrom(6, 1)];
holds([
  ["from a5, squares", 60, stuck[0].length],
  ["from d5, squares", 62, stuck[1].length],
  ["from b2, squares", 56, stuck[2].length],
  ["starts that get stuck", 3, 64 - successes(8, byTheRule)],
]);

// %% [markdown]
// The knight from d5 is two squares short. Where are they, and why does it not see them? Guess what they have in common, then look.

// %%
const missing = squaresOf(chessboard).filter((square) => !isIn(square, stuck[1]));
const rings = missing.map((square): Mark => ({ square, sign: "", tone: "safe" }));
const fromD5 = tourDrawing(chessboard, stuck[1]);
const names = missing.map((square) => squareName(square, 8)).join(" and ");
const missingAlt = `The walk from d5; ringed are ${names}, which are left`;
show(boardPicture({ ...fromD5, marks: [...fromD5.marks, ...rings] }, missingAlt));

// %% [markdown]
// They are a knight's move apart: from each one could go to the other. But every other way to them has been used up, so nobody comes
// in. The knight passed by when there were ways left, and went where there were fewer.
//
// The page adds that the rule works in practice and is not yet confirmed by theory. It never will be: three starts are three too many.
//
// **Verdict: it fails as a promise.** What "any" costs, on small boards and large ones, is the matter of chapter 12, and so is the page's
// claim that the rule never fails from 5×5 to 76×76. But you can judge the beginning of it now. On 5×5 there *is* a tour from
// c5, or `[0, 2]`. Does the rule find it, in our order? How many squares does it see?

// %% tags=["predict"]
predict(null, () => walkBy(byTheRule, five, [0, 2]).length);

// %% [markdown]
// ### "It is linear in time"
//
// Twice the squares, twice the work? Let us count how often the walk asks whether a square is free, and divide by the squares of the
// walk. The knight starts in the corner.

// %%
/** How many squares the rule looks at on the n×n board, for each square of the walk. */
function looksPerSquare(n: number): number {
  const board = rectangle(n, n);
  const walk = walkBy(byTheRule, board, corner);
  const been = new Set<string>();
  const looks = walk.map((square) => {
    been.add(String(square));
    const moves = knightMoves(board, square);
    const free = moves.filter((next) => !been.has(String(next)));
    return free.reduce((sum, next) => sum + knightMoves(board, next).length, moves.length);
  });
  return looks.reduce((sum, count) => sum + count, 0) / walk.length;
}

// %%
const workSizes = [5, 8, 12, 20, 30, 40];
const work = workSizes.map((n) => ({ label: `${n}×${n}`, value: looksPerSquare(n) }));
show(barChart("Squares looked at for each square of the walk", work));

// %% [markdown]
// More on larger boards, since fewer squares lie at the edge. But never more than 8 + 8 · 8 = 72, for a knight has at most 8 choices, and
// each of them at most 8 moves. **Verdict: it holds for the walk.** It is no linear *algorithm for tours*, for the walk may not be
// one. (And it holds only when asking "was I here?" costs the same on every board. A list that is searched from its beginning grows with
// the walk.)

// %%
holds([
  ["8×8, looks for each square, about", 22, Math.round(looksPerSquare(8))],
  ["40×40, looks for each square, about", 36, Math.round(looksPerSquare(40))],
  ["at most", 72, 8 + 8 * 8],
]);

// %% [markdown]
// ### "Proposed by Warnsdorff in 1983"
//
// A slip of two digits. H. C. von Warnsdorf (with one f on the title page, with two in most books on programs)
// published his *Des Rösselsprunges einfachste und allgemeinste Lösung*, "the simplest and most general
// solution of the knight's tour", in Schmalkalden in **1823**. How much older is the rule than the page says?

// %% tags=["predict"]
predict(null, () => 1983 - 1823);

// %% [markdown]
// **Verdict: it fails.** One need not have the old book to see it: Ira Pohl improved the rule in a paper of 1967 (section 9), 16 years
// before the page lets it be invented. A year in a text wants proof like any other number, and copies of copies keep a slip alive.

// %%
holds([["years from Pohl's paper to the page's date", 16, 1983 - 1967]]);

// %% [markdown]
// ## 8. Measure: calls and squares
//
// *For the curious: skip it if you like.* What does the rule save? On one side the search of chapter 10, in our order, which steps back
// when it is stuck: we count its calls until it has its first tour. On the other side the rule: it comes to each square
// once. Both from the corner.

// %%
/** The first tour that the search finds, and how many calls it needed. */
function searched(board: Board, start: Square): { tour: Square[]; calls: number } {
  const size = squaresOf(board).length;
  const found = { tour: [] as Square[], calls: 0 };
  const search = (walk: readonly Square[], been: ReadonlySet<string>): boolean => {
    found.calls++;
    if (walk.length === size) found.tour = [...walk];
    const free = knightMoves(board, walk[walk.length - 1]).filter((to) => !been.has(String(to)));
    const goOn = (to: Square) => search([...walk, to], new Set([...been, String(to)]));
    return walk.length === size || free.some(goOn);
  };
  search([start], new Set([String(start)]));
  return found;
}

// %% [markdown]
// 5×5, from the corner: the rule comes to 25 squares. How many calls does the search make? The number of *digits* will do.

// %% tags=["predict"]
predict(null, () => String(searched(five, corner).calls).length);

// %%
const six = rectangle(6, 6);
const calls = [
  { label: "5×5, search", value: searched(five, corner).calls },
  { label: "5×5, rule", value: walkBy(byTheRule, five, corner).length },
  { label: "6×6, search", value: searched(six, corner).calls },
  { label: "6×6, rule", value: walkBy(byTheRule, six, corner).length },
];
show(barChart("Steps to a tour from the corner", calls, { logarithmic: true }));

// %%
holds([
  ["5×5, calls of the search", 5_010, calls[0].value],
  ["6×6, calls of the search", 183_635, calls[2].value],
  ["6×6, squares of the rule's walk", 36, calls[3].value],
  ["5×5 from c5, squares of the search's tour", 25, searched(five, [0, 2]).tour.length],
  ["5×5 from c5, squares of the rule's walk", 17, walkBy(byTheRule, five, [0, 2]).length],
]);

// %% [markdown]
// The page says, too, that one may go **against** the rule and still have a tour. Here is one: the tour of the search on 5×5. How many of
// its 24 steps go to a square that has more onward moves than another choice?

// %%
function stepsAgainst(board: Board, tour: readonly Square[]): number {
  return tour.slice(1).filter((square, i) => {
    const before = tour.slice(0, i + 1);
    const free = (from: Square) => knightMoves(board, from).filter((to) => !isIn(to, before));
    return free(before[i]).some((other) => free(other).length < free(square).length);
  }).length;
}

// %% tags=["predict"]
predict(null, () => stepsAgainst(five, searched(five, corner).tour));

// %% [markdown]
// **Verdict: it holds.** The rule shows *a* way, not all ways.

// %%
holds([
  [
    "5×5, steps of the search's tour against the rule",
    2,
    stepsAgainst(five, searched(five, corner).tour),
  ],
]);

// %% [markdown]
// And how often does it work? For each board the share of starts from which the walk gets stuck. On odd boards only the squares of the
// corners' colour count, since no tour can start on the others.

// %%
/** Per cent of the starts that might do from which the walk is stuck, to one decimal. */
function stuckShare(n: number): number {
  const board = rectangle(n, n);
  const starts = squaresOf(board).filter(([row, col]) => n % 2 === 0 || (row + col) % 2 === 0);
  const walks = starts.map((start) => walkBy(byTheRule, board, start));
  return Math.round((1000 * (starts.length - full(walks, n * n))) / starts.length) / 10;
}

const shares = [5, 6, 7, 8, 9, 10, 11, 12].map((n) => ({
  label: `${n}×${n}`,
  value: stuckShare(n),
}));
show(barChart("Per cent of starts where the rule gets stuck", shares));

// %% [markdown]
// No pattern to be seen: none on 6×6 and 9×9, one in five on 7×7. The rule is a **heuristic**: it helps most of the time, and promises nothing. Two
// things can be done, and chapter 12 does both.
//
// - Look again at what happens **when numbers are equal**. Does a cleverer choice fail less often?
// - Let it step back after all. A **search** that tries the squares in the order of the rule needs next to no steps back, and it never
//   says that there is no tour where there is one.

// %%
holds([
  ["6×6, per cent stuck", 0, shares[1].value],
  ["7×7, per cent stuck", 20, shares[2].value],
  ["9×9, per cent stuck", 0, shares[4].value],
]);

// %% [markdown]
// ## 9. Close
//
// ### Questions
//
// **1. The knight can go to two squares, with 1 and 0 onward moves. Squares are left all over the board. Where does the rule send
// it?**
//
// - a) To the square with 1, for the other is a dead end.
// - b) To the square with 0.
// - c) Nowhere: it is stuck.
//
// <details><summary>Answers to 1</summary>
//
// - a) Sensible, but it is another rule. And it does not help: the dead end that was left out can never be visited.
// - b) **Right.** 0 is the fewest, and then the walk ends.
// - c) It is stuck when there is no square to go to at all.
//
// </details>

// %% [markdown]
// **2. Why does the walk need no undo?**
//
// - a) Because it never takes a step back.
// - b) Because it is a loop; undo belongs to recursion.
// - c) Because the rule never makes a mistake.
//
// <details><summary>Answers to 2</summary>
//
// - a) **Right.** Only who wants to try something else must first restore what was.
// - b) A loop with a list of its own can step back, too (chapter 04 did). It is about stepping back, not about calls.
// - c) It does, from three squares of the chessboard. It only never finds out in time.
//
// </details>

// %% [markdown]
// **3. The square where the knight stands is forgotten in `visited`, so that each choice counts one onward move too many. What
// happens to the walk?**
//
// - a) It gets stuck earlier.
// - b) Nothing, as long as the knight does not jump back.
// - c) It takes other squares.
//
// <details><summary>Answers to 3</summary>
//
// - a) It does not: see b.
// - b) **Right.** All choices are one jump away from that square, so all numbers grow by one, and the smallest stays the smallest.
//   But `onwardMoves` by itself would give a wrong number.
// - c) It would, if only some of the numbers changed.
//
// </details>

// %% [markdown]
// **4. On your board the walk sees 23 of 25 squares. What do you know?**
//
// - a) There is no tour from this start.
// - b) Your program is wrong.
// - c) The rule, in this order, finds none.
//
// <details><summary>Answers to 4</summary>
//
// - a) From c5 on 5×5 there is one, and the rule sees 17 squares.
// - b) It may be, or not: a right program gets stuck, too.
// - c) **Right**, and no more than that.
//
// </details>
//
// ### Glossary
//
// | word | meaning |
// |---|---|
// | onward moves | the squares that a knight could go on to from a square, without those it has visited; also their number |
// | Warnsdorff's rule | go to the square with the fewest onward moves |
// | choice | a square that the knight can go to now |
// | tie | several choices with the fewest onward moves |
// | greedy | taking at each step what looks best now, without ever stepping back |
// | dead end | a square with 0 onward moves |
// | stuck | on a square with no choice left |
// | heuristic | a rule that helps most of the time, and promises nothing (also: rule of thumb) |
//
// ### When it does not work
//
// - **Begin with 1×1, then 3×3.** From the middle of 3×3 the walk has one square, from everywhere else eight.
// - **A wrong number of onward moves?** The message draws the board. Point at each of the eight jumps from N and say why it counts, or does not.
// - **The walk takes another square?** The message names the step and the two squares. Ask your `onwardMoves` about both, with the walk so far as
//   `visited`.
// - **Right until there is a tie?** Which one do you keep, `<` or `<=`, and do your moves come by row, then column?
// - **Stopped by the judge?** Does your program know a visited square again? `visited.includes(…)` finds none, and
//   then the walk goes to and fro for ever. If it does, the walk may only be slow: is the whole list of visited
//   squares checked anew for each choice?
// - **One square short?** Look for a 0 that counts as nothing.
// - **"Cannot read properties of undefined"?** The step that finds no square is not handled: what does your loop do then?
// - **Still the old result?** Save, run the import cell again, then the cell you want to see.
//
// ### The exercise
//
// `exercises/11-warnsdorff.ts`, 40 minutes: `onwardMoves` and `warnsdorff`. Done early? Walk over 100×100 squares from the corner. Does your
// program take a second, or a minute? Then count each square's moves **once**, before the walk, and lower the counts of the neighbours
// whenever the knight arrives somewhere. Compare with `solutions/11-warnsdorff.2.ts`.
//
// ### Where to read more
//
// - H. C. von Warnsdorf, *Des Rösselsprunges einfachste und allgemeinste Lösung*, Schmalkalden 1823 (in German).
// - Ira Pohl, "A method for finding Hamilton paths and knight's tours", *Communications of the ACM* 10 (1967), pages 446 to 449,
//   [doi:10.1145/363427.363463](https://doi.org/10.1145/363427.363463). What to do about ties, and why the rule is good for other graphs.
// - Sam Ganzfried, "A simple algorithm for knight's tours", Oregon State University, a student's report (REU program) with measurements of
//   how often the rule fails, and with which ways to break ties.
