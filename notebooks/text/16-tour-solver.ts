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
// # Tour solver
//
// After this chapter you have one function that answers every question about a knight's tour: from any square or
// from a given one, as somebody began it, open or closed, on a board of any outline.
//
// - **You need** chapter 09 (moves), chapter 10 (backtracking) and chapter 12 (the rule as the order of a search).
//   Chapters 13 to 15 are not needed.
// - **Time**: 45 minutes to read and try, 45 minutes for the exercise. Sections 6 to 9 are for afterwards, 30
//   minutes.
// - **Core** chapter: the last one.
//
// Run the cells from top to bottom with Shift+Enter. Where a cell says `predict(null, …)`, first put your guess in
// place of `null`. A wrong guess is worth more than no guess.

// %%
import {
  barChart,
  boardPicture,
  isOnBoard,
  rectangle,
  squareName,
  stepPlayer,
  tourDrawing,
  type Board,
  type Drawing,
  type Frame,
  type Mark,
  type Square,
} from "../src/board";
import { attempt, check, inOrder, predict, show } from "../src/notebook";

// %% [markdown]
// ## 1. Warm up by hand: somebody has begun
//
// Copy this board on paper. A knight has made three moves, from 1 to 4. **Carry the walk on to 12**, so that the
// knight is on every square once.

// %%
const begunWalk: readonly Square[] = [
  [1, 0],
  [0, 2],
  [2, 3],
  [1, 1],
];
show(
  boardPicture(
    tourDrawing(rectangle(3, 4), begunWalk),
    "A 3×4 board on which a knight has walked from a2 to c3, d1 and b2, numbered from 1 to 4",
  ),
);

// %% [markdown]
// And here is a board without corners. Nobody has begun. **Find a closed tour**: from 12 one more knight's move
// leads back to 1.
//
// Where did you put your 1, and does that matter? If you have a closed tour, can you number it anew, with the 1 on
// any other square?

// %%
const withoutCorners: Board = ["#..#", "....", "....", "#..#"];
show(boardPicture({ board: withoutCorners, marks: [] }, "A 4×4 board without its four corners"));

// %% [markdown]
// ## 2. The slow way: all tours, then choose
//
// You have written a search that finds one tour. This one lists them **all**. It is the search of chapter 10,
// which does not stop when it has found something.

// %%
/** All squares of the board, row by row. */
const squaresOf = (board: Board): Square[] =>
  board
    .flatMap((line, row) => [...line].map((_, col): Square => [row, col]))
    .filter((square) => isOnBoard(board, square));

// %%
/** The eight jumps of a knight, by rows down, then by columns to the right. */
const jumps = squaresOf(rectangle(5, 5))
  .map(([row, col]): Square => [row - 2, col - 2])
  .filter(([down, right]) => Math.abs(down * right) === 2);

// %%
/** The squares that a knight can jump to, by row, then by column. */
function knightMoves(board: Board, [row, col]: Square): Square[] {
  return jumps
    .map(([down, right]): Square => [row + down, col + right])
    .filter((square) => isOnBoard(board, square));
}

const isSame = (a: Square, b: Square) => a[0] === b[0] && a[1] === b[1];

// %%
/** Every tour that begins with this path. */
function everyTour(board: Board, path: readonly Square[]): Square[][] {
  if (path.length === squaresOf(board).length) return [[...path]];
  return knightMoves(board, path[path.length - 1])
    .filter((next) => !path.some((square) => isSame(square, next)))
    .flatMap((next) => everyTour(board, [...path, next]));
}

// %%
const allOf = (board: Board) => squaresOf(board).flatMap((start) => everyTour(board, [start]));
const isClosed = (board: Board, tour: readonly Square[]) =>
  knightMoves(board, tour[tour.length - 1]).some((square) => isSame(square, tour[0]));

const tours12 = allOf(rectangle(3, 4));
show(`${tours12.length} tours of the 3×4 board`);

// %% [markdown]
// Sixteen. **A question to a tour solver is a filter on this list.** Three questions. How many of the sixteen
// begin with your four squares of section 1? How many start on b2, which is `[1, 1]`? How many are closed? Write
// `[…, …, …]`.

// %% tags=["predict"]
predict(null, () => [
  tours12.filter((tour) => begunWalk.every((square, i) => isSame(square, tour[i]))).length,
  tours12.filter((tour) => isSame(tour[0], [1, 1])).length,
  tours12.filter((tour) => isClosed(rectangle(3, 4), tour)).length,
]);

// %% [markdown]
// On the board without corners there are 96 tours. (The same walk from its end back to its start counts as another
// one.) **How many of the 96 are closed?** (You found one by hand, perhaps. Then you know more than you think: think
// of its numbers.)

// %% tags=["predict"]
const tours96 = allOf(withoutCorners);
predict(null, () => tours96.filter((tour) => isClosed(withoutCorners, tour)).length);

// %% [markdown]
// <details><summary>Why</summary>
//
// Half of them. There are only **two** closed tours as drawings. But each can be begun on any of its 12 squares,
// and walked in either direction: 2 × 12 × 2 = 48. So when a board has a closed tour at all, then it has one *from
// every square*. Keep that in mind, it will save you a loop.
//
// </details>
//
// Here is from where the tours start, on both boards.

// %%
/** For each square the number of tours that start there. */
function startsDrawing(board: Board, tours: readonly (readonly Square[])[]): Drawing {
  const marks = squaresOf(board).map((square): Mark => {
    const count = tours.filter((tour) => isSame(tour[0], square)).length;
    return { square, sign: String(count), tone: count === 0 ? "tried" : undefined };
  });
  return { board, marks };
}
const startsAlt = "For each square the number of tours that start there: ";
show(boardPicture(startsDrawing(rectangle(3, 4), tours12), `${startsAlt}2, 4 or 0`));
show(boardPicture(startsDrawing(withoutCorners, tours96), `${startsAlt}6, or 12 in the centre`));

// %% [markdown]
// Lists of all tours are for boards of a dozen squares. The 6×6 board has 6,637,920 tours (so says the
// encyclopedia, see section 9), and 8×8 so many that nobody will ever list them. Numbers of our own get a proof,
// by this helper:

// %%
/** Compares each number of the text with the program's; a false one stops the notebook. */
function holds(claims: readonly [what: string, told: number, found: number][]): void {
  const wrong = claims.find(([, told, found]) => told !== found);
  if (wrong) throw new Error(`${wrong[0]}: the text says ${wrong[1]}, the program ${wrong[2]}`);
  show(claims.map(([what, , found]) => `✓ ${what}: ${found.toLocaleString("en-US")}`).join("\n"));
}

// %%
holds([
  ["tours of the 3×4 board", 16, tours12.length],
  ["squares where one starts", 6, new Set(tours12.map(([start]) => String(start))).size],
  ["tours of the 4×4 board without corners", 96, tours96.length],
  ["of these, closed", 48, tours96.filter((tour) => isClosed(withoutCorners, tour)).length],
  ["squares where a closed one starts", 12, new Set(tours96.map(([start]) => String(start))).size],
]);

// %% [markdown]
// ## 3. The idea, worked: a snail
//
// The knight is your exercise. We work with a **snail**. It crawls one square up, left, right or down, leaves a
// trail, and never crosses its trail. Can it crawl over the whole board?

// %%
/** The squares one step from this one, by row, then by column. */
function snailSteps(board: Board, [row, col]: Square): Square[] {
  const steps: Square[] = [
    [row - 1, col],
    [row, col - 1],
    [row, col + 1],
    [row + 1, col],
  ];
  return steps.filter((square) => isOnBoard(board, square));
}

// %% [markdown]
// ### A start is a trail of one square
//
// "From this square" and "as it was begun" are not two kinds of question. A start is a trail of one square. So one
// function is enough: it is given a trail, and carries it on.

// %%
function carryOn(board: Board, trail: Square[]): Square[] | null {
  if (trail.length === squaresOf(board).length) return [...trail]; // report
  for (const next of snailSteps(board, trail[trail.length - 1])) {
    // choose
    if (trail.some((square) => isSame(square, next))) continue; // check
    trail.push(next); // place
    const whole = carryOn(board, trail); // recurse
    trail.pop(); // undo
    if (whole !== null) return whole; // report
  }
  return null; // report
}

// %% [markdown]
// Four begun trails on the 2×4 board. Which of them can be carried on over the whole board? Draw them, then write
// four times `true` or `false`: `[…, …, …, …]`.
//
// 1. `[0, 0]`
// 2. `[0, 1], [0, 0]`
// 3. `[0, 1], [1, 1]`
// 4. `[0, 1]`

// %% tags=["predict"]
const trails = ["00", "01 00", "01 11", "01"].map((text) =>
  text.split(" ").map(([row, col]): Square => [Number(row), Number(col)]),
);
predict(null, () => trails.map((trail) => carryOn(rectangle(2, 4), trail) !== null));

// %%
show(
  boardPicture(
    tourDrawing(rectangle(2, 4), trails[2]),
    "A trail on the 2×4 board that has gone from b2 to b1, straight down",
  ),
);

// %% [markdown]
// Trail 3 cuts the board in two. Yet the trails from its start are not hopeless: number 4 is the same start, and
// it can be carried on. **What was begun is given.** The search may take back its own steps, and never those of
// the trail that it was handed.
//
// Look at `carryOn` again: which line makes sure of that? (It is the shape of the thing. A call only ever takes
// off what the call itself has put on.)
//
// ### From any square
//
// Nobody named a start. Then every square may be one, until a trail is found. This board has three squares. Before
// you run it: from which of them can the snail crawl over all three?

// %%
const corner: Board = ["..", ".#"];
show(boardPicture({ board: corner, marks: [] }, "Three squares: a2, b2 and, below a2, a1"));

// %% tags=["predict"]
predict(null, () => squaresOf(corner).filter((start) => carryOn(corner, [start]) !== null).length);

// %% [markdown]
// And on the 3×3 board, how many of the nine squares?

// %% tags=["predict"]
predict(
  null,
  () => squaresOf(rectangle(3, 3)).filter((start) => carryOn(rectangle(3, 3), [start])).length,
);

// %% [markdown]
// <details><summary>Why</summary>
//
// The three squares are a bent line, and a line must be begun at an end. The *first* square of the board, top
// left, is the bend. Who tries only that one says "there is none", and is wrong.
//
// The 3×3 board has five squares of one colour, corners and centre, and four of the other. Each step changes the
// colour, so a trail over nine squares begins and ends on the colour that has five. (The knight changes colour,
// too.)
//
// </details>
//
// ### Home again: closed
//
// A closed trail ends one step from where it began. The question is asked in one place only: **where a whole trail
// is reported**. If the answer is no, that is a dead end like any other, and the search steps back.

// %%
const isHome = (board: Board, trail: readonly Square[]) =>
  snailSteps(board, trail[trail.length - 1]).some((square) => isSame(square, trail[0]));

// %%
function carryHome(board: Board, trail: Square[]): Square[] | null {
  const isWhole = trail.length === squaresOf(board).length;
  if (isWhole && isHome(board, trail)) return [...trail]; // report
  for (const next of snailSteps(board, trail[trail.length - 1])) {
    // choose
    if (trail.some((square) => isSame(square, next))) continue; // check
    trail.push(next); // place
    const whole = carryHome(board, trail); // recurse
    trail.pop(); // undo
    if (whole !== null) return whole; // report
  }
  return null; // report
}

// %% [markdown]
// What does `carryHome` do with a trail that is whole, and not home? There is no line for that! Think: which
// squares does its loop find?
//
// Then predict: on the 2×3 board from a corner, on the 3×3 board from a corner, and on the 2×2 board with the
// trail `[0, 0], [0, 1]`: is there a closed one? `[…, …, …]`

// %% tags=["predict"]
predict(null, () => [
  carryHome(rectangle(2, 3), [[0, 0]]) !== null,
  carryHome(rectangle(3, 3), [[0, 0]]) !== null,
  carryHome(rectangle(2, 2), trails[0].concat([[0, 1]])) !== null,
]);

// %% [markdown]
// <details><summary>Why</summary>
//
// A whole trail has no free square left, so the loop has nothing to try, and the function comes to its last line.
// A dead end needs no line of its own.
//
// On the 3×3 board each trail begins and ends on squares of the same colour, and a step changes the colour. So no
// trail of nine squares is closed, nor any other of odd length, whoever walks.
//
// </details>
//
// Closed, and nobody named a start: how many starts must be tried before you may say "there is none"? Remember the
// 48 of section 2.
//
// <details><summary>How many</summary>
//
// One. A closed trail passes every square, so it can be begun on any. If there is none from *one* square, there is
// none.
//
// </details>

// %% [markdown]
// ## 4. Watch it move
//
// The snail on the 3×4 board began on b2. The trail shall be closed. The cells up to the film write down what the
// search does; just run them.

// %%
type Kind = "step" | "back" | "open" | "home";

type Event = {
  kind: Kind;
  trail: Square[]; // a copy of the trail after the event
  square: Square; // where the event happened
};

// %%
type Crawl = { board: Board; closed: boolean; note: (kind: Kind, at: Square) => void };

/** Is the trail what was asked for? When it is whole, the diary is told. */
function isDone(trail: readonly Square[], { board, closed, note }: Crawl): boolean {
  if (trail.length < squaresOf(board).length) return false;
  const done = !closed || isHome(board, trail);
  note(done ? "home" : "open", trail[trail.length - 1]);
  return done;
}

// %%
/** Carries the trail on as `carryHome` does, or `carryOn`, and tells the diary. */
function crawl(trail: Square[], crawler: Crawl): boolean {
  if (isDone(trail, crawler)) return true; // report
  for (const next of snailSteps(crawler.board, trail[trail.length - 1])) {
    if (trail.some((square) => isSame(square, next))) continue; // check
    trail.push(next); // place
    crawler.note("step", next);
    if (crawl(trail, crawler)) return true; // recurse
    trail.pop(); // undo
    crawler.note("back", next);
  }
  return false;
}

// %%
function sentence({ kind, trail, square }: Event, rows: number): string {
  const name = squareName(square, rows);
  switch (kind) {
    case "step":
      return `Step to ${name}, number ${trail.length}.`;
    case "back":
      return `No way on from ${name}. Take it back; ${trail.length} squares stay.`;
    case "open":
      return `The trail is whole, but ${name} is not one step from the start: a dead end.`;
    case "home":
      return `The trail is whole, and it is what was asked for. Report it.`;
  }
}

// %%
/** All that happens until there is an answer. */
function diaryOf(board: Board, begun: readonly Square[], closed: boolean): Event[] {
  const diary: Event[] = [];
  const trail = [...begun];
  const note = (kind: Kind, square: Square) => diary.push({ kind, trail: [...trail], square });
  crawl(trail, { board, closed, note });
  return diary;
}

// %%
/** The diary as a film; `asks` are questions before a picture, by its number. */
function film(board: Board, diary: readonly Event[], asks: Record<number, string>): Frame[] {
  return diary.map((event, i) => {
    const caption = sentence(event, board.length);
    return { drawing: tourDrawing(board, event.trail), caption, ask: asks[i + 1] };
  });
}

// %%
const homeDiary = diaryOf(rectangle(3, 4), [[1, 1]], true);
const homeFilm = film(rectangle(3, 4), homeDiary, {
  12: "Twelve squares, all of them. Is the search done?",
  13: "How far back will it go?",
  31: "All squares once more. And now?",
});
show(stepPlayer("A snail from b2 that must come home", homeFilm));

// %% [markdown]
// The second film is trail 3 of section 3, `[0, 1], [1, 1]` on the 2×4 board, open.

// %%
const cutFilm = film(rectangle(2, 4), diaryOf(rectangle(2, 4), trails[2], false), {
  3: "The left side is full. What can be taken back?",
});
const floor: Frame = {
  drawing: tourDrawing(rectangle(2, 4), trails[2]),
  caption: "Back at the trail that was given. It is not ours to take back: null.",
  ask: "All that the search has put on is off again, and nothing is left to try. What now?",
};
show(stepPlayer("A snail whose trail cuts the board in two", [...cutFilm, floor]));

// %% [markdown]
// Find these places.
//
// 1. **A whole trail that is not home** (first film, step 12). Eleven steps are right, and the search takes back one
//    after the other until another way shows.
// 2. **The floor** (second film, its last picture). The given trail is the floor of the search. When all above it
//    is taken back and nothing is left to try, the answer is `null`. One step deeper it would answer a question
//    that nobody asked.
//
// In the first film, how many squares does the search place in all, those taken back included? Guess, then count.

// %% tags=["predict"]
predict(null, () => homeDiary.filter(({ kind }) => kind === "step").length);

// %% [markdown]
// ## 5. Fill, order, write
//
// ### Fill two blanks
//
// The snail's solver, for starts only. Put code in place of `blank("A")` and `blank("B")`.

// %%
/** Stands for something that you are going to write. */
function blank<T>(name: string): T {
  throw new Error(`blank ${name} in the cell above is still empty`);
}

// %% tags=["make"]
function solveSnail(board: Board, start?: Square, closed = false): Square[] | null {
  const squares = squaresOf(board);
  const starts: Square[] =
    start !== undefined ? blank("A") : closed ? squares.slice(0, 1) : squares;
  for (const first of starts) {
    const trail = closed ? carryHome(board, [first]) : carryOn(board, [first]);
    if (blank<boolean>("B")) return trail; // report
  }
  return null; // report
}

// %% tags=["check"]
attempt(() => {
  const questions: [what: string, trail: Square[] | null, wanted: number][] = [
    ["three squares", solveSnail(corner), 3],
    ["three squares, from the bend", solveSnail(corner, [0, 0]), 0],
    ["2×2, closed, from b1", solveSnail(rectangle(2, 2), [1, 1], true), 4],
    ["3×3, closed", solveSnail(rectangle(3, 3), undefined, true), 0],
    ["no squares at all", solveSnail([]), 0],
  ];
  const marked = questions.map(([what, trail, wanted]) => {
    const squares = trail?.length ?? 0; // none: 0
    return `${squares === wanted ? "✓" : "✗"} ${what}: ${squares} squares, should be ${wanted}`;
  });
  show(marked.join("\n"));
});

// %% [markdown]
// <details><summary>The two answers</summary>
//
// - **A** is `[start]`: a list of one.
// - **B** is `trail !== null`. Only a trail ends the loop. `return trail` without the `if` would give up after the
//   first start.
//
// </details>
//
// And the board without squares, the last question? Nobody had to think of it: there is no square to start from,
// the loop runs zero times, and `null` comes out.

// %% [markdown]
// ### Put lines in order
//
// How does a solver *begin*? First it asks whether the question makes sense; then it makes a list of what a tour
// may begin with. The frame is this, and you have seven lines for five places. **Two are tempting, and wrong.**
//
// ```ts
// function beginnings({ board, start, visited = [], closed }) {
//   ① ② ③ ④ ⑤
// }
// ```
//
// | line | code |
// | ---- | ---- |
// | a    | `if (start !== undefined) return [[start]];` |
// | b    | `checkAll(board, start, visited);` |
// | c    | `const starts = squaresOf(board).map((square) => [square]);` |
// | d    | `if (visited.length > 0) return [visited];` |
// | e    | `return starts;` |
// | f    | `return closed ? starts.slice(0, 1) : starts;` |
// | g    | `if (visited !== undefined) return [visited];` |
//
// It is right when each of the trials gets as few beginnings as needed, and all that are needed. "9 of 1" means:
// nine beginnings, of one square each. `checkAll` throws when a square is not on the board or when `start` and
// `visited` do not fit together. The table is what you need; the cells below it run the lines: just run them.

// %%
const lines: Record<string, string> = {
  a: "if (start !== undefined) return [[start]];",
  b: "checkAll(board, start, visited);",
  c: "const starts = squaresOf(board).map((square) => [square]);",
  d: "if (visited.length > 0) return [visited];",
  e: "return starts;",
  f: "return closed ? starts.slice(0, 1) : starts;",
  g: "if (visited !== undefined) return [visited];",
};

// %%
type Question = { board: Board; start?: Square; visited?: Square[]; closed?: boolean };

const board = rectangle(3, 3);
const corner3: Square = [0, 0];
const path: Square[] = [corner3, [1, 2]];
const start: Square = [2, 0];
const trials: readonly [what: string, question: Question, wanted: string][] = [
  ["nothing given", { board }, "9 of 1"],
  ["closed", { board, closed: true }, "1 of 1"],
  ["a start", { board, start }, "1 of 1"],
  ["an empty path", { board, visited: [] }, "9 of 1"],
  ["a start and an empty path", { board, start, visited: [] }, "1 of 1"],
  ["a path, and its start", { board, start: path[0], visited: path }, "1 of 2"],
  ["a start off the board", { board, start: [3, 0] }, "an error"],
];

// %%
function checkAll(board: Board, start: Square | undefined, visited: readonly Square[]): void {
  const all = start === undefined ? visited : [start, ...visited];
  if (!all.every((square) => isOnBoard(board, square))) throw new RangeError("off the board");
}

/** How many beginnings come back for a question, and how long they are. */
function toldOf(beginnings: (question: Question) => Square[][], question: Question): string {
  try {
    const list = beginnings(question);
    return `${list.length} of ${list[0].length}`;
  } catch {
    return "an error";
  }
}

// %%
/** Makes a function of these lines, shows what it does, and says whether that is right. */
function beginsWell(chosen: readonly string[]): boolean {
  const body = chosen.join("\n  ");
  const program = `function beginnings({ board, start, visited = [], closed }) {\n  ${body}\n}`;
  show(program);
  const make = new Function("checkAll", "squaresOf", `${program}\nreturn beginnings;`);
  const beginnings = make(checkAll, squaresOf);
  const told = trials.map(([, question]) => toldOf(beginnings, question));
  const marked = trials.map(([what, , wanted], i) =>
    told[i] === wanted ? `✓ ${what}: ${told[i]}` : `✗ ${what}: ${told[i]}, and not ${wanted}`,
  );
  show(marked.join("\n"));
  return marked.every((line) => line.startsWith("✓"));
}

// %% [markdown]
// Write five letters in place of `null`, such as `"abcde"`. Wrong orders are welcome: what do they say?

// %% tags=["make"]
inOrder({ lines, count: 5, isRight: beginsWell }, null);

// %% [markdown]
// <details><summary>The order, and the two wrong lines</summary>
//
// b d a c f. (c may also stand earlier: b c d a f, or b d c a f, say the same.)
//
// - **g** takes an empty list for a path. From a path of no squares nothing can be carried on, and where a start
//   is given as well, it is forgotten.
// - **e** is not wrong for open tours. For closed ones it tries nine starts where one is enough, and where there
//   is none, it takes nine times as long to say so.
// - If **a** comes before **d**, a begun path is forgotten whenever its start is given, too.
// - If **b** comes later, a start off the board is searched from.
//
// </details>

// %% [markdown]
// ### Write it: knights
//
// Open [`exercises/16-tour-solver.ts`](../exercises/16-tour-solver.ts) beside this notebook. You have nearly all
// of it already.
//
// | | snail, above | knight, yours |
// |---|---|---|
// | moves | one step | `knightMoves` of chapter 09 |
// | order of the search | by row, then by column | by Warnsdorff's rule, `tourFrom` of chapter 12 |
// | what it begins with | a trail that you hand in | `start`, `visited`, both, or any square |
// | closed | a function of its own | the same search, asked one thing more |
// | what comes back | a copy of the list | new squares as well: the caller's are his |
// | bad arguments | nobody asked | a `RangeError` that names `start` or `visited` |
//
// A plan that works, with the judge after each step: `start` only. Any start. `visited`. `closed`. The refusals.
//
// Your search of chapter 12 calls itself? That is fine here. But think of what happens on a board of 100 × 100
// squares: 10,000 calls within calls are more than JavaScript keeps. The solution of this chapter is a loop.
//
// **After each save, run the next cell again**, and then those below it: importing is what reads your file.

// %% tags=["make"]
import { solveTour } from "../exercises/16-tour-solver";

// %%
/** A tour as a picture, or one line when there is none. */
function showTour(board: Board, tour: readonly Square[] | null, what: string): void {
  if (tour === null) return show(`${what}: null, there is none`);
  const names = tour.map((square) => squareName(square, board.length)).join(" ");
  show(boardPicture(tourDrawing(board, tour), `${what}: ${names}`));
}

// %%
attempt(() => {
  const board = rectangle(3, 4);
  showTour(board, solveTour({ board, visited: begunWalk }), "The walk of section 1, carried on");
});

// %%
attempt(() => {
  const tour = solveTour({ board: withoutCorners, closed: true });
  showTour(withoutCorners, tour, "A closed tour of the board without corners");
});

// %% [markdown]
// And a board of your own. Draw any outline, of squares `.` and holes `#`. Small ones first: where there is no
// tour, a search without chapter 14 may take for ever to find that out (stop it with the ■ above).

// %% tags=["make"]
const mine: Board = [
  //
  "##..##",
  "##..##",
  "......",
  "......",
  "##..##",
  "##..##",
];
attempt(() => showTour(mine, solveTour({ board: mine }), "A tour of your board"));

// %% [markdown]
// And the judge. It runs the tests from easy to hard; the first red one is the next thing to do. Stuck? `npm run
// kata -- hint 16` in a terminal gives a small hint first, and a larger one when you ask again.

// %% tags=["check"]
await check("16");

// %% [markdown]
// ## 6. How it goes wrong
//
// These are the mistakes that people really make here. For each: what would it print? Guess, run, then unfold.
// Their names are those of the course's own catalogue, in `test/mistakes`.
//
// ### "Without a start, only the first square of the board is tried."
//
// Ten squares. How many of them are the start of a knight's tour? And is the top left one among them? Write
// `[number, true or false]`.

// %%
const onlyFromTheMiddle: Board = ["...#", "....", "#..."];
show(boardPicture({ board: onlyFromTheMiddle, marks: [] }, "3×4 without the corners d3 and a1"));

// %% tags=["predict"]
const startsInTheMiddle = allOf(onlyFromTheMiddle).map(([start]) => start);
predict(null, () => [
  new Set(startsInTheMiddle.map(String)).size,
  startsInTheMiddle.some((start) => isSame(start, [0, 0])),
]);

// %% [markdown]
// <details><summary>Why</summary>
//
// On full boards of a good size nearly every square is a start, so this mistake can live for a long time. Here
// only the two squares in the middle are: b2 and c2.
//
// </details>
//
// ### "When the path cannot be carried on, its last moves are taken back, too."

// %%
/** Carries on; where that fails, the last square of the trail is taken off, and it tries again. */
function carryOnSomehow(board: Board, given: readonly Square[]): Square[] | null {
  for (const trail = [...given]; trail.length > 0; trail.pop()) {
    const whole = carryOn(board, trail);
    if (whole !== null) return whole;
  }
  return null;
}

// %% [markdown]
// The trail is `[0, 1], [1, 1]` on the 2×4 board, the one that cuts it in two. What are the first two squares of
// what comes back? Write `"… …"` as squares are called, such as `"b2 c2"`, or `"null"`.

// %% tags=["predict"]
predict(null, () => {
  const whole = carryOnSomehow(rectangle(2, 4), trails[2]);
  return (
    whole
      ?.slice(0, 2)
      .map((square) => squareName(square, 2))
      .join(" ") ?? "null"
  );
});

// %% [markdown]
// <details><summary>Why</summary>
//
// It is a fine trail, and no answer. Who asked wanted to know about *his* trail. The usual way to come by this
// mistake is a loop that takes squares off a list until it is empty, and the given squares are on the same list. A
// recursion cannot do it: no call takes off what another has put on.
//
// </details>
//
// ### "Only the first tour that is found is asked whether it is closed; if not, the answer is null."
//
// The snail from b2 on the 3×4 board, as in the film. What does `carryOn` followed by one look at the end say: is
// there a closed trail?

// %% tags=["predict"]
predict(null, () => {
  const first = carryOn(rectangle(3, 4), [[1, 1]]);
  return first !== null && isHome(rectangle(3, 4), first);
});

// %% [markdown]
// <details><summary>Why</summary>
//
// The first whole trail ends on d1, step 12 of the film. The question "closed?" must be asked *inside* the
// search, so that a no makes it go on.
//
// </details>
//
// ### "A closed tour comes back to the last square of the begun path, not to its first."
//
// Inside a helper that is given a path, "where we began" is easily the wrong square. The trail is `[0, 1], [0, 0]`
// on the 2×4 board. Here is what comes home to its first square. **Is its end also one step from `[0, 0]`, where
// the search began?**

// %% tags=["predict"]
predict(null, () => {
  const whole = carryHome(rectangle(2, 4), trails[1]) ?? [];
  return snailSteps(rectangle(2, 4), whole[whole.length - 1]).some((s) => isSame(s, [0, 0]));
});

// %% [markdown]
// <details><summary>Why</summary>
//
// With a path of one square, first and last are the same, and both ways give the same answer. Test with two
// squares at least.
//
// </details>
//
// ### "An empty list of visited squares is taken for a path, from which nothing goes on."
//
// `Boolean([])`, `[].length > 0` and `Boolean(undefined)`: what does JavaScript make of these three? Write three times
// `true` or `false`: `[…, …, …]`.

// %% tags=["predict"]
predict(null, () => [Boolean([]), [].length > 0, Boolean(undefined)]);

// %% [markdown]
// <details><summary>Why</summary>
//
// An empty list is not nothing: `if (visited)` lets it pass. Ask for its length.
//
// </details>
//
// ### "The squares of the begun path are put into the tour themselves, not copies of them."
//
// A list is copied with `[...path]`. Is the first square of the copy the very same array as the first of the path?

// %% tags=["predict"]
predict(null, () => [...begunWalk][0] === begunWalk[0]);

// %% [markdown]
// <details><summary>Why</summary>
//
// The copy is a new list of the old squares. Who changes a square of the tour would change the caller's path.
// `path.map(([row, col]) => [row, col])` makes new ones.
//
// </details>
//
// ### "Whether there is a closed tour is read off the numbers of rows and columns, on boards with holes as well."
//
// There is a theorem for full rectangles (chapter 13): with one side of 4, no closed tour. How many closed tours
// has the board of section 1, four rows and four columns without the corners? You know the number.

// %% tags=["predict"]
predict(null, () => tours96.filter((tour) => isClosed(withoutCorners, tour)).length);

// %% [markdown]
// ### And some more, in short
//
// | mistake | smallest board that shows it | look for |
// |---|---|---|
// | "The board is taken to have rows times columns squares, holes and all." | 3×3 without its centre | `rows * cols` |
// | "The tour of one square counts as closed: its last square is its first." | 1×1 | a special case for one square |
// | "A board without squares gets the empty tour." | `[]` | a special case for none |
// | "Every tour is asked to be closed, also where nobody asked for that." | 3×4 | a check without `closed` |
// | "The tour is written into the list of visited squares that the caller gave." | any | `visited.push` |
// | "Only the last square of the path is checked to be on the board." | 4×5 | a check outside of the loop |
// | "A start is accepted when the path visits it anywhere." | 5×5 | `some` in place of the first square |

// %% [markdown]
// ## 7. What the sources say
//
// ### The Ukrainian page: "Обхід конем шахової дошки", and its question
//
// The page opens with a question: how can a knight go round the board, be nowhere twice, **and return to the
// square it came from**? In the end it prints a program in C, "the illustration of the approach for the 8×8
// board". As printed it does not compile: braces became other signs, and lines are lost. Mended as it must have
// been meant, it is this search, with the page's order of moves.

// %%
const pageOrder: readonly Square[] = [
  [-2, 1],
  [-1, 2],
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
];

// %%
function pageTour(rows: number, cols: number) {
  const taken = Array.from({ length: rows }, () => Array<boolean>(cols).fill(false));
  const walk = { tour: [] as Square[], calls: 0 };
  const addKnight = (row: number, col: number): boolean => {
    if (taken[row]?.[col] !== false) return false; // off the board, or visited
    walk.calls++;
    taken[row][col] = true;
    const isWhole = walk.tour.push([row, col]) === rows * cols;
    if (isWhole || pageOrder.some(([a, b]) => addKnight(row + a, col + b))) return true;
    taken[row][col] = false;
    return walk.tour.pop() === undefined;
  };
  addKnight(0, 0);
  return walk;
}

// %% [markdown]
// Does it do what the question asks? On the 6×6 board, is the end of its tour a knight's move from its start?

// %% tags=["predict"]
const page66 = pageTour(6, 6);
predict(null, () => isClosed(rectangle(6, 6), page66.tour));

// %%
const pageBoards = [
  [3, 4],
  [5, 5],
  [6, 6],
  [5, 8],
  [3, 10],
];
const pageTours = pageBoards.map(([rows, cols]) => pageTour(rows, cols));
const comesHome = pageTours.map(({ tour }, i) => {
  const [rows, cols] = pageBoards[i];
  const end = squareName(tour[tour.length - 1], rows);
  const home = isClosed(rectangle(rows, cols), tour) ? "home again" : "not home";
  show(`${rows}×${cols}: ends on ${end}, ${home}, after ${pageTours[i].calls} calls`);
  return home === "home again";
});

// %%
holds([
  ["calls on 6×6", 5_422, page66.calls],
  ["calls on 3×10", 930_825, pageTours[4].calls],
  ["boards of these five where it comes home", 1, comesHome.filter(Boolean).length],
]);

// %% [markdown]
// **Verdict: the program answers another question.** It asks nowhere whether the knight is home, so it finds open
// tours. On 3×10 it comes home by luck. One line mends that, and you have written it. (On 8×8 it is another story:
// chapter 10 has counted how long such a search takes to find an *open* tour, from most starts.)
//
// ### The same page: only the neighbours matter
//
// What interests its author is something else: a tour has *been begun*; can it be finished, and how? There, says
// the page, neither the size nor the shape of the board matters. Of the knight and the board you need to know only
// which squares are neighbours; the same question may be asked of any graph.
//
// We put it to the test with what we have. `carryOn` mentions a snail in one line. Here it gets its neighbours
// from outside. The knight on the 3×3 board without its centre: eight squares, each with two neighbours, that is a
// ring. A snail that crawls round a ring of eight squares has the same neighbours, under other names.

// %%
/** Every walk over all squares from this one, whoever walks. */
function everyWalk(
  neighbours: (square: Square) => readonly Square[],
  size: number,
  walk: readonly Square[],
): Square[][] {
  if (walk.length === size) return [[...walk]];
  return neighbours(walk[walk.length - 1])
    .filter((next) => !walk.some((square) => isSame(square, next)))
    .flatMap((next) => everyWalk(neighbours, size, [...walk, next]));
}

// %% [markdown]
// From one square, how many walks has the knight on this board, and how many the snail? Write `[knight, snail]`.

// %% tags=["predict"]
const ring: Board = ["...", ".#.", "..."];
const walksOfKnight = everyWalk((square) => knightMoves(ring, square), 8, [[0, 0]]);
const walksOfSnail = everyWalk((square) => snailSteps(ring, square), 8, [[0, 0]]);
predict(null, () => [walksOfKnight.length, walksOfSnail.length]);

// %%
show(boardPicture(tourDrawing(ring, walksOfKnight[0]), "The knight's walk round the ring"));
show(boardPicture(tourDrawing(ring, walksOfSnail[0]), "The snail's walk round the ring"));

// %% [markdown]
// **Verdict: it holds.** Two pictures, one question: round the ring to the right, or to the left. A search needs
// neighbours, and nothing else. That is why your solver takes holes, outlines and begun paths without a line more
// for them. Chapter 14 takes the page at its word, with graphs that no board has.
//
// (What the page says next, that all this is out of reach "even for today's computers", is another matter. Chapter
// 14 again.)

// %% [markdown]
// ## 8. Measure: look home early
//
// Closed tours are harder than open ones, and here is why. The search asks "home?" when the board is full. But the
// squares around the start may have been used up long before. From then on nothing can come home, and the search
// goes on and on, filling the board in vain.
//
// A look at the start *before each move* costs little: if no free square is a knight's move from it, step back at
// once. We count squares put down.

// %%
/** Free squares a knight's move away. */
const free = (board: Board, path: readonly Square[], from: Square) =>
  knightMoves(board, from).filter((next) => !path.some((square) => isSame(square, next)));

/** Those, in the order of Warnsdorff's rule. */
function byTheRule(board: Board, path: readonly Square[]): Square[] {
  return free(board, path, path[path.length - 1])
    .map((square) => ({ square, onward: free(board, path, square).length }))
    .sort((a, b) => a.onward - b.onward)
    .map(({ square }) => square);
}

// %%
type Way = { closed: boolean; looksHome: boolean; atMost: number };

// %%
function effort(board: Board, start: Square, { closed, looksHome, atMost }: Way): number {
  const size = squaresOf(board).length;
  let placed = 0; // until a tour is found, and no more than `atMost`
  const found = (path: readonly Square[]): boolean => {
    if (path.length === size) return !closed || isClosed(board, path);
    if (closed && looksHome && free(board, path, start).length === 0) return false;
    return byTheRule(board, path).some((next) => {
      if (placed === atMost) return true; // enough
      placed++;
      return found([...path, next]);
    });
  };
  found([start]);
  return placed;
}

// %%
const cross: Board = ["#....#", "......", "......", "......", "......", "#....#"];
const open: Way = { closed: false, looksHome: false, atMost: 10_000 };
const late: Way = { closed: true, looksHome: false, atMost: 10_000 };
const early: Way = { closed: true, looksHome: true, atMost: 10_000 };
const b6: Square = [0, 1];
show(boardPicture({ board: cross, marks: [{ square: b6, sign: "N" }] }, "6×6 without corners"));

// %% [markdown]
// 32 squares, a knight on b6. An open tour takes 31 squares: the rule leads straight through. A closed one, asked
// at the end: how many squares, more than 1,000? And with a look home before each move? Write `[true or false,
// true or false]`.

// %% tags=["predict"]
predict(null, () => [late, early].map((way) => effort(cross, b6, way) > 1_000));

// %%
const efforts = [
  { label: "open", value: effort(cross, b6, open) },
  { label: "closed, asked at the end", value: effort(cross, b6, late) },
  { label: "closed, a look home", value: effort(cross, b6, early) },
];
show(barChart("Squares put down on 6×6 without corners", efforts, { logarithmic: true }));
holds([
  ["open", 31, efforts[0].value],
  ["closed, asked at the end", 3_966, efforts[1].value],
  ["closed, a look home", 33, efforts[2].value],
]);

// %% [markdown]
// And on full boards, from the corner. The bars end at 10,000, where we gave up.

// %%
const fullBoards: readonly Board[] = [rectangle(6, 6), rectangle(6, 8)];
const closedEfforts = fullBoards.flatMap((board) =>
  [late, early].map((way) => ({
    label: `${board.length}×${board[0].length}, ${way.looksHome ? "look home" : "at the end"}`,
    value: effort(board, [0, 0], way),
  })),
);
show(barChart("Squares put down for a closed tour", closedEfforts, { logarithmic: true }));
holds([
  ["6×6, a look home", 1_446, closedEfforts[1].value],
  ["6×8, a look home", 100, closedEfforts[3].value],
]);

// %% [markdown]
// So put it into your solver, if you like: it is one line. The judge does not ask for it.
//
// ### What a look home cannot do
//
// It sees one square. The knight can strand *any* square: once a free square has a single way in, it must be the
// end; two such squares, and the walk is lost. The search does not notice, and where there is no tour at all, it
// must try everything. Open tours from the square at the left of the second row, on the 4×5 board: none. How many
// squares are put down to find that out? Write `"at most 10,000"` or `"more than 10,000"`.

// %% tags=["predict"]
const inVain = effort(rectangle(4, 5), [1, 0], { ...open, atMost: 40_000 });
predict(null, () => (inVain > 10_000 ? "more than 10,000" : "at most 10,000"));

// %%
holds([
  ["4×5 from a3, in vain", 33_475, inVain],
  ["3×7 from b3, in vain", 11_614, effort(rectangle(3, 7), [0, 1], { ...open, atMost: 40_000 })],
]);

// %% [markdown]
// For the 3×7 board, colours tell the answer without a search: 21 squares, 11 of one colour and 10 of the other,
// and b3 has the rarer one. For 4×5 they say nothing, for there are ten of each.
//
// **Chapter 14** finds out in a moment, and nearly always. It asks not "where next?" but "which moves are
// forced?", all over the board. If you have time for one more chapter, take that one; then look at
// `solutions/16-tour-solver.2.ts`, which is this chapter's solver built on that idea.

// %% [markdown]
// ## 9. Close
//
// ### Questions
//
// **1. The problem has no `start` and no `visited`, and `closed` is true. Your search finds nothing from the first
// square. What now?**
//
// - a) The other squares must be tried.
// - b) The answer is `null`.
// - c) The answer is an open tour, which is better than nothing.
//
// <details><summary>Answers to 1</summary>
//
// - a) It does no harm, and it is in vain: a closed tour passes the first square, too.
// - b) **Right.** What can be begun on one square can be begun on any.
// - c) Nobody asked for it. "None" is an answer.
//
// </details>
//
// **2. `visited` lists all squares of the board, as a tour. What comes back?**
//
// - a) `null`: there is nothing to carry on.
// - b) The same tour, in new arrays; or `null` if it should be closed and is not.
// - c) A `RangeError`: the path is too long.
//
// <details><summary>Answers to 2</summary>
//
// - a) A dead end is a walk that cannot go on *and is not whole*. Which of the two does your search ask first?
// - b) **Right.** "Is it whole?" comes before "where next?".
// - c) The path is as long as it may be.
//
// </details>
//
// **3. `start` is `[2, 4]`, and `visited` begins on `[0, 0]` and passes `[2, 4]` later. What comes?**
//
// - a) A tour that begins with `visited`; a start that is on the path is fine.
// - b) `null`.
// - c) A `RangeError`.
//
// <details><summary>Answers to 3</summary>
//
// - a) The tour would not start where it should.
// - b) `null` speaks of the board: there is no such tour. Here the question contradicts itself.
// - c) **Right.**
//
// </details>
//
// **4. For a closed tour, your search asks "home?" only when the board is full. What is wrong with that?**
//
// - a) It misses closed tours.
// - b) It finds tours that are not closed.
// - c) Nothing but its time.
//
// <details><summary>Answers to 4</summary>
//
// - a) It does not: every whole walk is looked at.
// - b) Not if a no makes it go on.
// - c) **Right.** A look home before each move leads to the same answers sooner.
//
// </details>
//
// ### Glossary
//
// | word | meaning |
// |---|---|
// | begun path | the first squares of a tour, given, in the order of the walk |
// | to carry on | to go on from the end of a begun path, which stays as it is |
// | open tour | a tour that may end anywhere |
// | closed tour | a tour whose last square is a knight's move from the first |
// | dead end | a walk that cannot go on and is not what was asked for |
// | floor | where a search stops stepping back: the path that it was given |
// | look home | to ask before each move whether the start can still be reached |
// | contradiction | a question that no answer could fit; it gets an error, not `null` |
//
// ### When it does not work
//
// - **Begin with `start` only**, on 3×4: from `[0, 0]` there is a tour, from `[0, 1]` none.
// - **The tour begins elsewhere?** Print what your search is given. Is it `visited`, or only its first square?
// - **A square twice?** Are *all* squares of the begun path marked as taken, before the search begins?
// - **`null` where there is a tour?** Take a board of ten squares, and print each move and each step back. After
//   which one should it have gone on?
// - **A tour where `null` is right?** Does the search step back into the begun path?
// - **The judge stops your program?** Is the order that of chapter 12, with few onward moves first? The judge's
//   questions are all decided within some thousands of squares.
// - **It stops it where a path should be *refused*?** No endless loop: the refusal is missing, and so it searches.
// - **Still the old result?** Save, run the import cell again, then the cell you want to see.
//
// ### The exercise
//
// `exercises/16-tour-solver.ts`, 45 minutes. Done early? Add the look home, and find a closed tour of the 8×8
// board from every square. Then compare with `solutions/16-tour-solver.2.ts`.
//
// This was the last chapter of the path. You have written a search that places, checks, recurses and undoes, for
// queens and for a knight; you know what a rule of thumb is worth, and what it costs; and you can tell an answer
// from an error. Those are most of what there is to know about backtracking.
//
// ### Where to read more
//
// - Allen J. Schwenk, "Which rectangular chessboards have a knight's tour?", *Mathematics Magazine* 64 (1991),
//   pages 325 to 332. Closed tours of full rectangles, settled.
// - Ira Pohl, "A method for finding Hamilton paths and knight's tours", *Communications of the ACM* 10 (1967),
//   pages 446 to 449. Ties, and the question on any graph.
// - Donald E. Knuth, *The Art of Computer Programming*, volume 4, pre-fascicle 8a, "Hamiltonian paths and cycles".
//   What is known about searching for them, by someone who tries everything himself.
// - The On-Line Encyclopedia of Integer Sequences, [A165134](https://oeis.org/A165134): how many tours the n×n
//   board has, in both directions.
