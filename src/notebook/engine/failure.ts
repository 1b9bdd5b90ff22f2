/** @file Why a cell failed, as Jupyter wants to hear it: a name, a line, and the lines to show. */
import { inspect } from "node:util";
import { type Diagnostic } from "tslab/dist/converter";

export type Failure = {
  readonly name: string;
  readonly message: string;
  readonly traceback: readonly string[];
};

/** The failure of a cell that was not run, because it or a file that it imports has errors. */
export function compileFailure(
  diagnostics: readonly Diagnostic[],
  { name: cell, code }: { readonly name: string; readonly code: string },
): Failure {
  const lines = diagnostics.map(({ fileName, start, messageText }) => {
    const [line, column] = [start.line + 1, start.character + 1];
    const file = fileName?.replaceAll("\\", "/");
    const place = file ? `${file}:${line}:${column}` : placeInCell(cell, line);
    return `${place} - ${inOurTerms(messageText)}`;
  });
  const note = importsAnswer(code) ? [staysInUse] : [];
  return { name: "TypeScript", message: lines[0], traceback: [...lines, ...note] };
}

const staysInUse = "A version that was imported before stays in use.";

function importsAnswer(code: string): boolean {
  return /^\s*(import\b|\}).*from\s*["']\.\.\/exercises\//m.test(code);
}

/** TypeScript advises to install what is installed, and only has to be imported. */
function inOurTerms(message: string): string {
  return message.replace(
    /(Cannot find name '(\w+)'\.) Do you need to install type definitions for node\?.*/,
    '$1 What belongs to Node is imported: import $2 from "node:$2";',
  );
}

/** How a line of a cell is written. */
export function placeInCell(cell: string, line: number): string {
  return `${cell}, line ${line}`;
}

/** The failure of a cell that threw `thrown`. */
export function runtimeFailure(thrown: unknown): Failure {
  if (!(thrown instanceof Error)) {
    const message = inspect(thrown);
    return { name: "Thrown", message, traceback: [`Thrown, and not an Error: ${message}`] };
  }
  const { name, message } = thrown;
  return { name, message, traceback: inspect(thrown).split("\n") };
}

/** The failure of a cell that was stopped by its reader. */
export const interruption: Failure = {
  name: "Interrupted",
  message: "The cell was stopped. What earlier cells made is still there.",
  traceback: ["Interrupted: the cell was stopped. What earlier cells made is still there."],
};

/** Did tslab throw this because the cell was to stop? */
export function isInterruption(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { code } = thrown as NodeJS.ErrnoException;
  return (
    code === "ERR_SCRIPT_EXECUTION_INTERRUPTED" || thrown.message === "Interrupted asynchronously"
  );
}
