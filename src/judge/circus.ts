/** What the guard reads from jest-circus: tests, their names, their first error. */
import { type Circus } from "@jest/types";

/** All tests of a block, in their order. */
export function testsIn(block: Circus.DescribeBlock): readonly Circus.TestEntry[] {
  return block.children.flatMap((child) => (child.type === "test" ? [child] : testsIn(child)));
}

/** A test's name with its groups before it, joined by ` › `. */
export function fullName(test: Circus.TestEntry): string {
  const names = [test.name];
  for (let block = test.parent; block.parent !== undefined; block = block.parent) {
    names.unshift(block.name);
  }
  return names.join(" › ");
}

/** The first error of a test, `undefined` when it has none. */
export function firstError(test: Circus.TestEntry | undefined): unknown {
  const [first] = (test?.errors ?? []) as readonly unknown[];
  return Array.isArray(first) ? first[0] : first;
}

/** An error that is its message and nothing else: no stack is made up, and none mapped. */
export function bareError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

/** An error that jest prints as its message, with the line of the test where that is known. */
export function plainError(message: string, origins: readonly unknown[] = []): Error {
  const error = new Error(message);
  const frame = origins
    .map(stackOf)
    .flatMap((stack) => stack.split("\n"))
    .find((line) => /^\s+at .*\.test\.ts:\d+/.test(line));
  // Without any frame, jest takes all but the first line for one.
  error.stack = `${message}\n${frame ?? "    at <anonymous>:0:0"}`;
  return error;
}

function stackOf(error: unknown): string {
  return typeof error === "object" && error !== null ? String(Reflect.get(error, "stack")) : "";
}
