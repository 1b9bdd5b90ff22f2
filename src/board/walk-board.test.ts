import { expect, test } from "@jest/globals";
import { walkBoard } from "./walk-board";

const withoutScripts = (html: string) => html.replace(/<script>[\s\S]*?<\/script>/g, "");

test("without scripts the walk board is an empty board to print, with the task", () => {
  const { html, text } = walkBoard(["....", ".#..", "...."]);
  expect(withoutScripts(html)).toContain('alt="An empty 3×4 board"');
  expect(withoutScripts(html)).toContain("every square once");
  expect(withoutScripts(html)).not.toMatch(/<(button|input|style|svg)|\son\w+=|\sid=/);
  expect(text).toContain("2 | . # . .");
});

test("the walk board is the same bytes each time, and its script parses", () => {
  const { html } = walkBoard(["....", "....", "...."]);
  expect(walkBoard(["....", "....", "...."]).html).toBe(html);
  const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? "";
  expect(script).toContain("document.currentScript");
  expect(() => new Function(script)).not.toThrow();
});
