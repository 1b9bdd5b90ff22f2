/**
 * Chapter 07: Chance. Place queens at random, search with a lucky start, and mend a random board.
 *
 * A placement is a list of columns, one a row: `placement[row]` is the column of the queen in that
 * row. Rows and columns count from 0; row 0 is the top row. Two queens attack each other when they
 * share a column or a diagonal.
 *
 * All chance comes from the argument `random`: the same numbers give the same placement again. (In
 * the words of the tests, `seeded(7)` is a generator whose numbers are settled by the seed 7.) A
 * size n that is not a whole number ≥ 0: a `RangeError` whose message names `n`. Each call gives a
 * new array.
 */

/** Gives a number from 0 up to, but without, 1, and at each call another, as `Math.random` does. */
export type Random = () => number;

/**
 * n queens, one in each row and one in each column, at random: every such placement is as likely as
 * any other. Queens may attack each other along diagonals. `randomPlacement(3, random)` may be
 * `[2, 0, 1]`, one of six:
 *
 *     . . Q
 *     Q . .
 *     . Q .
 */
export function randomPlacement(n: number, random: Random): number[] {
  // TODO: give each row one of the columns that are left
  throw new Error("Not implemented: randomPlacement");
}

/**
 * A solution that begins with luck, or `null` when the luck was bad.
 *
 * Each of the first `randomRows` rows, from the top, gets a queen in one of the columns that are safe
 * from the queens above, each of these as likely as the others. Then a search completes the board;
 * it never moves the random queens. `null` means that this one try has failed: a random row had no
 * safe column, or the random queens cannot be completed. There is no second try.
 *
 * `lasVegas(5, 2, random)` is `null` after the two random queens drawn here. They leave one safe
 * square in row 2, at x, and with a queen there, row 3 has none:
 *
 *     Q . . . .
 *     . . . . Q
 *     . x . . .
 *     . . . . .
 *     . . . . .
 *
 * When `randomRows` is not a whole number from 0 to n: a `RangeError` whose message names
 * `randomRows`.
 */
export function lasVegas(n: number, randomRows: number, random: Random): number[] | null {
  // TODO: random safe columns first; then choose, check, place, recurse, undo, report
  throw new Error("Not implemented: lasVegas");
}

/**
 * A solution that is reached by mending, or `null` when it was not reached in `maxSteps` steps.
 *
 * It begins with a whole board, one queen in each row, placed at random; that costs no step. (Any
 * column for each row will do, and so will `randomPlacement`.) While queens attack each other, a step chooses one of the attacked queens at random and moves her,
 * within her row, to a square where the fewest other queens attack her. Of several such squares it
 * takes one at random; the square that she stands on may be among them.
 *
 * One step on the 5×5 board: the queen in row 0 was chosen. The numbers tell how many others attack
 * each square of her row, her own (column 4) included. She moves to the 0:
 *
 *     2 1 0 3 2        . . Q . .
 *     . . . . Q        . . . . Q
 *     . Q . . .   →    . Q . . .
 *     . . . Q .        . . . Q .
 *     Q . . . .        Q . . . .
 *
 * When `maxSteps` is not a whole number ≥ 0: a `RangeError` whose message names `maxSteps`.
 */
export function minConflicts(n: number, random: Random, maxSteps: number): number[] | null {
  // TODO: a board at random; then mend it, step by step
  throw new Error("Not implemented: minConflicts");
}
