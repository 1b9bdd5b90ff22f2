import { describe, expect, test } from "@jest/globals";
import { type Drawing, queensDrawing, type Tone, tourDrawing } from "./drawing";
import { rectangle } from "./outline";
import { svgBoard } from "./svg-board";

const drawn = (drawing: Drawing) => svgBoard(drawing);
const onOneSquare = (sign: string, tone?: Tone) =>
  drawn({ board: ["."], marks: [{ square: [0, 0], sign, ...(tone && { tone }) }] });

describe("the SVG board", () => {
  test("is one closed element and the same bytes each time", () => {
    const svg = drawn(queensDrawing([0, 0], 4, { attacks: true }));
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
    expect(svg).toBe(drawn(queensDrawing([0, 0], 4, { attacks: true })));
  });

  test("names all ranks and files, and all rows and columns, at its edges", () => {
    const svg = drawn({ board: rectangle(10, 3), marks: [] });
    const labels = (look: string) =>
      [...svg.matchAll(new RegExp(`<text class="${look}"[^>]*>([^<]*)<`, "g"))]
        .map(([, text]) => text)
        .join(" ");
    expect(labels("label")).toBe("10 9 8 7 6 5 4 3 2 1 a b c");
    expect(labels("index")).toBe("0 1 2 3 4 5 6 7 8 9 0 1 2");
  });

  test("has a dark a1, as every chess board", () => {
    const darkSquares = /d="(M[^"]*)" fill="#dcc7a0"/.exec(
      drawn({ board: rectangle(2, 2), marks: [] }),
    );
    expect(darkSquares?.[1]).toBe("M66 22h40v40h-40zM26 62h40v40h-40z");
  });

  test("leaves holes out", () => {
    const squares = (board: readonly string[]) =>
      drawn({ board, marks: [] }).match(/h40v40h-40z/g)?.length;
    expect(squares(["..", ".."])).toBe(4);
    expect(squares([".#", "."])).toBe(2);
  });

  test("draws a line for each attack and each move, in different strokes", () => {
    const attacks = drawn(queensDrawing([0, 1, 0], 3, { attacks: true }));
    expect(attacks.match(/class="attack"/g)).toHaveLength(3);
    const moves = drawn(tourDrawing(rectangle(3, 3), [[0, 0], [1, 2], [2, 0]])); // prettier-ignore
    expect(moves.match(/class="move"/g)).toHaveLength(2);
    expect(moves).not.toContain('class="attack"');
  });

  test("gives every tone a look of its own even in black and white", () => {
    const tones: readonly Tone[] = [
      "queen", "attacked", "clash", "tried", "visited", "current", "candidate", "safe",
    ]; // prettier-ignore
    const looks = tones.map((tone) => {
      const ground = new RegExp(`<g id="${tone}">(.*?)</g>`).exec(onOneSquare("", tone));
      expect(onOneSquare("", tone).includes(`href="#${tone}"`)).toBe(tone !== "queen");
      return tone === "queen" ? "" : ground![1].replace(/#[0-9a-f]{3,6}\b/g, "grey");
    });
    expect(new Set(looks).size).toBe(tones.length);
  });

  test("draws Q as a queen, N as a knight, ! as a queen with a warning, x as a cross", () => {
    expect(onOneSquare("Q")).toContain('href="#queen"');
    expect(onOneSquare("N")).toContain('href="#knight"');
    expect(onOneSquare("!", "clash")).toContain('href="#queen"');
    expect(onOneSquare("!")).not.toBe(onOneSquare("Q"));
    expect(onOneSquare("x")).toContain(">×</text>");
    expect(onOneSquare("12")).toContain(">12</text>");
  });

  test("escapes signs", () => {
    expect(onOneSquare("<b>")).toContain("&lt;b&gt;");
    expect(onOneSquare("<b>")).not.toContain("<b>");
  });

  test("draws no mark that is off the board, and no square of an empty board", () => {
    const empty = drawn({ board: ["."], marks: [] });
    expect(drawn({ board: ["."], marks: [{ square: [9, 9], sign: "Q" }] })).toBe(empty);
    expect(drawn({ board: [], marks: [] })).not.toMatch(/NaN|Infinity|undefined/);
  });
});
