/** The handout of part II: moves, small boards, the rule by hand, begun tours, colours; answers apart. */
import {
  type Board,
  type Drawing,
  type Mark,
  rectangle,
  type Square,
  squareName,
  tourDrawing,
} from "../../src/board";
import {
  boardFigure,
  type Handout,
  question,
  row,
  type Sheet,
  table,
} from "../../src/workshop/handout/paper";
import { knightMoves, squaresOf } from "../../solutions/09-moves";
import { findTour } from "../../solutions/10-tour-by-search";
import { onwardMoves, warnsdorff } from "../../solutions/11-warnsdorff";
import { tourFrom } from "../../solutions/12-ties";
import { closedTour, closedTourExists } from "../../solutions/13-closed-tours";
import { solveTour } from "../../solutions/16-tour-solver.2";

const blank = (board: Board): Drawing => ({ board, marks: [] });
const times = (count: number, html: string): readonly string[] => Array<string>(count).fill(html);
const nameOn = (board: Board, square: Square): string => squareName(square, board.length);

/** A board with a number in each of these squares. */
function numbered(
  board: Board,
  squares: readonly Square[],
  numberOf: (square: Square, i: number) => number,
): Drawing {
  const marks = squares.map((square, i): Mark => ({ square, sign: String(numberOf(square, i)) }));
  return { board, marks };
}

const withKnight = (board: Board, square: Square): Drawing => ({
  board,
  marks: [{ square, sign: "N" }],
});

const six = rectangle(6, 6);
const five = rectangle(5, 5);
const eight = rectangle(8, 8);
const corner: Square = [0, 0];

// Moves

const onSix: Square = [2, 3];
const moveCount = (board: Board) => (square: Square) => knightMoves(board, square).length;
const movesInAll = (board: Board): number =>
  squaresOf(board).reduce((sum, square) => sum + moveCount(board)(square), 0);

const moves: Sheet = {
  title: "The knight moves",
  body: `<p>A knight goes two squares along a row or a column, and one to the side. It jumps: what stands between does not matter.</p>
${row([
  boardFigure(withKnight(six, onSix), 84, "Cross out every square that the knight reaches."),
  boardFigure(
    numbered(six, [corner], moveCount(six)),
    84,
    "How many moves has the knight on each square? The first is done.",
  ),
])}
<ol class="questions">
${question("How many different numbers are on the right board?")}
${question("Add up all numbers of the right board. Why is the sum even?")}
${question("What colour has each square that the knight on the left reaches?")}
</ol>`,
};

// Small boards

const small = [rectangle(3, 3), rectangle(3, 4), rectangle(4, 4), rectangle(4, 5)];
const smallName = (board: Board): string => `${board.length} × ${board[0].length}`;

const smallBoards: Sheet = {
  title: "Small boards",
  body: `<p>A <b>tour</b> visits every square once, by knight's moves. Write 1 on the square where you begin, 2 on the next, and so on. Two of these four boards have a tour.</p>
${row(small.slice(0, 2).map((board) => boardFigure(blank(board), 80, smallName(board))))}
${row(small.slice(2).map((board) => boardFigure(blank(board), 80, smallName(board))))}
<p>On the boards without a tour: how many squares can you number?</p>`,
};

// Five by five

const startsOf = (board: Board): readonly Square[] =>
  squaresOf(board).filter((start) => solveTour({ board, start }) !== null);

const fiveSheet: Sheet = {
  title: "Five by five",
  body: `<p>Begin in a corner and number all 25 squares. If you are stuck, take back as many moves as you like. Then try another start.</p>
${row(times(4, boardFigure(blank(five), 84)))}
<p>From some squares there is no tour. Which are they, and what have they in common? (Count the dark squares, and the light ones.)</p>`,
};

// The rule

const rule: Sheet = {
  title: "The rule of 1823",
  body: `<p><b>Go to the square that has the fewest onward moves</b>: from there, to squares that are not numbered yet. Of several, take which you like. Begin on a1.</p>
${boardFigure(blank(eight), 165, "", "middle")}
<p>Did you reach all 64 squares? If not: at which move was there a tie, and what did you take?</p>`,
};

// Begun tours

const whole = findTour(five, corner)!;
const begunLength = 9;
const begun = whole.slice(0, begunLength);
/** The begun tour with another last move, from which it cannot be finished. */
const hopeless = knightMoves(five, begun[begunLength - 2])
  .filter((square) => !begun.some(([r, c]) => r === square[0] && c === square[1]))
  .map((square) => [...begun.slice(0, -1), square])
  .find((visited) => solveTour({ board: five, visited }) === null)!;
const half = tourFrom(six, [0, 0])!.slice(0, 18);

const unfinished: Sheet = {
  title: "Begun tours",
  body: `<p>Somebody has begun. Go on from the last number, if it can be done. First look for squares with one free neighbour left: only an end can be there.</p>
${row([boardFigure(tourDrawing(five, begun), 84, "A"), boardFigure(tourDrawing(five, hopeless), 84, "B")])}
${row([boardFigure(tourDrawing(six, half), 110, "C")])}
<ol class="questions">
${question("One of A and B cannot be finished. Which, and how can you tell?")}
</ol>`,
};

// Closed tours

const asked: readonly (readonly [rows: number, cols: number])[] = [
  [3, 4],
  [3, 10],
  [4, 6],
  [5, 5],
  [5, 6],
  [6, 6],
  [7, 9],
  [8, 8],
];
const closedTexts = asked.map(([rows, cols]) => [
  `${rows} × ${cols}`,
  String(rows * cols),
  closedTourExists(rows, cols) ? "yes" : "no",
]);
const closedHeads = ["board", "squares", "closed tour?"];

const closed: Sheet = {
  title: "Back to the start",
  body: `<p>A tour is <b>closed</b> when the last square is one move from the first. Each move changes the colour of the square.</p>
${row(times(2, boardFigure(blank(six), 86, "Try a closed tour.")))}
${table({
  caption:
    "Which of these boards can have a closed tour? Begin with those that the colours rule out.",
  heads: closedHeads,
  rows: closedTexts.map(([name]) => [name, "", ""]),
})}`,
};

// Answers

/** How many squares the longest walk numbers, whatever its start: for boards of 16 squares at most. */
function longestWalk(board: Board): number {
  const longestFrom = (walk: readonly Square[]): number => {
    const free = knightMoves(board, walk[walk.length - 1]).filter(
      ([row, col]) => !walk.some(([r, c]) => r === row && c === col),
    );
    return free.reduce((best, next) => Math.max(best, longestFrom([...walk, next])), walk.length);
  };
  return Math.max(...squaresOf(board).map((square) => longestFrom([square])));
}

const toured = (
  board: Board,
  tour: readonly Square[] | null,
  width: number,
  caption = "",
): string => boardFigure(tourDrawing(board, tour ?? []), width, caption);

const reach = tourDrawing(six, []);
const reached = knightMoves(six, onSix);
const kindsOnSix = [...new Set(squaresOf(six).map(moveCount(six)))].sort((a, b) => a - b);

const movesAnswers: Sheet = {
  title: "Answers: moves and small boards",
  body: `${row([
    boardFigure(
      {
        ...reach,
        marks: [
          { square: onSix, sign: "N" },
          ...reached.map((square): Mark => ({ square, sign: "x" })),
        ],
      },
      52,
      `${reached.length} squares, all of the other colour`,
    ),
    boardFigure(
      numbered(six, squaresOf(six), moveCount(six)),
      52,
      `${kindsOnSix.length} numbers: ${kindsOnSix.join(", ")}`,
    ),
  ])}
<p>The sum is ${movesInAll(six)}. Each way between two squares is counted twice, once from each end.</p>
<h3>Small boards</h3>
<p>Tours: ${small
    .filter((board) => startsOf(board).length > 0)
    .map(smallName)
    .join(
      " and ",
    )}. On 3 × 3 the middle is out of reach: ${longestWalk(rectangle(3, 3))} squares. On 4 × 4 it is ${longestWalk(rectangle(4, 4))} of 16.</p>
${row(
  small
    .filter((board) => startsOf(board).length > 0)
    .map((board) => toured(board, solveTour({ board }), 52, smallName(board))),
)}
<h3>Five by five</h3>
<p>${startsOf(five).length} of the 25 squares start a tour: those of the colour of the corners, of which there is one more. A tour changes colour with each move, so it begins and ends on the colour that has ${startsOf(five).length} squares.</p>
${row([toured(five, whole, 52, "from a corner"), toured(five, tourFrom(five, [2, 2]), 52, "from the centre")])}`,
};

const ruled = warnsdorff(eight, [7, 0]);
const firstChoice = knightMoves(eight, [7, 0]).map((square) => {
  const count = onwardMoves(eight, [[7, 0]], square);
  return `${nameOn(eight, square)} has ${count}`;
});

const tourAnswers: Sheet = {
  title: "Answers: the rule, begun tours, closed tours",
  body: `<p>At the start ${firstChoice.join(" and ")}: a tie at once. H. C. von Warnsdorf wrote the rule down in 1823. It is not a proof: a tie taken badly can still end too early.</p>
${row([
  toured(eight, ruled, 80, `${ruled.length} of 64 squares: the first of the tied moves`),
  toured(six, closedTour(6, 6), 74, "a closed tour of 6 × 6"),
])}
<p>B cannot be finished, wherever you go.</p>
${row([
  toured(five, solveTour({ board: five, visited: begun }), 56, "A, finished"),
  toured(six, solveTour({ board: six, visited: half }), 64, "C, finished"),
])}
${table({ caption: "Closed tours", heads: closedHeads, rows: closedTexts, dense: true })}`,
};

export const knightHandout: Handout = {
  stem: "handout-knight",
  title: "Queens & Knights · Part II: the knight's tour",
  sheets: [moves, smallBoards, fiveSheet, rule, unfinished, closed],
  answers: [movesAnswers, tourAnswers],
};
