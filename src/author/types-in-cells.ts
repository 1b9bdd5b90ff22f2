/**
 * Checks, with the TypeScript inside tslab (5.0.4), all that notebooks import, and the notebooks'
 * texts: a newer feature that our own TypeScript accepts must not stop a learner's cell.
 */
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import type * as TypeScript from "@tslab/typescript-for-tslab";

const requireFromTslab = createRequire(require.resolve("tslab"));

/** The type errors that tslab's TypeScript finds in `files` (absolute paths), a line each. */
export function typeErrorsInCells(root: string, files: readonly string[]): readonly string[] {
  const ts = requireFromTslab("@tslab/typescript-for-tslab") as typeof TypeScript;
  const program = ts.createProgram([...files], {
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    // A notebook's text lies one folder deeper than the notebook from which its imports are read.
    rootDirs: [root, join(root, "notebooks")],
    typeRoots: [join(root, "node_modules", "@types")],
    types: ["node"],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  });
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const words = ts.flattenDiagnosticMessageText(messageText, " ");
    if (!file || start === undefined) return words;
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    return `${relative(root, file.fileName)}:${line + 1}:${character + 1} ${words}`;
  });
}

/** The files that notebooks import, and the notebooks' texts. */
export function filesInCells(root: string): readonly string[] {
  const folders = ["src/board", "exercises", "solutions", "notebooks/text"];
  const files = folders.flatMap((folder) =>
    !existsSync(join(root, folder))
      ? []
      : readdirSync(join(root, folder))
          .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
          .map((name) => join(root, folder, name)),
  );
  return [...files, join(root, "src", "notebook", "index.ts")];
}

if (require.main === module) {
  const root = join(__dirname, "..", "..");
  const files = filesInCells(root);
  const errors = typeErrorsInCells(root, files);
  for (const line of errors) console.error(line);
  process.exitCode = errors.length === 0 ? 0 : 1;
}
