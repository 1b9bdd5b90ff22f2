/** Knight's tours of public collections, for comparison, read from clones outside of this repository. */
import { type CollectedFunction, type CollectionEntry } from "../collections";

type FindTour = (n: number) => boolean;

/** Each finds an open tour of the n×n board, or says that it found none. */
export const tourCollections: readonly CollectionEntry<FindTour>[] = [
  {
    title: "trekhleb/javascript-algorithms, knightTour",
    file: "src/algorithms/uncategorized/knight-tour/knightTour.js",
    from: ({ default: knightTour }) => {
      const find = knightTour as (n: number) => readonly unknown[];
      return (n) => find(n).length === n * n;
    },
  },
  {
    title: "TheAlgorithms/JavaScript, OpenKnightTour",
    file: "Backtracking/KnightTour.js",
    from: ({ OpenKnightTour }) => {
      const Tour = OpenKnightTour as new (n: number) => { solve(): boolean };
      return (n) => new Tour(n).solve();
    },
  },
];

export type CollectedTour = CollectedFunction<FindTour>;
