/**
 * The one manifest of the course: every chapter, in order.
 *
 * A chapter is one stem, `NN-name`, in four folders: `notebooks/`, `exercises/`, `solutions/` and
 * `test/`. Adding a chapter is one entry here and its files; `npm run course` checks that they agree.
 */

/** Three hints for one exercise, from a nudge through the concept to pseudo-code. */
export type Hints = readonly [nudge: string, concept: string, pseudoCode: string];

export type Chapter = {
  /** The name that the chapter's files share, `03-backtracking`. */
  readonly stem: string;
  readonly title: string;
  /** A core chapter is on the path of the three-hour workshop. */
  readonly core: boolean;
  /** Minutes that a beginner needs for the notebook, and for the exercise. */
  readonly minutes: { readonly reading: number; readonly exercise: number };
  /** The exercise's hints; a chapter without an exercise has none. */
  readonly hints: Hints | null;
};

export const chapters: readonly Chapter[] = [
  {
    stem: "00-start-here",
    title: "Start here",
    core: true,
    minutes: { reading: 5, exercise: 0 },
    hints: null,
  },
];
