import { describe, expect, test } from "@jest/globals";
import { asCalls } from "../suite";
import "./register";

const line = [[1], [0, 2], [1]];
const oneWay = [[1], [2], []];

/** A call that gives `value`. */
function giving(value: unknown) {
  return asCalls({ hamiltonianPath: () => value }).hamiltonianPath();
}

describe("a path through all vertices", () => {
  test("may go either way where edges lead both ways", () => {
    expect(giving([0, 1, 2])).toBeHamiltonianPath(line);
    expect(giving([2, 1, 0])).toBeHamiltonianPath(line, [2]);
  });

  test.each<[string, unknown, RegExp]>([
    ["null where there is one", null, /There is one/],
    ["no list", 7, /array of vertices/],
    ["something that is no vertex", [0, "1", 2], /number 2 is the string "1"; .* 0 to 2/],
    ["a vertex that the graph doesn't have", [0, 1, 3], /number 3 is 3; the vertices are 0 to 2/],
    ["a vertex twice", [1, 2, 1], /number 3, vertex 1, was there before, as number 1/],
    ["a step along no edge", [0, 2, 1], /From vertex 0 no edge leads to vertex 2\./],
    ["an end too early", [0, 1], /2 of the 3 vertices/],
    ["another beginning", [2, 1, 0], /number 1 is 2; the path was begun with 0 there/],
  ])("is refused when it is %s", (_, value, message) => {
    expect(() => expect(giving(value)).toBeHamiltonianPath(line, [0])).toThrow(message);
  });

  test("is refused when it goes against an edge, and the message says so", () => {
    expect(() => expect(giving([2, 1, 0])).toBeHamiltonianPath(oneWay)).toThrow(
      /From vertex 2 no edge leads to vertex 1\. There is one that leads the other way/,
    );
  });
});

describe("no path", () => {
  test("is null", () => {
    expect(giving(null)).toBeNoPath();
  });

  test.each<[string, unknown, RegExp]>([
    ["a path", [0, 1], /No path meets every vertex, and null says so.*finger/s],
    ["undefined", undefined, /tried in vain/],
  ])("is not %s", (_, value, message) => {
    expect(() => expect(giving(value)).toBeNoPath()).toThrow(message);
  });
});
