import { expect, test } from "@jest/globals";
import { indent, wrap } from "./wrap";

test("prose is broken between words, and a word that is too long stands alone", () => {
  expect(wrap("one two three", 7)).toBe("one two\nthree");
  expect(wrap("a incomprehensibilities b", 5)).toBe("a\nincomprehensibilities\nb");
});

test("boards and code stay as they are", () => {
  const board = "4 | . Q . . . .\n  +------------\n  | a b c d e f";
  const code = "  03-backtracking.ts:2  while (true) {}";
  const drawing = "yours    | *| and more\nwanted   |* | and more";
  for (const text of [board, code, drawing, "+---+---+---+---+ +---+"])
    expect(wrap(text, 10)).toBe(text);
});

test("empty lines get no margin", () => {
  expect(indent("a\n\nb", "  ")).toBe("  a\n\n  b");
});
