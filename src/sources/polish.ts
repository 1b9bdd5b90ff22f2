/** The Polish page. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allSolutions } from "../../solutions/03-backtracking";
import { solutions, steps } from "../../solutions/04-stepping";
import { countSolutions } from "../../solutions/05-marking";
import { countWithBits, fundamentalSolutions, symmetries } from "../../solutions/06-symmetry";
import { type Square, squareName } from "../board";
import { also, type Claim, says, shows, type SourcePage } from "./claim";
import { effort, isFree, peacefulOfAllRows, squaresOf, stepsUntil } from "./searches";

const board = squaresOf(8);
/** The page counts as chess players do: columns and rows from 1, row 1 at the bottom. */
const difference = ([row, col]: Square): number => col + 1 - (8 - row);
const sum = ([row, col]: Square): number => col + 1 + (8 - row);
const named = (name: string): Square => board.find((square) => squareName(square, 8) === name)!;

/** Squares from one to the next by these steps, as far as the board goes. */
function line([row, col]: Square, down: number): readonly Square[] {
  const from = Array.from({ length: 8 }, (_, i): Square => [row + i * down, col + i]);
  return from.filter(([r, c]) => r >= 0 && r < 8 && c < 8);
}

/** All diagonals of one kind, each from its left end. */
const rising = board
  .filter(([row, col]) => col === 0 || row === 7)
  .map((square) => line(square, -1));
const falling = board
  .filter(([row, col]) => col === 0 || row === 0)
  .map((square) => line(square, 1));

/** On how many of these lines the numbers of the squares are all the same. */
const constantOn = (
  lines: readonly (readonly Square[])[],
  numberOf: (square: Square) => number,
): number => lines.filter((squares) => new Set(squares.map(numberOf)).size === 1).length;

type Marks = (square: Square, kind: "column" | "difference" | "sum") => boolean;

/** All solutions with tables of lines; `marks` says which lines of a queen are written down. */
function countByTables(n: number, marks: Marks = () => true, offset = n): number {
  const taken = { column: new Set(), difference: new Set(), sum: new Set() };
  const kinds = ["column", "difference", "sum"] as const;
  const from = (row: number): number => {
    if (row === n) return 1;
    let count = 0;
    for (let col = 0; col < n; col++) {
      const numbers = { column: col, difference: col - row + offset, sum: col + row + offset };
      if (kinds.some((kind) => taken[kind].has(numbers[kind]))) continue;
      const marked = kinds.filter((kind) => marks([row, col], kind));
      for (const kind of marked) taken[kind].add(numbers[kind]);
      count += from(row + 1);
      for (const kind of marked) taken[kind].delete(numbers[kind]);
    }
    return count;
  };
  return from(0);
}

/** The largest n, from 1 up, until which `fits` is always true. */
function lastThatFits(fits: (n: number) => boolean): number {
  let n = 1;
  while (fits(n + 1)) n++;
  return n;
}

/** The lines of a file that was written and read back. */
function throughAFile(lines: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "queens-"));
  try {
    const file = join(folder, "solutions.txt");
    writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
    return readFileSync(file, "utf8").trimEnd().split("\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const claims: readonly Claim[] = [
  {
    id: "pl-1",
    claim: "A queen attacks every square along her row, her column and her diagonals.",
    verdict: "holds",
    note: "A rule of chess, with one addition: a piece in the way ends the line. In this puzzle that changes nothing, since the piece in the way is a queen who is attacked herself.",
    chapters: [2],
    references: ["FIDE, _Laws of Chess_, articles 3.4 and 3.5"],
  },
  {
    id: "pl-2",
    claim: 'The problem was posed by "J. C. Gauss" in 1850.',
    verdict: "fails",
    note: "Max Bezzel posed it in September 1848, and Dr Nauck posed it again on 1 June 1850. Carl Friedrich Gauss read of it that summer. In September 1850 he wrote of 76 solutions, then of 72; Nauck printed the number 92 on the 21st of that month.",
    chapters: [1, 8],
    references: [
      "Schachzeitung (Berlin) 3 (1848), page 363",
      "Illustrirte Zeitung (Leipzig), 1 June and 21 September 1850",
      "Carl Friedrich Gauss, _Werke_, volume XII, pages 19 to 28, with the editors' remarks",
      "Paul J. Campbell, “Gauss and the eight queens problem”, _Historia Mathematica_ 4 (1977), pages 397 to 404",
    ],
  },
  {
    id: "pl-3",
    claim: "There are 92 solutions.",
    verdict: "holds",
    note: "They are 12 with all their turned and mirrored images.",
    chapters: [3, 6],
    evidence: () => [
      says("found by the search of chapter 03", 92, allSolutions(8).length),
      says("counted with the tables of chapter 05", 92, countSolutions(8)),
      says("counted with the bits of chapter 06", 92, countWithBits(8)),
      also("fundamental ones", fundamentalSolutions(8).length),
      also(
        "how many images each of these has",
        fundamentalSolutions(8).map((solution) => symmetries(solution).length),
      ),
    ],
  },
  {
    id: "pl-4",
    claim:
      "With a queen in row 1, column 1, the first free column of row 2 is the third: the first is the queen's own, the second is on her diagonal.",
    verdict: "holds",
    chapters: [1, 3],
    evidence: () => {
      const free = [1, 2, 3, 4, 5, 6, 7, 8].filter((column) => isFree([0], column - 1));
      return [says("first free column", 3, free[0]), also("all free columns", free)];
    },
  },
  {
    id: "pl-5",
    claim:
      "Where all 8 columns of a row are attacked, go back one row, move that queen on to her next free column, and go back further when there is none.",
    verdict: "holds",
    note: "The page calls this recursion with backtracking. Going back is what matters; a list of the queens does as well as recursion.",
    chapters: [3, 4],
    evidence: () => {
      const recursive = allSolutions(8);
      const stepwise = [...solutions(8)];
      const backwards = [...steps(8)].filter(({ kind }) => kind === "backtrack").length;
      const same = stepwise.filter((found, i) => String(found) === String(recursive[i])).length;
      return [
        shows("times a queen is lifted", backwards, backwards > 0),
        says("solutions, by recursion", 92, recursive.length),
        says("the same ones in the same order without recursion", 92, same),
      ];
    },
  },
  {
    id: "pl-6",
    claim:
      "When the eighth queen stands, a solution is found; it can be written down, for instance to a file.",
    verdict: "holds",
    chapters: [3, 8],
    evidence: () => {
      const first = stepsUntil(8, ({ kind, row }) => kind === "place" && row === 7);
      const lines = allSolutions(8).map((columns) => columns.join(""));
      const back = throughAFile(lines);
      const same = back.filter((line, i) => line === lines[i]).length;
      return [
        says(
          "columns, from 0, when the eighth queen stands",
          allSolutions(8)[0],
          first.at(-1)!.placement,
        ),
        also("queens placed until then", effort(8, "first solution").placements),
        also("squares tested until then", effort(8, "first solution").tests),
        says("solutions written to a file that come back unchanged", 92, same),
      ];
    },
  },
  {
    id: "pl-7",
    claim: "When the queen of row 1 has nowhere left to go, every combination has been tried.",
    verdict: "holds",
    note: "Most are never looked at, but each of these begins with queens that attack each other. The evidence looks at all 8⁸ boards with one queen a row.",
    chapters: [3],
    evidence: () => {
      const everything = peacefulOfAllRows(8).map(String);
      const search = new Set(allSolutions(8).map(String));
      return [
        also("boards with one queen a row", 8 ** 8),
        says("peaceful ones", search.size, everything.length),
        says(
          "of these, not found by the search",
          0,
          everything.filter((b) => !search.has(b)).length,
        ),
        also("queens that the search places", effort(8).placements),
        also("squares that it tests", effort(8).tests),
      ];
    },
  },
  {
    id: "pl-8",
    claim: "For the columns, a table of eight booleans is enough.",
    verdict: "holds",
    chapters: [5],
    evidence: () => [
      says("different places of the table", 8, new Set(board.map(([, col]) => col)).size),
      says("solutions found with it", 92, countByTables(8)),
    ],
  },
  {
    id: "pl-9",
    claim:
      "On each diagonal like a1–h8, column minus row is constant: from −7 (a8) through 0 (a1–h8) to 7 (h1); for e4 it is 1.",
    verdict: "holds",
    note: "Rows are counted from the bottom here. With row 1 at the top, these are the diagonals of the sums.",
    chapters: [2],
    evidence: () => [
      says(
        "rising diagonals on which it is constant",
        rising.length,
        constantOn(rising, difference),
      ),
      says("their number", 15, rising.length),
      says("smallest value", -7, Math.min(...board.map(difference))),
      says("largest value", 7, Math.max(...board.map(difference))),
      says("on a8, a1, h8, h1", [-7, 0, 0, 7], ["a8", "a1", "h8", "h1"].map(named).map(difference)),
      says("on e4", 1, difference(named("e4"))),
    ],
  },
  {
    id: "pl-10",
    claim:
      "On each diagonal like a8–h1, column plus row is constant: from 2 (a1) through 9 (a8–h1) to 16 (h8).",
    verdict: "holds",
    chapters: [2],
    evidence: () => [
      says("falling diagonals on which it is constant", falling.length, constantOn(falling, sum)),
      says("their number", 15, falling.length),
      says("smallest value", 2, Math.min(...board.map(sum))),
      says("largest value", 16, Math.max(...board.map(sum))),
      says("on a1, a8, h1, h8", [2, 9, 9, 16], ["a1", "a8", "h1", "h8"].map(named).map(sum)),
    ],
  },
  {
    id: "pl-11",
    claim: "Diagonals of a single square may be marked and checked like the others.",
    verdict: "holds",
    chapters: [2, 5],
    evidence: () => {
      const single = [...rising, ...falling].filter((squares) => squares.length === 1);
      /** Leaves out the diagonals that are a corner and nothing else. */
      const marks: Marks = ([row, col], kind) =>
        !(kind === "difference" && Math.abs(col - row) === 7) &&
        !(kind === "sum" && Math.abs(col + row - 7) === 7);
      return [
        says("solutions, all diagonals marked", 92, countByTables(8)),
        says("solutions, those of one square left out", 92, countByTables(8, marks)),
        also("diagonals of one square", single.length),
      ];
    },
  },
  {
    id: "pl-12",
    claim:
      "Adding 128 to differences and sums makes them positive, so that the program also works for X queens on an X×X board.",
    verdict: "holds if",
    note: "n is at most 128 (129, if 0 is good enough) and the table is long enough for the sums. Sums never need anything added; for differences, n − 1 is right on every board when the table begins at 0.",
    chapters: [5],
    evidence: () => {
      const smallest = (n: number) => 1 - n + 128;
      return [
        says(
          "solutions with 128 added, n = 8",
          92,
          countByTables(8, () => true, 128),
        ),
        shows("smallest place, n = 8", smallest(8), smallest(8) > 0),
        shows("smallest place, n = 128", smallest(128), smallest(128) > 0),
        shows("smallest place, n = 129", smallest(129), smallest(129) > 0),
        shows("smallest place, n = 130", smallest(130), smallest(130) > 0),
        also("largest place, n = 8", 8 + 8 + 128),
        also(
          "largest n for a table with the places 0 to 255",
          lastThatFits((n) => n + n + 128 <= 255),
        ),
        also("smallest sum with nothing added", Math.min(...board.map(sum))),
      ];
    },
  },
];

export const polish: SourcePage = {
  code: "pl",
  language: "Polish",
  title: "Problem 8 hetmanów",
  claims,
};
