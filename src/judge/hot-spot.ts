/** Where an answer loops: the line of its file that was met most often when the loop was halted. */
import fs from "node:fs";
import { LEAST_UPPER_BOUND, originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";

export type HotSpot = {
  /** Empty outside functions. */
  readonly function: string;
  /** From 1. */
  readonly line: number;
};

/** The spot with the line that occurs most often; `null` when there is none. */
export function mostFrequent(spots: readonly HotSpot[]): HotSpot | null {
  const count = ({ line }: HotSpot) => spots.filter((spot) => spot.line === line).length;
  return spots.reduce<HotSpot | null>(
    (best, next) => (best === null || count(next) > count(best) ? next : best),
    null,
  );
}

/** The same spot in the file as the learner wrote it; `mapFile` is the compiler's source map. */
export function asWritten(spot: HotSpot, mapFile: string | undefined): HotSpot {
  if (mapFile === undefined || !fs.existsSync(mapFile)) return spot;
  const map = new TraceMap(fs.readFileSync(mapFile, "utf8"));
  const place = originalPositionFor(map, { line: spot.line, column: 0, bias: LEAST_UPPER_BOUND });
  return { ...spot, line: place.line ?? spot.line };
}

/** ", in firstSolution"; nothing outside functions. */
export function inFunction({ function: name }: HotSpot): string {
  return name === "" ? "" : `, in ${name}`;
}
