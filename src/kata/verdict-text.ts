/** A verdict as text for a terminal: the first failing test large, the rest counted. Pure. */
import path from "node:path";
import { failuresOf, type Failure } from "../judge/failures";
import { type TypeProblem, type Verdict } from "../judge/verdict";
import { harmless, type Ink } from "./ink";
import { indent, wrap } from "./wrap";

export type VerdictView = {
  /** The chapter's title. */
  readonly title: string;
  /** The answer's file, as the reader would open it. */
  readonly file: string;
  /** The command that checks again; `null` where saving is enough. */
  readonly command: string | null;
  /** What to do after a green verdict; left out where the screen tells it. */
  readonly afterGreen?: string;
  /** Columns of the terminal. */
  readonly width: number;
  readonly ink: Ink;
};

type Style = Parameters<Ink["paint"]>[0];

const MARGIN = "  ";
const WIDEST = 88;
const MOST_TYPE_ERRORS = 5;
const MOST_PRINTED_LINES = 10;

/** Draws `verdict`; the text ends without a line break. */
export function verdictText(told: Verdict, view: VerdictView): string {
  const verdict = harmlessVerdict(told);
  const width = Math.min(view.width, WIDEST);
  const name = `${verdict.chapter.slice(0, 2)} ${view.title}`;
  if (verdict.status === "not-started" && verdict.passed === 0) {
    return wrap(
      `${name} is not started yet. Open ${view.file} and write ${firstStub(verdict)}`,
      width,
    );
  }
  const style: Style = ["bold", verdict.status === "passed" ? "green" : "red"];
  const types = typeErrorText(verdict.typeErrors, view, width);
  // Of a file that cannot be read, the type check tells best what is missing where.
  const typesFirst = verdict.status === "broken";
  return [
    paintLines(view.ink, style, wrap(`${name}: ${headline(verdict)}`, width)),
    typesFirst ? types : "",
    failureText(verdict, width, view.ink),
    mistakeText(verdict, width),
    typesFirst ? "" : types,
    printedText(verdict.printed, view.ink),
    verdict.status === "passed" ? (view.afterGreen ?? "") : nextStep(verdict, view, width),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Styles each line by itself, so that lines can be taken apart. */
function paintLines({ paint }: Ink, style: Style, text: string): string {
  return text
    .split("\n")
    .map((line) => paint(style, line))
    .join("\n");
}

function harmlessVerdict(verdict: Verdict): Verdict {
  return {
    ...verdict,
    tests: verdict.tests.map((test) => ({ ...test, message: harmless(test.message) })),
    typeErrors: verdict.typeErrors.map((error) => ({ ...error, message: harmless(error.message) })),
    printed: harmless(verdict.printed),
  };
}

function headline({ status, passed, total, typeErrors }: Verdict): string {
  if (status === "passed") return `all ${total} tests pass`;
  if (status === "type-error") {
    return `all ${total} tests pass, with ${counted(typeErrors.length, "type error")}`;
  }
  if (status === "broken") return "the file cannot be loaded";
  const pass = `${passed} of ${total} tests pass`;
  if (status === "timed-out") return `stopped at the time limit, ${pass}`;
  return status === "crashed" ? `the tests came to a sudden end, ${pass}` : pass;
}

function failureText(verdict: Verdict, width: number, ink: Ink): string {
  const failures = failuresOf(verdict);
  if (failures.length === 0) return "";
  const [{ first, tests }, ...others] = failures;
  // A file that cannot be loaded fails no test in particular.
  if (tests.length === verdict.total && first.status === "not-run")
    return wrap(first.message, width);
  const room = width - MARGIN.length;
  const sign = first.status === "not-started" ? "…" : "✗";
  const name = indent(wrap(first.name, room), MARGIN).trimStart();
  return [
    paintLines(ink, "bold", `${ink.paint("red", sign)} ${name}`),
    indent(wrap(first.message, room), MARGIN),
    indent(wrap(alikeText(tests.length - 1), room), MARGIN),
    wrap(stoppedText(others), width),
    wrap(othersText(others), width),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function alikeText(count: number): string {
  return count === 0
    ? ""
    : `${counted(count, "more test")} ${count === 1 ? "fails" : "fail"} for the same reason.`;
}

/** Where a run was stopped, when another test is told in full. */
function stoppedText(others: readonly Failure[]): string {
  const stopped = others.find(({ first }) => first.status === "timed-out")?.first;
  return stopped === undefined
    ? ""
    : `Later the time limit stopped “${stopped.name}”: ${stopped.message.split(/(?<=\.)\s/)[0]}`;
}

function othersText(others: readonly Failure[]): string {
  const tests = others.flatMap((failure) => failure.tests);
  const notRun = tests.filter(({ status }) => status === "not-run").length;
  const notStarted = tests.filter(({ status }) => status === "not-started").length;
  const fail = tests.length - notRun - notStarted;
  return [
    fail > 0 ? `${counted(fail, "other test")} ${fail === 1 ? "fails" : "fail"}` : "",
    notStarted > 0 ? `${counted(notStarted, "test")} wait for what is not started` : "",
    notRun > 0 ? `${counted(notRun, "test")} did not run` : "",
  ]
    .filter((part) => part !== "")
    .join(", ")
    .replace(/(?<=.)$/, ".");
}

function mistakeText({ mistake }: Verdict, width: number): string {
  return mistake === null ? "" : wrap(`Does this look like it? ${mistake.title}`, width);
}

function typeErrorText(
  errors: readonly TypeProblem[],
  { file, ink }: VerdictView,
  width: number,
): string {
  if (errors.length === 0) return "";
  const folder = path.dirname(file);
  const shown = errors
    .slice(0, MOST_TYPE_ERRORS)
    .map(
      ({ file, line, column, message }) =>
        `${path.join(folder, file)}:${line}:${column} ${message.split("\n")[0]}`,
    )
    .map((text) => indent(wrap(text, width - MARGIN.length), MARGIN));
  const more = errors.length - shown.length;
  const rest = more > 0 ? [`${MARGIN}and ${more} more`] : [];
  return [ink.paint("yellow", "Types"), ...shown, ...rest].join("\n");
}

function printedText(printed: string, { paint }: Ink): string {
  if (printed === "") return "";
  const lines = printed.split("\n");
  const shown = lines.slice(0, MOST_PRINTED_LINES);
  if (lines.length > shown.length) shown.push(`(and ${lines.length - shown.length} more lines)`);
  return [paint("dim", "Printed"), ...shown.map((line) => `${MARGIN}| ${line}`)].join("\n");
}

function nextStep(verdict: Verdict, { file, command }: VerdictView, width: number): string {
  const types = verdict.status === "type-error";
  const what = `Next: ${types ? "mend the types in" : isMissing(verdict) ? "write" : "change"} ${file}`;
  return command === null
    ? wrap(`${what} and save it.`, width)
    : `${wrap(`${what}, save it, and check again:`, width)}\n${MARGIN}${command}`;
}

/** Is there no answer file at all, so that there is nothing to change? */
function isMissing({ status, tests }: Verdict): boolean {
  return status === "broken" && tests[0]?.message.startsWith("There is no file ");
}

/** "firstSolution.": what the first test that met a stub asked for. */
function firstStub({ tests }: Verdict): string {
  return `${/^\w+/.exec(tests[0].message)?.[0] ?? "the first function"}.`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
