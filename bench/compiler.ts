/** The C twins: compiled into a folder of the system's temporary ones, where there is a compiler. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const flags = ["-O3", "-march=native", "-std=c11"];

/** A program that counts; the milliseconds are processor time of the counting alone. */
export type Program = (n: number) => { readonly count: number; readonly milliseconds: number };

export type Compiler = {
  /** Its first line about itself, and the flags. */
  readonly title: string;
  /** Compiles C files, each with its whole path, into one program. */
  compile(name: string, files: readonly string[]): Program;
  /** Takes the compiled programs away again. */
  remove(): void;
};

/** The compiler that the variable CC names, or else the first of the usual ones; `null` without. */
export function findCompiler(): Compiler | null {
  const named = process.env["CC"];
  const command = (named ? [named] : ["cc", "gcc", "clang"]).find(isThere);
  if (command === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const title = `${firstLine(run(command, ["--version"]))}, ${flags.join(" ")}`;
  return {
    title,
    compile(name, files) {
      const program = join(folder, process.platform === "win32" ? `${name}.exe` : name);
      run(command, [...flags, "-o", program, ...files]);
      return (n) => readResult(run(program, [String(n)]));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function isThere(command: string): boolean {
  try {
    run(command, ["--version"]);
    return true;
  } catch {
    return false;
  }
}

function run(command: string, rest: readonly string[]): string {
  return execFileSync(command, rest, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

function firstLine(text: string): string {
  return text.split(/\r?\n/)[0];
}

function readResult(output: string): ReturnType<Program> {
  const [count, milliseconds] = output.trim().split(" ").map(Number);
  return { count, milliseconds };
}
