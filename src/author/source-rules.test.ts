import { expect, test } from "@jest/globals";
import { silencedTests, solutionImports } from "./source-rules";

test.each([
  'import { a } from "../solutions/03-x";',
  'export * from "../solutions/03-x";',
  'const a = require("../solutions/03-x");',
  'const a = await import("../solutions/03-x");',
])("an import of a solution is found: %s", (source) => {
  expect(solutionImports(source)).toEqual([
    'imports "../solutions/03-x": learners\' files never import a solution',
  ]);
});

test("other imports, and words about solutions, are left alone", () => {
  const source = 'import { a } from "../exercises/03-x"; // see "../solutions/03-x"';
  expect(solutionImports(source)).toEqual([]);
});

test.each([
  ["test.only", 'test.only("a", () => {});'],
  ["test.skip", 'test.skip("a", () => {});'],
  ["test.todo", 'test.todo("a");'],
  ["it.failing", 'it.failing("a", () => {});'],
  ["describe.skip", 'describe("b", () => {\n  describe.skip("a", () => {});\n});'],
  ["test.only", 'test.only.each([1])("a", () => {});'],
  ["xtest", 'xtest("a", () => {});'],
])("a silenced test is found: %s in %j", (words, source) => {
  expect(silencedTests(source)).toEqual([expect.stringContaining(`has ${words}: every test`)]);
});

test("tests that run are left alone, whatever they are about", () => {
  const source = 'test.each([1])("skips the only hole", () => { answer.skip(); });';
  expect(silencedTests(source)).toEqual([]);
});
