import { describe, expect, test } from "@jest/globals";
import { finishPage, indexPage, pageFindings } from "./edition";
import { chapter } from "./fixture";

const page = (body: string, head = "") =>
  `<html lang="en"><head><title>X</title>${head}</head><body>${body}</body></html>`;

describe("a page of the rendered edition", () => {
  test("is named after its chapter and the course", () => {
    expect(finishPage(page(""), { ...chapter, title: "Queens & <more>" })).toContain(
      "<title>Queens &amp; &lt;more> · 03 · Queens &amp; Knights</title>",
    );
  });

  test("leads to other pages where the notebook leads to other notebooks", () => {
    const html = page('<a href="04-y.ipynb#part">next</a><a href="https://a.org/04-y.ipynb">b</a>');
    const done = finishPage(html, chapter);
    expect(done).toContain('<a href="04-y.html#part">next</a>');
    expect(done).toContain('<a href="https://a.org/04-y.ipynb">b</a>');
  });

  test("may hold its own pictures, styles and scripts, and links to elsewhere", () => {
    const body =
      '<img alt="A board" src="data:image/svg+xml;base64,PHN2Zz4="><script>play();</script>' +
      '<a href="https://oeis.org/A000170">A000170</a>';
    expect(pageFindings(page(body, "<style>a { background: url(data:x) }</style>"))).toEqual([]);
  });

  test.each([
    '<script src="https://cdn.example/a.js"></script>',
    '<link rel="stylesheet" href="//cdn.example/a.css">',
    '<img alt="A board" src="http://cdn.example/a.png">',
    "<style>@font-face { src: url('https://cdn.example/a.woff') }</style>",
    '<style>@import "https://cdn.example/a.css";</style>',
    '<script type="module">import a from "https://cdn.example/a.mjs";</script>',
    '<script>const a = await import("https://cdn.example/a.mjs");</script>',
  ])("loads nothing from the network: %s", (words) => {
    expect(pageFindings(page(words))).toEqual([
      expect.stringContaining("loads something from the network"),
    ]);
  });

  test("has a language, a title and alternative texts", () => {
    expect(pageFindings(page("").replace(' lang="en"', ""))).toEqual([
      "does not name its language",
    ]);
    expect(pageFindings(page("").replace("X</title>", "</title>"))).toEqual(["has no title"]);
    expect(pageFindings(page('<img src="data:x" alt="">'))).toEqual([
      expect.stringContaining("has a picture without alternative text"),
    ]);
  });
});

test("the index leads to every chapter and is a good page itself", () => {
  const html = indexPage([chapter, { ...chapter, stem: "04-y", core: false }]);
  expect(html).toContain('<a href="03-x.html">03 X</a>: 10 minutes to read, 10 for the exercise');
  expect(html).toContain("core</li>");
  expect(html).toContain("extra</li>");
  expect(pageFindings(html)).toEqual([]);
});
