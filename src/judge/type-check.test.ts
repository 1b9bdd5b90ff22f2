import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { checkTypes, closeTypeCheck } from "./type-check";

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "types "));

afterAll(async () => {
  await closeTypeCheck();
  fs.rmSync(scratch, { recursive: true });
});

async function problems(code: string, ms?: number) {
  const file = path.join(scratch, "my-answer.ts");
  fs.writeFileSync(file, code);
  const found = await checkTypes("03-backtracking", file, ms);
  return found.map(
    (problem) => `${problem.file}:${problem.line}:${problem.column} ${problem.message}`,
  );
}

test("a file is checked strictly, as if it stood among the exercises", async () => {
  expect(
    await problems(
      [
        'import { type Placement } from "../src/board";',
        'import { rectangle } from "../../../src/board";',
        "export const placement: Placement = [1, 3];",
        "export const rows: number = rectangle(2, 2);",
        "export const first = (list) => list[0];",
        "console.log(placement, rows, first);",
      ].join("\n"),
    ),
  ).toEqual([
    "my-answer.ts:4:14 Type 'Board' is not assignable to type 'number'.",
    "my-answer.ts:5:23 Parameter 'list' implicitly has an 'any' type.",
  ]);
}, 60_000);

test("a later check sees the file as it is then", async () => {
  expect(await problems("export const a: number = 1;")).toEqual([]);
  expect(await problems('export const a: number = "1";')).toHaveLength(1);
}, 60_000);

test("of a file that cannot be read as TypeScript, only that is told", async () => {
  expect(await problems("const list = [;\nlist.push(1);")).toEqual([
    "my-answer.ts:1:15 Expression or comma expected.",
  ]);
}, 60_000);

test("a check that takes too long says so, and the next one works again", async () => {
  expect(await problems("export const a: number = 1;", 0)).toEqual([
    "my-answer.ts:1:1 Not checked: the type check took longer than 0 seconds.",
  ]);
  expect(await problems("export const a: number = 1;")).toEqual([]);
}, 60_000);
