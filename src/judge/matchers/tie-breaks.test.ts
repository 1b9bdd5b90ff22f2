import { describe, expect, test } from "@jest/globals";
import { rectangle, type Square } from "../../board";
import { callOf } from "../suite";
import {
  byLot,
  copyOfLast,
  firstByRow,
  keeper,
  lastByRow,
  questionsOf,
  type TieBreak,
} from "../tie-breaks";
import { messageOf } from "./message";
import "./register";

const board = rectangle(3, 4);

/** The walk from the top left corner by the rule, with the last by row of those that are tied. */
const ruled: Square[] = [
  [0, 0],
  [2, 1],
  [0, 2],
  [1, 0],
  [2, 2],
  [0, 1],
  [2, 0],
  [1, 2],
  [0, 0],
];

/** A knight that goes by the rule; `change` makes it a wrong one. */
function walker(change: (tied: Square[], all: Square[], walk: Square[]) => Square | undefined) {
  return (on: readonly string[], start: Square, tieBreak: TieBreak): Square[] => {
    const walk: Square[] = [start];
    for (;;) {
      const moves = free(on, walk);
      const counts = moves.map((square) => free(on, [...walk, square]).length);
      const tied = moves.filter((_, i) => counts[i] === Math.min(...counts));
      if (moves.length === 0) return walk;
      const next = change(tied, moves, walk) ?? tieBreak(tied, on, walk);
      walk.push(next);
    }
  };
}

function free(on: readonly string[], walk: readonly Square[]): Square[] {
  const [row, col] = walk[walk.length - 1];
  return on
    .flatMap((cells, r) => [...cells].map((_, c): Square => [r, c]))
    .filter(([r, c]) => Math.abs(r - row) * Math.abs(c - col) === 2 && on[r][c] === ".")
    .filter(([r, c]) => !walk.some((been) => been[0] === r && been[1] === c));
}

const honest = walker(() => undefined);
const walkOf = (walk: unknown, tieBreak: TieBreak = lastByRow, on = board) =>
  callOf("warnsdorffWith", [on, [0, 0], tieBreak], () => walk);

describe("a choice among tied squares", () => {
  const tied: Square[] = [
    [1, 2],
    [2, 3],
  ];
  const chosen = (value: unknown) =>
    callOf("firstInOrder", [tied, rectangle(4, 4), [[0, 0]]], () => value);

  test("may be a copy of the square", () => {
    expect(chosen([1, 2])).toChoose([1, 2], "The other one.");
  });

  test("is drawn with letters when it is the wrong one, and the rule is told, not the square", () => {
    const message = messageOf(() => expect(chosen([2, 3])).toChoose([1, 2], "The other one."));
    expect(message).toContain("came back with B, d2. The other one.");
    expect(message).toContain("A");
    expect(message).not.toContain("c3");
  });

  test("is one of the tied squares", () => {
    const message = messageOf(() => expect(chosen([0, 0])).toChoose([1, 2], "The other one."));
    expect(message).toContain("one of the tied squares");
    expect(messageOf(() => expect(chosen(0)).toChoose([1, 2], ""))).toContain("came back with 0");
  });

  test("is the same when it is asked again", () => {
    expect(chosen([1, 2])).toChooseTheSameAgain();
    let calls = 0;
    const call = callOf("firstInOrder", [tied, board, []], () => tied[calls++ % 2]);
    expect(messageOf(() => expect(call).toChooseTheSameAgain())).toContain("when called again");
  });
});

describe("a walk by the rule", () => {
  test("follows the tie-break to the end", () => {
    for (const tieBreak of [firstByRow, lastByRow, copyOfLast, byLot(3)]) {
      const walk = honest(rectangle(5, 5), [0, 0], tieBreak);
      expect(walkOf(walk, tieBreak, rectangle(5, 5))).toWalkByTheRule();
    }
  });

  test("begins on the start", () => {
    const late = messageOf(() => expect(walkOf([[2, 1]])).toWalkByTheRule());
    expect(late).toContain("begins with [2, 1]. The start [0, 0] is the first square");
    expect(messageOf(() => expect(walkOf([])).toWalkByTheRule())).toContain("an empty walk");
    expect(messageOf(() => expect(walkOf(null)).toWalkByTheRule())).toContain("also when");
  });

  test("visits no square twice", () => {
    const message = messageOf(() => expect(walkOf(ruled)).toWalkByTheRule());
    expect(message).not.toBe("");
  });

  test("goes to a square with the fewest onward moves", () => {
    const wrong = walker((tied, all) => all.find((square) => !tied.includes(square)));
    const walk = wrong(rectangle(5, 5), [0, 0], lastByRow);
    const message = messageOf(() =>
      expect(walkOf(walk, lastByRow, rectangle(5, 5))).toWalkByTheRule(),
    );
    expect(message).toMatch(/number 3 of the walk is \w\d, which has \d onward moves. Another/);
  });

  test("goes where the tie-break says", () => {
    const walk = honest(rectangle(5, 5), [0, 0], firstByRow);
    const message = messageOf(() =>
      expect(walkOf(walk, lastByRow, rectangle(5, 5))).toWalkByTheRule(),
    );
    expect(message).toContain("number 2 of the walk is c4");
    expect(message).toContain("lastByRow chooses b3");
  });

  test("ends only where the knight is stuck", () => {
    const walk = honest(board, [0, 0], lastByRow).slice(0, 5);
    const message = messageOf(() => expect(walkOf(walk)).toWalkByTheRule());
    expect(message).toContain("came back with 5 squares, and the knight could still go to");
  });
});

describe("what a tie-break is asked", () => {
  const five = rectangle(5, 5);
  const told = (warnsdorffWith: unknown) =>
    messageOf(() =>
      expect(questionsOf({ warnsdorffWith }, five, [0, 0])).toAskAboutEveryTie(five, [0, 0]),
    );
  type Ask = (tieBreak: TieBreak, tied: Square[], walk: Square[], all: Square[]) => Square;
  const asking = (ask: Ask) => (on: readonly string[], start: Square, tieBreak: TieBreak) =>
    walker((tied, all, walk) => ask(tieBreak, tied, walk, all))(on, start, copyOfLast);

  test("is every tie, and other squares if one likes", () => {
    expect(told(honest)).toBe("");
    const onlyTies = asking((tieBreak, tied, walk) =>
      tied.length === 1 ? tied[0] : tieBreak(tied, five, walk),
    );
    expect(told(onlyTies)).toBe("");
    const shuffled = asking((tieBreak, tied, walk) => tieBreak([...tied].reverse(), five, walk));
    expect(told(shuffled)).toBe("");
  });

  test("has the whole walk with it, and where the knight stands at its end", () => {
    const withoutLast = asking((tieBreak, tied, walk) => tieBreak(tied, five, walk.slice(0, -1)));
    expect(told(withoutLast)).toContain(
      "given 0 squares, [], as visited. It should be the 1 square",
    );
    const backwards = asking((tieBreak, tied, walk) => tieBreak(tied, five, [...walk].reverse()));
    expect(told(backwards)).toContain("the last is where the knight stands");
  });

  test("is about those squares only that have the fewest onward moves", () => {
    const every = asking((tieBreak, _, walk, all) => tieBreak(all, five, walk));
    expect(told(every)).toMatch(/as tied. It should be all squares that have the fewest/);
  });

  test("has the board with it", () => {
    const other = asking((tieBreak, tied, walk) => tieBreak(tied, [], walk));
    expect(told(other)).toContain("is not the board");
  });

  test("is asked in the first place", () => {
    const never = asking((_, tied) => copyOfLast(tied));
    expect(told(never)).toContain("The tie-break was not asked.");
  });
});

test("a walk holds none of the tie-break's arrays", () => {
  const { tieBreak, kept } = keeper();
  const walk = honest(rectangle(5, 5), [0, 0], tieBreak);
  const owner = "the tie-break";
  const message = messageOf(() => expect(walkOf(walk)).toHoldNoneOf(kept, owner));
  expect(message).toContain("number 2 of the walk is the very array that belongs to the tie-break");
  expect(walkOf(walk.map((square) => [...square]))).toHoldNoneOf(kept, owner);
});
