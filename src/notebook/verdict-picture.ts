import { escapeHtml } from "../board/escape";
import { type Picture } from "../board/types";
import { type Verdict } from "../judge/verdict";

/** A verdict as a table. */
export function verdictPicture(verdict: Verdict): Picture {
  const lines = [
    `${verdict.chapter}: ${verdict.status}, ${verdict.passed} of ${verdict.total} tests passed`,
    ...verdict.tests.map(({ status, name }) => `${status === "passed" ? "✓" : "✗"} ${name}`),
  ];
  return { html: `<pre>${escapeHtml(lines.join("\n"))}</pre>`, text: lines.join("\n") };
}
