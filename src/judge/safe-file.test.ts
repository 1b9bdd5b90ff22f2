import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { replaceFile, saveCopy } from "./safe-file";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "safe file "));
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

const now = new Date(2026, 10, 30, 14, 5, 9);

test("a file is replaced whole, and nothing is left beside it", () => {
  const file = path.join(folder, "03-x.ts");
  fs.writeFileSync(file, "old");
  replaceFile(file, "new");
  expect(fs.readFileSync(file, "utf8")).toBe("new");
  expect(fs.readdirSync(folder)).toEqual(["03-x.ts"]);
});

test("when it cannot be replaced, the old file stays as it was, and nothing beside it", () => {
  const file = path.join(folder, "03-x.ts");
  fs.writeFileSync(file, "old");
  jest.spyOn(fs, "renameSync").mockImplementation(() => {
    throw new Error("busy");
  });
  expect(() => replaceFile(file, "new")).toThrow("busy");
  expect(fs.readFileSync(file, "utf8")).toBe("old");
  expect(fs.readdirSync(folder)).toEqual(["03-x.ts"]);
});

test("a copy carries its date, and a second one of the same second another name", () => {
  const file = path.join(folder, "03-x.ts");
  const saved = path.join(folder, "saved", "deep");
  fs.writeFileSync(file, "first");
  expect(saveCopy(file, saved, now)).toBe(path.join(saved, "2026-11-30-at-14.05.09.ts"));
  fs.writeFileSync(file, "second");
  expect(saveCopy(file, saved, now)).toBe(path.join(saved, "2026-11-30-at-14.05.09-2.ts"));
  const texts = fs
    .readdirSync(saved)
    .map((name) => fs.readFileSync(path.join(saved, name), "utf8"));
  expect(texts.sort()).toEqual(["first", "second"]);
});

test("of no file there is no copy", () => {
  expect(saveCopy(path.join(folder, "none.ts"), folder, now)).toBeNull();
});
