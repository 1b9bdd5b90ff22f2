/**
 * @file `npm run bench:queens`: the counters of the queens, in TypeScript and as C twins, in one run in
 * turns; with `--workers`, one thread against two.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { countWithBits as bits } from "../solutions/06-symmetry";
import { countWithBits as eightFold } from "../solutions/06-symmetry.2";
import { collectedFiles, collectedIn } from "./queens/collections";
import { findCompiler, type Compiler } from "./compiler";
import { contest, timed, type Measured, type Plan, type Version } from "./queens/contest";
import { mirror, scan, tables } from "./queens/counters";
import { chartFor, svgOf, tableFor, verdictsFor } from "./queens/report";
import { compareThreads } from "./queens/two-workers";

const root = resolve(__dirname, "..");

/** Every algorithm of ours, and the C file that does the same. */
const algorithms = [
  { algorithm: "scan", count: scan, twin: "scan" },
  { algorithm: "tables", count: tables, twin: "tables" },
  { algorithm: "bits", count: bits, twin: "bits" },
  { algorithm: "bits and mirror", count: mirror, twin: "mirror" },
  { algorithm: "eight-fold", count: eightFold, twin: "eightfold" },
] as const;

type Options = {
  readonly sizes: readonly number[] | null;
  readonly rounds: number;
  readonly limit: number;
  readonly collections?: string;
  readonly charts: string;
  readonly workers?: boolean;
};

async function main(options: Options): Promise<void> {
  if (options.workers) return compareThreads(options.sizes ?? [12, 13, 14, 15], options.rounds);
  const sizes = options.sizes ?? [12, 13, 14, 15, 16];
  const compiler = findCompiler();
  try {
    const versions = [...oursAndC(compiler), ...collected(options.collections)];
    const plan = { sizes, rounds: options.rounds, limitMs: options.limit * 1000 };
    print(sizes, measure(versions, plan), resolve(options.charts));
  } finally {
    compiler?.remove();
  }
}

function oursAndC(compiler: Compiler | null): readonly Version[] {
  console.log(
    compiler === null
      ? "No C compiler here (cc, gcc, clang, or the one that CC names): C sits out."
      : `C: ${compiler.title}`,
  );
  console.log(`TypeScript: Node ${process.version}, V8 ${process.versions.v8}`);
  return algorithms.flatMap(({ algorithm, count, twin }): readonly Version[] => [
    ...(compiler
      ? [{ algorithm, language: "C", run: compiler.compile(twin, sourcesOf(twin)) } as const]
      : []),
    { algorithm, language: "TypeScript", run: timed(count) },
  ]);
}

const sourcesOf = (twin: string) =>
  ["main", twin].map((name) => join(__dirname, "queens", `${name}.c`));

function collected(folder: string | undefined): readonly Version[] {
  if (folder === undefined) {
    console.log(
      "No public collections: name a folder with clones of them, --collections FOLDER or QK_COLLECTIONS.",
    );
    return [];
  }
  const found = collectedIn(folder);
  if (found.length === 0) {
    console.log(`Nothing that we know of in ${folder}; we know ${collectedFiles.join(", ")}.`);
  }
  return found.map(({ title, count }) => ({
    algorithm: title,
    language: "JavaScript",
    run: timed(count),
  }));
}

function measure(versions: readonly Version[], plan: Plan): readonly Measured[] {
  return contest(versions, plan, (round) => console.log(`round ${round} of ${plan.rounds} …`));
}

function print(sizes: readonly number[], measured: readonly Measured[], charts: string): void {
  mkdirSync(charts, { recursive: true });
  for (const n of sizes) {
    console.log(`\n${tableFor(n, measured)}`);
    writeFileSync(join(charts, `queens-${n}.svg`), svgOf(chartFor(n, measured)));
  }
  console.log("");
  for (const n of sizes) for (const line of verdictsFor(n, measured)) console.log(line);
  console.log(`Charts: ${join(relative(process.cwd(), charts) || ".", "queens-*.svg")}`);
}

function wholeNumbers(text: string, low: number, high: number): readonly number[] {
  const numbers = text.split(",").map(Number);
  if (numbers.every((n) => Number.isInteger(n) && n >= low && n <= high)) return numbers;
  throw new InvalidArgumentError(`Write whole numbers from ${low} to ${high}, such as 12,13.`);
}

new Command("npm run bench:queens --")
  .description("How long the counters of the queens take, in TypeScript and in C, in turns.")
  .option("--sizes <list>", "sizes of boards", (text) => wholeNumbers(text, 4, 16), null)
  .option("--rounds <number>", "how often each counts", (text) => wholeNumbers(text, 1, 99)[0], 5)
  .option("--limit <seconds>", "leave out what would take longer for one count", Number, 15)
  .option(
    "--collections <folder>",
    "clones of public collections, outside of this repository (or QK_COLLECTIONS)",
    process.env["QK_COLLECTIONS"],
  )
  .option("--charts <folder>", "where the charts go", join(root, ".kata", "bench"))
  .option("--workers", "one thread against two, instead")
  .action(main)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
