/** What went wrong in a test, in words: never a bare stack, never a path of the machine. */
import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type TestResult } from "./events";
import { CALL, MISSING_EXPORT } from "./suite";
import { named } from "./words";

const LONGEST = 4000;

/** The name of the error that a forbidden call throws; its message is already in words. */
export const FORBIDDEN = "Forbidden";

type Place = { readonly text: string; readonly function: string };

/** Tells an error that a test met; `answer` is the file of the learner. */
export function explain(error: unknown, answer: string | null): TestResult {
  try {
    return explained(error, answer);
  } catch {
    const message = "Your code threw an error whose own parts throw errors when they are read.";
    return { status: "failed", message };
  }
}

function explained(error: unknown, answer: string | null): TestResult {
  const message = textOf(error, "message");
  const unwritten = /^Not implemented:?\s*(.*)/.exec(message);
  if (unwritten !== null) {
    return { status: "not-started", message: `${unwritten[1] || "This"} is not started yet.` };
  }
  // jest-circus rejects with a bare string here.
  if (typeof error === "string" && error.startsWith("Exceeded timeout of")) {
    return {
      status: "timed-out",
      message: "A promise was still not settled when the time was up. No exercise needs a promise.",
    };
  }
  return { status: "failed", message: cut(capitalised(failure(error, message, answer))) };
}

/** Tells why the answer's file cannot be loaded. */
export function explainLoading(error: unknown, answer: string): string {
  const file = path.basename(answer);
  const message = textOf(error, "message");
  const syntax = syntaxError(message, answer);
  if (syntax !== null) return cut(`${file} cannot be read as TypeScript: ${syntax}`);
  const missing = /^Cannot find module '([^']+)'/.exec(message);
  if (missing !== null) {
    return `${file} imports ${missing[1]}, and there is no such file. An exercise imports from "../src/board" and from nowhere else.`;
  }
  return cut(`${file} stops while it is loaded: ${failure(error, message, answer)}`);
}

function failure(error: unknown, message: string, answer: string | null): string {
  if (isMatcherError(error) || textOf(error, "name") === MISSING_EXPORT) return message;
  const place = placeIn(answer, textOf(error, "stack"));
  const at = place === null ? "" : `\n\n  ${place.text}`;
  const call = textOf(error, CALL);
  const opening = call === "" ? "" : `${call}: `;
  if (/^Maximum call stack size exceeded/.test(message)) {
    const where = place === null ? "" : ` in ${place.function}`;
    return `${opening}your code calls itself without end${where}: the call stack overflowed.${at}\n\nIs there a base case, and does every call come nearer to it?`;
  }
  if (/object is not extensible|read only property|Cannot delete property/.test(message)) {
    return `${opening}your code tried to change something that must not change (${message}).${at}\n\nDo not change the arguments: make a copy first, [...list], and change the copy.`;
  }
  if (textOf(error, "name") === FORBIDDEN) return `${opening}${message}${at}`;
  if (!isError(error)) return `${opening}your code threw ${named(error)}.${at}`;
  const name = textOf(error, "name") || "Error";
  return `${opening}your code threw ${name}: ${message}${at}`;
}

/** The parts of a syntax error that help: what is wrong, and the lines around it. */
function syntaxError(message: string, answer: string): string | null {
  const start = message.search(/^\s*[x×]\s/m);
  if (start === -1) return /SyntaxError/.test(message) ? message.split("\n")[0] : null;
  const [first, ...frame] = message
    .slice(start)
    .split(/\n\s*(?:Caused by|Stack backtrace|Bugs\?)/)[0]
    .split("\n")
    .filter((line) => !line.includes(",-[") && !line.includes("╭─["))
    .filter((line) => !/^\s*(`----|╰────)/.test(line) && line.trim() !== "");
  const line = new RegExp(`${escaped(answer)}:(\\d+)`).exec(message)?.[1];
  const what = inOurTerms(first.replace(/^\s*[x×]\s*/, "").trim());
  return `${what}${line === undefined ? "" : ` (line ${line})`}\n\n${frame.join("\n")}`;
}

/** The compiler reads on inside a block that was left open, up to the next `export` or the end. */
function inOurTerms(what: string): string {
  return /^'import', and 'export' cannot be used outside|^Expected '}', got '<eof>'/.test(what)
    ? "a { above this line is not closed, its } is missing"
    : what;
}

/** The topmost line of the answer in a stack. */
function placeIn(answer: string | null, stack: string): Place | null {
  if (answer === null) return null;
  const frame = stack.split("\n").find((line) => line.includes(`${answer}:`));
  if (frame === undefined) return null;
  const line = Number(new RegExp(`${escaped(answer)}:(\\d+)`).exec(frame)?.[1]);
  const name = /^\s*at (?:async |new )?([\w$.<>]+) \(/.exec(frame)?.[1] ?? "your file";
  return { text: codeAt(answer, line), function: name };
}

/** One line of the answer as the learner knows it: `03-backtracking.ts:12  return place(0);` */
export function codeAt(answer: string, line: number): string {
  const source = fs.existsSync(answer) ? fs.readFileSync(answer, "utf8") : "";
  const code = source.split(/\r?\n/)[line - 1]?.trim() ?? "";
  return `${path.basename(answer)}:${line}  ${code}`;
}

function isMatcherError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "matcherResult" in error;
}

function isError(error: unknown): boolean {
  // `instanceof` fails between the suite's own realm and this one.
  return Object.prototype.toString.call(error) === "[object Error]";
}

/** A text of an error, whatever the error is; reading it may run the learner's code. */
function textOf(error: unknown, key: string | symbol): string {
  if (typeof error !== "object" || error === null) return "";
  try {
    const text: unknown = Reflect.get(error, key);
    return typeof text === "string" ? stripVTControlCharacters(text) : "";
  } catch {
    return "";
  }
}

function capitalised(text: string): string {
  return text.startsWith("your code") ? `Y${text.slice(1)}` : text;
}

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
