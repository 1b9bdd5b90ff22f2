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
// # Unfinished tours
//
// After this chapter you can take a tour that somebody has begun, finish it, or prove that nobody can; and you can
// answer the same question for any graph, knights or no knights.
//
// - **You need** chapter 09 (a board is a graph: squares and their neighbours) and chapter 03 (a search that steps
//   back). Chapter 12 helps, but is not needed.
// - **Time**: 60 minutes to read and try, 60 minutes for the exercise; 35 minutes to look back (sections 6 to 9).
// - **Extra** chapter: nothing in a core chapter needs it. It is the hardest exercise of this part.
//
// Run the cells from top to bottom with Shift+Enter. Where a cell says `predict(null, …)`, first put
// your guess in place of `null`. A wrong guess is worth more than no guess.

// %%
import { barChart, boardPicture, graphPicture, isOnBoard, rectangle } from "../src/board";
import { squareName, stepPlayer, tourDrawing, walkBoard } from "../src/board";
import { type Board, type Drawing, type Frame, type Graph } from "../src/board";
import { type Line, type Mark, type Square } from "../src/board";
import { attempt, check, inOrder, predict, show } from "../src/notebook";

// %% [markdown]
// ## 1. Warm up by hand: can it be finished?
//
// A tour visits every square once, a knight's move each time. Somebody has begun one: **b2, d1, c3, a4, c5, d3**. Click these
// six squares in this order. Now finish the tour.

// %%
show(walkBoard(rectangle(5, 5)));

// %% [markdown]
// Don't try for too long. Look at the corner a1 instead. From which squares can a knight come to it, and where
// can he go from it? And the other corners? Say in a sentence why you will not succeed; section 2 has the answer.

// %% [markdown]
// ## 2. The slow way: try everything that is left
//
// A search that steps back answers the question, in principle. It needs the knight's moves; you wrote them in chapter 09.

// %%
/** All squares of a board, row by row. */
function squaresOf(board: Board): Square[] {
  const all = board.flatMap((line, row) => [...line].map((_, col): Square => [row, col]));
  return all.filter((square) => isOnBoard(board, square));
}

/** The squares as a graph: joined are those that are so many rows and columns apart. */
function leaperGraph(board: Board, far: number, near: number): number[][] {
  const squares = squaresOf(board);
  const isMove = ([row, col]: Square, [otherRow, otherCol]: Square) => {
    const apart = [Math.abs(row - otherRow), Math.abs(col - otherCol)];
    return Math.max(...apart) === far && Math.min(...apart) === near;
  };
  return squares.map((a) => [...squares.keys()].filter((i) => isMove(a, squares[i])));
}

// %%
/** "04 12" is [0, 4] and [1, 2]. */
const squaresIn = (text: string) =>
  text.split(" ").map(([row, col]): Square => [Number(row), Number(col)]);

/** The numbers that these squares have in the graph of the board. */
function numbersOf(board: Board, squares: readonly Square[]): number[] {
  const names = squaresOf(board).map(String);
  return squares.map((square) => names.indexOf(String(square)));
}

// %% [markdown]
// The search itself counts its steps and gives up after so many. `isHopeless` is a question that it asks at each
// step. For now, nothing is ever hopeless.

// %%
type Spent = { steps: number; most: number };
type Question = (graph: Graph, path: readonly number[]) => boolean;

const never: Question = () => false;

type Walk = (
  graph: Graph,
  path: readonly number[],
  question: Question,
  spent: Spent,
) => boolean | null;

// %%
/** Can the path be finished? `null`: nobody knows, too many steps. */
const canWalkOn: Walk = (graph, path, isHopeless, spent) => {
  if (spent.steps === spent.most) return null;
  spent.steps++;
  if (path.length === graph.length) return true;
  if (isHopeless(graph, path)) return false;
  const free = graph[path[path.length - 1]].filter((next) => !path.includes(next));
  for (const next of free) {
    const answer = canWalkOn(graph, [...path, next], isHopeless, spent);
    if (answer !== false) return answer;
  }
  return false;
};

// %%
/** What the search says about a begun tour, and after how many steps. */
function slowly(board: Board, begun: readonly Square[], isHopeless: Question, most = 30_000) {
  const spent: Spent = { steps: 0, most };
  const path = numbersOf(board, begun);
  const answer = canWalkOn(leaperGraph(board, 2, 1), path, isHopeless, spent);
  return { answer, steps: spent.steps };
}

// %%
const hopeless5 = squaresIn("31 43 22 10 02 23");
show(
  boardPicture(
    tourDrawing(rectangle(5, 5), hopeless5),
    "The tour of section 1, begun with six squares",
  ),
);

// %% [markdown]
// Nineteen squares are still to visit. How many steps does the search take to find out that it cannot be done? Guess the number of *digits*.

// %% tags=["predict"]
predict(null, () => String(slowly(rectangle(5, 5), hopeless5, never).steps).length);

// %% [markdown]
// <details><summary>Why nobody can finish it</summary>
//
// From d3 the knight may go to the corner e1 or to the corner e5, or to neither. If to neither, both corners have lost one of their two
// ways, and both are dead ends; but a tour has one end. Say he goes to e1. Then e5 has only c4 left, so the tour ends there. And now the corners
// force him: e1, c2, a1, b3, a5, c4, e5. The tour is at its end, and twelve squares are left out. With e5 first, it is the same upside down.
//
// </details>
//
// And now the 6×6 board, with five squares visited. What does the search say, when it may take 30,000 steps? Guess
// `true`, `false` or `"nobody knows"`.

// %% tags=["predict"]
const hopeless6 = squaresIn("25 33 21 40 52");
predict(null, () => slowly(rectangle(6, 6), hopeless6, never).answer ?? "nobody knows");

// %% [markdown]
// The search walks into the same dead ends again and again, since it looks at one square only: the one where the knight
// stands. We shall look at *all* squares, and at what they still need.
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
holds([
  ["squares that the corners leave out", 12, 25 - hopeless5.length - 7],
  ["squares still to visit", 19, 25 - hopeless5.length],
  ["steps to refute the tour of section 1", 5_629, slowly(rectangle(5, 5), hopeless5, never).steps],
]);

// %% [markdown]
// ## 3. The idea, worked: fences
//
// The knight is your exercise, so let us work the idea out on an easier piece, the **guard**: he goes one step up, down, left
// or right. His *round* is a closed tour: he walks through every square once and is back where he began.

// %%
const castle: Board = ["#..#", "....", "....", "#..#"];
const guardGraph = (board: Board) => leaperGraph(board, 1, 0);
show(
  graphPicture(castle, guardGraph(castle), "The guard's castle: twelve squares, and all his steps"),
);

// %% [markdown]
// Do not walk. Look at a square and ask: **which two of its edges will the round use?** For each square uses exactly two, one to come and one
// to go. That is a choice of *edges*, and most of it is not free:
//
// - **Two left: both are taken.** A square with only two edges needs them both.
// - **Two taken: the rest is struck.** A square whose two edges are known has no use for the others.
//
// Each time one rule is used, the other may find something new. That is a **forced move**. Here is what has to be kept.

// %%
/** For each vertex, where its edges that are not struck lead, and where its taken ones lead. */
type Round = { left: Set<number>[]; taken: Set<number>[] };

function newRound(graph: Graph): Round {
  return {
    left: graph.map((list) => new Set(list)),
    taken: graph.map(() => new Set<number>()),
  };
}

// %%
function take(round: Round, a: number, b: number): void {
  round.taken[a].add(b);
  round.taken[b].add(a);
}

function strike(round: Round, a: number, b: number): void {
  round.left[a].delete(b);
  round.left[b].delete(a);
}

// %%
type Forced = { kind: "take" | "strike"; a: number; b: number };

/** Finds one edge that is forced and does what must be done; `null` when nothing is forced. */
function forcedStep(round: Round): Forced | null {
  for (const a of round.left.keys()) {
    const [b] = [...round.left[a]].filter((next) => !round.taken[a].has(next)); // an open edge
    const kind =
      round.left[a].size === 2 ? "take" : round.taken[a].size === 2 ? "strike" : undefined;
    if (b === undefined || kind === undefined) continue;
    (kind === "take" ? take : strike)(round, a, b);
    return { kind, a, b };
  }
  return null;
}

// %% [markdown]
// How many edges of the castle are forced, one after the other, until nothing more is? Twelve squares, sixteen edges. How many are taken?

// %% tags=["predict"]
predict(null, () => {
  const round = newRound(guardGraph(castle));
  let taken = 0;
  for (let step = forcedStep(round); step !== null; step = forcedStep(round)) {
    if (step.kind === "take") taken++;
  }
  return taken;
});

// %% [markdown]
// Twelve squares, twelve edges: the round is found, and nobody has searched. In section 4 you can watch it.
//
// ### When it cannot be
//
// What if there is no round? Then the rules run into a **contradiction**. There are three:
//
// 1. a **dead end**: a square with fewer than two edges left;
// 2. a **crowd**: a square with three taken edges;
// 3. a circle that **closes too early** and leaves squares out.

// %%
/** The squares that hang together by taken edges with `start`, itself included. */
function chainOf(round: Round, start: number): Set<number> {
  const chain = new Set([start]);
  for (const vertex of chain) round.taken[vertex].forEach((next) => chain.add(next));
  return chain;
}

// %%
/** Is something wrong already? In words, or `null`. */
function contradiction({ left, taken }: Round): string | null {
  for (const vertex of left.keys()) {
    if (left[vertex].size < 2) return `a dead end at ${vertex}`;
    if (taken[vertex].size > 2) return `a crowd at ${vertex}`;
    const chain = chainOf({ left, taken }, vertex);
    const isCircle = [...chain].every((each) => taken[each].size === 2);
    if (isCircle && chain.size < left.length) return `a circle of ${chain.size} squares only`;
  }
  return null;
}

// %%
/** Follows what is forced, until nothing is or something is wrong: how does it end? */
function follow(round: Round): string {
  while (contradiction(round) === null) {
    if (forcedStep(round) === null) return isWhole(round) ? "whole" : "open";
  }
  return contradiction(round) ?? "";
}

const isWhole = ({ taken }: Round) => taken.every((edges) => edges.size === 2);

// %% [markdown]
// A castle of 3×3 squares. Follow the rules with a pencil. What goes wrong? Write `"dead end"`,
// `"crowd"` or `"circle"`.

// %% tags=["predict"]
predict(null, () => {
  const end = follow(newRound(guardGraph(rectangle(3, 3))));
  return ["dead end", "crowd", "circle"].find((word) => end.includes(word));
});

// %% [markdown]
// <details><summary>Why</summary>
//
// Each corner takes its two edges. As soon as b3 and a2 have theirs, the centre is left with two, to c2 and to b1, and takes them. Then
// *these* have theirs, and nothing is left to the corner c1. Nine is an odd number: see below.
//
// </details>
//
// ### The knight's corner
//
// The rules know nothing of guards: they see a graph. So give them the knight's. On the 4×4 board, each corner has two
// moves. What do the rules say about a *closed* tour there? The same three words.

// %% tags=["predict"]
const knights4 = newRound(leaperGraph(rectangle(4, 4), 2, 1));
predict(null, () => {
  const end = follow(knights4);
  return ["dead end", "crowd", "circle"].find((word) => end.includes(word));
});

// %% [markdown]
// Here are the edges that were taken until then. Look at the corners a1 and d4.

// %%
/** The taken edges as lines on a board, each square with the number of its edges that are left. */
function roundDrawing(board: Board, { left, taken }: Round): Drawing {
  const squares = squaresOf(board);
  const marks = squares.map((square, i): Mark => ({ square, sign: String(left[i].size) }));
  const lines = squares.flatMap((from, i) =>
    [...taken[i]]
      .filter((j) => i < j && squares[j] !== undefined)
      .map((j): Line => ({ from, to: squares[j], kind: "move" })),
  );
  return { board, marks, lines };
}

// %%
follow(knights4);
show(
  boardPicture(
    roundDrawing(rectangle(4, 4), knights4),
    "4×4: the forced moves of two opposite corners make a circle of four squares",
  ),
);

// %% [markdown]
// That is a *proof* that the 4×4 board has no closed tour, and it took a few steps.
//
// ### When nothing is forced
//
// Then guess one open edge. The other half of the idea: a wrong guess tells something, too. If the edge cannot be taken, it must be
// struck, and that may force more.

// %%
/** The open edge at the vertex with the fewest edges left; there is one unless the round is whole. */
function openEdge({ left, taken }: Round): [number, number] {
  const undecided = [...left.keys()].filter((vertex) => left[vertex].size > taken[vertex].size);
  const a = undecided.reduce((x, y) => (left[y].size < left[x].size ? y : x));
  const b = [...left[a]].find((next) => !taken[a].has(next));
  return [a, b as number];
}

const copyOf = ({ left, taken }: Round): Round => ({
  left: left.map((edges) => new Set(edges)),
  taken: taken.map((edges) => new Set(edges)),
});

// %%
type Guesses = { count: number };

/** Is there a round that takes what is taken and leaves what is struck? */
function canClose(round: Round, guesses: Guesses = { count: 0 }): boolean {
  const end = follow(round); // check
  if (end !== "open") return end === "whole"; // report
  guesses.count++;
  const [a, b] = openEdge(round); // choose
  const guess = copyOf(round); // what was before stays: nothing to undo
  take(guess, a, b); // place
  if (canClose(guess, guesses)) return true; // recurse and report
  strike(round, a, b); // it cannot be taken, so it is out
  return canClose(round, guesses);
}

// %% [markdown]
// The guard in a castle of 4×4 squares, and in one of 4×5: is there a round? Write `[…, …]`, with `true` or `false`.

// %% tags=["predict"]
predict(null, () => [4, 5].map((cols) => canClose(newRound(guardGraph(rectangle(4, cols))))));

// %% [markdown]
// And in one of 5×5 squares? How many *guesses* does it take to refute it? Write `"none"`, `"fewer than 100"` or `"100 or more"`.

// %% tags=["predict"]
const guesses5 = { count: 0 };
canClose(newRound(guardGraph(rectangle(5, 5))), guesses5);
predict(null, () => {
  if (guesses5.count === 0) return "none";
  return guesses5.count < 100 ? "fewer than 100" : "100 or more";
});

// %% [markdown]
// ### Colour: see it before you search
//
// Those guesses were wasted. Colour the squares like a chess board. Each step of the guard goes to the other colour, and so does each move
// of a knight. So a round has as many dark squares as light ones; the 5×5 board has thirteen of one and
// twelve of the other. No guess is needed, and no forced move sees it. For a tour that is *not* closed, there may be one more of the colour of
// its start, which is then the colour of its end.
//
// A knight starts on b5, `[0, 1]`, of the 5×5 board. Squares of its colour: twelve, and thirteen of the other. Can he tour the board?

// %% tags=["predict"]
const colours5 = squaresOf(rectangle(5, 5)).map(([row, col]) => (row + col) % 2);
predict(null, () => {
  const own = colours5.filter((colour) => colour === (0 + 1) % 2).length;
  return own === 25 - own || own === 25 - own + 1;
});

// %% [markdown]
// ### One more point: outside
//
// A tour that is not closed has two ends, and its ends use one edge each. Must we write all rules again? No. Add one more point to the graph,
// **outside**, and join it to every square. The knight comes in from outside, walks, and goes out again: an open tour is a
// *round* through all squares and outside.
//
// And a tour that was begun? It is a round of which some edges are taken already: from outside to its first square, from there to the
// second, and so on.
//
// In the castle with outside, how many edges has the square b4, `[0, 1]`, which had two? And how many has outside? Write `[…, …]`.

// %% tags=["predict"]
const graphWithOutside: Graph = [
  ...guardGraph(castle).map((list) => [...list, 12]),
  [...guardGraph(castle).keys()],
];
predict(null, () => [graphWithOutside[0].length, graphWithOutside[12].length]);

// %% [markdown]
// <details><summary>What this does to the forced moves</summary>
//
// At first nothing is forced: every square has one edge more. But outside needs two edges only. As soon as both are taken, it loses all
// others, and the rules bite again. A square with one edge into the board is no dead end then, as long as outside is open to it: it
// may be the end of the tour. Two such squares are too many when the start is known.
//
// </details>
//
// ## 4. Watch it move
//
// The castle again. The number on a square says how many of its edges are left, a line is an edge that is taken. Edges that are still open
// and edges that are struck are not drawn: when one is struck, the numbers at its two ends go down. The film asks twice.

// %%
function filmOf(board: Board, questions: Readonly<Record<number, string>>): Frame[] {
  const squares = squaresOf(board);
  const name = (i: number) => squareName(squares[i], board.length);
  const round = newRound(guardGraph(board));
  const film: Frame[] = [{ drawing: roundDrawing(board, round), caption: "All edges are open." }];
  for (let step = forcedStep(round); step !== null; step = forcedStep(round)) {
    const { kind, a, b } = step;
    const why =
      kind === "take" ? "has only two left, so it is taken" : "has two taken, so it is struck";
    const caption = `The edge from ${name(a)} to ${name(b)}: ${name(a)} ${why}.`;
    film.push({ drawing: roundDrawing(board, round), caption, ask: questions[film.length] });
  }
  return film;
}

// %%
const castleFilm = filmOf(castle, {
  1: "Which square has only two edges? What follows?",
  5: "What can no longer be used, and why?",
});
show(stepPlayer("The guard's round through the castle", castleFilm));

// %% [markdown]
// Go back in the film and find three things:
//
// 1. **A step that forces the next.** A struck edge leaves another square with two.
// 2. **The inner squares come last.** They had four edges, and in the end the choice was made by their neighbours.
// 3. **No number falls below 2.** If one did, the round would be refuted.
//
// How many edges are struck in the film, and how many are decided in all, taken or struck? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => [
  castleFilm.filter(({ caption }) => caption.includes("struck")).length,
  castleFilm.length - 1,
]);

// %% [markdown]
// ## 5. Fill, order, write
//
// Three steps, each with less help than the one before.
//
// ### Fill three blanks: a begun walk
//
// The guard has begun a walk, which need not come back. Can he finish it? The section on *outside* says how this becomes a question about
// rounds. Put code in place of `blank("A")`, `blank("B")` and `blank("C")`.

// %%
/** Stands for something that you are going to write. */
function blank<T>(name: string): T {
  throw new Error(`blank ${name} in the cell above is still empty`);
}

// %% tags=["make"]
function canFinish(graph: Graph, begun: readonly number[]): boolean {
  const outside = graph.length;
  const everywhere = [...graph.keys()];
  const round = newRound([...graph.map((list) => [...list, blank<number>("A")]), everywhere]);
  take(round, outside, blank("B")); // he comes in
  for (let i = 1; i < begun.length; i++) {
    take(round, begun[i - 1], blank("C")); // what he has done stays
  }
  return canClose(round);
}

// %% tags=["check"]
attempt(() => {
  const walks = [[0], [1], [4], [0, 1, 2], [4, 1, 0], [2, 5, 4, 3]];
  const room = guardGraph(rectangle(3, 3));
  const said = walks.map((walk) => canFinish(room, walk));
  const asked = walks.map((walk) => canWalkOn(room, walk, never, { steps: 0, most: 1_000 }));
  show(walks.map((walk, i) => `begun with ${walk.join(", ")}: ${said[i]}`).join("\n"));
  show(`is that so? ${said.join() === asked.join() ? "✓ yes" : "✗ no"}`);
});

// %% [markdown]
// <details><summary>The three answers</summary>
//
// - **A** is `outside`: every square is joined to it, since the walk may begin and end anywhere.
// - **B** is `begun[0]`. With the last one, the walk would be begun at its end.
// - **C** is `begun[i]`. The edges between outside and the end of the begun part stay open, but as soon as a square inside has its two,
//   it loses the others. Nobody has to take the visited squares off the board.
//
// </details>
//
// ### Put lines in order: edges that lead one way
//
// Now a graph whose edges lead **one way**, like streets. `streets[v]` names the places to which a street leads from v. Our rounds know
// no directions. A trick helps: make three points of each place, in a row: an **entrance** (number 3 · v), the place itself (3 · v + 1), and an
// **exit** (3 · v + 2). A street leads from an exit to an entrance.
//
// ```ts
// function split(streets) {
//   ① make three points of each place
//   for (const [v, list] of streets.entries()) {
//     for (const next of list) {
//       ② ③ join the exit to the entrance, and the entrance to the exit
//     }
//   }
//   ④ give the graph back
// }
// ```
//
// Seven lines for four places, and three of them are wrong. The table is what you need; the cells below it hold the same lines, and
// run them: just run these cells, you need not read them.
//
// | line | code                                                                              |
// | ---- | --------------------------------------------------------------------------------- |
// | a    | `graph[3 * v + 2].push(3 * next);`                                                |
// | b    | `return graph;`                                                                   |
// | c    | `graph[3 * v].push(3 * next);`                                                    |
// | d    | `const graph = streets.flatMap((_, v) => [[3*v + 1], [3*v, 3*v + 2], [3*v + 1]]);` |
// | e    | `graph[3 * next].push(3 * v + 2);`                                                |
// | f    | `graph[3 * next + 2].push(3 * v);`                                                |
// | g    | `const graph = streets.flatMap((_, v) => [[3*v + 2], [], [3*v]]);`                 |

// %%
const lines: Record<string, string> = {
  a: "graph[3 * v + 2].push(3 * next);",
  b: "return graph;",
  c: "graph[3 * v].push(3 * next);",
  d: "const graph = streets.flatMap((_, v) => [[3*v + 1], [3*v, 3*v + 2], [3*v + 1]]);",
  e: "graph[3 * next].push(3 * v + 2);",
  f: "graph[3 * next + 2].push(3 * v);",
  g: "const graph = streets.flatMap((_, v) => [[3*v + 2], [], [3*v]]);",
};

// %%
/** The frame with these lines in it, as text. */
const bodyOf = ([make, out, back, give]: readonly string[]): string => `  ${make}
  for (const [v, list] of streets.entries()) {
    for (const next of list) {
      ${out}
      ${back}
    }
  }
  ${give}`;

// %%
/** Runs the frame with these lines, and asks for rounds through three small towns. */
function splitsTowns(chosen: readonly string[]): boolean {
  show(`function split(streets) {\n${bodyOf(chosen)}\n}`);
  const split = new Function("streets", bodyOf(chosen));
  const towns: Graph[] = [
    [[1], [2], [0]],
    [[1, 2], [2], []],
    [[1], [2], [0, 3], [1]],
  ];
  const found = towns.map((town) => canClose(newRound(split(town) as Graph)));
  show(
    `three places in a ring: ${found[0]}; without a way back: ${found[1]}; the third: ${found[2]}`,
  );
  return found.join() === "true,false,false";
}

// %% [markdown]
// Write four letters in place of `null`, such as `"abcd"`. It is right when the three towns give true, false, false. In the third, place 3
// can be reached only from 2, and it leads only to 1, so 0 is left out.

// %% tags=["make"]
inOrder({ lines, count: 4, isRight: splitsTowns }, null);

// %% [markdown]
// <details><summary>The order, and the wrong lines</summary>
//
// ① d ② a ③ e ④ b (② and ③ may change places).
//
// - **g** leaves the middle out. Then a round could come in by an entrance and go out by an entrance. The middle has two edges, so both are
//   forced, and they tie the entrance to the exit.
// - **c** starts at an entrance, and **f** ends at one's exit: both drive against the traffic.
//
// </details>
//
// ### Write it: the knight, and any graph
//
// Open [`exercises/14-unfinished-tours.ts`](../exercises/14-unfinished-tours.ts) beside this notebook. The idea is the one of section 3;
// five things are new.
//
// | | above | yours |
// |---|---|---|
// | answer | *yes* or *no* | the tour, from its beginning and in its direction, or `null` |
// | graph | a guard's | the knight's; and any, with edges that lead both ways or one way |
// | begun | a start | any number of squares, also none, also all |
// | colour | told | counted before the search, or large boards take forever |
// | bad arguments | nobody asked | a `RangeError` that names `visited` or `path` |
//
// You need not start from nothing. Copy from section 3 all from `Round` to `canClose`: it is quick enough for every question of the judge.
// Let `canClose` give back the round in place of `true`, and `null` in place of `false`. Beside the refusals, four things
// are left:
//
// 1. **Into the round**, as `canFinish` does. With nothing begun, no edge is taken yet. For a closed tour leave outside away, and take only
//    the edges between the begun squares.
// 2. **Out of the round.** Begin at outside and go on to the first of the begun squares; from then on, always to the taken edge by which
//    you did not come. For a closed tour begin at the first square, and go on to the second. Where no such square is
//    given, either way will do.
// 3. **Colours**, before you search: for a closed tour, for a start that is given, and for none.
// 4. **Streets**: `split`, and then outside as before. Which of the three points of each place is it joined to?
//
// A plan that works: first open tours of 3×4 and 5×5, then `closed`, then graphs with edges both ways, then one way. Another way is as good:
// the search of chapter 12, which walks on from where the knight stands, and before each step looks for contradictions
// among the forced edges.
//
// **After each save, run the next cell again**, and then those below it: importing is what reads your file.

// %% tags=["make"]
import { completeTour, hamiltonianPath } from "../exercises/14-unfinished-tours";

// %%
attempt(() => {
  const begun = squaresIn("00 12 20 41 60 72 51 70");
  const tour = completeTour(rectangle(8, 8), begun);
  if (tour === null) return show("null: your program says that nobody can finish it; one can");
  show(
    boardPicture(
      tourDrawing(rectangle(8, 8), tour),
      "Your tour, which was begun with eight squares",
    ),
  );
});

// %%
attempt(() => {
  const refuted = completeTour(rectangle(5, 5), hopeless5) === null;
  show(`the tour of section 1: ${refuted ? "✓ refuted" : "✗ not refuted"}`);
  const path = hamiltonianPath([[1, 2, 4], [2], [], [0, 1, 4], [1, 2]], []);
  show(`five places, streets one way: ${path === null ? "no path" : path.join(" → ")}`);
});

// %% [markdown]
// And the judge. It runs the tests from easy to hard; the first red one is the next thing to do.
// Stuck? `npm run kata -- hint 14` in a terminal gives a small hint first, and a larger one when you ask again.

// %% tags=["check"]
await check("14");

// %% [markdown]
// ## 6. How it goes wrong
//
// These are the mistakes that people really make here. For each: what would it print? Guess, run, then
// unfold. Their names are those of the course's own catalogue, in `test/mistakes`.
//
// ### "A circle that closes too early is not noticed."

// %%
/** As `canClose`, but it looks only for dead ends and crowds. */
function closesAnyhow(round: Round): boolean {
  const isWrong = () => round.left.some((edges, i) => edges.size < 2 || round.taken[i].size > 2);
  while (!isWrong()) if (forcedStep(round) === null) return isWhole(round);
  return false;
}

// %% [markdown]
// The closed tour of the 4×4 board, which does not exist. Each square gets its two edges. What does this function say?

// %% tags=["predict"]
predict(null, () => closesAnyhow(newRound(leaperGraph(rectangle(4, 4), 2, 1))));

// %% [markdown]
// <details><summary>Why</summary>
//
// Every square has two edges, and yet it is no tour: four circles of four squares. "Two edges each" is only half of
// the rule, "all in one piece" is the other.
//
// </details>
//
// ### "A square with one move left is a dead end, also where the tour may end there."

// %%
const noEnds: Question = (graph, path) => {
  const head = path[path.length - 1];
  const isOpen = (i: number) => i === head || !path.includes(i);
  const ways = (i: number) => graph[i].filter(isOpen).length;
  return [...graph.keys()].some((i) => !path.includes(i) && ways(i) < 2);
};

// %% [markdown]
// The 3×4 board, begun on a3, `[0, 0]`. There is a tour. What does a search with this question say?

// %% tags=["predict"]
predict(null, () => slowly(rectangle(3, 4), [[0, 0]], noEnds).answer);

// %% [markdown]
// <details><summary>Why</summary>
//
// The last square is always one that can be entered and not left. One dead end is the end of the tour, two are too many. (When
// the tour must be closed, not even one is allowed.)
//
// </details>
//
// ### "After a wrong guess, the counts of the moves that were struck are not put back."

// %%
function canCloseWithoutCopy(round: Round): boolean {
  const end = follow(round);
  if (end !== "open") return end === "whole";
  const [a, b] = openEdge(round);
  const guess = round; // not a copy
  take(guess, a, b);
  if (canCloseWithoutCopy(guess)) return true;
  strike(round, a, b);
  return canCloseWithoutCopy(round);
}

// %% [markdown]
// A closed knight's tour of the 3×10 board exists. What do `canClose` and this function say? Write `[…, …]`.

// %% tags=["predict"]
const knights3x10 = leaperGraph(rectangle(3, 10), 2, 1);
predict(null, () => [canClose(newRound(knights3x10)), canCloseWithoutCopy(newRound(knights3x10))]);

// %% [markdown]
// <details><summary>Why</summary>
//
// A wrong guess leads to many forced edges, and all of them are as wrong as it is. Whoever steps back must put every one of
// them back: keep a copy of the state before the guess, or keep a list of what was decided and undo it from its end.
//
// </details>
//
// ### "Every edge of a graph is taken to lead both ways."
//
// Three places. Streets lead from 0 to 1 and from 2 to 1. Is there a path through all three? And when both streets
// lead both ways? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () =>
  [
    [[1], [], [1]],
    [[1], [0, 2], [1]],
  ].map((town) =>
    [0, 1, 2].some((start) => canWalkOn(town, [start], never, { steps: 0, most: 100 })),
  ),
);

// %% [markdown]
// <details><summary>Why</summary>
//
// Two streets lead into 1, and none leads out of it. A path could use only one of them.
//
// </details>
//
// ### And some more, in short
//
// | mistake | smallest case that shows it | look for |
// |---|---|---|
// | "The board of one square is said to have no tour." | 1×1 | two points make no circle: answer it before the search |
// | "The tour of one square is said to be closed." | 1×1, closed | the same |
// | "A board with one dark square more than light ones is said to have no tour." | 5×5 | `===` where a difference of one is allowed |
// | "When nothing was begun, the tour starts on the first square." | 3×4 without a corner | an empty list has no first square |
// | "A path along one-way edges comes out backwards when nothing was begun." | three places in a round | a circle can be read both ways |
// | "Nobody checks that the visited squares are knight's moves apart." | two neighbours | check before you search |
// | "After thirty steps the search gives up and says null." | 3×7 | `null` means: nobody can |

// %% [markdown]
// ## 7. What the sources say
//
// This part of the course grew from a Ukrainian page on the knight's tour, "Обхід конем шахової дошки". It asks the question of this
// chapter: a tour has been begun; can it be finished, and how? Good page, and yet: do not believe, run.
//
// ### "It does not depend on the size or shape of the board; any graph will do"
//
// All that one has to know, it says, is which squares are neighbours.
//
// **Verdict: it holds.** Your `completeTour` needs a board for two things only: to number the squares and to list the moves. The
// same rules served a guard, a knight and streets.
//
// ### "To go through all ways is out of reach even for today's computers"
//
// A begun tour of the 8×8 board, twelve squares long. Let your program look at it.

// %%
attempt(() => {
  const begun = squaresIn("71 63 42 23 31 10 22 41 53 32 24 36");
  const tour = completeTour(rectangle(8, 8), begun);
  show(tour === null ? "✓ nobody can finish it" : "✗ your program found a tour that is none");
});

// %% [markdown]
// **Verdict: it holds, and it does not matter.** The 8×8 board has 19,591,828,170,979,904 open tours (each counted from both ends; so says
// the encyclopedia, see section 9). Nobody lists them. But the *question* was another one: can this one be finished? Each forced move
// spares us all tours that go another way.
//
// ### "First the border, two squares wide, then the sixteen squares in the middle"
//
// The page calls it a known way to tour the 8×8 board. So there must be a tour of the border alone, and one of the 4×4 squares of the
// middle. Ask your program.

// %%
attempt(() => {
  const row = "........";
  const border = [row, row, "..####..", "..####..", "..####..", "..####..", row, row];
  const isNone = (board: Board) => (completeTour(board, []) === null ? "no tour" : "a tour");
  show(`the border has ${isNone(border)}, the middle has ${isNone(rectangle(4, 4))}`);
});

// %% [markdown]
// **Verdict: it fails, twice.** Neither the border nor the middle has a tour of its own, from whatever square. (The way can be mended: visit
// the middle in two or more pieces, with walks along the border between them.)

// %% [markdown]
// ## 8. Measure: what looking ahead is worth
//
// Three searches, all from the square where the knight stands. One asks nothing. One asks for **dead ends**: is a free square cut off, or
// are two of them left with one way in? One follows all **forced moves**. We count steps, to 20,000 at most.

// %%
const deadEnds: Question = (graph, path) => {
  const head = path[path.length - 1];
  const isOpen = (i: number) => i === head || !path.includes(i);
  const free = [...graph.keys()].filter((i) => !path.includes(i));
  const ways = free.map((i) => graph[i].filter(isOpen).length);
  return ways.includes(0) || ways.filter((count) => count === 1).length > 1;
};

// %%
const forcedMoves: Question = (graph, path) => {
  const round = newRound([...graph.map((list) => [...list, graph.length]), [...graph.keys()]]);
  path.forEach((square, i) => take(round, i === 0 ? graph.length : path[i - 1], square));
  return !["open", "whole"].includes(follow(round));
};

// %%
type Sample = { name: string; n: number; begun: string };

const samples: readonly Sample[] = [
  { name: "5×5, 6 visited", n: 5, begun: "31 43 22 10 02 23" },
  { name: "6×6, 16 visited", n: 6, begun: "11 32 20 01 13 05 24 45 53 34 55 43 51 30 42 54" },
  { name: "6×6, 8 visited", n: 6, begun: "53 34 55 43 22 41 33 14" },
  { name: "6×6, 5 visited", n: 6, begun: "25 33 21 40 52" },
];

const effort = ({ n, begun }: Sample, question: Question): number =>
  slowly(rectangle(n, n), squaresIn(begun), question, 20_000).steps;

// %% [markdown]
// None of these four can be finished. The last one took the first search more than 30,000 steps. How many with forced moves? Write
// `"fewer than 10"`, `"fewer than 100"` or `"100 or more"`.

// %% tags=["predict"]
predict(null, () => {
  const steps = effort(samples[3], forcedMoves);
  const limit = [10, 100].find((most) => steps < most);
  return limit ? `fewer than ${limit}` : "100 or more";
});

// %%
const questions: readonly [name: string, question: Question][] = [
  ["asks nothing", never],
  ["dead ends", deadEnds],
  ["forced moves", forcedMoves],
];
const measured = samples.flatMap((sample) =>
  questions.map(([name, question]) => ({
    label: `${sample.name}: ${name}`,
    value: effort(sample, question),
  })),
);
show(
  barChart("Steps to refute a begun tour (20,000: it gave up)", measured, { logarithmic: true }),
);

// %%
const stepsOf = (sample: number, question: number) =>
  measured[sample * questions.length + question].value;
holds([
  ["5×5, asking nothing", 5_629, stepsOf(0, 0)],
  ["5×5, forced moves", 1, stepsOf(0, 2)],
  ["6×6, 5 visited, dead ends", 3_392, stepsOf(3, 1)],
  ["6×6, 5 visited, forced moves", 167, stepsOf(3, 2)],
]);

// %% [markdown]
// The tour of section 1 is refuted before a single step, 1 being the look at what was begun. Forced moves are not free: each step costs more
// thought. But a step that is never made costs nothing.
//
// Is every begun tour decided in a few steps now? No. As long as the next guess is made where the knight stands, some begun
// tours of the 8×8 board take so many guesses that you would not wait. The cure is to guess elsewhere: where the fewest edges are open, as `openEdge` does, and
// rather at a square that has made trouble before. `solutions/14-unfinished-tours.ts` does both, and answers the hardest
// that a long hunt has found at once; `npm run bench:tours` shows it. And yet nobody knows a method that is fast for *all* graphs; most people
// who think about it believe that there is none.

// %% [markdown]
// ## 9. Close
//
// ### Questions
//
// **1. A square has two edges left, and none of them is taken. What follows?**
//
// - a) Nothing, until the knight comes near.
// - b) Both are taken.
// - c) One of them is taken, and one has to guess which.
//
// <details><summary>Answers to 1</summary>
//
// - a) The knight's place plays no part. That is why forced moves see farther than he does.
// - b) **Right.** One to come and one to go.
// - c) With one edge the round would come in and never leave.
//
// </details>
//
// **2. Why does outside lose its other edges, once the start and the end are known?**
//
// - a) By the same rule as every square: two are taken, the rest is struck.
// - b) By a rule of its own, which must be written.
// - c) It does not lose them.
//
// <details><summary>Answers to 2</summary>
//
// - a) **Right.** That is what the extra point is good for: no new rules.
// - b) It would work, and it would be one more thing to get wrong.
// - c) Then a second walk could come in from outside.
//
// </details>
//
// **3. A guess ends in a contradiction. What do we know?**
//
// - a) That there is no tour.
// - b) That this edge is in no tour that takes what was taken before.
// - c) Nothing: another guess may do better.
//
// <details><summary>Answers to 3</summary>
//
// - a) Only if there was nothing to guess in the first place.
// - b) **Right.** So it is struck, and that may force more.
// - c) It may, but we do know something, and throwing it away costs time.
//
// </details>
//
// **4. A graph has one-way edges. Why are three points made of each vertex, and not two?**
//
// - a) So that the round cannot use the entrance without the exit.
// - b) Because a circle needs three points.
// - c) Two would do as well, without further rules.
//
// <details><summary>Answers to 4</summary>
//
// - a) **Right.** The middle has two edges, so both are forced.
// - b) The round has many more points than three.
// - c) Two would do if the edge between them were taken from the start. That would be a further rule, but a short one.
//
// </details>
//
// ### Glossary
//
// | word | meaning |
// |---|---|
// | begun tour | the squares that were visited, in their order; they stay |
// | forced move | one that every tour must use, or must not use, after all that is known |
// | to take, to strike | to decide that an edge is used, or that it is not |
// | open edge | one that is neither taken nor struck |
// | dead end | a square with fewer edges than it needs |
// | colour | dark or light: each move goes to the other one |
// | outside | one more point, which makes a round of an open tour |
// | Hamiltonian path | a path through all vertices of a graph, each once; a closed one is a Hamiltonian circle |
//
// ### When it does not work
//
// - **Begin with a finished tour.** All edges are taken then, nothing is guessed. Next, leave the last square away.
// - **`null` where there is a tour?** Print what is forced, in order, and look at the first edge that should not be. Is outside joined
//   to every square that may be the end?
// - **A tour with a jump, or in two pieces?** A circle has closed too early. On 4×4 it happens without a guess.
// - **It never ends?** Colours first, that of the given start, too. Then see whether a struck edge stays struck after its guess was refuted.
// - **The right squares from the wrong end?** A circle can be read both ways: go from outside to the first of the begun squares.
// - **Still the old result?** Save, run the import cell again, then the cell you want to see.
//
// ### The exercise
//
// `exercises/14-unfinished-tours.ts`, 60 minutes: `completeTour` and `hamiltonianPath`. Done early? Compare your program with
// `solutions/14-unfinished-tours.ts`, which undoes, and with `solutions/14-unfinished-tours.2.ts`, which walks and throws away.
//
// ### Where to read more
//
// - Eric Weisstein, ["Icosian Game"](https://mathworld.wolfram.com/IcosianGame.html), in MathWorld: Hamilton's puzzle of 1857. One player
//   begins with five corners of a solid that has twenty, the other finishes. The judge plays it with you.
// - Michael Garey and David Johnson, *Computers and Intractability* (1979), on why nobody expects a fast method for all graphs.
// - The On-Line Encyclopedia of Integer Sequences, [A165134](https://oeis.org/A165134): how many open knight's tours the n×n board has.
