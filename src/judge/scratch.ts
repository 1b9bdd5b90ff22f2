/** For the judge's own tests: folders of answers outside the course, gone afterwards. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

export type Scratch = {
  /** Makes a folder that holds this one answer and nothing else. */
  folderWith(file: string, code: string): string;
  readonly folder: string;
  remove(): void;
};

/** Makes a scratch folder whose path is not an easy one. */
export function createScratch(): Scratch {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "answers with spaces äöü "));
  return {
    folder,
    folderWith(file, code) {
      const inner = fs.mkdtempSync(path.join(folder, "folder "));
      fs.writeFileSync(path.join(inner, file), code);
      return inner;
    },
    remove: () => fs.rmSync(folder, { recursive: true }),
  };
}
