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
// # Ties
//
// After this chapter you can say what "take any of them" costs, choose among equals with a reason, and turn a
// rule that sometimes fails into a search that never misses a tour.
//
// - **You need** chapter 11 (onward moves, and the walk by Warnsdorff's rule) and chapter 10 (a search that steps
//   back).
// - **Time**: 40 minutes to read and try, 50 minutes for the exercise, 20 minutes to look back (sections 6
//   and 9). Sections 7 and 8 are for the curious, 25 minutes more.
// - **Core** chapter: the three-hour workshop goes through it.
//
// Run the cells from top to bottom with Shift+Enter. Where a cell says `predict(null, …)`, first put
// your guess in place of `null`. A wrong guess is worth more than no guess.

// %%
import {
  barChart,
  boardPicture,
  isOnBoard,
  linePicture,
  rectangle,
  squareName,
  stepPlayer,
  tourDrawing,
  walkBoard,
  type Board,
  type Frame,
  type Mark,
  type Square,
} from "../src/board";

// %%
import { attempt, check, inOrder, predict, show } from "../src/notebook";

// %% [markdown]
// ## 1. Warm up by hand: the same start, twice
//
// Begin on **c5**, the middle square of the top row, and go by Warnsdorff's rule: to the square with the
// fewest onward moves. Where several squares have the fewest, take the one in the **upper** row, and in one row the
// one further **left**. How far do you get?

// %%
show(walkBoard(rectangle(5, 5)));

// %% [markdown]
// Begin on c5 once more. But now, where squares are tied, take the **lower** one, and in one row the one further **right**. How far do you get now?
//
// <details><summary>What you should have seen</summary>
//
// The first knight is stuck after 17 squares. The second one sees all 25. Both went by the rule, at each single step.
// The rule did not decide between them: something else did, which we did not even take for a decision.
//
// </details>

// %% [markdown]
// ## 2. What "any of them" can mean
//
// The rule is often told like this: *go where the fewest moves lead on; if there are several such squares, take any of
// them*. Let us take that at its word, and look at **every** walk that it allows. At each tie the walk splits, and we
// follow all of its branches.
//
// The board becomes a graph, as in chapter 09: squares are numbers, row by row. Just run these two cells.

// %%
type Field = { rows: number; cols: number; neighbours: readonly (readonly number[])[] };

/** A board without holes as a graph: for each square, by number, where a knight can go. */
function fieldOf(rows: number, cols = rows): Field {
  const from = (row: number, col: number) =>
    [-2, -1, 1, 2].flatMap((down) => {
      const right = 3 - Math.abs(down);
      return [col - right, col + right]
        .filter((c) => c >= 0 && c < cols && row + down >= 0 && row + down < rows)
        .map((c) => (row + down) * cols + c);
    });
  const squares = Array.from({ length: rows * cols }, (_, i) => i);
  return { rows, cols, neighbours: squares.map((i) => from(Math.floor(i / cols), i % cols)) };
}

// %%
/** Square number i as a square. */
const squareAt = ({ cols }: Field, i: number): Square => [Math.floor(i / cols), i % cols];

// %%
/** Every walk that the rule allows after these squares: at a tie, each of the tied is tried. */
function allWalks(field: Field, walk: readonly number[]): number[][] {
  const free = (i: number, alsoNot = -1) =>
    field.neighbours[i].filter((j) => j !== alsoNot && !walk.includes(j));
  const moves = free(walk[walk.length - 1]);
  if (moves.length === 0) return [[...walk]];
  const fewest = Math.min(...moves.map((move) => free(move, move).length));
  const tied = moves.filter((move) => free(move, move).length === fewest);
  return tied.flatMap((next) => allWalks(field, [...walk, next]));
}

const isWhole = (field: Field, walk: readonly number[]) => walk.length === field.rows * field.cols;

// %% [markdown]
// On the 5×5 board, 13 squares can be the start of a tour: those of the colour of the corners. From how many of
// the 13 can the rule get stuck, if one takes the wrong square at some tie?

// %%
const five = fieldOf(5);
const starts5 = five.neighbours.map((_, i) => i).filter((i) => i % 2 === 0);
const walksOf5 = starts5.map((start) => allWalks(five, [start]));

// %% tags=["predict"]
predict(null, () => walksOf5.filter((walks) => walks.some((walk) => !isWhole(five, walk))).length);

// %% [markdown]
// Here they are. A square's number says how many of a hundred walks by the rule get stuck, when all of
// them are counted.

// %%
const shares = walksOf5.map((walks, k): Mark => {
  const stuck = walks.filter((walk) => !isWhole(five, walk)).length;
  const share = Math.round((100 * stuck) / walks.length);
  return {
    square: squareAt(five, starts5[k]),
    sign: String(share),
    tone: share ? "tried" : "safe",
  };
});
const sharesAlt =
  "5×5: from the corners and the centre no walk by the rule is stuck, from others 20 %";
show(boardPicture({ board: rectangle(5, 5), marks: shares }, sharesAlt));

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
const walks5 = walksOf5.flat();
const fromC5 = walksOf5[1];
holds([
  ["walks by the rule on 5×5 that are tours", 320, walks5.filter((w) => isWhole(five, w)).length],
  ["walks by the rule on 5×5 that get stuck", 32, walks5.filter((w) => !isWhole(five, w)).length],
  ["from c5: tours", 16, fromC5.filter((w) => isWhole(five, w)).length],
  ["from c5: stuck", 4, fromC5.filter((w) => !isWhole(five, w)).length],
  ["from c5, the first in order each time: squares", 17, fromC5[0].length],
  ["from c5, the last in order each time: squares", 25, fromC5[fromC5.length - 1].length],
]);

// %% [markdown]
// So one has to choose well among equals. Can one always? On the board of 5 rows and 6 columns every square is the
// start of a tour. The knight begins on b3. How many walks does the rule allow, over all ties? And how many of
// these are tours? Follow them with a pencil, for they are short, and write both numbers: `[…, …]`.

// %%
const fiveBySix = fieldOf(5, 6);
const b3 = 2 * 6 + 1;

// %% tags=["predict"]
predict(null, () => {
  const walks = allWalks(fiveBySix, [b3]);
  return [walks.length, walks.filter((walk) => isWhole(fiveBySix, walk)).length];
});

// %%
allWalks(fiveBySix, [b3]).forEach((walk, k) => {
  const squares = walk.map((i) => squareAt(fiveBySix, i));
  const alt = `Walk ${k + 1} by the rule from b3: stuck after ${walk.length} of 30 squares`;
  show(boardPicture(tourDrawing(rectangle(5, 6), squares), alt));
});

// %% [markdown]
// Two walks, and both get stuck. **No choice among equals helps here.** If there is a tour from b3, and there is, then it goes
// against the rule at some step. Keep that in mind: choosing well among equals makes failure rare, and only stepping back makes
// it impossible. This chapter does both, in that order.

// %% [markdown]
// ## 3. The idea, worked: a camel with opinions
//
// The knight is your exercise, so here is the **camel** of chapter 11 again. It jumps 1 square one way and 3 the other. On
// a board of 5 rows and 7 columns, it can see the 17 squares of one colour.

// %%
const desert = rectangle(5, 7);
const nameOf = (square: Square) => squareName(square, 5);

/** Where the camel can go to at the end of this walk, by row, then by column. */
function camelMoves(walk: readonly Square[]): Square[] {
  const [row, col] = walk[walk.length - 1];
  const been = new Set(walk.map(nameOf));
  return [-3, -1, 1, 3]
    .flatMap((down) => {
      const right = 4 - Math.abs(down);
      return [-right, right].map((across): Square => [row + down, col + across]);
    })
    .filter((square) => isOnBoard(desert, square) && !been.has(nameOf(square)));
}

// %%
/** The choices with the fewest onward moves: all of them, not only one. */
function camelTied(walk: readonly Square[]): Square[] {
  const moves = camelMoves(walk);
  const counts = moves.map((square) => camelMoves([...walk, square]).length);
  return moves.filter((_, i) => counts[i] === Math.min(...counts));
}

// %% [markdown]
// Here it stands on f5, `[0, 5]`. How many squares does `camelTied` give?

// %% tags=["predict"]
predict(null, () => camelTied([[0, 5]]).length);

// %% [markdown]
// One square alone has the fewest, so there is no tie, and nobody has to be asked. A few steps later there will be.
//
// ### A tie-break is a function
//
// Who chooses? Until now the choice was hidden in the walk: a `<` or a `<=`. We take it out of there and **hand it
// in**. A function that is given the tied squares and gives one of them back is called a *tie-break*. Here are three.

// %%
type CamelTie = (tied: readonly Square[], walk: readonly Square[]) => Square;

const firstOne: CamelTie = (tied) => tied[0];
const lastOne: CamelTie = (tied) => tied[tied.length - 1];

/** By lot. The number of squares seen so far settles it, so that each run gives the same. */
const byLot: CamelTie = (tied, walk) => tied[(7 * walk.length) % tied.length];

// %% [markdown]
// (`firstOne` may take the first of the list because `camelTied` gives them in order. Your own will be given any list.)
//
// And the walk. It has no opinion of its own any more: it asks.

// %%
function camelWalk(start: Square, choose: CamelTie): Square[] {
  const walk: Square[] = [start];
  for (let tied = camelTied(walk); tied.length > 0; tied = camelTied(walk)) {
    walk.push(choose(tied, walk)); // choose and place
  }
  return walk; // report
}

// %% [markdown]
// From f5, the camel that always takes the first of equals sees all 17 squares. How many does it see with
// `lastOne`?

// %% tags=["predict"]
predict(null, () => camelWalk([0, 5], lastOne).length);

// %%
const stuckWalk = camelWalk([0, 5], lastOne);
const stuckAlt = `The camel from f5, the last of equals: ${stuckWalk.length} of 17 squares`;
show(boardPicture(tourDrawing(desert, stuckWalk), stuckAlt));

// %% [markdown]
// So `firstOne` is better than `lastOne`? Begin on b1, `[4, 1]`. How many squares does it see with `firstOne`, and how many
// with `lastOne`? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => [firstOne, lastOne].map((choose) => camelWalk([4, 1], choose).length));

// %% [markdown]
// <details><summary>Why</summary>
//
// b1 is f5, seen from the other side of the table, and what was first is then last. An order has nothing to do with
// camels. A *good* tie-break must know something about the board. In your exercise there will be two that do.
//
// </details>
//
// ### The rule as an order
//
// Now the second idea. A walk that is stuck has thrown away all squares that it did not take. A search keeps them. It tries the
// choices **in the order of the rule**, and when the best leads nowhere, the next best. It is the search of chapter 10 with one line more.

// %%
/** Where to go next, the best first: fewest onward moves; of equals, the last in order. */
function camelOrder(walk: readonly Square[]): Square[] {
  const onward = (square: Square) => camelMoves([...walk, square]).length;
  return camelMoves(walk)
    .reverse()
    .sort((a, b) => onward(a) - onward(b)); // equals stay as they were
}

// %%
type Note = { kind: "place" | "back"; walk: Square[] };

/** Can this walk be completed? What happens goes into the diary. */
function camelSearch(walk: Square[], diary: Note[]): boolean {
  diary.push({ kind: "place", walk: [...walk] });
  if (walk.length === 17) return true; // report: every square was visited
  for (const next of camelOrder(walk)) {
    // choose, the best first
    walk.push(next); // place
    if (camelSearch(walk, diary)) return true; // recurse; report
    walk.pop(); // undo
    diary.push({ kind: "back", walk: [...walk] });
  }
  return false; // report: nothing leads on from here
}

// %% [markdown]
// The walk with `lastOne` was stuck after 15 squares. The search tries equals in that order, too, so it comes to the same dead end. How many
// squares will it place in all until the 17 are visited? (A square that is taken back and placed again counts again.)

// %%
const diary: Note[] = [];
const isFound = camelSearch([[0, 5]], diary);

// %% tags=["predict"]
predict(null, () => diary.filter(({ kind }) => kind === "place").length);

// %% [markdown]
// ## 4. Watch it move
//
// The diary becomes a film. Each square that could come next carries its onward moves, `+1` for one. Just run the
// cell; you need not read it.

// %%
function frame({ kind, walk }: Note, ask?: string): Frame {
  const onward = (square: Square) => camelMoves([...walk, square]).length;
  const marks = camelMoves(walk).map((square): Mark => {
    return { square, sign: `+${onward(square)}`, tone: "candidate" };
  });
  const { board, lines, marks: been } = tourDrawing(desert, walk);
  const here = nameOf(walk[walk.length - 1]);
  const left = 17 - walk.length;
  const stuck = marks.length > 0 || left === 0 ? "" : ` It is stuck. Squares left: ${left}.`;
  const placed = `Number ${walk.length} is ${here}.${stuck}`;
  const caption = kind === "place" ? placed : `Step back to ${here}, number ${walk.length}.`;
  return { drawing: { board, lines, marks: [...been, ...marks] }, caption, ask };
}

// %%
const firstBack = diary.findIndex(({ kind }) => kind === "back");
const lastBack = diary.map(({ kind }) => kind).lastIndexOf("back");
const asks: Record<number, string> = {
  [firstBack]: "The camel is stuck. Where does the search go on?",
  [lastBack]: "One more step back. Is there another square to try from there?",
};
const film = diary.map((note, i) => frame(note, asks[i]));
show(stepPlayer("A camel on 5×7, from f5, steps back", film));

// %% [markdown]
// Three things to look for. Go back in the film and find each.
//
// 1. **It does not start again.** Most of the walk stays: only its end is taken back, square by square.
// 2. **The mistake was made long before it showed.** On e2, number 10, two squares are tied, b1 and d5. The camel takes b1, and
//    nothing that it does afterwards can help. But it is stuck for the first time on number 15.
// 3. **What goes wrong once goes wrong again.** Between e2 and the end of the walk, the search tries all that is left, and the same
//    dead end twice. With more squares left, that can be very much.

// %%
const backs = diary.filter(({ kind }) => kind === "back").length;
const afterBack = diary.slice(firstBack).map(({ walk }) => walk.length);
holds([
  ["squares of the camel's colour", 17, (5 * 7 - 1) / 2],
  ["placed", 30, diary.length - backs],
  ["taken back", 13, backs],
  ["stuck for the first time on number", 15, diary[firstBack - 1].walk.length],
  ["the shortest walk that it stepped back to", 10, Math.min(...afterBack)],
]);

// %% [markdown]
// ## 5. Fill, order, write
//
// Three steps, each with less help than the one before.
//
// ### Fill three blanks
//
// A tie-break that knows something: of the tied squares, take the one that is **nearest to the start** of the walk, in a
// straight line. (For *nearest*, the square of the distance will do, and there is no root to be taken.) Of equally near ones it
// takes the first of the list. Put code in place of `blank("A")`, `blank("B")` and `blank("C")`.

// %%
/** Stands for something that you are going to write. */
function blank<T>(name: string): T {
  throw new Error(`blank ${name} in the cell above is still empty`);
}

// %% tags=["make"]
const nearestToStart: CamelTie = (tied, walk) => {
  const [startRow, startCol] = blank<Square>("A");
  let best = tied[0];
  let least = Infinity;
  for (const square of tied) {
    const distance = (square[0] - startRow) ** 2 + (square[1] - startCol) ** 2; // check
    if (blank("B")) continue;
    best = square; // choose
    least = blank("C");
  }
  return best; // report
};

// %% tags=["check"]
attempt(() => {
  const walk: Square[] = [
    [4, 1],
    [1, 2],
  ];
  const ask = (...tied: Square[]) => nameOf(nearestToStart(tied, walk));
  const found = [ask([0, 5], [2, 3]), ask([3, 0], [4, 5]), ask([3, 0], [3, 2]), ask([1, 4])];
  show(`of f5 d3, of a2 f1, of a2 c2, of e4: ${found.join(", ")}`);
  show(`is that so? ${found.join() === "d3,a2,a2,e4" ? "✓ yes" : "✗ no"}`);
  const seen = [camelWalk([0, 5], nearestToStart), camelWalk([4, 1], nearestToStart)];
  show(`it sees ${seen[0].length} squares from f5, and ${seen[1].length} from b1`);
});

// %% [markdown]
// <details><summary>The three answers</summary>
//
// - **A** is `walk[0]`. The list of visited squares says where the walk began, and its last entry, where it is now.
// - **B** is `distance >= least`. With `>`, the last of equals would win.
// - **C** is `distance`.
//
// It sees all 17 squares from both. But do not trust a tie-break that has been tried twice.
//
// </details>

// %% [markdown]
// ### Put lines in order
//
// `camelSearch` calls itself once for each square of the walk. On a board of 10,000 squares that is more calls inside one another than
// JavaScript allows. A search can do without: it keeps its own **stack**. For each place of the walk, `untried` holds the
// choices that have not been tried yet, the best first. `order(walk)` gives them.
//
// ```ts
// function camelTour(start) {
//   const walk = [];
//   const untried = [[start]];
//   while (untried.length > 0) {
//     const next = ①
//     if (next === undefined) {
//       ②  ③
//     } else {
//       ④
//       if (walk.length === 17) return walk;
//       ⑤
//     }
//   }
//   return null;
// }
// ```
//
// You have seven lines for the five places. Two are tempting, and wrong. (Just run the cells below the
// table: they hold the same lines, and run them.)
//
// | line | code                                          |
// | ---- | --------------------------------------------- |
// | a    | `untried[untried.length - 1].shift();`        |
// | b    | `untried.pop();`                              |
// | c    | `walk.push(next);`                            |
// | d    | `untried[0].shift();`                         |
// | e    | `untried.push(order(walk));`                  |
// | f    | `walk.pop();`                                 |
// | g    | `untried[untried.length - 1] = order(walk);`  |

// %%
const lines: Record<string, string> = {
  a: "untried[untried.length - 1].shift();",
  b: "untried.pop();",
  c: "walk.push(next);",
  d: "untried[0].shift();",
  e: "untried.push(order(walk));",
  f: "walk.pop();",
  g: "untried[untried.length - 1] = order(walk);",
};

// %%
function programOf([choose, undo, undoToo, place, keep]: readonly string[]): string {
  return `const walk = [];
const untried = [[start]];
while (untried.length > 0) {
  const next = ${choose}
  if (next === undefined) {
    ${undo} ${undoToo}
  } else {
    ${place}
    if (walk.length === 17) return walk;
    ${keep}
  }
}
return null;`;
}

// %%
/** A stop for orders that go around for ever. */
const stop = 'if (rounds.push(0) > 999) throw new Error("the loop has no end");\n  const next';

/** Runs the frame with these lines for the camel on f5, and shows what comes back. */
function findsTheTour(chosen: readonly string[]): boolean {
  const program = programOf(chosen);
  show(program);
  const run = new Function("start", "order", "rounds", program.replace("const next", stop));
  const walk: Square[] | null = run([0, 5], camelOrder, []);
  if (walk === null) show("null came back");
  else show(boardPicture(tourDrawing(desert, walk), `What came back: ${walk.length} squares`));
  return String(walk) === String(diary[diary.length - 1].walk);
}

// %% [markdown]
// Write five letters in place of `null`, such as `"abcde"`. It is right when the tour of the film comes back. Wrong
// orders are welcome: what do they do?

// %% tags=["make"]
inOrder({ lines, count: 5, isRight: findsTheTour }, null);

// %% [markdown]
// <details><summary>The order, and the two wrong lines</summary>
//
// a b f c e, or a f b c e.
//
// - **d** takes from the choices of the *start*, always. The newest choices are at the other end: what came last is tried
//   first, and that is what makes it a search that steps back only as far as it must.
// - **g** forgets what was left to try at the place before. Then there is nothing to come back to, and the search is a greedy walk.
//
// `untried` is always one entry longer than `walk`: there are choices for the square that comes next, too.
//
// </details>

// %% [markdown]
// ### Write it: the knight
//
// Open [`exercises/12-ties.ts`](../exercises/12-ties.ts) beside this notebook. Five functions, in this order:
//
// | | the camel, above | the knight, yours |
// |---|---|---|
// | `firstInOrder` | the first of the list | the first **by row, then column**: the list may come in any order |
// | `farthestFromCentre` | nearest to the start | farthest from the centre of the board. Where is that on a board of even size? |
// | `fewestNextMoves` | | one step further: which squares could come next, and how many onward moves have *these*, added up? |
// | `warnsdorffWith` | `camelWalk` | any board and any tie-break, also one that gives back a copy; new arrays only |
// | `tourFrom` | `camelSearch` or `camelTour` | any board; a tour, or `null` |
//
// All of them refuse squares that are not on the board, and the tie-breaks also a walk that has been on a square twice: read the stub. Equal
// squares are settled by order in all three tie-breaks, and what they refuse is the same. So write two helpers, one that sorts squares and
// one that refuses, and use each three times.
//
// **After each save, run the next cell again**, and then those below it: importing is what reads your file.

// %% tags=["make"]
import {
  farthestFromCentre,
  fewestNextMoves,
  firstInOrder,
  tourFrom,
  warnsdorffWith,
} from "../exercises/12-ties";

// %% [markdown]
// A tie to look at. On the 7×7 board the knight has gone by the rule from c5 to e1, and three squares are tied: c2, d3 and
// f3. Your three tie-breaks choose three different ones. Which is whose? Think before you run the cell.

// %%
/** The squares of these names, on a board of so many rows. */
const squaresOf = (names: string, rows: number): Square[] =>
  names.split(" ").map((name) => [rows - Number(name.slice(1)), name.charCodeAt(0) - 97]);

const seven = rectangle(7, 7);
const gone = squaresOf("c5 a6 c7 e6 g7 f5 e7 g6 f4 g2 e1", 7);
const tiedHere = squaresOf("d3 f3 c2", 7);
const tiedMarks = tiedHere.map((square): Mark => ({ square, sign: "?", tone: "candidate" }));
const { marks: goneMarks, lines: goneLines } = tourDrawing(seven, gone);
const tieDrawing = { board: seven, marks: [...goneMarks, ...tiedMarks], lines: goneLines };
show(boardPicture(tieDrawing, "A knight's walk of eleven squares; d3, f3 and c2 are tied"));

// %%
attempt(() => {
  const tieBreaks = { firstInOrder, farthestFromCentre, fewestNextMoves };
  for (const [name, choose] of Object.entries(tieBreaks)) {
    show(`${name} chooses ${squareName(choose(tiedHere, seven, gone), 7)}`);
  }
});

// %% [markdown]
// Your walks from c5 on 5×5, the start of section 1, with each of the three:

// %%
attempt(() => {
  const tieBreaks = { firstInOrder, farthestFromCentre, fewestNextMoves };
  for (const [name, choose] of Object.entries(tieBreaks)) {
    const walk = warnsdorffWith(rectangle(5, 5), [0, 2], choose);
    const alt = `${name}: ${walk.length} of 25 squares`;
    show(boardPicture(tourDrawing(rectangle(5, 5), walk), alt));
  }
});

// %% [markdown]
// And your search, from b3 on the board of 5 rows and 6 columns, where no walk by the rule is a tour:

// %%
attempt(() => {
  const tour = tourFrom(rectangle(5, 6), [2, 1]);
  if (tour === null) return show("null: your search found no tour");
  const alt = `Your tour from b3: ${tour.length} of 30 squares`;
  show(boardPicture(tourDrawing(rectangle(5, 6), tour), alt));
});

// %% [markdown]
// And the judge. It runs the tests from easy to hard; the first red one is the next thing to do.
// Stuck? `npm run kata -- hint 12` in a terminal gives a small hint first, and a larger one when you ask again.

// %% tags=["check"]
await check("12");

// %% [markdown]
// ## 6. How it goes wrong
//
// These are the mistakes that people really make here. For each: what would it do? Guess, run, then
// unfold. Their names are those of the course's own catalogue, in `test/mistakes`.
//
// ### "Squares are sorted as texts, so row 10 comes before row 9."
//
// `sort()` without a comparison turns everything into text first. Which of these squares does it put first? Write the
// square, such as `[1, 2]`.

// %% tags=["predict"]
predict(null, () => {
  const tied: number[][] = [
    [9, 2],
    [10, 1],
    [9, 11],
  ];
  return tied.sort()[0];
});

// %% [markdown]
// <details><summary>Why</summary>
//
// `"10,1"` comes before `"9,2"`, as *an* comes before *b*. On boards up to 10×10 nobody will ever notice. Compare numbers:
// `sort((a, b) => a[0] - b[0] || a[1] - b[1])`.
//
// </details>
//
// ### "The centre is the square [rows / 2, columns / 2], also where it lies between squares."
//
// On the 6×6 board two squares are tied, e1 `[5, 4]` and b5 `[1, 1]`. e1 is farther from the centre. What does this
// function say, in squared distances? Write `[…, …]`, for e1 and for b5.

// %%
const fromMiddle = (rows: number, [row, col]: Square) =>
  (row - rows / 2) ** 2 + (col - rows / 2) ** 2;

// %% tags=["predict"]
predict(null, () => [fromMiddle(6, [5, 4]), fromMiddle(6, [1, 1])]);

// %% [markdown]
// <details><summary>Why</summary>
//
// Rows count from 0 to 5, so their middle is 2.5 and not 3: `(rows - 1) / 2`. The right numbers are 8.5 and 4.5. With 3, the
// upper and left squares seem to be farther away than they are, and b5 wins.
//
// </details>
//
// ### "Distance is counted along rows and columns, not in a straight line."
//
// 7×7, the centre is `[3, 3]`. Which is farther, b6 `[1, 1]` or a4 `[3, 0]`? Write the two squared distances in a straight line,
// and then the two ways along rows and columns: `[…, …, …, …]`.

// %% tags=["predict"]
predict(null, () => {
  const two: Square[] = [
    [1, 1],
    [3, 0],
  ];
  const straight = two.map(([row, col]) => (row - 3) ** 2 + (col - 3) ** 2);
  return [...straight, ...two.map(([row, col]) => Math.abs(row - 3) + Math.abs(col - 3))];
});

// %% [markdown]
// <details><summary>Why it matters</summary>
//
// They disagree: 8 against 9, and 4 against 3. Both are fine ways to measure, and each makes a tie-break that works. But the stub
// says a straight line, and whoever hands your function to another program relies on it.
//
// </details>
//
// ### "At the second step, squares that were visited are counted, too."
//
// A board of 4 rows and 7 columns; the knight has gone a3, b1. Tied are c3 and d2. One of them has the smaller sum, 18 against 19, when the visited squares are left
// out at both steps. What are the two sums, for c3 and d2, when they are left out at the first step only? Write `[…, …]`.

// %%
/** The sum of a square's next moves, without the squares of these two lists. */
function nextMoves(at: number, first: readonly number[], second: readonly number[]): number {
  const { neighbours } = fieldOf(4, 7);
  return neighbours[at]
    .filter((next) => !first.includes(next))
    .flatMap((next) => neighbours[next].filter((onward) => !second.includes(onward))).length;
}

const a3b1 = [1 * 7, 3 * 7 + 1];

// %% tags=["predict"]
predict(null, () => [9, 17].map((at) => nextMoves(at, a3b1, [])));

// %%
holds([
  ["c3, visited left out at both steps", 19, nextMoves(9, a3b1, a3b1)],
  ["d2, visited left out at both steps", 18, nextMoves(17, a3b1, a3b1)],
]);

// %% [markdown]
// <details><summary>And the tied square itself?</summary>
//
// From each of the next squares, a move leads back to the tied one. Is it to be counted? It makes no difference to which sum is the smallest.
// Each next square has exactly one such move, so the sum falls by the number of next squares, and that is the same for all tied squares: that
// is what *tied* means.
//
// </details>
//
// ### "The tied square is looked for as an array, so that a copy of it is not found."
//
// A walk that does not trust its tie-break looks for the answer among the tied squares. Where does it find this one?

// %% tags=["predict"]
predict(null, () => {
  const tied: Square[] = [
    [1, 2],
    [2, 1],
  ];
  const copyOfFirst: Square = [1, 2];
  return tied.indexOf(copyOfFirst);
});

// %% [markdown]
// <details><summary>Why</summary>
//
// `indexOf` looks for the very same array, and −1 says that it is not there. The promise is only: the row and column of one of them. So take the numbers,
// `const [row, col] = tieBreak(…)`. Then your walk has an array of its own, too, and no one else can change it.
//
// </details>
//
// ### "The search tries all tied squares, but never one with more onward moves."
//
// It steps back, and yet: from how many of the 30 squares of the board with 5 rows and 6 columns does it find no tour?

// %%
/** Is there a tour among all walks that the rule allows? */
function ruleFindsTour(field: Field, walk: readonly number[]): boolean {
  const free = (i: number, alsoNot = -1) =>
    field.neighbours[i].filter((j) => j !== alsoNot && !walk.includes(j));
  if (isWhole(field, walk)) return true;
  const moves = free(walk[walk.length - 1]);
  const fewest = Math.min(...moves.map((move) => free(move, move).length));
  const tied = moves.filter((move) => free(move, move).length === fewest);
  return tied.some((next) => ruleFindsTour(field, [...walk, next]));
}

// %% tags=["predict"]
predict(
  null,
  () => fiveBySix.neighbours.filter((_, start) => !ruleFindsTour(fiveBySix, [start])).length,
);

// %% [markdown]
// <details><summary>Why</summary>
//
// You have met one of them, b3. The other is its mirror image, e3. The rule is a good advice on what to try *first*. A search that
// never tries what is left cannot say that there is none.
//
// </details>
//
// ### And some more, in short
//
// | mistake | smallest case that shows it | look for |
// |---|---|---|
// | "The first of the list is taken for the first in order." | two squares, listed the wrong way round | `tied[0]` |
// | "The caller's list of tied squares is sorted in place." | two squares | `tied.sort`: the judge's lists are frozen |
// | "The middle column is calculated from the number of rows, the middle row from that of columns." | 3×9 | which is which? |
// | "The tie-break is asked about all moves, not only about those with the fewest onward moves." | 5×5 | what is passed as `tied` |
// | "The tie-break is given the walk without the square where the knight stands." | 5×5 | is the square placed before or after the question? |
// | "The walk holds the very array that the tie-break gave." | 5×5 | `walk.push(tieBreak(…))` |
// | "A board of one square is said to have no tour, for there is no move." | 1×1 | what is asked first: whole, or stuck? |
// | "No undo: a square stays in the walk after it has led nowhere." | 4×4 | the step back |
// | "The tour must have as many squares as the rectangle, holes included." | 3×3 without its centre | how the squares are counted |

// %% [markdown]
// ## 7. What the source says
//
// *For the curious: skip it if you like.* The Ukrainian page on the knight's tour says three things about this, in our words:
//
// 1. Where several squares have the fewest onward moves, one may take **any** of them.
// 2. The rule **always** works on boards from 5×5 to 76×76. On larger ones the knight may get stuck.
// 3. The rule does not give all tours: one may go **against** it and still get one.
//
// A claim with *always* is the best kind: one counterexample is enough. Do you believe the second? Then look for the smallest
// one. You have seen it.
//
// ### From 5×5 to 76×76, from a corner
//
// Let us be fair, and begin in a corner, as most people do. For boards of that size we need a quick walk: it keeps the onward moves of each
// square, and takes one off when the knight comes by. A tie-break is a number here, the smaller the better. Just run the cells.

// %%
type State = { field: Field; onward: Int8Array; been: Uint8Array; square: number; length: number };
/** What a tied square is worth: the smallest wins, and of equals the first in order. */
type Worth = (state: State) => number;

/** Sends the knight to a square; its neighbours have one onward move less. */
function visit({ field, onward, been }: State, square: number): void {
  been[square] = 1;
  for (const next of field.neighbours[square]) onward[next]--;
}

// %%
/** Where the rule sends the knight: the best of its moves; −1 when there is none. */
function bestOf(state: State, moves: readonly number[], worth: Worth): number {
  let best = -1;
  let [fewest, least] = [9, Infinity];
  for (const square of moves) {
    const onward = state.onward[square];
    if (state.been[square] || onward > fewest) continue;
    state.square = square;
    const value = worth(state);
    if (onward === fewest && value >= least) continue;
    [best, fewest, least] = [square, onward, value];
  }
  return best;
}

// %%
/** The length of the walk by the rule. */
function quickWalk(field: Field, start: number, worth: Worth): number {
  const onward = Int8Array.from(field.neighbours, (list) => list.length);
  const state: State = { field, onward, been: new Uint8Array(onward.length), square: 0, length: 0 };
  for (let here = start; here >= 0; state.length++) {
    visit(state, here);
    here = bestOf(state, field.neighbours[here], worth);
  }
  return state.length;
}

// %% [markdown]
// And four ways to settle a tie: first in order; by lot; Pohl's, with the sum of the next moves; and Roth's, with the distance
// from the centre.

// %%
/** A lot for each square of each step. It looks like chance, and is the same in every run. */
function lot(square: number, length: number): number {
  const seed = Math.imul(square, 0x6d2b79f5) + Math.imul(length, 0x9e3779b1);
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}

const noMatter: Worth = () => 0;
const drawn: Worth = ({ square, length }) => lot(square, length);
const nextSum: Worth = ({ field, onward, been, square }) =>
  field.neighbours[square].reduce((sum, next) => sum + (been[next] ? 0 : onward[next]), 0);

// %%
const nearness: Worth = ({ field, square }) => {
  const down = Math.floor(square / field.cols) - (field.rows - 1) / 2;
  const across = (square % field.cols) - (field.cols - 1) / 2;
  return -(down * down + across * across);
};

const worths = { "first in order": noMatter, "by lot": drawn, Pohl: nextSum, Roth: nearness };
type Name = keyof typeof worths;

// %%
const fields = new Map(Array.from({ length: 72 }, (_, i) => [i + 5, fieldOf(i + 5)]));

/** The sizes from 5 to 76 on which the walk from the top left corner gets stuck. */
const stuckFromCorner = (worth: Worth): number[] =>
  [...fields].filter(([n, field]) => quickWalk(field, 0, worth) < n * n).map(([n]) => n);

// %% [markdown]
// From 5×5 to 76×76 there are 72 sizes. The knight begins in the top left corner, and takes the first in order of equals. On how
// many of the sizes does it get stuck?

// %% tags=["predict"]
predict(null, () => stuckFromCorner(worths["first in order"]).length);

// %%
const fromCorner = {
  "first in order": stuckFromCorner(worths["first in order"]),
  "by lot": stuckFromCorner(worths["by lot"]),
  Pohl: stuckFromCorner(worths.Pohl),
  Roth: stuckFromCorner(worths.Roth),
};
for (const [name, sizes] of Object.entries(fromCorner)) {
  show(`${name}, stuck from the corner: ${sizes.join(", ") || "on no size"}`);
}

// %% [markdown]
// 76 is no border at all: it is one of the sizes on which the first in order fails. So where does the page's number come from? We do not
// know. Perhaps somebody tried the corner with *one* order of moves, and had luck as far as 76. Another order fails elsewhere.
//
// ### Your turn
//
// Write a tie-break of your own, in place of the one below, and try it. It is given the number of the `square`, from 0 in the top left corner row by
// row, the `length` of the walk so far, and the `field` with its `rows` and `cols`. The smallest number wins. Can you
// be better than Roth? Worse than the lot?

// %% tags=["modify"]
const yours: Worth = ({ square, field }) => Math.abs((square % field.cols) - (field.cols - 1) / 2);

show(`yours, stuck from the corner: ${stuckFromCorner(yours).join(", ") || "on no size to 76"}`);

// %% [markdown]
// ### From every square
//
// Nobody said *from a corner*. What is the smallest board, and which start, on which the first in order gets stuck? Here is a start of the 5×5 board;
// change it until the walk is short of 25. (Section 1 knows one.)

// %% tags=["modify"]
const [someStart] = squaresOf("a5", 5);
const fiveWalk = quickWalk(five, someStart[0] * 5 + someStart[1], worths["first in order"]);
show(`${squareName(someStart, 5)}: ${fiveWalk} of 25 squares`);

// %%
/** The starts of the n×n board from which a tour is not ruled out by colour. */
const startsOf = (n: number): number[] =>
  Array.from({ length: n * n }, (_, i) => i).filter(
    (i) => n % 2 === 0 || (Math.floor(i / n) + (i % n)) % 2 === 0,
  );

const stuckOn = (n: number, worth: Worth): number =>
  startsOf(n).filter((start) => quickWalk(fieldOf(n), start, worth) < n * n).length;

// %%
holds([
  ["sizes from 5×5 to 76×76", 72, 76 - 5 + 1],
  ["first in order, stuck from the corner, of these", 8, fromCorner["first in order"].length],
  ["by Pohl", 2, fromCorner.Pohl.length],
  ["by Roth", 0, fromCorner.Roth.length],
  ["first in order, 5×5, starts that get stuck, of 13", 3, stuckOn(5, worths["first in order"])],
  ["first in order, 8×8, of 64", 3, stuckOn(8, worths["first in order"])],
  ["by Roth, 7×7, of 25", 10, stuckOn(7, worths.Roth)],
  ["by Roth, 8×8, of 64", 0, stuckOn(8, worths.Roth)],
]);

// %% [markdown]
// **Verdicts.** *Take any*: as advice it holds, as a promise it fails, and on 5×6 from b3 there is nothing good to take. *Always from 5×5 to 76×76*: it
// **fails**, at once, on 5×5, and from the corner too. It could only be true of one start and one lucky order. *One may go against the rule*: it **holds**, and from
// b3 one must.
//
// (The page also gives the year of the rule as 1983. Chapter 11 has put that right: it is 1823.)

// %% [markdown]
// ## 8. Measure: how often, and how long
//
// *For the curious: skip it if you like.* How often does each tie-break fail? On small boards we try every start, on large ones a hundred that are
// spread over the board. The numbers are **percent** of starts from which the walk gets stuck.

// %%
/** The share of starts from which the walk gets stuck, in percent. */
function failureRate(n: number, worth: Worth): number {
  const field = fields.get(n) ?? fieldOf(n);
  const all = startsOf(n);
  const count = Math.min(all.length, n < 20 ? all.length : 100);
  const starts = Array.from(
    { length: count },
    (_, i) => all[Math.floor(((i + 0.5) * all.length) / count)],
  );
  const stuck = starts.filter((start) => quickWalk(field, start, worth) < n * n);
  return Math.round((1000 * stuck.length) / count) / 10;
}

const someSizes = [5, 6, 7, 8, 10, 12, 16, 20, 40, 76];

// %% [markdown]
// Which of the four is the worst on large boards, and which the best? And which is the worst on the *7×7* board? Write the name:
// `"first in order"`, `"by lot"`, `"Pohl"` or `"Roth"`.

// %%
const ratesOf = (name: Name): number[] => someSizes.map((n) => failureRate(n, worths[name]));
const rates: Readonly<Record<Name, number[]>> = {
  "first in order": ratesOf("first in order"),
  "by lot": ratesOf("by lot"),
  Pohl: ratesOf("Pohl"),
  Roth: ratesOf("Roth"),
};

// %% tags=["predict"]
predict(null, () => {
  const on7 = Object.entries(rates).map(([name, list]) => ({ name, rate: list[2] }));
  return on7.sort((a, b) => b.rate - a.rate)[0].name;
});

// %%
for (const [name, list] of Object.entries(rates)) {
  const bars = list.map((value, i) => ({ label: `${someSizes[i]}×${someSizes[i]}`, value }));
  show(barChart(`Percent of starts from which the walk gets stuck: ${name}`, bars));
}

// %%
const rate = (name: Name, n: number) => rates[name][someSizes.indexOf(n)];
holds([
  ["first in order, 76×76, percent", 25, rate("first in order", 76)],
  ["by lot, 76×76", 78, rate("by lot", 76)],
  ["Pohl, 76×76", 35, rate("Pohl", 76)],
  ["Roth, 76×76", 1, rate("Roth", 76)],
  ["Roth, 7×7", 40, rate("Roth", 7)],
]);

// %% [markdown]
// Each chart has a scale of its own, so read the numbers. On a board of 76×76, *any of them*, taken literally, fails from about
// three of four starts, the first in order from one of four, and Roth's rule from about one of a hundred. And on 7×7 Roth's is the worst of
// all! Every tie-break has boards that it does not like.
//
// Why is Roth's so good on large boards? The trouble is what is left behind along the edge and in the corners. Who takes the square that is farthest from the
// centre leaves as little as possible behind.
//
// ### The search never misses a tour. Is it quick?
//
// Your `tourFrom` finds a tour wherever there is one. How many squares does such a search place until it has one? The next three cells count.
// Just run them.

// %%
function newState(field: Field): State {
  const onward = Int8Array.from(field.neighbours, (list) => list.length);
  return { field, onward, been: new Uint8Array(onward.length), square: 0, length: 0 };
}

/** The knight takes back its step to this square. */
function unvisit({ field, onward, been }: State, square: number): void {
  been[square] = 0;
  for (const next of field.neighbours[square]) onward[next]++;
}

// %%
/** Where the knight can go, the best last; equals are tried in order, or from the end. */
function choicesOf({ field, onward, been }: State, here: number, isReversed: boolean): number[] {
  const free = field.neighbours[here].filter((i) => !been[i]);
  if (!isReversed) free.reverse();
  return free.sort((a, b) => onward[b] - onward[a]);
}

// %%
/** How many squares the search places until it has a tour. */
function placedUntilTour(field: Field, start: number, isReversed = false): number {
  const [state, untried, walk] = [newState(field), [[start]], [] as number[]];
  for (let placed = 0; ; placed++) {
    let here = untried[untried.length - 1].pop();
    while (here === undefined) {
      untried.pop();
      unvisit(state, walk.pop()!);
      here = untried[untried.length - 1].pop();
    }
    visit(state, here);
    if (walk.push(here) === field.rows * field.cols) return placed + 1;
    untried.push(choicesOf(state, here, isReversed));
  }
}

// %% [markdown]
// On the chessboard, the walk with the first in order is stuck from three starts: a5, d5 and b2. The search from a5 places 157 squares, 93 more
// than it needs. From b2 it is 302. And from d5: less than 100, less than 1,000, or more? Write `"100"`, `"1000"` or `"more"`.

// %%
const chessboard = fieldOf(8);
const costs = chessboard.neighbours.map((_, start) => placedUntilTour(chessboard, start));
const placedFrom = (name: string) => {
  const [[row, col]] = squaresOf(name, 8);
  return costs[row * 8 + col];
};

// %% tags=["predict"]
predict(null, () => {
  const placed = placedFrom("d5");
  return placed < 100 ? "100" : placed < 1_000 ? "1000" : "more";
});

// %%
holds([
  [
    "starts from which the search never steps back, of 64",
    61,
    costs.filter((c) => c === 64).length,
  ],
  ["squares placed from a5", 157, placedFrom("a5")],
  ["squares placed from b2", 302, placedFrom("b2")],
  ["squares placed from d5", 67_771, placedFrom("d5")],
  [
    "starts of 5×6 from which it finds a tour",
    30,
    fiveBySix.neighbours.filter((_, start) => placedUntilTour(fiveBySix, start) >= 30).length,
  ],
]);

// %% [markdown]
// The same search from d5, and only the tied squares are tried the other way round, the last in order first. How many squares
// does it place now?

// %%
const d5 = 3 * 8 + 3;
const backwards = placedUntilTour(chessboard, d5, true);

// %% tags=["predict"]
predict(null, backwards);

// %%
holds([
  ["from d5, the other way round", 64, backwards],
  ["from the 63 others, in order", 4_363, costs.reduce((a, b) => a + b) - placedFrom("d5")],
]);
const barsD5 = [
  { label: "in order", value: placedFrom("d5") },
  { label: "the other way round", value: backwards },
];
show(barChart("Squares placed until a tour from d5", barsD5, { logarithmic: true }));

// %% [markdown]
// From 61 of 64 starts the search places no square too many. From d5 alone it places more than from all others together: such numbers are said to have
// a **heavy tail**. So *never gets stuck* does not mean *always quick*. A wrong step early in the walk costs everything that can be tried behind it, and that may be
// 64 squares or 67,771. It gets worse where there is **no** tour: from b5 on a 5×5 board the search must try all that there is before it may say `null`, and on 7×7
// nobody will wait for it. Two later chapters do something about it. **Chapter 13** looks at colours, and sees at once that there is no tour from b5. **Chapter 14**
// notices that a walk is lost long before the knight is stuck, and gives up on it at once.
//
// ### A large board
//
// Most of the time, though, all goes well. Here is *your* search on a board of 100×100. A search that calls itself for each square may run into a wall here: then you see
// what JavaScript says about it, and know why the puzzle of section 5 keeps a stack of its own. And one that looks through the whole walk
// whenever it asks whether a square was visited needs a minute and more: press **■** when you have waited enough. Where could it look instead? (All these
// kinds are right for the judge.)

// %%
attempt(() => {
  const board = rectangle(100, 100);
  const tour = tourFrom(board, [0, 0]);
  if (tour === null) return show("null: your search found no tour");
  show(`${tour.length} squares`);
  show(linePicture(tour, board, "Your tour of 100×100 squares, as one line"));
});

// %% [markdown]
// ## 9. Close
//
// ### Questions
//
// **1. Why is the tie-break handed to `warnsdorffWith`, and not written into it?**
//
// - a) Because it is faster.
// - b) Because then one walk serves for all tie-breaks, also for those that nobody has thought of yet.
// - c) Because TypeScript wants it.
//
// <details><summary>Answers to 1</summary>
//
// - a) It is no faster, rather a little slower.
// - b) **Right.** What changes has a place of its own. Sections 7 and 8 try five of them, yours included, without touching the walk.
// - c) It would be content with four copies of the walk.
//
// </details>

// %% [markdown]
// **2. A tie-break has been found that never fails from the corner on any board from 5×5 to 76×76. What do you know?**
//
// - a) It never fails.
// - b) It fails on 77×77.
// - c) Nothing about other starts or other sizes.
//
// <details><summary>Answers to 2</summary>
//
// - a) Roth's is such a one, and it fails from 10 of the 25 starts on 7×7.
// - b) Why should it? The border of 76 says where somebody stopped, not where anything begins.
// - c) **Right.** Many examples are no proof, and one counterexample is one.
//
// </details>

// %% [markdown]
// **3. The search tries the choices in the order of the rule. What if it tried them in any other order?**
//
// - a) It would miss tours.
// - b) It would find the same tours or none, but might take for ever.
// - c) It would find a tour wherever there is one, but perhaps only after a very long time.
//
// <details><summary>Answers to 3</summary>
//
// - a) It tries everything in the end, whatever the order. It says `null` only when nothing is left.
// - b) It may find *another* tour: the first one in its own order.
// - c) **Right.** The order decides about the time, and not about the answer. That is why the rule may be wrong now and then.
//
// </details>

// %% [markdown]
// **4. From b3 on 5×6 every walk by the rule gets stuck. Which of these finds a tour?**
//
// - a) Roth's tie-break.
// - b) A search that tries all tied squares.
// - c) A search that tries all moves.
//
// <details><summary>Answers to 4</summary>
//
// - a) No tie-break can: whatever it chooses, the walk goes by the rule.
// - b) That is every walk by the rule, and there are only two.
// - c) **Right.** It goes against the rule where it must.
//
// </details>
//
// ### Glossary
//
// | word | meaning |
// |---|---|
// | tied | having the same, fewest, number of onward moves |
// | tie-break | a function that chooses one of the tied squares |
// | greedy | taking what looks best now, and never stepping back |
// | complete search | one that tries everything before it says that there is nothing |
// | counterexample | one case in which a claim fails; it is enough |
// | stack | a list that grows and shrinks at one end only: what came last is taken first |
// | heavy tail | most cases are quick, and a few are so slow that they outweigh all others |
//
// ### When it does not work
//
// - **One tie-break at a time, by hand.** The board of a message marks the tied squares with letters. Calculate for each letter
//   what your function calculates.
// - **`fewestNextMoves` is off by a little?** Write the next squares of one tied square on paper, and under each its onward moves. Is a visited square among
//   them? Is one left out because it had come up before?
// - **The walk differs from some square on?** Print `tied` there. Are all squares with the fewest moves in it, and no others?
// - **"Cannot assign to read only property"?** Your function changes a list that it was given. Sort a copy: `[...tied].sort(…)`.
// - **`tourFrom` takes for ever?** Is it the order: fewest onward moves *first*? Or the undo: is the square free again after the step back?
// - **"Maximum call stack size exceeded"?** On small boards, the end is never met. On large ones, see section 5.
//
// ### The exercise
//
// `exercises/12-ties.ts`, 50 minutes: three tie-breaks, the walk that asks them, and the search. Done early? Let your search give up after a
// thousand squares and start again with another tie-break. From d5 on 8×8, how many squares does it place then?
//
// ### Where to read more
//
// - H. C. von Warnsdorf, *Des Rösselsprunges einfachste und allgemeinste Lösung*, Schmalkalden 1823. The rule, by its author.
// - Ira Pohl, "A method for finding Hamilton paths and Knight's tours", *Communications of the ACM* 10 (1967), pages 446 to 449. The look one step further.
// - Douglas Squirrel and Paul Cull, *A Warnsdorff-rule algorithm for knight's tours on square boards* (1996). Several orders of moves, and when to change from one to the next.
// - Carla Gomes, Bart Selman, Nuno Crato and Henry Kautz, "Heavy-tailed phenomena in satisfiability and constraint satisfaction problems",
//   *Journal of Automated Reasoning* 24 (2000), pages 67 to 100. Why starting again beats going on.
//
// Next: [13 · Closed tours](13-closed-tours.ipynb).
