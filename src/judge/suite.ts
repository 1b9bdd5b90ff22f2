/**
 * What a chapter's suite needs: the answer's functions, wrapped so that a failing test can say
 * what was called.
 *
 * A call is lazy: the answer runs when a matcher first reads `value`, inside the test's time limit
 * and with every argument frozen. Errors of the answer pass through unchanged.
 */
import { written } from "./words";

/** One call of an answer's function, not yet run. */
export type Call<T = unknown> = {
  /** The call as code: `firstSolution(6)`. */
  readonly text: string;
  /** The arguments, deep-frozen. */
  readonly args: readonly unknown[];
  /** What came back; the first read runs the function, later reads give the same value. */
  readonly value: T;
  /** The same call, to be run a second time. */
  again(): Call<T>;
  /** What runs before this call (see script.ts); a failure there is not this call's. */
  readonly before?: Call | null;
};

/** A module whose functions give calls. Classes stay as they are. */
export type Calls<M> = {
  readonly [Name in keyof M]: M[Name] extends (...args: infer A) => infer R
    ? (...args: A) => Call<R>
    : M[Name];
};

/** Wraps the functions of `module`; a name that it does not export gives a call that says so. */
export function asCalls<M extends object>(module: M): Calls<M> {
  return new Proxy(Object.create(null) as object, {
    get(_, name) {
      const value: unknown = Reflect.get(module, name);
      if (typeof name === "symbol" || isClass(value)) return value;
      return (...args: unknown[]) =>
        typeof value === "function"
          ? callOf(name, args, () => Reflect.apply(value, undefined, args))
          : callOf(name, args, () => {
              throw missingExport(name, module, "function");
            });
    },
  }) as Calls<M>;
}

/** A call named `name` with the arguments `args`, carried out by `run`. */
export function callOf<T>(name: string, args: readonly unknown[], run: () => T): Call<T> {
  args.forEach(deepFreeze);
  return callAs(callText(name, args), args, run);
}

/** A call as code: `firstSolution(6)`. */
export function callText(name: string, args: readonly unknown[]): string {
  return `${name}(${args.map(written).join(", ")})`;
}

/** A call that is told as `text`, carried out by `run`. */
export function callAs<T>(text: string, args: readonly unknown[], run: () => T): Call<T> {
  let outcome: { readonly value: T } | { readonly error: unknown } | null = null;
  return {
    text,
    args,
    get value() {
      outcome ??= outcomeOf(text, run);
      if ("error" in outcome) throw outcome.error;
      return outcome.value;
    },
    again: () => callAs(text, args, run),
  };
}

/** Is it something that `asCalls` made? */
export function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "again" in value && "text" in value;
}

/** Where a call's text is left for the guard, see `outcomeOf`. */
export const CALL = Symbol.for("queens-and-knights.call");

/** The text of the call that is running, or that was when the time limit ended the run. */
export type Running = { text: string | null };

/** Itself in a global, so that the guard finds it; globals are slow to change in jest's sandbox. */
const running: Running = { text: null };
Reflect.set(globalThis, CALL, running);

/** The name of the error that tells of a missing export. */
export const MISSING_EXPORT = "MissingExport";

/**
 * Runs a call, and leaves its text where the guard finds it: in `running` while it runs (it
 * stays there when the time limit ends the run, which no `finally` sees), and on the error that it
 * throws.
 */
function outcomeOf<T>(
  text: string,
  run: () => T,
): { readonly value: T } | { readonly error: unknown } {
  const outer = running.text;
  running.text = text;
  try {
    return { value: run() };
  } catch (error) {
    if (typeof error === "object" && error !== null) {
      Reflect.defineProperty(error, CALL, { value: text, configurable: true });
    }
    return { error };
  } finally {
    running.text = outer;
  }
}

type Kind = "function" | "class";

/** The error that tells that `module` does not export a function or class of that name. */
export function missingExport(name: string, module: object, kind: Kind): Error {
  const value: unknown = Reflect.get(module, name);
  return missing(value === undefined ? notExported(name, module, kind) : notOfKind(name, kind));
}

/** An error that tells, in words, that a part of the answer is not there. */
export function missing(words: string): Error {
  const error = new Error(words);
  error.name = MISSING_EXPORT;
  return error;
}

function notExported(name: string, module: object, kind: Kind): string {
  const others = Object.keys(module).filter((key) => key !== "__esModule" && key !== "default");
  const opening = `${name} is not exported from your file.`;
  const wish = `Write: export ${kind} ${name}`;
  // A module that is not written with import and export has itself as its default.
  if (Reflect.get(module, "__esModule") === true && "default" in module) {
    return `${opening} It has a default export, which has no name outside. ${wish}, without default.`;
  }
  if (others.length === 0) return `${opening} It exports nothing so far. ${wish}`;
  return `${opening} It exports ${others.join(", ")}. Is one of them the one that is meant? ${wish}`;
}

function notOfKind(name: string, kind: Kind): string {
  return `${name} is exported from your file, but it is not a ${kind}. Write: export ${kind} ${name}`;
}

function isClass(value: unknown): boolean {
  return typeof value === "function" && /^class\b/.test(Function.prototype.toString.call(value));
}

/** Freezes plain arrays and objects all the way down; functions and class instances stay free. */
export function deepFreeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
}
