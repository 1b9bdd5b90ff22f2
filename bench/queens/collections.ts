/**
 * The n-queens of public collections of algorithms, for comparison. They are no part of this course:
 * they are read from clones that somebody has put into a folder of their own.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import vm from "node:vm";
import { transformSync } from "@swc/core";

type Exports = Readonly<Record<string, unknown>>;

type Entry = {
  readonly title: string;
  /** Where the file lies in a clone. */
  readonly file: string;
  readonly counter: (exports: Exports) => (n: number) => number;
};

const entries: readonly Entry[] = [
  {
    title: "trekhleb/javascript-algorithms, nQueens",
    file: "src/algorithms/uncategorized/n-queens/nQueens.js",
    counter: ({ default: nQueens }) => {
      const list = nQueens as (n: number) => readonly unknown[];
      return (n) => list(n).length;
    },
  },
  {
    title: "trekhleb/javascript-algorithms, nQueensBitwise",
    file: "src/algorithms/uncategorized/n-queens/nQueensBitwise.js",
    counter: ({ default: nQueensBitwise }) => nQueensBitwise as (n: number) => number,
  },
  {
    title: "TheAlgorithms/JavaScript, NQueens",
    file: "Backtracking/NQueens.js",
    counter: ({ NQueens }) => {
      const Board = NQueens as new (n: number) => { solutionCount: number; solve(): void };
      return (n) => {
        const board = new Board(n);
        board.solve();
        return board.solutionCount;
      };
    },
  },
];

export type Collected = { readonly title: string; readonly count: (n: number) => number };

/** The functions that we know of in the clones that lie in `folder`, or in `folder` as a clone. */
export function collectedIn(folder: string): readonly Collected[] {
  const clones = [folder, ...subfolders(folder)];
  return entries.flatMap(({ title, file, counter }) => {
    const found = clones.map((clone) => join(clone, file)).find((path) => existsSync(path));
    return found === undefined ? [] : [{ title, count: counter(load(found)) }];
  });
}

/** What `collectedIn` looks for, a line each. */
export const collectedFiles: readonly string[] = entries.map(
  ({ title, file }) => `${title} (${file})`,
);

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
