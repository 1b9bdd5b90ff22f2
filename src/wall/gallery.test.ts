import { describe, expect, test } from "@jest/globals";
import { isClosedTour } from "../../solutions/13-closed-tours";
import { escapeHtml, rectangle, type Square } from "../board";
import { gallery, head, headTour, openTour, symmetricTour } from "./gallery";
import { graphLines } from "./graph-lines";
import { galleryPage } from "./page";

describe("the pictures", () => {
  const small = gallery.filter(({ stem }) => stem !== "a-million-squares");

  test.each(small.map((picture) => [picture.stem, picture] as const))(
    "%s says in itself what it shows, and is small enough to load",
    (_, picture) => {
      const svg = picture.svg();
      const [title, description] = [picture.title, picture.description].map(escapeHtml);
      const says = svg.includes(`<title>${title}</title><desc>${description}</desc>`);
      expect({ says, isWhole: !/NaN|undefined/.test(svg) }).toEqual({ says: true, isWhole: true });
      expect(svg.length).toBeLessThan(100_000);
    },
  );

  test("have names of their own", () => {
    expect(new Set(gallery.map(({ stem }) => stem)).size).toBe(gallery.length);
  });
});

describe("the tours are what their words say:", () => {
  test("the open one goes through all 576 squares from the corner", () => {
    const tour = openTour();
    expect(tour).toHaveLength(576);
    expect(new Set(tour.map(String)).size).toBe(576);
    expect(tour[0]).toEqual([0, 0]);
  });

  test("the knight's head has 144 squares, and its tour is closed", () => {
    expect(head.join("").replace(/[^.]/g, "")).toHaveLength(144);
    expect(isClosedTour(head, headTour())).toBe(true);
  });

  test("half a turn takes every move of the symmetric one to a move of it", () => {
    const tour = symmetricTour();
    expect(isClosedTour(rectangle(16, 16), tour)).toBe(true);
    const turned = ([row, col]: Square): Square => [15 - row, 15 - col];
    const moves = new Set(tour.map((square, i) => [square, tour[(i + 1) % 256]].sort().join(" ")));
    const images = tour.map((square, i) =>
      [turned(square), turned(tour[(i + 1) % 256])].sort().join(" "),
    );
    expect(images.every((move) => moves.has(move))).toBe(true);
  });
});

test("the graph's picture has a dot for each square and a line for each move", () => {
  const svg = graphLines(["...", ".#.", "..."], { title: "<", description: "&", size: 300 });
  expect(svg.match(/<circle/g)).toHaveLength(8);
  expect(svg.match(/M\d+ \d+L\d+ \d+/g)).toHaveLength(8);
  expect(svg).toContain("<title>&lt;</title><desc>&amp;</desc>");
});

test("the page shows the PNG with its words, or the SVG where there is none", () => {
  const picture = { stem: "a", title: "A & B", description: `"one" line` };
  const page = galleryPage([
    { picture, svgSize: 4020, pngSize: 505 },
    { picture: { ...picture, stem: "b" }, svgSize: 8, pngSize: null },
  ]);
  expect(page).toContain(`<h2>A &amp; B</h2>\n<img src="a.png" alt="&quot;one&quot; line"`);
  expect(page).toContain(`<a href="a.svg">SVG, 4.0 MB</a>, <a href="a.png">PNG, 505 kB</a>`);
  expect(page).toContain(`<img src="b.svg"`);
  expect(page).not.toContain("b.png");
});
