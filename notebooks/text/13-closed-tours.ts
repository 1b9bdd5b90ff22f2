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
// # Closed tours
//
// After this chapter you can say of every rectangle, at once, whether a knight can visit all its squares and
// come home; and where it can, you find such a tour, by search or by Euler's half board.
//
// - **You need** chapter 09 (the knight's moves) and chapter 12 (Warnsdorff's rule in a search that steps
//   back).
// - **Time**: 45 minutes to read and try, 45 minutes for the exercise, 20 minutes to look back (sections 6
//   and 9). Sections 7 and 8 are for the curious, 30 minutes more.
// - **Extra** chapter: no core chapter needs it.
//
// Run the cells from top to bottom with Shift+Enter. Where a cell says `predict(null, …)`, first put your
// guess in place of `null`. A wrong guess is worth more than no guess.

// %%
import { barChart, boardPicture, isOnBoard, rectangle, squareName } from "../src/board";
import { stepPlayer, tourDrawing, walkBoard } from "../src/board";
import { type Board, type Drawing, type Frame, type Mark, type Square } from "../src/board";
import { attempt, check, inOrder, predict, show } from "../src/notebook";

// %% [markdown]
// ## 1. Warm up by hand: come home
//
// A tour is **closed** when its last square is a knight's move from its first. Walk over this small board,
// from any square. You cannot fail: you have a choice only once.

// %%
const ring: Board = ["...", ".#.", "..."];
show(walkBoard(ring));

// %% [markdown]
// Is your last square a move from your first? Then you may go round again and again, from any square of the
// trip, in either direction: a closed tour has no real start.
//
// Now a whole board, 4×4. How many squares do you reach? Try it from a corner and from the middle.

// %%
show(walkBoard(rectangle(4, 4)));

// %% [markdown]
// Nobody reaches all 16. But look for *short* round trips: from a corner, over three more squares, and home.
// Do you see a second one that has no square in common with the first? A third, a fourth? Section 7 needs
// them.
//
// ## 2. Count before you search
//
// Every knight's move goes from a light square to a dark one, or back. So on a round trip, light and dark take
// turns. Here is how many the 5×5 board has of each. Guess: `[light, dark]`; the corners are dark.

// %%
/** All squares of a board, row by row. */
function squaresOf(board: Board): Square[] {
  return board
    .flatMap((line, row) => [...line].map((_, col): Square => [row, col]))
    .filter((square) => isOnBoard(board, square));
}

/** Has it the colour of the top left corner? On 5×5, that is dark. */
const isDark = ([row, col]: Square): boolean => (row + col) % 2 === 0;
const darkOf = (board: Board): number => squaresOf(board).filter(isDark).length;

// %% tags=["predict"]
predict(null, () => [25 - darkOf(rectangle(5, 5)), darkOf(rectangle(5, 5))]);

// %% [markdown]
// A trip that takes turns, and ends where it began, has as many light squares as dark ones. What does that say
// about a closed tour of the 5×5 board? Write `"there is one"`, `"there is none"` or `"nothing"`.

// %% tags=["predict"]
predict(null, () => {
  const dark = darkOf(rectangle(5, 5));
  return dark === 25 - dark ? "nothing" : "there is none";
});

// %% [markdown]
// <details><summary>Why, and what it does not say</summary>
//
// 13 dark squares and 12 light ones cannot take turns around a circle. An *open* tour may begin and end on
// dark squares, so it has one dark square more than light ones. So open tours of 5×5 are not ruled out, and
// there are many.
//
// The argument needs no search, and it settles every board with an odd number of squares at once: odd times
// odd. It says nothing of boards that have as many light squares as dark ones.
//
// </details>
//
// ### Four rows: another way to paint
//
// A 4×6 board has twelve of each, and open tours. Does it have a closed one? Forget light and dark for a
// moment and paint by rows: **outer** squares, in the top and bottom row, and **inner** ones in between.

// %%
/** The knight's moves from a square: chapter 09. */
function knightMoves(board: Board, [row, col]: Square): Square[] {
  const steps = [-2, -1, 1, 2];
  return steps
    .flatMap((down) => steps.map((right): Square => [row + down, col + right]))
    .filter(([r, c]) => Math.abs(r - row) !== Math.abs(c - col))
    .filter((square) => isOnBoard(board, square));
}

const isOuter = ([row]: Square): boolean => row === 0 || row === 3;
const fourBySix = rectangle(4, 6);

// %%
const painted = squaresOf(fourBySix).map((square): Mark => {
  return {
    square,
    sign: isOuter(square) ? "o" : "i",
    tone: isOuter(square) ? "candidate" : "safe",
  };
});
show(boardPicture({ board: fourBySix, marks: painted }, "4×6: outer squares o, inner squares i"));

// %% [markdown]
// How many moves go from an outer square to an outer one? Put your finger on an o and try.

// %% tags=["predict"]
predict(null, () => {
  const moves = squaresOf(fourBySix)
    .filter(isOuter)
    .map((square) => knightMoves(fourBySix, square));
  return moves.flat().filter(isOuter).length;
});

// %% [markdown]
// So behind every outer square of a closed tour comes an inner one. There are as many inner squares as outer
// ones, so none is left over: outer and inner **take turns**. But light and dark take turns as well. Suppose
// that the tour begins on a dark outer square. Then number 2 is light and inner, number 3 dark and outer, and
// so on. How many *light outer* squares does it ever visit?

// %% tags=["predict"]
predict(null, () => {
  const numbers = Array.from({ length: 24 }, (_, i) => i + 1);
  const isLight = (number: number) => number % 2 === 0;
  const isInner = (number: number) => number % 2 === 0;
  return numbers.filter((number) => isLight(number) && !isInner(number)).length;
});

// %% [markdown]
// <details><summary>Why that is the end of it</summary>
//
// All its outer squares are dark. But half of the outer squares are light, and a tour has to visit them. So
// there is no closed tour, on 4×6 or on any other board of four rows, or four columns: turn the board.
//
// Where does the argument need the tour to be *closed*? An open tour has two ends, and may go once from an
// inner square to an inner one.
//
// </details>
//
// ### Three rows: moves that are forced
//
// A closed tour enters each square and leaves it. A square from which the knight has only two moves needs
// **both**. Here are all such moves on the 3×4 and on the 3×6 board.

// %%
/** The moves that every closed tour must have: those of squares with only two. */
function forcedMoves(board: Board): Drawing {
  const squares = squaresOf(board).filter((square) => knightMoves(board, square).length === 2);
  const lines = squares.flatMap((from) =>
    knightMoves(board, from).map((to) => ({ from, to, kind: "move" as const })),
  );
  return { board, marks: squares.map((square) => ({ square, sign: "2" })), lines };
}

// %%
show(
  boardPicture(
    forcedMoves(rectangle(3, 4)),
    "3×4: the forced moves make two separate round trips of six squares",
  ),
);
show(
  boardPicture(
    forcedMoves(rectangle(3, 6)),
    "3×6: among the forced moves are two separate round trips of four squares",
  ),
);

// %% [markdown]
// Follow the lines of 3×4 from the corner a3, and those of 3×6 from a2: they close before all squares were
// visited. What does that say of these two boards?
//
// <details><summary>What it says</summary>
//
// Every closed tour would have to contain these lines, and they shut themselves into smaller round trips. So
// there is no closed tour. On 3×8 the forced moves do not close; there a search has to look further, and finds
// none either. With 3×10 they begin to exist.
//
// </details>

// %% [markdown]
// ### Schwenk's theorem
//
// In 1991 Allen Schwenk settled the question for every rectangle. Let `short` be its shorter side and `long`
// the other. There is a closed tour, **unless**
//
// 1. both sides are odd, or
// 2. `short` is 1, 2 or 4, or
// 3. `short` is 3 and `long` is 4, 6 or 8.
//
// You have seen the reasons for most of it. That all other boards *have* a closed tour is the longer part of
// his proof: he found tours of a few small boards, and ways to add four rows or four columns to them. (The 1×1
// board has a tour of one square. It is not closed, for a knight cannot move from a square to itself.)
//
// Try the theorem by hand: which of 5×6, 3×9, 7×7, 4×100, 3×12 and 2×10 have a closed tour? Write a list of
// six, `[…, …, …, …, …, …]`, each `true` or `false`.

// %% tags=["predict"]
predict(null, () => {
  const code = 34; // the six answers as binary digits, so that you can guess before you read them
  return [...code.toString(2)].map((digit) => digit === "1");
});

// %% [markdown]
// ## 3. The idea, worked: a porter goes round
//
// The knight is your exercise. So let us search with another piece: a **porter** goes one step along a row or
// a column, and never jumps. He, too, wants to visit all squares once and come home.

// %%
/** The steps of a porter, by row, then column. */
function porterMoves(board: Board, [row, col]: Square): Square[] {
  const near: Square[] = [
    [row - 1, col],
    [row, col - 1],
    [row, col + 1],
    [row + 1, col],
  ];
  return near.filter((square) => isOnBoard(board, square));
}

const countSquares = (board: Board): number => board.join("").replaceAll("#", "").length;
const isSame = (a: Square, b: Square): boolean => a[0] === b[0] && a[1] === b[1];
const isIn = (list: readonly Square[], square: Square) =>
  list.some((other) => isSame(other, square));

// %%
/** Looks at an unfinished walk: can it never become a closed tour? */
type Look = (board: Board, walk: readonly Square[]) => boolean;

/** Does not look at all: whether the porter can come home is asked only when he has been everywhere. */
const atTheEnd: Look = () => false;

/** Counts the steps of a search. */
type Spent = { steps: number };

// %% [markdown]
// The search is the old one, with one more question at its end: is home one step away?

// %%
function comesHome(board: Board, walk: Square[], isHopeless: Look, spent: Spent): boolean {
  spent.steps++;
  const here = walk[walk.length - 1];
  const next = porterMoves(board, here);
  if (walk.length === countSquares(board)) return isIn(next, walk[0]); // report
  if (isHopeless(board, walk)) return false; // check
  for (const square of next) {
    // choose
    if (isIn(walk, square)) continue; // check
    walk.push(square); // place
    if (comesHome(board, walk, isHopeless, spent)) return true; // recurse
    walk.pop(); // undo
  }
  return false; // report
}

// %%
/** A closed tour, its move home drawn as well. */
function roundDrawing(board: Board, tour: readonly Square[]): Drawing {
  const drawing = tourDrawing(board, tour);
  const home = { from: tour[tour.length - 1], to: tour[0], kind: "move" as const };
  return { ...drawing, lines: [...(drawing.lines ?? []), ...(tour.length > 0 ? [home] : [])] };
}

// %% [markdown]
// Let him walk over the 4×4 board, from the corner.

// %%
const walk4: Square[] = [[0, 0]];
const spent4 = { steps: 0 };
comesHome(rectangle(4, 4), walk4, atTheEnd, spent4);
show(
  boardPicture(roundDrawing(rectangle(4, 4), walk4), "The porter's closed tour of the 4×4 board"),
);
show(`${spent4.steps} steps, for a tour of ${walk4.length} squares`);

// %% [markdown]
// And on 6×6, which has 36 squares: how many steps does it take? Guess the number of *digits*.

// %%
/** How many steps the porter's search makes on a board, from its corner. */
function porterSteps(rows: number, cols: number, look: Look): number {
  const spent = { steps: 0 };
  comesHome(rectangle(rows, cols), [[0, 0]], look, spent);
  return spent.steps;
}

// %% tags=["predict"]
predict(null, () => String(porterSteps(6, 6, atTheEnd)).length);

// %% [markdown]
// Too many. Long before its end, such a walk is lost, and nobody notices. Two looks help.
//
// **Is the way home open?** The last square of the tour must be a neighbour of the start, and it is still to
// come. When all neighbours of the start have been visited, it is too late.

// %%
const wayHomeShut: Look = (board, walk) =>
  porterMoves(board, walk[0]).every((square) => isIn(walk, square));

// %% [markdown]
// **Has every square two doors?** A square that is still to come has to be entered and left: two of its
// neighbours are needed. Which neighbours are doors? Not those that the porter has walked *through*: they are
// entered and left already. But the square on which he stands is a door, and so is the start: he comes home
// through it.

// %%
/** Neighbours from which a square can still be entered, or to which it can be left. */
function doorsOf(board: Board, walk: readonly Square[], square: Square): Square[] {
  const through = walk.slice(1, -1);
  return porterMoves(board, square).filter((other) => !isIn(through, other));
}

// %% [markdown]
// The porter went a4, b4, c4, c3 on the 4×4 board; he stands on c3. How many doors has b3, how many has d4?
// Draw it, then write `[…, …]`.

// %% tags=["predict"]
const fourSteps: readonly Square[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 2],
];
predict(null, () => [
  doorsOf(rectangle(4, 4), fourSteps, [1, 1]).length,
  doorsOf(rectangle(4, 4), fourSteps, [0, 3]).length,
]);

// %% [markdown]
// <details><summary>Why</summary>
//
// b3 has four neighbours: a3 and b2 are free, c3 is where he stands, and b4 is walked through. Three doors.
// The corner d4 has two neighbours; c4 is walked through, so one door is left, d3. He could enter d4 and never
// leave it. The walk is lost after four squares.
//
// </details>

// %%
const aDoorIsMissing: Look = (board, walk) => {
  const waiting = squaresOf(board).filter((square) => !isIn(walk, square));
  return (
    wayHomeShut(board, walk) || waiting.some((square) => doorsOf(board, walk, square).length < 2)
  );
};

// %% [markdown]
// Guess again: how many steps does the porter's search make on 6×6 when it looks for doors?

// %% tags=["predict"]
predict(null, () => porterSteps(6, 6, aDoorIsMissing));

// %% [markdown]
// And on 5×5, where colour says that there is none? A search has to try everything. How many steps does the
// one with doors make there, more or less than 1,000? Write `"more"` or `"less"`.

// %% tags=["predict"]
predict(null, () => (porterSteps(5, 5, aDoorIsMissing) > 1_000 ? "more" : "less"));

// %% [markdown]
// Big numbers want proof, so here is the helper that gives it. Just run it; you need not read it.

// %%
/** Compares each number of the text with the program's; a false one stops the notebook. */
function holds(claims: readonly [what: string, told: number, found: number][]): void {
  const wrong = claims.find(([, told, found]) => told !== found);
  if (wrong) throw new Error(`${wrong[0]}: the text says ${wrong[1]}, the program ${wrong[2]}`);
  show(claims.map(([what, , found]) => `✓ ${what}: ${found.toLocaleString("en-US")}`).join("\n"));
}

// %%
holds([
  ["4×4, looking at the end only", 69, porterSteps(4, 4, atTheEnd)],
  ["4×4, way home", 28, porterSteps(4, 4, wayHomeShut)],
  ["4×4, two doors", 20, porterSteps(4, 4, aDoorIsMissing)],
  ["6×6, looking at the end only", 109_282, porterSteps(6, 6, atTheEnd)],
  ["6×6, way home", 25_117, porterSteps(6, 6, wayHomeShut)],
  ["6×6, two doors", 47, porterSteps(6, 6, aDoorIsMissing)],
  ["5×5, two doors, in vain", 2_353, porterSteps(5, 5, aDoorIsMissing)],
]);

// %% [markdown]
// On 5×5 a count of colours says in one line what the search finds in 2,353 steps. Think first, then search.

// %% [markdown]
// ## 4. Watch it move
//
// The porter on the 4×4 board, looking for two doors. Squares that are still to come carry the number of their
// doors. The cells up to the film are the search of section 3, which also writes a diary, and the words and
// pictures of the film. Just run them; you need not read them.

// %%
/** What the search of section 3 writes into its diary: a step, and the walk after it. */
type Event = { kind: "go" | "lost" | "back" | "home"; walk: readonly Square[]; board: Board };

// %%
function writeDiary(board: Board, walk: Square[], diary: Event[]): boolean {
  const note = (kind: Event["kind"]) => diary.push({ kind, walk: [...walk], board });
  const next = porterMoves(board, walk[walk.length - 1]);
  const isWhole = walk.length === squaresOf(board).length;
  const isLost = isWhole ? !isIn(next, walk[0]) : aDoorIsMissing(board, walk); // check
  note(isLost ? "lost" : isWhole ? "home" : "go");
  if (isLost || isWhole) return isWhole && !isLost; // report
  for (const square of next.filter((other) => !isIn(walk, other))) {
    walk.push(square); // place
    if (writeDiary(board, walk, diary)) return true; // recurse
    walk.pop(); // undo
    note("back");
  }
  return false; // report
}

// %%
function sentence({ kind, walk, board }: Event): string {
  const here = squareName(walk[walk.length - 1], board.length);
  if (kind === "home")
    return `${here} is number ${walk.length}, and one step from home. Report it.`;
  if (kind === "back") return `Back on ${here}, as if he had never left it. Try the next square.`;
  if (kind === "go") return `On to ${here}, number ${walk.length}. Every square has its two doors.`;
  const waiting = squaresOf(board).filter((square) => !isIn(walk, square));
  const poor = waiting.find((square) => doorsOf(board, walk, square).length < 2);
  return poor === undefined
    ? `On to ${here}, number ${walk.length}. No way home is open any more: step back.`
    : `On to ${here}, number ${walk.length}. ${squareName(poor, board.length)} has too few doors: step back.`;
}

// %%
/** The walk in numbers, and on each square that is still to come the number of its doors, ringed. */
function scene({ walk, board }: Event): Drawing {
  const drawing = tourDrawing(board, walk);
  const waiting = squaresOf(board).filter((square) => !isIn(walk, square));
  const doors = waiting.map((square): Mark => {
    const count = doorsOf(board, walk, square).length;
    return { square, sign: `(${count})`, tone: count < 2 ? "clash" : "safe" };
  });
  return { ...drawing, marks: [...drawing.marks, ...doors] };
}

// %%
const diary: Event[] = [];
writeDiary(rectangle(4, 4), [[0, 0]], diary);

const firstLost = diary.findIndex(({ kind }) => kind === "lost");
const secondLost = diary.findIndex(({ kind }, i) => kind === "lost" && i > firstLost);
const questions: Record<number, string> = {
  [firstLost]: "b3 has four neighbours; a3 is the first that is free. Why is he lost there?",
  [firstLost + 1]: "Where is he after the step back, and what is different on the board?",
  [secondLost]: "a3 once more, by another way. Which square has too few doors then?",
  [diary.length - 1]:
    "One square is left. From where does he come, and where does he go from there?",
};

// %%
const film = diary.map((event, i): Frame => {
  return { drawing: scene(event), caption: sentence(event), ask: questions[i] };
});
show(stepPlayer("A porter goes round: doors in brackets", film));

// %% [markdown]
// Find these places in the film.
//
// 1. **The doors of the start's neighbours.** The start is walked on, and still it counts as a door: it is
//    where the tour ends.
// 2. **The step back.** The square that had too few doors has them back, without anybody having counted
//    anything: doors are asked for anew at each step.
// 3. **The last square** has exactly two doors: where he stands, and home.
//
// How often did he step back? Guess, then count.

// %% tags=["predict"]
predict(null, () => diary.filter(({ kind }) => kind === "back").length);

// %% [markdown]
// ## 5. Fill, order, write
//
// ### Fill two blanks
//
// A porter on a board with holes. Put code in place of `blank<Square>("A")`, a square: where must the last
// step lead? And in place of `blank<number>("B")`, a number: how many doors does each square need?

// %%
/** Stands for something that you are going to write. */
function blank<T>(name: string): T {
  throw new Error(`blank ${name} in the cell above is still empty`);
}

// %% tags=["make"]
function goesRound(board: Board, walk: Square[]): boolean {
  const next = porterMoves(board, walk[walk.length - 1]);
  const waiting = squaresOf(board).filter((square) => !isIn(walk, square));
  if (waiting.length === 0) return isIn(next, blank<Square>("A")); // report
  const needed = blank<number>("B");
  if (waiting.some((square) => doorsOf(board, walk, square).length < needed)) return false; // check
  for (const square of next.filter((other) => isIn(waiting, other))) {
    walk.push(square); // place
    if (goesRound(board, walk)) return true; // recurse
    walk.pop(); // undo
  }
  return false; // report
}

// %% tags=["check"]
attempt(() => {
  const holed: Board = ["....", ".##.", "....", "..##"];
  const holedWalk: Square[] = [[0, 0]];
  show(`12 squares around holes: does he come home? ${goesRound(holed, holedWalk)}`);
  show(boardPicture(tourDrawing(holed, holedWalk), `His walk of ${holedWalk.length} squares`));
  show(`3×3: does he come home? ${goesRound(rectangle(3, 3), [[0, 0]])}`);
});

// %% [markdown]
// <details><summary>The two answers</summary>
//
// - **A** is `walk[0]`: home.
// - **B** is `2`: one door to come in, another to go out.
//
// With both, he comes home around the holes, and not on 3×3, which has nine squares.
//
// </details>

// %% [markdown]
// ### Put lines in order: Euler turns a part round
//
// In 1759 Leonhard Euler made closed tours out of open ones. When the end of a walk is a move from some square
// of that same walk, the part behind this square can be walked backwards, and the walk has another end:
//
// ```
// 1 2 3 4 5 6 7 8      the end, 8, is a move from 4
// 1 2 3 4 8 7 6 5      the same squares, and the end is 5
// ```
//
// So you may turn until the end is a move from 1. Put lines in order for one such turn: `walk` is the walk,
// and `next` is the number of the square (here 4) to which its end can move. Four lines are wanted, out of
// six. The caller's list must stay as it is.

// %%
const lines: Record<string, string> = {
  a: `return [...kept, ...part];`,
  b: `const part = walk.slice(at).reverse();`,
  c: `const part = walk.splice(at).reverse();`,
  d: `const at = walk.indexOf(next) + 1;`,
  e: `const kept = walk.slice(0, at);`,
  f: `const kept = walk.slice(0, at - 1);`,
};

// %%
/** Makes a function of these lines, runs it, and says whether it turns two walks as it should. */
function turnsWell(chosen: readonly string[]): boolean {
  const turn = new Function("walk", "next", chosen.join("\n"));
  const walks = [
    [1, 2, 3, 4, 5, 6, 7, 8],
    ["d", "b", "a", "c", "e"],
  ];
  const before = walks.map(String);
  const turned = [turn(walks[0], 4), turn(walks[1], "b")].map(String);
  show(
    `${chosen.join("\n")}\n\n${before[0]} becomes ${turned[0]}\n${before[1]} becomes ${turned[1]}`,
  );
  const isUnchanged = walks.every((walk, i) => String(walk) === before[i]);
  return isUnchanged && turned.join(" ") === "1,2,3,4,8,7,6,5 d,b,e,c,a";
}

// %% [markdown]
// Write four letters in place of `null`, such as `"abcd"`.

// %% tags=["make"]
inOrder({ lines, count: 4, isRight: turnsWell }, null);

// %% [markdown]
// <details><summary>The order, and the two wrong lines</summary>
//
// d e b a, or d b e a.
//
// - **c** takes the part out of the caller's own list.
// - **f** loses the very square to which the end moves.
//
// A whole program can be made of turns alone, without a step back. It is in `solutions/13-closed-tours.2.ts`;
// look at it when yours is green.
//
// </details>

// %% [markdown]
// ### A half and its half-turn
//
// Euler had another way, which needs half the work. Walk over the *upper half* of the board only. Then take
// the whole board by two corners and turn it half round. The same walk now lies in the lower half. If the end
// of the first meets the start of the second, you have a walk over the whole board.

// %%
/** A tour that is written as numbers, one line a row. */
function tourOf(numbers: string): Square[] {
  const cells = numbers.split("/").flatMap((line, row) =>
    line
      .trim()
      .split(/ +/)
      .map((number, col) => ({ number: Number(number), row, col })),
  );
  const numbered = cells.filter(({ number }) => !Number.isNaN(number));
  numbered.sort((a, b) => a.number - b.number);
  return numbered.map(({ row, col }): Square => [row, col]);
}

// %%
const halves = {
  meets: " 2 3 6 7 / 1 4 5 8",
  misses: " 1 2 3 4 / 8 7 6 5",
};

/** The rows of numbers turned half round, and counted on. */
function halfTurned(numbers: string): string {
  const count = tourOf(numbers).length;
  const turnedLine = (line: string) => line.trim().split(/ +/).reverse();
  const turnedLines = numbers.split("/").reverse().map(turnedLine);
  return turnedLines.map((line) => line.map((n) => Number(n) + count).join(" ")).join(" / ");
}

// %% [markdown]
// Two halves of the porter's 4×4 board, `2 3 6 7` over `1 4 5 8`, and `1 2 3 4` over `8 7 6 5`. Draw each with
// its half-turn below. In which of the two are 8 and 9 one step apart? Write `[…, …]`, with `true` and
// `false`.

// %% tags=["predict"]
const whole = (half: string): Square[] => tourOf(`${half} / ${halfTurned(half)}`);
const meets = (walk: readonly Square[]) => isIn(porterMoves(rectangle(4, 4), walk[7]), walk[8]);
predict(null, () => [meets(whole(halves.meets)), meets(whole(halves.misses))]);

// %% [markdown]
// In the one that meets, are 16 and 1 neighbours as well, so that the tour is closed? Guess `true` or `false`;
// then look at both.

// %% tags=["predict"]
predict(null, () => isIn(porterMoves(rectangle(4, 4), whole(halves.meets)[15]), [1, 0]));

// %%
const asWhole = (half: string) => roundDrawing(rectangle(4, 4), whole(half));
show(
  boardPicture(asWhole(halves.meets), "A half that meets its half-turn: 8 and 9 are neighbours"),
);
show(
  boardPicture(
    asWhole(halves.misses),
    "A half that does not: 8 is on a3, and 9 far from it, on d1",
  ),
);

// %% [markdown]
// <details><summary>Why the second joint comes for free</summary>
//
// Turn the whole picture half round. Square 1 goes to 9, square 8 to 16, and the joint between 8 and 9 becomes
// one between 16 and 1. So one question is enough.
//
// </details>

// %% [markdown]
// In your exercise you need to say where a half-turn takes a *square*. Find it with a pencil: where does b4,
// `[0, 1]` on 4×4, come to lie? And on a board of 6 rows and 7 columns, where does `[2, 3]` go? Write the two
// squares, `[[…, …], […, …]]`. (The cell reads them off two halves: b4 carries 3, and its half-turn 3 + 8.)

// %% tags=["predict"]
const upper67 = "11 8 5 2 17 14 19 / 6 1 10 13 20 3 16 / 9 12 7 4 15 18 21";
const carrying = (half: string, number: number): Square => whole(half)[number - 1];
predict(null, () => [carrying(halves.meets, 3 + 8), carrying(upper67, 4 + 21)]);

// %% [markdown]
// ### Write it: knights
//
// Open `exercises/13-closed-tours.ts` beside this notebook. What is different from the porter?
//
// | | porter, above | knight, yours |
// |---|---|---|
// | moves | four steps | your `knightMoves` of chapter 09 |
// | choose | by row, then column | Warnsdorff's rule of chapter 11 helps much |
// | what comes back | `true`, and the walk changed | a new list, or `null` |
// | no closed tour | everything is tried | Schwenk's theorem says so at once |
// | halves | pictures | lists of squares, and any mischief in them gives `null` |
// | bad sizes | nobody asked | `RangeError` with the name of the parameter |
// | size 0 | nobody asked | no bad size, but no squares either, and so no tour |
//
// A plan that works: `isClosedTour` first, for you can use it in `closedFromHalf`. Then `closedTourExists`,
// straight from the theorem. `closedTour` last: the porter's search, with the knight's moves in the order of
// the rule, and with both looks of section 3, in which only the moves change.
//
// **After each save, run the next cell again**, and then those below it.

// %% tags=["make"]
import {
  closedFromHalf,
  closedTour,
  closedTourExists,
  isClosedTour,
} from "../exercises/13-closed-tours";

// %%
attempt(() => {
  const aroundRing = tourOf("1 6 3 / 4 # 8 / 7 2 5");
  const answers = [isClosedTour(ring, aroundRing), isClosedTour(rectangle(3, 3), aroundRing)];
  show(`around the ring: ${answers[0]}; on the whole 3×3 board: ${answers[1]}`);
});

// %%
attempt(() => {
  const sizes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const marks = sizes.flatMap((rows) =>
    sizes
      .filter((cols) => closedTourExists(rows, cols))
      .map((cols): Mark => ({ square: [10 - rows, cols - 1], sign: "yes", tone: "safe" })),
  );
  const alt = `Your theorem, rank 3 for three rows, file c for three columns: ${marks.length} times yes`;
  show(boardPicture({ board: rectangle(10, 10), marks }, alt));
});

// %%
attempt(() => {
  const tour = closedTour(6, 6);
  if (tour === null) return show("null: your search found no closed tour of the 6×6 board");
  const round = [...tour, tour[0]].slice(-2).map((square) => squareName(square, 6));
  show(
    boardPicture(roundDrawing(rectangle(6, 6), tour), `Your closed tour: ${tour.length} squares`),
  );
  show(`home: from ${round[0]} to ${round[1]}`);
});

// %%
attempt(() => {
  const tour = closedFromHalf(tourOf(upper67), 6, 7);
  if (tour === null) return show("null: but this half and its half-turn can be joined");
  show(
    boardPicture(
      roundDrawing(rectangle(6, 7), tour),
      "Your tour, joined of a half and its half-turn",
    ),
  );
});

// %% [markdown]
// And the judge. Stuck? `npm run kata -- hint 13` in a terminal gives a small hint first, and a larger one
// when you ask again.

// %% tags=["check"]
await check("13");

// %% [markdown]
// ## 6. How it goes wrong
//
// These are the mistakes that people really make here. For each: what would it print? Guess, run, then unfold.
// Their names are those of the course's own catalogue, in `test/mistakes`.
//
// ### "The move from the last square home to the first is never checked."

// %%
const isJump = (a: Square, b: Square): boolean =>
  Math.abs(a[0] - b[0]) * Math.abs(a[1] - b[1]) === 2;

/** Is there a knight's move from each square to the next? */
const isWalk = (walk: readonly Square[]): boolean =>
  walk.slice(1).every((square, i) => isJump(walk[i], square));

// %% [markdown]
// A tour of the 3×4 board, and the ring of section 1. Which of them passes? Write `[3×4, ring]`.

// %% tags=["predict"]
const openOnes = tourOf("1 4 7 10 / 8 11 2 5 / 3 6 9 12");
predict(null, () => [isWalk(openOnes), isWalk(tourOf("1 6 3 / 4 # 8 / 7 2 5"))]);

// %% [markdown]
// <details><summary>Why</summary>
//
// Both pass, and 3×4 has no closed tour at all. From 12 to 1 it is two rows and three columns. An open tour of
// twelve squares has eleven moves, a closed one twelve: where do you check the twelfth?
//
// </details>
//
// ### "A Set is trusted to notice that two arrays with the same numbers are the same square."

// %% tags=["predict"]
const twice: readonly Square[] = [
  [0, 1],
  [0, 1],
];
predict(null, () => new Set(twice).size);

// %% [markdown]
// <details><summary>Why</summary>
//
// Two arrays are two things, even with the same numbers in them. Make a text of each square first.
//
// </details>
//
// ### "Row and column are written one after the other, so [1, 10] and [11, 0] look alike."
//
// How many different texts are these two squares?

// %% tags=["predict"]
const far: readonly Square[] = [
  [1, 10],
  [11, 0],
];
predict(null, () => new Set(far.map(([row, col]) => `${row}${col}`)).size);

// %% [markdown]
// <details><summary>Why</summary>
//
// Both are "110". With a comma between they are not. Boards of up to ten columns never show it.
//
// </details>
//
// ### "The empty list passes every check, for there is nothing in it to be wrong."
//
// Are all squares of an empty list on the moon?

// %% tags=["predict"]
const isOnTheMoon = (): boolean => false;
predict(null, () => [].every(isOnTheMoon));

// %% [markdown]
// <details><summary>Why</summary>
//
// `every` looks for one that fails, and there is none. So a board without squares, and a tour without squares,
// need a question of their own.
//
// </details>
//
// ### "The number of rows is taken for the shorter side of every board."

// %%
const tooNarrow = (rows: number): boolean => rows < 3 || rows === 4;

// %% [markdown]
// Rule 2 of the theorem, for boards of 4 rows and 10 columns, and of 10 rows and 4 columns. Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => [tooNarrow(4), tooNarrow(10)]);

// %% [markdown]
// <details><summary>Why</summary>
//
// The same board, turned by a quarter, has another answer. Ask for the shorter side, whichever it is.
//
// </details>
//
// ### "The lower half is the upper one in the mirror, top and bottom exchanged, and not turned."
//
// The porter's half that met its half-turn, `2 3 6 7` over `1 4 5 8`: does 8 meet 9 when the lower half is the
// mirror image?

// %% tags=["predict"]
const mirrored = " 9 12 13 16 / 10 11 14 15";
const inMirror = tourOf(`${halves.meets} / ${mirrored}`);
predict(null, () => isIn(porterMoves(rectangle(4, 4), inMirror[7]), inMirror[8]));

// %%
const mirrorAlt = "A half and its mirror image: 8 is on the right edge, 9 on the left one";
show(boardPicture(roundDrawing(rectangle(4, 4), inMirror), mirrorAlt));

// %% [markdown]
// ### And some more, in short
//
// | mistake | smallest board that shows it | look for |
// |---|---|---|
// | "Rows times columns is taken for the number of squares, so holes count." | 3×3 without its centre | a product |
// | "The knight must come home, but nobody asks whether it has been everywhere." | 3×3, around the centre | lengths that are not compared |
// | "The one-square tour ends where it began, so it is taken for a closed one." | 1×1 | a start compared with an end |
// | "Only 1, 2 and 4 are ruled out for the shorter side, and 0 slips through." | 0×6 | `<` in place of a list |
// | "Both sides must be even, it is thought, where one even side is enough." | 5×6 | two remainders where one product would do |
// | "When the search steps back, the square stays taken." | 6×6 | a place without its undo |
// | "Nobody asks whether the half stays in the upper half, as long as the whole is a closed tour." | 8×8 | rows that nobody looks at |
// | "The joined tour holds the caller's own squares." | 6×7 | squares that are passed on, not copied |

// %% [markdown]
// ## 7. What the sources say
//
// *For the curious: skip it if you like.* All claims are those of the Ukrainian page "Обхід конем шахової дошки". It asks for a tour that comes back
// to where it started, and gives three ways to draw one by hand.
//
// ### "Draw a tour of 4×4, cut four of them near the centre and glue them together"
//
// That is easy, says the page. So how many squares of 4×4 can one walk visit at most?

// %%
/** The longest walk that begins like this one. */
function longest(board: Board, walk: readonly Square[]): number {
  const next = knightMoves(board, walk[walk.length - 1]).filter((square) => !isIn(walk, square));
  return Math.max(walk.length, ...next.map((square) => longest(board, [...walk, square])));
}

// %% tags=["predict"]
const fourByFour = rectangle(4, 4);
predict(null, () =>
  Math.max(...squaresOf(fourByFour).map((start) => longest(fourByFour, [start]))),
);

// %% [markdown]
// **Verdict: as it is written, it fails.** There is no tour of 4×4, neither closed nor open: one square is
// always left out. But look at the moves that the corners force.

// %%
const quartet = ["a4 c3 d1 b2", "d4 b3 a1 c2", "b4 d3 c1 a2", "c4 a3 b1 d2"];

/** A list of chess names as squares of a board with so many rows. */
function squaresFrom(names: string, rows: number): Square[] {
  const columnOf = (name: string) => name.charCodeAt(0) - "a".charCodeAt(0);
  return names.split(" ").map((name): Square => [rows - Number(name.slice(1)), columnOf(name)]);
}

const trips4 = quartet.map((names) => squaresFrom(names, 4));

// %%
/** Round trips over a board, their squares marked with the letters A, B, C, … */
function tripsDrawing(board: Board, trips: readonly (readonly Square[])[]): Drawing {
  const marks = trips.flatMap((trip, i) =>
    trip.map((square): Mark => ({ square, sign: String.fromCharCode(65 + i) })),
  );
  const lines = trips.flatMap((trip) =>
    trip.map((to, i) => ({ from: trip[(i || trip.length) - 1], to, kind: "move" as const })),
  );
  return { board, marks, lines };
}

show(
  boardPicture(tripsDrawing(fourByFour, trips4), "4×4 in four round trips of four squares, A to D"),
);

// %% [markdown]
// Four **round trips** of four squares each, two diamonds (A, B) and two squares (C, D). Did you find them in
// section 1? They cover the board, and *they* can be cut and glued: where a move of one trip lies beside a
// move of another, take both away, and go across.

// %%
const shifted = (trip: readonly Square[], by: number) => [...trip.slice(by), ...trip.slice(0, by)];

/** Two round trips made one, or `null` where no two moves lie side by side. */
function glued(a: readonly Square[], b: readonly Square[]): Square[] | null {
  for (let i = 0; i < a.length; i++) {
    const first = shifted(a, i);
    for (let j = 0; j < 2 * b.length; j++) {
      const second = shifted(j < b.length ? b : [...b].reverse(), j % b.length);
      const across = isJump(first[first.length - 1], second[0]);
      if (across && isJump(second[second.length - 1], first[0])) return [...first, ...second];
    }
  }
  return null;
}

// %%
/** The first trip, with all others glued to it that can be. */
function gluedTogether(trips: readonly (readonly Square[])[]): readonly (readonly Square[])[] {
  const [first, ...rest] = trips;
  for (const [i, trip] of rest.entries()) {
    const joined = glued(first, trip);
    if (joined) return gluedTogether([joined, ...rest.filter((_, k) => k !== i)]);
  }
  return trips;
}

// %% [markdown]
// Four boards of 4×4 make a chess board of 16 round trips. Can they all be glued together? Guess how many
// trips are left at the end.

// %%
const corners: readonly Square[] = [
  [0, 0],
  [0, 4],
  [4, 0],
  [4, 4],
];
const trips8 = corners.flatMap(([down, right]) =>
  trips4.map((trip) => trip.map(([row, col]): Square => [row + down, col + right])),
);

// %% tags=["predict"]
predict(null, () => gluedTogether(trips8).length);

// %%
const board8 = rectangle(8, 8);
const [gluedTour] = gluedTogether(trips8);
show(
  boardPicture(
    roundDrawing(board8, gluedTour),
    "A closed tour of the chess board, glued from 16 trips",
  ),
);

// %% [markdown]
// **It holds if** "tours of 4×4" are read as round trips, four to each quarter. Could they be glued within one
// 4×4 board? No, or else it would have a closed tour.

// %%
holds([
  ["the longest walk on 4×4, in squares", 15, longest(fourByFour, squaresFrom("a4", 4))],
  ["round trips left of the four on 4×4", 4, gluedTogether(trips4).length],
  ["squares of the glued tour", 64, new Set(gluedTour.map(String)).size],
  [
    "its moves that are knight's moves",
    64,
    gluedTour.filter((s, i) => isJump(s, gluedTour[(i + 1) % 64])).length,
  ],
]);

// %% [markdown]
// ### "First the border, two squares wide, then the 16 in the centre"
//
// The centre is a 4×4 board, and you know about those. So the knight could not even walk over the second part.
// And the border, has it a tour? Here are the moves that a *closed* tour of it would need.

// %%
const border: Board = [
  "........",
  "........",
  "..####..",
  "..####..",
  "..####..",
  "..####..",
].concat(["........", "........"]);
show(
  boardPicture(
    forcedMoves(border),
    "The border: its forced moves make two separate round trips of twelve squares",
  ),
);

// %% [markdown]
// Again they shut themselves into short trips. An open tour could still be there. It has two ends, and only
// these may have fewer than two doors. Turned and mirrored, each of the 48 squares is like one of seven: a8,
// b8, c8, d8, b7, c7, d7. How many of the seven start an open tour of the border?

// %%
/** Is there an open tour that begins like this walk? Of the squares to come, one may be a dead end. */
function canFinish(board: Board, walk: Square[]): boolean {
  const waiting = squaresOf(board).filter((square) => !isIn(walk, square));
  if (waiting.length === 0) return true; // report
  const open = [...waiting, walk[walk.length - 1]];
  const exits = waiting.map(
    (square) => knightMoves(board, square).filter((s) => isIn(open, s)).length,
  );
  if (exits.includes(0) || exits.filter((count) => count === 1).length > 1) return false; // check
  return knightMoves(board, walk[walk.length - 1])
    .filter((square) => isIn(waiting, square))
    .some((square) => canFinish(board, [...walk, square])); // place, recurse, undo
}

// %% tags=["predict"]
const seven = squaresFrom("a8 b8 c8 d8 b7 c7 d7", 8);
const borderStarts = seven.filter((square) => canFinish(border, [square]));
predict(null, () => borderStarts.length);

// %% [markdown]
// **Verdict: it fails, twice.** Neither part has a tour, so no tour of the chess board visits the one part
// first and the other part then. **It holds if** the knight may change sides more often. This tour begins and
// ends on the border. How often does it cross between border and centre? Count in the picture, or guess.

// %%
const crossing =
  "a8 c7 e8 g7 h5 g3 h1 f2 d1 b2 a4 c3 e4 f6 d5 f4 e6 c5 d3 e5 f3 d4 f5 d6 c4 e3 g4 h2 f1 d2 b1 a3 " +
  "b5 a7 c8 e7 g8 h6 f7 h8 g6 h4 g2 e1 c2 a1 b3 a5 b7 d8 c6 b8 a6 b4 a2 c1 e2 g1 h3 g5 h7 f8 d7 b6";
const crossingTour = squaresFrom(crossing, 8);

// %%
const isOnBorder = (square: Square): boolean => isOnBoard(border, square);
const alternating = crossingTour.map((square): Mark => {
  return isOnBorder(square)
    ? { square, sign: "", tone: "visited" }
    : { square, sign: "c", tone: "candidate" };
});
const crossingAlt = "A tour of the chess board; the squares of the centre are marked c";
const path = tourDrawing(board8, crossingTour);
show(boardPicture({ ...path, marks: alternating }, crossingAlt));

// %% tags=["predict"]
const crossings = crossingTour
  .slice(1)
  .filter((s, i) => isOnBorder(s) !== isOnBorder(crossingTour[i]));
predict(null, () => crossings.length);

// %% [markdown]
// Eleven squares of the border, fifteen of the centre, then border, then the one square of the centre that was
// left, then border again. And glued from round trips, the border first and the centre last, there is a closed
// tour, too:

// %%
const borderTrips = [
  "a8 c7 e8 g7 h5 g3 h1 f2 d1 b2 a4 b6",
  "b8 d7 f8 h7 g5 h3 g1 e2 c1 a2 b4 a6",
  "c8 e7 g8 h6 g4 h2 f1 d2 b1 a3 b5 a7",
  "d8 f7 h8 g6 h4 g2 e1 c2 a1 b3 a5 b7",
].map((names) => squaresFrom(names, 8));
const centreTrips = trips4.map((trip) => trip.map(([row, col]): Square => [row + 2, col + 2]));
show(
  boardPicture(tripsDrawing(board8, [...borderTrips, ...centreTrips]), "Eight round trips, A to H"),
);

// %%
holds([
  ["of seven squares of the border, those that start an open tour", 0, borderStarts.length],
  ["crossings of the tour above", 4, crossings.length],
  ["its squares", 64, new Set(crossingTour.map(String)).size],
  ["its moves", 63, crossingTour.slice(1).filter((s, i) => isJump(s, crossingTour[i])).length],
  [
    "trips left, border and centre glued",
    1,
    gluedTogether([...borderTrips, ...centreTrips]).length,
  ],
]);

// %% [markdown]
// ### "Find a route over half the board, double it symmetrically, and join the two"
//
// This is Euler's way, and your `closedFromHalf`. How often does it work? The upper half of the chess board
// has tens of thousands of open tours. Outer and inner squares make short work of them.
//
// There are 16 outer and 16 inner squares, and no move from outer to outer. So between two outer squares there
// is an inner one, at least; that takes 15 of the 16. An open tour begins and ends on outer squares, and goes
// from inner to inner just once. Until then it sees outer squares of one colour and inner ones of the other,
// and afterwards the rest. So it is two walks of 16 squares, with one move between them.

// %%
const half8 = rectangle(4, 8);
/** Outer squares of the one colour with the inner ones of the other, and the rest. */
const parts = [true, false].map((wanted) =>
  squaresOf(half8).filter((square) => (isOuter(square) === isDark(square)) === wanted),
);

/** Every walk over all squares of a part that begins like this one. */
function walksOver(part: readonly Square[], walk: readonly Square[]): (readonly Square[])[] {
  if (walk.length === part.length) return [walk];
  return knightMoves(half8, walk[walk.length - 1])
    .filter((square) => isIn(part, square) && !isIn(walk, square))
    .flatMap((square) => walksOver(part, [...walk, square]));
}

// %%
const isInnerSquare = (square: Square): boolean => !isOuter(square);
const firstWalks = parts[0].filter(isOuter).flatMap((start) => walksOver(parts[0], [start]));
const secondWalks = parts[1].filter(isInnerSquare).flatMap((start) => walksOver(parts[1], [start]));

const pairs = { tours: 0, joined: 0 };
for (const first of firstWalks) {
  const [row, col] = first[0];
  for (const second of secondWalks.filter((walk) => isJump(first[15], walk[0]))) {
    pairs.tours++;
    if (isJump(second[15], [7 - row, 7 - col])) pairs.joined++; // the half-turn of the start
  }
}

// %% [markdown]
// These tours begin on outer squares of one colour. Each can be walked backwards, and then it begins on one of
// the other; so in all there are twice as many. One tour in how many joins? Guess a whole number.

// %% tags=["predict"]
predict(null, () => Math.round(pairs.tours / pairs.joined));

// %%
holds([
  ["open tours of 4×8", 62_176, 2 * pairs.tours],
  ["those that join with their half-turn", 3_944, 2 * pairs.joined],
]);

// %% [markdown]
// **Verdict: it holds**, and not rarely: one in 16. It does not hold on every board. On 8 rows and 5 columns
// there are closed tours, and open tours of the upper half as well; but none of these joins. Why? The half has
// 20 squares, so its start and its end have different colours. Now look at the colours of a square and of its
// half-turn, on 8×8 and on 8×5. Are they the same? Write `[8×8, 8×5]` with `true` and `false`.

// %% tags=["predict"]
predict(null, () => [8, 5].map((cols) => isDark([0, 1]) === isDark([7, cols - 2])));

// %% [markdown]
// <details><summary>Why none joins on 8×5</summary>
//
// The half-turn of the start has the other colour than the start, and so the same colour as the end. And a
// knight's move always changes the colour. On 6×7 a square and its half-turn differ as well, but there the
// half has 21 squares, so start and end are of the same colour, and the joint may be a move. Count first!
//
// </details>

// %% [markdown]
// ## 8. Measure: what a look at the doors is worth
//
// *For the curious: skip it if you like.* Now the knight, with Warnsdorff's rule, from the corner. Three searches: one looks at the end only, one
// keeps the way home open, one looks for two doors as well. They give up after 20,000 steps.

// %%
/** The board as lists of numbers, which is faster than lists of squares. */
function neighboursOn(rows: number, cols: number): number[][] {
  const board = rectangle(rows, cols);
  return squaresOf(board).map((s) => knightMoves(board, s).map(([row, col]) => cols * row + col));
}

const most = 20_000;
type State = { near: number[][]; free: boolean[]; steps: number; looks: number };

// %%
/** The free neighbours of a square. */
const freeNear = ({ near, free }: State, square: number) => near[square].filter((n) => free[n]);

/** How many doors a square has when the knight is on `here`. Square 0 is the start. */
function doorCount({ near, free }: State, square: number, here: number): number {
  return near[square].filter((n) => free[n] || n === here || n === 0).length;
}

function isLost(state: State, here: number): boolean {
  const { near, free, looks } = state;
  if (looks > 0 && !near[0].some((n) => free[n])) return true;
  return looks > 1 && free.some((isFree, n) => isFree && doorCount(state, n, here) < 2);
}

// %%
function goOn(state: State, here: number, toCome: number): boolean {
  state.steps++;
  if (toCome === 0) return state.near[0].includes(here);
  if (state.steps >= most || isLost(state, here)) return false;
  return freeNear(state, here)
    .map((square) => ({ square, rank: freeNear(state, square).length }))
    .sort((a, b) => a.rank - b.rank)
    .some(({ square }) => {
      state.free[square] = false;
      const found = state.steps < most && goOn(state, square, toCome - 1);
      state.free[square] = true;
      return found;
    });
}

// %%
/** Steps to the first closed tour, `most` when the search gave up. */
function knightSteps(rows: number, cols: number, looks: number): number {
  const near = neighboursOn(rows, cols);
  const state = { near, free: near.map((_, n) => n !== 0), steps: 0, looks };
  goOn(state, 0, rows * cols - 1);
  return state.steps;
}

// %% [markdown]
// Which board is the hardest for the search with two doors: 5×6, 6×6, 8×8 or 3×10? Write it as a text, such as
// `"8×8"`.

// %%
const sizes = [
  [5, 6],
  [6, 6],
  [8, 8],
  [3, 10],
] as const;
const measured = sizes.map(([rows, cols]) => ({
  name: `${rows}×${cols}`,
  steps: [0, 1, 2].map((looks) => knightSteps(rows, cols, looks)),
}));

// %% tags=["predict"]
predict(null, () => [...measured].sort((a, b) => b.steps[2] - a.steps[2])[0].name);

// %%
const namesOfLooks = ["at the end", "way home", "two doors"];
const bars = measured.flatMap(({ name, steps }) =>
  steps.map((value, i) => ({ label: `${name}, ${namesOfLooks[i]}`, value })),
);
show(barChart("Steps to a closed tour (20,000: gave up)", bars, { logarithmic: true }));

// %%
const givenUp = (look: number) => measured.filter(({ steps }) => steps[look] === most).length;
const stepsOf = (name: string) => measured.find((m) => m.name === name)?.steps ?? [];
holds([
  ["5×6, two doors", 1_459, stepsOf("5×6")[2]],
  ["6×6, way home", 1_447, stepsOf("6×6")[1]],
  ["6×6, two doors", 48, stepsOf("6×6")[2]],
  ["8×8, two doors", 70, stepsOf("8×8")[2]],
  ["3×10, two doors", 44, stepsOf("3×10")[2]],
  ["boards given up, looking at the end only", 4, givenUp(0)],
  ["boards given up, with the way home", 2, givenUp(1)],
]);

// %% [markdown]
// 5×6 is the hardest, and yet it is no larger than 3×10: both have 30 squares. Has it fewer closed tours? How
// many are there on each? Guess `[5×6, 3×10]`; two directions of the same round trip count once.

// %%
/** How many ways home there are, each round trip in both directions. */
function countHome(state: State, here: number, toCome: number): number {
  if (toCome === 0) return state.near[0].includes(here) ? 1 : 0;
  if (isLost(state, here)) return 0;
  return freeNear(state, here).reduce((sum, square) => {
    state.free[square] = false;
    const found = countHome(state, square, toCome - 1);
    state.free[square] = true;
    return sum + found;
  }, 0);
}

// %%
function closedTours(rows: number, cols: number): number {
  const near = neighboursOn(rows, cols);
  const state = { near, free: near.map((_, n) => n !== 0), steps: 0, looks: 2 };
  return countHome(state, 0, rows * cols - 1) / 2;
}

// %% tags=["predict"]
predict(null, () => [closedTours(5, 6), closedTours(3, 10)]);

// %%
const mostMoves = (rows: number, cols: number): number =>
  Math.max(...neighboursOn(rows, cols).map((list) => list.length));
holds([
  ["closed tours of 5×6", 8, closedTours(5, 6)],
  ["closed tours of 3×10", 16, closedTours(3, 10)],
  ["most moves that a square of 5×6 has", 8, mostMoves(5, 6)],
  ["most moves that a square of 3×10 has", 4, mostMoves(3, 10)],
]);

// %% [markdown]
// Both have few; 8×8 has more than thirteen trillion (so says the encyclopedia, see section 9), and what is
// rare takes longer to find. But on 3×10 no square has more than four moves. A wrong step soon leaves some
// square without its two doors, and the search notices it; on 5×6 that may take long.
//
// Chapter 14 takes the doors further: a square with two doors left *forces* both, and one forced move forces
// the next. Chapter 15 does not search at all: it joins small closed tours to large ones, up to a million
// squares and beyond.
//
// ## 9. Close
//
// ### Questions
//
// **1. Why has the 7×9 board no closed tour?**
//
// - a) It is too narrow.
// - b) It has one dark square more than light ones.
// - c) Its corners have only two moves.
//
// <details><summary>Answers to 1</summary>
//
// - a) Seven rows are enough: 7×8 has closed tours.
// - b) **Right.** On a round trip light and dark take turns, so it has as many of each.
// - c) So have the corners of every board. Both moves are forced, and that is no harm by itself.
//
// </details>

// %% [markdown]
// **2. The search has walked over 20 squares. Which neighbours of a free square are doors?**
//
// - a) Those that are free.
// - b) Those that are free, and the square on which the knight stands.
// - c) Those, and the start as well.
//
// <details><summary>Answers to 2</summary>
//
// - a) Then the last free square would have no door, and no search would ever end well.
// - b) Closer. But the last square of the tour is left through the start.
// - c) **Right.** All that was not walked *through*.
//
// </details>

// %% [markdown]
// **3. `isClosedTour` gets a list of nine squares for the ring of eight, the first one at the end again. What
// does it say?**
//
// - a) `true`: it comes home.
// - b) `false`: one square is visited twice.
// - c) It throws a `RangeError`.
//
// <details><summary>Answers to 3</summary>
//
// - a) It comes home, but a tour lists each square once. The way home is a move, not a square.
// - b) **Right.**
// - c) Whatever the list holds, the question makes sense, and the answer is yes or no.
//
// </details>

// %% [markdown]
// **4. A half of 4×8 meets its half-turn: its end is a move from the half-turn of its start. What else has to
// be checked?**
//
// - a) Whether the end of the half-turn is a move from the start.
// - b) Nothing but that the half is a tour of the upper half.
// - c) Whether start and end have different colours.
//
// <details><summary>Answers to 4</summary>
//
// - a) It is: turn the first joint half round, and you have the second.
// - b) **Right.** Every square of it once, and no other.
// - c) They have, after 31 moves. Nothing to check.
//
// </details>
//
// ### Glossary
//
// | word | meaning |
// |---|---|
// | closed tour | a tour whose last square is a knight's move from its first |
// | round trip | a closed walk over some of the squares |
// | open tour | a tour that is not closed |
// | parity | whether a number is even or odd; light and dark squares are parity, painted |
// | forced move | one that every closed tour must have, such as both moves of a corner |
// | door | a neighbour by which a square can still be entered or left |
// | half-turn | half a turn of the board in its plane: the top row becomes the bottom row, and left becomes right |
//
// ### When it does not work
//
// - **`isClosedTour` first.** The ring of section 1 is `true`; with its last square cut off, `false`; doubled,
//   `false`; `[]` on `[]`, `false`.
// - **The theorem says no too often?** Print it as a table, as section 5 does, and compare it with its mirror
//   image: rows and columns must not matter.
// - **The search does not end?** Count its steps. If they run into the thousands on 6×6, a look is missing, or
//   it comes after the loop.
// - **The search ends at once, with nothing?** Perhaps it looks for doors and forgets that the start and the
//   knight's own square are doors.
// - **The halves never join?** Draw the half and what you think is its half-turn, on 6×7. Is it a mirror
//   image?
// - **Still the old result?** Save, run the import cell again, then the cell you want to see.
//
// ### The exercise
//
// `exercises/13-closed-tours.ts`, 45 minutes: `isClosedTour`, `closedTourExists`, `closedTour`,
// `closedFromHalf`. Done early? Ask `closedTour` for 20×20; then look at `solutions/13-closed-tours.2.ts`,
// which never steps back.
//
// ### Where to read more
//
// - Allen J. Schwenk, "Which Rectangular Chessboards Have a Knight's Tour?", *Mathematics Magazine* 64 (1991),
//   pages 325 to 332.
// - Leonhard Euler, "Solution d'une question curieuse que ne paroît soumise à aucune analyse", *Mémoires de
//   l'Académie des Sciences de Berlin* 15 (for 1759, printed 1766), pages 310 to 337: number
//   [E309](https://scholarlycommons.pacific.edu/euler-works/309/) of his works. In French, and readable.
// - Lajos Pósa, "Hamiltonian circuits in random graphs", *Discrete Mathematics* 14 (1976), pages 359 to 364:
//   turning parts of a path, as Euler did, on any graph.
// - The On-Line Encyclopedia of Integer Sequences, [A001230](https://oeis.org/A001230): in how many ways a
//   knight can go round a board of 2n rows and columns.
