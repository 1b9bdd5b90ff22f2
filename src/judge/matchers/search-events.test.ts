import { expect, test } from "@jest/globals";
import { callOf } from "../suite";
import "./register";
import { searchEvents } from "./search-events";

type Event = { kind: string; row: number; col: number; placement: readonly number[] };

const rightly = (n: number): Event[] =>
  [...searchEvents(n)].map(({ kind, row, col, placement }) => ({ kind, row, col, placement }));

const telling = (n: number, events: Iterable<unknown>) =>
  callOf("steps", [n], () => events[Symbol.iterator]());

/** What the matcher says of the right events for n, after `change` has been at work on them. */
function message(n: number, change: (events: Event[]) => Iterable<unknown>): string {
  try {
    expect(telling(n, change(rightly(n)))).toTellTheSearch(n);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

const first = (events: Event[], kind: string) => events.findIndex((event) => event.kind === kind);

test.each([
  [0, { place: 0, reject: 0, solution: 1 }],
  [1, { place: 1, reject: 0, solution: 1 }],
  [2, { place: 2, reject: 4, solution: 0 }],
  [3, { place: 5, reject: 13, solution: 0 }],
  [4, { place: 16, reject: 44, solution: 2 }],
  [5, { place: 53, reject: 167, solution: 10 }],
  [6, { place: 152, reject: 742, solution: 4 }],
  [7, { place: 551, reject: 3033, solution: 40 }],
  [8, { place: 2056, reject: 13664, solution: 92 }],
])("the search on n = %i has as many events of each kind as were counted", (n, counts) => {
  const events = rightly(n);
  const found = (kind: string) => events.filter((event) => event.kind === kind).length;
  expect({
    place: found("place"),
    reject: found("reject"),
    solution: found("solution"),
  }).toEqual(counts);
  expect(found("backtrack")).toBe(counts.place);
});

test("the right events pass, and so does the beginning where only that is asked for", () => {
  expect(telling(4, rightly(4))).toTellTheSearch(4);
  expect(telling(4, rightly(4))).toTellTheSearch(4, { first: 31 });
  expect(telling(4, rightly(4).slice(0, 31))).toTellTheSearch(4, { first: 31 });
});

test("the event of the board without squares may name any square", () => {
  expect(telling(0, [{ kind: "solution", row: 7, col: NaN, placement: [] }])).toTellTheSearch(0);
});

test("an event may say more than it must", () => {
  expect(
    telling(
      4,
      rightly(4).map((event) => ({ ...event, depth: event.row })),
    ),
  ).toTellTheSearch(4);
});

test("an event is judged as it was when it came", () => {
  const working: number[] = [];
  const live = callOf("steps", [1], function* () {
    working.push(0);
    yield { kind: "place", row: 0, col: 0, placement: working };
    yield { kind: "solution", row: 0, col: 0, placement: working };
    working.pop();
    yield { kind: "backtrack", row: 0, col: 0, placement: working };
  });
  expect(live).toTellTheSearch(1);
});

test("the first wrong event is told with its rule, and with the board before it", () => {
  const told = message(4, (events) => {
    const at = first(events, "reject");
    return events.map((event, i) => (i === at ? { ...event, kind: "place" } : event));
  });
  expect(told).toContain(
    'steps(4): number 2 is "place" [1, 0], after "place" [0, 0]. ' +
      "In row 1, column 0 is tried next, and the queen of row 0 attacks it.",
  );
  expect(told).toContain("4 | Q . . .\n3 | ? . . .\n2 | . . . .");
  expect(told).toContain("Which queens is this square compared with?");
});

test("a backtrack that names another square than the lifted queen's is told", () => {
  const told = message(4, (events) => {
    const at = first(events, "backtrack");
    return events.map((event, i) => (i === at ? { ...event, col: event.col + 1 } : event));
  });
  expect(told).toContain("Row 2 has no column left, so the queen of row 1 is lifted");
});

test("a row that begins again at column 0 is asked about", () => {
  const told = message(4, (events) => {
    const at = first(events, "backtrack") + 1;
    return events.map((event, i) => (i === at ? { ...event, col: 0 } : event));
  });
  expect(told).toContain("with which column does her row go on?");
});

test("a board that is not the one after the event is told apart", () => {
  const told = message(1, (events) => events.map((event) => ({ ...event, placement: [] })));
  expect(told).toContain(
    'steps(1): number 1 is "place" [0, 0], as it should be, but its placement is []',
  );
});

test("a search that ends too early is told what was to come", () => {
  const told = message(4, (events) => events.slice(0, first(events, "solution") + 1));
  expect(told).toContain('steps(4) ended after number 31, "solution" [3, 2].');
  expect(told).toContain("A solution is no end");
  expect(message(1, () => [])).toContain("steps(1) came to its end at once.");
});

test("a search that does not end is asked for one event too many, and then no more", () => {
  let asked = 0;
  const told = message(1, function* (events) {
    for (;;) for (const event of events) yield (asked++, event);
  } as (events: Event[]) => Iterable<unknown>);
  expect(told).toContain('has told all 3 events, and then number 4 came: "place" [0, 0].');
  expect(asked).toBe(4);
});

test("something that is no event is told as such", () => {
  expect(message(1, () => [[0]])).toContain("steps(1): number 1 is [0]. An event is");
  expect(message(1, () => [{ kind: "put", row: 0, col: 0, placement: [0] }])).toContain(
    'its kind is "place", "reject", "backtrack", "solution"',
  );
});

test("the message names one event to come and no further one", () => {
  const told = message(4, (events) => events.slice(0, 5));
  expect(told.match(/column \d/g)).toHaveLength(1);
});

test("a solution on another square is asked about its square", () => {
  const said = message(4, (events) => {
    const at = first(events, "solution");
    events[at] = { ...events[at], row: events[at].row + 1 };
    return events;
  });
  expect(said).toMatch(/names the square of the queen placed last/);
});
