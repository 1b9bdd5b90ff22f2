import { expect, test } from "@jest/globals";
import { compare } from "./comparison";

const source = (name: string, text: string) => ({ file: name, text });

test("lines of mine, of the solution and of both are told apart", () => {
  expect(compare("a\nb\nc\n", "", [source("s", "a\nB\nc\n")]).lines).toEqual([
    { kind: "both", text: " a" },
    { kind: "yours", text: "-b" },
    { kind: "solution", text: "+B" },
    { kind: "both", text: " c" },
  ]);
});

test("what lies far from every change is left out", () => {
  const between = "same\n".repeat(10);
  const { lines } = compare(`a\n${between}b\n`, "", [source("s", `A\n${between}B\n`)]);
  expect(lines.map(({ kind }) => kind).join(" ")).toBe(
    "yours solution both both both gap both both both yours solution",
  );
});

test("of several solutions the nearest is compared", () => {
  const solutions = [source("far", "x\ny\nz\n"), source("near", "a\nb\nd\n")];
  expect(compare("a\nb\nc\n", "", solutions).solution.file).toBe("near");
});

test("the stub's contracts are nobody's change, comments of one's own are", () => {
  const stub = "/**\n * Doubles.\n */\nfunction f() {\n  throw 1;\n}\n";
  const mine =
    "/**\r\n * Doubles.\r\n */\r\nfunction f() {\r\n  /** mine */\r\n  return 2;\r\n}\r\n";
  const { lines } = compare(mine, stub, [source("s", "function f() {\n  return 2;\n}\n")]);
  expect(lines.filter(({ kind }) => kind !== "both")).toEqual([
    { kind: "yours", text: "-  /** mine */" },
  ]);
});

test("equal answers have no lines, whatever their line ends", () => {
  expect(compare("a\r\nb\r\n", "", [source("s", "a\nb\n")]).lines).toEqual([]);
  expect(compare("a", "", [source("s", "a")]).lines).toEqual([]);
});
