/**
 * Objects of an answer's classes, judged by scripts of calls: what `suite.ts` is for functions.
 *
 *     const board = playing(answer, "Scan", ["place", "isSafe"]);
 *     expect(board(4).place([0, 1]).isSafe([1, 3])).toGive(true);
 *
 * A script is itself a call, its last one: lazy, run once, with frozen arguments. Each script makes
 * an object of its own, so two that begin alike do not meet. Its text tells every call in order:
 * `new Scan(4) → place([0, 1]) → isSafe([1, 3])`. An error is marked with the text up to the call
 * that threw it.
 */
import { type Call, callAs, callText, deepFreeze, missing, missingExport } from "./suite";

/** One more call of a script, by the names of the object's methods. */
export type Next<I> = {
  readonly [Name in keyof I]: I[Name] extends (...args: infer A) => infer R
    ? (...args: A) => Script<I, R>
    : never;
};

export type Script<I, R = unknown> = Call<R> &
  Next<I> & {
    /** The script without its last call, to be run apart; `null` when it only makes the object. */
    readonly before: Call | null;
    /** One more call that may be refused: a `RangeError` of it is passed over. */
    readonly trying: Next<I>;
    /** Runs another script here; whatever it does, it does to another object. */
    meanwhile(other: Call): Script<I>;
    /** A question to the object of this script as the script has left it. */
    ask<Name extends keyof I>(name: Name, ...args: ArgumentsOf<I[Name]>): Call;
    /** Many such questions in one go, for each list of arguments one; gives all answers. */
    askEach<Name extends keyof I>(
      name: Name,
      lists: readonly ArgumentsOf<I[Name]>[],
    ): Call<readonly unknown[]>;
  };

type ArgumentsOf<F> = F extends (...args: infer A) => unknown ? A : never;

type Constructor = abstract new (...args: never) => object;

/** The names of a module's classes. */
export type ClassName<M> = {
  [Name in keyof M]: M[Name] extends Constructor ? Name : never;
}[keyof M] &
  string;

type Of<M, Name extends keyof M> = M[Name] extends abstract new (...args: never) => infer I
  ? I
  : never;

type Arguments<M, Name extends keyof M> = M[Name] extends abstract new (...args: infer A) => object
  ? A
  : never;

/** Scripts that begin with `new Name(…)`; they know the methods that are listed. */
export function playing<M extends object, Name extends ClassName<M>>(
  module: M,
  name: Name,
  methods: readonly (keyof Of<M, Name> & string)[],
): (...args: Arguments<M, Name>) => Script<Of<M, Name>> {
  return (...args) => {
    args.forEach(deepFreeze);
    const make = () => construct(module, name, args);
    const start = callAs(`new ${callText(name, args)}`, args, make);
    return scriptOf(name, methods, start, []) as Script<Of<M, Name>>;
  };
}

type Step = {
  readonly text: string;
  readonly args: readonly unknown[];
  readonly run: (object: object) => unknown;
};

type AnyScript = Call & { readonly [name: string]: unknown };

function scriptOf(
  className: string,
  methods: readonly string[],
  start: Call<object>,
  steps: readonly Step[],
): AnyScript {
  const text = textOf(start, steps);
  let played: Played | null = null;
  const play = () => (played ??= playOf(start, steps));

  /** The object after the last call, however that ended: it is the script's value that tells. */
  const left = () => {
    const { object, last } = play();
    passOver(() => last.value);
    return object();
  };

  const step = (name: string, args: readonly unknown[]): Step => ({
    text: callText(name, args),
    args,
    run: (object) => invoke(className, object, name, args),
  });
  const longer = (more: Step) => scriptOf(className, methods, start, [...steps, more]);
  const next = (change: (step: Step) => Step) =>
    Object.fromEntries(
      methods.map((name) => [name, (...args: unknown[]) => longer(change(step(name, args)))]),
    );

  return {
    ...next((same) => same),
    text,
    args: steps.at(-1)?.args ?? start.args,
    get value() {
      return play().last.value;
    },
    again: () => scriptOf(className, methods, start, steps),
    get before() {
      return steps.length === 0 ? null : scriptOf(className, methods, start, steps.slice(0, -1));
    },
    trying: next(tried),
    meanwhile: (other: Call) =>
      longer({ text: `(meanwhile ${other.text})`, args: [], run: () => other.again().value }),
    ask: (name: string, ...args: readonly unknown[]) =>
      callAs(`${text} → ${callText(name, args)}`, args, () =>
        invoke(className, left(), name, args),
      ),
    askEach: (name: string, lists: readonly (readonly unknown[])[]) =>
      callAs(`${text} → ${name}(…)`, lists, () => {
        const object = left();
        return lists.map((args) => invoke(className, object, name, args));
      }),
  };
}

/** An object on which every call but the last has been carried out, and the last. */
type Played = { readonly object: () => object; readonly last: Call };

function playOf(start: Call<object>, steps: readonly Step[]): Played {
  const making = start.again();
  const later = steps.map(({ args, run }, i) =>
    callAs(textOf(start, steps.slice(0, i + 1)), args, () => run(making.value)),
  );
  const calls = [making, ...later];
  for (const call of calls.slice(0, -1)) void call.value;
  return { object: () => making.value, last: calls[calls.length - 1] };
}

function tried(step: Step): Step {
  return { ...step, text: `try ${step.text}`, run: (object) => passOver(() => step.run(object)) };
}

/** What `run` gives; a `RangeError` that it throws is passed over. */
function passOver(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function construct(module: object, name: string, args: readonly unknown[]): object {
  const value: unknown = Reflect.get(module, name);
  if (!isConstructor(value)) throw missingExport(name, module, "class");
  return Reflect.construct(value, args) as object;
}

function isConstructor(value: unknown): value is new (...args: unknown[]) => unknown {
  if (typeof value !== "function") return false;
  try {
    // Makes a plain object and looks only whether `value` could stand behind `new`.
    Reflect.construct(Object, [], value);
    return true;
  } catch {
    return false;
  }
}

function invoke(
  className: string,
  object: object,
  name: string,
  args: readonly unknown[],
): unknown {
  args.forEach(deepFreeze);
  const method: unknown = Reflect.get(object, name);
  if (typeof method !== "function") {
    throw missing(`${className} has no method ${name}. Write in the class: ${name}(…) { … }`);
  }
  return Reflect.apply(method, object, args);
}

function textOf(start: Call, steps: readonly Step[]): string {
  return [start, ...steps].map(({ text }) => text).join(" → ");
}
