/**
 * @file Where the imports of a cell lead: as in any file of `notebooks/`.
 *
 * tslab compiles a cell as if it were a file at the top of the course, because everything that it
 * imports has to lie below. So the imports of cells are resolved here, seen from `notebooks/`.
 */
import { isBuiltin } from "node:module";
import { posix } from "node:path";
import type * as TypeScript from "@tslab/typescript-for-tslab";
import { type Ts } from "./tslab";

export type Places = {
  /** The top of the course, with forward slashes. */
  readonly root: string;
  /** The folder whose files stand in for `exercises/`, usually `exercises` itself. */
  readonly answers: string;
};

/**
 * Is the file part of the course's own code? Node loads it as it does for every other command. tslab
 * reads its types and need not check, compile and reload it: it compiles what learners write.
 */
export function isCourseCode(file: string, { root }: Pick<Places, "root">): boolean {
  return file.startsWith(`${root}/src/`);
}

/** What TypeScript asks a host for the imports of a file. */
export type ResolveImports = NonNullable<TypeScript.CompilerHost["resolveModuleNameLiterals"]>;

const cells = ["__tslab__.ts", "__prev__.d.ts"];

/** `../exercises/x` as the cell means it when another folder holds the answers. */
export function answerPath(specifier: string, { answers }: Pick<Places, "answers">): string {
  return specifier.replace(/^\.\.\/exercises\//, `../${answers}/`);
}

/** Resolves the imports of cells from `notebooks/`, Node's modules to their types, others as usual. */
export function createImportResolver(ts: Ts, places: Places): ResolveImports {
  const { root } = places;
  const isCell = (file: string) => cells.some((cell) => file === posix.join(root, cell));
  const find = (name: string, from: string, options: TypeScript.CompilerOptions) =>
    ts.resolveModuleName(name, from, options, ts.sys);

  return (literals, containingFile, _reference, options) =>
    literals.map(({ text }) => {
      if (isBuiltin(text)) return nodeTypes(ts, containingFile, options);
      if (!isCell(containingFile)) return find(text, containingFile, options);
      const seen = find(
        answerPath(text, places),
        posix.join(root, "notebooks", "cell.ts"),
        options,
      );
      // The types that TypeScript writes down for later cells name files from the top of the course.
      return seen.resolvedModule ? seen : find(text, containingFile, options);
    });
}

/** Leads to the types of Node, which declare all of its modules and are read only when asked for. */
function nodeTypes(
  ts: Ts,
  from: string,
  options: TypeScript.CompilerOptions,
): TypeScript.ResolvedModuleWithFailedLookupLocations {
  const found = ts.resolveTypeReferenceDirective("node", from, options, ts.sys);
  const file = found.resolvedTypeReferenceDirective?.resolvedFileName;
  return {
    resolvedModule: file
      ? { resolvedFileName: file, extension: ts.Extension.Dts, isExternalLibraryImport: true }
      : undefined,
  } as TypeScript.ResolvedModuleWithFailedLookupLocations;
}
