/**
 * Files that are never half-written. A new text is written beside the old one and takes its place
 * in one step, so that a process killed at any moment leaves the old file or the new one.
 */
import fs from "node:fs";
import path from "node:path";

/** Did the system refuse: a full disk, a folder that may not be written? Its message says which. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return (error as NodeJS.ErrnoException | null)?.syscall !== undefined;
}

/** Puts `text` in the place of `file`, which need not exist. */
export function replaceFile(file: string, text: string): void {
  const target = fs.existsSync(file) ? fs.realpathSync(file) : file;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const beside = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.new`);
  try {
    writeThrough(beside, text, "w");
    fs.renameSync(beside, target);
  } finally {
    fs.rmSync(beside, { force: true });
  }
}

/**
 * Copies `file` into `folder` under the date `now`, and returns the copy's path; `null` when there
 * is no such file. An older copy is never overwritten.
 */
export function saveCopy(file: string, folder: string, now: Date): string | null {
  if (!fs.existsSync(file)) return null;
  const content = fs.readFileSync(file);
  fs.mkdirSync(folder, { recursive: true });
  for (let n = 1; ; n++) {
    const name = `${stamp(now)}${n === 1 ? "" : `-${n}`}${path.extname(file)}`;
    const copy = path.join(folder, name);
    if (fs.existsSync(copy)) continue;
    writeThrough(copy, content, "wx");
    return copy;
  }
}

/** The local date and time as a file's name on every system: `2026-11-30-at-14.05.09`. */
function stamp(date: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(".");
  return `${day}-at-${time}`;
}

function writeThrough(file: string, content: string | Buffer, flag: "w" | "wx"): void {
  const descriptor = fs.openSync(file, flag);
  try {
    fs.writeFileSync(descriptor, content);
    // Without this the rename could reach the disk before the content does.
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
