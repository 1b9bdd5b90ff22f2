/**
 * Which boards have knight's tours, as computed by a complete search that left none undecided. It
 * agrees with Schwenk's theorem (closed tours), with Cull and De Curtins (open tours), and with
 * published counts.
 */
import { type Board } from "../../src/board";

export type Existence = {
  readonly rows: number;
  readonly cols: number;
  readonly closed: boolean;
  /** One string a row; `1` where an open tour starts, `0` where none does. */
  readonly starts: readonly string[];
};

const board = (rows: number, cols: number, closed: boolean, starts: string): Existence => ({
  rows,
  cols,
  closed,
  starts: starts.split(" "),
});

/** Every board with rows ≤ cols ≤ 10. */
// prettier-ignore
export const existence: readonly Existence[] = [
  board(1, 1, false, "1"),
  board(1, 2, false, "00"),
  board(1, 3, false, "000"),
  board(1, 4, false, "0000"),
  board(1, 5, false, "00000"),
  board(1, 6, false, "000000"),
  board(1, 7, false, "0000000"),
  board(1, 8, false, "00000000"),
  board(1, 9, false, "000000000"),
  board(1, 10, false, "0000000000"),
  board(2, 2, false, "00 00"),
  board(2, 3, false, "000 000"),
  board(2, 4, false, "0000 0000"),
  board(2, 5, false, "00000 00000"),
  board(2, 6, false, "000000 000000"),
  board(2, 7, false, "0000000 0000000"),
  board(2, 8, false, "00000000 00000000"),
  board(2, 9, false, "000000000 000000000"),
  board(2, 10, false, "0000000000 0000000000"),
  board(3, 3, false, "000 000 000"),
  board(3, 4, false, "1001 1001 1001"),
  board(3, 5, false, "00000 00000 00000"),
  board(3, 6, false, "000000 000000 000000"),
  board(3, 7, false, "1010101 0100010 1010101"),
  board(3, 8, false, "11111111 11011011 11111111"),
  board(3, 9, false, "101010101 010101010 101010101"),
  board(3, 10, true, "1111111111 1111111111 1111111111"),
  board(4, 4, false, "0000 0000 0000 0000"),
  board(4, 5, false, "11111 00000 00000 11111"),
  board(4, 6, false, "111111 000000 000000 111111"),
  board(4, 7, false, "1111111 0000000 0000000 1111111"),
  board(4, 8, false, "11111111 00000000 00000000 11111111"),
  board(4, 9, false, "111111111 000000000 000000000 111111111"),
  board(4, 10, false, "1111111111 0000000000 0000000000 1111111111"),
  board(5, 5, false, "10101 01010 10101 01010 10101"),
  board(5, 6, true, "111111 111111 111111 111111 111111"),
  board(5, 7, false, "1010101 0101010 1010101 0101010 1010101"),
  board(5, 8, true, "11111111 11111111 11111111 11111111 11111111"),
  board(5, 9, false, "101010101 010101010 101010101 010101010 101010101"),
  board(5, 10, true, "1111111111 1111111111 1111111111 1111111111 1111111111"),
  board(6, 6, true, "111111 111111 111111 111111 111111 111111"),
  board(6, 7, true, "1111111 1111111 1111111 1111111 1111111 1111111"),
  board(6, 8, true, "11111111 11111111 11111111 11111111 11111111 11111111"),
  board(6, 9, true, "111111111 111111111 111111111 111111111 111111111 111111111"),
  board(6, 10, true, "1111111111 1111111111 1111111111 1111111111 1111111111 1111111111"),
  board(7, 7, false, "1010101 0101010 1010101 0101010 1010101 0101010 1010101"),
  board(7, 8, true, "11111111 11111111 11111111 11111111 11111111 11111111 11111111"),
  board(7, 9, false, "101010101 010101010 101010101 010101010 101010101 010101010 101010101"),
  board(7, 10, true, "1111111111 1111111111 1111111111 1111111111 1111111111 1111111111 1111111111"),
  board(8, 8, true, "11111111 11111111 11111111 11111111 11111111 11111111 11111111 11111111"),
  board(8, 9, true, "111111111 111111111 111111111 111111111 111111111 111111111 111111111 111111111"),
  board(8, 10, true, "1111111111 1111111111 1111111111 1111111111 1111111111 1111111111 1111111111 1111111111"),
  board(9, 9, false, "101010101 010101010 101010101 010101010 101010101 010101010 101010101 010101010 101010101"),
  board(9, 10, true, "1111111111 1111111111 1111111111 1111111111 1111111111 1111111111 1111111111 1111111111 1111111111"),
  board(10, 10, true, "1111111111 1111111111 1111111111 1111111111 1111111111 1111111111 1111111111 1111111111 1111111111 1111111111"),
];

export type Irregular = {
  readonly name: string;
  readonly board: Board;
  /** On how many squares an open tour starts. */
  readonly starts: number;
  readonly closed: boolean;
  /** How many open and closed tours there are, each with its reverse counted as one. */
  readonly counts?: { readonly open: number; readonly closed: number };
};

/** Boards with holes, and of other outlines than a rectangle. */
export const irregular: readonly Irregular[] = [
  {
    name: "3×3 without centre",
    board: ["...", ".#.", "..."],
    starts: 8,
    closed: true,
    counts: { open: 8, closed: 1 },
  },
  {
    name: "4×4 without corners",
    board: ["#..#", "....", "....", "#..#"],
    starts: 12,
    closed: true,
    counts: { open: 48, closed: 2 },
  },
  {
    name: "4×4 without two opposite corners",
    board: ["#...", "....", "....", "...#"],
    starts: 0,
    closed: false,
    counts: { open: 0, closed: 0 },
  },
  {
    name: "5×5 without centre",
    board: [".....", ".....", "..#..", ".....", "....."],
    starts: 12,
    closed: false,
    counts: { open: 64, closed: 0 },
  },
  {
    name: "5×5 without one corner",
    board: ["#....", ".....", ".....", ".....", "....."],
    starts: 24,
    closed: true,
    counts: { open: 4292, closed: 30 },
  },
  {
    name: "5×5 without four corners",
    board: ["#...#", ".....", ".....", ".....", "#...#"],
    starts: 0,
    closed: false,
    counts: { open: 0, closed: 0 },
  },
  {
    name: "solitaire board",
    board: ["##...##", "##...##", ".......", ".......", ".......", "##...##", "##...##"],
    starts: 0,
    closed: false,
  },
  {
    name: "6×6 without corners",
    board: ["#....#", "......", "......", "......", "......", "#....#"],
    starts: 32,
    closed: true,
    counts: { open: 58756904, closed: 408052 },
  },
  {
    name: "Greek cross of five 2×2 blocks",
    board: ["##..##", "##..##", "......", "......", "##..##", "##..##"],
    starts: 20,
    closed: true,
    counts: { open: 184, closed: 2 },
  },
  {
    name: "6×6 without opposite corners",
    board: ["#.....", "......", "......", "......", "......", ".....#"],
    starts: 0,
    closed: false,
    counts: { open: 0, closed: 0 },
  },
  {
    name: "8×8 without opposite corners",
    board: [
      "#.......",
      "........",
      "........",
      "........",
      "........",
      "........",
      "........",
      ".......#",
    ],
    starts: 0,
    closed: false,
  },
  {
    name: "8×8 without all corners",
    board: [
      "#......#",
      "........",
      "........",
      "........",
      "........",
      "........",
      "........",
      "#......#",
    ],
    starts: 60,
    closed: true,
  },
  {
    name: "L: 8×8 without a 4×4 quadrant",
    board: [
      "........",
      "........",
      "........",
      "........",
      "....####",
      "....####",
      "....####",
      "....####",
    ],
    starts: 48,
    closed: true,
  },
  {
    name: "L: 6×6 without a 3×3 corner",
    board: ["......", "......", "......", "...###", "...###", "...###"],
    starts: 8,
    closed: false,
    counts: { open: 50, closed: 0 },
  },
  {
    name: "ring of width 2 (8×8 without central 4×4)",
    board: [
      "........",
      "........",
      "..####..",
      "..####..",
      "..####..",
      "..####..",
      "........",
      "........",
    ],
    starts: 0,
    closed: false,
  },
  {
    name: "8×8 without central 2×2",
    board: [
      "........",
      "........",
      "........",
      "...##...",
      "...##...",
      "........",
      "........",
      "........",
    ],
    starts: 60,
    closed: true,
  },
  {
    name: "10×10 without central 2×2",
    board: [
      "..........",
      "..........",
      "..........",
      "..........",
      "....##....",
      "....##....",
      "..........",
      "..........",
      "..........",
      "..........",
    ],
    starts: 96,
    closed: true,
  },
  {
    name: "3×8 without middle two of row 1",
    board: ["........", "...##...", "........"],
    starts: 10,
    closed: false,
    counts: { open: 16, closed: 0 },
  },
  {
    name: "T: 3×9 bar + 3×3 stem below",
    board: [".........", ".........", ".........", "###...###", "###...###", "###...###"],
    starts: 0,
    closed: false,
    counts: { open: 0, closed: 0 },
  },
  {
    name: "6×6 with a corner that no move leaves",
    board: ["......", "..#...", ".#....", "......", "......", "......"],
    starts: 0,
    closed: false,
    counts: { open: 0, closed: 0 },
  },
  {
    name: "8×8 with a corner that no move leaves",
    board: [
      "........",
      "..#.....",
      ".#......",
      "........",
      "........",
      "........",
      "........",
      "........",
    ],
    starts: 0,
    closed: false,
  },
  {
    name: "two separate 3×4 boards",
    board: ["....##....", "....##....", "....##...."],
    starts: 0,
    closed: false,
    counts: { open: 0, closed: 0 },
  },
];
