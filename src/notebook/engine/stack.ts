/**
 * @file Stacks that a learner can read: their own functions, files and lines, and nothing else.
 */
import { type Trace } from "./traces";

export type Script = {
  /** How a place in the script is written, `exercises/03-backtracking.ts:12:5`. */
  readonly describe: (line: number, column: number) => string;
  readonly trace: Trace;
};

export type Stacks = {
  /** Tells where the code comes from that runs under this name. */
  readonly register: (name: string, script: Script) => void;
  /** Takes away the excerpt of emitted code that Node's `vm` puts in front of an error's stack. */
  readonly clean: (thrown: unknown) => void;
};

/** Makes every stack of this process show the registered scripts only, where it touches any. */
export function installReadableStacks(): Stacks {
  const scripts = new Map<string, Script>();
  const made = new WeakMap<Error, string>();

  Error.prepareStackTrace = (error, sites) => {
    const frames = sites.flatMap((site) => frame(site, scripts) ?? []);
    const lines = frames.length > 0 ? collapse(frames) : sites.map((site) => `    at ${site}`);
    const stack = [headline(error), ...lines].join("\n");
    made.set(error, stack);
    return stack;
  };
  return {
    register: (name, script) => void scripts.set(name, script),
    clean(thrown) {
      if (!(thrown instanceof Error)) return;
      const stack = made.get(thrown);
      if (stack && thrown.stack?.endsWith(stack)) thrown.stack = stack;
    },
  };
}

function headline(error: Error): string {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return "Error";
  }
}

function frame(site: NodeJS.CallSite, scripts: ReadonlyMap<string, Script>): string | null {
  const name = site.getScriptNameOrSourceURL();
  const script = name ? scripts.get(name) : undefined;
  if (!script) return null;
  const [line, column] = [site.getLineNumber() ?? 1, site.getColumnNumber() ?? 1];
  const position = script.trace({ line, column });
  if (!position) return null;
  const where = script.describe(position.line, position.column);
  const called = site.getFunctionName();
  if (!called) return `    at ${where}`;
  return `    at ${site.isConstructor() ? "new " : ""}${called} (${where})`;
}

/** Writes a run of equal lines, as recursion without end leaves them, once. */
function collapse(lines: readonly string[]): string[] {
  const runs: { readonly line: string; length: number }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.line === line) last.length++;
    else runs.push({ line, length: 1 });
  }
  return runs.map(({ line, length }) => (length > 1 ? `${line}, again and again` : line));
}
