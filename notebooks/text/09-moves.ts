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
// # Moves
//
// After this chapter you can say where a knight can go on a board of any outline, holes and all, and you
// can turn such a board into a graph: a list of lists that knows who is whose neighbour, and nothing else.
//
// - **You need** chapter 01 (squares are `[row, col]`, row 0 is the top row), and arrays and loops in
//   TypeScript.
// - **Time**: 40 minutes to read and try, 30 minutes for the exercise, 15 minutes to look back
//   (sections 8 and 12). Sections 9 to 11 are for the curious, 20 minutes more.
// - **Core** chapter: the three-hour workshop goes through it.
//
// Run the cells from top to bottom with Shift+Enter. Where a cell says `predict(null, …)`, first put
// your guess in place of `null`. A wrong guess is worth more than no guess.

// %%
import { barChart, boardPicture, graphDrawing, graphPicture, rectangle } from "../src/board";
import { squareName, stepPlayer, tourDrawing, walkBoard } from "../src/board";
import { type Board, type Drawing, type Frame, type Mark, type Square } from "../src/board";
import { attempt, check, inOrder, predict, show } from "../src/notebook";

// %% [markdown]
// ## 1. Warm up by hand: a walk
//
// A knight goes two squares along a row and one along a column, or one along a row and two along a
// column. It **jumps**: what stands between does not matter.
//
// Click a square to put the knight there, and then walk. Squares that are a move away get a ring. A click on
// the knight takes a move back. How many squares can you visit, each only once? And which squares have the
// fewest rings around them?

// %%
show(walkBoard(rectangle(3, 4)));

// %% [markdown]
// Now a board with a hole in it. Start where you like, and walk until you are stuck. How much choice did you
// have on the way?

// %%
const withoutCentre: Board = ["...", ".#.", "..."];
show(walkBoard(withoutCentre));

// %% [markdown]
// One choice only, at the start. After that there was always one way on, and it led all around the
// board. Remember this walk: section 9 comes back to it.

// %% [markdown]
// ## 2. A board of any outline, and one question
//
// From now on a board need not be a rectangle. It is a list of strings, one a row: `.` is a square, `#` is a
// hole, which is no part of the board.

// %%
const cross: Board = ["##..##", "##..##", "......", "......", "##..##", "##..##"];
show(boardPicture({ board: cross, marks: [] }, "A cross of five blocks of four squares"));

// %% [markdown]
// Whether a piece may land somewhere is one question: *is this a square of the board?* A place may fail
// it in two ways, by lying outside of the board or by being a hole. Do we need two checks?

// %%
/** Is there a square of the board at this row and column? */
function isOnIt(board: Board, [row, col]: Square): boolean {
  return board[row]?.[col] === ".";
}

// %% [markdown]
// What does it say for a4, which is `[2, 0]`, for the hole `[0, 0]`, for `[-1, 2]` above the board, and
// for `[2, 6]` at the right of it? Write four times `true` or `false`, like this: `[true, true, true, true]`.

// %% tags=["predict"]
predict(null, () =>
  [
    [2, 0],
    [0, 0],
    [-1, 2],
    [2, 6],
  ].map(([row, col]) => isOnIt(cross, [row, col])),
);

// %% [markdown]
// <details><summary>Why one check is enough</summary>
//
// A list has no entry −1, and none after its last: JavaScript gives `undefined` there. `board[-1]` is
// `undefined`, and `?.` stops at that and gives `undefined` on. Without the question mark, asking `undefined`
// for its column would be an error. Inside of the board but on a hole, the sign is `#`. Whatever it is: it is
// not `"."`.
//
// This is worth more than four comparisons with 0 and with the size of the board. There is no
// size to mix up, and the outline may be as wild as you like.
//
// </details>

// %% [markdown]
// ## 3. The idea, worked: a king
//
// The knight is your exercise. So let us begin with another piece. A **king** goes one step in any
// direction, along a row, a column or a diagonal. So he changes his row by −1, 0 or 1, and his column
// likewise. Two loops name all the pairs; one of the pairs is no move.

// %%
function kingMoves(board: Board, [row, col]: Square): Square[] {
  const moves: Square[] = [];
  for (let rows = -1; rows <= 1; rows++) {
    for (let cols = -1; cols <= 1; cols++) {
      const to: Square = [row + rows, col + cols]; // choose
      const moved = rows !== 0 || cols !== 0;
      if (moved && isOnIt(board, to)) moves.push(to); // check
    }
  }
  return moves; // report
}

// %% [markdown]
// How many moves has he on the 8×8 board from the corner `[0, 0]`, from `[0, 3]` at the edge, and from
// `[3, 3]`? Write `[…, …, …]`.

// %% tags=["predict"]
predict(null, () =>
  [
    [0, 0],
    [0, 3],
    [3, 3],
  ].map(([row, col]) => kingMoves(rectangle(8, 8), [row, col]).length),
);

// %% [markdown]
// And on the cross, from b3? Count first, then look.

// %%
/** A piece on its square, and rings around the squares to which it can go. */
function reach(board: Board, from: Square, moves: readonly Square[], sign: string): Drawing {
  const rings = moves.map((square): Mark => ({ square, sign: "", tone: "candidate" }));
  return { board, marks: [...rings, { square: from, sign, tone: "current" }] };
}

// %%
const kingOn: Square = [3, 1];
const kingGoes = kingMoves(cross, kingOn);
show(boardPicture(reach(cross, kingOn, kingGoes, "K"), `A king on b3: ${kingGoes.length} moves`));

// %% [markdown]
// Look at the order of the list, too: the loops go from the row above to the row below, and in each row from
// the left. So the moves come **by row, and within a row by column**. Chapter 11 will lean on such an order, so
// the exercise asks for it.

// %% [markdown]
// ## 4. A piece that jumps: a table
//
// Loops are fine for a king. A piece that jumps has no simple loop. There the usual tool is a **table** of its
// jumps: by how many rows, and by how many columns.
//
// The **dabbaba** is a piece of old Persian and Arabic chess, named after a siege tower. She jumps exactly two
// squares along a row or a column. Her table has four entries.

// %%
const dabbabaJumps: readonly Square[] = [
  [-2, 0],
  [0, -2],
  [0, 2],
  [2, 0],
];

function dabbabaMoves(board: Board, [row, col]: Square): Square[] {
  return dabbabaJumps
    .map(([rows, cols]): Square => [row + rows, col + cols]) // choose
    .filter((to) => isOnIt(board, to)); // check, and report
}

// %% [markdown]
// On the 3×3 board without its centre she stands in the corner, `[0, 0]`. And then in the middle of the left
// edge, `[1, 0]`, with the hole beside her. How many moves has she? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => [
  dabbabaMoves(withoutCentre, [0, 0]).length,
  dabbabaMoves(withoutCentre, [1, 0]).length,
]);

// %%
const overTheHole = dabbabaMoves(withoutCentre, [1, 0]);
show(
  boardPicture(reach(withoutCentre, [1, 0], overTheHole, "D"), "A dabbaba on a2 jumps the hole"),
);

// %% [markdown]
// What she jumps over is never looked at. Only where she lands is checked.
//
// The table decides the order of the moves: whatever the square, its moves come in the order of the
// table. This one is sorted by rows, then columns, so every list of moves is sorted, too.
//
// How many entries has the table of a **knight**? You will write it. Put him into the middle of this board,
// and count the rings; then write the pairs on paper, those with the smallest rows first.

// %%
show(walkBoard(rectangle(5, 5)));

// %% [markdown]
// ## 5. Watch it move
//
// Here is the loop over the table, one entry at a time, on a board with a corner missing. Before each step you
// are asked: does she land on a square? The next two cells make the film; just run them, you need not read
// them.

// %%
const cutBoard: Board = ["....", "....", "...#", "..##"];

/** Where a jump ends, in words. */
function ending(to: Square): string {
  if (isOnIt(cutBoard, to)) return "a square: keep it";
  return cutBoard[to[0]]?.[to[1]] === "#" ? "a hole: leave it out" : "outside: leave it out";
}

// %%
function jumpFrame(from: Square, [rows, cols]: Square): Frame {
  const to: Square = [from[0] + rows, from[1] + cols];
  const target: Mark = isOnIt(cutBoard, to)
    ? { square: to, sign: "", tone: "candidate" }
    : { square: to, sign: "x", tone: "tried" };
  const marks: Mark[] = [target, { square: from, sign: "D", tone: "current" }];
  const jump = `Jump [${rows}, ${cols}]: from [${from}] to [${to}].`;
  const caption = `${jump} That is ${ending(to)}.`;
  return { drawing: { board: cutBoard, marks }, caption, ask: `${jump} Is that a square?` };
}

// %%
const dabbabaOn: Square = [1, 3];
const found = dabbabaMoves(cutBoard, dabbabaOn);
show(
  stepPlayer("A dabbaba on d3 tries her table", [
    { drawing: reach(cutBoard, dabbabaOn, [], "D"), caption: "She stands on [1, 3]." },
    ...dabbabaJumps.map((jump) => jumpFrame(dabbabaOn, jump)),
    {
      drawing: reach(cutBoard, dabbabaOn, found, "D"),
      caption: `All four were tried. What comes back: ${JSON.stringify(found)}`,
      ask: "How many moves come back?",
    },
  ]),
);

// %% [markdown]
// An entry that fails is no error. It is left out, and the loop goes on. A square without any move gives an
// empty list.
//
// ### Say no to nonsense
//
// What if the piece itself stands outside of the board, or on a hole? Then the question makes no sense, and the
// answer is no list at all. As in the chapters on queens: a `RangeError` that names the parameter,
// before anything else.

// %%
function mustBeOnIt(board: Board, from: Square): void {
  if (!isOnIt(board, from)) {
    throw new RangeError(`from must be a square of the board, but it is [${from.join(", ")}]`);
  }
}

// %%
attempt(() => mustBeOnIt(cross, [2, 0]));
attempt(() => mustBeOnIt(cross, [0, 0]));
attempt(() => mustBeOnIt(cross, [6, 2]));
attempt(() => mustBeOnIt(cross, [0.5, 2]));

// %% [markdown]
// The first line was silent: a4 is a square of the cross.

// %% [markdown]
// ## 6. From a board to a graph
//
// Number the squares, row by row, holes left out, and as always from 0. Here is a board: count in your head.
// Which number has the square `[1, 0]`, the first one of the second row?

// %%
const smallBoard: Board = ["..#.", "....", ".#.."];

// %% tags=["predict"]
predict(null, () =>
  graphDrawing(smallBoard, [])
    .marks.filter(({ square }) => square.join() === "1,0")
    .map(({ sign }) => Number(sign))
    .pop(),
);

// %%
show(
  boardPicture(graphDrawing(smallBoard, []), "A board with two holes; its squares are numbered"),
);

// %% [markdown]
// Now write down for each number the numbers of its **neighbours**, that is, of the squares a move away.
// Here that is done by hand, for a king on a board with an island. Entry 0 says that from square 0 he can go
// to 1, to 3 and to 4.

// %%
const island: Board = ["..#.", "..##"];
const kingByHand = [[1, 3, 4], [0, 3, 4], [], [0, 1, 4], [0, 1, 3]];
show(graphPicture(island, kingByHand, "The king's graph of a board with an island"));

// %% [markdown]
// Such a list of lists is a **graph**: *vertices* (our squares, as numbers) and *edges* (our moves, drawn as
// lines). Rows, columns and jumps are gone. What is left is who is whose neighbour, and for a walk
// nothing else matters.
//
// How many entries have all the lists together, and how many lines are in the picture? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => [kingByHand.flat().length, graphDrawing(island, kingByHand).lines?.length]);

// %% [markdown]
// <details><summary>Why twice as many</summary>
//
// He can go there and back. So each line stands in two lists, once for each of its ends. When a line stands in
// one list only, a mistake has been made: `graphPicture` draws it dashed and red.
//
// </details>
//
// Vertex 2, the island, has an empty list, and it is a vertex all the same. Into how many pieces does this
// graph fall, if a piece is everything that can be reached from one vertex? Count in the picture. The next cell
// makes a program count, too; just run it, you need not read it.

// %%
/** How many pieces has a graph? Each round visits one piece, from the first vertex not yet seen. */
function countPieces(graph: readonly (readonly number[])[]): number {
  const seen = new Set<number>();
  const visit = (i: number): void => {
    if (seen.has(i)) return;
    seen.add(i);
    graph[i].forEach(visit);
  };
  return graph.filter((_, i) => {
    const isNew = !seen.has(i);
    visit(i);
    return isNew;
  }).length;
}

// %% tags=["predict"]
predict(null, () => countPieces(kingByHand));

// %% [markdown]
// So the graph answers a question about walks: this king will never visit the whole board. Here one sees that
// on the board, too. But a knight on the 3×3 board? Keep your guess; you will see his graph in the next section.

// %% [markdown]
// ## 7. Fill, order, write
//
// Three steps, each with less help than the one before.
//
// ### Fill three blanks
//
// The **alfil**, an ancestor of the bishop, jumps exactly two squares along a diagonal. Put code in place of
// `blank("A")`, `blank("B")` and `blank("C")`.

// %%
/** Stands for something that you are going to write. */
function blank<T>(name: string): T {
  throw new Error(`blank ${name} in the cell above is still empty`);
}

// %% tags=["make"]
function alfilMoves(board: Board, from: Square): Square[] {
  if (blank<boolean>("A")) throw new RangeError("from must be a square of the board");
  const [row, col] = from;
  const moves: Square[] = [];
  for (const [rows, cols] of [
    [-2, -2],
    [-2, 2],
    [2, -2],
    [2, 2],
  ]) {
    const to: Square = blank("B"); // choose
    if (blank<boolean>("C")) moves.push(to); // check
  }
  return moves; // report
}

// %% tags=["check"]
attempt(() => {
  const corners = alfilMoves(rectangle(5, 5), [2, 2]);
  show(boardPicture(reach(rectangle(5, 5), [2, 2], corners, "A"), "An alfil on c3"));
  show(corners.join(" ") === "0,0 0,4 4,0 4,4" ? "✓ the four corners" : "✗ not the four corners");
  const onHole = alfilMoves(cutBoard, [0, 1]).length;
  show(onHole === 0 ? "✓ no jump onto a hole" : "✗ a jump onto a hole");
});

// %% tags=["check"]
attempt(() => alfilMoves(cutBoard, [3, 3]));

// %% [markdown]
// When all is right, there are two ticks, and then a `RangeError`, for `[3, 3]` is a hole.
//
// <details><summary>The three answers</summary>
//
// - **A** is `!isOnIt(board, from)`.
// - **B** is `[row + rows, col + cols]`.
// - **C** is `isOnIt(board, to)`.
//
// </details>

// %% [markdown]
// ### Put lines in order
//
// Now the king's graph, made by a program. Its frame stands; five lines are missing. The list of the squares,
// row by row, is handed in:
//
// ```ts
// function kingGraph(board, squares) {
//   ① number the squares
//   ② begin with an empty graph
//   for (const from of squares) {
//     ③ begin with an empty list
//     for (const to of kingMoves(board, from)) {
//       ④ a neighbour
//     }
//     ⑤ the list is ready
//   }
//   return graph;
// }
// ```
//
// You have seven lines for the five places. Two are tempting, and wrong. The table is what you need; the
// cells below it hold the same lines, and run them: just run these cells, you need not read them.
//
// | line | code                                                                        |
// | ---- | --------------------------------------------------------------------------- |
// | a    | `neighbours.push(numbers.get(to));`                                         |
// | b    | `const neighbours = [];`                                                    |
// | c    | `const numbers = new Map(squares.map((square, i) => [square.join(), i]));`  |
// | d    | `graph.push(neighbours);`                                                   |
// | e    | `neighbours.push(to);`                                                      |
// | f    | `const graph = [];`                                                         |
// | g    | `neighbours.push(numbers.get(to.join()));`                                  |

// %%
const graphLines: Record<string, string> = {
  a: "neighbours.push(numbers.get(to));",
  b: "const neighbours = [];",
  c: "const numbers = new Map(squares.map((square, i) => [square.join(), i]));",
  d: "graph.push(neighbours);",
  e: "neighbours.push(to);",
  f: "const graph = [];",
  g: "neighbours.push(numbers.get(to.join()));",
};

// %%
/** The frame with the five lines in it, as text. */
function graphProgram([first, second, begin, neighbour, end]: readonly string[]): string {
  return `function kingGraph(board, squares) {
  ${first}
  ${second}
  for (const from of squares) {
    ${begin}
    for (const to of kingMoves(board, from)) {
      ${neighbour}
    }
    ${end}
  }
  return graph;
}`;
}

// %%
/** Runs the program for the board with the island, and shows what comes back. */
function makesGraph(chosen: readonly string[]): boolean {
  const program = graphProgram(chosen);
  show(program);
  const squares = graphDrawing(island, []).marks.map(({ square }) => square);
  const body = `${program}\nreturn kingGraph(board, squares);`;
  const run = new Function("board", "squares", "kingMoves", body);
  const graph: number[][] = run(island, squares, kingMoves);
  show(`the graph: ${JSON.stringify(graph)}`);
  return JSON.stringify(graph) === JSON.stringify(kingByHand);
}

// %% [markdown]
// Write five letters in place of `null`, such as `"abcde"`. It is right when the graph is the one that was made
// by hand.

// %% tags=["make"]
inOrder({ lines: graphLines, count: 5, isRight: makesGraph }, null);

// %% [markdown]
// <details><summary>The order, and the two wrong lines</summary>
//
// ① c ② f ③ b ④ g ⑤ d. (① and ② may change places.)
//
// - **a** asks the map for an array. Two arrays are never the same key, whatever is in them, so the map knows
//   nothing. As text, `"1,0"`, a square is the same key each time.
// - **e** puts the square itself into the list. A graph holds numbers.
//
// </details>

// %% [markdown]
// ### Write it: the knight
//
// Open [`exercises/09-moves.ts`](../exercises/09-moves.ts) beside this notebook. There are three functions:
//
// | function | you have seen | new is |
// |---|---|---|
// | `knightMoves(board, from)` | the dabbaba, sections 4 and 5 | the table, sorted; the `RangeError` |
// | `squaresOf(board)` | the numbers of section 6 | all squares, row by row, without the holes |
// | `knightGraph(board)` | the puzzle above | it asks `squaresOf` for the squares, and moves as a knight |
//
// The lines of the puzzle are JavaScript. In your file, TypeScript wants to know what will be in an empty list:
// `const graph: number[][] = []`, and `number[]` for the neighbours. And it fears that the map has no such key, so
// that `get` gives `undefined`. You know better, and an exclamation mark says so: `numbers.get(to.join())!`.
//
// **After each save, run the next cell again**, and then those below it: importing is what reads your file.

// %% tags=["make"]
import { knightGraph, knightMoves, squaresOf } from "../exercises/09-moves";

// %%
attempt(() => {
  const goes = knightMoves(cross, [3, 1]);
  show(boardPicture(reach(cross, [3, 1], goes, "N"), `Your knight on b3: ${goes.length} moves`));
});

// %%
attempt(() => {
  const board = rectangle(8, 8);
  const marks = squaresOf(board).map((square): Mark => {
    return { square, sign: String(knightMoves(board, square).length) };
  });
  show(boardPicture({ board, marks }, "How many moves your knight has from each square"));
});

// %% [markdown]
// The numbers form rings, from 2 in the corners to 8 inside. That is what a knight's tour is about: the poor
// squares at the edge have few ways in and out, and one day they are all used up.
//
// And here are knight's graphs of four boards, made by your program. Which of them falls into pieces?

// %%
attempt(() => show(graphPicture(rectangle(3, 3), knightGraph(rectangle(3, 3)), "3×3")));
attempt(() => show(graphPicture(rectangle(3, 4), knightGraph(rectangle(3, 4)), "3×4")));
attempt(() => show(graphPicture(cross, knightGraph(cross), "The cross")));
attempt(() => show(graphPicture(rectangle(8, 8), knightGraph(rectangle(8, 8)), "8×8")));

// %% [markdown]
// <details><summary>Which of them</summary>
//
// Only the 3×3 board: no line ends on its centre, square 4. So no knight ever visits the whole of it.
//
// </details>
//
// And the judge. It runs the tests from easy to hard; the first red one is the next thing to do.
// Stuck? `npm run kata -- hint 09` in a terminal gives a small hint first, and a larger one when you ask again.

// %% tags=["check"]
await check("09");

// %% [markdown]
// ## 8. How it goes wrong
//
// These are the mistakes that people really make here. For each: what would it print? Guess, run, then
// unfold. Their names are those of the course's own catalogue, in `test/mistakes`.
//
// ### "The check compares the row with the number of columns, and the column with the number of rows."

// %%
function swappedKing(board: Board, [row, col]: Square): Square[] {
  const all = kingMoves(rectangle(99, 99), [row, col]);
  return all.filter(([r, c]) => r < board[0].length && c < board.length);
}

// %% [markdown]
// A king stands on `[0, 3]`, in the top row of a board of 2 rows and 5 columns. He has 5 moves. How many does
// this function find?

// %% tags=["predict"]
predict(null, () => swappedKing(rectangle(2, 5), [0, 3]).length);

// %% [markdown]
// <details><summary>Why</summary>
//
// `board.length` is the number of **rows**, for a board is a list of rows. All his moves lead to columns 2, 3
// and 4, and this check allows only columns 0 and 1. On a board that is as high as wide the two numbers are
// equal, and the mistake cannot be seen. So test on 3×4 *and* on 4×3. Or ask `board[row]?.[col]`, which has no
// sizes in it.
//
// </details>

// %% [markdown]
// ### "The moves are sorted with sort() alone, which compares text: row 10 comes before row 8."

// %%
const someRows: Square[] = [
  [8, 5],
  [9, 0],
  [10, 1],
];

// %% [markdown]
// In which **row** is the first square of this list, after `sort()`?

// %% tags=["predict"]
predict(null, () => [...someRows].sort()[0][0]);

// %% [markdown]
// <details><summary>Why</summary>
//
// Without a function that compares, `sort` compares texts: `"10,1"` comes before `"8,5"`, as "ab" comes before
// "b". On boards up to ten rows and columns you never see it. Say what you mean: `sort((a, b) => a[0] - b[0] ||
// a[1] - b[1])`. Or write the table in order, and sort nothing.
//
// </details>

// %% [markdown]
// ### "The key of a square is its row and its column with nothing between: 1,10 and 11,0 are both 110."
//
// A board of 12 rows and 11 columns has 132 squares. How many different keys do they have?

// %%
const places = [...Array(12 * 11).keys()].map((i) => [Math.floor(i / 11), i % 11]);

// %% tags=["predict"]
predict(null, () => new Set(places.map(([row, col]) => `${row}${col}`)).size);

// %% [markdown]
// <details><summary>Why</summary>
//
// `[1, 10]` and `[11, 0]` both become `"110"`. One of the two squares gets lost, and the other gets its
// neighbours. A comma between them is enough: `"1,10"` and `"11,0"`.
//
// </details>

// %% [markdown]
// ### "All squares share one list of neighbours: fill([]) puts the same array everywhere."

// %%
const shared: number[][] = Array<number[]>(9).fill([]);
for (const neighbour of [2, 6]) shared[0].push(neighbour); // square 0, and no other

// %% [markdown]
// Only square 0 was given neighbours. How many has square 5 now?

// %% tags=["predict"]
predict(null, () => shared[5].length);

// %% [markdown]
// <details><summary>Why</summary>
//
// `fill` puts nine times the same list into the graph, not nine lists. Make a new list for each square, inside
// of the loop.
//
// </details>
//
// ### And some more, in short
//
// | mistake | smallest board that shows it | look for |
// |---|---|---|
// | "One of the eight jumps is missing from the table." | 5×5, from the middle | count the entries |
// | "One jump is in the table twice." | 5×5, from the middle | the signs |
// | "The moves come in the order of a table that runs around the clock, unsorted." | 5×5, from the middle | the rows of the table: do they ascend? |
// | "Every square that is three steps away counts, a straight line of three as well." | 3×4, from the corner | a sum of distances that is 3 |
// | "A hole on the way stops the knight, as if it walked." | holes all around him | anything that looks between |
// | "The graph numbers the squares by row times columns plus column, so holes are counted, too." | 3×3 without its centre | a formula where a lookup should be |
// | "The graph has no list for a square without neighbours." | 3×3 | a `filter` |

// %% [markdown]
// ## 9. What the graph knows: only neighbours matter
//
// *For the curious: skip it if you like.* Your exercise is done, so here is a knight in one line. Two squares
// are a knight's move apart when the two distances are 1 and 2, and then, and only then, their product is 2.

// %%
type Graph = readonly (readonly number[])[];

/** The squares of a board, and its knight's graph by the product of the distances. */
function graphByProduct(board: Board): { squares: Square[]; graph: number[][] } {
  const squares = graphDrawing(board, []).marks.map(({ square }) => square);
  const isMove = (a: Square, b: Square) => Math.abs(a[0] - b[0]) * Math.abs(a[1] - b[1]) === 2;
  const graph = squares.map((from) => [...squares.keys()].filter((i) => isMove(from, squares[i])));
  return { squares, graph };
}

// %% [markdown]
// You have seen the knight's graph of the 3×3 board. Into how many pieces does it fall?

// %% tags=["predict"]
predict(null, () => countPieces(graphByProduct(rectangle(3, 3)).graph));

// %% [markdown]
// The centre is one piece, the ring of the other eight is the second. Let us walk once around the ring: always
// on to a neighbour where we have not been.

// %%
function aroundFrom(graph: Graph, first: number): number[] {
  const walk = [first];
  for (;;) {
    const next = graph[walk[walk.length - 1]].find((i) => !walk.includes(i));
    if (next === undefined) return walk;
    walk.push(next);
  }
}

const ring = graphByProduct(rectangle(3, 3));
const around = aroundFrom(ring.graph, 0).map((i) => ring.squares[i]);
show(boardPicture(tourDrawing(rectangle(3, 3), around), "Once around the 3×3 board"));

// %% [markdown]
// Now a puzzle that is more than five hundred years old; Paolo Guarini wrote it down in 1512. Two black knights
// stand in the upper corners of the 3×3 board, two white ones in the lower corners. **Let them change places**,
// with knight's moves, never two on one square. On the board that looks hopeless.
//
// On the graph it is child's play. Bend the ring into a circle: the knights stand on it like people in a round
// dance, and each can only go one place on, to the left or to the right. Nobody can overtake. So all go around
// in the same direction, until each stands where he should.

// %%
const letters = around.map((square) => squareName(square, 3));
const standing: Record<string, string> = { a3: "B", c3: "B", a1: "W", c1: "W" };
const circle = letters.map((name) => standing[name] ?? ".").join("");
show(`around the ring: ${letters.join(" ")}\nthe knights:     ${[...circle].join("  ")}`);

// %% [markdown]
// How many moves does it take at least? Guess a number. The cells search all arrangements of the round dance,
// nearest first.

// %%
/** The arrangements that are one move away: a knight goes one place on in the circle. */
function danceSteps(dance: string): string[] {
  return [...dance].flatMap((knight, i) =>
    [1, 7].flatMap((step) => {
      const to = (i + step) % 8;
      if (knight === "." || dance[to] !== ".") return [];
      return [[...dance].map((sign, j) => (j === i ? "." : j === to ? knight : sign)).join("")];
    }),
  );
}

// %%
function fewestMoves(start: string, goal: string): number {
  const seen = new Set([start]);
  let nearest = [start];
  for (let moves = 0; nearest.length > 0; moves++) {
    if (nearest.includes(goal)) return moves;
    nearest = nearest.flatMap(danceSteps).filter((dance) => {
      const isNew = !seen.has(dance);
      seen.add(dance);
      return isNew;
    });
  }
  return Infinity;
}

const goal = [...circle].map((sign) => ({ B: "W", W: "B" })[sign] ?? sign).join("");

// %% tags=["predict"]
predict(null, () => fewestMoves(circle, goal));

// %% [markdown]
// <details><summary>Why that many</summary>
//
// Four knights, and each has to go four places around the circle.
//
// </details>
//
// The knights never looked at the board. This is why chapters 14 and 16 can answer their questions for *any*
// graph.
//
// ### One more thing: the colours
//
// On a chessboard, squares are light and dark by turns: `row + col` is even, or it is odd. A knight's move
// changes `row + col` by 1 or 3. So on which colour does he land, coming from a light square? Count the edges
// of the 8×8 board that join two squares of the same colour.

// %% tags=["predict"]
predict(null, () => {
  const { squares, graph } = graphByProduct(rectangle(8, 8));
  const colour = (i: number) => (squares[i][0] + squares[i][1]) % 2;
  return graph.flatMap((list, i) => list.filter((j) => colour(i) === colour(j))).length;
});

// %% [markdown]
// None: **with each move the knight changes the colour.** So a tour is light, dark, light, dark, to its end.
// Chapter 13 makes a theorem of it.

// %% [markdown]
// ## 10. What the sources say
//
// *For the curious: skip it if you like.* The Ukrainian page on the knight's tour ("Обхід конем шахової дошки")
// gives the moves twice: once as a list of pairs, once as two arrays for a C program, `ktmov1` for the rows and
// `ktmov2` for the columns. Are they the same moves, and are they all?

// %%
const listed = [
  [-2, 1],
  [-1, 2],
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
];
const ktmov1 = [-2, -1, 1, 2, 2, 1, -1, -2];
const ktmov2 = [1, 2, 2, 1, -1, -2, -2, -1];

// %% [markdown]
// The next helper stops when the text and the program do not agree. Just run it.

// %%
/** Compares each number of the text with the program's; a false one stops the notebook. */
function holds(claims: readonly [what: string, told: number, found: number][]): void {
  const wrong = claims.find(([, told, found]) => told !== found);
  if (wrong) throw new Error(`${wrong[0]}: the text says ${wrong[1]}, the program ${wrong[2]}`);
  show(claims.map(([what, , found]) => `✓ ${what}: ${found.toLocaleString("en-US")}`).join("\n"));
}

// %%
const paired = ktmov1.map((rows, k) => [rows, ktmov2[k]]);
const sameInBoth = listed.filter((pair, k) => pair.join() === paired[k].join());
const different = new Set(paired.map((pair) => pair.join()));
const areJumps = paired.filter(([rows, cols]) => Math.abs(rows * cols) === 2);
holds([
  ["pairs of the list that are the same in the arrays", 8, sameInBoth.length],
  ["different pairs", 8, different.size],
  ["pairs that are a knight's jump", 8, areJumps.length],
]);

// %% [markdown]
// **Verdict: it holds.** (In the sentence that explains them the first array is once called `ktmov`; `ktmov1`
// is meant.) The order of the page runs around the clock, from the move up and to the right. Yours is sorted.
// Both are complete; they only lead a search through the board in different ways, and chapter 10 shows how much
// that can matter.

// %%
const clock = paired.map(([rows, cols], k): Mark => {
  return { square: [2 + rows, 2 + cols], sign: String(k + 1) };
});
const middle: Mark = { square: [2, 2], sign: "N", tone: "current" };
show(boardPicture({ board: rectangle(5, 5), marks: [...clock, middle] }, "The page's order"));

// %% [markdown]
// The page also says that the question whether a tour can be finished depends neither on the size nor on the
// shape of the board: all that is needed is to know which squares are neighbours. One can ask it of any graph.
//
// **Verdict: it holds**, and section 9 used it: Guarini's knights danced on a circle, not on a board.

// %% [markdown]
// ## 11. Measure: how many moves are there?
//
// *For the curious: skip it if you like.* Add up the moves from all squares of an n×n board. For the 8×8 board,
// is that nearer to 512, which is 8 for each of 64 squares, or to half of it? Guess the number.

// %%
const allMoves = (n: number): number => graphByProduct(rectangle(n, n)).graph.flat().length;

// %% tags=["predict"]
predict(null, () => allMoves(8));

// %%
const sizes = [3, 4, 5, 6, 8, 10, 12, 16, 20];
const average = sizes.map((n) => ({ label: `${n}×${n}`, value: allMoves(n) / n ** 2 }));
show(barChart("Moves from a square, on average", average));

// %% [markdown]
// The larger the board, the smaller the share of its edge, and the nearer the average comes to 8. There is a
// formula: an n×n board has 8 (n − 1) (n − 2) moves.

// %%
holds(sizes.map((n) => [`moves on the ${n}×${n} board`, 8 * (n - 1) * (n - 2), allMoves(n)]));

// %% [markdown]
// <details><summary>Where the formula comes from</summary>
//
// Lay a rectangle of 2×3 squares on the board. Two knight's moves fit into it, from corner to far corner, and
// each can be made there and back: four. It can lie in (n − 1) (n − 2) places, and as many when it stands
// upright. That makes 8 (n − 1) (n − 2).
//
// </details>
//
// Two ways to make the graph: with a table, each square looks at 8 places. By the product, as in section 9,
// each square looks at *every* square. How many looks is that on the 20×20 board?

// %% tags=["predict"]
predict(null, () => 400 * 400);

// %%
holds([
  ["looks with a table, 20×20", 3_200, 400 * 8],
  ["looks by the product, 20×20", 160_000, 400 * 400],
]);

// %% [markdown]
// For a small board nobody notices. For the boards of chapter 15, with a million squares, only the table will
// do.

// %% [markdown]
// ## 12. Close
//
// ### Questions
//
// **1. A board has 5 rows of 7 columns. What is `board.length`?**
//
// - a) 7
// - b) 5
// - c) 35
//
// <details><summary>Answers to 1</summary>
//
// - a) That is `board[0].length`, the length of a row.
// - b) **Right.** A board is a list of its rows.
// - c) That is the number of squares, if there are no holes.
//
// </details>

// %% [markdown]
// **2. What is `board[-1]?.[0] === "."`?**
//
// - a) An error.
// - b) `undefined`
// - c) `false`
//
// <details><summary>Answers to 2</summary>
//
// - a) It would be one without the question mark.
// - b) That is what the left side gives. It is then compared with `"."`.
// - c) **Right.** `undefined` is not `"."`.
//
// </details>

// %% [markdown]
// **3. In `graph`, list 3 has a 7 in it, but list 7 has no 3. What does that mean for a knight's graph?**
//
// - a) A knight can go from 3 to 7, but not back.
// - b) A mistake: knights can always go back.
// - c) Nothing, each edge is listed once.
//
// <details><summary>Answers to 3</summary>
//
// - a) There are graphs like that, of one-way streets. A knight's move can be made backwards.
// - b) **Right.** Each edge stands in two lists.
// - c) Then a walk could use each edge in one direction only.
//
// </details>

// %% [markdown]
// **4. Why is `from` on a hole a `RangeError`, and a jump onto a hole is not?**
//
// - a) Both should be errors.
// - b) The caller asked about a place where no knight can stand; that a jump ends on a hole is what the
//   function has to find out.
// - c) Because holes are rare.
//
// <details><summary>Answers to 4</summary>
//
// - a) Then hardly any square near the edge would have an answer.
// - b) **Right.** A question without sense is refused; a jump that fails is a part of the answer.
// - c) It would be so on a board that is full of them.
//
// </details>
//
// ### Glossary
//
// | word | meaning |
// |---|---|
// | outline | which squares a board has; here, its rows of `.` and `#` |
// | hole | a place that is no part of the board |
// | jump | how a move changes row and column, `[rows, cols]` |
// | neighbour | a square that is a move away |
// | graph | vertices and edges: here, numbers, and for each the list of its neighbours |
// | vertex, edge | a point of a graph, and a line between two |
// | piece of a graph | everything that can be reached from one vertex |
//
// ### When it does not work
//
// - **Draw it.** `show(boardPicture(reach(board, from, knightMoves(board, from), "N")))` shows every list of
//   moves at a glance.
// - **"Cannot read properties of undefined"?** A row above or below the board was asked for a column. Write
//   `board[row]?.[col]`.
// - **The right squares, but the judge is not content?** Look at the order of your table: the rows ascend, and
//   where two are equal, the columns do.
// - **`number[]` is not assignable to `Square`?** For TypeScript, `[row, col]` is a list of any length. Say what it
//   is: `const to: Square = …`, and `const moves: Square[] = []`.
// - **`-1` or `undefined` in the graph?** A square was not found. Was it looked for as an array? Use a key,
//   such as `square.join()`.
// - **Still the old result?** Save, run the import cell again, then the cell you want to see.
//
// ### The exercise
//
// `exercises/09-moves.ts`, 30 minutes: `knightMoves`, `squaresOf`, `knightGraph`. Done early? Write
// `knightMoves` without any table, by the product of section 9. What is easier, and what does it cost?
//
// ### Where to read more
//
// - Henry Ernest Dudeney, *Amusements in Mathematics* (1917), problem 341, "The Four Frogs": Guarini's puzzle,
//   and the "buttons and string" way to solve it, which is to lay the graph on the table and pull it straight.
//   It is free to read at [Project Gutenberg](https://www.gutenberg.org/ebooks/16713).
// - W. W. Rouse Ball and H. S. M. Coxeter, *Mathematical Recreations and Essays*, the chapter on chessboard
//   recreations.
// - The On-Line Encyclopedia of Integer Sequences has the number of a knight's moves on square boards:
//   [A035008](https://oeis.org/A035008).
//
// Next: [10 · Tour by search](10-tour-by-search.ipynb).
