import { describe, expect, test } from "@jest/globals";
import { emptyMemory, withVerdict } from "../../judge/memory";
import { exercises, verdict } from "./fixture";
import { type Effect, firstState, type Happening, type State } from "./state";
import { update } from "./update";

const begin = firstState(exercises, emptyMemory, { columns: 80, rows: 24 });
const now = new Date("2026-11-30T12:00:00Z");

/** The state and the last effects after these keys or happenings. */
function after(state: State, ...happenings: readonly (string | Happening)[]) {
  let effects: readonly Effect[] = [];
  for (const each of happenings) {
    const happening: Happening = typeof each === "string" ? { kind: "key", key: each } : each;
    ({ state, effects } = update(state, happening));
  }
  return { state, effects };
}

function judged(state: State, stem: string, status: "passed" | "failed"): State {
  const told = verdict(stem, status, "It is wrong.");
  const memory = withVerdict(state.memory, told, now);
  return after(state, { kind: "judged", verdict: told, memory }).state;
}

const red = judged(begin, "01-representation", "failed");
const green = judged(begin, "01-representation", "passed");

describe("next", () => {
  test("goes on when the chapter is green, and only when it is asked to", () => {
    expect(green.current.stem).toBe("01-representation");
    const { state, effects } = after(green, "n");
    expect(state.current.stem).toBe("02-diagonals");
    expect(effects).toEqual([
      { kind: "remember", stem: "02-diagonals" },
      { kind: "judge", stem: "02-diagonals" },
    ]);
  });

  test("asks when it is not green yet; only y is a yes", () => {
    const asked = after(red, "n").state;
    expect(asked.question?.text).toBe("01 is not solved yet. Go to 02 Diagonals anyway?");
    expect(after(asked, "y").state.current.stem).toBe("02-diagonals");
    for (const key of ["n", "escape", "enter", "q", "x"]) {
      const { state, effects } = after(asked, key);
      expect([state.current.stem, state.question, effects]).toEqual([
        "01-representation",
        null,
        [],
      ]);
    }
  });

  test("passes green chapters over, and begins again after the last", () => {
    const last = after(judged(green, "02-diagonals", "passed"), "n").state;
    expect(last.current.stem).toBe("03-backtracking");
    const other = judged(judged(begin, "02-diagonals", "passed"), "03-backtracking", "passed");
    const from = after(other, { kind: "go", stem: "03-backtracking" }).state;
    expect(after(from, "n").state.current.stem).toBe("01-representation");
  });

  test("says so when everything is green", () => {
    const all = exercises.reduce((state, { stem }) => judged(state, stem, "passed"), begin);
    expect(after(all, "n").state.notice).toContain("All 3 exercises are solved.");
  });
});

test("a verdict moves nothing on by itself, and clears the run", () => {
  const running = after(red, "r").state;
  expect(running.running).not.toBeNull();
  const state = judged(running, "01-representation", "passed");
  expect([state.current.stem, state.page.kind, state.running]).toEqual([
    "01-representation",
    "verdict",
    null,
  ]);
});

test("hints come one at a time, three of them, and go with the chapter", () => {
  expect(after(red, "h").state.hints).toBe(1);
  const all = after(red, "h", "h", "h", "h").state;
  expect([all.hints, all.notice]).toEqual([3, "That was the last hint."]);
  expect(after(all, { kind: "go", stem: "02-diagonals" }).state.hints).toBe(0);
});

test("a green answer needs no hint", () => {
  const { state } = after(judged(after(red, "h").state, "01-representation", "passed"), "h");
  expect([state.hints, state.notice]).toEqual([1, "It is solved already."]);
});

describe("solution and diff", () => {
  test("are open after green, also when the answer was broken again", () => {
    const again = judged(green, "01-representation", "failed");
    for (const state of [green, again]) {
      expect(after(state, "s").effects).toEqual([{ kind: "solution", stem: "01-representation" }]);
      expect(after(state, "d").effects).toEqual([
        { kind: "comparison", stem: "01-representation" },
      ]);
    }
  });

  test("open before only on a confirmed wish, which is asked for once", () => {
    const asked = after(red, "s");
    expect(asked.effects).toEqual([]);
    expect(asked.state.question?.text).toContain("not solved yet. Show the solution anyway?");
    expect(after(asked.state, "n").effects).toEqual([]);
    const wanted = after(asked.state, "y");
    expect(wanted.effects).toEqual([{ kind: "solution", stem: "01-representation" }]);
    expect(after(wanted.state, "d").effects).toEqual([
      { kind: "comparison", stem: "01-representation" },
    ]);
  });
});

describe("reset", () => {
  test("asks first, then judges the stub and closes the solution again", () => {
    const asked = after(red, "s", "y", "x").state;
    expect(asked.question?.text).toBe("Put the stub of 01 back? Your attempt is saved first.");
    expect(after(asked, "escape").effects).toEqual([]);
    expect(after(asked, "y").effects).toEqual([{ kind: "reset", stem: "01-representation" }]);
    const { state, effects } = after(asked, { kind: "reset", saved: "a.ts", memory: emptyMemory });
    expect(effects).toEqual([{ kind: "judge", stem: "01-representation" }]);
    expect([state.notice, state.opened]).toEqual(["The stub is back. Saved: a.ts", []]);
  });

  test("of a green chapter is a rematch", () => {
    expect(after(green, "x").state.question?.text).toBe(
      "Play 01 again from its stub? Your answer is saved first.",
    );
  });
});

describe("a save", () => {
  test("of the current chapter is judged", () => {
    expect(after(red, { kind: "saved", stems: ["01-representation"] }).effects).toEqual([
      { kind: "judge", stem: "01-representation" },
    ]);
  });

  test("of another chapter is only told", () => {
    const { state, effects } = after(red, { kind: "saved", stems: ["03-backtracking"] });
    expect(effects).toEqual([]);
    expect(state.notice).toBe("03-backtracking.ts was saved; this screen shows 01. Go there: l");
  });

  test("stops the check of all, and says so", () => {
    const { state } = after(red, "a", { kind: "saved", stems: ["01-representation"] });
    expect(state.notice).toBe("The check of all was stopped.");
  });
});

describe("the list", () => {
  test("chooses with arrows and enter, within its ends", () => {
    const { state } = after(red, "l", "up", "down", "down", "down", "down", "enter");
    expect(state.current.stem).toBe("03-backtracking");
  });

  test("filters, and what is selected is among what is shown", () => {
    const open = after(green, "l", "f").state;
    expect(open.page).toMatchObject({ filter: "open", selected: "02-diagonals" });
    expect(after(open, "f").state.page).toMatchObject({ filter: "solved" });
    expect(after(open, "f", "f").state.page).toMatchObject({ filter: "all" });
  });

  test("searches with letters that are keys elsewhere", () => {
    const typed = after(red, "l", "/", "q", "backspace", "b", "a", "c", "k", "enter");
    expect(typed.effects).toEqual([]);
    expect(typed.state.page).toMatchObject({ search: "back", selected: "03-backtracking" });
    expect(after(typed.state, "enter").state.current.stem).toBe("03-backtracking");
  });

  test("a search without a find goes nowhere", () => {
    const { state, effects } = after(red, "l", "/", "z", "z", "enter", "enter");
    expect([state.current.stem, effects]).toEqual(["01-representation", []]);
  });

  test("escape and l lead back", () => {
    expect(after(red, "l", "escape").state.page.kind).toBe("verdict");
    expect(after(red, "l", "l").state.page.kind).toBe("verdict");
  });
});

test("check all shows the list, and counts in the end what is green", () => {
  const started = after(red, "a");
  expect(started.effects).toEqual([{ kind: "judge-all" }]);
  expect(started.state.page.kind).toBe("list");
  const told = verdict("01-representation", "passed");
  const memory = withVerdict(emptyMemory, told, now);
  const one = after(started.state, { kind: "judged-of-all", verdict: told, memory }).state;
  expect(one.verdict?.status).toBe("passed");
  const ended = after(one, { kind: "all-judged" }).state;
  expect([ended.running, ended.notice]).toEqual([null, "All 3 exercises are checked: 1 solved."]);
});

test("q quits, ctrl+c does so from everywhere", () => {
  expect(after(red, "q").effects).toEqual([{ kind: "quit", exitCode: 0 }]);
  for (const keys of [[], ["n"], ["l", "/"], ["l"]]) {
    expect(after(red, ...keys, "ctrl+c").effects).toEqual([{ kind: "quit", exitCode: 130 }]);
  }
});

test("a page scrolls from its first line to its last, and stays within a smaller terminal", () => {
  const long = after(red, {
    kind: "solution",
    sources: [{ file: "s.ts", text: "line\n".repeat(100) }],
  }).state;
  expect(after(long, "up").state.scroll).toBe(0);
  expect(after(long, "down", "down", "up").state.scroll).toBe(1);
  const end = after(long, "end").state.scroll;
  expect(after(long, "end", "pagedown").state.scroll).toBe(end);
  expect(after(long, "end", "home").state.scroll).toBe(0);
  expect(after(long, "space").state.scroll).toBeGreaterThan(10);
  const taller = after(long, "end", { kind: "resized", columns: 80, rows: 200 }).state;
  expect(taller.scroll).toBe(0);
});

test("keys that mean nothing do nothing", () => {
  for (const key of ["z", "f5", "é", "enter", "tab", "ctrl+a"]) {
    expect(after(red, key)).toEqual({ state: red, effects: [] });
  }
});
