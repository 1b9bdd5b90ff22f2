/** The watch screen, drawn: a state gives the lines from the top of the terminal to its end. Pure. */
import { fold, type Ink, plainInk, widthOf } from "../ink";
import { nameOf, numberOf, progressBar } from "../standing";
import { verdictText } from "../verdict-text";
import { indent, wrap } from "../wrap";
import { comparisonLines, listLines, solutionLines } from "./pages";
import { type State } from "./state";

/** Where the files lie, as the reader would type them, and where a click opens them. */
export type Look = {
  readonly ink: Ink;
  readonly shown: (file: "exercise" | "notebook", stem: string) => string;
  readonly opened: (file: "exercise" | "notebook", stem: string) => string;
};

export const plainLook: Look = {
  ink: plainInk,
  shown: (file, stem) => (file === "exercise" ? `exercises/${stem}.ts` : `notebooks/${stem}.ipynb`),
  opened: (_, stem) => stem,
};

const WIDEST = 100;
const HEADER_ROWS = 2;
/** "y / n" in spaces at which no line is broken. */
const CHOICE = "y\u00a0/\u00a0n";

/** Exactly `state.rows` lines, none wider than `state.columns`. */
export function screen(state: State, look: Look): readonly string[] {
  const height = bodyRows(state);
  const all = bodyOf(state, look);
  const body = all.slice(state.scroll, state.scroll + height);
  const below = all.length - state.scroll - body.length;
  const lines = [
    ...headerOf(state, look),
    ...body,
    ...Array<string>(height - body.length).fill(""),
    ...footerOf(state, look.ink, below),
  ];
  return lines.slice(0, state.rows).map((line) => fold(line, state.columns)[0]);
}

/** The rows between header and footer. */
export function bodyRows(state: State): number {
  return Math.max(1, state.rows - HEADER_ROWS - footerOf(state, plainInk, 0).length);
}

function headerOf({ current, columns }: State, look: Look): readonly string[] {
  const { ink, shown, opened } = look;
  const file = (kind: "exercise" | "notebook") =>
    ink.link(ink.paint("underline", shown(kind, current.stem)), opened(kind, current.stem));
  const whole = `${file("exercise")}  ${ink.paint("dim", "told in")} ${file("notebook")}`;
  return [widthOf(whole) <= columns ? whole : file("exercise"), ""];
}

/** All lines of the page, whether they fit or not. */
export function bodyOf(state: State, look: Look = plainLook): readonly string[] {
  const columns = Math.min(state.columns, WIDEST);
  return pageOf(state, look, columns).flatMap((line) => fold(line, state.columns));
}

function pageOf(state: State, look: Look, columns: number): readonly string[] {
  switch (state.page.kind) {
    case "list":
      return listLines(state, look.ink, columns, bodyRows(state));
    case "solution":
      return solutionLines(state.page.sources, look.ink);
    case "comparison":
      return comparisonLines(state.page.comparison, look.ink, columns);
    case "verdict":
      return [...verdictOf(state, look, columns), ...hintsOf(state, look.ink, columns)];
  }
}

function verdictOf(state: State, { ink, shown }: Look, width: number): readonly string[] {
  const { current, verdict } = state;
  if (verdict === null) return [ink.paint("bold", nameOf(current)), "", "The tests are running …"];
  const file = shown("exercise", current.stem);
  const text = verdictText(verdict, { title: current.title, file, command: null, width, ink });
  const after =
    verdict.status === "passed"
      ? `Well done. d compares your answer with a solution, n goes on to the next chapter; until then you can try things out here.`
      : "";
  return [...text.split("\n"), ...(after === "" ? [] : ["", ...wrap(after, width).split("\n")])];
}

function hintsOf(state: State, ink: Ink, width: number): readonly string[] {
  const { current, hints, verdict } = state;
  // Who has a green answer needs no hint any more.
  if (verdict?.status === "passed") return [];
  const all = current.hints ?? [];
  return all
    .slice(0, hints)
    .flatMap((hint, i) => [
      "",
      ink.paint("cyan", `Hint ${i + 1} of ${all.length}`),
      ...indent(wrap(hint, width - 2), "  ").split("\n"),
    ]);
}

function footerOf(state: State, ink: Ink, below: number): readonly string[] {
  const { columns, exercises, memory, question, notice } = state;
  const more = below > 0 ? ` ${below} more line${below === 1 ? "" : "s"} below (space) ` : "";
  const rule = `──${more}`.padEnd(columns, "─");
  const said = question === null ? (notice ?? statusOf(state)) : `${question.text} ${CHOICE}`;
  const style = question === null ? (notice === null ? "dim" : "yellow") : ["bold", "yellow"];
  return [
    ink.paint("dim", rule),
    ...wrap(said, columns)
      .replaceAll(CHOICE, "y / n")
      .split("\n")
      .map((line) => ink.paint(style as "dim", line)),
    progressBar(memory, exercises, columns),
    ...flow(keysOf(state), columns).map((line) => ink.paint("dim", line)),
  ];
}

/** What goes on at the moment. */
function statusOf({ running, current, polling, exercises }: State): string {
  if (running?.kind === "all") {
    return `Checking all: ${numberOf(running.stem)}, ${running.done + 1} of ${exercises.length} …`;
  }
  if (running !== null) {
    const test = running.total > 0 ? `, test ${running.index + 1} of ${running.total}` : "";
    return `Checking ${numberOf(current.stem)}${test} …`;
  }
  const how = polling
    ? " No file events arrive here, so the folder is looked at four times a second."
    : "";
  return `Waiting: save the file and it is checked.${how}`;
}

function keysOf({ page, question, current, hints, verdict }: State): readonly string[] {
  if (question !== null) return ["y yes", "n no"];
  if (page.kind === "list" && page.typing) return ["letters search", "enter done", "esc clear"];
  if (page.kind === "list") {
    return [
      "↑↓ choose",
      "enter go there",
      "f filter",
      "/ search",
      "a check all",
      "esc back",
      "q quit",
    ];
  }
  if (page.kind !== "verdict") return ["↑↓ space scroll", "esc back", "l list", "n next", "q quit"];
  const left = verdict?.status === "passed" ? 0 : (current.hints?.length ?? 0) - hints;
  return [
    "n next",
    ...(left > 0 ? [`h hint (${left} left)`] : []),
    "l list",
    "a check all",
    "x reset",
    "s solution",
    "d diff",
    "r run again",
    "q quit",
  ];
}

/** Items side by side, as many a line as fit. */
function flow(items: readonly string[], columns: number): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const longer = `${lines.at(-1) ?? ""}  ${item}`;
    if (lines.length > 0 && longer.length <= columns) lines[lines.length - 1] = longer;
    else lines.push(item);
  }
  return lines;
}
