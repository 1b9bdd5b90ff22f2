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
// # Representation
//
// After this chapter you can write a board of queens down in three ways, as a grid, as a list of
// columns and as text, and turn each into the others.
//
// - **You need** [00 · Start here](00-start-here.ipynb), and arrays, `for` loops and functions.
// - **Time**: 30 minutes to read and try, 25 minutes for the exercise, 10 minutes to look back
//   (sections 11, 14 and 15). Sections 12 and 13 are for the curious, 20 minutes more.
// - **Core** chapter: the three-hour workshop goes through it.
//
// Run the cells from top to bottom with Shift+Enter. Where a cell says `predict(null, …)`, first put
// your guess in place of `null`.

// %% tags=["run"]
import { barChart, boardPicture, framedBoard, queensDrawing, rectangle } from "../src/board";
import { squareName, stepPlayer, warmUpBoard } from "../src/board";
import { type Drawing, type Frame, type Grid, type Placement, type Square } from "../src/board";
import { attempt, check, inOrder, predict, show } from "../src/notebook";

// %% [markdown]
// ## 1. Warm up by hand
//
// Place five queens so that none attacks another: no two in one row, in one column or on one diagonal.

// %% tags=["run"]
show(warmUpBoard(5));

// %% [markdown]
// Done? Then imagine a friend on the telephone with an empty board. Tell your friend where your queens
// stand, in as few words as you can. **How many numbers do you need?**
//
// Some need ten: a row and a column for each queen. Some say "from the top: second column, fourth
// column, …" and need five. This chapter is about why five are enough.

// %% [markdown]
// ## 2. Two names for a square
//
// In code a square is `[row, col]`. Both count from 0, and row 0 is the **top** row, as in a text that
// you read. Chess players count rows from the bottom and begin with 1, so `a1` is at the bottom left.
//
// **Predict** the chess name of `[1, 3]` on a 4×4 board; in quotes, such as `"c2"`.

// %% tags=["predict"]
predict(null, () => squareName([1, 3], 4));

// %% tags=["run"]
const asked: Square = [1, 3];
const marked: Drawing = {
  board: rectangle(4, 4),
  marks: [{ square: asked, sign: "?", tone: "tried" }],
};
show(boardPicture(marked, `A 4×4 board with a question mark on [${asked.join(", ")}]`));
show(`[${asked.join(", ")}] is ${squareName(asked, 4)}`);

// %% [markdown]
// **Investigate.** What is `a1` in code, on 4×4 and on 8×8? Only one of its two numbers changes.
// Change the square in the first line above until you are sure.

// %% [markdown]
// ## 3. First way: the grid
//
// The obvious way is to keep the whole board: for each square, is there a queen? `grid[row][col]` is
// `true` or `false`.

// %% tags=["run"]
const grid: Grid = [
  [false, true, false, false],
  [false, false, false, true],
  [true, false, false, false],
  [false, false, true, false],
];

// %% [markdown]
// Reading a grid takes two loops, one inside the other. The comments are the words by which this
// course calls the steps of a program: *check* whether something holds, *place* a piece, *report* the
// answer. (Three more come in chapter 03.)

// %% tags=["run"]
/** The squares of a grid that have a queen, row by row. */
function queensOn(grid: Grid): Square[] {
  const squares: Square[] = [];
  for (let row = 0; row < grid.length; row++) {
    for (let col = 0; col < grid[row].length; col++) {
      // check
      if (grid[row][col]) squares.push([row, col]);
    }
  }
  // report
  return squares;
}

// %% tags=["run"]
const withQueens = (squares: readonly Square[], n: number): Drawing => ({
  board: rectangle(n, n),
  marks: squares.map((square) => ({ square, sign: "Q", tone: "queen" })),
});
const gridDrawing = (grid: Grid) => withQueens(queensOn(grid), grid.length);
show(boardPicture(gridDrawing(grid), "The grid as a board: queens on b4, d3, a2 and c1"));

// %% [markdown]
// **Predict:** how many booleans of this grid only say "nobody here"?

// %% tags=["predict"]
predict(null, () => grid.flat().filter((isQueen) => !isQueen).length);

// %% [markdown]
// A grid is good to look at, and wasteful to fill, to copy and to search. Larger boards are worse:

// %% tags=["run"]
for (const n of [4, 8, 12]) {
  console.log(`n = ${n}: ${n * n} booleans, ${n * n - n} of them false`);
}

// %% [markdown]
// ## 4. Second way: one number a row
//
// Queens in one row attack each other. So whatever the solution is, **each row has exactly one queen**,
// and all that can be asked of a row is: in which column? That is one number a row, a `Placement`:
// `placement[row]` is the column of that row's queen.

// %% tags=["run"]
const placement: Placement = [1, 3, 0, 2];
for (let row = 0; row < placement.length; row++) {
  const name = squareName([row, placement[row]], 4);
  console.log(`row ${row}: column ${placement[row]}, the square ${name}`);
}

// %% [markdown]
// The row is not written down: it is the place in the list. **Predict:** in the placement
// `[2, 0, 3, 1]`, which **row** has its queen in column 3?

// %% tags=["predict"]
const four = queensDrawing([2, 0, 3, 1], 4).marks.map(({ square }) => square);
predict(null, () => four.find(([, col]) => col === 3)![0]);

// %% tags=["run"]
show(boardPicture(queensDrawing([2, 0, 3, 1], 4), "Queens on c4, a3, d2 and b1"));

// %% [markdown]
// If you said 1, you read the list as "the queen of column 3 is in row 1". That is another way to
// write boards, and the Russian page below uses it. Both work; mixing them does not.

// %% [markdown]
// ## 5. Unfinished, and empty
//
// A list can be short. `[1, 3]` on a 4×4 board says: rows 0 and 1 have their queens, rows 2 and 3 wait.
// We call such a placement **unfinished**. The search of chapter 03 will do nothing but make
// unfinished placements longer and shorter again.

// %% tags=["run"]
show(boardPicture(queensDrawing([1, 3], 4), "A 4×4 board, queens on b4 and d3, two rows empty"));

// %% [markdown]
// The shortest placement is `[]`, a board without queens. On the board with n = 0, which has no squares,
// it is even finished: no row waits. Keep that in mind; programs fail on it.
//
// Here is a worked function that takes unfinished placements in its stride. It writes a board in
// letters, a string for each row.

// %% tags=["run"]
/** The board in letters: one string a row, "Q" for a queen. */
function inLetters(placement: Placement, n: number): string[] {
  const free = ".".repeat(n);
  const rows: string[] = [];
  for (let row = 0; row < n; row++) {
    const col = placement[row];
    // check: does the placement reach this row?
    const isPlaced = row < placement.length;
    // place
    rows.push(isPlaced ? free.slice(0, col) + "Q" + free.slice(col + 1) : free);
  }
  // report
  return rows;
}

// %% tags=["run"]
show(inLetters([1, 3], 4).join("\n"));

// %% [markdown]
// **Predict:** how many rows does `inLetters([1, 3], 4)` have: 2 or 4? And how many `inLetters([], 0)`?
// Answer with a list of two numbers, such as `[2, 1]`.

// %% tags=["predict"]
predict(null, () => [inLetters([1, 3], 4).length, inLetters([], 0).length]);

// %% [markdown]
// ## 6. Watch it move
//
// The player below reads a placement from left to right and puts the queens on the board. It asks
// before it shows: answer aloud, then go on (button, slider or arrow keys). The code makes the
// player's pictures: just run it, you need not read it.

// %% tags=["run"]
function* placing(placement: Placement, n: number): Generator<Frame> {
  yield { drawing: queensDrawing([], n), caption: "The placement so far: []" };
  for (let row = 0; row < placement.length; row++) {
    const soFar = placement.slice(0, row + 1);
    const name = squareName([row, placement[row]], n);
    yield {
      ask: `placement[${row}] is ${placement[row]}. Which square gets a queen?`,
      caption: `place: row ${row}, column ${placement[row]} is ${name}. So far: [${soFar.join(", ")}]`,
      drawing: queensDrawing(soFar, n),
    };
  }
}
show(stepPlayer("From the list to the board", [...placing([3, 1, 4, 2, 0], 5)]));

// %% [markdown]
// ## 7. Boards that no list can tell
//
// The other way round, from a grid to a list, there is a question at each row: *check*, is there exactly
// one queen? You read this grid from the top. **Predict** the row at which you must stop.

// %% tags=["run"]
const crowded: Grid = [
  [false, true, false],
  [true, false, true],
  [false, false, false],
];
show(boardPicture(gridDrawing(crowded), "A 3×3 board with queens on b3, a2 and c2"));

// %% tags=["predict"]
const queensInRow = crowded.map((row) => row.filter((isQueen) => isQueen).length);
predict(null, () => queensInRow.findIndex((queens) => queens !== 1));

// %% [markdown]
// Row 1 has two queens, and the list has room for one number. Row 2 has none. A short list could say so
// of the last rows, but of no row in between; so we keep it simple and say that a grid has a placement only
// if **every** row has exactly one queen. For all other grids the answer is `null`.
//
// **In this course `null` is how a function says that there is no answer.** That is no error. Errors are
// for arguments that make no sense, such as a queen in column 7 of a 4×4 board: those get a
// `RangeError` that names the argument.
//
// Here is how one writes that, for a function which has nothing to do with boards:

// %% tags=["run"]
/** A text of so many dots. */
function dots(count: number): string {
  // check: before anything else
  if (!Number.isInteger(count) || count < 0) {
    throw new RangeError(`count must be a whole number from 0 up, but it is ${count}`);
  }
  // report
  return ".".repeat(count);
}

// %% tags=["run"]
attempt(() => show(dots(3)));
attempt(() => show(dots(-1)));
attempt(() => show(dots(2.5)));

// %% [markdown]
// - `Number.isInteger` says whether a number is whole. It is false for 2.5, and for `NaN` and `Infinity`.
// - `throw` ends the function at once. `attempt` shows the error as one line.
// - **The message names `count`**: the parameter's name stands in it as a word, so whoever reads it knows
//   which argument to mend. In the exercise the judge looks for that.

// %% [markdown]
// ## 8. Fill in the blanks
//
// Which columns have a queen already? The function below should give one boolean a column. Two
// `blank`s are left in it: the length of the list, and which of its entries becomes `true`. Replace
// them. When both are right, the cell shows a ✓.

// %% tags=["modify"]
const blank = 0;
/** For each column: does it have a queen? */
function takenColumns(placement: Placement, n: number): boolean[] {
  const taken: boolean[] = Array(blank).fill(false);
  // place: note the column of each queen
  for (const col of placement) taken[blank] = true;
  // report
  return taken;
}
const given = takenColumns([3, 0], 4).join(", ");
show(given === "true, false, false, true" ? `✓ ${given}` : `✗ Not yet: it gives ${given}`);

// %% [markdown]
// <details>
// <summary>Answer</summary>
//
// `Array(n)`: one entry for each of the n columns, not for each queen. `taken[col]`: the loop runs over
// the *values* of the placement, and those are columns. Had you written `taken[placement[col]]`, you would
// have looked up a column as if it were a row.
//
// </details>

// %% [markdown]
// ## 9. Put the lines in order
//
// These lines make a board of n × n free squares, each a `"."`. Five of them are right. Two are
// tempting and wrong: leave them out. Order matters; indentation is up to you.
//
// | line | code                                              |
// | ---- | ------------------------------------------------- |
// | A    | `return rows;`                                    |
// | B    | `for (let row = 0; row < n; row++) {`             |
// | C    | `const rows = [];`                                |
// | D    | `rows.push(Array(n).fill("."));`                  |
// | E    | `}`                                               |
// | F    | `for (let row = 0; row <= n; row++) {`            |
// | G    | `return Array(n).fill(Array(n).fill("."));`       |

// %% tags=["run"]
const lines: Readonly<Record<string, string>> = {
  A: "return rows;",
  B: "for (let row = 0; row < n; row++) {",
  C: "const rows = [];",
  D: 'rows.push(Array(n).fill("."));',
  E: "}",
  F: "for (let row = 0; row <= n; row++) {",
  G: 'return Array(n).fill(Array(n).fill("."));',
};

// %% tags=["run"]
/** Runs the lines for n = 3, puts one queen on the board that they make, and shows it. */
function isFreeBoard(chosen: readonly string[]): boolean {
  const rows = new Function("n", chosen.join("\n"))(3) as string[][] | undefined;
  if (!rows) throw new Error("nothing is returned");
  rows[0][1] = "Q";
  const text = rows.map((row) => row.join(" ")).join("\n");
  show(text);
  return text === ". Q .\n. . .\n. . .";
}

// %% [markdown]
// The next cell runs your lines for n = 3 and puts **one** queen into row 0, column 1. You should see
// three rows and one Q. Write your order in place of `null`, such as `"ABCDE"`. (How the lines become a
// program is the business of the cell above: just run it, you need not read it.)

// %% tags=["modify"]
inOrder({ lines, isRight: isFreeBoard }, null);

// %% [markdown]
// <details>
// <summary>Answer, and what the tempting lines do</summary>
//
// `CBDEA`. With F in place of B there is a fourth row: counting from 0, the last row is n − 1. G alone
// is a whole program, and a wrong one: try `"G"`. `fill` puts the *same* row into all three places, so one
// queen shows up three times.
//
// </details>

// %% [markdown]
// ## 10. Write
//
// First a look at the frame that `drawBoard` is to draw. Here it is for an unfinished placement:

// %% tags=["run"]
show(framedBoard([2, 0], 3));

// %% [markdown]
// Lines of `+---+` and rows take turns. A frame line comes first, and one more follows each row, as a
// fence has one post more than it has gaps: n rows need n + 1 frame lines. **Predict:** how many lines
// are there in all on the 4×4 board?

// %% tags=["predict"]
predict(null, () => framedBoard([], 4).split("\n").length);

// %% [markdown]
// Now it is your turn. Open [`exercises/01-representation.ts`](../exercises/01-representation.ts) and write the
// three functions. The comments there say what each must do, also with bad arguments: section 7 shows how.
//
// 1. `toGrid`: from the list to the grid. 10 minutes.
// 2. `fromGrid`: from the grid to the list, or `null`. 5 minutes.
// 3. `drawBoard`: from the list to a framed text. 10 minutes.
//
// Write one, save, run the import cell and the cells below it, go on. Stuck? `npm run kata -- hint 01`
// in a terminal.

// %% tags=["run"]
import { drawBoard, fromGrid, toGrid } from "../exercises/01-representation";

// %% tags=["make"]
const draw = (grid: Grid, words: string) => show(boardPicture(gridDrawing(grid), words));
attempt(() => draw(toGrid([1, 3, 0, 2], 4), "Your grid of the placement [1, 3, 0, 2]"));

// %% tags=["make"]
attempt(() => show(`There and back: ${JSON.stringify(fromGrid(toGrid([3, 1, 4, 2, 0], 5)))}`));

// %% tags=["make"]
attempt(() => show(drawBoard([1, 3], 4)));

// %% tags=["check"]
await check("01");

// %% [markdown]
// ## 11. How it goes wrong
//
// Each of these is a mistake that people make in this exercise, by their names in the
// course's own catalogue, `test/mistakes`; verdicts use the same names. Say what the cell will show
// before you run it.
//
// **One row is made, and fill() puts that same row everywhere.** Two rows are enough to see it. How many
// queens does this grid have?

// %% tags=["predict"]
const shared: boolean[][] = Array(2).fill(Array(2).fill(false));
shared[0][1] = true;
predict(null, () => queensOn(shared).length);

// %% [markdown]
// **A queen in column 0 counts as no queen: if (!col) is true for 0.** One square with a queen is enough
// to see it. For how many of these three columns does the function say "queen"?

// %% tags=["predict"]
const says = (col: number) => (!col ? "free" : "queen");
predict(null, () => [2, 0, 1].map(says).filter((word) => word === "queen").length);

// %% [markdown]
// **A row without a queen becomes -1, which indexOf says when it finds nothing. A second queen in a row
// is never seen: the search stops at the first.** What does `indexOf` give for these two rows? Answer
// with a list of two numbers.

// %% tags=["predict"]
predict(null, () => [[false, false].indexOf(true), [true, true].indexOf(true)]);

// %% [markdown]
// Both are numbers, and neither tells that something is wrong with the row. You have to ask.
//
// **Rows and columns are swapped: grid[col][row] instead of grid[row][col].** The cell shows one placement,
// read in both ways. Which of the boards, 1 or 2, is `[1, 3, 0, 2]` in this course?

// %% tags=["run"]
const read: Placement = [1, 3, 0, 2];
const board1 = read.map((number, index): Square => [number, index]);
const board2 = read.map((number, index): Square => [index, number]);
show("Board 1");
show(boardPicture(withQueens(board1, 4), "Board 1: queens on c4, a3, d2 and b1"));
show("Board 2");
show(boardPicture(withQueens(board2, 4), "Board 2: queens on b4, d3, a2 and c1"));

// %% tags=["predict"]
const isRight = (squares: Square[]) => squares.every(([row, col]) => read[row] === col);
predict(null, () => (isRight(board1) ? 1 : 2));

// %% [markdown]
// Both boards are peaceful, so no test that only asks "is it a solution?" will ever notice. The smallest
// input that does is the placement `[1]` on the 2×2 board: is that `b2` or `a1`?
//
// **The drawing ends with a newline.** How many lines does the text `"a\nb\n"` have when it is split?

// %% tags=["predict"]
predict(null, () => "a\nb\n".split("\n").length);

// %% [markdown]
// **For n = 0 nothing is drawn, not even the +.** Think of the fence again: a frame line has n + 1 times `+`.
// What is the whole drawing for n = 0?

// %% tags=["predict"]
predict(null, () => framedBoard([], 0));

// %% [markdown]
// ## 12. What the sources say
//
// *For the curious: skip it if you like.* Five pages from the web, in five languages, gave this course its start. What they claim can be run.

// %% [markdown]
// ### Hebrew: "one array is enough"
//
// The Hebrew page (a Wikibook on programming in C, chapter *Recursion*) says that an array with one column a
// row is enough, because a row has only one queen. Let us count what is lost. A cell makes all
// 2<sup>16</sup> grids of 4×4 and keeps those with four queens; then those of them that a placement can tell.
//
// **Predict:** of the 1,820 boards with four queens, how many have one in each row?

// %% tags=["run"]
const bits = (number: number, count: number) =>
  Array.from({ length: count }, (_, i) => ((number >> i) & 1) === 1);
const gridOfNumber = (number: number): Grid => [0, 4, 8, 12].map((from) => bits(number >> from, 4));
const isFourQueens = (grid: Grid) => queensOn(grid).length === 4;
const isOneEachRow = (grid: Grid) => new Set(queensOn(grid).map(([row]) => row)).size === 4;
const boards = Array.from({ length: 2 ** 16 }, (_, i) => gridOfNumber(i)).filter(isFourQueens);
show(`${boards.length} boards with four queens`);

// %% tags=["predict"]
predict(null, () => boards.filter(isOneEachRow).length);

// %% [markdown]
// The claim **holds**, for boards where no two queens attack each other: each of the 1,564 others has two queens
// in one row. (There are 4 × 4 × 4 × 4 lists, which is the number you found.)

// %% tags=["run"]
const lost = boards.filter((grid) => !isOneEachRow(grid));
const hasCrowdedRow = (grid: Grid) =>
  grid.some((row) => row.filter((isQueen) => isQueen).length > 1);
show(`${lost.length} lost, ${lost.filter(hasCrowdedRow).length} of them with two queens in a row`);

// %% [markdown]
// ### Hebrew: the printed boards
//
// The page's program prints its solutions in frames. Your `drawBoard` prints in the same form, and the
// suite compares it with the page's boards 1, 2 and 92, character by character. Here are the rows of the
// first one, without the frame lines. **Predict** its placement, as a list.

// %% tags=["run"]
const printedRows = `
| * |   |   |   |   |   |   |   |
|   |   |   |   | * |   |   |   |
|   |   |   |   |   |   |   | * |
|   |   |   |   |   | * |   |   |
|   |   | * |   |   |   |   |   |
|   |   |   |   |   |   | * |   |
|   | * |   |   |   |   |   |   |
|   |   |   | * |   |   |   |   |
`;

// %% tags=["predict"]
const columnInRow = (line: string) => (line.indexOf("*") - 2) / 4; // 4 characters a square
predict(null, () => printedRows.trim().split("\n").map(columnInRow));

// %% tags=["run"]
const printed: Readonly<Record<string, Placement>> = {
  "Board 1": [0, 4, 7, 5, 2, 6, 1, 3],
  "Board 2": [0, 5, 7, 2, 6, 3, 1, 4],
  "Board 92": [7, 3, 0, 2, 5, 1, 6, 4],
};
for (const [name, columns] of Object.entries(printed)) {
  show(name);
  show(boardPicture(queensDrawing(columns, 8), `${name}: ${columns.join(", ")}`));
}

// %% [markdown]
// Boards 1 and 92 are the first and the last of a long search. **Predict:** if you turn board 1 into its
// mirror image, left for right, what is its placement? A list of eight numbers. (You may find a shorter
// way than drawing it.)

// %% tags=["predict"]
predict(null, () => printed["Board 1"].map((col) => 7 - col));

// %% [markdown]
// Look at the list of board 92. Coincidence? Chapter 03 tells in which order solutions come.
//
// There is one thing that the page's array cannot say. It starts as eight zeros, and the page explains that all
// queens begin in the first column. Is that the empty board, or eight queens in a column? The list alone doesn't
// tell, so the program carries a second number along, the row that it has reached. Our unfinished
// placements need none: their length is that number.

// %% tags=["run"]
const eightZeros: Placement = [0, 0, 0, 0, 0, 0, 0, 0];
show(boardPicture(queensDrawing(eightZeros, 8), "Eight queens in the first column"));

// %% [markdown]
// ### Russian: which two queens can never meet?
//
// The Russian page (*Задача о расстановке ферзей. Перебор с возвратом*) also keeps one list, but its
// entries stand for the **verticals**, which are the columns, and each holds the number of a
// **horizontal**, a row. About that it says that the representation does not let two queens stand on one
// horizontal. Let us read all 256 lists of four numbers in that way, and look.
//
// **Predict:** how many have two queens in one *column*, and how many have two in one *row*? Answer with
// a list, such as `[10, 20]`.

// %% tags=["run"]
const upTo3 = [0, 1, 2, 3];
const pairs = upTo3.flatMap((a) => upTo3.map((b) => [a, b]));
const lists = pairs.flatMap((first) => pairs.map((second) => [...first, ...second]));
/** The page's way: the place in the list is the column, the number is the row. */
const readByColumns = (list: readonly number[]): Square[] => list.map((row, col) => [row, col]);
const shareARow = (squares: Square[]) => new Set(squares.map(([row]) => row)).size < 4;
const shareAColumn = (squares: Square[]) => new Set(squares.map(([, col]) => col)).size < 4;

// %% tags=["predict"]
const onBoards = lists.map(readByColumns);
predict(null, () => [onBoards.filter(shareAColumn).length, onBoards.filter(shareARow).length]);

// %% [markdown]
// The sentence **fails**: it is the *vertical* that no two queens can share. Two on one horizontal are
// quite possible, and the page's own test does compare the rows. It is a slip of a word, and an easy one: this
// is why the course says `row` and `col`, and draws.
//
// A few lines on, the page puts its first queen into the first square of the first vertical and says that the second
// belongs on the second horizontal. Then it puts her on the third square of the second vertical. Run it:

// %% tags=["run"]
for (const [row, col] of readByColumns([0, 2])) {
  console.log(`vertical ${col + 1}, horizontal ${row + 1}`);
}

// %% [markdown]
// **Fails**, and for the same reason. The next sentence of the page says it right.

// %% [markdown]
// ### Polish: the same board, counted from 1
//
// The Polish page (*Problem 8 hetmanów*) goes row by row as we do, but it counts from 1: the first queen
// goes to row 1, column 1, and in row 2 the first free column is the third. **Predict** our placement of
// these two queens.

// %% tags=["predict"]
const polish = [
  { row: 1, col: 1 },
  { row: 2, col: 3 },
];
predict(null, () => polish.map(({ col }) => col - 1));

// %% [markdown]
// The page names squares as chess players do. For `e4` it says: column 5, row 4. **Predict** which `[row, col]` that
// is for us, on 8×8.

// %% tags=["predict"]
const everySquare = queensOn(rectangle(8, 8).map((row) => [...row].map(() => true)));
predict(null, () => everySquare.find((square) => squareName(square, 8) === "e4")!);

// %% [markdown]
// Both claims **hold**, once you know from where each side counts. When two programs disagree about a board, ask
// that first.

// %% [markdown]
// ## 13. Measure
//
// *For the curious: skip it if you like.* How much does the representation decide? Count the boards that a search would have to look through, for eight
// queens on 8×8: on any eight squares; one a row; one a row and one a column.
//
// **Predict:** by what factor does "one a row" cut the first number: about 8, about 250 or about 4000?

// %% tags=["run"]
const product = (numbers: readonly number[]) => numbers.reduce((all, number) => all * number, 1);
const oneTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const factorial = (n: number) => product(oneTo(n));
/** The ways to choose k of n squares. */
const choose = (n: number, k: number) => oneTo(k).reduce((ways, i) => (ways * (n - k + i)) / i, 1);

// %% tags=["predict"]
const factor = choose(64, 8) / 8 ** 8;
predict(null, () => [8, 250, 4000].find((guess) => factor / guess < 2)!);

// %% tags=["run"]
show(
  barChart(
    "Boards to look through for eight queens",
    [
      { label: "on any squares", value: choose(64, 8) },
      { label: "one a row", value: 8 ** 8 },
      { label: "one a row, one a column", value: factorial(8) },
    ],
    { logarithmic: true },
  ),
);

// %% [markdown]
// Mind the scale: each equal step to the right multiplies by the same factor. Nothing has been searched
// yet, and this much is left after choosing how to write a board:

// %% tags=["run"]
const boardsForOne = Number((choose(64, 8) / factorial(8)).toPrecision(2));
show(`about 1 board in ${boardsForOne.toLocaleString("en-US")}`);

// %% [markdown]
// And larger boards? Here are the lists with one queen a row and one a column.

// %% tags=["run"]
const sizes = [4, 6, 8, 10, 12];
const growth = sizes.map((n) => ({ label: `n = ${n}`, value: factorial(n) }));
show(barChart("One queen a row, one a column", growth, { logarithmic: true }));

// %% [markdown]
// A list makes single boards cheap; there are still too many of them. Chapter 02 tells from two numbers
// whether two queens attack each other, and chapter 03 uses that to leave whole families of boards unseen.

// %% [markdown]
// ## 14. Check yourself
//
// **1.** On a 4×4 board, what does the placement `[3, 0, 2]` say?
//
// - (a) A queen stands on `[0, 3]`.
// - (b) A queen stands on `[3, 0]`.
// - (c) Nothing: it has only three numbers.
// - (d) Row 3 has its queen in column 0.
//
// <details>
// <summary>Answer</summary>
//
// - **(a)**: `placement[0]` is 3, so row 0, column 3.
// - (b) swaps row and column.
// - (c): it is unfinished, and says where three queens stand.
// - (d): row 3 is the fourth row, and the list doesn't reach it.
//
// </details>

// %% [markdown]
// **2.** Which grid has a placement?
//
// - (a) All squares free, 2×2.
// - (b) No squares, 0×0.
// - (c) Two queens in the top row of 2×2.
// - (d) One queen, in the bottom row of 2×2.
//
// <details>
// <summary>Answer</summary>
//
// - **(b)**: no row breaks the rule "exactly one queen", so it is `[]`.
// - (a): both rows have none.
// - (c): row 0 has two and row 1 none, and two queens in all do not help.
// - (d): row 0 has none, and a list cannot begin with row 1.
//
// </details>

// %% [markdown]
// **3.** What is wrong with `Array(3).fill(Array(3).fill(false))`?
//
// - (a) `fill` takes no arrays.
// - (b) The squares should be `0`.
// - (c) It has one row, seen three times.
// - (d) Nothing.
//
// <details>
// <summary>Answer</summary>
//
// - **(c)**: a change to one row shows in all.
// - (a): it takes anything, that is the trap.
// - (b): booleans are fine; only the rows are shared, for the inner `fill` copies a value.
// - (d): as long as you only look at it.
//
// </details>

// %% [markdown]
// **4.** `fromGrid` must accept two queens in one column, although they attack each other. Why?
//
// - (a) It is a mistake in the course.
// - (b) How a board is written and whether it is peaceful are two questions.
// - (c) Columns don't matter.
// - (d) A list cannot hold the same number twice.
//
// <details>
// <summary>Answer</summary>
//
// - **(b)**: a program that shows *why* a board is wrong must be able to write wrong boards down.
// - (a): think of the failure messages of the suite.
// - (c): they matter in chapter 02.
// - (d): `[1, 1]` is a fine list.
//
// </details>

// %% [markdown]
// ## 15. When it does not work
//
// - **Draw it.** `draw(toGrid([1], 2), "my grid")` says more than a printed array.
// - **Small first.** Try n = 1, then 2 with the placement `[1]`, then 0.
// - **Text looks right and is wrong?** `JSON.stringify(text)` shows spaces and `\n`.
// - **Nothing changes?** Save the file and run the import cell again.
// - **`undefined` in the answer?** `placement[row]` is `undefined` in a row that the placement doesn't reach.

// %% [markdown]
// ## 16. Words
//
// - **Square**: `[row, col]`, both from 0, row 0 at the top. In chess notation `a1` is at the bottom left.
// - **n**: the number of rows and of columns of the board, and of queens in a solution.
// - **Grid**: `grid[row][col]`, true where a queen stands.
// - **Placement**: `placement[row]` is the column of that row's queen.
// - **Unfinished**: a placement shorter than n.
// - **Peaceful**: no two queens attack each other. A peaceful placement of all n queens is a **solution**.
// - **`null`**: there is no answer. **`RangeError`**: the question made no sense.
//
// ## 17. Read more
//
// - [Array.prototype.fill](https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Array/fill)
//   on MDN: what happens when the value is an object.
// - Paul J. Campbell, *Gauss and the eight queens problem: a study in miniature of the propagation of
//   historical error*, Historia Mathematica 4 (1977), 397–404. The Polish page says that Gauss posed the puzzle
//   in 1850. He read it in a newspaper; Max Bezzel had posed it in 1848.
// - Jordan Bell and Brett Stevens, *A survey of known results and research areas for n-queens*, Discrete
//   Mathematics 309 (2009), 1–31.
//
// Next: [02 · Diagonals](02-diagonals.ipynb).
