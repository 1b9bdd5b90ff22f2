import { expect, jest, test } from "@jest/globals";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runNotebook } from "./in-process";

jest.setTimeout(60_000);

test("each cell tells what it printed and showed; values count as printed", async () => {
  const { cells, failure } = await runNotebook(
    [
      'import { rectangle } from "../src/board";\nimport { show } from "../src/notebook";',
      'console.log("hello");\nrectangle(1, 3)',
      'show("a picture")',
    ],
    { answers: "exercises" },
  );
  expect(failure).toBeNull();
  expect(cells.map(({ printed }) => printed)).toEqual(["", "hello\n[ '...' ]\n", ""]);
  expect(cells[2].pictures.map(({ text }) => text)).toEqual(["a picture"]);
});

test("a failure names the notebook, the cell, its first line and the reason, and ends the run", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "queens-and-knights-"));
  const file = path.join(folder, "99-broken.ipynb");
  const cell = (cell_type: string, ...source: string[]) => ({ cell_type, source });
  const cells = [
    cell("markdown", "# Broken"),
    cell("code", "const n = 8;"),
    cell("code", "// Too many\n", 'throw new RangeError("n is too big");'),
    cell("code", "n"),
  ];
  writeFileSync(file, JSON.stringify({ cells }));
  const run = await runNotebook(file, { answers: "exercises" });
  rmSync(folder, { recursive: true });
  expect(run.failure).toBe(
    "99-broken.ipynb, cell 2 (// Too many): RangeError: n is too big\n    at cell [2], line 2",
  );
  expect(run.cells).toHaveLength(2);
});

test("the shorthand { name } finds a name of an earlier cell", async () => {
  const cells = [
    "const queens = 8;",
    'import { rectangle } from "../src/board";',
    "const found = { queens, rectangle };\nfound.queens + found.rectangle(2, 3).length",
  ];
  const run = await runNotebook(cells, { answers: "exercises" });
  expect(run.failure).toBeNull();
  expect(run.cells[2].printed).toBe("10\n");
});

test("an endless cell is stopped at the limit", async () => {
  const cells = ["const n = 8;", "while (true) {}"];
  const { failure } = await runNotebook(cells, { answers: "exercises", limit: 8000, name: "00" });
  expect(failure).toBe("00, cell 2 (while (true) {}): stopped after 8 seconds");
});

test("a cell that ends the process is a failure", async () => {
  const cells = ['import process from "node:process";', "process.exit(0)"];
  const { failure } = await runNotebook(cells, { answers: "exercises" });
  expect(failure).toContain("cell 2 (process.exit(0)): its process ended");
});

test("another folder can stand in for the exercises", async () => {
  const cells = [
    'import { firstSolution } from "../exercises/03-backtracking";',
    "firstSolution(4)",
  ];
  const [stub, solution] = await Promise.all(
    ["exercises", "solutions"].map((answers) => runNotebook(cells, { answers })),
  );
  expect(stub.failure).toContain("Not implemented: firstSolution");
  expect(stub.failure).toMatch(/exercises\/03-backtracking\.ts:\d+:\d+/);
  expect(solution.failure).toBeNull();
});
