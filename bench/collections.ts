/**
 * Functions of public collections of algorithms, for comparison. They are no part of this course: they
 * are read from clones that somebody has put into a folder of their own.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import vm from "node:vm";
import { transformSync } from "@swc/core";

export type Exports = Readonly<Record<string, unknown>>;

export type CollectionEntry<F> = {
  readonly title: string;
  /** Where the file lies in a clone. */
  readonly file: string;
  /** The function that is measured, made of what the file exports. */
  readonly from: (exports: Exports) => F;
};

export type CollectedFunction<F> = { readonly title: string; readonly call: F };

/** The functions of these entries in the clones that lie in `folder`, or in `folder` as a clone. */
export function findCollected<F>(
  folder: string,
  entries: readonly CollectionEntry<F>[],
): readonly CollectedFunction<F>[] {
  const clones = [folder, ...subfolders(folder)];
  return entries.flatMap(({ title, file, from }) => {
    const found = clones.map((clone) => join(clone, file)).find((path) => existsSync(path));
    return found === undefined ? [] : [{ title, call: from(load(found)) }];
  });
}

function subfolders(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map(({ name }) => join(folder, name));
}

/** Loads an ES module as such collections write them: only relative imports, ".js" left out. */
function load(file: string): Exports {
  const { code } = transformSync(readFileSync(file, "utf8"), {
    filename: file,
    swcrc: false,
    jsc: { parser: { syntax: "ecmascript" }, target: "es2022" },
    module: { type: "commonjs" },
  });
  const exports: Record<string, unknown> = {};
  const requireBeside = (name: string): Exports => {
    const path = join(dirname(file), name);
    return load(existsSync(path) ? path : `${path}.js`);
  };
  const run = vm.compileFunction(code, ["exports", "require"], { filename: file }) as (
    exports: Record<string, unknown>,
    require: (name: string) => Exports,
  ) => void;
  run(exports, requireBeside);
  return exports;
}
