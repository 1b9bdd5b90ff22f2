/** The Persian page. */
import { AttackCounts, countSolutions, LineTables, Scan } from "../../solutions/05-marking";
import { countWithBits } from "../../solutions/06-symmetry";
import { countWithBits as countBySymmetry } from "../../solutions/06-symmetry.2";
import { randomPlacement } from "../../solutions/07-chance";
import { minConflicts } from "../../solutions/07-chance.2";
import { allSolutions } from "../../solutions/03-backtracking";
import { seeded } from "../judge/random";
import { atLeastOnce, placementsByLot, successesForAll } from "./chances";
import { also, type Claim, says, shows, type SourcePage } from "./claim";
import { countOn, looksAlongLines, looksAtTables, marksOnly, rowsLookedAt } from "./marking";
import {
  choose,
  effort,
  factorial,
  isPeaceful,
  lookAtEveryChoice,
  peacefulOfAllRows,
  solutionsWhenMoving,
} from "./searches";

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, i) => i + 1);

/** Tries on average until a random board of n queens is a solution. */
const triesOnSquares = (n: number) => Math.round(choose(n * n, n) / countWithBits(n));
const triesOnRows = (n: number) => Math.round(n ** n / countWithBits(n));
const triesByPermutation = (n: number) => Math.round(factorial(n) / countWithBits(n));

/** Different solutions, and solutions, among so many random permutations. */
function byLot(tries: number): { readonly hits: number; readonly different: number } {
  const random = seeded(1);
  const drawn = Array.from({ length: tries }, () => randomPlacement(8, random)).filter(isPeaceful);
  return { hits: drawn.length, different: new Set(drawn.map(String)).size };
}

const claims: readonly Claim[] = [
  {
    id: "fa-1",
    claim:
      "A queen moves in all eight directions, any number of squares, until a piece is in her way.",
    verdict: "holds",
    chapters: [2],
    references: ["FIDE, _Laws of Chess_, articles 3.4 and 3.5"],
  },
  {
    id: "fa-2",
    claim: "The puzzle of n queens on the n×n board is for n > 3.",
    verdict: "holds if",
    note: "the board has more than one square: one queen on 1×1 is a solution.",
    chapters: [3],
    evidence: () => {
      const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => allSolutions(n).length);
      return [
        also("solutions for n = 0 to 8", counts),
        shows(
          "solutions for n = 4 to 8",
          counts.slice(4),
          counts.slice(4).every((c) => c > 0),
        ),
        says("solutions for n = 2 and 3", [0, 0], counts.slice(2, 4)),
        says("solutions for n = 1", 0, counts[1]),
      ];
    },
  },
  {
    id: "fa-3",
    claim: "The 8×8 board has 92 different solutions.",
    verdict: "holds",
    chapters: [3, 6],
    evidence: () => [
      says("different solutions", 92, new Set(allSolutions(8).map(String)).size),
      says("peaceful boards of all with one queen a row", 92, peacefulOfAllRows(8).length),
    ],
  },
  {
    id: "fa-4",
    claim: "Placing n queens on random squares leads to a solution very fast.",
    verdict: "fails",
    note: "Only where a random board has one queen in each row and each column, and n is about 8, are a few hundred tries enough. Backtracking places fewer queens than any of these makes tries.",
    chapters: [7],
    evidence: () => {
      const queens = effort(8, "first solution").placements;
      const sizes = [8, 10, 12];
      return [
        also("queens that backtracking places for the first solution, n = 8", queens),
        shows("tries on average, any 8 squares", triesOnSquares(8), triesOnSquares(8) < queens),
        shows("tries, one queen a row", triesOnRows(8), triesOnRows(8) < queens),
        shows("tries, one a row and column", triesByPermutation(8), triesByPermutation(8) < queens),
        also("any squares, n = 8, 10, 12", sizes.map(triesOnSquares)),
        also("one a row and column, n = 8, 10, 12", sizes.map(triesByPermutation)),
      ];
    },
  },
  {
    id: "fa-5",
    claim: "A thousand random tries may not give all 92 solutions.",
    verdict: "holds",
    note: "And it says too little: on random squares, a thousand tries nearly always give none at all.",
    chapters: [7],
    evidence: () => {
      const chance = 92 / choose(64, 8);
      const thousand = byLot(1000);
      const needed = Math.round(successesForAll(92) * (factorial(8) / 92));
      return [
        also(
          "how many series of a thousand tries there are for one that gives any solution",
          Math.round(1 / atLeastOnce(chance, 1000)),
        ),
        shows(
          "different solutions of a thousand boards with one queen a row and column",
          thousand.different,
          thousand.different < 92,
        ),
        also("solutions that it takes to meet all 92, on average", Math.round(successesForAll(92))),
        shows("tries for these, one queen a row and column", needed, needed > 1000),
        also("tries for these, any 8 squares", Math.round(successesForAll(92) / chance)),
      ];
    },
  },
  {
    id: "fa-6",
    claim: "Chance is useful when one solution is enough.",
    verdict: "holds if",
    note: "chance begins or mends, and a search does the rest. By itself it is slower than the search (fa-4).",
    chapters: [7],
    evidence: () => {
      const queens = effort(8, "first solution").placements;
      const mixed = placementsByLot(8, 2);
      const alone = triesByPermutation(8);
      const large = minConflicts(1000, seeded(1), 5000);
      return [
        also("queens placed by backtracking alone, n = 8", queens),
        shows(
          "queens placed on average when the first two are random",
          Math.round(mixed),
          mixed < queens,
        ),
        shows("tries with chance alone", alone, alone < queens),
        shows(
          "a random board of 1,000 queens mended into a solution",
          large !== null && isPeaceful(large),
          large !== null && isPeaceful(large),
        ),
      ];
    },
  },
  {
    id: "fa-7",
    claim: "No row can take more than one queen.",
    verdict: "holds",
    chapters: [1, 3],
    evidence: () => [
      says(
        "peaceful ones of any 4 squares of 4×4, of all with one queen a row",
        lookAtEveryChoice(4).peaceful,
        peacefulOfAllRows(4).length,
      ),
      says("the same for 5×5", lookAtEveryChoice(5).peaceful, peacefulOfAllRows(5).length),
    ],
  },
  {
    id: "fa-8",
    claim:
      "Each row is tried from the left; in a dead end the queen above moves to the first free square left of where she stands, and so all solutions are found.",
    verdict: "holds if",
    note: "_left_ stands for _the next in the order of trying_. Squares further left have been tried already.",
    chapters: [3],
    evidence: () => {
      const known = upTo(8).map((n) => allSolutions(n).length);
      return [
        says(
          "solutions for n = 1 to 8 when she moves on to the right",
          known,
          upTo(8).map((n) => solutionsWhenMoving("right", n)),
        ),
        says(
          "when she moves to the left",
          known,
          upTo(8).map((n) => solutionsWhenMoving("left", n)),
        ),
      ];
    },
  },
  {
    id: "fa-9",
    claim:
      "The simplest way, looking at every square from which an attack could come, is not efficient.",
    verdict: "holds",
    note: "Each look along a line grows with the board, a look into a table does not.",
    chapters: [5],
    evidence: () =>
      [6, 8, 10].map((n) =>
        shows(
          `n = ${n}: looks along the lines, against looks at tables and changes of them`,
          [looksAlongLines(n), looksAtTables(n)],
          looksAlongLines(n) > looksAtTables(n),
        ),
      ),
  },
  {
    id: "fa-10",
    claim:
      "Marking attacked squares on a board has drawbacks, which show when one tries to write the program.",
    verdict: "holds",
    note: "A square that two queens attack loses its mark when the first of them is lifted. Counts in place of marks cure it.",
    chapters: [5],
    evidence: () => {
      const byMarks = [3, 4].map((n) => countOn(marksOnly(n), n));
      const known = [3, 4].map((n) => allSolutions(n).length);
      return [
        shows('"solutions" by marks, n = 3 and 4', byMarks, String(byMarks) !== String(known)),
        also("solutions, n = 3 and 4", known),
        also(
          "solutions by counts, n = 3 and 4",
          [3, 4].map((n) => countOn(new AttackCounts(n), n)),
        ),
      ];
    },
  },
  {
    id: "fa-11",
    claim: "Numbering columns and diagonals is, without doubt, one of the most efficient ways.",
    verdict: "holds if",
    note: "it is held against the page's other two ways. Bits test a whole row in one step, and symmetry leaves most of the rows out. (`npm run bench:queens` takes the times.)",
    chapters: [5, 6],
    evidence: () => {
      const lookups = 3 * effort(8).tests;
      return [
        also(
          "solutions by scanning, by counts, by numbered lines, n = 8",
          [new Scan(8), new AttackCounts(8), new LineTables(8)].map((board) => countOn(board, 8)),
        ),
        shows(
          "looks along lines, n = 8, against looks at tables and changes of them",
          [looksAlongLines(8), looksAtTables(8)],
          looksAlongLines(8) > looksAtTables(8),
        ),
        shows(
          "looks at tables, n = 8, against rows that bits test, each in one step",
          [lookups, rowsLookedAt(8)],
          lookups <= rowsLookedAt(8),
        ),
      ];
    },
  },
  {
    id: "fa-12",
    claim: "And it takes very little memory.",
    verdict: "holds",
    chapters: [5],
    evidence: () =>
      [8, 16, 100].map((n) => {
        const [places, squares] = [n + 2 * (2 * n - 1), n * n];
        return shows(
          `n = ${n}: places of the tables, against squares`,
          [places, squares],
          places < squares,
        );
      }),
  },
  {
    id: "fa-13",
    claim: "For n = 8 the program prints 92.",
    verdict: "holds",
    chapters: [5],
    evidence: () => [says("counted with numbered lines", 92, countSolutions(8))],
  },
  {
    id: "fa-14",
    claim: "For n = 16 it prints 14772512, about 15 million.",
    verdict: "holds",
    note: "_After a long time_, says the page. That depends on the machine and the method, so it is not judged here.",
    chapters: [6],
    evidence: () => {
      const count = countBySymmetry(16);
      return [
        says("counted with bits and symmetry", 14772512, count),
        says("in millions, rounded", 15, Math.round(count / 1e6)),
      ];
    },
  },
];

export const persian: SourcePage = {
  code: "fa",
  language: "Persian",
  title: "الگوریتم و سورس کد مسئله هشت وزیر",
  claims,
};
