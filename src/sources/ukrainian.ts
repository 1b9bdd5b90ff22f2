/** The Ukrainian page. It is about the knight's tour, and it ends with a program in C. */
import { knightGraph, knightMoves } from "../../solutions/09-moves";
import { closedFromHalf } from "../../solutions/13-closed-tours";
import { hamiltonianPath } from "../../solutions/14-unfinished-tours";
import { bigTour } from "../../solutions/15-big-boards";
import { solveTour } from "../../solutions/16-tour-solver.2";
import { rectangle, type Board, type Square } from "../board";
import { also, type Claim, says, shows, type SourcePage } from "./claim";
import {
  circlesOfFour,
  comesHome,
  everyTour,
  longestWalk,
  pageGraph,
  pageMoves,
  pageSearch,
  ruleWalk,
  waysOfTheRule,
} from "./knight-walks";

const ring: Board = [
  "........",
  "........",
  "..####..",
  "..####..",
  "..####..",
  "..####..",
  "........",
  "........",
];

const squareOf = (number: number, cols: number): Square => [
  Math.floor(number / cols),
  number % cols,
];

/** The squares of a full board, row by row, as numbers. */
const numbersOf = (rows: number, cols: number): number[] => [...Array(rows * cols).keys()];

/** On boards of an odd number of squares, only these can be the start of a tour. */
const commonColour = (n: number): number[] =>
  numbersOf(n, n).filter((number) => {
    const [row, col] = squareOf(number, n);
    return n % 2 === 0 || (row + col) % 2 === 0;
  });

/** Starts of the n×n board from which the rule, with ties in the page's order, gets stuck. */
const stuckStarts = (n: number): readonly number[] => {
  const graph = pageGraph(n, n);
  return commonColour(n).filter((start) => ruleWalk(graph, start).squares < n * n);
};

const sizesTo76 = Array.from({ length: 72 }, (_, i) => i + 5);

/** Sizes at which the rule gets stuck when it starts in the corner. */
const stuckFromCorner = (sizes: readonly number[]): readonly number[] =>
  sizes.filter((n) => ruleWalk(pageGraph(n, n), 0).squares < n * n);

/** Begun paths of a board: a walk from each square, cut off after so many squares, or where stuck. */
function begunPaths(board: Board, lengths: readonly number[]): readonly (readonly Square[])[] {
  const [rows, cols] = [board.length, board[0].length];
  const starts = numbersOf(rows, cols).map((number) => squareOf(number, cols));
  return starts
    .filter(([row, col]) => board[row][col] === ".")
    .map((start, turn) => {
      const path: Square[] = [start];
      for (let step = 1; step < lengths[turn % lengths.length]; step++) {
        const next = knightMoves(board, path[path.length - 1]).filter(
          (to) => !path.some((square) => String(square) === String(to)),
        );
        if (next.length === 0) break;
        path.push(next[(turn * 7 + step * 5) % next.length]);
      }
      return path;
    });
}

/** What a solver for graphs says of the same question: can this path be carried on to a tour? */
function graphCanFinish(board: Board, path: readonly Square[]): boolean {
  const names = board.flatMap((line, row) =>
    [...line].flatMap((sign, col) => (sign === "." ? [`${row},${col}`] : [])),
  );
  const vertices = path.map((square) => names.indexOf(String(square)));
  return hamiltonianPath(knightGraph(board), vertices) !== null;
}

const boardCanFinish = (board: Board, visited: readonly Square[]): boolean =>
  solveTour({ board, visited }) !== null;

const claims: readonly Claim[] = [
  {
    id: "uk-1",
    claim:
      "The task is to go round the board, be nowhere twice, and come back to the first square; a search with steps back, printed as a program, shows how.",
    verdict: "fails",
    note: "The program never asks whether the knight is home, so it finds open tours; where one comes home, it is by luck. (As printed, it cannot be compiled either: braces have become other signs and lines are lost. Here it is mended.)",
    chapters: [10, 16],
    evidence: () =>
      [
        [5, 5],
        [6, 6],
        [5, 8],
        [3, 10],
      ].map(([rows, cols]) => {
        const graph = pageGraph(rows, cols);
        const { tour } = pageSearch(graph, 0);
        const isHome = tour !== null && comesHome(graph, tour);
        return shows(`its tour of ${rows}×${cols} from the corner comes home`, isHome, isHome);
      }),
  },
  {
    id: "uk-2",
    claim:
      "It is easy to draw a tour of the 4×4 board, and to join four of these near the centre to one of 8×8.",
    verdict: "fails",
    note: "The 4×4 board has no tour. What can be drawn are four closed lines of four squares each, which cover it, and those of four boards can be joined.",
    chapters: [13],
    evidence: () => {
      const graph = pageGraph(4, 4);
      const tour = solveTour({ board: rectangle(4, 4) });
      const circles = circlesOfFour(graph);
      return [
        shows("4×4 has a tour", tour !== null, tour !== null),
        says("squares that a walk on 4×4 can visit", 16, longestWalk(graph)),
        also("closed lines of four squares", circles.length),
        also("squares that these cover together", new Set(circles.flat()).size),
      ];
    },
  },
  {
    id: "uk-3",
    claim:
      "Another known way on 8×8: first go round the border, two squares wide, then over the 16 squares in the centre.",
    verdict: "fails",
    note: "Neither part can be walked over in one piece. The way that is meant goes in and out.",
    chapters: [13],
    evidence: () => {
      const border = solveTour({ board: ring }) !== null;
      const centre = solveTour({ board: rectangle(4, 4) }) !== null;
      return [
        shows("the border of 48 squares has a tour, open or closed", border, border),
        shows("the centre of 16 squares has one", centre, centre),
      ];
    },
  },
  {
    id: "uk-4",
    claim:
      "Whether a begun tour can be finished has nothing to do with the size or the shape of the board: only the neighbours of the squares matter, and one can ask the same of any graph.",
    verdict: "holds",
    chapters: [9, 14, 16],
    evidence: () => {
      const boards = [rectangle(5, 5), rectangle(4, 6), ["#....#", "......", "......", "#....#"]];
      const questions = boards.flatMap((board) =>
        begunPaths(board, [2, 3, 5, 8]).map((path) => ({ board, path })),
      );
      const told = questions.map(({ board, path }) => boardCanFinish(board, path));
      const same = questions.filter(
        ({ board, path }, i) => graphCanFinish(board, path) === told[i],
      );
      return [
        says(
          "begun paths on three boards of which a program for boards and one for graphs say the same",
          questions.length,
          same.length,
        ),
        also("of these, paths that can be finished", told.filter(Boolean).length),
      ];
    },
  },
  {
    id: "uk-5",
    claim:
      "For this question, whether a begun tour can be finished, going through everything is out of reach even for today's computers, so other ways must be found.",
    verdict: "fails",
    note: "On the 8×8 board the search that follows forced moves is complete, and answers each question in a moment. Out of reach is something else: to list all tours. There are 19,591,828,170,979,904 in both directions (A165134 in the OEIS), which were counted without being listed.",
    chapters: [14],
    evidence: () => {
      const paths = begunPaths(rectangle(8, 8), [1, 4, 9, 16, 25, 36, 49]);
      const told = paths.map((path) => boardCanFinish(rectangle(8, 8), path));
      return [
        shows(
          "begun paths of 8×8, one from each square, that a complete search decides",
          told.length,
          told.length < paths.length,
        ),
        also("of these, paths that can be finished", told.filter(Boolean).length),
      ];
    },
  },
  {
    id: "uk-6",
    claim:
      "The knight should always go to the square from which the fewest moves lead on; if there are several, any of them may be taken.",
    verdict: "fails",
    note: "A very good rule of thumb, as uk-11 shows, too; but which of several is taken makes the difference between a tour and a dead end.",
    chapters: [11, 12],
    evidence: () => {
      const five = waysOfTheRule(pageGraph(5, 5), commonColour(5));
      const six = waysOfTheRule(pageGraph(6, 6), commonColour(6));
      return [
        says("of all ways to break the ties on 5×5, those that end in a dead end", 0, five.stuck),
        says("of all ways on 6×6", 0, six.stuck),
        also("ways that end in a tour, on 5×5 and 6×6", [five.tours, six.tours]),
      ];
    },
  },
  {
    id: "uk-7",
    claim: "The rule does well in practice, and is not confirmed in theory.",
    verdict: "holds",
    note: "It cannot be confirmed: there are counterexamples.",
    chapters: [11],
    evidence: () => {
      const stuck = stuckStarts(8);
      return [
        shows(
          "starts on 8×8, ties in the page's order, that lead to a tour",
          64 - stuck.length,
          true,
        ),
        shows("starts that lead to a dead end", stuck.length, stuck.length > 0),
      ];
    },
  },
  {
    id: "uk-8",
    claim:
      "One can find a route over half of the board, repeat it symmetrically, and join the two.",
    verdict: "holds",
    note: "Euler's way. Not every route will do: its ends must meet those of its image.",
    chapters: [13],
    evidence: () => {
      const graph = pageGraph(3, 8);
      const count = { tours: 0, joined: 0 };
      for (const start of numbersOf(3, 8)) {
        everyTour(graph, start, (tour) => {
          count.tours++;
          const half = tour.map((number) => squareOf(number, 8));
          if (closedFromHalf(half, 6, 8) !== null) count.joined++;
        });
      }
      return [
        shows("tours of 3×8 that make a closed one of 6×8", count.joined, count.joined > 0),
        also("of all tours of 3×8", count.tours),
      ];
    },
  },
  {
    id: "uk-9",
    claim: "The rule was proposed by Warnsdorff in 1983.",
    verdict: "fails",
    note: "It is 160 years older: 1823. And his name has one f.",
    chapters: [11],
    references: [
      "H. C. von Warnsdorf, _Des Rösselsprunges einfachste und allgemeinste Lösung_, Schmalkalden 1823",
    ],
  },
  {
    id: "uk-10",
    claim: "The rule gives an algorithm whose time grows in proportion to the number of squares.",
    verdict: "holds if",
    note: "a walk is meant, which may end in a dead end. As an algorithm that finds tours, it has no such time, for it need not find one at all.",
    chapters: [11, 15],
    evidence: () => {
      const sizes = [10, 20, 40, 80];
      const looks = sizes.map((n) => Math.round(ruleWalk(pageGraph(n, n), 0).looks / n ** 2));
      const squares = ruleWalk(pageGraph(41, 41), 0).squares;
      return [
        shows(
          "squares looked at for each one visited, on 10×10, 20×20, 40×40, 80×80 (8 + 8 × 8 at most)",
          looks,
          looks.every((look) => look <= 72),
        ),
        says("squares of 41×41 visited from the corner", 41 * 41, squares),
      ];
    },
  },
  {
    id: "uk-11",
    claim:
      "The rule always works on boards from 5×5 to 76×76; on larger ones the knight can come to a dead end.",
    verdict: "fails",
    note: "76 is no special size. From the corner, with ties in the page's order, most sizes up to 76 and beyond work, and some do not; from other squares even 5×5 fails.",
    chapters: [12],
    evidence: () => {
      const stuck = stuckFromCorner(sizesTo76);
      return [
        says("sizes from 5 to 76 at which the walk from the corner gets stuck", [], stuck),
        says("starts on 5×5 that lead to a dead end", 0, stuckStarts(5).length),
        says("starts on 7×7 that lead to a dead end", 0, stuckStarts(7).length),
        says("starts on 8×8 that lead to a dead end", 0, stuckStarts(8).length),
        also(
          "sizes from 77 to 100 that get stuck from the corner",
          stuckFromCorner(sizesTo76.map((n) => n + 72).filter((n) => n <= 100)),
        ),
      ];
    },
  },
  {
    id: "uk-12",
    claim: "The rule does not give all tours: one may go against it and still come to a tour.",
    verdict: "holds",
    chapters: [11],
    evidence: () => {
      const graph = pageGraph(5, 5);
      const byTheRule = waysOfTheRule(graph, commonColour(5)).tours;
      let all = 0;
      for (const start of commonColour(5)) everyTour(graph, start, () => all++);
      return [
        shows("tours of 5×5 that go against the rule somewhere", all - byTheRule, all > byTheRule),
        also("tours of 5×5 by the rule", byTheRule),
      ];
    },
  },
  {
    id: "uk-13",
    claim:
      "There is an algorithm for boards of any size, in time proportional to the number of squares, which cuts the board into smaller parts.",
    verdict: "holds",
    note: "The page calls it complicated, for its many special cases. That is a matter of taste; chapter 15 leaves it to you.",
    chapters: [15],
    evidence: () => {
      const n = 200;
      const tour = bigTour(n);
      const steps = [...tour].map((number, i) => {
        const [row, col] = squareOf(number, n);
        const [nextRow, nextCol] = squareOf(tour[(i + 1) % tour.length], n);
        return Math.abs(row - nextRow) * Math.abs(col - nextCol);
      });
      return [
        says("different squares in a tour of 200×200 by parts", n ** 2, new Set(tour).size),
        says(
          "knight's moves in it, back to the start",
          n ** 2,
          steps.filter((step) => step === 2).length,
        ),
      ];
    },
  },
  {
    id: "uk-14",
    claim:
      "The eight moves of its list are the moves of a knight, and its two tables have the same.",
    verdict: "holds",
    chapters: [9],
    evidence: () => {
      const listed = pageMoves.map(([down, right]) => String([2 + down, 2 + right]));
      const moves = knightMoves(rectangle(5, 5), [2, 2]).map(String);
      const rows = [-2, -1, 1, 2, 2, 1, -1, -2];
      const cols = [1, 2, 2, 1, -1, -2, -2, -1];
      const inTables = pageMoves.filter(
        ([down, right], i) => down === rows[i] && right === cols[i],
      );
      return [
        says(
          "of the eight squares from the centre of 5×5, those in the list",
          8,
          moves.filter((move) => listed.includes(move)).length,
        ),
        says("pairs of the tables that are in the list, in this order", 8, inTables.length),
      ];
    },
  },
  {
    id: "uk-15",
    claim: "The search with steps back, without any rule, is a way to a tour of the 8×8 board.",
    verdict: "holds if",
    note: "the start is the corner, or another of the few lucky squares. From most squares it does not find one in any time that one would wait.",
    chapters: [10],
    evidence: () => {
      const graph = pageGraph(8, 8);
      const { calls, tour } = pageSearch(graph, 0);
      const others = [1, 9, 27].map((start) => pageSearch(graph, start, 2_000_000).tour !== null);
      return [
        shows("tour found from the corner", tour !== null, tour !== null),
        also("calls that this takes", calls),
        says(
          "of three other starts, those with a tour after 2,000,000 calls",
          3,
          others.filter(Boolean).length,
        ),
      ];
    },
  },
];

export const ukrainian: SourcePage = {
  code: "uk",
  language: "Ukrainian",
  title: "Обхід конем шахової дошки",
  claims,
};
