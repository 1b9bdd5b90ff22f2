import { expect, test } from "@jest/globals";
import { warmUpBoard } from "./warm-up-board";

const withoutScripts = (html: string) => html.replace(/<script>[\s\S]*?<\/script>/g, "");

test("without scripts the warm-up board is an empty board to print, with the task", () => {
  const { html, text } = warmUpBoard(4);
  expect(withoutScripts(html)).toContain('alt="An empty 4×4 board"');
  expect(withoutScripts(html)).toContain("Place 4 queens so that no two share");
  expect(withoutScripts(html)).not.toMatch(/<(button|input|style|svg)|\son\w+=|\sid=/);
  expect(text).toContain("4 | . . . .");
});

test("the warm-up board is the same bytes each time, and its script parses", () => {
  const { html } = warmUpBoard(6);
  expect(warmUpBoard(6).html).toBe(html);
  const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? "";
  expect(script).toContain("document.currentScript");
  expect(() => new Function(script)).not.toThrow();
});

test("a size that is no whole number is refused", () => {
  expect(() => warmUpBoard(-1)).toThrow(RangeError);
});
