/**
 * Matchers for chance: boards of any kind that came about by it, and how often things come out.
 *
 * Frequencies are held against exact binomial bounds (binomial.ts). Each comparison has a chance of
 * `miss` to refuse a right answer, shared evenly among its outcomes: by the union bound, the chance
 * that any of them falls outside its bounds is no more than their sum.
 */
import { compactBoard, queensDrawing, type Placement } from "../../board";
import { boundsOf, chanceOfAtMost } from "../binomial";
import { type Chances, outcomeIn } from "../chance";
import { type Call } from "../suite";
import { counted, named } from "../words";
import { placementProblem } from "./placements";
import { matcher, type Problem } from "./problem";

export type Telling = {
  /** The name of what came back among the chances; without it, a list as code. */
  readonly outcomeOf?: (value: unknown) => string;
  /** The question of a failing test. */
  readonly ask?: string;
};

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** n queens, one in each row and one in each column; along diagonals they may attack. */
    toFillEveryColumn(n: number): R;
    /** A peaceful placement of n queens, or `null`. */
    toBePeacefulOrNull(n: number): R;
    /** All its chance comes from its argument: `Math.random` is not called. */
    toUseNoOtherChance(): R;
    /** Many tries (`tries` of chance.ts) come out about as often as the chances say. */
    toComeOut(chances: Chances, telling?: Telling): R;
    /** Of many tries, not so few give a result that a chance of at least `chance` cannot explain. */
    toSucceedAtLeast(chance: number): R;
  }
}

/** A suite may make 25 comparisons before right answers are refused once in a million runs. */
const miss = 1e-6 / 25;

function everyColumn(call: Call, n: number): Problem | null {
  const value = call.value;
  const came = `${call.text} came back with ${named(value)}`;
  if (!Array.isArray(value)) {
    return { what: `${came}. A placement is an array of column numbers, one a row.` };
  }
  const placement = value as Placement;
  if (placement.length !== n) {
    return { what: `${came}: ${counted(placement.length, "queen")} for ${counted(n, "row")}.` };
  }
  const bad = placement.findIndex((col) => !Number.isInteger(col) || col < 0 || col >= n);
  if (bad !== -1) {
    return {
      what: `${came}. Row ${bad} has ${named(placement[bad])}, but a column is a whole number from 0 to ${n - 1}.`,
      ask: "random gives numbers from 0 up to, but without, 1. What does your formula make of the smallest and of the largest?",
    };
  }
  const second = placement.findIndex((col, row) => placement.indexOf(col) < row);
  if (second === -1) return null;
  const first = placement.indexOf(placement[second]);
  return {
    what: `${came}. Rows ${first} and ${second} both have column ${placement[second]}, and so another column has no queen.`,
    board: n > 12 ? undefined : compactBoard(queensDrawing(placement, n, { attacks: true })),
    ask: "Each column is given away once. How does your function know which are left?",
  };
}

function peacefulOrNull(call: Call, n: number): Problem | null {
  const value = call.value;
  return value === null ? null : placementProblem(value, n, `${call.text} came back with`);
}

function noOtherChance(call: Call): Problem | null {
  const real = Math.random;
  let draws = 0;
  Math.random = () => {
    draws++;
    return real();
  };
  try {
    void call.value;
  } finally {
    Math.random = real;
  }
  if (draws === 0) return null;
  return {
    what: `${call.text} called Math.random ${draws === 1 ? "once" : `${draws} times`}. All chance comes from the argument random.`,
    ask: "With the same seed, the same board should come back. Which call is to be random() instead?",
  };
}

type Count = {
  readonly outcome: string;
  readonly chance: number;
  readonly came: number;
  readonly least: number;
  readonly most: number;
};

function comesOut(call: Call, chances: Chances, telling: Telling = {}): Problem | null {
  const { outcomeOf = outcomeIn, ask } = telling;
  const outcomes = (call.value as readonly unknown[]).map(outcomeOf);
  const stranger = outcomes.find((outcome) => !chances.has(outcome));
  if (stranger !== undefined) {
    const seedOfIt = outcomes.indexOf(stranger) + 1;
    return {
      what: `${call.text}: seed ${seedOfIt} gave ${stranger}. That should never happen.`,
      ask,
    };
  }
  const worst = countsOf(outcomes, chances)
    .filter(({ came, least, most }) => came < least || came > most)
    .sort((a, b) => strangeness(b, outcomes.length) - strangeness(a, outcomes.length))[0];
  return worst === undefined ? null : { what: told(call, worst, outcomes.length), ask };
}

function countsOf(outcomes: readonly string[], chances: Chances): readonly Count[] {
  const came = new Map<string, number>();
  for (const outcome of outcomes) came.set(outcome, (came.get(outcome) ?? 0) + 1);
  const bounds = new Map<number, ReturnType<typeof boundsOf>>();
  return [...chances].map(([outcome, chance]) => {
    const of = bounds.get(chance) ?? boundsOf(outcomes.length, chance, miss / chances.size);
    bounds.set(chance, of);
    return { outcome, chance, came: came.get(outcome) ?? 0, ...of };
  });
}

/** How many standard deviations a count is away from what was to be expected. */
function strangeness({ came, chance }: Count, tries: number): number {
  return Math.abs(came - tries * chance) / Math.sqrt(tries * chance * (1 - chance));
}

function told(call: Call, { outcome, chance, came, least, most }: Count, tries: number): string {
  return (
    `${call.text}: ${outcome} came out in ${number(came)} of ${number(tries)} tries. It should come ` +
    `out in about ${number(Math.round(tries * chance))} of them; from ${number(least)} to ` +
    `${number(most)} could be luck.`
  );
}

function succeedsAtLeast(call: Call, chance: number): Problem | null {
  const outcomes = call.value as readonly unknown[];
  const came = outcomes.filter((value) => value !== null).length;
  const luck = chanceOfAtMost(came, outcomes.length, chance);
  if (luck > miss) return null;
  return {
    what:
      `${call.text} found a placement in ${number(came)} of ${number(outcomes.length)} tries. ` +
      `It should in most of them: the puzzle has solutions, and there are plenty of steps.`,
    ask: "Does the search walk in circles? What does it do when several queens, or several squares, are equally bad?",
  };
}

function number(value: number): string {
  return value.toLocaleString("en-US");
}

export const chanceMatchers = {
  toFillEveryColumn: matcher("toFillEveryColumn", everyColumn),
  toBePeacefulOrNull: matcher("toBePeacefulOrNull", peacefulOrNull),
  toUseNoOtherChance: matcher("toUseNoOtherChance", noOtherChance),
  toComeOut: matcher("toComeOut", comesOut),
  toSucceedAtLeast: matcher("toSucceedAtLeast", succeedsAtLeast),
};
