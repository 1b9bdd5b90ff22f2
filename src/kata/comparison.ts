/** The learner's answer beside the solution that is nearest to it. Pure. */
import { structuredPatch } from "diff";
import { type Source } from "./solution-files";

/** One line: in both, only in one, or the gap between two stretches. */
export type ComparedLine = {
  readonly kind: "both" | "yours" | "solution" | "gap";
  readonly text: string;
};

export type Comparison = { readonly solution: Source; readonly lines: readonly ComparedLine[] };

/**
 * Compares `mine` with the one of `solutions` from which it differs in the fewest lines. The
 * contracts that `stub` came with are left out: the learner did not write them, and solutions have
 * other comments in their place.
 */
export function compare(mine: string, stub: string, solutions: readonly Source[]): Comparison {
  const written = withoutContracts(unix(mine), stub);
  const all = solutions.map((solution) => ({
    solution,
    lines: compareLines(written, unix(solution.text)),
  }));
  return all.reduce((best, next) => (changes(next.lines) < changes(best.lines) ? next : best));
}

function withoutContracts(mine: string, stub: string): string {
  const contracts = stub.match(/^ *\/\*\*[^]*?\*\/\n/gm) ?? [];
  return contracts.reduce((text, contract) => text.replace(contract, ""), mine);
}

const unix = (text: string) => text.replace(/\r\n/g, "\n");

function changes(lines: readonly ComparedLine[]): number {
  return lines.filter(({ kind }) => kind === "yours" || kind === "solution").length;
}

function compareLines(mine: string, theirs: string): readonly ComparedLine[] {
  const { hunks } = structuredPatch("", "", mine, theirs, "", "", { context: 3 });
  return hunks.flatMap(({ lines }, i) => [
    ...(i === 0 ? [] : [{ kind: "gap" as const, text: "…" }]),
    ...lines.filter((line) => !line.startsWith("\\")).map(comparedLine),
  ]);
}

function comparedLine(line: string): ComparedLine {
  const kind = line[0] === "-" ? "yours" : line[0] === "+" ? "solution" : "both";
  return { kind, text: line };
}
