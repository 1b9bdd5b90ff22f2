/** The handout of part I: boards to draw on, a trace of the search, diagonals to number; answers apart. */
import {
  type Drawing,
  type Mark,
  queensDrawing,
  rectangle,
  type Square,
  squareName,
} from "../../src/board";
import {
  boardFigure,
  type Handout,
  question,
  row,
  type Sheet,
  table,
} from "../../src/workshop/handout/paper";
import { traceOf } from "../../src/workshop/handout/trace";
import { fallingDiagonal, risingDiagonal } from "../../solutions/02-diagonals";
import { allSolutions, firstSolution } from "../../solutions/03-backtracking";
import { symmetries } from "../../solutions/06-symmetry";
import { countQueens, everyQueens } from "../../solutions/08-queens-solver";

const blank = (n: number): Drawing => queensDrawing([], n);
const times = (count: number, html: string): readonly string[] => Array<string>(count).fill(html);
const squaresOf = (n: number): readonly Square[] =>
  Array.from({ length: n * n }, (_, i) => [Math.floor(i / n), i % n] as const);

/** A board with a number in each of these squares. */
function numbered(
  n: number,
  squares: readonly Square[],
  numberOf: (square: Square) => number,
): Drawing {
  const marks = squares.map((square): Mark => {
    return { square, sign: String(numberOf(square)).replace("-", "−") };
  });
  return { board: rectangle(n, n), marks };
}

const difference = ([row, col]: Square): number => col - row;
const sum = ([row, col]: Square): number => row + col;

const nauck: readonly Square[] = [
  [4, 1],
  [3, 3],
];
const nauckDrawing: Drawing = {
  board: rectangle(8, 8),
  marks: nauck.map((square) => ({ square, sign: "Q" })),
};
const nauckNames = nauck.map((square) => squareName(square, 8)).join(" and ");

const rule = `<p>Place as many queens as the board has rows, so that no two share a row, a column or a diagonal. Use a pencil.</p>`;

const small: Sheet = {
  title: "Four queens, five queens",
  body: `${rule}
${row(times(2, boardFigure(blank(4), 84)))}
${row(times(2, boardFigure(blank(5), 84)))}
<p>Have you found one? Turn the paper by a quarter. Is it another one now, or the same?</p>`,
};

const six: Sheet = {
  title: "Six queens",
  body: `${rule}
<p>Fewer solutions than with five queens. How many can you find?</p>
${row(times(2, boardFigure(blank(6), 86)))}
${row(times(2, boardFigure(blank(6), 86)))}`,
};

const eight: Sheet = {
  title: "Eight queens",
  body: `${rule}
${boardFigure(blank(8), 165, "", "middle")}
<p>Where did you get stuck, and which queen did you move then?</p>`,
};

const given: Sheet = {
  title: "Eight queens, two of them given",
  body: `<p>In 1850, Dr Nauck asked the readers of a newspaper for eight queens with two of them on ${nauckNames}. They stay where they are. Add six.</p>
<p>First cross out every square that one of the two attacks. Then begin with the row, or the column, that has the fewest squares left.</p>
${row(times(2, boardFigure(nauckDrawing, 87)))}
<ol class="questions">
${question("How many squares are left after crossing out?")}
${question("Which row has the fewest, and how many?")}
${question("Is there more than one solution?")}
</ol>`,
};

const diagonalQuestions = [
  "Join equal numbers by a line. On which board do the lines fall to the right?",
  "What is the smallest number on the left board, and the largest?",
  "What is the smallest number on the right board, and the largest?",
  "How many different numbers are on each board?",
  "What must be added on the left board, so that the smallest number is 0?",
  "How many diagonals of one kind has the 8×8 board? And the n×n board?",
] as const;

const corner: readonly Square[] = [[0, 0]];

const diagonals: Sheet = {
  title: "Number the diagonals",
  body: `<p>Count rows and columns from 0: row 0 is at the top, column 0 at the left. The first square is done for you. Write a number into each other square: on the left board <b>column minus row</b>, on the right board <b>row plus column</b>.</p>
${row([
  boardFigure(numbered(5, corner, difference), 86, "column − row"),
  boardFigure(numbered(5, corner, sum), 86, "row + column"),
])}
<ol class="questions">
${diagonalQuestions.map(question).join("\n")}
</ol>`,
};

const lines = traceOf(4);
const heads = ["step", "row", "column", "safe?", "what next"];
const traceTexts = lines.map(({ row, col, isSafe, next }, i) => [
  String(i + 1),
  String(row),
  String(col),
  isSafe ? "yes" : "no",
  next,
]);
const examples = 3;

const trace: Sheet = {
  title: "Search by hand",
  body: `<div class="beside">
<div>
<p>You are the computer. Four queens, one a row, rows from the top, columns from the left, both counted from 0.</p>
<ul>
<li><b>Safe</b>: place her, go to the next row, column 0.</li>
<li><b>Not safe</b>: next column.</li>
<li><b>No column left</b>: lift the queen of the row above. She tries her next column.</li>
</ul>
</div>
${boardFigure(blank(4), 52, "row 0 is at the top")}
</div>
${table({
  caption: "One line for each square that is tried. You need all lines, and no more.",
  heads,
  rows: traceTexts.map((texts, i) =>
    i < examples ? texts : [texts[0], ...times(heads.length - 1, "")],
  ),
})}`,
};

const solutionBoards = (n: number, width: number): readonly string[] =>
  allSolutions(n).map((placement) => boardFigure(queensDrawing(placement, n), width));
/** How many solutions a quarter turn leaves as they are: with their mirror image, they have two images. */
const lookTheSame = (n: number): number =>
  allSolutions(n).filter((placement) => symmetries(placement).length === 2).length;
const nauckSolutions = [...everyQueens(8, nauck)];

const boardAnswers: Sheet = {
  title: "Answers: the boards",
  body: `<h3>Four queens: ${allSolutions(4).length} solutions. Six queens: ${allSolutions(6).length}.</h3>
${row([...solutionBoards(4, 26), ...solutionBoards(6, 26)])}
<h3>Five queens: ${allSolutions(5).length} solutions</h3>
${row(solutionBoards(5, 32))}
<p>Turned by a quarter, ${lookTheSame(4)} of the ${allSolutions(4).length} boards with four queens look as before, and ${lookTheSame(5)} of the ${allSolutions(5).length} with five.</p>
<h3>Eight queens: ${allSolutions(8).length} solutions; with ${nauckNames}: ${countQueens(8, nauck)}</h3>
<p>The first that a search finds, and both with the given queens.</p>
${row(
  [firstSolution(8)!, ...nauckSolutions].map((placement) =>
    boardFigure(queensDrawing(placement, 8), 56),
  ),
)}`,
};

/** The squares that no given queen attacks or stands on. */
const left = squaresOf(8).filter((square) => {
  const marks = queensDrawing([], 8, { coveredBy: nauck }).marks;
  return ![...marks.map((mark) => mark.square), ...nauck].some(
    ([r, c]) => r === square[0] && c === square[1],
  );
});
/** For each row without a given queen, the squares that are left. */
const leftByRow = [0, 1, 2, 3, 4, 5, 6, 7]
  .filter((r) => !nauck.some(([given]) => given === r))
  .map((r) => ({ rank: 8 - r, count: left.filter(([other]) => other === r).length }));
const fewest = Math.min(...leftByRow.map(({ count }) => count));
const ranksWithFewest = leftByRow.filter(({ count }) => count === fewest).map(({ rank }) => rank);

const extremes = (numberOf: (square: Square) => number): string => {
  const numbers = squaresOf(5).map(numberOf);
  return `${Math.min(...numbers)} and ${Math.max(...numbers)}`.replace("-", "−");
};
const kinds = (n: number): number => new Set(squaresOf(n).map(sum)).size;
const toAdd = fallingDiagonal([0, 0], 5) - difference([0, 0]);

const otherAnswers: Sheet = {
  title: "Answers: given queens, diagonals, search",
  body: `<p><b>Two queens given.</b> ${left.length} squares are left. Fewest in a row: ${fewest}, in ${ranksWithFewest.length === 1 ? "row" : "rows"} ${ranksWithFewest.join(" and ")}. There are ${countQueens(8, nauck)} solutions.</p>
<div class="beside">
<div>
<p><b>Diagonals.</b></p>
<ol>
<li>On the left one. On the right one they rise.</li>
<li>${extremes(difference)}.</li>
<li>${extremes((square) => risingDiagonal(square, 5))}.</li>
<li>${kinds(5)}.</li>
<li>${toAdd}, which is n − 1.</li>
<li>${kinds(8)}; 2n − 1.</li>
</ol>
</div>
${boardFigure(numbered(5, squaresOf(5), difference), 46, "column − row")}
${boardFigure(numbered(5, squaresOf(5), sum), 46, "row + column")}
</div>
${table({ caption: `Search by hand: ${lines.length} squares tried, ${lines.filter(({ isSafe }) => isSafe).length} queens placed.`, heads, rows: traceTexts, dense: true })}`,
};

export const queensHandout: Handout = {
  stem: "handout-queens",
  title: "Queens & Knights · Part I: the eight queens",
  sheets: [small, six, eight, given, diagonals, trace],
  answers: [boardAnswers, otherAnswers],
};
