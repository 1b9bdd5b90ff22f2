import path from "node:path";
import { expect, test } from "@jest/globals";
import { fold, harmless, inkFor, inkOf, plainInk, widthOf } from "./ink";

const file = path.resolve("a b.ts");

test("without a terminal, or in a dumb one, there is neither colour nor link", () => {
  for (const ink of [inkFor(false, {}), inkFor(true, { TERM: "dumb" }), plainInk]) {
    expect(ink.paint("red", "x") + ink.link("y", file)).toBe("xy");
  }
});

test("NO_COLOR takes the colours and leaves the links", () => {
  const ink = inkFor(true, { TERM: "xterm", NO_COLOR: "1" });
  expect(ink.paint("red", "x")).toBe("x");
  // eslint-disable-next-line no-control-regex -- the sequence of a link
  expect(ink.link("y", file)).toMatch(/^\x1b\]8;;file:\/\/\S+a%20b\.ts\x1b\\y\x1b\]8;;\x1b\\$/);
});

test("links can be forced and forbidden", () => {
  expect(inkFor(true, { TERM: "xterm", FORCE_HYPERLINK: "0" }).link("y", file)).toBe("y");
  expect(inkFor(true, { TERM: "linux", FORCE_HYPERLINK: "1" }).link("y", file)).not.toBe("y");
  expect(inkFor(true, { TERM: "linux" }).link("y", file)).toBe("y");
});

test("an answer's text cannot move the cursor, clear the screen or ring the bell", () => {
  expect(harmless("a\x1b[2Jb \bc\rd\te\n\x1b]0;title\x07f\r\ng\x07")).toBe("ab ·c·d  e\nf\ng·");
});

test("a line is folded by what is seen of it", () => {
  const ink = inkOf({ colour: true, links: true });
  const line = `${ink.paint("red", "abc")}${ink.link("def", file)}`;
  expect(widthOf(line)).toBe(6);
  expect(fold(line, 6)).toEqual([line]);
  expect(fold(line, 4).map(widthOf)).toEqual([4, 2]);
  expect(fold(line, 4).join("")).toBe(line);
});

test("wide letters take two columns", () => {
  expect(widthOf("♛王🙂")).toBe(5);
  expect(fold("王王王", 5)).toEqual(["王王", "王"]);
});

test("an empty line is one line", () => {
  expect(fold("", 10)).toEqual([""]);
});
