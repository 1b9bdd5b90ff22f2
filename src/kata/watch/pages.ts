/** The pages of the watch screen beside the verdict, as lines. Pure. */
import { type Comparison } from "../comparison";
import { asTyped } from "../places";
import { fold, type Ink, widthOf } from "../ink";
import { type Source } from "../solution-files";
import { nameOf, standing } from "../standing";
import { wrap } from "../wrap";
import { listed, type State } from "./state";

const filterNames = { all: "all exercises", open: "not yet solved", solved: "solved" };

/** The list, and of a long one the part around what is selected. */
export function listLines(
  state: State,
  ink: Ink,
  columns: number,
  rows: number,
): readonly string[] {
  const { page, memory, current } = state;
  if (page.kind !== "list") return [];
  const shown = listed(state);
  const search = page.typing || page.search !== "" ? `, search: ${page.search}` : "";
  const cursor = page.typing ? "_" : "";
  const title = ink.paint("bold", `Chapters: ${filterNames[page.filter]}${search}${cursor}`);
  if (shown.length === 0)
    return [title, "", "None. Press f for other chapters, / to search again."];
  const widest = Math.max(...shown.map((chapter) => nameOf(chapter).length));
  const lines = shown.map((chapter) => {
    const { stem, core, minutes } = chapter;
    const selected = stem === page.selected;
    const here = stem === current.stem ? "  you are here" : "";
    const kind = columns < 72 ? "" : `  ${core ? "core " : "extra"}  ${minutes.exercise} min`;
    const stands = `${selected ? ">" : " "} ${nameOf(chapter).padEnd(widest)}${kind}  ${standing(memory, stem)}`;
    // One line a chapter: the part of a long list that is shown is counted in chapters.
    const text = widthOf(stands + here) <= columns ? stands + here : fold(stands, columns)[0];
    const green = memory.chapters[stem]?.status === "passed";
    return selected ? ink.paint("bold", text) : green ? ink.paint("green", text) : text;
  });
  const room = Math.max(1, rows - 2);
  const at = shown.findIndex(({ stem }) => stem === page.selected);
  const from = Math.max(0, Math.min(at - Math.floor(room / 2), lines.length - room));
  return [title, "", ...lines.slice(from, from + room)];
}

export function solutionLines(sources: readonly Source[], ink: Ink): readonly string[] {
  return sources.flatMap(({ file, text }, i) => [
    ...(i === 0 ? [] : ["", ""]),
    `${ink.paint("bold", i === 0 ? "The solution" : "Another way")}: ${ink.link(asTyped(file), file)}`,
    "",
    ...text.trimEnd().split(/\r?\n/),
  ]);
}

const styles = { both: "dim", yours: "red", solution: "green", gap: "cyan" } as const;

export function comparisonLines(
  { solution, lines }: Comparison,
  ink: Ink,
  columns: number,
): readonly string[] {
  const name = asTyped(solution.file);
  if (lines.length === 0) return [`Your answer and ${name} are the same.`];
  const title = `Your answer (-) and ${name} (+), the solution that is nearest to it:`;
  return [
    ...wrap(title, columns).split("\n"),
    "",
    ...lines.map(({ kind, text }) => ink.paint(styles[kind], text)),
  ];
}
