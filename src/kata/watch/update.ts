/** The watch screen as a machine: a state and what happens give the next state and the effects. Pure. */
import { isSolved, wasSolved } from "../../judge/memory";
import { nameOf, nextOpen, numberOf } from "../standing";
import { bodyOf, bodyRows } from "./screen";
import { type Effect, type Filter, type Happening, listed, type Page, type State } from "./state";

export type Update = { readonly state: State; readonly effects: readonly Effect[] };

/** The state after `happening`, and what is to be done outside. */
export function update(state: State, happening: Happening): Update {
  const { state: next, effects } = step(state, happening);
  return { state: { ...next, scroll: clampedScroll(next) }, effects };
}

/** Where the page can be scrolled to is known only when it is laid out. */
function clampedScroll(state: State): number {
  const last = Math.max(0, bodyOf(state).length - bodyRows(state));
  return Math.max(0, Math.min(state.scroll, last));
}

const still = (state: State): Update => ({ state, effects: [] });

function step(state: State, happening: Happening): Update {
  switch (happening.kind) {
    case "key":
      return pressed({ ...state, notice: null }, happening.key);
    case "go":
      return entered(state, happening.stem);
    case "wish":
      return wished(state, happening.wish);
    case "saved":
      return saved(state, happening.stems);
    case "testing":
      return still({ ...state, running: { ...happening, kind: "one" } });
    case "judged": {
      const { verdict, memory } = happening;
      const scroll = state.page.kind === "verdict" ? 0 : state.scroll;
      return still({ ...state, verdict, memory, running: null, scroll });
    }
    case "next-of-all":
      return still({ ...state, running: { ...happening, kind: "all" } });
    case "judged-of-all": {
      const { verdict, memory } = happening;
      const mine = verdict.chapter === state.current.stem;
      return still({ ...state, memory, verdict: mine ? verdict : state.verdict });
    }
    case "all-judged":
      return still({ ...state, running: null, notice: allJudged(state) });
    case "solution":
      return still(turned(state, happening));
    case "comparison":
      return still(turned(state, happening));
    case "reset":
      return wasReset(state, happening);
    case "trouble":
      return still({ ...state, running: null, notice: happening.message });
    case "polling":
      return still({ ...state, polling: true });
    case "resized":
      return still({ ...state, columns: happening.columns, rows: happening.rows });
  }
}

function turned(state: State, page: Page): State {
  return { ...state, page, scroll: 0 };
}

function pressed(state: State, key: string): Update {
  if (key === "ctrl+c") return { state, effects: [{ kind: "quit", exitCode: 130 }] };
  if (state.question !== null) {
    const asked = { ...state, question: null };
    return key === "y" ? step(asked, state.question.yes) : still(asked);
  }
  if (state.page.kind === "list") return pressedInList(state, state.page, key);
  return pressedAnywhere(state, key);
}

function pressedAnywhere(state: State, key: string): Update {
  const { page } = state;
  const scrolled = (lines: number) => still({ ...state, scroll: state.scroll + lines });
  switch (key) {
    case "q":
      return { state, effects: [{ kind: "quit", exitCode: 0 }] };
    case "escape":
      return still(turned(state, { kind: "verdict" }));
    case "l":
      return still(turned(state, wholeList(state)));
    case "a":
      return {
        state: {
          ...(page.kind === "list" ? state : turned(state, wholeList(state))),
          running: { kind: "all", stem: state.exercises[0].stem, done: 0 },
        },
        effects: [{ kind: "judge-all" }],
      };
    case "r":
      return judging(state);
    case "n":
      return next(state);
    case "h":
      return still(hinted(page.kind === "verdict" ? state : turned(state, { kind: "verdict" })));
    case "x":
      return still({ ...state, question: { text: resetQuestion(state), yes: wish("reset") } });
    case "s":
      return guarded(state, "solution", "Show the solution");
    case "d":
      return guarded(state, "comparison", "Compare with the solution");
    case "up":
    case "k":
      return scrolled(-1);
    case "down":
    case "j":
      return scrolled(1);
    case "pageup":
      return scrolled(1 - bodyRows(state));
    case "pagedown":
    case "space":
      return scrolled(bodyRows(state) - 1);
    case "home":
      return still({ ...state, scroll: 0 });
    case "end":
      return still({ ...state, scroll: Number.MAX_SAFE_INTEGER });
    default:
      return still(state);
  }
}

function wholeList({ current }: State): List {
  return { kind: "list", filter: "all", search: "", typing: false, selected: current.stem };
}

const filters: readonly Filter[] = ["all", "open", "solved"];

type List = Extract<Page, { kind: "list" }>;

function pressedInList(state: State, list: List, key: string): Update {
  if (list.typing) return typedInList(state, list, key);
  const shown = listed(state);
  const at = shown.findIndex(({ stem }) => stem === list.selected);
  const chosen = (index: number) => {
    const chapter = shown[Math.max(0, Math.min(index, shown.length - 1))];
    return still(listWith(state, list, { selected: chapter?.stem ?? list.selected }));
  };
  switch (key) {
    case "up":
    case "k":
      return chosen(at - 1);
    case "down":
    case "j":
      return chosen(at + 1);
    case "home":
      return chosen(0);
    case "end":
      return chosen(shown.length - 1);
    case "f": {
      const filter = filters[(filters.indexOf(list.filter) + 1) % filters.length];
      return still(listWith(state, list, { filter }));
    }
    case "/":
      return still(listWith(state, list, { typing: true, search: "" }));
    case "enter":
      return at < 0 ? still(state) : step(state, { kind: "go", stem: list.selected });
    case "l":
      return still(turned(state, { kind: "verdict" }));
    default:
      return "qa".includes(key) || key === "escape" ? pressedAnywhere(state, key) : still(state);
  }
}

function typedInList(state: State, list: List, key: string): Update {
  if (key === "enter") return still(listWith(state, list, { typing: false }));
  if (key === "escape") return still(listWith(state, list, { typing: false, search: "" }));
  if (key === "backspace") {
    return still(listWith(state, list, { search: list.search.slice(0, -1) }));
  }
  const letter = key === "space" ? " " : key;
  return [...letter].length === 1
    ? still(listWith(state, list, { search: list.search + letter }))
    : still(state);
}

/** The list changed; what is selected must be among what is shown. */
function listWith(state: State, list: List, change: Partial<List>): State {
  const page = { ...list, ...change };
  const shown = listed({ ...state, page });
  const selected = shown.some(({ stem }) => stem === page.selected)
    ? page.selected
    : (shown[0]?.stem ?? page.selected);
  return { ...state, page: { ...page, selected } };
}

function judging(state: State): Update {
  const notice = state.running?.kind === "all" ? "The check of all was stopped." : state.notice;
  return {
    state: { ...state, notice, running: { kind: "one", index: 0, total: 0 } },
    effects: [{ kind: "judge", stem: state.current.stem }],
  };
}

function entered(state: State, stem: string): Update {
  const current = state.exercises.find((chapter) => chapter.stem === stem);
  if (current === undefined) return still(state);
  const fresh = turned({ ...state, current, verdict: null, hints: 0 }, { kind: "verdict" });
  const { state: next, effects } = judging(fresh);
  return { state: next, effects: [{ kind: "remember", stem }, ...effects] };
}

function next(state: State): Update {
  const { current, memory, exercises } = state;
  const open = nextOpen(memory, exercises, current.stem);
  const solved = isSolved(memory, current.stem);
  if (open === null) {
    const notice = solved
      ? `All ${exercises.length} exercises are solved. Play one again: l chooses it, x puts its stub back.`
      : "Every other exercise is solved; this is the last one.";
    return still({ ...state, notice });
  }
  if (solved) return entered(state, open.stem);
  const text = `${numberOf(current.stem)} is not solved yet. Go to ${nameOf(open)} anyway?`;
  return still({ ...state, question: { text, yes: { kind: "go", stem: open.stem } } });
}

function hinted(state: State): State {
  const hints = state.current.hints ?? [];
  if (state.verdict?.status === "passed") return { ...state, notice: "It is solved already." };
  if (state.hints === hints.length) return { ...state, notice: "That was the last hint." };
  return { ...state, hints: state.hints + 1, scroll: Number.MAX_SAFE_INTEGER };
}

const wish = (wish: "solution" | "comparison" | "reset"): Happening => ({ kind: "wish", wish });

/** The solution is open after green; before that, only on a confirmed wish. */
function guarded(state: State, what: "solution" | "comparison", offer: string): Update {
  const { stem } = state.current;
  if (wasSolved(state.memory, stem) || state.opened.includes(stem)) return wished(state, what);
  const text = `${numberOf(stem)} is not solved yet. ${offer} anyway?`;
  return still({ ...state, question: { text, yes: wish(what) } });
}

function wished(state: State, what: "solution" | "comparison" | "reset"): Update {
  const { stem } = state.current;
  const opened = what === "reset" ? state.opened : [...state.opened, stem];
  return { state: { ...state, opened }, effects: [{ kind: what, stem }] };
}

function resetQuestion({ current, memory }: State): string {
  const number = numberOf(current.stem);
  return isSolved(memory, current.stem)
    ? `Play ${number} again from its stub? Your answer is saved first.`
    : `Put the stub of ${number} back? Your attempt is saved first.`;
}

function wasReset(state: State, { saved, memory }: Extract<Happening, { kind: "reset" }>): Update {
  const { stem } = state.current;
  const notice = saved === null ? "The stub is back." : `The stub is back. Saved: ${saved}`;
  const opened = state.opened.filter((other) => other !== stem);
  return judging({ ...turned(state, { kind: "verdict" }), memory, notice, opened, hints: 0 });
}

function saved(state: State, stems: readonly string[]): Update {
  if (stems.includes(state.current.stem)) return judging({ ...state, notice: null });
  const other = state.exercises.find(({ stem }) => stems.includes(stem));
  if (other === undefined) return still(state);
  const notice = `${other.stem}.ts was saved; this screen shows ${numberOf(state.current.stem)}. Go there: l`;
  return still({ ...state, notice });
}

function allJudged({ exercises, memory }: State): string {
  const solved = exercises.filter(({ stem }) => isSolved(memory, stem)).length;
  return `All ${exercises.length} exercises are checked: ${solved} solved.`;
}
