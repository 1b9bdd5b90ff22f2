/** The n-queens of public collections, read from clones outside of this repository. */
import { type CollectionEntry, findCollected } from "../collections";

const entries: readonly CollectionEntry<(n: number) => number>[] = [
  {
    title: "trekhleb/javascript-algorithms, nQueens",
    file: "src/algorithms/uncategorized/n-queens/nQueens.js",
    from: ({ default: nQueens }) => {
      const list = nQueens as (n: number) => readonly unknown[];
      return (n) => list(n).length;
    },
  },
  {
    title: "trekhleb/javascript-algorithms, nQueensBitwise",
    file: "src/algorithms/uncategorized/n-queens/nQueensBitwise.js",
    from: ({ default: nQueensBitwise }) => nQueensBitwise as (n: number) => number,
  },
  {
    title: "TheAlgorithms/JavaScript, NQueens",
    file: "Backtracking/NQueens.js",
    from: ({ NQueens }) => {
      const Board = NQueens as new (n: number) => { solutionCount: number; solve(): void };
      return (n) => {
        const board = new Board(n);
        board.solve();
        return board.solutionCount;
      };
    },
  },
];

export type Collected = { readonly title: string; readonly count: (n: number) => number };

/** The functions that we know of in the clones that lie in `folder`, or in `folder` as a clone. */
export function collectedIn(folder: string): readonly Collected[] {
  return findCollected(folder, entries).map(({ title, call }) => ({ title, count: call }));
}

/** What `collectedIn` looks for, a line each. */
export const collectedFiles: readonly string[] = entries.map(
  ({ title, file }) => `${title} (${file})`,
);
