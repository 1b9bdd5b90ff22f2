/** What Stryker reports, as far as it is read here: the mutation testing report schema, version 1. */
import { type Explained } from "./survivors";

type Position = { readonly line: number; readonly column: number };

type Mutant = {
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: "Killed" | "Survived" | "Timeout" | "NoCoverage" | "RuntimeError" | string;
  readonly location: { readonly start: Position; readonly end: Position };
};

export type Report = {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>
  >;
};

/** A mutant that no test noticed. */
export type Survivor = {
  readonly file: string;
  readonly line: number;
  /** The line that was changed, as it stands in the file, trimmed. */
  readonly code: string;
  /** The same line after the change; a change over several lines shows its first and last part. */
  readonly changed: string;
};

export type Score = {
  readonly killed: number;
  readonly total: number;
  readonly survivors: readonly Survivor[];
};

/** Counts killed and surviving mutants; one that was stopped counts as noticed. */
export function scoreOf(report: Report): Score {
  const files = Object.entries(report.files);
  const all = files.flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ file, source, mutant })),
  );
  const noticed = (status: string) => status === "Killed" || status === "Timeout";
  const survivors = all.filter(({ mutant }) => !noticed(mutant.status));
  return {
    killed: all.length - survivors.length,
    total: all.length,
    survivors: survivors.map(({ file, source, mutant }) => survivorOf(file, source, mutant)),
  };
}

function survivorOf(file: string, source: string, mutant: Mutant): Survivor {
  const lines = source.split(/\r?\n/);
  const { start, end } = mutant.location;
  const first = lines[start.line - 1];
  const before = first.slice(0, start.column - 1);
  const after = lines[end.line - 1].slice(end.column - 1);
  return {
    file,
    line: start.line,
    code: first.trim(),
    changed: `${before}${mutant.replacement}${after}`.replace(/\s+/g, " ").trim(),
  };
}

/** The survivors that nobody has explained. */
export function unexplained(
  survivors: readonly Survivor[],
  explained: readonly Explained[],
): readonly Survivor[] {
  return survivors.filter(
    ({ file, code, changed }) =>
      !explained.some(
        (one) => one.files.includes(file) && one.code === code && one.changed.includes(changed),
      ),
  );
}
