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
// # Marking
//
// After this chapter you can write a board that knows its safe squares in three ways, say what each way
// costs, and take a queen's marks away without losing those of another.
//
// - **You need** chapter 02 (the numbers of the diagonals) and chapter 03 (the search). Classes are explained
//   here.
// - **Time**: 45 minutes to read and try, 45 minutes for the exercise.
// - **Core** chapter: the three-hour workshop goes through it.
//
// Run the cells from top to bottom with Shift+Enter. Where a cell says `predict(null, …)`, first put
// your guess in place of `null`.

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
  type Line,
  type Mark,
  type Square,
} from "../src/board";
import { attempt, check, inOrder, predict, show } from "../src/notebook";

// %% [markdown]
// ## 1. Warm up by hand: what must be erased?
//
// Print the board or use a pencil and a rubber; the board below helps to compare. (It asks for four queens. Two
// are enough today.)
//
// 1. Put a queen on b4 and mark every square that she attacks with a pencil cross.
// 2. Put a second queen on d3. Mark what *she* attacks. Some squares have a cross already: leave them.
// 3. Now lift the queen from d3, and rub out **her** crosses.
//
// Which crosses do you rub out? How do you know that a cross is not needed by the queen on b4?

// %%
show(warmUpBoard(4));

// %% [markdown]
// On paper there is no way to know: you have to look at the other queen again. That one question is
// what this chapter is about.
//
// ## 2. How many squares are attacked twice?
//
// How many squares of that 4×4 board are attacked by **both** queens, b4 and d3? Write your guess
// in place of `null`.

// %%
/** All squares of the n×n board, row by row. */
const squaresOf = (n: number): Square[] =>
  [...Array(n * n).keys()].map((i): Square => [Math.floor(i / n), i % n]);

/** The squares that a queen on `square` attacks. */
const attackedFrom = (square: Square, n: number): Square[] =>
  queensDrawing([], n, { coveredBy: [square] }).marks.map((mark) => mark.square);

// %%
const seenFromB4 = attackedFrom([0, 1], 4);
const seenFromD3 = attackedFrom([1, 3], 4);
const seenByBoth = seenFromB4.filter((a) => seenFromD3.some((b) => a.join() === b.join()));

// %% tags=["predict"]
predict(null, () => seenByBoth.length);

// %% [markdown]
// Each of them needs two things: a mark *and* the knowledge that it is there twice. The picture shows for
// every square how often it is attacked.

// %%
/** The n×n board with a number on every square; further marks are drawn on top. */
function numbered(
  n: number,
  numberOf: (square: Square) => number,
  more: readonly Mark[] = [],
): Drawing {
  const marks = squaresOf(n).map((square): Mark => {
    const count = numberOf(square);
    const sign = String(count);
    return count === 0 ? { square, sign } : { square, sign, tone: "attacked" };
  });
  return { board: rectangle(n, n), marks: [...marks, ...more] };
}

// %%
const timesAttacked = (square: Square): number =>
  [seenFromB4, seenFromD3].filter((seen) => seen.some((a) => a.join() === square.join())).length;

const bothQueens = queensDrawing([1, 3], 4).marks;
show(
  boardPicture(
    numbered(4, timesAttacked, bothQueens),
    "Queens on b4 and d3; every other square carries the number of queens that attack it",
  ),
);

// %% [markdown]
// ## 3. The idea, worked: rooks
//
// ### A class, in case you never wrote one
//
// A board has to remember something between two calls. A **class** says what its objects remember and what they
// can be asked; `new` makes one such object. This one is a tally sheet:

// %%
class Tally {
  private strokes: number; // what each sheet remembers; only the lines of the class may use it

  constructor(strokes: number) {
    this.strokes = strokes; // runs once, at `new Tally(…)`
  }
  add(): void {
    this.strokes++; // `this` is the sheet whose method was called
  }
  isEmpty = (): boolean => this.strokes === 0; // a method, too, written in one line
}

// %% [markdown]
// Two sheets begin with 0 strokes. The first one gets a stroke. Which of the two is empty then? Write
// `[…, …]`, with `true` or `false`.

// %% tags=["predict"]
predict(null, () => {
  const [first, second] = [new Tally(0), new Tally(0)];
  first.add();
  return [first.isEmpty(), second.isEmpty()];
});

// %% [markdown]
// ### One piece, three methods
//
// The queens are your exercise. So here are the three ways with a simpler piece, the **rook**, which
// attacks along its row and its column.
//
// Every board below has the same three methods: `place` a piece, `remove` it, and `isSafe`: may another
// piece stand on this square?

// %%
type RookBoard = {
  place(square: Square): void;
  remove(square: Square): void;
  isSafe(square: Square): boolean;
};

// %% [markdown]
// ### First way: write down the pieces, look when asked
//
// The board remembers where the rooks stand, and nothing else. When it is asked, it looks at them all.

// %%
class RookScan {
  private rooks: readonly Square[] = [];

  place(square: Square): void {
    this.rooks = [...this.rooks, square];
  }
  remove([row, col]: Square): void {
    this.rooks = this.rooks.filter(([r, c]) => r !== row || c !== col);
  }
  isSafe([row, col]: Square): boolean {
    return this.rooks.every(([r, c]) => r !== row && c !== col); // check, one rook after the other
  }
}

// %%
/** The squares that a board calls safe, ringed, and the pieces with the sign `sign`. */
function safeSquares(
  board: { isSafe(square: Square): boolean },
  n: number,
  pieces: readonly Square[],
  sign = "R",
): Drawing {
  const safe = squaresOf(n).filter((square) => board.isSafe(square));
  const rings = safe.map((square): Mark => ({ square, sign: "", tone: "safe" }));
  const signs = pieces.map((square): Mark => ({ square, sign }));
  return { board: rectangle(n, n), marks: [...rings, ...signs] };
}

// %% [markdown]
// Two rooks stand on the 4×4 board, on a4 and b3. How many squares are safe for a third one?

// %%
const scan = new RookScan();
scan.place([0, 0]);
scan.place([1, 1]);

// %% tags=["predict"]
predict(null, () => squaresOf(4).filter((square) => scan.isSafe(square)).length);

// %%
show(
  boardPicture(
    safeSquares(scan, 4, [
      [0, 0],
      [1, 1],
    ]),
    "Rooks on a4 and b3; the safe squares are ringed: c2, d2, c1 and d1",
  ),
);

// %% [markdown]
// ### Second way: mark the squares. A try
//
// Looking at all pieces for every question is tedious. So let `place` do the work: it marks every
// square that the rook attacks, and `remove` takes the marks away. Then a question needs a single look.

// %%
class RookMarks {
  private readonly marks: boolean[][];

  constructor(n: number) {
    this.marks = Array.from({ length: n }, () => Array<boolean>(n).fill(false));
  }
  place = (square: Square): void => this.mark(square, true);
  remove = (square: Square): void => this.mark(square, false);
  isSafe = ([row, col]: Square): boolean => !this.marks[row][col];

  private mark([row, col]: Square, isAttacked: boolean): void {
    this.marks[row].fill(isAttacked); // the whole row
    for (const line of this.marks) line[col] = isAttacked; // the whole column
  }
}

// %% [markdown]
// On the 3×3 board we place rooks on a3 and b2, and lift the one on b2 again. The rook on a3 is alone
// now and attacks four squares. How many of these four does `RookMarks` call **safe**?

// %%
const marks = new RookMarks(3);
marks.place([0, 0]);
marks.place([1, 1]);
marks.remove([1, 1]);

const attackedByRook = squaresOf(3).filter(([row, col]) => (row === 0) !== (col === 0));

// %% tags=["predict"]
predict(null, () => attackedByRook.filter((square) => marks.isSafe(square)).length);

// %%
show(
  boardPicture(
    safeSquares(marks, 3, [[0, 0]]),
    "A rook on a3; what RookMarks calls safe is ringed, b3 and a2 wrongly",
  ),
);

// %% [markdown]
// The crosses on b3 and a2 belonged to *both* rooks, and the second rook took them along when it left.
// It is the question of section 1: a mark does not know whose it is.
//
// ### Second way, mended: count
//
// A number knows. Each rook adds one to the squares that it attacks, and takes one away when it goes. At 0,
// nobody attacks the square any more.

// %%
class RookCounts {
  readonly counts: number[][];

  constructor(n: number) {
    this.counts = Array.from({ length: n }, () => Array<number>(n).fill(0));
  }
  place = (square: Square): void => this.add(square, 1);
  remove = (square: Square): void => this.add(square, -1); // undo: the same squares, the other way
  isSafe = ([row, col]: Square): boolean => this.counts[row][col] === 0;

  private add([row, col]: Square, change: 1 | -1): void {
    for (let c = 0; c < this.counts.length; c++) this.counts[row][c] += change;
    for (let r = 0; r < this.counts.length; r++) if (r !== row) this.counts[r][col] += change;
  }
}

// %% [markdown]
// With rooks on a3 and b2, what number stands on b3? And what, after the rook on b2 has gone? Write
// `[…, …]`.

// %% tags=["predict"]
predict(null, () => {
  const board = new RookCounts(3);
  board.place([0, 0]);
  board.place([1, 1]);
  const before = board.counts[0][1];
  board.remove([1, 1]);
  return [before, board.counts[0][1]];
});

// %% [markdown]
// ### Third way: number the lines
//
// Why mark squares at all? A rook takes *one row and one column*. Two short tables say which are taken.

// %%
class RookTables {
  readonly rows: boolean[];
  readonly cols: boolean[];

  constructor(n: number) {
    this.rows = Array<boolean>(n).fill(false);
    this.cols = Array<boolean>(n).fill(false);
  }
  place = (square: Square): void => this.mark(square, true);
  remove = (square: Square): void => this.mark(square, false);
  isSafe = ([row, col]: Square): boolean => !this.rows[row] && !this.cols[col];
  private mark([row, col]: Square, isTaken: boolean): void {
    this.rows[row] = this.cols[col] = isTaken;
  }
}

// %% [markdown]
// These are marks again, not counts. Will they break like the others? Rooks on a3 and b2, the one on b2
// goes. How many of the four squares that a3 attacks are called safe this time?

// %%
const tables = new RookTables(3);
tables.place([0, 0]);
tables.place([1, 1]);
tables.remove([1, 1]);

// %% tags=["predict"]
predict(null, () => attackedByRook.filter((square) => tables.isSafe(square)).length);

// %% [markdown]
// <details><summary>Why marks are enough here</summary>
//
// A *square* can be attacked by two rooks that leave each other in peace. A *line* cannot be taken by two
// of them: two rooks on one line attack each other. So each mark in these tables has exactly one owner, who
// may take it along.
//
// </details>
//
// ### Why a board must refuse
//
// "Rooks that leave each other in peace": the tables count on it. What if somebody places a rook on c3, in
// the row of the rook on a3, and lifts it again? Is b3 safe then? Guess `true` or `false`.

// %% tags=["predict"]
predict(null, () => {
  const board = new RookTables(3);
  board.place([0, 0]);
  board.place([0, 2]); // attacked, and placed all the same
  board.remove([0, 2]);
  return board.isSafe([0, 1]);
});

// %% [markdown]
// It should be `false`: the rook on a3 still stands there. A mark had two owners, and it broke as before.
// So a board has to **check, and only then change**:

// %%
function placeIfSafe(board: RookBoard, square: Square): void {
  if (!board.isSafe(square)) throw new RangeError(`square [${square}] is not safe`); // check
  board.place(square); // place
}

const strict = new RookTables(3);
placeIfSafe(strict, [0, 0]);
attempt(() => placeIfSafe(strict, [0, 2]));

// %% [markdown]
// The order matters. A board that marks first and checks afterwards leaves marks behind when it refuses.
//
// `remove` has to check, too: is there a piece at all? Be careful with *how* you ask. On the 3×3 board, rooks
// stand on c3 and a2. What do the tables say of a3: is its row taken, and is its column? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => {
  const board = new RookTables(3);
  board.place([0, 2]);
  board.place([1, 0]);
  return [board.rows[0], board.cols[0]];
});

// %% [markdown]
// Both are, and still nobody stands on a3. Taken lines do not tell where the pieces are. Nor do counts: a
// square with a rook on it and a square that a rook attacks can both carry a 1. A board that wants to know
// must write it down.
//
// **Modify.** In a new cell, make a `RookTables` whose `rows` holds, for each row, the *column* of its rook, or
// -1. Does it need a second table for the pieces now?

// %% [markdown]
// ## 4. Watch it move
//
// The first film is the search for all ways to place three rooks on the 3×3 board, with `RookCounts`. The
// numbers are the board's own. Watch them rise when a rook is placed, and fall when it is lifted.

// %%
function frame(board: RookCounts, rooks: readonly Square[], caption: string, ask?: string): Frame {
  const signs = rooks.map((square): Mark => ({ square, sign: "R" }));
  return { drawing: numbered(3, ([r, c]) => board.counts[r][c], signs), caption, ask };
}

const film: Frame[] = [];
const questions: Record<string, string> = {
  "place b2": "A second rook comes to b2. Which squares will carry a 2?",
  "lift b2": "The rook on b2 will be lifted. Which numbers fall to 0, and which to 1?",
  "lift a3": "The last rook will be lifted. What will be left on the board?",
};

// %%
function filmRooks(board: RookCounts, rooks: readonly Square[]): void {
  const row = rooks.length;
  const note = (kind: "place" | "lift", square: Square, now: readonly Square[]) => {
    const event = `${kind} ${squareName(square, 3)}`;
    film.push(frame(board, now, `${"│ ".repeat(row)}Row ${row}: ${event}`, questions[event]));
  };
  for (const square of squaresOf(3).filter(([r]) => r === row)) {
    if (!board.isSafe(square)) continue; // choose and check
    board.place(square);
    note("place", square, [...rooks, square]);
    filmRooks(board, [...rooks, square]); // recurse
    board.remove(square); // undo
    note("lift", square, rooks);
  }
}

// %%
filmRooks(new RookCounts(3), []);
show(stepPlayer("Three rooks, counted on every square", film.slice(0, 10)));

// %% [markdown]
// These are the first ten events; the last of them lifts the rook from a3. After it, the board shows nine
// zeros: what goes in comes back as it was. A single number that is left over means that `remove` and
// `place` did not touch the same squares.
//
// How many events are there in all, until the search has found its six ways?

// %% tags=["predict"]
predict(null, () => film.length);

// %% [markdown]
// The second film shows what a **queen** takes when lines are numbered: she lies on four of them. It is the
// search of chapter 03 on the 4×4 board up to its first solution, with only the queens that are placed and
// lifted. The caption lists the numbers of the lines that are taken, as `fallingDiagonal` and `risingDiagonal`
// of chapter 02 count them.

// %%
/** The two diagonals of a queen, from edge to edge. */
function diagonalsOf([row, col]: Square, n: number): Line[] {
  const ends = ([down, right]: Square): Square =>
    [...Array(n).keys()]
      .map((k): Square => [row + k * down, col + k * right])
      .filter((square) => square.every((part) => part >= 0 && part < n))
      .slice(-1)[0];
  const line = (from: Square, to: Square): Line => ({
    from: ends(from),
    to: ends(to),
    kind: "move",
  });
  return [line([-1, -1], [1, 1]), line([-1, 1], [1, -1])];
}

// %%
function lineFrame(placement: readonly number[], n: number, event: string, ask?: string): Frame {
  const queens = placement.map((col, row): Square => [row, col]);
  const list = (name: string, numberOf: (square: Square) => number) =>
    `${name} ${queens.map(numberOf).join(" ") || "none"}`;
  const taken = [
    list("columns", ([, col]) => col),
    list("falling", ([row, col]) => n - 1 - row + col),
    list("rising", ([row, col]) => row + col),
  ];
  const lines = queens.flatMap((queen) => diagonalsOf(queen, n));
  const caption = `${event} Taken: ${taken.join("; ")}.`;
  return { drawing: { ...queensDrawing(placement, n), lines }, caption, ask };
}

// %%
const lineFilm: Frame[] = [];

function filmLines(placement: number[], n: number): boolean {
  const row = placement.length;
  if (row === n) return true; // report
  for (let col = 0; col < n; col++) {
    if (!placement.every((c, r) => c !== col && Math.abs(c - col) !== row - r)) continue;
    placement.push(col);
    lineFilm.push(lineFrame(placement, n, `Place ${squareName([row, col], n)}.`));
    if (filmLines(placement, n)) return true;
    placement.pop();
    lineFilm.push(lineFrame(placement, n, `Lift ${squareName([row, col], n)}.`));
  }
  return false; // report
}

// %%
filmLines([], 4);
const asked: Record<number, string> = {
  2: "The queen on c3 has led nowhere and will be lifted. Which three numbers go with her?",
  9: "The queen on d3 comes next. Which numbers does she add?",
};
show(
  stepPlayer(
    "Queens on the 4×4 board and the lines that they take",
    lineFilm.map((step, i) => ({ ...step, ask: asked[i] })),
  ),
);

// %% [markdown]
// Look at the last step. Four queens, four numbers in each list, and **none occurs twice in one list**. That is
// what peaceful means, said with numbers.
//
// ## 5. Fill, order, write
//
// ### Fill three blanks
//
// Now **bishops**: they attack along both diagonals, and so they need two tables. The board is
// written as a function that returns its three methods, a class without the word. Put code in place
// of `blank("A")`, `blank("B")` (twice the same) and `blank("C")`.

// %%
/** Stands for something that you are going to write. */
function blank<T>(name: string): T {
  throw new Error(`blank ${name} in the cell above is still empty`);
}

// %% tags=["make"]
function bishopTables(n: number) {
  const falling = Array<boolean>(blank<number>("A")).fill(false); // how many are there?
  const rising = Array<boolean>(2 * n - 1).fill(false);
  const mark = ([row, col]: Square, isTaken: boolean) => {
    falling[blank<number>("B")] = isTaken; // which of them is it?
    rising[row + col] = isTaken;
  };
  return {
    place: (square: Square) => mark(square, true),
    remove: (square: Square) => mark(square, blank<boolean>("C")),
    isSafe: ([row, col]: Square) => !falling[blank<number>("B")] && !rising[row + col],
    places: () => Object.keys(falling).length,
  };
}

// %%
/** Is a board of bishops right about every square, with a bishop on `bishop` and without? */
function rightAbout(bishop: Square, n: number): boolean {
  const board = bishopTables(n);
  const reaches = ([row, col]: Square) => Math.abs(row - bishop[0]) === Math.abs(col - bishop[1]);
  board.place(bishop);
  const withIt = squaresOf(n).every((square) => board.isSafe(square) !== reaches(square));
  board.remove(bishop);
  const without = squaresOf(n).every((square) => board.isSafe(square));
  return withIt && without && board.places() === 2 * n - 1;
}

// %% tags=["check"]
attempt(() => {
  const wrong = squaresOf(4).filter((square) => !rightAbout(square, 4));
  const names = wrong.map((square) => squareName(square, 4)).join(" ");
  show(wrong.length === 0 ? "✓ right, wherever the bishop stands" : `✗ wrong with it on ${names}`);
});

// %% [markdown]
// <details><summary>The three answers</summary>
//
// - **A** is `2 * n - 1`: there are as many falling diagonals as rising ones.
// - **B** is `col - row + n - 1`, the `fallingDiagonal` of chapter 02. The bare difference begins
//   at `-(n - 1)`, which is no place of an array. Strange to say, with it your board is right about every
//   square, and only the number of places gives it away: section 6 tells why.
// - **C** is `false`. What `place` has written, `remove` takes back, in the same places.
//
// </details>

// %% [markdown]
// ### Put lines in order
//
// Now `remove` for bishops that are **counted**. A bishop of the name `name`, such as "d4", is to be lifted;
// `seen` are the names of the squares that it reaches, its own among them. `bishops` is a set of the names of all
// bishops. Three lines are needed. You have five; two are tempting, and wrong.

// %%
const lines: Record<string, string> = {
  a: 'if (counts[name] === 0) throw new RangeError("no bishop there");',
  b: "for (const other of seen) counts[other] = 0;",
  c: "bishops.delete(name);",
  d: "for (const other of seen) counts[other]--;",
  e: 'if (!bishops.has(name)) throw new RangeError("no bishop there");',
};

// %%
type Counts = Record<string, number>;
type Remover = (name: string, seen: string[], counts: Counts, bishops: Set<string>) => void;

/** Makes a function of these lines. */
function removerOf(chosen: readonly string[]): Remover {
  return new Function("name", "seen", "counts", "bishops", chosen.join("\n")) as Remover;
}

// %%
const names = squaresOf(4).map((square) => squareName(square, 4));

/** The counts of the 4×4 board, and the bishops on it. */
function drawingOf(counts: Counts, bishops: ReadonlySet<string>): Drawing {
  const isBishop = (square: Square) => bishops.has(squareName(square, 4));
  const signs = squaresOf(4)
    .filter(isBishop)
    .map((square): Mark => ({ square, sign: "B" }));
  return numbered(4, (square) => counts[squareName(square, 4)], signs);
}

// %%
/** The squares of the 4×4 board that a bishop on `name` reaches, its own among them. */
function reachOf(name: string): string[] {
  const [row, col] = squaresOf(4).find((square) => squareName(square, 4) === name)!;
  const reached = squaresOf(4).filter(([r, c]) => Math.abs(r - row) === Math.abs(c - col));
  return reached.map((square) => squareName(square, 4));
}

// %%
/** Lifts c3, d4 and b4 with these lines, shows each board, and says whether all is as it should be. */
function liftsBishops(chosen: readonly string[]): boolean {
  const remove = removerOf(chosen);
  const bishops = new Set(["b4", "d4"]);
  const counts: Counts = Object.fromEntries(names.map((name) => [name, 0]));
  for (const name of [...bishops].flatMap(reachOf)) counts[name]++;
  const told = ["c3", "d4", "b4"].map((name) => {
    const lifted = attempt(() => (remove(name, reachOf(name), counts, bishops), true)) ?? false;
    show(boardPicture(drawingOf(counts, bishops), `The counts after remove ${name}`));
    return `${lifted} ${counts.c3} ${bishops.size}`;
  });
  const empty = names.every((name) => counts[name] === 0);
  return empty && told.join() === "false 2 2,true 1 1,true 0 0";
}

// %% [markdown]
// Bishops stand on b4 and d4; both attack c3. Three calls are played: `remove("c3")`, where nobody stands, then d4, then
// b4. Your order is right when the first is refused **and changes nothing**, c3 has a 1 after the second, and the
// third leaves only zeros. Write three letters in place of `null`, such as `"abc"`.

// %% tags=["make"]
inOrder({ lines, count: 3, isRight: liftsBishops }, null);

// %% [markdown]
// <details><summary>The order, and the two wrong lines</summary>
//
// **e** first, then **c** and **d**, in either order.
//
// - **a** asks whether c3 is attacked, which it is. But nobody stands there. Counts fall that should not, the
//   bishops' own among them, and then it is the bishops who are refused.
// - **b** is the mark that does not know whose it is: it takes away what the bishop on b4 needs on c3.
// - e *after* d is a refusal that leaves traces.
//
// </details>

// %% [markdown]
// ### Write it: queens
//
// Open `exercises/05-marking.ts` beside this notebook. You know the three shapes; this is new:
//
// | | above | yours |
// |---|---|---|
// | the piece | rook or bishop | queen: rows, columns and both kinds of diagonal |
// | `place` | trusts its caller | refuses a square that is not safe: `RangeError` |
// | `remove` | trusts its caller | refuses a square without a queen: `RangeError` |
// | after a refusal | nobody asked | the board is as it was |
// | a square off the board, a bad `n` | nobody asked | `RangeError` whose message names `square`, or `n` |
// | `countSolutions` | the search of chapter 03 | the same, but it asks a `LineTables` board |
//
// A plan that works: one class at a time, from the top. In each, write `isSafe` and `place`, then `remove`. The judge
// asks all three the same questions in the same order, so what you have learnt with `Scan` helps with the others.
//
// **After each save, run the next cell again**, and then those below it.

// %% tags=["make"]
import { AttackCounts, LineTables, Scan, countSolutions } from "../exercises/05-marking";

// %%
for (const Kind of [Scan, AttackCounts, LineTables]) {
  attempt(() => {
    const board = new Kind(5);
    board.place([0, 1]);
    board.place([3, 2]);
    board.remove([0, 1]);
    const drawing = safeSquares(board, 5, [[3, 2]], "Q");
    show(`${Kind.name}:`);
    show(boardPicture(drawing, `${Kind.name}: a queen on c2, and what your board calls safe`));
  });
}

// %% [markdown]
// Three equal pictures are a good sign. And the count, for n = 0 to 8:

// %%
attempt(() => show([0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => countSolutions(n)).join(", ")));

// %% [markdown]
// And the judge. Its messages tell the calls in order, joined by arrows. The first red test is the next
// thing to do. Stuck? `npm run kata -- hint 05` in a terminal gives a small hint first.

// %% tags=["check"]
await check("05");

// %% [markdown]
// ## 6. How it goes wrong
//
// The mistakes that people really make here. Guess, run, then unfold. Their names are those of the course's own catalogue, in `test/mistakes`; you will meet the same names in verdicts.
//
// ### "Lifting a queen clears marks that are another queen's, too."
//
// The marks of section 3 again, now with queens, inside the search.

// %%
/** The names of the squares that a queen on `square` reaches, her own among them. */
const reachedBy = (square: Square, n: number): string[] =>
  [...attackedFrom(square, n), square].map((seen) => seen.join());

/** The squares of one row. */
const squaresOfRow = (row: number, n: number): Square[] =>
  squaresOf(n).filter(([other]) => other === row);

// %%
/** All "solutions" of a search that marks attacked squares and does not count. */
function solutionsByMarks(n: number): number[][] {
  const marked = new Set<string>();
  const from = (placement: number[]): number[][] => {
    if (placement.length === n) return [placement]; // report
    return squaresOfRow(placement.length, n).flatMap((square) => {
      if (marked.has(square.join())) return []; // choose and check
      for (const name of reachedBy(square, n)) marked.add(name); // place
      const found = from([...placement, square[1]]); // recurse
      for (const name of reachedBy(square, n)) marked.delete(name); // undo: whose are they?
      return found;
    });
  };
  return from([]);
}

// %% [markdown]
// For n = 1, 2, 3 and 4 there are 1, 0, 0 and 2 solutions. This search finds the right number for n = 1 and 2.
// And for n = 4: `"too few"`, `"right"` or `"too many"`?

// %% tags=["predict"]
predict(null, () => {
  const found = solutionsByMarks(4).length;
  return found < 2 ? "too few" : found === 2 ? "right" : "too many";
});

// %% [markdown]
// On the 3×3 board, which has no solution, it finds some. Here is the first of them.

// %%
const firstFound = solutionsByMarks(3)[0];
show(
  boardPicture(
    queensDrawing(firstFound, 3, { attacks: true }),
    `A "solution" of the 3×3 board by marks: the queens stand in columns ${firstFound.join(", ")}`,
  ),
);

// %% [markdown]
// <details><summary>How did that happen?</summary>
//
// The queen on c3 attacks b2 and c2, and both have their cross. The search tries a2 first. That queen attacks b2
// and c2, too, and when she is lifted, she takes both crosses along. So the next queen goes to b2, on the diagonal of
// c3, is lifted like the first, and the last one goes to c2, right below c3.
//
// </details>
//
// ### "Falling diagonals are numbered by the bare difference."
//
// `Uint8Array` is a table of small numbers: quick, and with a fixed number of places. What stands at place -1, after
// one has written a 7 there? And in an ordinary array? Write `[…, …]`, with `"nothing"` for nothing.

// %% tags=["predict"]
predict<(number | string)[]>(null, () => {
  const fixed = new Uint8Array(5);
  const plain: number[] = [0, 0, 0, 0, 0];
  fixed[-1] = 7;
  plain[-1] = 7;
  return [fixed[-1] ?? "nothing", plain[-1] ?? "nothing"];
});

// %% [markdown]
// <details><summary>Why</summary>
//
// A typed array drops what is written outside of it, without a word. A plain array is an object, too, and keeps a
// *property* named "-1". It is no place of the array: its length stays 5, and no loop meets it. So with plain arrays
// the mistake gives right answers, by luck and slowly, and with typed arrays it gives wrong ones.
//
// </details>
//
// Let us count with tables that are given the numbers of the falling diagonals from outside.

// %%
/** The number of a square's falling diagonal. */
type NumberOf = (row: number, col: number) => number;

// %%
function countBy(n: number, fallingOf: NumberOf): number {
  const [cols, falling, rising] = [n, 2 * n - 1, 2 * n - 1].map((k) => new Uint8Array(k));
  const countFrom = (row: number): number => {
    if (row === n) return 1;
    return [...Array(n).keys()].reduce((sum, col) => {
      const line = fallingOf(row, col);
      if (cols[col] || falling[line] || rising[row + col]) return sum;
      cols[col] = falling[line] = rising[row + col] = 1;
      const found = countFrom(row + 1);
      cols[col] = falling[line] = rising[row + col] = 0;
      return sum + found;
    }, 0);
  };
  return countFrom(0);
}

// %% [markdown]
// With the right numbers it finds 10 solutions for n = 5. And with the bare difference, where what is
// written under a negative number is lost: `"too few"`, `"right"` or `"too many"`?

// %% tags=["predict"]
predict(null, () => {
  const found = countBy(5, (row, col) => col - row);
  return found < 10 ? "too few" : found === 10 ? "right" : "too many";
});

// %% [markdown]
// ### "A queen is looked for by comparing arrays."
//
// A board has written down the square `[0, 1]`. Is it in the list?

// %% tags=["predict"]
predict(null, () => {
  const queens: Square[] = [[0, 1]];
  return queens.includes([0, 1]);
});

// %% [markdown]
// <details><summary>Why</summary>
//
// Two arrays are the same only if they are *one* array. Compare the numbers in them: row with row, column with column. Or
// keep one number for a square, `row * n + col`, which can be compared.
//
// </details>
//
// ### "The tables are static: one set of them for all boards."

// %%
class SharedTables {
  private static readonly cols: boolean[] = [];
  place = ([, col]: Square): void => void (SharedTables.cols[col] = true);
  isSafe = ([, col]: Square): boolean => !SharedTables.cols[col];
}

// %% [markdown]
// A queen is placed on a4, on one board. Then somebody makes a **new** board. Is its a4 safe?

// %% tags=["predict"]
predict(null, () => {
  new SharedTables().place([0, 0]);
  return new SharedTables().isSafe([0, 0]);
});

// %% [markdown]
// <details><summary>Why</summary>
//
// `static` means: one for the class, not one for each object. A variable outside the class does the same. What belongs to
// one board is made in its constructor.
//
// </details>
//
// ### And some more, in short
//
// | mistake | shown by | look for |
// |---|---|---|
// | "Placing does not ask whether the square is safe." | two queens in one row | a `place` without `isSafe` |
// | "A queen is put down first and checked then." | a refused queen, then every square | the `throw` below the change |
// | "Lifting a queen clears her own square, and the attacks stay." | `place`, `remove` | a `remove` that is shorter than `place` |
// | "A queen's own square counts as safe." | one queen | an attack rule that leaves out the square itself |
// | "A square that is not safe is taken for one with a queen on it." | `remove` on an attacked square | `isSafe` inside `remove` |
// | "Both kinds of diagonal are marked in one table." | one queen | one array for two sorts of numbers |
// | "The counter lives outside the function." | n = 1, twice | a `let` outside `countSolutions` |

// %% [markdown]
// ## 7. What the sources say
//
// Two of the pages that this course grew from tell how to mark. Do not believe, run. This helper stops when the
// text and the program do not agree.

// %%
/** Compares each number of the text with the program's; a false one stops the notebook. */
function holds(claims: readonly [what: string, told: number, found: number][]): void {
  const wrong = claims.find(([, told, found]) => told !== found);
  if (wrong) throw new Error(`${wrong[0]}: the text says ${wrong[1]}, the program ${wrong[2]}`);
  show(claims.map(([what, , found]) => `✓ ${what}: ${found.toLocaleString("en-US")}`).join("\n"));
}

// %% [markdown]
// ### The Persian page: three ways
//
// The three ways of this chapter are this page's. It says of the second, a board of marks, that it has drawbacks, and that
// you will find them if you try to write the program. You have:

// %%
holds([
  ["solutions on the 3×3 board", 0, countBy(3, (row, col) => col - row + 2)],
  ["the same, found by marks", 3, solutionsByMarks(3).length],
  ["solutions on the 4×4 board", 2, countBy(4, (row, col) => col - row + 3)],
  ["the same, found by marks", 75, solutionsByMarks(4).length],
  ["on the 1×1 board, by marks", 1, solutionsByMarks(1).length],
  ["on the 2×2 board, by marks", 0, solutionsByMarks(2).length],
]);

// %% [markdown]
// **Verdict: it holds**, and counting is the cure.
//
// Of the third way it says that its program prints 92 for the 8×8 board. So should yours:

// %%
attempt(() => {
  const found = countSolutions(8);
  show(found === 92 ? "✓ 92, as the page says" : `✗ ${found}, and the page says 92`);
});

// %% [markdown]
// It also calls the first way inefficient, and the third fast and very small in memory. Section 8 measures both. One number
// now: the tables of a queens board have places for n rows, n columns and twice 2n − 1 diagonals. The counts have
// n times n. On which board do the tables begin to be the smaller ones: n = 2, 4, 6 or 8?

// %%
const placesOfTables = (n: number): number => n + n + 2 * (2 * n - 1);
const placesOfCounts = (n: number): number => n * n;

// %% tags=["predict"]
predict(null, () => [2, 4, 6, 8].find((n) => placesOfTables(n) < placesOfCounts(n))!);

// %%
holds([
  ["5×5 board, tables", 28, placesOfTables(5)],
  ["5×5 board, counts", 25, placesOfCounts(5)],
  ["6×6 board, tables", 34, placesOfTables(6)],
  ["6×6 board, counts", 36, placesOfCounts(6)],
  ["8×8 board, tables", 46, placesOfTables(8)],
  ["8×8 board, counts", 64, placesOfCounts(8)],
  ["100×100 board, tables", 598, placesOfTables(100)],
  ["100×100 board, counts", 10_000, placesOfCounts(100)],
]);

// %% [markdown]
// **Verdict on the memory: it holds** from 6×6 on. (The page's own program needs n places less: it goes down row by row
// and puts one queen into each, so its rows need no table. Our boards take queens in any order.)
//
// ### The Polish page: add 128
//
// The page counts rows and columns from 1. It says: `col - row` runs from −7 to 7 on the 8×8 board and is 1 on e4; `col + row` runs
// from 2 to 16; and the diagonals of a single square may be marked like the others, it does no harm.

// %%
const fromOne = squaresOf(8).map(([row, col]): Square => [8 - row, col + 1]); // rank, file
const differences = fromOne.map(([row, col]) => col - row);
const sums = fromOne.map(([row, col]) => col + row);
/** As `countBy(8)`, but falling diagonals of one square get a place that the table does not have. */
const withoutCorners: NumberOf = (row, col) => (Math.abs(col - row) === 7 ? 99 : col - row + 7);

holds([
  ["smallest difference", -7, Math.min(...differences)],
  ["largest difference", 7, Math.max(...differences)],
  ["difference on e4", 1, 5 - 4],
  ["smallest sum", 2, Math.min(...sums)],
  ["largest sum", 16, Math.max(...sums)],
  ["solutions, corners marked", 92, countBy(8, (row, col) => col - row + 7)],
  ["solutions, two corners not marked", 92, countBy(8, withoutCorners)],
]);

// %% [markdown]
// All of that holds. Then it says: in most languages a table cannot have negative places, so **128 is added** to differences and
// sums, that they be always positive, and so that everybody can go on to X queens on an X×X board.
//
// The smallest difference on an n×n board is 1 − n. Up to which n is it positive with 128 added?

// %%
/** The largest n, counting up from 1, for which `fits` has always been true. */
function lastThatFits(fits: (n: number) => boolean): number {
  let n = 1;
  while (fits(n + 1)) n++;
  return n;
}

// %% tags=["predict"]
predict(null, () => lastThatFits((n) => 1 - n + 128 > 0));

// %%
holds([
  ["last n with all values positive", 128, lastThatFits((n) => 1 - n + 128 > 0)],
  ["last n with all values 0 or more", 129, lastThatFits((n) => 1 - n + 128 >= 0)],
  ["largest place needed for n = 8, that of the sum", 144, 8 + 8 + 128],
  ["last n for a table with the places 0 to 255", 63, lastThatFits((n) => n + n + 128 <= 255)],
  ["smallest sum without 128", 2, 1 + 1],
  ["solutions for n = 5 with n − 1 added", 10, countBy(5, (row, col) => col - row + 4)],
  ["solutions for n = 5 with nothing added", 11, countBy(5, (row, col) => col - row)],
]);

// %% [markdown]
// **Verdict: it holds if** n is at most 128, and if the table has places up to 2n + 128. Not for *every* X, then. Two remarks.
//
// - **Sums need nothing added.** The smallest is 2, or 0 when one counts from 0. Adding 128 only makes the table longer.
// - A constant is the wrong thing to add. What is missing depends on n: it is n − 1, and then the first falling diagonal has number
//   0 on every board. The judge's largest board has 140 rows for this reason.
//
// By the way: the page writes its table of columns as Pascal does, `[1..8]`. In that language a table may just as well
// be declared `[-7..7]`, and nothing needs to be added.
//
// ## 8. Measure: how often does one look?
//
// All three boards answer alike, so a search that asks them makes the same moves with each. What differs is how often a board
// *looks at* or *writes to* something. We count four things:
//
// | way | a question looks at | placing and lifting write to |
// |---|---|---|
// | squares | the squares in all eight directions, until a queen or the edge is met: the Persian page's first way | nothing |
// | queens | the queens in turn, until one attacks | nothing |
// | counts | one square | every square that the queen reaches |
// | lines | row, column, two diagonals, until one is taken | four lines |

// %%
const directions = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right): Square => [down, right]));

function looksAtSquares([row, col]: Square, placement: readonly number[], n: number): number {
  let looks = 1; // the square itself
  for (const [down, right] of directions.filter(([d, r]) => d !== 0 || r !== 0)) {
    let [r, c] = [row + down, col + right];
    for (; r >= 0 && r < n && c >= 0 && c < n; r += down, c += right) {
      looks++;
      if (placement[r] === c) return looks;
    }
  }
  return looks;
}

// %%
/** The first queen above that attacks the square, or -1. */
const attackerOf = ([row, col]: Square, placement: readonly number[]): number =>
  placement.findIndex((c, r) => c === col || Math.abs(c - col) === row - r);

function looksAtLines([row, col]: Square, placement: readonly number[]): number {
  if (placement.includes(col)) return 2; // the row, the column
  return placement.some((c, r) => c - r === col - row) ? 3 : 4; // the falling, the rising diagonal
}

// %%
type Spent = { placements: number; counts: number; lines: number };

/** What it costs to place a queen and to lift her; `between` is the search below her. */
function placeAndLift(square: Square, n: number, spent: Spent, between: () => void): void {
  spent.placements++;
  spent.counts += 2 * (reachFrom(square, n) + 1); // every square that she attacks, and her own
  spent.lines += 2 * 4;
  between();
}

/** How many squares a queen on `square` attacks: what a look in all directions finds on an empty board. */
const reachFrom = (square: Square, n: number): number => looksAtSquares(square, [], n) - 1;

// %%
const nothing = { tests: 0, placements: 0, squares: 0, queens: 0, counts: 0, lines: 0 };

// %%
function work(n: number, spent = { ...nothing }) {
  const search = (placement: readonly number[]): void => {
    for (const square of squaresOfRow(placement.length, n)) {
      const attacker = attackerOf(square, placement);
      spent.tests++;
      spent.squares += looksAtSquares(square, placement, n);
      spent.queens += attacker === -1 ? placement.length : attacker + 1;
      spent.counts += 1;
      spent.lines += looksAtLines(square, placement);
      if (attacker === -1) placeAndLift(square, n, spent, () => search([...placement, square[1]]));
    }
  };
  search([]);
  return spent;
}

// %%
const ways = ["squares", "queens", "counts", "lines"] as const;
const measured = [4, 5, 6, 7, 8, 9].map((n) => ({ n, spent: work(n) }));
const at = (n: number) => measured.find((entry) => entry.n === n)!.spent;
const writesOf = (n: number) => (at(n).counts - at(n).tests) / at(n).placements / 2;

// %%
const tested = measured.map(({ n, spent }) => ({ label: `n = ${n}`, value: spent.tests }));
show(barChart("Squares tested, whichever board is asked", tested, { logarithmic: true }));

// %% [markdown]
// That is the same for all. For all solutions of the 8×8 board, which way is the **cheapest**, looks and writes together? Guess one of
// `"squares"`, `"queens"`, `"counts"`, `"lines"`.

// %% tags=["predict"]
predict(null, () => [...ways].sort((a, b) => at(8)[a] - at(8)[b])[0]);

// %%
const bars = ways.map((way) => ({ label: way, value: at(8)[way] }));
show(barChart("Looks and writes to find all solutions of the 8×8 board", bars));

// %%
holds([
  ["squares tested, 8×8", 15_720, at(8).tests],
  ["queens placed, 8×8", 2_056, at(8).placements],
  ["by squares", 127_145, at(8).squares],
  ["by queens", 46_752, at(8).queens],
  ["by counts", 116_224, at(8).counts],
  ["by lines", 56_816, at(8).lines],
  ["looks at queens for one test, about", 3, Math.round(at(8).queens / at(8).tests)],
  ["squares that one queen writes to, about", 24, Math.round(writesOf(8))],
]);

// %% [markdown]
// Surprised? The Persian page calls the first way not efficient at all. Done as the page describes it, by looking at
// **squares**, it is the dearest here. But to look at the **queens** is the cheapest! There are few of them above, one of the
// first often attacks, and a question is answered after about three looks. And the counts hardly beat the plain look: they
// are quick to ask, but every queen writes to about two dozen squares, twice.
//
// So are the tables not worth it? One board is no law. Let us see how the ways **grow**: looks and writes for *each square
// tested*.

// %%
const eachTest = (way: (typeof ways)[number], n: number): number =>
  Math.round((100 * at(n)[way]) / at(n).tests) / 100;

const growth = ways.flatMap((way) =>
  [4, 6, 8, 9].map((n) => ({ label: `${way}, n = ${n}`, value: eachTest(way, n) })),
);
show(barChart("Looks and writes for each square tested", growth));

// %% [markdown]
// The larger the board, the more queens stand above, and the more squares lie in each direction: three of the ways grow. The
// tables do not: at most four looks, whatever n is. They even fall, as fewer of the squares tested get a queen. On the 9×9 board the
// two best are nearly level:

// %%
holds([
  ["9×9, by queens", 243_009, at(9).queens],
  ["9×9, by lines", 250_485, at(9).lines],
]);

// %% [markdown]
// On the 10×10 board, which of the two is ahead? Guess `"queens"` or `"lines"`. (The cell tests 348,150 squares: it takes a moment.)

// %%
const ten = work(10);

// %% tags=["predict"]
predict(null, () => (ten.queens < ten.lines ? "queens" : "lines"));

// %%
holds([
  ["10×10, squares tested", 348_150, ten.tests],
  ["10×10, by queens", 1_297_558, ten.queens],
  ["10×10, by lines", 1_155_671, ten.lines],
  ["10×10, by counts", 2_568_942, ten.counts],
  ["10×10, by squares", 3_248_988, ten.squares],
]);

// %% [markdown]
// **Verdict on the Persian page's third way: it holds if** the board is large enough: level at 9×9, ahead at 10×10 by this count.
// "Among the most efficient" is more than it can claim: the search still asks about each square of a row, one after the other.
//
// **Chapter 06** asks about a whole row at once: each table becomes the bits of one number, and one operation leaves the safe
// columns of the row.

// %% [markdown]
// ## 9. Close
//
// ### Questions
//
// **1. Why do line tables get by with marks, when a board of squares needs counts?**
//
// - a) Because there are fewer lines than squares.
// - b) Because peaceful queens never share a line, but often attack the same square.
// - c) Because `boolean` takes less memory than `number`.
//
// <details><summary>Answers to 1</summary>
//
// - a) There are, but that only saves memory. A mark with two owners would be wrong on a line, too.
// - b) **Right.** Every mark has one owner, who may take it along.
// - c) It may, but a wrong answer in little memory is still wrong.
//
// </details>
//
// **2. `remove` is called for a square that is attacked, but empty. What is a board to do?**
//
// - a) Throw a `RangeError`, and change nothing.
// - b) Take one away from each count, and then throw.
// - c) Return without a word: there is nothing to remove.
//
// <details><summary>Answers to 2</summary>
//
// - a) **Right.** And *check first*: what has not been changed needs no undo.
// - b) The caller is told that nothing happened, and yet it did.
// - c) A caller who removes a queen that is not there has lost count. Silence hides the mistake.
//
// </details>
//
// **3. On a `LineTables` board the row, the column and both diagonals of a square are taken. Does a queen stand there?**
//
// - a) Yes, she takes exactly these four lines.
// - b) No, or the square would be safe.
// - c) One cannot tell from that alone.
//
// <details><summary>Answers to 3</summary>
//
// - a) She would. But four *other* queens can take them, one line each: already the solution `[2, 0, 3, 1]` of the 4×4 board
//   does so with the square `[0, 1]`.
// - b) A queen's own square is not safe either.
// - c) **Right.** The board must write down where the queens stand, for instance the column for each row.
//
// </details>
//
// **4. The page adds 128, you add n − 1. What is better about n − 1?**
//
// - a) It is smaller, so the program is faster.
// - b) It is enough for every n, and it wastes no place.
// - c) It makes sums positive as well.
//
// <details><summary>Answers to 4</summary>
//
// - a) One addition is as fast as another.
// - b) **Right.** The smallest number becomes 0, the largest 2n − 2: as many places as there are diagonals.
// - c) Sums are never negative. They need nothing.
//
// </details>

// %%
const fullBoard: readonly Square[] = [2, 0, 3, 1].map((col, row): Square => [row, col]);
const onLine = (same: (queen: Square) => boolean): number => fullBoard.filter(same).length;
holds([
  ["queens on the square [0, 1]", 0, onLine(([r, c]) => r === 0 && c === 1)],
  ["queens on its row", 1, onLine(([r]) => r === 0)],
  ["queens on its column", 1, onLine(([, c]) => c === 1)],
  ["queens on its falling diagonal", 1, onLine(([r, c]) => c - r === 1)],
  ["queens on its rising diagonal", 1, onLine(([r, c]) => r + c === 1)],
]);

// %% [markdown]
// ### Glossary
//
// | word | meaning |
// |---|---|
// | to mark | to write down what a queen means for squares or lines, so that a question needs one look |
// | attack count | how many queens reach a square |
// | line | a row, a column, a falling or a rising diagonal |
// | table | an array with one place for each line of a kind |
// | offset | what is added to a number so that the smallest becomes a place of the array |
// | to refuse | to throw a `RangeError` before anything is changed |
// | instance | one object of a class; what `this` is |
// | `static` | one for the whole class, shared by all instances |
//
// ### When it does not work
//
// - **A test about two boards is red?** Something lies outside the constructor: `static`, or a variable of the file.
// - **Red after `remove`?** Place one queen, lift her, and print the table or the counts. Whatever is left, `place` has written and
//   `remove` has forgotten.
// - **Red after a refusal?** Look for a change above the `throw`.
// - **A whole diagonal is wrong in the picture?** Print the number of the line for two of its squares. Are they equal? Are they places of
//   the table?
// - **`Cannot read properties of undefined`?** A square off the board was looked up before it was checked.
// - **One queen on `AttackCounts`, and far too much is attacked?** `Array(n).fill(row)` puts *one* row into all n places, so
//   that a number written in one row appears in each. Make every row anew, as `RookCounts` does.
// - **"Invalid array length"?** For n = 0, `2 * n - 1` is -1. How many diagonals has a board without squares?
// - **`this` is undefined?** A method was passed on by its name. Call it with its object: `board.isSafe(square)`.
// - **Still the old result?** Save, run the import cell again, then the cell that you want to see.
//
// ### The exercise
//
// `exercises/05-marking.ts`, 45 minutes: `Scan`, `AttackCounts`, `LineTables` and `countSolutions`. Done early? The three classes have
// much in common. Which of their lines are the same, and where could those live? And can a `Set` of numbers, which takes negative ones
// gladly, replace a table with an offset?
//
// ### Where to read more
//
// - Niklaus Wirth, "Program Development by Stepwise Refinement", *Communications of the ACM* 14 (1971), pages 221 to 227. How tables for the
//   lines come into a program for the eight queens: as one decision after another.
// - Donald Knuth, "Dancing Links" (2000), [arXiv:cs/0011047](https://arxiv.org/abs/cs/0011047). Its first page is about undo: a way to take
//   something out of a list, and to put it back without having remembered where it was.
// - The On-Line Encyclopedia of Integer Sequences: the numbers of solutions are [A000170](https://oeis.org/A000170).
