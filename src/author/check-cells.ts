/** Do a notebook's `await check(…)` cells show the verdict that the answers deserve? */
import { type CellReport } from "../notebook/in-process";

export type Answers = "solutions" | "exercises";

/** How a verdict begins or goes on for a solution, and for a stub. */
const expected: { readonly [answers in Answers]: RegExp } = {
  solutions: /^✓ All [1-9]\d* tests? pass/,
  exercises: /is not started yet/,
};

/** The check cells that show another verdict, a line each; `cells` are the code cells that ran. */
export function checkCellFindings(
  cells: readonly string[],
  reports: readonly CellReport[],
  answers: Answers,
): readonly string[] {
  return reports.flatMap(({ pictures }, i) => {
    if (!/^await check\(/m.test(cells[i])) return [];
    const shown = pictures.at(-1)?.text ?? "nothing";
    return expected[answers].test(shown)
      ? []
      : [`code cell ${i + 1} shows, with the ${answers}, this verdict:\n${shown}`];
  });
}
