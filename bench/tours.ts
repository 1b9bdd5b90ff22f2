/**
 * @file `npm run bench:tours`: the knight's tours. Warnsdorff's rule against its C twin, big tours against
 * a loop that only stores numbers, and begun tours of the 8×8 board, all in turns in one run.
 */
import { join } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { tourFrom } from "../solutions/12-ties";
import { completeTour } from "../solutions/14-unfinished-tours";
import { bigTour as linked } from "../solutions/15-big-boards";
import { bigTour as copied } from "../solutions/15-big-boards.2";
import { rectangle } from "../src/board";
import { type Begun, canBeFinished, cannotBeFinished, hard } from "../test/data/knight-prefixes";
import { findCollected } from "./collections";
import { type Compiler, findCompiler } from "./compiler";
import { summaryOf } from "./statistics";
import { tourCollections } from "./tours/collections";
import { begunTours, decideAll, summaryLine } from "./tours/completions";
import { greedyWalk } from "./tours/greedy";
import { begunVerdicts, bigTourVerdict, tableFor, walkVerdicts } from "./tours/report";
import { type Contestant, inTurns, perSquare, sweep, timed, told } from "./tours/turns";
import { isClosedTour, isWalk } from "./tours/walks";

type Options = {
  readonly rounds: number;
  readonly begun: number;
  readonly largest: number;
  readonly collections?: string;
};

const rule = "Warnsdorff's rule with Roth's ties";
const big = "Closed tours of big boards";
const [ours, clearest, store] = ["copied in pieces", "linked and walked", "only stored"];

function main({ rounds, begun, largest, collections }: Options): void {
  const compiler = findCompiler();
  try {
    console.log(compiler === null ? "No C compiler here: C sits out." : `C: ${compiler.title}`);
    console.log(`TypeScript: Node ${process.version}, V8 ${process.versions.v8}\n`);
    const contestants = [...greedyContestants(compiler), ...bigContestants(largest)];
    const measured = inTurns(contestants, rounds, (round) =>
      console.log(`round ${round} of ${rounds} …`),
    );
    console.log(`\n${tableFor(rule, measured, "C")}`);
    for (const line of walkVerdicts(measured, "TypeScript", "C")) console.log(line);
    console.log(`\n${tableFor(big, measured, store)}`);
    // On a small board the tiles' plans, which are the same work on any board, weigh more than the tour.
    console.log(bigTourVerdict(measured, ours, Math.min(1000, largest)));
  } finally {
    compiler?.remove();
  }
  finishBegunTours(begun, Math.min(rounds, 3));
  compareCollections(collections, rounds);
}

/** The walk of each size, checked once and warm; TypeScript and C must visit the same number of squares. */
function greedyContestants(compiler: Compiler | null): readonly Contestant[] {
  const program = compiler?.compile("greedy", [join(__dirname, "tours", "greedy.c")]);
  for (let i = 0; i < 50; i++) greedyWalk(100);
  return [100, 200, 500, 1000, 2000].flatMap((n): readonly Contestant[] => {
    const walk = greedyWalk(n);
    const squares = walk.length;
    if (!isWalk(walk, n)) throw new Error(`the walk on ${n}×${n} is none`);
    console.log(`${n}×${n}: ${squares} of ${n * n} squares from the corner`);
    const run = () => perSquare(squares, () => greedyWalk(n));
    if (!program) return [{ task: rule, n, name: "TypeScript", run }];
    const inC = () => {
      const { count, milliseconds } = program(n);
      if (count !== squares) throw new Error(`C visits ${count} squares of ${n}×${n}`);
      return (1e6 * milliseconds) / squares;
    };
    return [
      { task: rule, n, name: "TypeScript", run },
      { task: rule, n, name: "C", run: inC },
    ];
  });
}

/** Tours of each size, checked once and warm. */
function bigContestants(largest: number): readonly Contestant[] {
  for (let i = 0; i < 20; i++) [copied, linked, storeOnly].forEach((make) => make(200));
  const sizes = [100, 1000, 4000, 10_000].filter((n) => n <= largest);
  return sizes.flatMap((n) => {
    if (!isClosedTour(copied(n), n)) throw new Error(`no closed tour of ${n}×${n}`);
    const contestant = (name: string, make: (n: number) => Int32Array): Contestant => ({
      task: big,
      n,
      name,
      run: () => perSquare(n ** 2, () => make(n)),
    });
    return [
      contestant(ours, copied),
      ...(n <= 4000 ? [contestant(clearest, linked)] : []), // its links alone take eight bytes a square
      contestant(store, storeOnly),
    ];
  });
}

function storeOnly(n: number): Int32Array {
  const numbers = new Int32Array(n * n);
  for (let i = 0; i < numbers.length; i++) numbers[i] = i;
  return numbers;
}

function finishBegunTours(count: number, rounds: number): void {
  const board = rectangle(8, 8);
  const lengths = Array.from({ length: 56 }, (_, i) => i + 1);
  const begun = begunTours(lengths, count);
  for (let i = 0; i < 500; i++) completeTour(board, begun[(i * 97) % begun.length].visited);
  sweep();
  const decided = decideAll(begun, (visited) => completeTour(board, visited), rounds);
  console.log(
    `\nBegun tours of 8×8, ${count} of each kind and length 1 to 56: milliseconds of processor time, each the median of ${rounds} rounds`,
  );
  for (const kind of ["beginning of a tour", "random walk"] as const) {
    for (const length of [1, 8, 16, 24, 32, 40, 48, 56]) {
      const here = decided.filter((e) => e.kind === kind && e.visited.length === length);
      console.log(`  ${kind}, length ${String(length).padStart(2)}: ${summaryLine(here)}`);
    }
  }
  console.log(`  all: ${summaryLine(decided)}`);
  for (const line of begunVerdicts(decided)) console.log(line);
  finishKnown("known to be possible", [...canBeFinished, ...hard.canBeFinished], true, rounds);
  finishKnown(
    "known as impossible",
    [...cannotBeFinished, ...hard.cannotBeFinished],
    false,
    rounds,
  );
}

/** The begun tours that the repository keeps, the hard ones among them. */
function finishKnown(
  what: string,
  begun: readonly Begun[],
  possible: boolean,
  rounds: number,
): void {
  const times = begun.map(({ board, visited }) =>
    Array.from({ length: rounds }, () => {
      const { value, milliseconds } = timed(() => completeTour(board, visited));
      if ((value !== null) !== possible) throw new Error(`wrong: ${JSON.stringify(visited)}`);
      return milliseconds;
    }),
  );
  const medians = times.map((values) => summaryOf(values).median);
  console.log(`${begun.length} begun tours ${what}: ${told(summaryOf(medians), 3)} milliseconds`);
}

function compareCollections(folder: string | undefined, rounds: number): void {
  const found = folder === undefined ? [] : findCollected(folder, tourCollections);
  if (found.length === 0) {
    const known = tourCollections.map(({ title, file }) => `${title} (${file})`).join(", ");
    console.log(
      `\nNo public collections: name a folder with clones, --collections FOLDER or QK_COLLECTIONS. We know ${known}.`,
    );
    return;
  }
  console.log("\nAn open tour of 5×5 from the corner: milliseconds, median (lowest to highest)");
  const board = rectangle(5, 5);
  const finders = [...found, { title: "chapter 12", call: () => tourFrom(board, [0, 0]) !== null }];
  const times = finders.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    finders.forEach(({ title, call }, i) => {
      const { value, milliseconds } = timed(() => call(5));
      if (!value) throw new Error(`${title} found no tour of 5×5`);
      times[i].push(milliseconds);
    });
  }
  finders.forEach(({ title }, i) => console.log(`  ${title}: ${told(summaryOf(times[i]), 2)}`));
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InvalidArgumentError("Write a whole number from 1 on.");
}

new Command("npm run bench:tours --")
  .description("How long knight's tours take: by the rule, on big boards, and begun ones.")
  .option("--rounds <number>", "how often each is measured", wholeNumber, 5)
  .option("--begun <number>", "begun tours of each kind and length", wholeNumber, 1000)
  .option("--largest <n>", "the largest big board", wholeNumber, 10_000)
  .option(
    "--collections <folder>",
    "clones of public collections, outside of this repository (or QK_COLLECTIONS)",
    process.env["QK_COLLECTIONS"],
  )
  .action(main)
  .parse();
