/** For tests: a small course in a folder of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Chapter } from "../../course";

export type Fixture = {
  readonly root: string;
  /** Writes a file of the course; folders are made as needed. */
  readonly write: (file: string, content: string) => void;
  readonly remove: (file: string) => void;
};

/** The one chapter of the small course. */
export const chapter: Chapter = {
  stem: "03-x",
  title: "X",
  core: true,
  minutes: { reading: 10, exercise: 10 },
  hints: ["nudge", "concept", "pseudo-code"],
};

export const stub = `export function double(n: number): number {
  // TODO: twice as much
  throw new Error("Not implemented: double");
}
`;

export const solution = "export function double(n: number): number {\n  return 2 * n;\n}\n";

const mistake = `/**
 * Mistake: Nothing is doubled.
 * Caught by: doubles 1
 */
export function double(n: number): number {
  return n;
}
`;

/** A small course in which nothing is wrong. */
export function smallCourse(): Fixture {
  const root = mkdtempSync(join(tmpdir(), "course-"));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  // The smallest library: the compiler reads it anew for every test.
  const strict = { strict: true, noEmit: true, types: [], lib: ["ES5"] };
  const options = { ...strict, target: "ES2022", module: "Node16" };
  write("tsconfig.json", JSON.stringify({ compilerOptions: options, include: ["*/*.ts"] }));
  write("exercises/03-x.ts", stub);
  write("solutions/03-x.ts", solution);
  write("solutions/03-x.2.ts", solution);
  write("test/03-x.test.ts", 'test("doubles 1", () => undefined);\n');
  for (const letter of "abcdef") write(`test/mistakes/03-x/${letter}.ts`, mistake);
  write("notebooks/text/03-x.ts", '// %%\nimport { double } from "../exercises/03-x";\n');
  write("notebooks/text/tsconfig.json", "{}");
  write("notebooks/03-x.ipynb", "{}");
  return {
    root,
    write,
    remove: (file) => rmSync(join(root, file), { recursive: true, force: true }),
  };
}
