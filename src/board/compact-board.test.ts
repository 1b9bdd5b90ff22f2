import { describe, expect, test } from "@jest/globals";
import { compactBoard, readCompactBoard, splitAtBoards } from "./compact-board";
import { type Drawing, queensDrawing, queensOf, tourDrawing } from "./drawing";
import { rectangle } from "./outline";
import { type Square } from "./types";

const walk: readonly Square[] = [
  [0, 0],
  [1, 2],
  [2, 0],
  [0, 1],
];

describe("the compact board", () => {
  test("has ranks at the left and files below", () => {
    expect(compactBoard(queensDrawing([1, 3, 0, 0], 4, { attacks: true }))).toBe(
      [
        "4 | . Q . .",
        "3 | . . . Q",
        "2 | ! . . .",
        "1 | ! . . .",
        "  +--------",
        "  | a b c d",
      ].join("\n"),
    );
  });

  test("keeps its columns straight when signs, ranks or files are long", () => {
    const marks = [{ square: [0, 0] as const, sign: "100" }];
    const lines = compactBoard({ board: rectangle(10, 27), marks }).split("\n");
    expect(lines[0]).toMatch(/^10 \| 100 {3}\. /);
    expect(lines[9]).toMatch(/^ 1 \| {3}\. /);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });

  test("shows holes, also at the ragged end of a row", () => {
    expect(
      compactBoard({ board: ["#.", "."], marks: [] })
        .split("\n")
        .slice(0, 2),
    ).toEqual(["2 | # .", "1 | . #"]);
  });

  test("tells a mark without a sign by its tone", () => {
    const marks = (["safe", "attacked", "queen"] as const).map((tone, col) => ({
      square: [0, col] as const,
      sign: "",
      tone,
    }));
    expect(compactBoard({ board: ["..."], marks }).split("\n")[0]).toBe("1 | o x Q");
  });

  test("of two marks on one square, shows the last; marks off the board, never", () => {
    const marks = ["a", "b"].map((sign) => ({ square: [0, 0] as const, sign }));
    const outside = { square: [5, 5] as const, sign: "z" };
    expect(compactBoard({ board: ["."], marks: [...marks, outside] }).split("\n")[0]).toBe("1 | b");
  });
});

describe("the reader of compact boards", () => {
  test.each<[string, Drawing]>([
    ["peaceful queens", queensDrawing([1, 3, 0, 2], 4, { attacks: true })],
    ["clashing queens", queensDrawing([0, 2, 4, 1, 3, 3], 6, { attacks: true })],
    ["the empty board", queensDrawing([], 4)],
    ["the board of size 0", queensDrawing([], 0)],
    ["a board with holes", { board: ["..#", "#.."], marks: [], lines: [] }],
    ["a board wider than the alphabet", { board: rectangle(12, 30), marks: [], lines: [] }],
  ])("gives back %s", (_, drawing) => {
    expect(readCompactBoard(compactBoard(drawing))).toEqual(drawing);
  });

  test("gives back what covered squares and walks look like in text", () => {
    const covered = queensDrawing([1], 4, { coveredBy: queensOf([1]) });
    const tour = tourDrawing(rectangle(3, 3), walk);
    for (const drawing of [covered, tour]) {
      const text = compactBoard(drawing);
      expect(compactBoard(readCompactBoard(text)!)).toBe(text);
    }
    expect(readCompactBoard(compactBoard(tour))?.lines).toEqual(tour.lines);
  });

  test("joins no numbers that are not one walk from 1", () => {
    const counts = [2, 3, 3].map((count, col) => ({
      square: [0, col] as const,
      sign: String(count),
    }));
    expect(readCompactBoard(compactBoard({ board: ["..."], marks: counts }))?.lines).toEqual([]);
  });

  test.each([
    "",
    "no board",
    "1 | .",
    "1 | .\n  +--",
    "2 | .\n  +--\n  | a",
    "1 | . .\n  +--\n  | a",
    "1 | . .\n  +----\n  | a c",
  ])("takes %j for no board", (text) => {
    expect(readCompactBoard(text)).toBeNull();
  });
});

describe("a message", () => {
  const drawing = queensDrawing([0, 0], 2, { attacks: true });

  test("is cut into prose and boards, in order", () => {
    const text = ["firstSolution(2) gave [0, 0]", "", compactBoard(drawing), "", "Try 3."].join(
      "\n",
    );
    expect(splitAtBoards(text)).toEqual([
      "firstSolution(2) gave [0, 0]\n",
      { board: drawing },
      "\nTry 3.",
    ]);
  });

  test("without a board stays as it is, framed boards too", () => {
    const text = "You drew\n+---+\n| * |\n+---+\nand 1 | 2 is no board";
    expect(splitAtBoards(text).join("\n")).toBe(text);
  });

  test("with two boards gives both", () => {
    const text = `${compactBoard(drawing)}\nthen\n${compactBoard(drawing)}`;
    expect(splitAtBoards(text)).toEqual([{ board: drawing }, "then", { board: drawing }]);
  });
});
