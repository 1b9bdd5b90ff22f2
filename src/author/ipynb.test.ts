import { describe, expect, test } from "@jest/globals";
import { type Cell } from "./cell";
import { hashOfCells, parseNotebook, printNotebook } from "./ipynb";

const title: Cell = { type: "markdown", tags: [], source: "# Title\n\nText" };
const run: Cell = { type: "code", tags: ["run"], source: "show(1);" };

type RawCell = { id: string; metadata: object; [key: string]: unknown };
type Raw = { cells: RawCell[]; metadata: Record<string, unknown> };
const raw = (json: string) => JSON.parse(json) as Raw;
const ids = (cells: readonly Cell[], stem = "03-x") =>
  raw(printNotebook(stem, cells)).cells.map(({ id }) => id);

/** A printed notebook after a change that JupyterLab might have made. */
function changed(change: (notebook: Raw) => void): string {
  const notebook = raw(printNotebook("03-x", [title, run]));
  change(notebook);
  return JSON.stringify(notebook);
}

describe("a printed notebook", () => {
  test("gives its cells back and knows the text it agrees with", () => {
    const notebook = parseNotebook(printNotebook("03-x", [title, run]));
    expect(notebook).toEqual({
      cells: [title, run],
      agreed: hashOfCells([title, run]),
      untidy: [],
      hasOutputs: false,
    });
  });

  test("is what Jupyter itself would write: sorted keys, indent 1, a newline at the end", () => {
    const json = printNotebook("03-x", [title, run]);
    const sorted = (_key: string, value: unknown): unknown =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value;
    expect(json).toBe(JSON.stringify(JSON.parse(json), sorted, 1) + "\n");
    expect(raw(json).cells[0].source).toEqual(["# Title\n", "\n", "Text"]);
    expect(raw(json).cells[1]).toMatchObject({ execution_count: null, outputs: [] });
    expect(raw(json)).toMatchObject({ nbformat: 4, nbformat_minor: 5 });
    expect(raw(json).metadata.kernelspec).toMatchObject({ name: "queens-and-knights" });
  });

  test("has ids that an edit of another cell leaves alone", () => {
    const before = ids([title, run, run]);
    const after = ids([{ ...title, source: "# Other" }, run, run]);
    expect(new Set(before).size).toBe(3);
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]).not.toBe(before[0]);
    expect(ids([run], "04-y")).not.toEqual(ids([run], "03-x"));
  });
});

describe("a notebook that was opened", () => {
  test("is told apart by its outputs, counts and metadata", () => {
    const json = changed((notebook) => {
      notebook.metadata.widgets = {};
      notebook.cells[0].metadata = { editable: true };
      notebook.cells[1].execution_count = 7;
      notebook.cells[1].outputs = [{ output_type: "stream", name: "stdout", text: "4" }];
    });
    const { untidy, hasOutputs, cells } = parseNotebook(json);
    expect(hasOutputs).toBe(true);
    expect(cells).toEqual([title, run]);
    expect(untidy).toEqual([
      'the notebook holds the unknown metadata "widgets"',
      'cell 1 holds the unknown metadata "editable"',
      "cell 2 holds an output, which would give the answer away",
      "cell 2 holds an execution count",
    ]);
  });

  test("may come from elsewhere, and then agrees with no text", () => {
    const json = changed((notebook) => {
      delete notebook.metadata.queens_and_knights;
    });
    expect(parseNotebook(json).agreed).toBeNull();
  });

  test("may hold a source in one string", () => {
    const json = changed((notebook) => {
      notebook.cells[0].source = "# Title\n\nText\n";
    });
    expect(parseNotebook(json).cells[0]).toEqual(title);
  });

  test.each([
    ["{", "is not JSON"],
    ["{}", "is not a notebook of nbformat 4"],
    [changed(({ cells }) => (cells[0].cell_type = "raw")), "cell 1 is a raw cell"],
    [changed(({ cells }) => (cells[0].attachments = { "a.png": {} })), "holds a pasted picture"],
  ])("is refused with the reason when its cells cannot be carried over", (json, message) => {
    expect(() => parseNotebook(json)).toThrow(message);
  });
});
