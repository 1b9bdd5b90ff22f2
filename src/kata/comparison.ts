/** The learner's answer beside the solution that is nearest to it. Pure. */
import { structuredPatch } from "diff";
import { type Source } from "./solution-files";

/** One line: in both, only in one, or the place where a stretch begins. */
export type ComparedLine = {
  readonly kind: "both" | "yours" | "solution" | "place";
  readonly text: string;
};

export type Comparison = { readonly solution: Source; readonly lines: readonly ComparedLine[] };

/** Compares `mine` with the one of `solutions` from which it differs in the fewest lines. */
export function compare(mine: string, solutions: readonly Source[]): Comparison {
  const all = solutions.map((solution) => ({ solution, lines: compareLines(mine, solution.text) }));
  return all.reduce((best, next) => (changes(next.lines) < changes(best.lines) ? next : best));
}

function changes(lines: readonly ComparedLine[]): number {
  return lines.filter(({ kind }) => kind === "yours" || kind === "solution").length;
}

function compareLines(mine: string, theirs: string): readonly ComparedLine[] {
  const options = { context: 3, stripTrailingCr: true };
  return structuredPatch("", "", mine, theirs, "", "", options).hunks.flatMap((hunk) => [
    { kind: "place" as const, text: `line ${hunk.oldStart} of yours` },
    ...hunk.lines.filter((line) => !line.startsWith("\\")).map(comparedLine),
  ]);
}

function comparedLine(line: string): ComparedLine {
  const kind = line[0] === "-" ? "yours" : line[0] === "+" ? "solution" : "both";
  return { kind, text: line };
}
