/**
 * @file From a position in the JavaScript that runs to the learner's own line.
 *
 * tslab compiles in two steps, TypeScript to modern modules to CommonJS; each has a source map.
 */
import { AnyMap, originalPositionFor, type TraceMap } from "@jridgewell/trace-mapping";

export type Position = { readonly line: number; readonly column: number };

/** Gives the source position of an emitted position, both counted from 1; null where there is none. */
export type Trace = (emitted: Position) => Position | null;

const inlineMap = /\n\/\/# sourceMappingURL=data:application\/json;base64,([\w+/=]+)\s*$/;

/** Splits emitted code into the code and its source map. */
export function splitSourceMap(code: string): {
  readonly code: string;
  readonly map: string | null;
} {
  const found = inlineMap.exec(code);
  if (!found) return { code, map: null };
  return {
    code: code.slice(0, found.index + 1),
    map: Buffer.from(found[1], "base64").toString("utf8"),
  };
}

/** Joins the maps of consecutive steps, the first step first. They are parsed when first asked. */
export function joinTraces(maps: readonly string[]): Trace {
  let parsed: TraceMap[] | null = null;
  return (emitted) => {
    parsed ??= maps.map((map) => AnyMap(map)).reverse();
    let { line, column } = { line: emitted.line, column: emitted.column - 1 };
    for (const map of parsed) {
      const found = originalPositionFor(map, { line, column });
      if (found.line === null) return null;
      ({ line, column } = found);
    }
    return { line, column: column + 1 };
  };
}
