import { expect, test } from "@jest/globals";
import { readMistakeHeader } from "./mistake-header";

test("a header gives the title and the catching test", () => {
  const source = "/**\n * Mistake: Off by one.\n * Caught by: rows › counts 4\n */\nexport {};\n";
  const header = { title: "Off by one.", caughtBy: "rows › counts 4", hasSignature: true };
  expect(readMistakeHeader(source)).toEqual(header);
  expect(readMistakeHeader(source.replaceAll("\n", "\r\n"))).toEqual(header);
});

test("a mistake that fails differently each time says why it has no signature", () => {
  const source = (why: string) =>
    `/**\n * Mistake: Off.\n * Caught by: counts 4\n * Signature: none${why}\n */\n`;
  expect(readMistakeHeader(source(", it draws lots"))?.hasSignature).toBe(false);
  expect(readMistakeHeader(source(""))).toBeNull();
});

test.each([
  "",
  "// Mistake: Off by one.\n// Caught by: counts 4\n",
  "/**\n * Mistake: Off by one.\n */\n",
  "/**\n * Mistake:\n * Caught by: counts 4\n */\n",
  "/**\n * Caught by: counts 4\n * Mistake: Off by one.\n */\n",
  "/**\n * Mistake: Off by one.\n * Caught by: counts 4\n * And more.\n */\n",
  "\n/**\n * Mistake: Off by one.\n * Caught by: counts 4\n */\n",
])("any other form is none: %j", (source) => {
  expect(readMistakeHeader(source)).toBeNull();
});
