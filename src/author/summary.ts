/** The closing table of `npm test`. */
import { type StepResult } from "./step";

/** The steps with their counts and times, and `N passed, N failed` as the last line. */
export function summary(results: readonly StepResult[], durationMs: number): string {
  const rows = results.map(({ name, passed, failed, durationMs }) => [
    failed === 0 ? "ok" : "FAIL",
    name,
    `${passed} passed`,
    failed === 0 ? "" : `${failed} failed`,
    seconds(durationMs),
  ]);
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  const lines = rows.map((row) =>
    row
      .map((words, i) => (i < 2 ? words.padEnd(widths[i]) : words.padStart(widths[i])))
      .join("  ")
      .trimEnd(),
  );
  const passed = results.reduce((total, result) => total + result.passed, 0);
  const failed = results.reduce((total, result) => total + result.failed, 0);
  return [...lines, "", `${seconds(durationMs)} in all`, `${passed} passed, ${failed} failed`].join(
    "\n",
  );
}

/** A time as `12.3 s`. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
