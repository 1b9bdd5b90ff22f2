/**
 * Chapter 03: Backtracking. Place n queens on an n×n board so that no queen attacks another.
 *
 * A placement is a list of columns, one a row: `placement[row]` is the column of the queen in that
 * row. Rows and columns count from 0; row 0 is the top row. Two queens attack each other when they
 * share a column or a diagonal (they never share a row: each row has one queen).
 *
 * Both functions try the rows from the top and, in each row, the columns from the left.
 */

/**
 * The first solution that this order meets, or `null` when there is none.
 *
 * `firstSolution(7)` is `[0, 2, 4, 6, 1, 3, 5]`:
 *
 *     Q . . . . . .
 *     . . Q . . . .
 *     . . . . Q . .
 *     . . . . . . Q
 *     . Q . . . . .
 *     . . . Q . . .
 *     . . . . . Q .
 *
 * A board without squares (n = 0) has one solution, the empty placement. When n is not a whole
 * number ≥ 0: a `RangeError` whose message names `n`. Each call gives a new array.
 */
export function firstSolution(n: number): number[] | null {
  // TODO: choose, check, place, recurse, undo, report
  throw new Error("Not implemented: firstSolution");
}

/**
 * Every solution, in the order in which the search meets them; an empty list when there is none.
 *
 * The list and every placement in it are new arrays: changing one leaves the others alone, and a
 * second call gives the same list again. Bad sizes are refused as in `firstSolution`.
 */
export function allSolutions(n: number): number[][] {
  // TODO: the same search, but it goes on after a solution
  throw new Error("Not implemented: allSolutions");
}
