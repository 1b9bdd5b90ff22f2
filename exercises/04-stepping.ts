/**
 * Chapter 04: Stepping. The search of chapter 03, without recursion: one loop and a stack that you
 * keep yourself. It does one thing at a time, tells what it did, and waits until it is asked to go on.
 *
 * As before, `placement[row]` is the column of the queen in that row, rows are tried from the top and
 * columns from the left.
 *
 * Both functions are generators. A board without squares (n = 0) has one solution, the empty
 * placement. When n is not a whole number ≥ 0: a `RangeError` whose message names `n`, at the call or
 * when the first value is asked for. Each value, and each placement in it, is new: whoever gets it may
 * change it, and neither other values nor the search notice. Nothing is shared between two searches.
 *
 * No function calls itself here. The judge cannot see that, but you can.
 */

/** One event of the search. `placement` is a copy of the board after it. */
export type Step = {
  kind: "place" | "reject" | "backtrack" | "solution";
  row: number;
  col: number;
  placement: number[];
};

/**
 * What the search does, one event at a time, from the empty board until it is empty again:
 *
 * - `place`: the square [row, col] is safe, and a queen has been put there;
 * - `reject`: the square [row, col] was tried, and a queen above attacks it;
 * - `solution`: the board is full. It follows the last `place` and names its square;
 * - `backtrack`: the queen on [row, col] has been lifted. Each queen placed is lifted in the end.
 *
 * `steps(5)` begins with these four events:
 *
 *     place [0, 0]    reject [1, 0]   reject [1, 1]   place [1, 2]
 *
 *     Q . . . .       Q . . . .       Q . . . .       Q . . . .
 *     . . . . .       x . . . .       . x . . .       . . Q . .
 *     . . . . .       . . . . .       . . . . .       . . . . .
 *     . . . . .       . . . . .       . . . . .       . . . . .
 *     . . . . .       . . . . .       . . . . .       . . . . .
 *
 * For n = 0 there is one event, a `solution`; its row and col may be any numbers.
 */
export function* steps(n: number): Generator<Step> {
  // TODO: one turn of a loop does one thing, and yields what it did
  throw new Error("Not implemented: steps");
}

/**
 * Every solution, in the order in which the search meets them. A solution is given as soon as it is
 * found: whoever asks for one does not wait for the others.
 */
export function* solutions(n: number): Generator<number[]> {
  // TODO: which events matter here, and what of them?
  throw new Error("Not implemented: solutions");
}
