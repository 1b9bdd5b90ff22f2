/** The Russian page. */
import { fromGrid, toGrid } from "../../solutions/01-representation";
import { attacks } from "../../solutions/02-diagonals";
import { allSolutions } from "../../solutions/03-backtracking";
import { type Square } from "../board";
import { also, type Claim, says, shows, type SourcePage } from "./claim";
import { choose, lookAtEveryChoice, pairsOf, stepsUntil } from "./searches";
import {
  attackedCells,
  attackersOf,
  cellsOf,
  cellsUpTo8,
  freeCells,
  pageState,
  untilSevenStand,
} from "./verticals";

const firstDeadEnd = untilSevenStand.find(({ kind }) => kind === "backtrack")!;

/** All lists of four numbers, of which each stands for a queen's cell in its vertical. */
const lists = Array.from({ length: 4 ** 4 }, (_, k) => [0, 1, 2, 3].map((i) => (k >> (2 * i)) % 4));
const isTwiceIn = (numbers: readonly number[]): boolean => new Set(numbers).size < numbers.length;

/** How often a rule and `attacks` disagree about two squares of the 8×8 board. */
function disagreements(rule: (a: Square, b: Square) => boolean): number {
  return pairsOf(8).filter(([a, b]) => rule(a, b) !== attacks(a, b)).length;
}

/** Whether the squares with one sum rise to the right, when row 1 is at the top or at the bottom. */
function sumsRise(rowOne: "top" | "bottom"): boolean {
  const height = ([row]: Square) => (rowOne === "top" ? -row : row);
  const pairs = pairsOf(8).filter(([a, b]) => a[0] + a[1] === b[0] + b[1] && b[1] > a[1]);
  return pairs.every(([a, b]) => height(b) > height(a));
}

const claims: readonly Claim[] = [
  {
    id: "ru-1",
    claim: "We are not able to go through all placements of eight queens.",
    verdict: "fails",
    note: "The page adds at once that such a program can be written. Going through all takes a few thousand times the work of the 6×6 board, which the evidence does in full; the 8×8 board itself is left out to keep the tests short. A processor core takes about 10⁹ simple steps a second, so 10¹² would be beyond patience, and this is far below. That it is not worth while would have been right.",
    chapters: [3],
    evidence: () => {
      const five = lookAtEveryChoice(5);
      const six = lookAtEveryChoice(6);
      const all = choose(64, 8);
      return [
        also("any 5 squares of 5×5: choices looked at, peaceful", [five.choices, five.peaceful]),
        also("any 6 squares of 6×6: choices looked at, peaceful", [six.choices, six.peaceful]),
        shows(
          "choices of any 8 squares of 8×8 (out of reach would be more than 10¹²)",
          all,
          all > 1e12,
        ),
        also("times the 6×6 board", Math.round(all / six.choices)),
      ];
    },
  },
  {
    id: "ru-2",
    claim:
      "There is at most one queen on a vertical, so a list of eight numbers, the queens' cells, can tell every solution.",
    verdict: "holds",
    chapters: [1],
    evidence: () => {
      const sharing = pairsOf(8).filter(([a, b]) => a[1] === b[1]);
      const solutions = allSolutions(8);
      const isKept = (list: readonly number[]) =>
        String(fromGrid(toGrid(list, 8))) === String(list);
      return [
        says(
          "pairs on one vertical that attack each other",
          sharing.length,
          sharing.filter(([a, b]) => attacks(a, b)).length,
        ),
        says(
          "solutions that come back from the whole board unchanged",
          92,
          solutions.filter(isKept).length,
        ),
      ];
    },
  },
  {
    id: "ru-3",
    claim: "A queen on (i, j) attacks (k, m) when k = i, m = j, k + m = i + j or k − m = i − j.",
    verdict: "holds",
    chapters: [2],
    evidence: () => [
      says(
        "pairs of the 8×8 board where the four rules are wrong",
        0,
        disagreements(([i, j], [k, m]) => k === i || m === j || k + m === i + j || k - m === i - j),
      ),
      also("pairs", pairsOf(8).length),
    ],
  },
  {
    id: "ru-4",
    claim:
      "The diagonals with equal sums are the ascending ones, those with equal differences the descending ones.",
    verdict: "holds if",
    note: "row 1 is the top row. With row 1 at the bottom, as on a chess board, the two names change places. The rules of ru-3 are right either way.",
    chapters: [2],
    evidence: () => [
      shows("equal sums ascend, row 1 at the top", sumsRise("top"), sumsRise("top")),
      shows("equal sums ascend, row 1 at the bottom", sumsRise("bottom"), sumsRise("bottom")),
    ],
  },
  {
    id: "ru-5",
    claim:
      "With a queen of value 8 in the first place of the list, a queen of value k in the fourth needs k ≠ 8, k + 4 ≠ 8 + 1 and k − 4 ≠ 8 − 1.",
    verdict: "holds",
    note: "The last rule forbids a cell that is not on the board: that diagonal has left it before.",
    chapters: [2],
    evidence: () => {
      const isForbidden = (k: number) => k === 8 || k + 4 === 8 + 1 || k - 4 === 8 - 1;
      const attacked = cellsUpTo8.filter((k) => attackersOf([8], 4, k).length > 0);
      return [
        says("values that are forbidden", cellsUpTo8.filter(isForbidden), attacked),
        also("the value that the last rule forbids", 8 - 1 + 4),
      ];
    },
  },
  {
    id: "ru-6",
    claim: "The list does not let two queens stand on one horizontal.",
    verdict: "fails",
    note: "A slip: it is the vertical. Horizontals must be tested, and the page does test them.",
    chapters: [1],
    evidence: () => {
      const sameVertical = lists.filter((list) => isTwiceIn(list.map((_, i) => i)));
      return [
        says("lists for 4×4 with two queens on one horizontal", 0, lists.filter(isTwiceIn).length),
        also("lists for 4×4 with two queens on one vertical", sameVertical.length),
        also("all lists for 4×4", lists.length),
      ];
    },
  },
  {
    id: "ru-7",
    claim: "The second queen belongs on the second horizontal.",
    verdict: "fails",
    note: "The same slip: the second vertical. The next sentence of the page says it right.",
    chapters: [1],
    evidence: () => [
      says(
        "horizontal of the second queen",
        2,
        cellsOf(untilSevenStand.find(({ placement }) => placement.length === 2)!)[1],
      ),
    ],
  },
  {
    id: "ru-8",
    claim:
      "The first three queens go to the cells 1, 3 and 5; before, cells 1 and 2 of vertical 2 and cells 1 to 4 of vertical 3 are found attacked.",
    verdict: "holds",
    chapters: [4],
    evidence: () => {
      const three = untilSevenStand.findIndex(({ placement }) => placement.length === 3);
      const rejected = untilSevenStand.slice(0, three).filter(({ kind }) => kind === "reject");
      const inVertical = (vertical: number) =>
        rejected.filter(({ row }) => row === vertical - 1).map(({ col }) => col + 1);
      return [
        says("the first three queens", [1, 3, 5], cellsOf(untilSevenStand[three])),
        says("rejected in vertical 2", [1, 2], inVertical(2)),
        says("rejected in vertical 3", [1, 2, 3, 4], inVertical(3)),
      ];
    },
  },
  {
    id: "ru-9",
    claim:
      "Verticals 4 to 7 are filled in the same way, by two loops without going back; the first vertical without a free cell is the eighth.",
    verdict: "fails",
    note: "The first free cell of vertical 4 is 2, and that way leads into vertical 6. The page's seven queens do come up, but after the search has gone back three times.",
    chapters: [4],
    evidence: () => {
      const untilSeventh = untilSevenStand.filter(({ kind }) => kind === "place");
      const lifted = untilSevenStand.filter(({ kind }) => kind === "backtrack");
      return [
        also("first free cell of vertical 4", freeCells([1, 3, 5])[0]),
        says("first vertical without a free cell", 8, firstDeadEnd.row + 2),
        also("the queens who stand then", [...cellsOf(firstDeadEnd), firstDeadEnd.col + 1]),
        says("queens lifted before seven stand", 0, lifted.length),
        also("queens placed until seven stand", untilSeventh.length),
        says("the first seven queens to stand", pageState, cellsOf(untilSevenStand.at(-1)!)),
      ];
    },
  },
  {
    id: "ru-10",
    claim: "Then every cell of vertical 8 is attacked by one of the seven queens.",
    verdict: "holds",
    note: "The page shows the seven only in a picture; its next steps say where they stand: 1, 3, 5, 7, 2, 4, 6.",
    chapters: [4],
    evidence: () => [
      says("attacked cells", cellsUpTo8, attackedCells(pageState)),
      ...cellsUpTo8.map((cell) =>
        also(`who attacks cell ${cell}`, attackersOf(pageState, 8, cell)),
      ),
    ],
  },
  {
    id: "ru-11",
    claim:
      "Cells 1 to 6 need not be tried again for the seventh queen, since the first six stand as before; 7 and 8 are attacked.",
    verdict: "holds",
    chapters: [4],
    evidence: () => {
      const six = pageState.slice(0, 6);
      return [
        says(
          "attacked cells of vertical 7 below the queen's own",
          [1, 2, 3, 4, 5],
          attackedCells(six).filter((cell) => cell < 6),
        ),
        says(
          "attacked ones of 7 and 8",
          [7, 8],
          attackedCells(six).filter((cell) => cell > 6),
        ),
        also("who attacks cell 7", attackersOf(six, 7, 7)),
        also("who attacks cell 8", attackersOf(six, 7, 8)),
      ];
    },
  },
  {
    id: "ru-12",
    claim: "For the sixth queen only cells 5 to 8 are left to try, and all of them are attacked.",
    verdict: "holds",
    chapters: [4],
    evidence: () => [
      says("the sixth queen's cell", 4, pageState[5]),
      says(
        "attacked ones of the cells above",
        [5, 6, 7, 8],
        attackedCells(pageState.slice(0, 5)).filter((cell) => cell > 4),
      ),
    ],
  },
  {
    id: "ru-13",
    claim:
      "The fifth queen goes on from cell 3, which the second and the third attack, to cell 4, which is free.",
    verdict: "holds",
    chapters: [4],
    evidence: () => {
      const four = pageState.slice(0, 4);
      return [
        says("who attacks cell 3", [2, 3], attackersOf(four, 5, 3)),
        says("who attacks cell 4", [], attackersOf(four, 5, 4)),
      ];
    },
  },
  {
    id: "ru-14",
    claim: "These steps back are those of the search.",
    verdict: "holds",
    note: "Event by event, from the seven queens on. So the story is true from 1, 3, 5, 7 on, and leaves the search only at vertical 4 (ru-9).",
    chapters: [4],
    evidence: () => {
      const story = [
        ...cellsUpTo8.map((cell) => `reject 8:${cell}`),
        ...["backtrack 7:6", "reject 7:7", "reject 7:8"],
        ...["backtrack 6:4", "reject 6:5", "reject 6:6", "reject 6:7", "reject 6:8"],
        ...["backtrack 5:2", "reject 5:3", "place 5:4"],
      ];
      const search = stepsUntil(8, ({ placement }) => cellsOf({ placement }).join() === "1,3,5,7,4")
        .slice(untilSevenStand.length)
        .map(({ kind, row, col }) => `${kind} ${row + 1}:${col + 1}`);
      return [
        says(
          "events from the seven queens to the fifth queen's new cell",
          story.length,
          search.length,
        ),
        says(
          "events that agree",
          story.length,
          story.filter((told, i) => told === search[i]).length,
        ),
      ];
    },
  },
  {
    id: "ru-15",
    claim:
      "Going on like this, placing and going back, sooner or later eight queens stand; and the search can go on for more.",
    verdict: "holds",
    chapters: [3, 4],
    evidence: () => {
      const first = stepsUntil(8, ({ kind }) => kind === "solution").at(-1)!;
      return [
        shows("cells of the first solution", cellsOf(first), first.placement.length === 8),
        shows(
          "solutions when the search goes on to its end",
          allSolutions(8).length,
          allSolutions(8).length > 1,
        ),
      ];
    },
  },
];

export const russian: SourcePage = {
  code: "ru",
  language: "Russian",
  title: "Задача о расстановке ферзей. Перебор с возвратом",
  claims,
};
