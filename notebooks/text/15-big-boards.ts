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
// # Big boards
//
// After this chapter you can draw a closed knight's tour of a board with a million squares, as one line, faster than
// you can blink, and you can say why no search is needed for it.
//
// - **You need** chapter 09 (the knight's moves). A closed tour is one whose last square is a knight's move from its first; chapter
//   13 has more about them, but nothing of it is needed here.
// - **Time**: 40 minutes to read and try, 45 minutes for the exercise; 25 minutes to look back (sections 6 to 9).
// - **Extra** chapter: nothing in a core chapter needs it.
//
// Run the cells from top to bottom with Shift+Enter. Where a cell says `predict(null, …)`, first put
// your guess in place of `null`. A wrong guess is worth more than no guess.

// %%
import {
  barChart,
  boardPicture,
  linePicture,
  rectangle,
  squareName,
  stepPlayer,
  type Drawing,
  type Frame,
  type Line,
  type Mark,
  type Square,
} from "../src/board";
import { attempt, check, inOrder, predict, show } from "../src/notebook";

// %% [markdown]
// ## 1. Warm up by hand: two loops, one line
//
// Below are two boards of 5×6 squares, side by side. On each, a knight runs round a closed tour: a **loop**. The next two
// cells only draw them; you need not read them.

// %%
/** A closed tour of the 5×6 board. Square [row, col] has the number row · 6 + col. */
const tileTour: readonly number[] = [
  0, 13, 24, 20, 28, 17, 4, 15, 26, 18, 7, 3, 11, 22, 9, 5, 16, 29, 21, 25, 12, 1, 14, 27, 23, 10,
  2, 6, 19, 8,
];

/** The same loop as tile number `tile` of a strip with `cols` columns: row · cols + col. */
const loopInStrip = (tile: number, cols: number): number[] =>
  tileTour.map((square) => Math.floor(square / 6) * cols + 6 * tile + (square % 6));

// %%
const squareOf = (number: number, cols: number): Square => [
  Math.floor(number / cols),
  number % cols,
];

/** The moves of a closed line, each as a pair of squares. */
const movesOf = (loop: readonly number[]): [number, number][] =>
  loop.map((square, i) => [square, loop[(i + 1) % loop.length]]);

// %%
/** These moves on a board of five rows, as lines. */
function movesDrawing(moves: readonly (readonly [number, number])[], cols: number): Drawing {
  const lines = moves.map(([from, to]): Line => ({
    from: squareOf(from, cols),
    to: squareOf(to, cols),
    kind: "move",
  }));
  return { board: rectangle(5, cols), marks: [], lines };
}

// %%
const [leftLoop, rightLoop] = [0, 1].map((tile) => loopInStrip(tile, 12));
const twoLoops = [...movesOf(leftLoop), ...movesOf(rightLoop)];
show(
  boardPicture(
    movesDrawing(twoLoops, 12),
    "Two closed tours side by side, the one on columns a to f and the other on g to l",
  ),
);

// %% [markdown]
// Take a pencil. **Rub out one move of each loop, and draw two new moves across the border, so that one closed line
// through all 60 squares is left.** The new moves must be knight's moves, of course.
//
// Where do you look first? And how many moves did you have to touch, of the 60 that are there?
//
// ## 2. The slow way: cut, insert, copy
//
// A tour is a list of squares. To join two loops that are lists, cut the first list open, and put the second one in:
// all of it is copied. Then the third is put in, and so on. Let us count how many squares are written for a
// strip of many tiles.

// %%
/** How many squares are written when the loops of 30 squares are put in, one after the other. */
function squaresCopied(tiles: number): number {
  let copied = 0;
  for (let tile = 2; tile <= tiles; tile++) copied += 30 * tile; // the whole list, once more
  return copied;
}

// %% [markdown]
// A strip of 10 tiles has 300 squares. To make its tour in this way, how many squares are written?

// %% tags=["predict"]
predict(null, () => squaresCopied(10));

// %% [markdown]
// And a strip of 100 tiles? It has ten times as many squares. Is ten times as much written? Guess about how many *times* as
// much: 10, 100 or 1000.

// %% tags=["predict"]
predict(null, () => 10 ** Math.round(Math.log10(squaresCopied(100) / squaresCopied(10))));

// %% [markdown]
// Ten times the squares, about a hundred times the work: that is called **quadratic**. A board of 1000×1000 squares has a million of
// them, some 28,000 tiles. The slow way would write some 14 thousand million squares. What we want is
// **linear**: twice the squares, twice the work, and no more.
//
// And a search? Chapter 10's would never end. Warnsdorff's rule is linear as long as it does not get stuck, but it
// does (chapter 12), and then it comes home only by luck.
//
// Big numbers in a text want proof. This helper gives it: it stops when the text and the program do not agree.

// %%
/** Compares each number of the text with the program's; a false one stops the notebook. */
function holds(claims: readonly [what: string, told: number, found: number][]): void {
  const wrong = claims.find(([, told, found]) => told !== found);
  if (wrong) throw new Error(`${wrong[0]}: the text says ${wrong[1]}, the program ${wrong[2]}`);
  show(claims.map(([what, , found]) => `✓ ${what}: ${found.toLocaleString("en-US")}`).join("\n"));
}

// %%
const manyTiles = Math.round(1_000_000 / 36);
holds([
  ["tiles of 6×6 in a million squares, in thousands", 28, Math.round(manyTiles / 1000)],
  ["squares written in thousand millions", 14, Math.round((36 * manyTiles ** 2) / 2 / 1e9)],
  ["times the work for ten times the squares", 94, Math.round(squaresCopied(100) / 1620)],
]);

// %% [markdown]
// ## 3. The idea, worked: who are my neighbours?
//
// Why was so much copied? Because a list says which square is the *seventeenth*, and after a join nearly all
// squares have another number. But to join, nobody has to know that. So let us forget the order, and keep only this:
//
// > Each square knows its **two neighbours on the line**.
//
// Which of the two comes before and which comes after, it doesn't know.

// %%
/** `links[square]` has the two neighbours of the square on the line, in no order. */
type Links = number[][];

function linksOf(loops: readonly (readonly number[])[]): Links {
  const links: Links = [];
  for (const loop of loops) {
    loop.forEach((square, i) => {
      const before = loop[(i + loop.length - 1) % loop.length];
      links[square] = [before, loop[(i + 1) % loop.length]];
    });
  }
  return links;
}

// %% [markdown]
// The left loop begins 0, 25, 48 in the numbers of the strip with 12 columns, and ends with 14. So what are the two
// neighbours of square 0? Write `[smaller, larger]`.

// %% tags=["predict"]
predict(null, () => [...linksOf([leftLoop])[0]].sort((a, b) => a - b));

// %% [markdown]
// ### Join
//
// Two loops, two moves a–b and c–d, one of each. If a–c and b–d are knight's moves, we may **exchange**: a–b
// and c–d go, a–c and b–d come. The two loops are one.

// %%
const isMove = (one: number, other: number, cols: number): boolean => {
  const [[row, col], [r, c]] = [squareOf(one, cols), squareOf(other, cols)];
  return Math.abs(row - r) * Math.abs(col - c) === 2;
};

/** A move a–b of one loop and c–d of the other that can be exchanged; `null` when there are none. */
function findJoin(one: readonly number[], other: readonly number[], cols: number) {
  const bothWays = movesOf(other).flatMap(([c, d]) => [[c, d], [d, c]]); // prettier-ignore
  for (const [a, b] of movesOf(one)) {
    const found = bothWays.find(([c, d]) => isMove(a, c, cols) && isMove(b, d, cols));
    if (found) return [a, b, found[0], found[1]] as const;
  }
  return null;
}

// %% [markdown]
// (The loops can be run either way round, so each move of the second is tried both ways.) Here is the exchange that it
// finds for the two loops of section 1. Was it yours?

// %%
const firstJoin = findJoin(leftLoop, rightLoop, 12) ?? [0, 0, 0, 0];
const [joinA, joinB, joinC, joinD] = firstJoin;

// %%
function joinMarks(cols: number): Mark[] {
  return firstJoin.map((square, i) => ({
    square: squareOf(square, cols),
    sign: "abcd"[i],
    tone: "current",
  }));
}

// %%
show(
  boardPicture(
    { ...movesDrawing(twoLoops, 12), marks: joinMarks(12) },
    "The moves a–b and c–d go, and a–c and b–d will come",
  ),
);

// %% [markdown]
// How many of the 60 squares get another neighbour by a join?

// %% tags=["predict"]
function exchange(links: Links, [a, b, c, d]: readonly number[]): Links {
  const changed = links.map((pair) => [...pair]);
  const swap = (square: number, old: number, other: number) =>
    (changed[square] = changed[square].map((next) => (next === old ? other : next)));
  [[a, b, c], [b, a, d], [c, d, a], [d, c, b]].forEach(([s, o, n]) => swap(s, o, n)); // prettier-ignore
  return changed;
}
const loopsApart = linksOf([leftLoop, rightLoop]);
const joined = exchange(loopsApart, firstJoin);
predict(null, () => joined.filter((pair, s) => pair.join() !== loopsApart[s].join()).length);

// %% [markdown]
// **That is the whole trick.** However long the two lines are, a join is four small changes.
//
// ### Walk
//
// When all is joined, one walk along the line gives the order. On each square there are two ways on, and one of them is where
// you come from.

// %%
/** From square 0 along the line, until it comes back to 0. */
function walk(links: Links): number[] {
  const line: number[] = [];
  let [before] = links[0];
  let square = 0;
  do {
    line.push(square);
    const [one, other] = links[square];
    [before, square] = [square, one === before ? other : one];
  } while (square !== 0);
  return line;
}

// %% [markdown]
// How many squares does the walk meet *before* the join, and how many *after* it? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => [walk(loopsApart).length, walk(joined).length]);

// %%
const sixty = walk(joined);
show(linePicture(sixty, rectangle(5, 12), "The closed tour of both boards", { closed: true }));

// %% [markdown]
// ### A strip of any length
//
// Tile after tile is joined to the one at its left. The picture is the same at each border, so one search for a join is
// enough for all of them: it only moves six columns to the right.

// %%
function stripTour(tiles: number): number[] {
  const cols = 6 * tiles;
  const loops = [...Array(tiles).keys()].map((tile) => loopInStrip(tile, cols));
  const links = linksOf(loops);
  const join: readonly number[] = tiles > 1 ? (findJoin(loops[0], loops[1], cols) ?? []) : [];
  for (let tile = 1; tile < tiles; tile++) {
    const [a, b, c, d] = join.map((square) => square + 6 * (tile - 1));
    const ends = [[a, b, c], [b, a, d], [c, d, a], [d, c, b]]; // prettier-ignore
    for (const [square, old, other] of ends) {
      links[square] = links[square].map((next) => (next === old ? other : next));
    }
  }
  return walk(links);
}

// %%
const strip = stripTour(8);
show(
  linePicture(strip, rectangle(5, 48), `A closed tour of ${strip.length} squares`, {
    closed: true,
    colours: 24,
  }),
);

// %% [markdown]
// The colours tell the order: blue at the start, then purple, red, orange. Look at the two colours of each tile: the line runs out
// along the strip, and comes back.
//
// **Modify.** Make a strip of 30 tiles. Does the cell take noticeably longer?

// %% [markdown]
// ## 4. Watch it move
//
// The join of section 1, step by step, and then the walk. It asks before it shows.

// %%
const without = twoLoops.filter((move) => {
  const ends = [...move].sort().join();
  return ends !== [joinA, joinB].sort().join() && ends !== [joinC, joinD].sort().join();
});
const withNew: (readonly [number, number])[] = [...without, [joinA, joinC], [joinB, joinD]];

function walkFrame(count: number, caption: string, ask?: string): Frame {
  const drawing = movesDrawing(withNew, 12);
  const marks = sixty.slice(0, count).map((square, i): Mark => ({
    square: squareOf(square, 12),
    sign: String(i + 1),
    tone: i === count - 1 ? "current" : "visited",
  }));
  return { drawing: { ...drawing, marks }, caption, ...(ask ? { ask } : {}) };
}

// %%
const inRight = sixty.map((square) => square % 12 > 5);
const entersRight = inRight.indexOf(true) + 1;
const leavesRight = inRight.lastIndexOf(true) + 2;
const rightInOrder = sixty.filter((_, i) => inRight[i]);
const sameWay =
  rightLoop[(rightLoop.indexOf(rightInOrder[0]) + 1) % rightLoop.length] === rightInOrder[1];

// %%
const joinFilm: Frame[] = [
  { drawing: movesDrawing(twoLoops, 12), caption: "Two loops. Each square has two neighbours." },
  {
    drawing: { ...movesDrawing(without, 12), marks: joinMarks(12) },
    caption: "The moves a–b and c–d are gone. Four squares have one neighbour left.",
    ask: "Two moves are taken out. How many squares have only one neighbour then?",
  },
  {
    drawing: { ...movesDrawing(withNew, 12), marks: joinMarks(12) },
    caption: "The moves a–c and b–d are in. Each square has two neighbours again.",
  },
  walkFrame(1, "The walk begins in the top left corner, square number 1."),
  walkFrame(entersRight - 1, `As number ${entersRight - 1} it stands on one of the four squares.`),
];

// %%
const whichWay = "It came from the left board. Which square of the right board is next?";
joinFilm.push(
  walkFrame(entersRight, "It crosses over to the right board."),
  walkFrame(entersRight + 1, "On to the neighbour that it does not come from.", whichWay),
  walkFrame(entersRight + 10, "So it goes round the right board …"),
  walkFrame(leavesRight - 1, "… until all 30 squares are visited.", "And now?"),
  walkFrame(leavesRight, "Back across the border, by the other new move."),
  walkFrame(60, "The rest of the left board. From number 60 it is one move to number 1."),
);
show(stepPlayer("Two loops become one line", joinFilm));

// %% [markdown]
// Two things to look for.
//
// 1. **The right board is visited in one go**, between two squares of the left one. For the right board the left one is where
//    the knight comes from, and where it goes when it is done.
// 2. **Nobody knew the direction.** Does the walk run through the right loop as the list `rightLoop` has it, or the other way
//    round? Look at the film, then guess `"as listed"` or `"backwards"`.

// %% tags=["predict"]
predict(null, () => (sameWay ? "as listed" : "backwards"));

// %% [markdown]
// ### How many joins?
//
// Now a board that is no strip: two tiles by two, so four loops. Draw them as four dots, and each join as a stroke between two
// of them. How many joins make one line of four loops?

// %% tags=["predict"]
const boardOfFour = [0, 1, 2, 3].map((tile) => {
  const top = 5 * (tile >> 1);
  return tileTour.map((s) => (top + Math.floor(s / 6)) * 12 + 6 * (tile % 2) + (s % 6));
});
const across0 = findJoin(boardOfFour[0], boardOfFour[1], 12) ?? [];
const across1 = findJoin(boardOfFour[2], boardOfFour[3], 12) ?? [];
const down0 = findJoin(boardOfFour[0], boardOfFour[2], 12) ?? [];
const down1 = findJoin(boardOfFour[1], boardOfFour[3], 12) ?? [];
const afterJoins = [across0, across1, down0, down1].reduce(
  (all, join) => [...all, exchange(all[all.length - 1], join)],
  [linksOf(boardOfFour)],
);
predict(null, () => afterJoins.findIndex((links) => walk(links).length === 120));

// %% [markdown]
// Four dots need three strokes: left to right above, left to right below, and one that joins the two pairs. There is still a fourth
// border, between the two tiles at the right, and a join would be possible there. We make it, too. How many squares does the walk from
// square 0 meet now?

// %% tags=["predict"]
predict(null, () => walk(afterJoins[4]).length);

// %% [markdown]
// <details><summary>Why</summary>
//
// Both moves that this join takes out now belong to the *same* line. To take two moves out of one loop and
// connect the four ends crosswise can cut it in two. So between any two tiles there must be exactly **one**
// way over joins. Such a picture of dots and strokes is called a **tree**, and a tree of m dots has m − 1 strokes.
//
// </details>

// %% [markdown]
// ## 5. Fill, order, write
//
// ### Fill three blanks
//
// A checker is worth a lot here: how many loops are there still? Begin at any square that was not met yet, walk round its
// loop, count one. Put code in place of the blanks.

// %%
/** Stands for something that you are going to write. */
function blank<T>(name: string): T {
  throw new Error(`blank ${name} in the cell above is still empty`);
}

// %% tags=["make"]
function countLoops(links: Links): number {
  const met = new Set<number>();
  let loops = 0;
  for (const start of links.keys()) {
    if (blank("A")) continue; // its loop was counted before
    loops++;
    let [before, square] = [links[start][0], start];
    while (!met.has(square)) {
      met.add(square);
      const next: number = blank("B");
      [before, square] = [blank<number>("C"), next];
    }
  }
  return loops;
}

// %% tags=["check"]
attempt(() => {
  const found = afterJoins.map(countLoops);
  show(`four loops, then after one join, two, three, four: ${found.join(" ")}`);
  show(`is that so? ${found.join() === "4,3,2,1,2" ? "✓ yes" : "✗ no"}`);
});

// %% [markdown]
// <details><summary>The three answers</summary>
//
// - **A** is `met.has(start)`.
// - **B** is `links[square][0] === before ? links[square][1] : links[square][0]`: the neighbour that we do not come from.
// - **C** is `square`: where we are is what comes before the next.
//
// </details>

// %% [markdown]
// ### Choose the lines
//
// `replace(square, old, other)` gives a square the neighbour `other` in place of `old`. The moves a–b and c–d go, a–c and b–d come. Four
// of these six lines do it; two are tempting, and wrong. Write the letters of the four in place of `null`, in any order.
//
// ```ts
// P: replace(a, b, c);
// Q: replace(b, a, c);
// R: replace(b, a, d);
// S: replace(c, d, a);
// T: replace(d, c, a);
// U: replace(d, c, b);
// ```

// %%
function joinsBoth(lines: readonly string[]): boolean {
  const links = linksOf([leftLoop, rightLoop]);
  const replace = (square: number, old: number, other: number) => {
    links[square] = links[square].map((next) => (next === old ? other : next));
  };
  new Function("replace", "a", "b", "c", "d", lines.join("\n"))(replace, ...firstJoin);
  const told = (square: number) => `${square}: ${links[square].join(" and ")}`;
  show(`neighbours, of a, b, c and d: ${firstJoin.map(told).join("; ")}`);
  const agreed = links.every((pair, square) => pair.every((next) => links[next].includes(square)));
  return agreed && walk(links).length === 60;
}

// %% tags=["make"]
const joinLines = {
  P: "replace(a, b, c);",
  Q: "replace(b, a, c);",
  R: "replace(b, a, d);",
  S: "replace(c, d, a);",
  T: "replace(d, c, a);",
  U: "replace(d, c, b);",
};
inOrder({ lines: joinLines, count: 4, isRight: joinsBoth }, null);

// %% [markdown]
// <details><summary>The four, and the two wrong ones</summary>
//
// P, R, S, U. Each of the four squares loses one neighbour and gets one, and who gets whom is mutual: a gets c, so c gets a; b gets d, so d
// gets b. With **Q** square b believes that c is its neighbour, but c knows nothing of it. With **T** it is d and a.
//
// </details>
//
// ### Tiles to build with
//
// For the exercise you need closed tours of some tiles. Search them with what you wrote in chapter 12 or 14, or take these.
// A digit is a move, counted in `knightMoves` order: 0 is two up, one left; 7 is two down, one right. Each tour begins with the squares
// `[0, 3]`, `[1, 1]`, `[3, 0]`. Why these three? You will find out. **Copy the next two cells into your exercise**, with
// `Square` imported from `../src/board`.

// %%
const tileDigits: Record<string, string> = {
  "6×6": "467350145624103540675326310427631360",
  "6×8": "467353014504245067515424172314057550451062173260",
  "6×10": "467353501271450424276506353510277402377322623142675136212451",
  "8×6": "467635145063010636460376210153676260153060271451",
  "8×8": "4676353101450424506765351230265772423157402473322723531440273360",
  "10×6": "467673506301014265410537676423273712641117423632157230247332",
  "10×10":
    "4676735350630101450424276765063535101062173247576414423363117404720455314030426537462136532054203541",
};
const knightSteps = [[-2, -1], [-2, 1], [-1, -2], [-1, 2], [1, -2], [1, 2], [2, -1], [2, 1]]; // prettier-ignore

// %%
/** The squares of such a tour. */
function tileSquares(size: string): Square[] {
  let [row, col] = [0, 3];
  return [...tileDigits[size]].map((digit): Square => {
    const square: Square = [row, col];
    const [down, across] = knightSteps[Number(digit)];
    [row, col] = [row + down, col + across];
    return square;
  });
}

// %%
for (const size of ["6×6", "6×8", "10×10"]) {
  const [rows, cols] = size.split("×").map(Number);
  const picture = { closed: true, size: 200 };
  show(linePicture(tileSquares(size), rectangle(rows, cols), `Tile ${size}`, picture));
}

// %% [markdown]
// ### A corner leaves no choice
//
// In section 3 a search found the join. You can do without. How many moves has a knight in a corner? And how many of these does a
// closed tour make? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => {
  const corner = knightSteps.filter(([down, across]) => down > 0 && across > 0);
  return [corner.length, Math.min(2, corner.length)];
});

// %% [markdown]
// So the tile at the left makes both moves of its top right corner, *whatever its tour is*. Here they are, on two tiles of 6×6 side by
// side, columns a to f and g to l. The tile at the right shows the two moves with which each of the tours above begins: 1, 2, 3.

// %%
const atTheBorder: [number, number][] = [[5, 15], [5, 28], [9, 19], [19, 42]]; // prettier-ignore
const beginning = [9, 19, 42].map((square, i): Mark => ({
  square: squareOf(square, 12),
  sign: String(i + 1),
}));
show(
  boardPicture(
    { ...movesDrawing(atTheBorder, 12), board: rectangle(6, 12), marks: beginning },
    "Both moves of the corner f6 of the left tile, and the first two of the right one",
  ),
);

// %% [markdown]
// One move at the left, f6–e4, lies along the border. It can be exchanged with one of the two at the right. Then the corner f6 gets a
// new neighbour: which square? Write its name, such as `"g1"`.

// %% tags=["predict"]
predict(null, () => {
  const bothWays = [[9, 19], [19, 9], [19, 42], [42, 19]]; // prettier-ignore
  const found = bothWays.find(([c, d]) => isMove(5, c, 12) && isMove(28, d, 12)) ?? [0];
  return squareName(squareOf(found[0], 12), 6);
});

// %% [markdown]
// For the exercise, say this join in rows and columns, counted from the top left corner of the tile at the right: f6 is `[0, -1]` then.
// So it holds at each border, however large the two tiles are.
//
// And a tile **above**? Hold a mirror to the picture that makes rows of its columns. The squares 1, 2, 3 are still there, in the other
// order: that is why it had to be these three. The corner is now the one at the bottom left of the tile above.
//
// ### Write it
//
// Open [`exercises/15-big-boards.ts`](../exercises/15-big-boards.ts) beside this notebook. What is new:
//
// | | the strip, above | yours |
// |---|---|---|
// | board | 5 rows, tiles of 5×6 | n×n, n even, tiles of 6×6 |
// | what does not fit | nothing | n is seldom a multiple of 6: which lengths are left over, and which tiles for them? |
// | joins | from left to right | a tree: which borders, and which not? |
// | links | a list of pairs | better one typed array: neighbours of `s` in `2 * s` and `2 * s + 1` |
// | result | a list | `new Int32Array(n * n)` |
// | bad n | nobody asked | `RangeError` whose message names `n` |
//
// A plan that works: 6×6 first, then 12×12, then 18×18. Then 8×8 and 14×14.
//
// **After each save, run the next cell again**, and then those below it.

// %% tags=["make"]
import { bigTour } from "../exercises/15-big-boards";

// %%
attempt(() => {
  for (const n of [6, 12, 14]) {
    const words = `Your tour of the ${n}×${n} board`;
    show(linePicture(bigTour(n), rectangle(n, n), words, { closed: true, size: 320 }));
  }
});

// %%
attempt(() => {
  const words = "Your tour of the 64×64 board, blue at the start, orange at the end";
  show(linePicture(bigTour(64), rectangle(64, 64), words, { closed: true, colours: 60 }));
});

// %% [markdown]
// And the judge. Stuck? `npm run kata -- hint 15` in a terminal gives a small hint first, and a larger one
// when you ask again.

// %% tags=["check"]
await check("15");

// %% [markdown]
// ## 6. How it goes wrong
//
// For each: what would it print? Guess, run, then unfold. Their names are those of the course's own catalogue, in `test/mistakes`.
//
// ### "The tiles are never joined." and "Tiles are joined from left to right only, and never to those above."
//
// The 10×12 board of section 4 has 120 squares in two rows of two tiles. From square 0, how many squares does the walk meet
// without any join, and with those from left to right only? Write `[…, …]`.

// %% tags=["predict"]
predict(null, () => [afterJoins[0], afterJoins[2]].map((links) => walk(links).length));

// %% [markdown]
// <details><summary>Why</summary>
//
// Nothing in the links is wrong: each square has two neighbours, and each move is a knight's move. But there are
// four loops, or two. A tour that walks n · n steps without looking goes round the first of them again and again.
//
// </details>
//
// ### "The walk goes on to the second neighbour always, as if all tiles ran the same way round."

// %%
function walkToTheSecond(links: Links): number {
  const met = new Set<number>();
  let square = 0;
  while (!met.has(square)) {
    met.add(square);
    square = links[square][1];
  }
  return met.size;
}

// %% [markdown]
// In a single loop, links as made by `linksOf`, it works: the second neighbour is the one that comes after. How many squares does it meet on the two
// boards after their join? Is it 60? Guess `"all"` or `"fewer"`.

// %% tags=["predict"]
predict(null, () => (walkToTheSecond(joined) === 60 ? "all" : "fewer"));

// %%
holds([
  ["one loop, always the second neighbour", 30, walkToTheSecond(linksOf([loopInStrip(0, 6)]))],
  ["two loops joined, always the second neighbour", 6, walkToTheSecond(joined)],
]);

// %% [markdown]
// <details><summary>Why</summary>
//
// A join connects an end of one loop with an end of another, and asks nobody which way round they run. Where they run
// against each other, "second" means forward on the one and back on the other. Only one question has a good answer everywhere: *which
// of the two do I come from?*
//
// </details>
//
// ### "The neighbours are kept in 16 bits with a sign, which end at 32,767."
//
// The 200×200 board has 40,000 squares. An `Int16Array` needs half the memory. What does it make of 39,999?

// %% tags=["predict"]
predict(null, () => Int16Array.of(39_999)[0]);

// %% [markdown]
// And a `Uint16Array`, 16 bits without a sign, of 65,536, which is a square of the 258×258 board?

// %% tags=["predict"]
predict(null, () => Uint16Array.of(65_536)[0]);

// %% [markdown]
// <details><summary>Why</summary>
//
// A typed array never complains. What does not fit is cut off, and comes out as another number. On small boards everything is
// right. So test on one that is big enough for the numbers, too.
//
// </details>
//
// ### "The walk calls itself for each square, until the call stack is full."

// %%
function depthOf(line: readonly number[], i = 0): number {
  return i === line.length - 1 ? i + 1 : depthOf(line, i + 1);
}

// %% [markdown]
// On a line of 1,000 squares this gives 1,000. What about a line of a million? Guess `1_000_000`, or `"an error"`.

// %% tags=["predict"]
predict(null, () => {
  try {
    return depthOf(new Array<number>(1_000_000).fill(0));
  } catch {
    return "an error";
  }
});

// %% [markdown]
// <details><summary>Why</summary>
//
// A call that waits for another one keeps its place on the stack, and there is room for some ten thousand of them. A search
// that is as deep as the board has squares cannot be used on a big one, even if it never had to step back. A loop has no
// such limit.
//
// </details>
//
// ### "Only odd and small boards are refused, and sizes that are no whole numbers slip through."
//
// `if (n < 6 || n % 2 === 1)` looks right. For n = 6.5, 7 and −1, does it refuse? Write three of `true` and `false`: `[…, …, …]`.

// %% tags=["predict"]
predict(null, () => [6.5, 7, -1].map((n) => n < 6 || n % 2 === 1));

// %% [markdown]
// ### And some more, in short
//
// | mistake | smallest board that shows it | look for |
// |---|---|---|
// | "A tile has an open tour: nobody looks whether its end is a move from its start." | 6×6 | the move from the tile's last square to its first |
// | "The board is divided into sixes, and what is left over is forgotten." | 8×8 | n that is no multiple of 6 |
// | "Every tile is joined both to the tile at its left and to the one above, so loops come apart again." | 12×12 | a missing `else` |
// | "Squares are numbered by the width of their tile, not of the board." | 12×12 | `row * cols + col` |
// | "A tile that is not square is toured lying down where it should stand." | 14×14 | 6×8 and 8×6 |

// %% [markdown]
// ## 7. What the sources say
//
// *For the curious: skip it if you like.* The Ukrainian page "Обхід конем шахової дошки" (going round the chessboard with the knight) speaks of
// big boards twice.
//
// ### "A linear algorithm exists, but …"
//
// It says that there is a linear algorithm for boards of any size, which divides the board into smaller parts, but which, because of many
// special cases, is rather complicated, and not as interesting as Warnsdorff's rule.
//
// It exists, and you have just written one. How many special cases were there? An n is cut into sixes, and 6, 8 or 10
// are left. How many different tiles, each standing or lying, do all even boards from 6 to 1000 need together?

// %% tags=["predict"]
/** The lengths into which n is cut: sixes, and what is left from 6 up. */
function lengthsOf(n: number): number[] {
  return n <= 10 ? [n] : [6, ...lengthsOf(n - 6)];
}
const shapes = new Set<string>();
for (let n = 6; n <= 1000; n += 2) {
  const lengths = [...new Set(lengthsOf(n))];
  for (const rows of lengths) for (const cols of lengths) shapes.add(`${rows}×${cols}`);
}
predict(null, () => shapes.size);

// %% [markdown]
// **Verdict: it holds, and "complicated" is a matter of what one asks for.** Closed tours of even boards need seven tiles and two joins. Who wants
// *every* board, odd and narrow ones, open tours, and a given start and end, has more cases. Axel Conrad and others did that in 1994. Ian
// Parberry's tours of 1997 are made as here: quarter the board, tour the quarters, join them.
//
// ### "Draw a tour of 4×4, tear four of them open near the centre, and glue"
//
// That, says the page, makes a tour of 8×8, and is easy. But a 4×4 board has no tour at all (chapter 13). What it has is four
// loops of four squares. Can *those* be glued? Four boards of 4×4 have sixteen of them. How many joins do we need?

// %%
const fourLoops = [
  [0, 6, 15, 9],
  [1, 7, 14, 8],
  [2, 4, 13, 11],
  [3, 5, 12, 10],
];
const pieces = [0, 4, 32, 36].flatMap((corner) =>
  fourLoops.map((loop) => loop.map((s) => corner + 8 * Math.floor(s / 4) + (s % 4))),
);

// %% tags=["predict"]
predict(null, () => pieces.length - 1);

// %%
/** Joins the first loop to any that it can be joined to, as long as there are others. */
function glueAll(loops: readonly (readonly number[])[]): readonly number[] {
  const [first, ...others] = loops;
  if (others.length === 0) return first;
  const next = others.findIndex((loop) => findJoin(first, loop, 8) !== null);
  const join = findJoin(first, others[next], 8) ?? [];
  const line = walk(exchange(linksOf([first, others[next]]), join));
  return glueAll([line, ...others.filter((_, i) => i !== next)]);
}

// %%
const glued = glueAll(pieces);
show(linePicture(pieces[0], rectangle(8, 8), "The first of sixteen loops", { closed: true }));
show(linePicture(glued, rectangle(8, 8), `${glued.length} squares, one line`, { closed: true }));

// %% [markdown]
// **Verdict: it fails as told, and holds for loops.** Sixteen loops, fifteen joins, and the joins are found by looking. (This is how the
// nineteenth century did it: "squares and diamonds", after the shapes of the four loops.)
//
// ## 8. Measure: what is written
//
// We count how often something is written down, for a strip of more and more tiles. The slow way copies the list for each join. The links are written
// twice a square, four times a join, and the walk writes each square once.

// %%
const linkWrites = (tiles: number): number => 2 * 30 * tiles + 4 * (tiles - 1) + 30 * tiles;
const compared = [10, 100, 1000].flatMap((tiles) => [
  { label: `${tiles} tiles, copied`, value: squaresCopied(tiles) },
  { label: `${tiles} tiles, linked`, value: linkWrites(tiles) },
]);
show(barChart("Squares written for a strip", compared, { logarithmic: true }));

// %% [markdown]
// How many is that for each square, with 10 tiles and with 1000, when the tiles are linked? Round to one digit after the point:
// `[…, …]`.

// %% tags=["predict"]
const perSquare = (tiles: number) => Math.round((10 * linkWrites(tiles)) / (30 * tiles)) / 10;
predict(null, () => [perSquare(10), perSquare(1000)]);

// %% [markdown]
// It does not grow with the strip. That is what linear means: a fixed price a square.
//
// ### A million squares at a glance
//
// A line of a million moves cannot be seen on a screen of a thousand by a thousand dots. So we look from afar: only every 36th square is
// drawn, and what is between is left out. What will you see? Think of how you joined the tiles.

// %%
attempt(() => {
  const million = bigTour(1000);
  const fromAfar = million.filter((_, i) => i % 36 === 0);
  const words = "Your tour of the 1000×1000 board, every 36th square";
  const look = { closed: true, colours: 60, thickness: 2 };
  show(linePicture(fromAfar, rectangle(1000, 1000), words, look));
});

// %% [markdown]
// It is a comb: down along the left edge, and from there along each band to the right and back. With another tree of joins you
// would see another picture. All squares, as one line and as large as a wall, are drawn by `npm run pictures` in a terminal.
//
// ## 9. Close
//
// ### Questions
//
// **1. Two closed tours of 500,000 squares each are joined. How many squares get another neighbour?**
//
// - a) 500,000
// - b) 1,000,000
// - c) 4
//
// <details><summary>Answers to 1</summary>
//
// - a) That would be so if one list were copied into the other.
// - b) Their *numbers in the tour* all change, but nobody has written them down yet.
// - c) **Right.** a, b, c and d.
//
// </details>
//
// **2. A board has five rows of five tiles. How many joins?**
//
// - a) 24
// - b) 25
// - c) 40
//
// <details><summary>Answers to 2</summary>
//
// - a) **Right.** 25 loops, and each join makes two into one.
// - b) One too many: a join within one line can cut it in two.
// - c) That is the number of borders. Most of them stay closed.
//
// </details>
//
// **3. Why has n = 7 no closed tour, however one divides the board?**
//
// - a) 7 is no sum of 6, 8 and 10.
// - b) It has 49 squares, and the knight changes the colour at each move.
// - c) It is too small.
//
// <details><summary>Answers to 3</summary>
//
// - a) True, but perhaps other tiles would help? No: see b.
// - b) **Right.** A closed tour goes to and fro between the colours, so it needs as many light squares as dark ones.
// - c) 6×6 is smaller and has one.
//
// </details>
//
// **4. Four times as many squares, four times the time. Which n×n board is four times as large as 100×100?**
//
// - a) 200×200
// - b) 400×400
// - c) 10,000×10,000
//
// <details><summary>Answers to 4</summary>
//
// - a) **Right.** Linear in the squares is quadratic in n.
// - b) That one is sixteen times as large.
// - c) That one is ten thousand times as large.
//
// </details>
//
// ### Glossary
//
// | word | meaning |
// |---|---|
// | loop | a closed line through some of the squares |
// | tile | one of the small boards into which a big one is divided |
// | band | a row of tiles |
// | neighbours on the line | the square before and the square after, without saying which is which |
// | join | two moves go and two come, and two loops are one |
// | tree | dots and strokes, with exactly one way between any two dots |
// | linear | twice the input, twice the work |
// | quadratic | twice the input, four times the work |
// | typed array | an array of numbers of one kind, each in as many bytes as the kind says; full of zeros at first |
//
// ### When it does not work
//
// - **The line closes after 36 squares?** Nothing is joined, or the join changed squares of another tile. Print a, b, c and d as rows
//   and columns.
// - **It closes after a whole band?** The bands are not joined to one another.
// - **It closes after half of the board?** Perhaps there is one join too many.
// - **A jump that is no knight's move?** Look at its two squares: are they in one tile, or in two? Within a tile it is the tile's tour, else the
//   join.
// - **12×12 is right and 14×14 is wrong?** Tiles that are not square. Which of its two lengths belongs to the rows?
// - **Still the old result?** Save, run the import cell again, then the cell you want to see.
//
// ### The exercise
//
// `exercises/15-big-boards.ts`, 45 minutes: `bigTour`. Done early? The walk jumps about in memory. Can you do without it, and copy each tile's tour in a
// few long pieces? Then compare with `solutions/15-big-boards.2.ts`.
//
// ### Where to read more
//
// - Ian Parberry, "An efficient algorithm for the Knight's tour problem", *Discrete Applied Mathematics* 73 (1997), pages 251
//   to 260. Quarters, joined.
// - Axel Conrad, Tanja Hindrichs, Hussein Morsy and Ingo Wegener, "Solution of the knight's Hamiltonian path problem on chessboards",
//   *Discrete Applied Mathematics* 50 (1994), pages 125 to 134. From any square to any other, where it is possible.
// - Paul Cull and Jeffery De Curtins, "Knight's tour revisited", *Fibonacci Quarterly* 16 (1978), pages 276 to 285. Which
//   rectangles have a tour.
