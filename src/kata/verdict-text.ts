/** A verdict as text for a terminal: the first failing test large, the rest counted. Pure. */
import { styleText } from "node:util";
import { failuresOf, type Failure } from "../judge/failures";
import { type TypeProblem, type Verdict } from "../judge/verdict";
import { indent, wrap } from "./wrap";

export type VerdictView = {
  /** The chapter's title. */
  readonly title: string;
  /** The answer's file, as the reader would open it. */
  readonly file: string;
  /** The command that checks again. */
  readonly command: string;
  /** Columns of the terminal. */
  readonly width: number;
  readonly colour: boolean;
};

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

const MARGIN = "  ";
const WIDEST = 88;
const MOST_TYPE_ERRORS = 5;

/** Draws `verdict`; the text ends without a line break. */
export function verdictText(verdict: Verdict, view: VerdictView): string {
  const width = Math.min(view.width, WIDEST);
  const paint: Paint = (style, text) =>
    view.colour ? styleText(style, text, { validateStream: false }) : text;
  const name = `${verdict.chapter.slice(0, 2)} ${view.title}`;
  if (verdict.status === "not-started" && verdict.passed === 0) {
    return wrap(
      `${name} is not started yet. Open ${view.file} and write ${firstStub(verdict)}`,
      width,
    );
  }
  return [
    paint(["bold", verdict.status === "passed" ? "green" : "red"], `${name}: ${headline(verdict)}`),
    failureText(verdict, width, paint),
    mistakeText(verdict, width),
    typeErrorText(verdict.typeErrors, width, paint),
    printedText(verdict.printed, paint),
    verdict.status === "passed" ? "" : nextStep(verdict, view, width),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
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

function failureText(verdict: Verdict, width: number, paint: Paint): string {
  const failures = failuresOf(verdict);
  if (failures.length === 0) return "";
  const [{ first, tests }, ...others] = failures;
  // A file that cannot be loaded fails no test in particular.
  if (tests.length === verdict.total && first.status === "not-run")
    return wrap(first.message, width);
  const room = width - MARGIN.length;
  const sign = first.status === "not-started" ? "…" : "✗";
  return [
    `${paint("red", sign)} ${indent(wrap(first.name, room), MARGIN).trimStart()}`,
    indent(wrap(first.message, room), MARGIN),
    indent(wrap(alikeText(tests.length - 1), room), MARGIN),
    wrap(othersText(others), width),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function alikeText(count: number): string {
  return count === 0
    ? ""
    : `${counted(count, "more test")} ${count === 1 ? "is" : "are"} red for the same reason.`;
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

function typeErrorText(errors: readonly TypeProblem[], width: number, paint: Paint): string {
  if (errors.length === 0) return "";
  const shown = errors
    .slice(0, MOST_TYPE_ERRORS)
    .map(({ file, line, column, message }) =>
      indent(
        wrap(`${file}:${line}:${column} ${message.split("\n")[0]}`, width - MARGIN.length),
        MARGIN,
      ),
    );
  const more = errors.length - shown.length;
  const rest = more > 0 ? [`${MARGIN}and ${more} more`] : [];
  return [paint("yellow", "Types"), ...shown, ...rest].join("\n");
}

function printedText(printed: string, paint: Paint): string {
  if (printed === "") return "";
  const lines = printed.split("\n");
  const shown = lines.slice(0, 10);
  if (lines.length > shown.length) shown.push(`(and ${lines.length - shown.length} more lines)`);
  return [paint("dim", "Printed"), ...shown.map((line) => `${MARGIN}| ${line}`)].join("\n");
}

function nextStep({ status }: Verdict, { file, command }: VerdictView, width: number): string {
  const what = status === "type-error" ? "mend the types in" : "change";
  return `${wrap(`Next: ${what} ${file}, save it, and check again:`, width)}\n${MARGIN}${command}`;
}

/** "firstSolution.": what the first test that met a stub asked for. */
function firstStub({ tests }: Verdict): string {
  return `${/^\w+/.exec(tests[0].message)?.[0] ?? "the first function"}.`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
