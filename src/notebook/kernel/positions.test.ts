import { expect, test } from "@jest/globals";
import { characters, codeUnits } from "./positions";

test("an emoji is one character and two code units", () => {
  const code = '"🐴".length';
  expect(codeUnits(code, 3)).toBe(4);
  expect(characters(code, 4)).toBe(3);
});

test("in plain text both numbers are the same", () => {
  expect(codeUnits("const n = 8", 5)).toBe(5);
  expect(characters("const n = 8", 5)).toBe(5);
});
