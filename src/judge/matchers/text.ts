/** The matcher for exact text drawings; it points at the first line that differs. */
import { type Call } from "../suite";
import { counted, named } from "../words";
import { matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** Exactly this text. */
    toDraw(text: string): R;
  }
}

function drawing(call: Call, text: string): Problem | null {
  const came = call.value;
  if (came === text) return null;
  if (typeof came !== "string") {
    return { what: `${call.text} came back with ${named(came)}. It should be one string.` };
  }
  if (came.includes("\r") || came.includes("\t")) {
    return {
      what: `${call.text} came back with text that has tabs or carriage returns in it; lines end with \\n alone.`,
    };
  }
  const lines = came.split("\n");
  const expected = text.split("\n");
  const differs = expected.findIndex((line, i) => line !== lines[i]);
  if (differs === -1) return tooLong(call, lines, expected);
  if (lines[differs] === undefined) return tooShort(call, lines, expected);
  const at = firstDifference(lines[differs], expected[differs]);
  return {
    what: `${call.text}: line ${differs + 1} of the drawing differs at character ${at + 1}.`,
    board: [
      `yours    ${shown(lines[differs])}`,
      `wanted   ${shown(expected[differs])}`,
      `${" ".repeat(9 + at)}^`,
    ].join("\n"),
    ask: spaces(lines[differs], expected[differs]),
  };
}

function tooLong(call: Call, lines: readonly string[], expected: readonly string[]): Problem {
  const rest = lines.slice(expected.length);
  return {
    what:
      `${call.text} came back with ${counted(lines.length, "line")}; ` +
      `the drawing has ${expected.length}, and those are right.`,
    ask: rest.every((line) => line === "")
      ? "Is there a line break after the last line? Nothing follows it."
      : "What is printed after the last line of the board?",
  };
}

function tooShort(call: Call, lines: readonly string[], expected: readonly string[]): Problem {
  return {
    what:
      `${call.text} came back with ${counted(lines.length, "line")}, right as far as they go; ` +
      `the drawing has ${expected.length}.`,
    ask: "Which rows or lines are left out at the end of the drawing?",
  };
}

function firstDifference(a: string, b: string): number {
  const at = [...a].findIndex((sign, i) => sign !== b[i]);
  return at === -1 ? a.length : at;
}

function shown(line: string): string {
  return line === "" ? "(an empty line)" : line;
}

function spaces(a: string, b: string): string | undefined {
  return a.trimEnd() === b.trimEnd() ? "Are there spaces at the end of the line?" : undefined;
}

export const textMatchers = { toDraw: matcher("toDraw", drawing) };
