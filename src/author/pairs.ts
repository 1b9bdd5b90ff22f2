/** The chapters' text and notebook files on disk: brings them into step, or says where they differ. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Cell } from "./cell";
import { hashOfCells, type Notebook, parseNotebook, printNotebook } from "./ipynb";
import { notebookFindings } from "./notebook-rules";
import { parsePercent, printPercent } from "./percent";
import { decide, type Side } from "./sync";

/** What was done to one chapter; `trouble` is for the author to solve. */
export type Outcome = { readonly kind: "done" | "nothing" | "trouble"; readonly line: string };

type Pair = {
  readonly textFile: string;
  readonly notebookFile: string;
  /** Contents as they are on disk; null where there is no file. */
  readonly textBytes: string | null;
  readonly notebookBytes: string | null;
  readonly text: Hashed<readonly Cell[]> | null;
  readonly notebook: Hashed<Notebook> | null;
};

type Hashed<T> = { readonly value: T; readonly hash: string };

const remedy = "run npm run notebooks";

/** The stems of all chapters that have a text or a notebook, in order. */
export function stemsOnDisk(root: string): readonly string[] {
  const texts = filesIn(join(root, "notebooks", "text"), ".ts");
  const notebooks = filesIn(join(root, "notebooks"), ".ipynb");
  return [...new Set([...texts, ...notebooks])].sort();
}

/** Brings one chapter into step; whatever it overwrites unseen is saved in `savedFolder` first. */
export function bringIntoStep(
  root: string,
  stem: string,
  savedFolder: string,
  from?: Side,
): Outcome {
  try {
    const { textFile, notebookFile, textBytes, notebookBytes, text, notebook } = readPair(
      root,
      stem,
    );
    const agreed = notebook?.value.agreed ?? null;
    const decision = decide(
      { text: text?.hash ?? null, notebook: notebook?.hash ?? null, agreed },
      from,
    );
    if (decision === "both-changed") {
      return {
        kind: "trouble",
        line:
          `${textFile} and ${notebookFile} have both changed: choose the one to keep with ` +
          `npm run notebooks -- ${stem} --from text (or --from notebook)`,
      };
    }
    const cells = decision === "notebook" ? notebook!.value.cells : (text?.value ?? []);
    const known = [agreed, hashOfCells(cells)];
    const write = (file: string, now: string | null, next: string, isKnown: boolean) =>
      writeIfOther(root, file, now, next, isKnown ? null : savedFolder);
    const isTextKnown = !text || known.includes(text.hash);
    const isNotebookKnown =
      !notebook || (known.includes(notebook.hash) && !notebook.value.hasOutputs);
    const written = [
      ...write(textFile, textBytes, printPercent(cells), isTextKnown),
      ...write(notebookFile, notebookBytes, printNotebook(stem, cells), isNotebookKnown),
    ];
    return written.length === 0
      ? { kind: "nothing", line: `${stem}: in step` }
      : { kind: "done", line: `${stem}: wrote ${written.join("; wrote ")}` };
  } catch (error) {
    return { kind: "trouble", line: messageOf(error) };
  }
}

/** Everything that is wrong with one chapter's pair, a clear line each; changes nothing. */
export function pairFindings(root: string, stem: string): readonly string[] {
  try {
    const { textFile, notebookFile, textBytes, notebookBytes, text, notebook } = readPair(
      root,
      stem,
    );
    if (!text) return [`${textFile} is missing: ${remedy}`];
    const rules = notebookFindings(text.value).map((line) => `${textFile}: ${line}`);
    if (!notebook) return [...rules, `${notebookFile} is missing: ${remedy}`];
    const untidy = notebook.value.untidy.map((line) => `${notebookFile}: ${line}: ${remedy}`);
    if (text.hash !== notebook.hash) {
      return [...rules, `${textFile} and ${notebookFile} differ: ${remedy}`, ...untidy];
    }
    const isOurForm = notebookBytes === printNotebook(stem, text.value);
    if (!isOurForm && untidy.length === 0) {
      untidy.push(`${notebookFile} is not as npm run notebooks writes it: ${remedy}`);
    }
    if (textBytes !== printPercent(text.value)) {
      untidy.push(`${textFile} is not as npm run notebooks writes it: ${remedy}`);
    }
    return [...rules, ...untidy];
  } catch (error) {
    return [messageOf(error)];
  }
}

function readPair(root: string, stem: string): Pair {
  const textFile = `notebooks/text/${stem}.ts`;
  const notebookFile = `notebooks/${stem}.ipynb`;
  const textBytes = readIfThere(join(root, textFile));
  const notebookBytes = readIfThere(join(root, notebookFile));
  return {
    textFile,
    notebookFile,
    textBytes,
    notebookBytes,
    text: hashed(textFile, textBytes, parsePercent, (cells) => cells),
    notebook: hashed(notebookFile, notebookBytes, parseNotebook, ({ cells }) => cells),
  };
}

/** Parses a file that is there; what that throws starts with the file's name. */
function hashed<T>(
  file: string,
  bytes: string | null,
  parse: (bytes: string) => T,
  cellsOf: (value: T) => readonly Cell[],
): Hashed<T> | null {
  if (bytes === null) return null;
  try {
    const value = parse(bytes);
    return { value, hash: hashOfCells(cellsOf(value)) };
  } catch (error) {
    throw new Error(`${file} ${messageOf(error)}`, { cause: error });
  }
}

/** Writes `next` unless it is there already, keeping what was there in `keepIn`; says what it did. */
function writeIfOther(
  root: string,
  file: string,
  now: string | null,
  next: string,
  keepIn: string | null,
): readonly string[] {
  if (now === next) return [];
  mkdirSync(dirname(join(root, file)), { recursive: true });
  if (now === null || keepIn === null) {
    writeFileSync(join(root, file), next);
    return [file];
  }
  const kept = `${keepIn}/${basename(file)}`;
  mkdirSync(join(root, keepIn), { recursive: true });
  writeFileSync(join(root, kept), now);
  writeFileSync(join(root, file), next);
  return [`${file} (what it held is saved in ${kept})`];
}

function filesIn(folder: string, extension: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => basename(file, extension));
}

function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
