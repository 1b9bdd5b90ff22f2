import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type Cell } from "./cell";
import { parseNotebook, printNotebook } from "./ipynb";
import { bringIntoStep, pairFindings, stemsOnDisk } from "./pairs";
import { parsePercent, printPercent } from "./percent";

const stem = "03-x";
const textFile = "notebooks/text/03-x.ts";
const notebookFile = "notebooks/03-x.ipynb";
const cells = (words: string): readonly Cell[] => [
  { type: "markdown", tags: [], source: "# Title" },
  { type: "code", tags: [], source: `show("${words}");` },
];

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pairs-"));
  mkdirSync(join(root, "notebooks", "text"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, content: string) => writeFileSync(join(root, file), content);
const read = (file: string) => readFileSync(join(root, file), "utf8");
const sync = (from?: "text" | "notebook") => bringIntoStep(root, stem, ".kata/saved/now", from);
const textNow = () => parsePercent(read(textFile));
const notebookNow = () => parseNotebook(read(notebookFile)).cells;

/** The notebook on disk with other cells, as JupyterLab would save it. */
function editNotebook(words: string): void {
  const notebook = JSON.parse(read(notebookFile)) as { cells: { source: unknown }[] };
  notebook.cells[1].source = `show("${words}");`;
  write(notebookFile, JSON.stringify(notebook));
}

function inStep(): void {
  write(textFile, printPercent(cells("a")));
  sync();
}

test("a new text gets its notebook, and both are then in step", () => {
  write(textFile, printPercent(cells("a")));
  expect(pairFindings(root, stem)).toEqual([
    "notebooks/03-x.ipynb is missing: run npm run notebooks",
  ]);
  expect(sync()).toEqual({ kind: "done", line: `03-x: wrote ${notebookFile}` });
  expect(read(notebookFile)).toBe(printNotebook(stem, cells("a")));
  expect(sync().kind).toBe("nothing");
  expect(pairFindings(root, stem)).toEqual([]);
});

test("a new notebook gets its text", () => {
  write(notebookFile, printNotebook(stem, cells("a")));
  expect(pairFindings(root, stem)).toEqual([
    "notebooks/text/03-x.ts is missing: run npm run notebooks",
  ]);
  sync();
  expect(read(textFile)).toBe(printPercent(cells("a")));
});

test("an edit of the text reaches the notebook; nothing is saved, for nothing is lost", () => {
  inStep();
  write(textFile, printPercent(cells("b")));
  expect(pairFindings(root, stem)).toEqual([
    "notebooks/text/03-x.ts and notebooks/03-x.ipynb differ: run npm run notebooks",
  ]);
  sync();
  expect(notebookNow()).toEqual(cells("b"));
  expect(existsSync(join(root, ".kata"))).toBe(false);
});

test("an edit of the notebook reaches the text", () => {
  inStep();
  editNotebook("b");
  sync();
  expect(textNow()).toEqual(cells("b"));
  expect(read(notebookFile)).toBe(printNotebook(stem, cells("b")));
  expect(pairFindings(root, stem)).toEqual([]);
});

test("edits of both are left alone, and the line names both and the way on", () => {
  inStep();
  write(textFile, printPercent(cells("b")));
  editNotebook("c");
  const { kind, line } = sync();
  expect(kind).toBe("trouble");
  expect(line).toContain(`${textFile} and ${notebookFile} have both changed`);
  expect(line).toContain("--from text (or --from notebook)");
  expect(textNow()).toEqual(cells("b"));
  expect(notebookNow()).toEqual(cells("c"));
});

test("the side that loses an author's choice is saved first", () => {
  inStep();
  write(textFile, printPercent(cells("b")));
  editNotebook("c");
  expect(sync("text").line).toContain("saved in .kata/saved/now/03-x.ipynb");
  expect(notebookNow()).toEqual(cells("b"));
  expect(parseNotebook(read(".kata/saved/now/03-x.ipynb")).cells).toEqual(cells("c"));

  write(textFile, printPercent(cells("d")));
  editNotebook("e");
  sync("notebook");
  expect(textNow()).toEqual(cells("e"));
  expect(parsePercent(read(".kata/saved/now/03-x.ts"))).toEqual(cells("d"));
});

test("outputs are found, and saved before they are dropped", () => {
  inStep();
  const notebook = JSON.parse(read(notebookFile)) as { cells: { outputs: unknown }[] };
  notebook.cells[1].outputs = [{ output_type: "stream", name: "stdout", text: "precious" }];
  write(notebookFile, JSON.stringify(notebook));
  expect(pairFindings(root, stem)).toEqual([
    expect.stringContaining("notebooks/03-x.ipynb: cell 2 holds an output"),
  ]);
  sync();
  expect(read(".kata/saved/now/03-x.ipynb")).toContain("precious");
  expect(pairFindings(root, stem)).toEqual([]);
});

test("outputs are found in a notebook that differs, too", () => {
  inStep();
  const notebook = JSON.parse(read(notebookFile)) as { cells: Record<string, unknown>[] };
  Object.assign(notebook.cells[1], { source: "changed;", execution_count: 3 });
  write(notebookFile, JSON.stringify(notebook));
  expect(pairFindings(root, stem)).toEqual([
    expect.stringContaining("differ"),
    expect.stringContaining("cell 2 holds an execution count"),
  ]);
});

test("another form of the same cells is found and put right", () => {
  inStep();
  write(textFile, read(textFile).replace("// %%\n", "// %%\n\n"));
  write(notebookFile, JSON.stringify(JSON.parse(read(notebookFile))));
  expect(pairFindings(root, stem)).toEqual([
    "notebooks/03-x.ipynb is not as npm run notebooks writes it: run npm run notebooks",
    "notebooks/text/03-x.ts is not as npm run notebooks writes it: run npm run notebooks",
  ]);
  sync();
  expect(pairFindings(root, stem)).toEqual([]);
});

test("a file that cannot be read is named, with the reason, and nothing is written", () => {
  inStep();
  write(textFile, "let a;\n");
  const line = "notebooks/text/03-x.ts line 1 comes before the first cell";
  expect(sync()).toEqual({ kind: "trouble", line: expect.stringContaining(line) });
  expect(pairFindings(root, stem)).toEqual([expect.stringContaining(line)]);
  expect(read(textFile)).toBe("let a;\n");
});

test("a broken rule is reported under the text, which is where it is mended", () => {
  write(textFile, printPercent([...cells("a"), { type: "code", tags: ["odd"], source: "" }]));
  sync();
  expect(pairFindings(root, stem)).toEqual([
    expect.stringContaining('notebooks/text/03-x.ts: cell 3 has the unknown tag "odd"'),
  ]);
});

test("every chapter on disk is known by its text or its notebook", () => {
  write("notebooks/text/02-b.ts", "");
  write("notebooks/01-a.ipynb", "");
  write("notebooks/text/01-a.ts", "");
  write("notebooks/text/tsconfig.json", "");
  expect(stemsOnDisk(root)).toEqual(["01-a", "02-b"]);
});
