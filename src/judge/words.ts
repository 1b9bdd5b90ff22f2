/**
 * Values in words: as they would be written in code (`written`), and as one would tell a beginner
 * what came back (`named`). Whatever an answer returns, the text is short and nothing is thrown.
 */

const LONGEST = 72;

/** `value` as code, cut after some 70 characters: `[1, 3, 0, 2]`, `rectangle(8, 8)`, `"abc"`. */
export function written(value: unknown): string {
  const text = code(value, 3);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

/** `value` as one would tell it: "a generator (…)", "the string "abc"", "[1, 3]". */
export function named(value: unknown): string {
  if (value === undefined) return "undefined (does every path end in a return?)";
  if (value === null) return "null";
  if (typeof value === "string") return `the string ${written(value)}`;
  if (typeof value === "function") {
    return `the function ${value.name || "without a name"} itself (was it never called?)`;
  }
  if (typeof value === "number" && Number.isNaN(value)) {
    return "NaN (a calculation met something that is not a number)";
  }
  if (typeof value !== "object") return written(value);
  if (has(value, "then")) return "a Promise (a function marked async gives one: leave async out)";
  if (has(value, "next")) return "a generator (return an array instead: its values can be spread)";
  if (!Array.isArray(value) && has(value, Symbol.iterator)) {
    return `a ${kind(value)} (an array was asked for)`;
  }
  return written(value);
}

/** Is it a generator, or anything else that is asked for its values one by one? */
export function isIterator(value: unknown): value is Iterator<unknown> {
  return typeof value === "object" && value !== null && has(value, "next");
}

/** "1 queen", "3 queens". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function has(value: object, method: string | symbol): boolean {
  return typeof (value as Record<string | symbol, unknown>)[method] === "function";
}

function kind(value: object): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}

function code(value: unknown, depth: number): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, LONGEST));
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return value.name || "() => …";
  if (typeof value !== "object" || value === null)
    return Object.is(value, -0) ? "0" : String(value);
  if (Array.isArray(value)) return isOutline(value) ? outline(value) : list(value, depth);
  if (ArrayBuffer.isView(value)) return kind(value);
  if (depth === 0) return "{…}";
  const entries = Object.keys(value)
    .slice(0, 8)
    .map((key) => `${key}: ${code((value as Record<string, unknown>)[key], depth - 1)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function list(items: readonly unknown[], depth: number): string {
  if (depth === 0 && items.length > 0) return "[…]";
  const shown: string[] = [];
  for (let i = 0; i < Math.min(items.length, LONGEST / 2); i++) {
    shown.push(i in items ? code(items[i], depth - 1) : "(nothing)");
  }
  if (shown.length < items.length) shown.push("…");
  return `[${shown.join(", ")}]`;
}

/** A board as the course writes it: one string a row, of squares and holes. */
export function isOutline(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    // `every` passes over holes, `includes` does not.
    !value.includes(undefined) &&
    value.every((row) => typeof row === "string" && /^[.#]+$/.test(row))
  );
}

function outline(rows: readonly string[]): string {
  const whole = rows.every((row) => row.length === rows[0].length && !row.includes("#"));
  return whole
    ? `rectangle(${rows.length}, ${rows[0].length})`
    : `[${rows.map((row) => JSON.stringify(row)).join(", ")}]`;
}
