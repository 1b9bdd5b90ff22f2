/** Tours as numbers on the board, as one would write them by hand; all were found by our own search. */
import { type Board, type Square } from "../../src/board";

/** A numbered board, read: its outline, and its squares in the order of their numbers. */
export type NumberedTour = { readonly board: Board; readonly tour: readonly Square[] };

/** Reads a board: one line a row, on it a number for each square and `#` for each hole. */
function read(text: string): NumberedTour {
  const rows = text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/ +/));
  const squares = rows.flatMap((signs, row) =>
    signs.map((sign, col) => ({ number: Number(sign), square: [row, col] as const })),
  );
  const numbered = squares.filter(({ number }) => !Number.isNaN(number));
  numbered.sort((a, b) => a.number - b.number);
  return {
    board: rows.map((signs) => signs.map((sign) => (sign === "#" ? "#" : ".")).join("")),
    tour: numbered.map(({ square }) => square),
  };
}

export const closedTours = {
  "3×3 without centre": read(`
    1 6 3
    4 # 8
    7 2 5`),
  "4×4 without corners": read(`
     #  1  4  #
     3  8 11  6
    12  5  2  9
     # 10  7  #`),
  "6×6": read(`
     1 10 21 24  3 12
    22 25  2 11 20 31
     9 36 23 32 13  4
    26 33  8 17 30 19
     7 16 35 28  5 14
    34 27  6 15 18 29`),
  "12×11": read(`
     22  19  24  49  74  17  70  77  82  15  68
     25  50  21  18  71  76  83  16  69  78  81
     20  23  48  75  90  73 116  87  80  67  14
     51  26  91  72 127 110  89  84 115  86  79
     92  47 126 109  94 117 132 111  88  13  66
     27  52  93 120 125 128  95 114  85 112  61
     46 121  54 129 108   1 118 131  62  65  12
     53  28 103 124 119 130 107  96 113  60  63
    104  45 122  55 106  97   2  59  64  11  36
     29  42 105 102 123  58  33  98  37   8   5
     44 101  40  31  56  99  38   3   6  35  10
     41  30  43 100  39  32  57  34   9   4   7`),
};

/** The whole 5×5 board; its end, in the bottom right corner, is far from its start. */
export const openTour = read(`
     1 16 11  6  3
    10  5  2 17 12
    15 22 19  4  7
    20  9 24 13 18
    23 14 21  8 25`);

/** Tours of the upper half of a board whose end meets the half-turn of their start. */
export const halves = {
  "6×7": read(`
    11  8  5  2 17 14 19
     6  1 10 13 20  3 16
     9 12  7  4 15 18 21`),
  "6×8": read(`
     4  7  2 17 14 11 20 23
     1 16  5  8 19 22 13 10
     6  3 18 15 12  9 24 21`),
  "8×6": read(`
    16 11 18  3 22  7
    13  2 15  6 19  4
    10 17 12 21  8 23
     1 14  9 24  5 20`),
  "8×8": read(`
    26 11 22  3 20  7 30  5
    23  2 25  8 29  4 19 16
    12 27 10 21 14 17  6 31
     1 24 13 28  9 32 15 18`),
};

/** Tours of the upper half whose end does not meet the half-turn of their start. */
export const partedHalves = {
  /** Its end meets its start in the mirror, when the board is turned upside down and not round. */
  "6×7, meets in the mirror": read(`
    17 14 19  2  5  8 11
    20  1 16 13 10  3  6
    15 18 21  4  7 12  9`),
  "6×8": read(`
     1  4  7 10 13 16 19 22
     8 11  2  5 20 23 14 17
     3  6  9 12 15 18 21 24`),
  "8×5": read(`
     1 12  7 16  3
     6 17  2 11  8
    13 10 19  4 15
    18  5 14  9 20`),
  "8×8": read(`
     1 22 11 18  3 28  7 32
    12 19  2 29  8 17  4 27
    23 10 21 14 25  6 31 16
    20 13 24  9 30 15 26  5`),
};
