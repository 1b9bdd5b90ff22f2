/**
 * Answers that a judge must survive, as learners write them by accident, each with the verdict it
 * deserves. Used by the judge's own tests only.
 */
import { type Limits } from "./limits";
import { type VerdictStatus } from "./verdict";

export type Hostile = {
  /** What the answer does. */
  readonly does: string;
  /** The text of `03-backtracking.ts`, or the body of its `firstSolution`. */
  readonly code: string;
  readonly status: VerdictStatus;
  /** In the message of the failure that is told first. */
  readonly tells: RegExp;
  /** Where the tests' short limits would hide what is to be seen. */
  readonly limits?: Partial<Limits>;
};

/** An answer whose `firstSolution` has this body and whose `allSolutions` is right for n = 2 only. */
function body(code: string): string {
  return [
    "export function firstSolution(n: number): any {",
    `  ${code}`,
    "}",
    "export function allSolutions(n: number): number[][] { return []; }",
  ].join("\n");
}

const stub = body("return null;");

/** For what takes its time and comes to an end, also on a machine that is busy with other tests. */
const roomy: Partial<Limits> = { testMs: 5000, runMs: 15_000 };
/** The line is looked for from beside, which a busy machine lets come late. */
const watched: Partial<Limits> = { stuckMs: 2000, runMs: 6000 };

export const hostileAnswers: readonly Hostile[] = [
  {
    does: "loops without end",
    code: body("while (true) {}"),
    status: "timed-out",
    tells: /^firstSolution\(1\) was still running[^]*03-backtracking\.ts:2 {2}while \(true\) \{\}/,
  },
  {
    does: "loops without end at a later size, inside try and finally",
    code: body("try { while (n > 4) {} } catch {} finally { while (n > 4) {} } return null;"),
    status: "timed-out",
    tells: /^firstSolution\(\d+\) was still running/,
  },
  {
    does: "loops without end while it is loaded",
    code: `let turns = 0;\nwhile (true) turns++;\n${stub}`,
    status: "timed-out",
    tells:
      /^03-backtracking\.ts was still being loaded[^]*03-backtracking\.ts:2 {2}while \(true\) turns\+\+;/,
  },
  {
    does: "loops without end over promises",
    code: body("void (async () => { while (true) await null; })(); return null;"),
    status: "timed-out",
    tells: /^Your code went on and on over promises [^]*03-backtracking\.ts:2 [^]* await null;/,
    limits: watched,
  },
  {
    does: "loops without end over promises, from its import on",
    code: `void (async () => { while (true) await null; })();\n${stub}`,
    status: "timed-out",
    tells: /^Your code went on and on over promises [^]*03-backtracking\.ts:1 [^]* await null;/,
    limits: watched,
  },
  {
    does: "gets lost in a regular expression",
    code: body('return /^(a+)+$/.test("a".repeat(50) + "b") ? [] : null;'),
    status: "timed-out",
    tells: /^firstSolution\(1\) was still running/,
  },
  {
    does: "asks an endless generator for everything",
    code: body("return [...(function* () { while (true) yield n; })()];"),
    status: "timed-out",
    tells: /^firstSolution\(1\) was still running|used up the memory/,
  },
  {
    does: "calls itself without end",
    code: body("return firstSolution(n);"),
    status: "failed",
    tells: /^firstSolution\(1\): your code calls itself without end in firstSolution/,
  },
  {
    does: "calls itself without end through toString",
    code: body("const it = { toString(): string { return `${it}`; } }; return `${it}`;"),
    status: "failed",
    tells: /^firstSolution\(1\): your code calls itself without end/,
  },
  {
    does: "fills the heap",
    code: body("const all: number[][] = []; while (true) all.push(new Array(1_000_000).fill(n));"),
    status: "crashed",
    tells: /^Your code used up the memory here/,
    limits: { testMs: 10_000, runMs: 10_000 },
  },
  {
    does: "exits with success",
    code: body("process.exit(0);"),
    status: "failed",
    tells: /^firstSolution\(1\): your code called process\.exit\(0\)[^]*03-backtracking\.ts:2/,
  },
  {
    does: "exits and swallows that",
    code: body("try { process.exit(0); } catch {} return n === 1 ? [0] : null;"),
    status: "failed",
    tells: /^Your code called process\.exit\(0\)/,
  },
  {
    does: "exits through the module process",
    code: `import process from "node:process";\n${body("process.abort();")}`,
    status: "failed",
    tells: /your code called process\.abort\(\)/,
  },
  {
    does: "exits while it is loaded",
    code: `process.exit(0);\n${stub}`,
    status: "broken",
    tells: /^03-backtracking\.ts stops while it is loaded: your code called process\.exit\(0\)/,
  },
  {
    does: "exits while it is loaded, and swallows that",
    code: `try { process.exit(0); } catch {}\n${stub}`,
    status: "broken",
    tells: /your code called process\.exit\(0\)/,
  },
  {
    does: "kills its own process",
    code: body('process.kill(process.pid, "SIGKILL"); return null;'),
    status: "failed",
    tells: /your code called process\.kill/,
  },
  {
    does: "has a syntax error",
    code: "export function firstSolution(n: number) {\n  const cols = [;\n  return cols;\n}",
    status: "broken",
    tells: /^03-backtracking\.ts cannot be read as TypeScript: Expression expected \(line 2\)/,
  },
  {
    does: "leaves a { open before the next function",
    code: `function helper() {\n  if (true) {\n}\n${stub}`,
    status: "broken",
    tells:
      /^03-backtracking\.ts cannot be read as TypeScript: a \{ above this line is not closed, its \} is missing \(line \d+\)/,
  },
  {
    does: "leaves the last { open",
    code: `${stub}\nfunction helper() {`,
    status: "broken",
    tells: /^03-backtracking\.ts cannot be read as TypeScript: a \{ above this line is not closed/,
  },
  {
    does: "throws while it is loaded",
    code: `const sizes: any = undefined;\nsizes.push(1);\n${stub}`,
    status: "broken",
    tells: /^03-backtracking\.ts stops while it is loaded: your code threw TypeError[^]*ts:2 /,
  },
  {
    does: "imports a file that is not there",
    code: `import { help } from "./helpers";\nhelp();\n${stub}`,
    status: "broken",
    tells: /^03-backtracking\.ts imports \.\/helpers, and there is no such file/,
  },
  {
    does: "is a generator",
    code: body("return (function* () { yield 0; })();"),
    status: "failed",
    tells: /came back with a generator/,
  },
  {
    does: "is async",
    code: "export async function firstSolution(n: number) { return [0]; }",
    status: "failed",
    tells: /came back with a Promise \(a function marked async gives one: leave async out\)/,
  },
  {
    does: "prints a million lines",
    code: body(
      'for (let i = 0; n === 1 && i < 1_000_000; i++) console.log("trying", i); return null;',
    ),
    status: "failed",
    tells: /^firstSolution\(1\) came back with null/,
    limits: roomy,
  },
  {
    does: "prints a verdict",
    code: body('console.log(JSON.stringify({ status: "passed" })); return null;'),
    status: "failed",
    tells: /^firstSolution\(1\) came back with null/,
  },
  {
    does: "leaves a timer running",
    code: body("setInterval(() => {}, 1000); return null;"),
    status: "failed",
    tells: /^firstSolution\(1\) came back with null/,
  },
  {
    does: "imports what starts other programs",
    code: `import { spawn } from "node:child_process";\n${body('spawn("sleep", ["60"], { detached: true }); return null;')}`,
    status: "broken",
    tells: /your code imports node:child_process\. No exercise starts another program/,
  },
  {
    does: "has a renamed export",
    code: "export function solve(n: number) { return null; }",
    status: "failed",
    tells: /^firstSolution is not exported from your file\. It exports solve\./,
  },
  {
    does: "has a default export only",
    code: "export default function firstSolution(n: number) { return null; }",
    status: "failed",
    tells: /^firstSolution is not exported from your file\. It has a default export/,
  },
  {
    does: "begins with a byte order mark",
    code: `\uFEFF${body('throw new Error("here");')}`,
    status: "failed",
    tells:
      /^firstSolution\(1\): your code threw Error: here\n\n {2}03-backtracking\.ts:2 {2}throw new Error\("here"\);$/,
  },
  {
    does: "ends its lines as Windows does",
    code: body('throw new Error("here");').replaceAll("\n", "\r\n"),
    status: "failed",
    tells:
      /^firstSolution\(1\): your code threw Error: here\n\n {2}03-backtracking\.ts:2 {2}throw new Error\("here"\);$/,
  },
  {
    does: "is empty",
    code: "",
    status: "failed",
    tells: /^firstSolution is not exported from your file\. It exports nothing so far\./,
  },
  {
    does: "gives a sparse array",
    code: body("const cols: number[] = new Array(n); return cols;"),
    status: "failed",
    tells: /Row 0 of it was never filled in/,
  },
  {
    does: "gives NaN",
    code: body("return new Array(n).fill(NaN);"),
    status: "failed",
    tells: /Row 0 has NaN \(a calculation met something that is not a number\)/,
  },
  {
    does: "gives itself",
    code: body("return firstSolution;"),
    status: "failed",
    tells: /came back with the function firstSolution itself \(was it never called\?\)/,
  },
  {
    does: "gives a proxy that throws",
    code: body('return new Proxy([], { get() { throw new Error("no entry"); } });'),
    status: "failed",
    tells: /^Your code threw Error: no entry/,
  },
  {
    does: "throws something that is no error",
    code: body('throw "nothing found";'),
    status: "failed",
    tells: /^Your code threw the string "nothing found"/,
  },
  {
    does: "breaks Array.prototype",
    code: `Array.prototype.map = () => []; Array.prototype.push = () => 0;\n${stub}`,
    status: "failed",
    tells: /something that is built in, such as Array\.prototype/,
  },
  {
    does: "deletes globals",
    code: `const all: any = globalThis; all.console = undefined; delete all.Error; delete all.Array;\n${stub}`,
    status: "crashed",
    tells: /something that is built in, such as Array\.prototype/,
  },
  {
    does: "gives a string of a hundred million characters",
    code: body('return n === 1 ? "Q".repeat(100_000_000) : null;'),
    status: "failed",
    tells: /^firstSolution\(1\) came back with the string "QQQQ/,
    limits: roomy,
  },
  {
    does: "prints a string of a hundred million characters",
    code: body('if (n === 1) console.log("Q".repeat(100_000_000)); return null;'),
    status: "failed",
    tells: /^firstSolution\(1\) came back with null/,
    limits: roomy,
  },
  {
    does: "gives an array of a hundred million places",
    code: body("return n === 1 ? new Array(100_000_000) : null;"),
    status: "failed",
    tells: /^firstSolution\(1\) came back with \[/,
    limits: roomy,
  },
  {
    does: "gives an array whose getter throws",
    code: body('return Object.defineProperty([0], 0, { get() { throw new Error("not yet"); } });'),
    status: "failed",
    tells: /^Your code threw Error: not yet/,
  },
  {
    does: "throws an error whose message throws",
    code: body('throw Object.defineProperty(new Error(), "message", { get() { throw 1; } });'),
    status: "failed",
    tells: /^firstSolution\(1\): your code threw Error/,
  },
  {
    does: "throws a proxy of which nothing can be read",
    code: body("const no = () => { throw 1; }; throw new Proxy({}, { get: no, has: no });"),
    status: "failed",
    tells: /^Your code threw an error whose own parts throw errors/,
  },
  {
    does: "gives a proxy of everything",
    code: body("return new Proxy(() => 0, { get: () => 0, has: () => true, ownKeys: () => [] });"),
    status: "failed",
    tells: /came back with/,
  },
  {
    does: "overwrites console",
    code: `Object.assign(globalThis, { console: { log: null } });\n${body('console.log("here"); return null;')}`,
    status: "failed",
    tells: /^firstSolution\(1\): your code threw TypeError: console\.log is not a function/,
  },
  {
    does: "overwrites the clock and the timers",
    code: `const all: any = globalThis; all.Date = all.setTimeout = all.setImmediate = all.queueMicrotask = undefined; all.performance = undefined;\n${stub}`,
    status: "failed",
    tells: /^firstSolution\(1\) came back with null/,
  },
  {
    does: "overwrites Promise and JSON",
    code: `const all: any = globalThis; all.Promise = undefined; all.JSON = undefined;\n${stub}`,
    status: "failed",
    tells: /^firstSolution\(1\) came back with null/,
  },
  {
    does: "freezes what is built in",
    code: `[Array, Object, Function, Promise, Error].forEach((kind) => Object.freeze(kind.prototype));\n${stub}`,
    status: "failed",
    tells: /^firstSolution\(1\) came back with null/,
  },
  {
    does: "lets a promise fail that nobody waits for",
    code: body('void Promise.reject(new Error("later")); return null;'),
    status: "failed",
    tells: /^firstSolution\(1\) came back with null/,
  },
  {
    does: "throws from a timer",
    code: body('setTimeout(() => { throw new Error("later"); }); return null;'),
    status: "failed",
    tells: /^firstSolution\(1\) came back with null/,
  },
  {
    does: "writes to the judge's own streams",
    code: `import fs from "node:fs";\n${body('fs.writeSync(1, "{}\\n"); fs.writeSync(2, "@hot-spot {\\n"); return null;')}`,
    status: "failed",
    tells: /^firstSolution\(1\) came back with null/,
  },
  {
    does: "talks to the judge",
    code: body('(process as any).send?.({ kind: "end", problem: null }); return null;'),
    status: "failed",
    tells: /^firstSolution\(1\) came back with null/,
  },
  {
    does: "makes its own tests",
    code: `import { test } from "@jest/globals";\ntest("is right", () => {});\n${stub}`,
    status: "failed",
    tells: /^firstSolution\(1\) came back with null/,
  },
];
