import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { collectedFiles, collectedIn } from "./collections";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "collections-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

test("what is not there is not found", () => {
  expect(collectedIn(folder)).toEqual([]);
  expect(collectedIn(join(folder, "nowhere"))).toEqual([]);
  expect(collectedFiles.length).toBeGreaterThan(0);
});

test("a function is found in a clone of the folder, with what it imports", () => {
  const place = "a clone/src/algorithms/uncategorized/n-queens";
  write(`${place}/nQueens.js`, 'import one from "./one";\nexport default (n) => [one, n];');
  write(`${place}/one.js`, "export default 1;");
  const [found] = collectedIn(folder);
  expect(found.title).toContain("nQueens");
  expect(found.count(8)).toBe(2);
});

test("the folder may be a clone itself, and the function a class", () => {
  write(
    "Backtracking/NQueens.js",
    "class NQueens { constructor(n) { this.n = n } solve() { this.solutionCount = this.n + 1 } }\n" +
      "export { NQueens }",
  );
  expect(collectedIn(folder).map(({ count }) => count(4))).toEqual([5]);
});
