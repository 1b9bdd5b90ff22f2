import { expect, test } from "@jest/globals";
import { queensHandout } from "../../../workshop/handouts/queens";
import { pageFindings } from "../../author/edition";
import { queensDrawing } from "../../board";
import { boardFigure, handoutPage, table } from "./paper";

const page = handoutPage(queensHandout);

test("the page has a language, a title, alternative texts, and loads nothing", () => {
  expect(pageFindings(page)).toEqual([]);
});

test("every sheet has a heading and starts a new page", () => {
  const sheets = [...queensHandout.sheets, ...queensHandout.answers];
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
