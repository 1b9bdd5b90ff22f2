import { describe, expect, test } from "@jest/globals";
import { linePicture, tourLine } from "./line-picture";
import { rectangle } from "./outline";
import { type Square } from "./types";

/** The 3×4 board's tour from the top left corner. */
const walk: readonly Square[] = [
  [0, 0], [1, 2], [2, 0], [0, 1], [1, 3], [2, 1], [0, 2], [1, 0], [2, 2], [0, 3], [1, 1], [2, 3],
]; // prettier-ignore
const board = rectangle(3, 4);
const numbers = walk.map(([row, col]) => row * 4 + col);

/** The points of every path that is a line, as x,y. */
function drawnLines(svg: string): string[][] {
  return [...svg.matchAll(/<path stroke="[^"]+" d="M(\d+) (\d+)l([^"]*)"/g)].map(
    ([, x, y, moves]) => {
      const point = [Number(x), Number(y)];
      const points = [point.join()];
      const steps = (moves.match(/-?\d+/g) ?? []).map(Number);
      for (let i = 0; i < steps.length; i += 2) {
        point[0] += steps[i];
        point[1] += steps[i + 1];
        points.push(point.join());
      }
      return points;
    },
  );
}

const pointOf = ([row, col]: Square) => `${col},${row}`;

describe("the line of a tour", () => {
  test("is one path through every square in order", () => {
    expect(drawnLines(tourLine(walk, board))).toEqual([walk.map(pointOf)]);
  });

  test("is the same for squares and for their numbers, in any kind of list", () => {
    expect(tourLine(numbers, board)).toBe(tourLine(walk, board));
    expect(tourLine(Int32Array.from(numbers), board)).toBe(tourLine(walk, board));
  });

  test("of a closed tour comes back to where it began", () => {
    const [points] = drawnLines(tourLine(walk, board, { closed: true }));
    expect(points).toEqual([...walk, walk[0]].map(pointOf));
  });

  test.each([2, 3, 5, 11, 100])("in %p colours stays one line", (colours) => {
    const lines = drawnLines(tourLine(walk, board, { colours }));
    expect(lines).toHaveLength(Math.min(colours, 11));
    expect([lines[0][0], ...lines.flatMap((points) => points.slice(1))]).toEqual(walk.map(pointOf));
    lines.slice(1).forEach((points, i) => expect(points[0]).toBe(lines[i].at(-1)));
  });

  test("of one square is a dot, and of none is nothing", () => {
    expect(drawnLines(tourLine([[0, 0]], rectangle(1, 1)))).toEqual([["0,0", "0,0"]]);
    expect(drawnLines(tourLine([], board))).toEqual([]);
    expect(tourLine([], [])).not.toMatch(/NaN|Infinity/);
  });
});

describe("the ground of the line", () => {
  const groundOf = (svg: string) => /<path d="([^"]*)" fill/.exec(svg)?.[1];

  test("is one shape for a rectangle, however large", () => {
    expect(groundOf(tourLine([], rectangle(1000, 1000)))).toBe("M0 0h1000v1000h-1000z");
  });

  test("has the squares and not the holes", () => {
    expect(groundOf(tourLine([], ["..", "..", ".#.", "..", ".."]))).toBe(
      "M0 0h2v2h-2zM0 2h1v1h-1zM2 2h1v1h-1zM0 3h2v2h-2z",
    );
  });
});

test("the picture is as large as asked, and a small board is drawn smaller", () => {
  expect(tourLine([], rectangle(99, 199), { size: 1990 })).toContain(`width="2000" height="1000"`);
  expect(tourLine([], rectangle(2, 1))).toContain(`width="80" height="120"`);
});

test("the line is thinner than a square and never thick, unless it is asked to be", () => {
  const widthOf = (svg: string) => /stroke-width="([^"]*)"/.exec(svg)?.[1];
  expect(widthOf(tourLine([], rectangle(1000, 1000)))).toBe("0.32");
  expect(widthOf(tourLine([], rectangle(6, 6)))).toBe("0.1");
  expect(widthOf(tourLine([], rectangle(6, 6), { thickness: 2 }))).toBe("2");
});

test("title and description are inside, escaped", () => {
  const svg = tourLine(walk, board, { title: "A < B", description: "3 & 4" });
  expect(svg).toContain("<title>A &lt; B</title><desc>3 &amp; 4</desc>");
  expect(tourLine(walk, board)).not.toContain("<title>");
});

test("the picture for a notebook says its words, and is the SVG", () => {
  const { html, text } = linePicture(walk, board, `A "tour"`, { closed: true });
  expect(text).toBe(`A "tour"`);
  expect(html).toContain(`alt="A &quot;tour&quot;"`);
  const data = /base64,([^"]*)/.exec(html)?.[1] ?? "";
  expect(Buffer.from(data, "base64").toString()).toBe(tourLine(walk, board, { closed: true }));
});
