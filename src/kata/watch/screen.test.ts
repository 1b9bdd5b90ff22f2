import { stripVTControlCharacters } from "node:util";
import { expect, test } from "@jest/globals";
import { inkOf, widthOf } from "../ink";
import { emptyMemory, withVerdict } from "../../judge/memory";
import { exercises, verdict } from "./fixture";
import { plainLook, screen } from "./screen";
import { firstState, type Happening, type State } from "./state";
import { update } from "./update";

const now = new Date("2026-11-30T12:00:00Z");
const board = "4 | ! . . .\n3 | . . Q .\n2 | ! . . .\n1 | . . . Q\n  +--------\n  | a b c d";
const red = {
  ...verdict(
    "01-representation",
    "failed",
    `solve(4) gave [0, 2, 0, 3].\n\n${board}\n\nWhich rule broke?`,
  ),
  mistake: { id: "x", title: "Only columns are compared." },
};

function stateWith(columns: number, rows: number, ...happenings: readonly (string | Happening)[]) {
  const told: Happening = {
    kind: "judged",
    verdict: red,
    memory: withVerdict(emptyMemory, red, now),
  };
  const first: State = firstState(exercises, emptyMemory, { columns, rows });
  return [told, ...happenings].reduce<State>(
    (state, each) =>
      update(state, typeof each === "string" ? { kind: "key", key: each } : each).state,
    first,
  );
}

test("what a question can be answered with stays on one line", () => {
  const text = "Play 01 again from its stub? Your answer is saved first.";
  const asked: State = { ...stateWith(60, 20), question: { text, yes: { kind: "polling" } } };
  const lines = screen(asked, plainLook);
  expect(lines.slice(-4, -2)).toEqual([text, "y / n"]);
});

test("the screen of a red exercise", () => {
  expect(screen(stateWith(80, 26), plainLook).map((line) => line.trimEnd())).toEqual([
    "exercises/01-representation.ts  told in notebooks/01-representation.ipynb",
    "",
    "01 Representation: 0 of 1 tests pass",
    "",
    "✗ a rule of 01-representation",
    "",
    "  solve(4) gave [0, 2, 0, 3].",
    "",
    ...board.split("\n").map((line) => `  ${line}`),
    "",
    "  Which rule broke?",
    "",
    "Does this look like it? Only columns are compared.",
    "",
    "Next: change exercises/01-representation.ts and save it.",
    "",
    "─".repeat(80),
    "Waiting: save the file and it is checked.",
    "[----------------------------------------] 0 of 3 solved",
    "n next  h hint (3 left)  l list  a check all  x reset  s solution  d diff",
    "r run again  q quit",
  ]);
});

test("what does not fit is counted, and can be scrolled to", () => {
  const lines = screen(stateWith(60, 14), plainLook);
  expect(lines[9]).toMatch(/^── 11 more lines below \(space\) ─+$/);
  const end = screen(stateWith(60, 14, "end"), plainLook);
  expect(end[8]).toBe("Next: change exercises/01-representation.ts and save it.");
});

test("every page fits every terminal, to the line and to the column", () => {
  const pages: readonly (readonly (string | Happening)[])[] = [
    [],
    ["h", "h", "h"],
    ["l"],
    ["l", "/", "x"],
    ["n"],
    [{ kind: "solution", sources: [{ file: "s.ts", text: `${"word ".repeat(60)}\n`.repeat(50) }] }],
    [{ kind: "polling" }],
    [{ kind: "trouble", message: "Something long has gone wrong, ".repeat(5) }],
  ];
  const look = { ...plainLook, ink: inkOf({ colour: true, links: true }) };
  for (const [columns, rows] of [
    [80, 24],
    [60, 20],
    [200, 60],
    [20, 10],
    [5, 3],
    [1, 1],
  ]) {
    for (const page of pages) {
      const lines = screen(stateWith(columns, rows, ...page), look);
      expect(lines).toHaveLength(rows);
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(columns);
    }
  }
});

test("colours and links change nothing that is read", () => {
  const look = { ...plainLook, ink: inkOf({ colour: true, links: true }) };
  for (const keys of [[], ["l"], ["h"], ["n"]]) {
    const state = stateWith(80, 30, ...keys);
    const coloured = screen(state, look);
    expect(coloured.map(stripVTControlCharacters)).toEqual(screen(state, plainLook));
    expect(coloured.join("")).toContain("\x1b[");
  }
});

test("the file and its notebook are links", () => {
  const look = { ...plainLook, ink: inkOf({ colour: false, links: true }) };
  const [header] = screen(stateWith(80, 24), look);
  // eslint-disable-next-line no-control-regex -- the sequence of a link
  expect(header.match(/\x1b\]8;;file:\/\//g)).toHaveLength(2);
});

test("the list marks what is selected and where you are without a colour", () => {
  const lines = screen(stateWith(80, 24, "l", "down"), plainLook);
  expect(lines.slice(2, 7)).toEqual([
    "Chapters: all exercises",
    "",
    "  01 Representation  core   25 min  0 of 1 tests  you are here",
    "> 02 Diagonals       core   25 min  not tried",
    "  03 Backtracking    core   25 min  not tried",
  ]);
});

test("a chapter of the list is one line, also where the whole does not fit", () => {
  const lines = (columns: number) => screen(stateWith(columns, 20, "l"), plainLook).slice(4, 7);
  expect(lines(40)).toEqual([
    "> 01 Representation  0 of 1 tests",
    "  02 Diagonals       not tried",
    "  03 Backtracking    not tried",
  ]);
  expect(lines(30)[0]).toBe("> 01 Representation  0 of 1 te");
});

test("a green exercise tells what can be done next", () => {
  const green = verdict("01-representation", "passed");
  const state = stateWith(80, 24, {
    kind: "judged",
    verdict: green,
    memory: withVerdict(emptyMemory, green, now),
  });
  const text = screen(state, plainLook).join("\n");
  expect(text).toContain("01 Representation: all 1 tests pass\n\nWell done.");
  expect(text).toContain("[#############---------------------------] 1 of 3 solved");
});

test("where events do not arrive, the screen says so", () => {
  expect(screen(stateWith(80, 24, { kind: "polling" }), plainLook).join(" ")).toMatch(
    /No file events arrive here, so the folder is\s+looked at four times a second/,
  );
});
