/**
 * The matcher for the diary of a search: which event comes next, and why. It tells the rule for the
 * first event that differs, which a learner can check on the board, and nothing of what follows.
 */
import {
  compactBoard,
  isOnBoard,
  type Mark,
  type Placement,
  queensDrawing,
  rectangle,
  type Square,
} from "../../board";
import { type Call } from "../suite";
import { named, written } from "../words";
import { sameValue } from "./gift";
import { generatorMatcher, valuesOf } from "./generators";
import { type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /**
     * Every event of the queens search on the n×n board, in order, and no more; with `first`, so many
     * events at the beginning.
     */
    toTellTheSearch(n: number, options?: { readonly first?: number }): R;
  }
}

const kinds = ["place", "reject", "backtrack", "solution"] as const;

type Kind = (typeof kinds)[number];

type Event = {
  readonly kind: Kind;
  readonly row: number;
  readonly col: number;
  readonly placement: Placement;
};

/** What must come next, and the rule that says so. */
type Expected = Event & { readonly rule: string };

/** The event and the rule that there is none after the last one. */
const over = "The search is over: the board is empty again, and the top row has no column left.";

/** The whole search, by recursion and without changing anything. */
export function* searchEvents(n: number, placement: Placement = []): Generator<Expected> {
  const row = placement.length;
  if (row === n) yield solutionOf(placement);
  for (let col = 0; row < n && col < n; col++) {
    const tried = `In row ${row}, column ${col} is tried next, and`;
    const attacker = placement.findIndex(
      (otherCol, otherRow) =>
        otherCol === col || Math.abs(otherCol - col) === placement.length - otherRow,
    );
    if (attacker !== -1) {
      const rule = `${tried} the queen of row ${attacker} attacks it.`;
      yield { kind: "reject", row, col, placement, rule };
      continue;
    }
    const longer = [...placement, col];
    yield { kind: "place", row, col, placement: longer, rule: `${tried} no queen attacks it.` };
    yield* searchEvents(n, longer);
    const reason =
      row === n - 1 ? "The solution has been told" : `Row ${row + 1} has no column left`;
    const rule = `${reason}, so the queen of row ${row} is lifted, and backtrack names her square.`;
    yield { kind: "backtrack", row, col, placement, rule };
  }
}

function solutionOf(placement: Placement): Expected {
  const row = placement.length - 1;
  const rule =
    row === -1
      ? "A board without squares is full at once: one solution, with an empty placement."
      : "Every row has its queen: solution is told while they all stand, with the last queen's square.";
  return { kind: "solution", row, col: placement[row], placement, rule };
}

function search(call: Call, n: number, { first = Infinity } = {}): Problem | null {
  const expected: Expected[] = [];
  for (const event of searchEvents(n)) {
    if (expected.length >= first) break;
    expected.push(event);
  }
  // One more than there are shows a search that goes on too long.
  const most = Math.min(first, expected.length + 1);
  const came = valuesOf(call, most, snapshot).value;
  const at = expected.findIndex((event, i) => !sameEvent(came[i], event));
  if (at !== -1) return wrongEvent(call, n, came, expected, at);
  if (came.length === expected.length) return null;
  return {
    what: `${call.text} has told all ${expected.length} events, and then number ${came.length} came: ${told(came[came.length - 1])}. ${over}`,
    ask: "When does your loop end?",
  };
}

/** An event as it was when it came: the arrays in it may change later. */
function snapshot(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { kind, row, col, placement } = value as Record<keyof Event, unknown>;
  return {
    kind,
    row,
    col,
    placement: Array.isArray(placement) ? [...(placement as unknown[])] : placement,
  };
}

function isEvent(value: unknown): value is Event {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { kind, placement } = value as Record<keyof Event, unknown>;
  return kinds.some((known) => known === kind) && Array.isArray(placement);
}

/** The event of the board without squares has no square. */
function sameEvent(came: unknown, expected: Event): boolean {
  return (
    isEvent(came) &&
    came.kind === expected.kind &&
    (expected.row === -1 || sameSquare(came, expected)) &&
    sameValue(came.placement, expected.placement)
  );
}

function sameSquare(a: Event, b: Event): boolean {
  return a.row === b.row && a.col === b.col;
}

function wrongEvent(
  call: Call,
  n: number,
  came: readonly unknown[],
  expected: readonly Expected[],
  at: number,
): Problem {
  const event = came[at];
  const before = at === 0 ? null : expected[at - 1];
  const { rule } = expected[at];
  if (at >= came.length) {
    const end =
      before === null ? "came to its end at once" : `ended after number ${at}, ${told(before)}`;
    return problem(`${call.text} ${end}. ${rule}`, n, before, [], whenToGoOn(before));
  }
  if (!isEvent(event)) {
    return {
      what:
        `${call.text}: number ${at + 1} is ${named(event)}. An event is ` +
        `{ kind, row, col, placement }, and its kind is ${kinds.map((kind) => `"${kind}"`).join(", ")}.`,
    };
  }
  if (event.kind === expected[at].kind && sameSquare(event, expected[at])) {
    return {
      what:
        `${call.text}: number ${at + 1} is ${told(event)}, as it should be, but its placement is ` +
        `${named(event.placement)}. It is the board after the event.`,
      ask: boardQuestions[event.kind],
    };
  }
  const place = before === null ? "" : `, after ${told(before)}`;
  const what = `${call.text}: number ${at + 1} is ${told(event)}${place}. ${rule}`;
  const square: Square = [event.row, event.col];
  return problem(what, n, before, [square], question(event, expected[at], before));
}

const boardQuestions: { readonly [kind in Kind]: string } = {
  place: "Does the queen stand on the board before the event is made?",
  reject: "Does a rejected queen ever stand on the board?",
  backtrack: "Is the queen off the board before the event is made?",
  solution: "Do all the queens stand when the event is made?",
};

function question(came: Event, expected: Event, before: Event | null): string {
  if (expected.kind === "solution" && came.kind === "solution") {
    return "A solution names the square of the queen placed last: which one is that?";
  }
  if (expected.kind === "solution") return "When does your search notice that the board is full?";
  if (expected.kind === "backtrack") {
    return "What does your search do when a row has no column left, and which queen is it about?";
  }
  if (came.kind === "solution")
    return "Is the last queen placed, and told of, before the solution?";
  if (came.kind === "backtrack") {
    return "Is every square of a row tried, and told of, before a queen is lifted?";
  }
  if (sameSquare(came, expected)) return "Which queens is this square compared with?";
  if (before?.kind === "backtrack") {
    return "After a queen was lifted, with which column does her row go on?";
  }
  if (before?.kind === "reject") return "Which square is tried next? Each one is told of.";
  return "With which column does a row begin?";
}

function whenToGoOn(before: Event | null): string {
  return before?.kind === "solution"
    ? "A solution is no end: how does the search go on?"
    : "What does your loop wait for, and is it still true here?";
}

/** The board as it was before the event, with the event's square on it. */
function problem(
  what: string,
  n: number,
  before: Event | null,
  squares: readonly Square[],
  ask: string,
): Problem {
  const board = rectangle(n, n);
  const marks = squares
    .filter((square) => isOnBoard(board, square))
    .map((square): Mark => ({ square, sign: "?", tone: "tried" }));
  const queens = queensDrawing(before?.placement ?? [], n);
  const drawing = { ...queens, marks: [...queens.marks, ...marks] };
  return { what, board: n === 0 ? undefined : compactBoard(drawing), ask };
}

/** `"place" [1, 2]`: an event without its board. */
function told(event: unknown): string {
  if (!isEvent(event)) return named(event);
  const square = [event.row, event.col].map(written).join(", ");
  return event.placement.length === 0 && event.kind === "solution"
    ? `"solution"`
    : `"${event.kind}" [${square}]`;
}

export const searchEventMatchers = {
  toTellTheSearch: generatorMatcher("toTellTheSearch", search),
};
