/**
 * Begun tours, and whether they can be finished, as computed by two complete searches that work in
 * different ways. For each that can be, a tour was checked.
 */
import { type Board, rectangle, type Square } from "../../src/board";

export type Begun = { readonly board: Board; readonly visited: readonly Square[] };

/** "04 12" is [0, 4] and [1, 2]. */
export function squares(text: string): Square[] {
  return text.split(" ").map(([row, col]): Square => [Number(row), Number(col)]);
}

function begun(rows: number, cols: number, visited: string): Begun {
  return { board: rectangle(rows, cols), visited: squares(visited) };
}

export const canBeFinished: readonly Begun[] = [
  begun(5, 5, "04 12"),
  begun(5, 5, "22 03 24 43 31"),
  begun(5, 5, "40 21 42 34 13 01 22 30 11"),
  begun(6, 6, "42 54 33"),
  begun(6, 6, "13 01 22 34 55 43 51 30 42 50"),
  begun(6, 6, "45 33 25 04 23 31 50 42 54 35 14 02 10 22 30 11 03 15"),
  begun(8, 8, "43"),
  begun(8, 8, "36 24 32 20 01 13 21 33 41 22"),
  begun(8, 8, "10 22 03 11 23 44 25 17 05 13 01 20 12 00 21 02 14 06 27 15"),
  begun(
    8,
    8,
    "36 44 65 53 34 13 21 00 12 31 43 55 47 35 23 04 25 17 05 26 07 15 03 11 30 51 70 62 74 66",
  ),
  begun(
    8,
    8,
    "43 22 01 20 41 62 70 51 30 42 23 11 03 15 07 26 05 17 36 44 25 33 21 00 12 04 16 35 47 66 74 55 63 71 50 31 10 02 14 06",
  ),
  begun(8, 8, "00 12 20 41 60 72 51 70"),
];

/** Where one forced move follows from the other until two contradict each other. */
export const cannotBeFinished: readonly Begun[] = [
  begun(5, 5, "31 43 22 10 02 23"),
  begun(6, 6, "25 33 21 40 52"),
  begun(6, 6, "53 34 55 43 22 41 33 14"),
  begun(6, 6, "04 23 02 10 22 03 15 34 55 43 51 32"),
  begun(6, 6, "11 32 20 01 13 05 24 45 53 34 55 43 51 30 42 54"),
  begun(8, 8, "75 56 77 65 46 67 55 36 57 76 64 52 60 41 22 30 51 72 53 61 73 54 42 63"),
  begun(
    8,
    8,
    "21 33 14 06 25 44 56 77 65 73 52 60 72 51 70 62 41 20 32 40 61 42 50 71 63 55 36 17 05 13",
  ),
  begun(
    8,
    8,
    "47 26 07 15 03 24 05 17 36 55 34 13 32 11 30 42 63 75 67 46 25 37 16 04 12 00 21 02 23 31 10 22 01 20 41 53",
  ),
  begun(8, 8, "42 21 02 14 33 12"),
];

/** Where a search that counts onward moves and dead ends, and no more, needs 400,000 steps. */
export const cannotBeFinishedDeep: readonly Begun[] = [
  begun(8, 8, "71 63 42 23 31 10 22 41 53 32 24 36"),
  begun(8, 8, "46 65 77 56 75 54 66 45 64 76 57 36 24 12 00 21 13 32"),
];

export const canBeClosed: readonly Begun[] = [
  begun(6, 6, "55 34 53 41 22 14"),
  begun(8, 8, "14 33 41 22 01 20 12 00 21 13 32 51 70 62"),
];

export const cannotBeClosed: readonly Begun[] = [begun(6, 6, "51 30 11 03 22 01 20 32 13")];

/** Found in a hunt for what takes long: none of these is asked of a learner. */
export const hard = {
  canBeFinished: [
    begun(8, 8, "17 36 57 45 66 54 46 34 53 32"),
    begun(8, 8, "57 65 77 56 75 54 66 45 26 07 15 36 44"),
    begun(8, 8, "30 51 70 62 74 55 67 75 56 77 65 57 76 64 72 53 61 42 50 31"),
    begun(8, 8, "42 61 53 34 13 32 11 23 31 43"),
  ] as readonly Begun[],
  cannotBeFinished: [
    begun(8, 8, "36 57 45 24 16 35 14 02 23 11"),
    begun(8, 8, "65 77 56 44 52 33 14 02 23 35 16 24 05 13"),
    begun(8, 8, "12 00 21 13 05 24 16 35 14 33 54 46 67 75 56"),
    begun(8, 8, "66 45 37 25 46 27 06 14 35 56 77 65 53 72 64 43"),
    begun(8, 8, "46 65 77 56 37 16 35 43 64 72 51 70 62 54 66 45"),
    begun(8, 8, "53 74 66 54 46 27 15 07 26 45 64 43 24 03 22 10"),
  ] as readonly Begun[],
  cannotBeClosed: [
    begun(8, 8, "66 45 24 36 17 05 13 21 00 12 04 23 42 61 53 32"),
  ] as readonly Begun[],
};
