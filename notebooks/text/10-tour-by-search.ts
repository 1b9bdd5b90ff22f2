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
// # Tour by search
//
// After this chapter you can write the search that finds a knight's tour, or finds out that there is none. And
// you can say why the same search gives up on a chessboard.
//
// - **You need** chapter 03 (backtracking: choose, check, place, recurse, undo, report) and chapter 09 (the
//   moves of a knight on a board of any outline).
// - **Time**: 40 minutes to read and try, 35 minutes for the exercise, 20 minutes to look back
//   (sections 7, 8 and 11). Sections 9 and 10 are for the curious, 15 minutes more.
// - **Core** chapter: the three-hour workshop goes through it.
//
// Run the cells from top to bottom with Shift+Enter. Where a cell says `predict(null, …)`, first put
// your guess in place of `null`. A wrong guess is worth more than no guess.

// %%
import { barChart, boardPicture, rectangle, squareName, stepPlayer } from "../src/board";
import { tourDrawing, treePicture, walkBoard } from "../src/board";
import { type Board, type Frame, type Mark, type SearchTree, type Square } from "../src/board";
import { attempt, check, inOrder, predict, show } from "../src/notebook";

// %% [markdown]
// ## 1. Warm up by hand: every square once
//
// A **knight's tour** visits every square of the board once, each by a knight's move from the one before. Start
// on a3, the upper left corner, and try. When you are stuck, take back as much as you have to.
//
// How often did you have to take moves back? Then start on b3. What do you think now?

// %%
show(walkBoard(rectangle(3, 4)));

// %% [markdown]
// From a3 it can be done, and from b3 it cannot, however long you try. But how would one ever be sure of
// *cannot*? Trying for a while is no proof. Trying **everything** is one.

// %% [markdown]
// ## 2. The slow way: every order
//
// A tour is an order of the squares. So write down every order, and look whether it is a knight's walk. The
// board of 3×4 has 12 squares. The first can be any of 12, the second any of the 11 others, and so on:
// 479,001,600 orders. That is slow, but a computer can do it.
//
// And the chessboard, with its 64 squares? Do not calculate. How many *digits* has the number of orders?

// %%
/** In how many orders can one put so many things? */
function orders(things: bigint): bigint {
  return things === 0n ? 1n : things * orders(things - 1n);
}

// %% tags=["predict"]
predict(null, () => String(orders(64n)).length);

// %% [markdown]
// Nearly all of these orders are wrong from their second square on. One look would have been enough:
// backtracking, again. Look *before* you go on, and when you cannot, step back.
//
// Big numbers in a text want proof. This helper gives it: it stops when the text and the program do not agree.
// Just run it; you need not read it.

// %%
/** Compares each number of the text with the program's; a false one stops the notebook. */
function holds(claims: readonly [what: string, told: number, found: number][]): void {
  const wrong = claims.find(([, told, found]) => told !== found);
  if (wrong) throw new Error(`${wrong[0]}: the text says ${wrong[1]}, the program ${wrong[2]}`);
  show(claims.map(([what, , found]) => `✓ ${what}: ${found.toLocaleString("en-US")}`).join("\n"));
}

// %%
holds([["orders of 12 squares", 479_001_600, Number(orders(12n))]]);

// %% [markdown]
// ## 3. The idea, worked: a snail
//
// The knight is your exercise. So let us work with another walker: a **snail** in a yard of square stones. It
// crawls one stone up, left, right or down, and it wants to visit each stone exactly once.

// %%
function snailMoves(board: Board, [row, col]: Square): Square[] {
  const around: Square[] = [
    [row - 1, col],
    [row, col - 1],
    [row, col + 1],
    [row + 1, col],
  ];
  return around.filter(([r, c]) => board[r]?.[c] === ".");
}

/** How many squares has the board? Holes are none. */
const sizeOf = (board: Board): number => board.join("").replaceAll("#", "").length;

// %% [markdown]
// What does the search know at any moment? The **path** so far: a list of squares, the last of which is where
// the snail sits. The question of each call is: *how many whole walks begin with this path?* Read it with the
// six words.

// %%
function countWalks(board: Board, path: Square[]): number {
  if (path.length === sizeOf(board)) return 1; // report: every stone is on the path
  let count = 0;
  for (const next of snailMoves(board, path[path.length - 1])) {
    // choose: one way after the other
    if (path.some(([row, col]) => row === next[0] && col === next[1])) continue; // check
    path.push(next); // place
    count += countWalks(board, path); // recurse
    path.pop(); // undo
  }
  return count; // report
}

// %% [markdown]
// - **choose** one of the moves from where the path ends;
// - **check** that it was not visited yet;
// - **place**: make the path longer by it;
// - **recurse**: ask the same question about the longer path;
// - **undo**: make it as long as before, so that the next move finds the path as this one did;
// - **report** what came of all the moves.
//
// It is the search of the queens, with a path in place of a placement. One thing differs. The queens went from
// row to row, and each row had its n columns. Here the choices come from where the path ends, and there may be
// one, or three, or none.
//
// In how many ways can the snail walk over a yard of 2 rows and 3 columns, from its corner?

// %% tags=["predict"]
predict(null, () => countWalks(rectangle(2, 3), [[0, 0]]));

// %% [markdown]
// And on the 3×3 yard: is there a walk from the corner, from the middle of an edge, and from the centre? Write
// `[…, …, …]`, each `true` or `false`.

// %%
const walksFrom = (row: number, col: number) => countWalks(rectangle(3, 3), [[row, col]]);

// %% tags=["predict"]
predict(null, () => [walksFrom(0, 0) > 0, walksFrom(0, 1) > 0, walksFrom(1, 1) > 0]);

// %%
show(`corner ${walksFrom(0, 0)}, middle of an edge ${walksFrom(0, 1)}, centre ${walksFrom(1, 1)}`);

// %% [markdown]
// <details><summary>Why none from the edge</summary>
//
// Colour the stones like a chessboard. The corners and the centre are of one colour, five stones; the four in
// the middle of the edges are of the other. With each step the snail changes the colour. A walk of nine stones
// goes A, B, A, B, A, B, A, B, A: five of its first colour. So it must start on the colour of which there are
// five.
//
// The search does not know that. It has tried everything.
//
// </details>

// %% [markdown]
// ## 4. The tree of calls
//
// Each call makes other calls, and those make others. Drawn on paper that is a **tree**: the first call at the
// top, below each call the calls that it made. Let us have the search draw its own tree. It is the same search;
// only what it reports is different.

// %%
type Moves = (board: Board, from: Square) => Square[];

function grow(board: Board, moves: Moves, path: readonly Square[]): SearchTree {
  const here = path[path.length - 1];
  const isOn = (to: Square) => path.some(([row, col]) => row === to[0] && col === to[1]);
  const next = moves(board, here).filter((to) => !isOn(to));
  return {
    label: squareName(here, board.length),
    children: next.map((to) => grow(board, moves, [...path, to])),
    found: path.length === sizeOf(board),
  };
}

// %% [markdown]
// The yard of 2×3 has three walks from the corner. How many **dead ends** will the tree have: calls that are
// neither a whole walk nor have anywhere to go?

// %%
function countEnds(tree: SearchTree): number {
  if (tree.children.length === 0) return tree.found ? 0 : 1;
  return tree.children.reduce((sum, child) => sum + countEnds(child), 0);
}

// %% tags=["predict"]
predict(null, () => countEnds(grow(rectangle(2, 3), snailMoves, [[0, 0]])));

// %%
show(treePicture("A snail on 2×3, from a2", grow(rectangle(2, 3), snailMoves, [[0, 0]])));

// %% [markdown]
// Read it with your finger. The search goes down on the left, as deep as it can. When a call is done, it
// returns to the one above, which goes on with *its* next move. So the search visits the whole tree, from left
// to right, and a path from the top down to a node is what stands in `path` at that moment.

// %% [markdown]
// ## 5. Watch it move
//
// The same tree as a film, on the board. The cells write a diary and make the film: just run them, you need not
// read them.

// %%
type Step = { kind: "visit" | "walk" | "stuck" | "back"; path: Square[] };

function writeDiary(board: Board, path: Square[], diary: Step[]): void {
  const note = (kind: Step["kind"]) => diary.push({ kind, path: [...path] });
  const isOn = (to: Square) => path.some(([row, col]) => row === to[0] && col === to[1]);
  const free = snailMoves(board, path[path.length - 1]).filter((to) => !isOn(to));
  note("visit"); // place
  if (free.length === 0) note(path.length === sizeOf(board) ? "walk" : "stuck"); // report
  for (const next of free) {
    path.push(next);
    writeDiary(board, path, diary); // recurse
    path.pop(); // undo
    note("back");
  }
}

// %%
function sentence({ kind, path }: Step): string {
  const name = squareName(path[path.length - 1], 2);
  const depth = "│ ".repeat(path.length - 1);
  switch (kind) {
    case "visit":
      return `${depth}Go to ${name} and call the search for what is left.`;
    case "walk":
      return `${depth}All six stones are on the path: a whole walk. Report it and return.`;
    case "stuck":
      return `${depth}${name} has no free neighbour, and stones are left: a dead end. Return.`;
    case "back":
      return `${depth}Back on ${name}: the stone after it is free again. Is there another way?`;
  }
}

// %%
const diary: Step[] = [];
writeDiary(rectangle(2, 3), [[0, 0]], diary);

const questions: Record<number, string> = {
  6: "The path has six stones. What happens now?",
  8: "b1 has no other way to go. What does the search do?",
  13: "The snail is on a1, and two stones are left. Can it go on?",
  22: "All ways over b2 were tried. Where does the snail go next?",
};

// %%
const yard = rectangle(2, 3);
const film = diary.map((step, i): Frame => {
  const drawing = tourDrawing(yard, step.path);
  return { drawing, caption: sentence(step), ask: questions[i] };
});
show(stepPlayer("A snail on the 2×3 yard", film));

// %% [markdown]
// How often does the diary say *visit*, and how often *back*? You need not count in the film: each visit is a
// node of the tree in section 4, whose title says how many nodes there are. Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => {
  const times = (kind: Step["kind"]) => diary.filter((step) => step.kind === kind).length;
  return [times("visit"), times("back")];
});

// %% [markdown]
// <details><summary>Why one less</summary>
//
// Every stone that was put on the path is taken off again, but for the first: the path came in with the start
// on it, and it goes out with the start on it. If what comes out of *your* search is not what went in, an undo
// is missing.
//
// </details>
//
// ### Marks instead of a long look
//
// The check `path.some(…)` reads the whole path, for every move. There is a quicker way: a table that has a
// mark for each square. (Chapter 05 does so for queens.) It has a list for each row of the board:
//
// ```ts
// const visited = board.map((line) => [...line].map(() => false));
// visited[row][col] = true;  // together with path.push
// visited[row][col] = false; // together with path.pop
// ```
//
// Now the check is one look, `visited[next[0]][next[1]]`. The price: two things have to be placed, and two
// things undone. Those who forget one of them will be found in section 7.

// %% [markdown]
// ## 6. Fill, order, write
//
// Three steps, each with less help than the one before.
//
// ### Fill three blanks
//
// One walk is enough. This search answers *yes* or *no*: can the snail come through from here? It stops as soon
// as it knows. `visited` is a table as above. Put code in place of `blank("A")`, `blank("B")` and `blank("C")`.
// `left` says how many stones the walk has yet to visit, this one among them.

// %%
/** Stands for something that you are going to write. */
function blank<T>(name: string): T {
  throw new Error(`blank ${name} in the cell above is still empty`);
}

// %% tags=["make"]
function crosses(yard: Board, [row, col]: Square, left: number, visited: boolean[][]): boolean {
  visited[row][col] = true; // place
  if (left === 1) return blank("A"); // report: this was the last stone
  for (const next of snailMoves(yard, [row, col])) {
    // choose
    if (blank<boolean>("B")) continue; // check
    if (crosses(yard, next, left - 1, visited)) return true; // recurse, and report a yes
  }
  blank("C"); // undo
  return false; // report
}

// %% tags=["check"]
attempt(() => {
  const noMarks = () => [0, 1, 2].map(() => [false, false, false]);
  const comes = (row: number, col: number) => crosses(rectangle(3, 3), [row, col], 9, noMarks());
  const found = [comes(0, 0), comes(0, 1), comes(1, 1), comes(2, 1)];
  show(`from a3, b3, b2 and b1: ${found.join(" ")}`);
  show(found.join() === "true,false,true,false" ? "✓ so it is" : "✗ it is not so");
});

// %% [markdown]
// <details><summary>The three answers</summary>
//
// - **A** is `true`.
// - **B** is `visited[next[0]][next[1]]`.
// - **C** is `visited[row][col] = false`. It stands after the loop: all ways from here have failed, so somebody
//   may come here on another way. Where *yes* is the answer, nothing is undone.
//
// </details>

// %% [markdown]
// ### Put lines in order
//
// Now a search that counts, with marks. Its frame stands; five lines are missing:
//
// ```ts
// function countFrom(here) {
//   ① mark
//   if (all stones are marked) count = count + 1;
//   for (const next of snailMoves(board, here)) {
//     ② check  ③ recurse
//   }
//   ④ undo  ⑤ return
// }
// ```
//
// You have seven lines for the five places. Two are tempting, and wrong. The table is what you need; the cells
// below it hold the same lines, and run them: just run these cells, you need not read them.
//
// | line | code                                                |
// | ---- | --------------------------------------------------- |
// | a    | `countFrom(next);`                                  |
// | b    | `marked.delete(here.join());`                       |
// | c    | `if (marked.has(next)) continue;`                   |
// | d    | `return;`                                           |
// | e    | `marked.add(here.join());`                          |
// | f    | `marked.clear();`                                   |
// | g    | `if (marked.has(next.join())) continue;`            |

// %%
const lines: Record<string, string> = {
  a: "countFrom(next);",
  b: "marked.delete(here.join());",
  c: "if (marked.has(next)) continue;",
  d: "return;",
  e: "marked.add(here.join());",
  f: "marked.clear();",
  g: "if (marked.has(next.join())) continue;",
};

// %%
/** The frame with the five lines in it, as text. */
function programOf([mark, checkLine, recurse, undo, end]: readonly string[]): string {
  return `function countFrom(here) {
  if (calls++ > 999) throw new Error("the snail crawls for ever");
  ${mark}
  if (marked.size === 9) count = count + 1;
  for (const next of snailMoves(board, here)) {
    ${checkLine}
    ${recurse}
  }
  ${undo}
  ${end}
}`;
}

// %%
/** Runs the program on the 3×3 yard, from the corner. */
function countsWalks(chosen: readonly string[]): boolean {
  const begin = "let count = 0;\nlet calls = 0;\nconst marked = new Set();";
  const program = programOf(chosen);
  show(program);
  const run = new Function(
    "board",
    "snailMoves",
    `${begin}\n${program}\ncountFrom([0, 0]);\nreturn count;`,
  );
  const count: unknown = run(rectangle(3, 3), snailMoves);
  show(`walks on the 3×3 yard, from the corner: ${count}`);
  return count === 8;
}

// %% [markdown]
// Write five letters in place of `null`, such as `"abcde"`. On the 3×3 yard there are 8 walks from the corner.

// %% tags=["make"]
inOrder({ lines, count: 5, isRight: countsWalks }, null);

// %% [markdown]
// <details><summary>The order, and the two wrong lines</summary>
//
// ① e ② g ③ a ④ b ⑤ d.
//
// - **c** asks for an array. Two arrays are never the same, whatever is in them, so the answer is always no,
//   and the snail crawls to and fro for ever.
// - **f** takes all marks away, those of the stones before, too. Each call undoes what *it* has placed, and
//   nothing else.
//
// </details>

// %% [markdown]
// ### Write it: the knight
//
// Open [`exercises/10-tour-by-search.ts`](../exercises/10-tour-by-search.ts) beside this notebook. You know the
// shape; four things are new.
//
// | | snail, above | knight, yours |
// |---|---|---|
// | moves | `snailMoves` | `knightMoves`: copy yours from chapter 09 |
// | what comes back | *yes* or *no*, or a number | the tour itself, `start` first, or `null` when there is none |
// | the board | a whole yard | any outline: count the squares, not the holes |
// | a bad start | nobody asked | a `RangeError` whose message names `start` |
//
// A plan that works: a helper that answers yes or no, as `crosses` does, and has the path beside the
// marks. When it says yes, the path is the tour. Begin with 1×1.
//
// **After each save, run the next cell again**, and then those below it: importing is what reads your file.

// %% tags=["make"]
import { findTour } from "../exercises/10-tour-by-search";

// %%
attempt(() => {
  const tour = findTour(rectangle(3, 4), [0, 0]);
  if (tour === null) return show("null: your search found no tour from a3, but there are two");
  show(boardPicture(tourDrawing(rectangle(3, 4), tour), "Your tour of the 3×4 board"));
});

// %%
const cross: Board = ["##..##", "##..##", "......", "......", "##..##", "##..##"];

attempt(() => {
  for (const board of [cross, rectangle(5, 5)]) {
    const tour = findTour(board, [2, 0]);
    if (tour === null) show("null: your search found no tour, but there is one");
    else show(boardPicture(tourDrawing(board, tour), `Your tour of ${tour.length} squares`));
  }
});

// %% [markdown]
// And the judge. It runs the tests from easy to hard; the first red one is the next thing to do.
// Stuck? `npm run kata -- hint 10` in a terminal gives a small hint first, and a larger one when you ask again.

// %% tags=["check"]
await check("10");

// %% [markdown]
// ## 7. How it goes wrong
//
// These are the mistakes that people really make here. For each: what would it print? Guess, run, then
// unfold. Their names are those of the course's own catalogue, in `test/mistakes`.
//
// ### "No undo of the marks: a square stays visited after its branch has failed."

// %%
function countWithoutUndo(board: Board, here: Square, marked: Set<string>): number {
  marked.add(here.join());
  if (marked.size === sizeOf(board)) return 1;
  let count = 0;
  for (const next of snailMoves(board, here)) {
    if (marked.has(next.join())) continue;
    count += countWithoutUndo(board, next, marked); // and no delete
  }
  return count;
}

// %% [markdown]
// Three walks cross the yard of 2×3 from its corner. On the 2×2 yard there are two. What does this function
// count, for 2×2 and for 2×3? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => [
  countWithoutUndo(rectangle(2, 2), [0, 0], new Set()),
  countWithoutUndo(rectangle(2, 3), [0, 0], new Set()),
]);

// %% [markdown]
// <details><summary>Why</summary>
//
// The first walk goes well, and its marks stay. Everything is marked now, so no other way is ever tried. When
// the *first* way is a dead end, not even one walk is found, and a tour that is there is denied. A board on
// which the first try succeeds does not show this mistake at all.
//
// </details>

// %% [markdown]
// ### "The start is not marked as visited, so the knight comes back to it."

// %%
function countFromUnmarked(board: Board, path: Square[], start: Square): number {
  if (path.length === sizeOf(board)) return 1;
  const here = path.length === 0 ? start : path[path.length - 1];
  const isOn = (to: Square) => path.some(([row, col]) => row === to[0] && col === to[1]);
  return snailMoves(board, here)
    .filter((to) => !isOn(to))
    .reduce((sum, to) => sum + countFromUnmarked(board, [...path, to], start), 0);
}

// %% [markdown]
// From the middle of an edge of the 3×3 yard there is no walk, as you have seen. What does this function count
// there?

// %% tags=["predict"]
predict(null, () => countFromUnmarked(rectangle(3, 3), [], [0, 1]));

// %% [markdown]
// <details><summary>Why so many</summary>
//
// Its path begins with the first *move*. So these are walks that start on one of the three neighbours of b3, a
// corner or the centre, and b3 is visited somewhere on the way. Whoever asks for a tour from b3 gets one from
// somewhere else. A program for the knight's tour in a well-known collection has this very mistake; its tours
// look right, until one compares the start.
//
// </details>

// %% [markdown]
// ### "The first free move's answer is returned, even when it is a dead end."

// %%
function firstWayOnly(board: Board, path: Square[]): boolean {
  if (path.length === sizeOf(board)) return true;
  const isOn = (to: Square) => path.some(([row, col]) => row === to[0] && col === to[1]);
  for (const next of snailMoves(board, path[path.length - 1])) {
    if (!isOn(next)) return firstWayOnly(board, [...path, next]); // whatever it says
  }
  return false;
}

// %% [markdown]
// The yard of 2×3 once more, from b2, the middle of the upper row, and from b1 below it. From both there are two
// walks. What does this function say? Write `[…, …]`, each `true` or `false`.

// %% tags=["predict"]
predict(null, () => [
  firstWayOnly(rectangle(2, 3), [[0, 1]]),
  firstWayOnly(rectangle(2, 3), [[1, 1]]),
]);

// %% [markdown]
// <details><summary>Why</summary>
//
// It never comes back to its loop, so it is no search at all: it walks straight on until it is stuck. From b2 it
// goes left first, and that walk happens to be a whole one. From b1 it goes up first, and is lost. On the 3×3
// yard it succeeds from every start that has a walk! So a test on one board proves little. Ask several.
//
// </details>

// %% [markdown]
// ### "visited is a list of arrays, asked with includes: an array is equal only to itself."

// %%
const visitedList: Square[] = [
  [0, 0],
  [0, 1],
];
const cameBack: Square = [0, 0];

// %% [markdown]
// Is the square `[0, 0]` in the list, if you ask with `includes`?

// %% tags=["predict"]
predict(null, () => visitedList.includes(cameBack));

// %% [markdown]
// <details><summary>Why</summary>
//
// `includes` compares as `===` does. There are two arrays with the same numbers in them, and these are not one
// and the same array. Compare row and column, or use a table, or a key that is text.
//
// </details>
//
// ### And some more, in short
//
// | mistake | smallest board that shows it | look for |
// |---|---|---|
// | "The search stops one square too early: it counts moves and not squares." | 3×3 without its centre | `- 1` in the base case |
// | "The holes are counted among the squares to visit, so a board with holes has no tour." | 3×3 without its centre | rows times columns |
// | "When the search fails, the walk so far comes back instead of null." | 2×2 | `return path` at the end |
// | "All rows of visited are one array: fill() puts the same array everywhere." | 3×3 without its centre | `fill(Array(…))` |
// | "visited is one list, and a square's place in it is row times rows plus column." | 3×4 | a formula: row times *columns* |
// | "The search begins in the corner, wherever the start is." | 3×3 without its centre | a `0` that should be the start |
// | "The key of a square is its row and its column with nothing between: 1,10 and 11,0 are both 110." | 12×11 | a comma |

// %% [markdown]
// ## 8. How large is the tree?
//
// Now the knight. Chapter 09 is behind you, so here are his moves, in the order by row and then by column.

// %%
/** "-2,1 1,2" is the list of the jumps [-2, 1] and [1, 2]. */
const jumpsOf = (text: string): Square[] =>
  text.split(" ").map((jump): Square => [Number(jump.split(",")[0]), Number(jump.split(",")[1])]);

const sorted = jumpsOf("-2,-1 -2,1 -1,-2 -1,2 1,-2 1,2 2,-1 2,1");

function knightMoves(board: Board, [row, col]: Square): Square[] {
  return sorted
    .map(([rows, cols]): Square => [row + rows, col + cols])
    .filter(([r, c]) => board[r]?.[c] === ".");
}

// %%
show(treePicture("A knight on 3×4, from a3", grow(rectangle(3, 4), knightMoves, [[0, 0]])));

// %% [markdown]
// There is the proof that trying by hand cannot give: from a3 there are exactly two tours. The first hangs at
// the far left, so the search finds it without a step back.
//
// From b3 there is none. Look at the whole tree: each of its ends is a dead end, and nothing was left out. That
// is what *cannot* looks like.

// %%
show(treePicture("A knight on 3×4, from b3", grow(rectangle(3, 4), knightMoves, [[0, 1]])));

// %% [markdown]
// The tree of the 4×4 board is too large to draw. So count its nodes, level by level. The corner is one node,
// it has two below it, and so on. It is a board of 16 squares: on which level are the most nodes? Guess a
// number from 1 to 16.

// %%
/** How many nodes the tree has on each level, from the top. */
function levels(board: Board, path: Square[], counts: number[] = []): number[] {
  counts[path.length - 1] = (counts[path.length - 1] ?? 0) + 1;
  for (const next of knightMoves(board, path[path.length - 1])) {
    if (path.some(([row, col]) => row === next[0] && col === next[1])) continue;
    path.push(next);
    levels(board, path, counts);
    path.pop();
  }
  return counts;
}

const levels4 = levels(rectangle(4, 4), [[0, 0]]);

// %% tags=["predict"]
predict(null, () => levels4.indexOf(Math.max(...levels4)) + 1);

// %%
const levelBars = levels4.map((value, i) => ({ label: `length ${i + 1}`, value }));
show(barChart("Paths from a corner of the 4×4 board, by their length", levelBars));

// %% [markdown]
// There are paths of 15 squares, and none of 16. So the 4×4 board has no tour from its corner. It has none from
// its other squares, either; ask your program. The search has looked at 2,223 paths to be sure.
//
// And how does that number grow with the board?

// %%
const nodesOf = (rows: number, cols: number): number =>
  levels(rectangle(rows, cols), [[0, 0]]).reduce((sum, count) => sum + count, 0);

const treeSizes = ["3×3", "3×4", "3×5", "3×6", "4×4", "3×7", "4×5"];
const wholeTrees = treeSizes.map((label) => {
  const [rows, cols] = label.split("×").map(Number);
  return { label, value: nodesOf(rows, cols) };
});
show(barChart("Nodes of the whole tree, from a corner", wholeTrees, { logarithmic: true }));

// %%
holds([
  ["4×4, nodes", 2_223, nodesOf(4, 4)],
  ["4×5, nodes", 35_661, nodesOf(4, 5)],
]);

// %% [markdown]
// On the 5×5 board it is nearly two million, as you will see below, and on 6×6 nobody waits for the end. Each
// column more multiplies the tree. **A plain search can say *no* on small boards only.**
//
// To say *yes* it need not see the whole tree, only what lies to the left of the first tour. So all depends on
// luck: how far to the left is it?
//
// ### When a thought is worth more than a search
//
// The 5×5 board, from `[0, 1]`. A fast counter, which keeps the board in a list with an edge of two around it:
// just run it, you need not read it.

// %%
type Hunt = { free: boolean[]; steps: number[]; patience: number; calls: number };

/** The search itself; it says yes when the tour is whole, and also when its patience ends. */
function hunt(task: Hunt, here: number, left: number): boolean {
  if (++task.calls > task.patience || left === 1) return true;
  task.free[here] = false;
  for (const step of task.steps) {
    if (task.free[here + step] && hunt(task, here + step, left - 1)) return true;
  }
  task.free[here] = true;
  return false;
}

// %%
/** Calls until the first tour of the n×n board, or the end; `null` when patience ends before. */
function calls(n: number, jumps: readonly Square[], [row, col]: Square, patience: number) {
  const width = n + 4;
  const at = (r: number, c: number) => (r + 2) * width + c + 2;
  const free = Array.from({ length: width * width }, () => false);
  for (let i = 0; i < n * n; i++) free[at(Math.floor(i / n), i % n)] = true;
  const steps = jumps.map(([rows, cols]) => rows * width + cols);
  const task: Hunt = { free, steps, patience, calls: 0 };
  const found = hunt(task, at(row, col), n * n);
  return task.calls > patience ? null : { calls: task.calls, found };
}

// %% [markdown]
// How many calls until it knows that there is no tour from `[0, 1]`: thousands, millions, billions? How many
// *digits* has the number of calls?

// %% tags=["predict"]
predict(null, () => String(calls(5, sorted, [0, 1], 10_000_000)?.calls).length);

// %% [markdown]
// And now think. The snail has told you how. On 5×5 there are 13 squares of the colour of the corners, and 12
// of the other. With each move the knight changes the colour. `[0, 1]` is of the colour that has 12. So there
// is no tour: two lines of thought against 1,829,421 calls. Chapter 13 makes more of this, and chapter 14 a
// search that thinks.

// %%
const from01 = calls(5, sorted, [0, 1], 10_000_000);
holds([["calls from [0, 1] on 5×5", 1_829_421, from01?.calls ?? 0]]);
show(from01?.found ? "a tour" : "no tour");

// %% [markdown]
// ## 9. What the sources say
//
// *For the curious: skip it if you like.* The Ukrainian page ("Обхід конем шахової дошки") shows a program in C
// for the 8×8 board, by plain backtracking. As it is printed it does not compile: most of its braces have
// become `<` and `>`, or are gone. But one can see what is meant, and it is your search, with this order of
// moves:

// %%
const pageOrder = jumpsOf("-2,1 -1,2 1,2 2,1 2,-1 1,-2 -1,-2 -2,-1");

// %% [markdown]
// **Does it find a tour of the 8×8 board?** From the corner, `[0, 0]`, how many *digits* has the number of its
// calls?

// %% tags=["predict"]
predict(null, () => String(calls(8, pageOrder, [0, 0], 10_000_000)?.calls).length);

// %% [markdown]
// Some three million calls, a second's work. So the program works! Now the same from *every* square, with the patience for 50,000
// calls each. From how many of the 64 starts is it done in time?

// %%
function doneWithin(patience: number, jumps: readonly Square[]): number {
  const starts = [...Array(64).keys()].map((i): Square => [Math.floor(i / 8), i % 8]);
  return starts.filter((start) => calls(8, jumps, start, patience) !== null).length;
}

// %% tags=["predict"]
predict(null, () => doneWithin(50_000, pageOrder));

// %% [markdown]
// None. With a patience of **60 million** calls, 10 of the 64 starts are done, and 54 are not. (Put 60_000_000
// into the cell if you have some minutes. It is counting, so the numbers are the same on every computer.) The
// page's corner, with its 3,242,065 calls, is a lucky one.
//
// **Verdict: it holds from `[0, 0]`, and not in general.**

// %%
const lucky = calls(8, pageOrder, [0, 0], 10_000_000);
holds([["calls from [0, 0] on 8×8, in the page's order", 3_242_065, lucky?.calls ?? 0]]);

// %% [markdown]
// The page says, too, that a full search of all variants is out of reach even for today's computers, and means
// the question whether a begun tour can be finished. For *this* search that is so: no one will see the end of
// its tree on 8×8. For the question itself it is not, and chapter 14 answers it in a moment. (How many tours
// there are is even known, though nobody has ever listed them: 19,591,828,170,979,904 on the 8×8 board, each
// direction counted. See A165134 in the Encyclopedia of Integer Sequences.)
//
// ### A slip in the undo
//
// The program keeps its path in two arrays, `row` and `col`, and the number of squares in `move_num`. When a
// call has tried all its moves, it does this:
//
// ```c
// move_num--;                                  /* one square less          */
// arr[row[move_num]][col[move_num]] = 0;       /* free again               */
// move_num--;
// i = row[move_num]; j = col[move_num];        /* back on the one before   */
// move_num++;
// ```
//
// Think of a board without a tour, such as 4×4. At the very end, the *first* call undoes its own square.
// `move_num` is 1 then. Which entry of `row` does the fourth line read?

// %% tags=["predict"]
predict(null, () => {
  let moveNum = 1;
  moveNum--; // one square less
  moveNum--;
  return moveNum; // the entry of `row` that is read
});

// %% [markdown]
// There is no such entry. In C, the program reads what happens to lie before the array; JavaScript would give
// `undefined`. From the lucky corner nobody sees it, for the program ends with a tour. **Test the search that
// fails, too.**

// %% [markdown]
// ## 10. Measure: luck
//
// *For the curious: skip it if you like.* The order of the moves decides which tour is the leftmost in the
// tree. Here are two orders, ours and the page's, from the corner of three boards. Which is the better one?

// %%
const luck = [5, 6, 7].flatMap((n) => [
  { label: `${n}×${n}, sorted`, value: calls(n, sorted, [0, 0], 1_000_000)?.calls ?? 1_000_000 },
  { label: `${n}×${n}, page`, value: calls(n, pageOrder, [0, 0], 1_000_000)?.calls ?? 1_000_000 },
]);
show(barChart("Calls until the first tour, at most a million", luck, { logarithmic: true }));

// %%
holds([
  ["5×5, sorted", 5_010, luck[0].value],
  ["5×5, page", 41, luck[1].value],
  ["6×6, sorted", 183_635, luck[2].value],
  ["6×6, page", 5_422, luck[3].value],
  ["7×7, sorted", 137_459, luck[4].value],
  ["7×7, page: not done after a million", 1_000_000, luck[5].value],
]);

// %% [markdown]
// On 5×5 the page's order is more than a hundred times better, and on 7×7 it is not done when the other one is.
// Neither order is good. They are two tickets in one lottery. And the start is a third: here are the calls from
// each square of the 5×5 board, in the sorted order, until a tour is found. Squares without a number have none:
// it is the colour again.

// %%
const lottery: Mark[] = [...Array(25).keys()]
  .map((i): Square => [Math.floor(i / 5), i % 5])
  .filter(([row, col]) => (row + col) % 2 === 0)
  .map((square) => ({ square, spent: calls(5, sorted, square, 1_000_000)?.calls ?? 0 }))
  .map(({ square, spent }) => ({ square, sign: `${Math.ceil(spent / 1000)}k` }));
show(boardPicture({ board: rectangle(5, 5), marks: lottery }, "Thousands of calls, rounded up"));

// %% [markdown]
// **What would help?** The search takes the moves as they come in the table, and never asks which of them is
// wise. You have done better by hand, perhaps: did you go to the corners early, as long as there was a way out
// of them?
//
// That is the rule of **chapter 11**: go where there are the fewest ways on. It finds a tour of the 8×8 board,
// from nearly every square, without a single step back.

// %% [markdown]
// ## 11. Close
//
// ### Questions
//
// **1. A call has tried all the moves from its square, in vain. What does it do?**
//
// - a) It takes its square off the path, and its mark away, and returns.
// - b) It begins again from the start.
// - c) It returns `null`, and leaves the marks.
//
// <details><summary>Answers to 1</summary>
//
// - a) **Right.** It leaves everything as it found it.
// - b) Then it would find the same dead end again, for ever.
// - c) The squares of the dead end would be taken for all other ways, too.
//
// </details>

// %% [markdown]
// **2. Why must the start be marked before the first move?**
//
// - a) Because it is the first square of the path.
// - b) Otherwise the walk may come back to it, and count it as a new square.
// - c) It need not be marked.
//
// <details><summary>Answers to 2</summary>
//
// - a) That is so, but what goes wrong without the mark?
// - b) **Right.** The tour then starts somewhere else than it was asked to.
// - c) On many boards nobody would notice. On 3×3 one does: there is no tour, but a walk of nine squares that
//   visits the start twice.
//
// </details>

// %% [markdown]
// **3. Your search says `null` for 4×4 after 2,223 calls. How sure can you be?**
//
// - a) Not at all: perhaps it has overlooked something.
// - b) As sure as of the program: it has gone through every path there is.
// - c) Sure, because it was fast.
//
// <details><summary>Answers to 3</summary>
//
// - a) A right search overlooks nothing. Whether it is right is another question, and that is what tests are
//   for.
// - b) **Right.** A *no* of a whole search is a proof, if the search is right.
// - c) A fast *no* may be a loop that ended too early.
//
// </details>

// %% [markdown]
// **4. The search has made 60 million calls from e4 on the 8×8 board and found nothing. Is there no tour from
// e4?**
//
// - a) There is none.
// - b) There may be one.
// - c) The program is broken.
//
// <details><summary>Answers to 4</summary>
//
// - a) It has seen a tiny part of its tree.
// - b) **Right.** There are tours from every square of the 8×8 board. This search is only in the wrong part of
//   its tree.
// - c) It works as it should; it is just not clever.
//
// </details>
//
// ### Glossary
//
// | word | meaning |
// |---|---|
// | tour | a path over all squares of a board, each once, by knight's moves; *closed* when the end is a move away from the start, else *open* |
// | path | the squares visited so far, in order |
// | start | the first square of a path |
// | dead end | a square from which every move leads to a visited square, or off the board |
// | search tree | all calls of a search, each below the call that made it |
// | node, level | one call in the tree, and how deep it lies |
// | mark | an entry in a table that says that a square is visited |
//
// ### When it does not work
//
// - **Begin with 1×1, then 3×3 without its centre**, where there is hardly any choice, then 3×4.
// - **`null` where there is a tour?** Something is not undone, or the loop is left too early. Print the length
//   of the path at each call.
// - **A step that is no knight's move?** Squares that the search gave up are still in the path: what was pushed
//   must be popped.
// - **A square twice in the tour?** The check looks in the wrong place. Is the start marked?
// - **It never ends?** On 6×6 and up that may be as it should; nobody has patience for it. On 3×4 it is not:
//   what gets smaller from call to call?
// - **"Cannot read properties of undefined"?** A row that is not there was asked for a column.
// - **Still the old result?** Save, run the import cell again, then the cell you want to see.
//
// ### The exercise
//
// `exercises/10-tour-by-search.ts`, 35 minutes: `findTour`. Done early? Write it without recursion, as in
// chapter 04: for each square of the path, remember how many of its moves were tried.
//
// ### Where to read more
//
// - Donald Knuth, "Estimating the efficiency of backtrack programs", *Mathematics of Computation* 29 (1975),
//   pages 121 to 136: how to guess the size of a search tree without walking through it.
// - Brendan McKay, "Knight's tours of an 8×8 chessboard", technical report TR-CS-97-03, Australian National
//   University (1997): how one counts closed tours without listing them.
// - The On-Line Encyclopedia of Integer Sequences: the number of tours of the n×n board is
//   [A165134](https://oeis.org/A165134), that of closed ones [A001230](https://oeis.org/A001230).
//
// Next: [11 · Warnsdorff](11-warnsdorff.ipynb).
