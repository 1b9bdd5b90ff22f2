/** What the watch screen knows, what can happen to it, and what it may ask for. Plain data. */
import { type Chapter } from "../../../course";
import { type Verdict } from "../../judge";
import { type Comparison } from "../comparison";
import { type Memory } from "../../judge/memory";
import { type Source } from "../solution-files";
import { currentOf } from "../standing";

export type Filter = "all" | "open" | "solved";

export type Page =
  | { readonly kind: "verdict" }
  | {
      readonly kind: "list";
      readonly filter: Filter;
      readonly search: string;
      /** Do letters go into the search? */
      readonly typing: boolean;
      readonly selected: string;
    }
  | { readonly kind: "solution"; readonly sources: readonly Source[] }
  | { readonly kind: "comparison"; readonly comparison: Comparison };

export type Running =
  | { readonly kind: "one"; readonly index: number; readonly total: number }
  | { readonly kind: "all"; readonly stem: string; readonly done: number };

export type State = {
  /** The chapters with an exercise, in order. */
  readonly exercises: readonly Chapter[];
  readonly current: Chapter;
  readonly memory: Memory;
  /** Of the current chapter, once it was judged. */
  readonly verdict: Verdict | null;
  readonly running: Running | null;
  readonly page: Page;
  /** How many of the current chapter's hints are shown. */
  readonly hints: number;
  /** Chapters whose solution was asked for before they were green. */
  readonly opened: readonly string[];
  readonly question: { readonly text: string; readonly yes: Happening } | null;
  readonly notice: string | null;
  /** File events do not arrive here, so the folder is looked at again and again. */
  readonly polling: boolean;
  /** The first line of the page that is shown. */
  readonly scroll: number;
  readonly columns: number;
  readonly rows: number;
};

/** What the learner can wish for that touches files. */
export type Wish = "solution" | "comparison" | "reset";

export type Happening =
  | { readonly kind: "key"; readonly key: string }
  | { readonly kind: "go"; readonly stem: string }
  | { readonly kind: "wish"; readonly wish: Wish }
  | { readonly kind: "saved"; readonly stems: readonly string[] }
  | { readonly kind: "testing"; readonly index: number; readonly total: number }
  | { readonly kind: "judged"; readonly verdict: Verdict; readonly memory: Memory }
  | { readonly kind: "next-of-all"; readonly stem: string; readonly done: number }
  | { readonly kind: "judged-of-all"; readonly verdict: Verdict; readonly memory: Memory }
  | { readonly kind: "all-judged" }
  | { readonly kind: "solution"; readonly sources: readonly Source[] }
  | { readonly kind: "comparison"; readonly comparison: Comparison }
  | { readonly kind: "reset"; readonly saved: string | null; readonly memory: Memory }
  | { readonly kind: "trouble"; readonly message: string }
  | { readonly kind: "polling" }
  | { readonly kind: "resized"; readonly columns: number; readonly rows: number };

/** What is to be done outside; each answer comes back as a happening. */
export type Effect =
  /** Remember this chapter as the current one. */
  | { readonly kind: "remember"; readonly stem: string }
  /** Judge it; an earlier run is given up. */
  | { readonly kind: "judge"; readonly stem: string }
  | { readonly kind: "judge-all" }
  | { readonly kind: Wish; readonly stem: string }
  | { readonly kind: "quit"; readonly exitCode: number };

export function firstState(
  exercises: readonly Chapter[],
  memory: Memory,
  size: { readonly columns: number; readonly rows: number },
): State {
  return {
    exercises,
    current: currentOf(memory, exercises),
    memory,
    verdict: null,
    running: null,
    page: { kind: "verdict" },
    hints: 0,
    opened: [],
    question: null,
    notice: null,
    polling: false,
    scroll: 0,
    ...size,
  };
}

/** The chapters that the list shows. */
export function listed({ exercises, memory, page }: State): readonly Chapter[] {
  if (page.kind !== "list") return exercises;
  const { filter, search } = page;
  const wanted = search.toLowerCase();
  return exercises.filter(
    ({ stem, title }) =>
      (filter === "all" ||
        (memory.chapters[stem]?.status === "passed") === (filter === "solved")) &&
      `${stem} ${title}`.toLowerCase().includes(wanted),
  );
}
