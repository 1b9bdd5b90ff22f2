/** The Hebrew page. Its program is in C; what is claimed of it is tried on one of the same build. */
import { createHash } from "node:crypto";
import { fromGrid, toGrid } from "../../solutions/01-representation";
import { attacks } from "../../solutions/02-diagonals";
import { allSolutions } from "../../solutions/03-backtracking";
import { framedBoard, type Placement } from "../board";
import { also, type Claim, says, shows, type SourcePage } from "./claim";
import {
  choose,
  isPeaceful,
  lookAtEveryChoice,
  pairsOf,
  peacefulOfAllRows,
  stepsUntil,
} from "./searches";

type Rows = "rows above" | "all rows";

/** One list for the whole board, zeros at first, written over and never emptied. */
function overwriting(n: number, compareWith: Rows, begin = 0): readonly Placement[] {
  const board = new Array<number>(n).fill(begin);
  const found: Placement[] = [];
  const isValid = (row: number, col: number) =>
    board.every((other, otherRow) => {
      const isAsked = compareWith === "rows above" ? otherRow < row : otherRow !== row;
      return !isAsked || !attacks([otherRow, other], [row, col]);
    });
  const queens = (row: number): void => {
    if (row === n) {
      found.push([...board]);
      return;
    }
    for (let col = 0; col < n; col++) {
      if (!isValid(row, col)) continue;
      board[row] = col;
      queens(row + 1);
    }
  };
  queens(0);
  return found;
}

/** The pair of rows whose queens attack each other, if there is exactly one. */
function onlyPair(board: Placement): string | null {
  let pair: string | null = null;
  for (let row = 0; row < board.length; row++) {
    for (let above = 0; above < row; above++) {
      const across = Math.abs(board[row] - board[above]);
      if (across !== 0 && across !== row - above) continue;
      if (pair !== null) return null;
      pair = `${above}-${row}`;
    }
  }
  return pair;
}

/** A program that prints all solutions, and whose counter lives as long as the program. */
function printingProgram(): () => readonly string[] {
  let count = 0;
  return () =>
    overwriting(8, "rows above").map(
      (board) => `Solution ${++count}:\n\n${framedBoard(board, 8)}\n\n\n`,
    );
}

const fingerprint = (text: string) => createHash("sha256").update(text).digest("hex");

/** Fingerprints of the three boards as the page prints them, from the first + to the last. */
const printedBoards = [
  [1, "1bd1d8bc5ef5848c796488487da285f73df28b74700d63811c4cb457e9259fac"],
  [2, "222739b367122f34742f504de30ccbd8a95abed3b64f7e8d21fd82af3d2b6416"],
  [92, "ef6e65b73dab1b80768ef1271a70b97063305583b16d5a0617764d660e6d2b74"],
] as const;

const claims: readonly Claim[] = [
  {
    id: "he-1",
    claim: "In a solution every queen has a row of her own and a column of her own.",
    verdict: "holds",
    chapters: [1],
    evidence: () => {
      const solutions = allSolutions(8);
      const ownColumns = solutions.filter((columns) => new Set(columns).size === 8).length;
      return [
        says("solutions with eight different columns", solutions.length, ownColumns),
        says(
          "peaceful ones of any 5 squares of 5×5, of all with one queen a row",
          lookAtEveryChoice(5).peaceful,
          peacefulOfAllRows(5).length,
        ),
      ];
    },
  },
  {
    id: "he-2",
    claim: "One pair that attacks refutes a board; to accept it, every pair must be looked at.",
    verdict: "holds",
    note: "For every pair of rows there is a board on which only this pair attacks: whoever leaves it out accepts that board.",
    chapters: [2],
    evidence: () => {
      const onlyPairs = new Set<string>();
      const columns = [0, 1, 2, 3, 4, 5, 6];
      for (let k = 0; k < 7 ** 7; k++) {
        const board = columns.map((row) => Math.floor(k / 7 ** row) % 7);
        const pair = onlyPair(board);
        if (pair !== null) onlyPairs.add(pair);
      }
      return [
        says(
          "pairs of rows on 7×7 that are the only ones to attack on some board",
          choose(7, 2),
          onlyPairs.size,
        ),
      ];
    },
  },
  {
    id: "he-3",
    claim:
      "Rows from the top, columns in order, and back to the row above when a row is at its end: this goes through all possibilities that are left.",
    verdict: "holds",
    chapters: [3],
    evidence: () => [
      says(
        "peaceful ones of all boards with one queen a row",
        overwriting(8, "rows above").length,
        peacefulOfAllRows(8).length,
      ),
      also(
        "queens that stand when the search first goes back",
        stepsUntil(8, ({ kind }) => kind === "backtrack").at(-1)!.row + 1,
      ),
    ],
  },
  {
    id: "he-4",
    claim:
      "A list with the column of each row's queen is enough; a board of 8×8 squares is not needed.",
    verdict: "holds",
    chapters: [1],
    evidence: () => {
      const solutions = allSolutions(8);
      return [
        says(
          "solutions that come back from the whole board unchanged",
          92,
          solutions.filter((s) => String(fromGrid(toGrid(s, 8))) === String(s)).length,
        ),
        says(
          "different boards drawn from them",
          92,
          new Set(solutions.map((s) => framedBoard(s, 8))).size,
        ),
      ];
    },
  },
  {
    id: "he-5",
    claim:
      "Two squares are on one diagonal exactly when their sums or their differences of row and column are equal.",
    verdict: "holds",
    chapters: [2],
    evidence: () => {
      const pairs = pairsOf(8);
      const isDiagonal = ([a, b]: (typeof pairs)[number]) =>
        a[0] !== b[0] && a[1] !== b[1] && attacks(a, b);
      const isEqual = ([a, b]: (typeof pairs)[number]) =>
        a[0] + a[1] === b[0] + b[1] || a[0] - a[1] === b[0] - b[1];
      return [
        says(
          "pairs of 8×8 where the two differ",
          0,
          pairs.filter((p) => isDiagonal(p) !== isEqual(p)).length,
        ),
        also("pairs on one diagonal", pairs.filter(isDiagonal).length),
      ];
    },
  },
  {
    id: "he-6",
    claim:
      "A new queen has to be compared with the rows above only, and these not among themselves.",
    verdict: "holds",
    note: "They were compared when they were placed. Comparing with all rows is even wrong here: the zeros of rows to come would count as queens.",
    chapters: [2, 3],
    evidence: () => {
      const above = overwriting(8, "rows above");
      return [
        says("boards found", 92, above.length),
        says(
          "of these, peaceful when every pair is looked at",
          92,
          above.filter(isPeaceful).length,
        ),
        also("boards found on 4×4, rows above", overwriting(4, "rows above").length),
        also("boards found on 4×4, all rows", overwriting(4, "all rows").length),
      ];
    },
  },
  {
    id: "he-7",
    claim: "All queens begin in the first column.",
    verdict: "holds",
    note: "A way to fill the list, not queens on the board: rows that have not been reached are never read. Any other beginning gives the same.",
    chapters: [1, 3],
    evidence: () => {
      const fromZeros = String(overwriting(8, "rows above"));
      const fromSevens = String(overwriting(8, "rows above", 7));
      return [
        shows(
          "the same solutions when all begin in the last column",
          fromZeros === fromSevens,
          fromZeros === fromSevens,
        ),
      ];
    },
  },
  {
    id: "he-8",
    claim: "A column is written over and nothing is taken back before the next one is tried.",
    verdict: "holds",
    note: "The number of the row tells how much of the list counts, so going back a row is the undo. A list that grows and shrinks needs one of its own.",
    chapters: [3],
    evidence: () => [
      says(
        "the same boards as with an undo",
        String(allSolutions(8)) === String(overwriting(8, "rows above")),
        true,
      ),
    ],
  },
  {
    id: "he-9",
    claim: "Reaching a ninth row means a solution; the call ends, and its callers may find more.",
    verdict: "holds",
    chapters: [3],
    evidence: () => {
      const found = overwriting(8, "rows above");
      const full = found.filter((board) => board.length === 8 && isPeaceful(board)).length;
      return [
        says("boards reported that are solutions", found.length, full),
        shows("boards reported after the first", found.length - 1, found.length > 1),
      ];
    },
  },
  {
    id: "he-10",
    claim: "The program prints 92 solutions, and boards 1, 2 and 92 look as printed.",
    verdict: "holds",
    note: "Byte for byte: the evidence compares fingerprints (SHA-256, the first eight signs).",
    chapters: [1, 3, 8],
    evidence: () => {
      const solutions = allSolutions(8);
      const short = (hash: string) => hash.slice(0, 8);
      return [
        says("solutions printed", 92, printingProgram()().length),
        ...printedBoards.map(([number, hash]) =>
          says(
            `board ${number}`,
            short(hash),
            short(fingerprint(framedBoard(solutions[number - 1], 8))),
          ),
        ),
        also("bytes of all that is printed", Buffer.byteLength(printingProgram()().join(""))),
      ];
    },
  },
  {
    id: "he-11",
    claim:
      "(Not said, but shown.) The counter of solutions lives outside the functions, and the numbers come out right.",
    verdict: "holds if",
    note: "the search runs only once. A second run goes on counting where the first one ended.",
    chapters: [3, 8],
    evidence: () => {
      const program = printingProgram();
      const firstLine = (run: readonly string[]) => run[0].split("\n")[0];
      return [
        says("first line of the first run", "Solution 1:", firstLine(program())),
        says("first line of the second run", "Solution 1:", firstLine(program())),
      ];
    },
  },
];

export const hebrew: SourcePage = {
  code: "he",
  language: "Hebrew",
  title: "מבוא לתכנות ולמדעי המחשב בשפת C: רקורסיה (שמונה המלכות)",
  claims,
};
