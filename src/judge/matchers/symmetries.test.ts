import { describe, expect, test } from "@jest/globals";
import { callOf } from "../suite";
import { messageOf } from "./message";
import "./register";

describe("toBeEverySymmetry", () => {
  const of = (placement: readonly number[], value: unknown) =>
    messageOf(() => expect(callOf("symmetries", [placement], () => value)).toBeEverySymmetry());

  const eight = [
    [0, 2, 3, 1],
    [0, 3, 1, 2],
    [1, 2, 0, 3],
    [1, 3, 2, 0],
    [2, 0, 1, 3],
    [2, 1, 3, 0],
    [3, 0, 2, 1],
    [3, 1, 0, 2],
  ];

  test("accepts the distinct images in order, whichever of them is asked for", () => {
    for (const placement of eight) expect(of(placement, eight)).toBe("");
    expect(of([], [[]])).toBe("");
    expect(of([0], [[0]])).toBe("");
  });

  test("tells what is no list, and a list of one array", () => {
    expect(of([0], null)).toContain("came back with null. It should be a list of boards.");
    const shared = [1, 0];
    expect(of([0, 1], [shared, shared])).toContain("the very same array");
  });

  test("tells an entry that is no placement", () => {
    expect(of([0, 1], [[0, 1], "10"])).toContain('number 2 of its list is the string "10"');
    expect(of([0, 1], [[0], [1, 0]])).toContain("a placement of 2 queens again");
    expect(of([0, 1], [[0, 0]])).toContain("one in each row and column");
    expect(of([0, 1], [new Array<number>(2)])).toContain("one in each row and column");
  });

  test("draws a board that no turn and no mirror makes", () => {
    const message = of([0, 2, 1], [[0, 1, 2]]);
    expect(message).toContain("not what turning or mirroring makes of [0, 2, 1]");
    expect(message).toContain("  | a b c");
  });

  test("tells a board that is listed twice, and why that comes about", () => {
    const message = of(
      [0, 1],
      [
        [0, 1],
        [0, 1],
        [1, 0],
      ],
    );
    expect(message).toContain("as number 1 and as number 2. The board after a half turn looks");
    const unlike = of(eight[0], [eight[0], [...eight[0]]]);
    expect(unlike).toContain("By which two ways");
  });

  test("names a symmetry that is missing, and does not show its board", () => {
    const message = of(eight[0], eight.slice(0, 7));
    expect(message).toContain("with 7 boards. The board mirrored left to right is missing.");
    expect(message).not.toContain("3, 1, 0, 2");
    expect(of([0, 1], [])).toContain("0 boards");
  });

  test("tells which two are in the wrong order, and numbers that were sorted as texts", () => {
    expect(
      of(
        [0, 1],
        [
          [1, 0],
          [0, 1],
        ],
      ),
    ).toContain("has column 1 in row 0 and number 2 has 0");
    const low = [2, 0, 1, 3, 4, 5, 6, 7, 8, 9, 10];
    const asTexts = (list: number[][]) =>
      list
        .map(String)
        .sort()
        .map((t) => t.split(",").map(Number));
    const turned = (p: number[]) => p.map((_, row) => p.length - 1 - p.indexOf(row));
    const images = [low];
    for (let i = 0; i < 3; i++) images.push(turned(images[i]));
    const all = images.flatMap((image) => [image, image.map((col) => 10 - col)]);
    expect(of(low, asTexts(all))).toContain('As texts, "10" comes before "9". What does your sort');
  });
});

describe("toBeFundamental", () => {
  const of = (n: number, count: number, value: unknown) =>
    messageOf(() =>
      expect(callOf("fundamentalSolutions", [n], () => value)).toBeFundamental(n, count),
    );

  const two = [
    [0, 2, 4, 1, 3],
    [1, 4, 2, 0, 3],
  ];

  test("accepts the smallest of each class, in order", () => {
    expect(of(5, 2, two)).toBe("");
    expect(of(0, 1, [[]])).toBe("");
    expect(of(3, 0, [])).toBe("");
  });

  test("tells what is no list, and placements that are not peaceful", () => {
    expect(of(3, 0, null)).toContain("When there is no solution, the list is empty: [].");
    expect(of(5, 2, 2)).toContain("came back with 2. It should be a list of placements.");
    expect(of(5, 2, [[]])).toContain("number 1 of the list is []");
    expect(of(5, 2, [[0, 1, 2, 3, 4]])).toContain("attack each other along a falling diagonal");
    expect(of(5, 2, [two[0], two[0]])).toContain("the very same array");
  });

  test("names the symmetry between two that are of one class", () => {
    expect(
      of(4, 1, [
        [1, 3, 0, 2],
        [2, 0, 3, 1],
      ]),
    ).toContain("is the first one mirrored left to right.");
    expect(
      of(4, 1, [
        [1, 3, 0, 2],
        [1, 3, 0, 2],
      ]),
    ).toContain("lists the same solution twice");
  });

  test("tells one that is not the smallest of its class, without showing the smallest", () => {
    const message = of(4, 1, [[2, 0, 3, 1]]);
    expect(message).toContain("is not the smallest of its class");
    expect(message).not.toContain("1, 3, 0, 2");
  });

  test("tells a wrong order and a wrong number", () => {
    expect(of(5, 2, [two[1], two[0]])).toContain("The smaller number comes first.");
    expect(of(5, 2, [two[0]])).toContain("came back with 1 solution; there are 2.");
    expect(of(4, 1, [])).toContain("came back with 0 solutions; there is 1.");
  });
});
