/** The worked answers of a chapter: the one that a class would see first, then its other ways. */
import fs from "node:fs";
import path from "node:path";

export type Source = { readonly file: string; readonly text: string };

export function solutionsOf(folder: string, stem: string): readonly Source[] {
  return fs
    .readdirSync(folder)
    .filter(
      (name) => name === `${stem}.ts` || (name.startsWith(`${stem}.`) && name.endsWith(".ts")),
    )
    .sort((a, b) => a.length - b.length || a.localeCompare(b))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, text: fs.readFileSync(file, "utf8") }));
}
