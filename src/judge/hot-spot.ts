/** Where an answer loops: it runs once more, briefly, under V8's own profiler. */
import fs from "node:fs";
import inspector from "node:inspector";
import { fileURLToPath } from "node:url";
import { LEAST_UPPER_BOUND, originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";

export type HotSpot = {
  readonly function: string;
  /** From 1, in the file as the learner wrote it. */
  readonly line: number;
  readonly code: string;
};

type Ticks = { readonly line: number; readonly ticks: number; readonly function: string };

/** The line of `file` that takes most of the time of `run`; `null` when the profiler saw none. */
export function hotSpot(
  run: () => void,
  file: string,
  mapFile: string | undefined,
): HotSpot | null {
  // An optimised loop sometimes shows no line at the first look.
  const best = hottest(profile(run), file) ?? hottest(profile(run), file);
  if (best === null) return null;
  const line = originalLine(best.line, mapFile);
  const code = fs.readFileSync(file, "utf8").split(/\r?\n/)[line - 1] ?? "";
  return { function: best.function, line, code: code.trim() };
}

function profile(run: () => void): inspector.Profiler.Profile | null {
  const session = new inspector.Session();
  let profile: inspector.Profiler.Profile | null = null;
  session.connect();
  try {
    session.post("Profiler.enable");
    session.post("Profiler.setSamplingInterval", { interval: 500 });
    session.post("Profiler.start");
    run();
  } finally {
    // In the main thread, the answers of a session arrive before `post` returns.
    session.post("Profiler.stop", (error, result) => {
      profile = error === null ? result.profile : null;
    });
    session.disconnect();
  }
  return profile;
}

function hottest(profile: inspector.Profiler.Profile | null, file: string): Ticks | null {
  const lines = new Map<number, Ticks>();
  for (const { callFrame, positionTicks } of profile?.nodes ?? []) {
    if (fileOf(callFrame.url) !== file) continue;
    for (const { line, ticks } of positionTicks ?? []) {
      const sum = ticks + (lines.get(line)?.ticks ?? 0);
      lines.set(line, { line, ticks: sum, function: callFrame.functionName });
    }
  }
  return [...lines.values()].reduce<Ticks | null>(
    (best, next) => (best === null || next.ticks > best.ticks ? next : best),
    null,
  );
}

function fileOf(url: string): string {
  return url.startsWith("file://") ? fileURLToPath(url) : url;
}

function originalLine(line: number, mapFile: string | undefined): number {
  if (mapFile === undefined || !fs.existsSync(mapFile)) return line;
  const map = new TraceMap(fs.readFileSync(mapFile, "utf8"));
  return originalPositionFor(map, { line, column: 0, bias: LEAST_UPPER_BOUND }).line ?? line;
}
