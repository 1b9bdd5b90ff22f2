import { expect, test } from "@jest/globals";
import { knightHandout } from "../../../workshop/handouts/knight";
import { queensHandout } from "../../../workshop/handouts/queens";
import { pageFindings } from "../../author/edition";
import { queensDrawing } from "../../board";
import { boardFigure, handoutPage, type Sheet, table } from "./paper";

const handouts = [queensHandout, knightHandout];

test.each(handouts)(
  "$title: a language, a title, alternative texts, and nothing to load",
  (one) => {
    expect(pageFindings(handoutPage(one))).toEqual([]);
  },
);

test.each(handouts)("$title: every sheet has a heading and starts a new page", (one) => {
  const page = handoutPage(one);
  const sheets = [...one.sheets, ...one.answers];
  expect(page.match(/<section class="sheet"/g)).toHaveLength(sheets.length);
  expect(page).toContain(`Sheet ${sheets.length} of ${sheets.length} · Answers`);
});

test("sheets to work on give no answer away: they show two queens at most", () => {
  for (const { body } of queensHandout.sheets) {
    for (const [, alt] of body.matchAll(/alt="([^"]*)"/g)) {
      expect(alt).not.toMatch(/queens: (\w\d, ){2}/);
    }
  }
  expect(queensHandout.answers.map(({ body }) => body).join("")).toMatch(/queens: (\w\d, ){7}/);
});

test("the knight's sheets to work on show no whole tour, its answers do", () => {
  const boards = /alt="(\d)×(\d) board; ([^"]*)"/g;
  const shares = (sheets: readonly Sheet[]) =>
    sheets.flatMap(({ body }) =>
      [...body.matchAll(boards)].map(
        ([, rows, cols, marks]) => marks.split(/\d+: /).length / (Number(rows) * Number(cols)),
      ),
    );
  expect(Math.max(...shares(knightHandout.sheets))).toBeLessThan(0.6);
  expect(Math.max(...shares(knightHandout.answers))).toBeGreaterThanOrEqual(1);
});

test("a board is described in words", () => {
  expect(boardFigure(queensDrawing([], 4), 50, "a < b")).toMatch(
    /width:50mm.*alt="4×4 board; empty".*<figcaption>a &lt; b</,
  );
});

test("a table names its columns and escapes its cells", () => {
  const html = table({ caption: "Tries", heads: ["row"], rows: [["<"], [""]] });
  expect(html).toContain('<th scope="col">row</th>');
  expect(html).toContain("<tr><td>&lt;</td></tr>\n<tr><td></td></tr>");
});
