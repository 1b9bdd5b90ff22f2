/** A copy of the course in which nothing is installed and nobody has worked: what a clone is. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const leftBehind = [".git", ".venv", ".kata", "node_modules", "rendered", ".ipynb_checkpoints"];

/** Copies the course into a new folder whose name is harder than most; gives the folder. */
export function makeFreshCopy(root: string): string {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), "queens-and-knights-"));
  const copy = path.join(parent, "Königin & Springer");
  fs.cpSync(root, copy, {
    recursive: true,
    filter: (file) => !leftBehind.includes(path.basename(file)),
  });
  return copy;
}

/** Removes the copy. */
export function removeCopy(copy: string): void {
  const parent = path.dirname(copy);
  fs.rmSync(parent, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
