/**
 * Chance for suites: calls whose `random` is settled by a seed, and begins anew with each run.
 *
 *     const placed = withChance(seed(7), (random) => randomPlacement(8, random));
 *     expect(placed).toBeFreshEachTime();
 *
 * Draws are never scripted one by one: how many numbers an answer takes, and what for, is its own
 * affair. Judged is what comes out, in one try or in the frequencies of many.
 */
import { seeded } from "./random";
import { type Call, callAs, callText, missingExport } from "./suite";
import { written } from "./words";

/** Numbers from 0 up to, but without, 1, as `Math.random` gives them. */
export type Random = () => number;

/** Where numbers come from; each `start` gives the same ones from the beginning. */
export type Source = { readonly text: string; readonly start: () => Random };

/** The numbers that `seeded(number)` gives. */
export function seed(number: number): Source {
  return { text: `seeded(${number})`, start: () => seeded(number) };
}

/** As long as a constant source stays constant. */
const stuckDraws = 1_000;

/**
 * The same number again and again. An answer that draws until a number suits is right, too, and must
 * come to an end: so after a thousand draws the luck turns, and the numbers of a seed follow.
 */
export function stuckAt(value: number): Source {
  return {
    text: `() => ${value}`,
    start: () => {
      const later = seeded(1);
      let draws = 0;
      return () => (draws++ < stuckDraws ? value : later());
    },
  };
}

/** The call that `make` makes of a generator, which begins anew each time the call is run. */
export function withChance<T>(source: Source, make: (random: Random) => Call<T>): Call<T> {
  const { text, args } = make(named(source.start(), source.text));
  // The inner call has the same text, for the guard to tell when it has to stop it.
  return callAs(text, args, () => make(named(source.start(), source.text)).value);
}

/** The names of a module's functions. */
export type FunctionName<M> = {
  [Name in keyof M]: M[Name] extends (...args: never) => unknown ? Name : never;
}[keyof M] &
  string;

type ArgumentsOf<F> = F extends (...args: infer A) => unknown ? A : [];

/**
 * What came back from many tries, one for each of the seeds from 1 to `count`. The function is
 * called directly: telling and watching every single call would take longer than the tries.
 */
export function tries<M extends object, Name extends FunctionName<M>>(
  module: M,
  name: Name,
  count: number,
  argumentsWith: (random: Random) => readonly [...ArgumentsOf<M[Name]>],
): Call<readonly unknown[]> {
  const args = argumentsWith(named(seeded(1), `seeded(1 … ${count})`));
  return callAs(callText(name, args), args, () => {
    const value: unknown = Reflect.get(module, name);
    if (typeof value !== "function") throw missingExport(name, module, "function");
    return Array.from({ length: count }, (_, i): unknown =>
      Reflect.apply(value, undefined, argumentsWith(seeded(i + 1))),
    );
  });
}

/** How likely each outcome is; their sum is 1. */
export type Chances = ReadonlyMap<string, number>;

/** Each outcome as likely as the others. */
export function equally(outcomes: readonly string[]): Chances {
  return new Map(outcomes.map((outcome) => [outcome, 1 / outcomes.length]));
}

/** What came back, as an outcome that can be counted: a list as code. */
export function outcomeIn(value: unknown): string {
  return Array.isArray(value) ? `[${value.join(", ")}]` : written(value);
}

/** Every list of the numbers from 0 to n - 1, each number once, as outcomes. */
export function everyOrder(n: number): readonly string[] {
  const longer = (list: readonly number[]): readonly string[] =>
    list.length === n
      ? [outcomeIn(list)]
      : wholeNumbersTo(n)
          .filter((number) => !list.includes(number))
          .flatMap((number) => longer([...list, number]));
  return longer([]);
}

/** The outcome of a Las Vegas try: where the random queens stand, or that it failed. */
export function luckIn(value: unknown, randomRows: number): string {
  if (!Array.isArray(value)) return written(value);
  return `random queens in columns ${outcomeIn(value.slice(0, randomRows))}`;
}

/**
 * What a Las Vegas try may come to, and how likely: all draws are gone through, each safe column of
 * a row as likely as the others. A draw that cannot be completed counts for `null`.
 */
export function luck(n: number, randomRows: number): Chances {
  const chances = new Map<string, number>();
  const draw = (placement: readonly number[], chance: number): void => {
    const safe = safeColumns(placement, n);
    if (placement.length < randomRows && safe.length > 0) {
      for (const col of safe) draw([...placement, col], chance / safe.length);
      return;
    }
    const isDrawn = placement.length === randomRows && canBeCompleted(placement, n);
    const outcome = luckIn(isDrawn ? placement : null, randomRows);
    chances.set(outcome, (chances.get(outcome) ?? 0) + chance);
  };
  draw([], 1);
  return chances;
}

function canBeCompleted(placement: readonly number[], n: number): boolean {
  if (placement.length === n) return true;
  return safeColumns(placement, n).some((col) => canBeCompleted([...placement, col], n));
}

function safeColumns(placement: readonly number[], n: number): readonly number[] {
  return wholeNumbersTo(n).filter((col) =>
    placement.every((other, row) => {
      const across = Math.abs(col - other);
      return across !== 0 && across !== placement.length - row;
    }),
  );
}

function wholeNumbersTo(end: number): readonly number[] {
  return Array.from({ length: end }, (_, number) => number);
}

/** `random`, told as `text` where a call is told. */
function named(random: Random, text: string): Random {
  return Object.defineProperty(random, "name", { value: text });
}
