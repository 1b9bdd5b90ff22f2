/** The search by hand as a table: one line for each square that is tried. */
import { steps } from "../../../solutions/04-stepping";

export type TraceLine = {
  readonly row: number;
  readonly col: number;
  readonly isSafe: boolean;
  /** What to do next, in words. */
  readonly next: string;
};

/** The lines of the search on the n×n board, up to its first solution or to its end. */
export function traceOf(n: number): readonly TraceLine[] {
  const lines: TraceLine[] = [];
  for (const { kind, row, col } of steps(n)) {
    if (kind === "place") {
      lines.push({ row, col, isSafe: true, next: `Place her. Row ${row + 1}.` });
    } else if (kind === "reject") {
      lines.push({ row, col, isSafe: false, next: "Next column." });
    } else if (kind === "solution") {
      return changeLast(lines, "Place her. All queens stand: a solution!");
    } else {
      // The search goes back: it is the last square tried that decides this.
      const before = lines.at(-1)!.next;
      const soFar = before === "Next column." ? "End of the row." : before;
      const lift = `Lift the queen of row ${row}.`;
      lines.splice(0, lines.length, ...changeLast(lines, `${soFar} ${lift}`));
    }
  }
  return lines;
}

function changeLast(lines: readonly TraceLine[], next: string): readonly TraceLine[] {
  return [...lines.slice(0, -1), { ...lines.at(-1)!, next }];
}
