import { expect, test } from "@jest/globals";
import { compare } from "./comparison";

const source = (name: string, text: string) => ({ file: name, text });

test("lines of mine, of the solution and of both are told apart, with their place", () => {
  const { lines } = compare("a\nb\nc\n", [source("s", "a\nB\nc\n")]);
  expect(lines).toEqual([
    { kind: "place", text: "line 1 of yours" },
    { kind: "both", text: " a" },
    { kind: "yours", text: "-b" },
    { kind: "solution", text: "+B" },
    { kind: "both", text: " c" },
  ]);
});

test("of several solutions the nearest is compared", () => {
  const solutions = [source("far", "x\ny\nz\n"), source("near", "a\nb\nd\n")];
  expect(compare("a\nb\nc\n", solutions).solution.file).toBe("near");
});

test("equal answers have no lines, whatever their line ends", () => {
  expect(compare("a\r\nb\r\n", [source("s", "a\nb\n")]).lines).toEqual([]);
  expect(compare("a", [source("s", "a")]).lines).toEqual([]);
});
