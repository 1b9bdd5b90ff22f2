/**
 * A chapter as text: jupytext's percent format for TypeScript, the part of it that the course uses.
 * Jupytext reads what we print, and we read what jupytext prints; ours needs no Python.
 */
import { type Cell, tidyCell } from "./cell";

const header = [
  "// ---",
  "// jupyter:",
  "//   jupytext:",
  "//     text_representation:",
  "//       extension: .ts",
  "//       format_name: percent",
  "//       format_version: '1.3'",
  "//   kernelspec:",
  "//     display_name: TypeScript (Queens & Knights)",
  "//     language: typescript",
  "//     name: queens-and-knights",
  "// ---",
];

const markerLine = /^\s*\/\/\s*%%(?:%*\s(.*)|\s*)$/;
const magicLine = /^\s*(?:\/\/ ?)*%{1,3}[a-zA-Z]/;

/** Reads percent text into cells; throws an `Error` that names the line and says what is wrong. */
export function parsePercent(text: string): readonly Cell[] {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const body = endOfHeader(lines);
  const starts = lines.flatMap((line, at) => (at >= body && markerLine.test(line) ? [at] : []));
  const stray = lines.findIndex((line, at) => at >= body && line.trim() !== "");
  if (stray !== -1 && stray !== starts[0]) {
    throw new Error(
      `line ${stray + 1} comes before the first cell: put a line "// %%" (code) or ` +
        `"// %% [markdown]" (prose) above it`,
    );
  }
  return starts.map((start, i) => readCell(lines, start, starts[i + 1] ?? lines.length));
}

/** Prints cells as percent text, the one form that `npm run notebooks` writes. */
export function printPercent(cells: readonly Cell[]): string {
  const blocks = cells.map((cell, i) => {
    const tidy = tidyCell(cell);
    refuseUnprintable(tidy, i + 1);
    return printCell(tidy);
  });
  return [header.join("\n"), ...blocks].join("\n\n") + "\n";
}

/** The index of the first line after jupytext's YAML header, if there is one. */
function endOfHeader(lines: readonly string[]): number {
  const start = /^\/\/ -\*- coding: utf-8 -\*-$/.test(lines[0]) ? 1 : 0;
  if (lines[start]?.trimEnd() !== "// ---") return start;
  const end = lines.findIndex((line, at) => at > start && line.trimEnd() === "// ---");
  if (end === -1)
    throw new Error(`the header that starts on line ${start + 1} has no end "// ---"`);
  return end + 1;
}

function readCell(lines: readonly string[], start: number, end: number): Cell {
  const { type, tags } = readMarker(lines[start], start + 1);
  const body = lines.slice(start + 1, end);
  const source = type === "code" ? body : body.map((line, i) => uncomment(line, start + i + 2));
  return tidyCell({ type, tags, source: source.join("\n") });
}

function readMarker(line: string, lineNumber: number): Pick<Cell, "type" | "tags"> {
  const options = (markerLine.exec(line)?.[1] ?? "").trim();
  const match = /^(\[(?:markdown|md)\])?\s*(?:tags=(\[.*\]))?$/.exec(options);
  const tags = match && readTags(match[2] ?? "[]");
  if (!match || !tags || /%%%/.test(line)) {
    throw new Error(
      `line ${lineNumber} starts a cell with "${options}": a cell starts with "// %%" or ` +
        `"// %% [markdown]", and may go on with tags=["predict"]`,
    );
  }
  return { type: match[1] ? "markdown" : "code", tags };
}

function readTags(json: string): readonly string[] | null {
  try {
    const tags: unknown = JSON.parse(json);
    const isTags = Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
    return isTags ? (tags as readonly string[]) : null;
  } catch {
    return null;
  }
}

function uncomment(line: string, lineNumber: number): string {
  if (line.trim() === "") return "";
  if (!line.startsWith("//")) {
    throw new Error(
      `line ${lineNumber} is code in a markdown cell: start prose with "// ", or put a line ` +
        `"// %%" above the code`,
    );
  }
  return line.slice(line.startsWith("// ") ? 3 : 2);
}

function printCell({ type, tags, source }: Cell): string {
  const marker = [
    "// %%",
    ...(type === "markdown" ? ["[markdown]"] : []),
    ...(tags.length > 0 ? [`tags=[${tags.map((tag) => JSON.stringify(tag)).join(", ")}]`] : []),
  ].join(" ");
  if (source === "") return marker;
  const lines = source.split("\n");
  const body = type === "code" ? lines : lines.map((line) => (line === "" ? "//" : `// ${line}`));
  return [marker, ...body].join("\n");
}

/** Percent text cannot carry a line that looks like a marker or, to jupytext, like a magic. */
function refuseUnprintable({ type, source }: Cell, cellNumber: number): void {
  const isTrouble = (line: string) => {
    const printed = type === "code" ? line : `// ${line}`;
    return markerLine.test(printed) || (type === "code" && magicLine.test(printed));
  };
  const trouble = source.split("\n").find(isTrouble);
  if (trouble === undefined) return;
  throw new Error(
    `cell ${cellNumber} holds the line "${trouble.trim()}", which percent text would take for a ` +
      `new cell or a magic: write it so that it does not start with %`,
  );
}
