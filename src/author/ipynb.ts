/**
 * A chapter as a learner opens it: nbformat 4.5 without outputs, every byte determined by its cells.
 */
import { createHash } from "node:crypto";
import { languageInfo } from "../notebook/kernel/kernel-info";
import { type Cell, tidyCell } from "./cell";
import { printPercent } from "./percent";

/** What a notebook file holds: its cells, and what does not belong in a learner's notebook. */
export type Notebook = {
  readonly cells: readonly Cell[];
  /** The hash of the text with which the notebook was last in step; null in a foreign notebook. */
  readonly agreed: string | null;
  /** Outputs, counts and metadata that a committed notebook must not have, one clear line each. */
  readonly untidy: readonly string[];
  readonly hasOutputs: boolean;
};

type Json = Readonly<Record<string, unknown>>;

const ourKey = "queens_and_knights";

const notebookMetadata = {
  kernelspec: {
    display_name: "TypeScript (Queens & Knights)",
    language: "typescript",
    name: "queens-and-knights",
  },
  language_info: languageInfo,
};

/** What text and notebook agree on, as one short string. */
export function hashOfCells(cells: readonly Cell[]): string {
  return createHash("sha256").update(printPercent(cells)).digest("hex");
}

/** Prints the learner's notebook of a chapter: no outputs, ids that follow from stem and content. */
export function printNotebook(stem: string, cells: readonly Cell[]): string {
  const tidy = cells.map(tidyCell);
  const ids = cellIds(stem, tidy);
  const notebook = {
    cells: tidy.map((cell, i) => printCell(cell, ids[i])),
    metadata: { ...notebookMetadata, [ourKey]: { text: hashOfCells(tidy) } },
    nbformat: 4,
    nbformat_minor: 5,
  };
  return JSON.stringify(notebook, null, 1) + "\n";
}

/** Reads a notebook file; throws an `Error` that says what cannot be read or carried to the text. */
export function parseNotebook(json: string): Notebook {
  const notebook = parseJson(json);
  if (notebook.nbformat !== 4 || !Array.isArray(notebook.cells)) {
    throw new Error("is not a notebook of nbformat 4: save it again in JupyterLab 4");
  }
  const cells = notebook.cells.map((cell: unknown) => asObject(cell));
  const metadata = asObject(notebook.metadata);
  const agreed = asObject(metadata[ourKey]).text;
  return {
    cells: cells.map(readCell),
    agreed: typeof agreed === "string" ? agreed : null,
    untidy: [
      ...unknownKeys(metadata, [...Object.keys(notebookMetadata), ourKey], "the notebook"),
      ...cells.flatMap(untidyCell),
    ],
    hasOutputs: cells.some(({ outputs }) => Array.isArray(outputs) && outputs.length > 0),
  };
}

function printCell(cell: Cell, id: string): Json {
  const lines = cell.source.split(/(?<=\n)/).filter((line) => line !== "");
  const metadata = cell.tags.length > 0 ? { tags: cell.tags } : {};
  return cell.type === "markdown"
    ? { cell_type: cell.type, id, metadata, source: lines }
    : { cell_type: cell.type, execution_count: null, id, metadata, outputs: [], source: lines };
}

/** Equal cells of one chapter are told apart by their ordinal, so an edit moves no other id. */
function cellIds(stem: string, cells: readonly Cell[]): readonly string[] {
  const seen = new Map<string, number>();
  return cells.map(({ type, source }) => {
    const key = JSON.stringify([stem, type, source]);
    const ordinal = seen.get(key) ?? 0;
    seen.set(key, ordinal + 1);
    return createHash("sha256").update(`${key}${ordinal}`).digest("hex").slice(0, 12);
  });
}

function parseJson(json: string): Json {
  try {
    return asObject(JSON.parse(json));
  } catch {
    throw new Error("is not JSON: it may hold merge marks; take one side of it and try again");
  }
}

function readCell(cell: Json, i: number): Cell {
  const type = cell.cell_type;
  if (type !== "code" && type !== "markdown") {
    throw new Error(`cell ${i + 1} is a ${String(type)} cell: make it a code or a markdown cell`);
  }
  if (Object.keys(asObject(cell.attachments)).length > 0) {
    throw new Error(
      `cell ${i + 1} holds a pasted picture, which the text cannot carry: draw it with show(), ` +
        `or save it as a file beside the notebook`,
    );
  }
  const { source } = cell;
  const { tags } = asObject(cell.metadata);
  return tidyCell({
    type,
    tags: Array.isArray(tags) ? tags.map(String) : [],
    source: Array.isArray(source) ? source.join("") : String(source ?? ""),
  });
}

function untidyCell(cell: Json, i: number): readonly string[] {
  const name = `cell ${i + 1}`;
  const hasOutputs = Array.isArray(cell.outputs) && cell.outputs.length > 0;
  const isCounted = cell.execution_count !== null && cell.execution_count !== undefined;
  return [
    ...(hasOutputs ? [`${name} holds an output, which would give the answer away`] : []),
    ...(isCounted ? [`${name} holds an execution count`] : []),
    ...unknownKeys(asObject(cell.metadata), ["tags"], name),
  ];
}

function unknownKeys(metadata: Json, known: readonly string[], name: string): readonly string[] {
  return Object.keys(metadata)
    .filter((key) => !known.includes(key))
    .map((key) => `${name} holds the unknown metadata "${key}"`);
}

function asObject(value: unknown): Json {
  return typeof value === "object" && value !== null ? (value as Json) : {};
}
