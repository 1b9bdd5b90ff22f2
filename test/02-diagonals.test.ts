import { describe, expect, test } from "@jest/globals";
import * as answer from "../exercises/02-diagonals";
import { type Square } from "../src/board";
import {
  everyPermutation,
  everyPlacement,
  pairsThatSeeEachOther,
  range,
  seenAlongRays,
  squaresOfBoard,
  walk,
} from "../src/judge/rays";
import { asCalls } from "../src/judge/suite";

const { attacks, fallingDiagonal, risingDiagonal, isSafe, conflicts } = asCalls(answer);

describe("attacks", () => {
  test("queens on one row attack each other, however far apart", () => {
    theyAttack([3, 3], [3, 4]);
    theyAttack([3, 3], [3, 0]);
    theyAttack([7, 0], [7, 7]);
    theyDoNot([3, 3], [4, 6]);
  });

  test("queens on one column attack each other, however far apart", () => {
    theyAttack([3, 3], [4, 3]);
    theyAttack([3, 3], [0, 3]);
    theyAttack([0, 7], [7, 7]);
    theyDoNot([3, 3], [6, 4]);
  });

  test("neighbours on a falling diagonal attack each other", () => {
    theyAttack([3, 3], [4, 4]);
    theyAttack([3, 3], [2, 2]);
    theyAttack([0, 6], [1, 7]);
    theyDoNot([3, 3], [6, 5]);
  });

  test("neighbours on a rising diagonal attack each other", () => {
    theyAttack([3, 3], [4, 2]);
    theyAttack([3, 3], [2, 4]);
    theyAttack([6, 0], [7, 1]);
    theyDoNot([3, 3], [5, 0]);
  });

  test("queens on one diagonal attack each other, however far apart", () => {
    theyAttack([3, 3], [5, 5]);
    theyAttack([3, 3], [5, 1]);
    theyAttack([2, 0], [7, 5]);
    theyAttack([0, 0], [7, 7]);
    theyAttack([7, 0], [0, 7]);
    theyDoNot([0, 0], [7, 6]);
  });

  test("queens a knight's move apart do not attack each other", () => {
    for (const jump of knightsMovesFrom([3, 3])) {
      theyDoNot([3, 3], jump);
    }
    theyAttack([3, 3], [4, 4]);
  });

  test("a square does not attack itself", () => {
    theyDoNot([0, 0], [0, 0]);
    theyDoNot([3, 5], [3, 5]);
    theyAttack([3, 5], [3, 6]);
  });

  test("a square and its mirror image share no diagonal", () => {
    // Row minus column is 2 here and −2 there: equal only for someone who forgets the sign.
    theyDoNot([3, 1], [4, 6]);
    theyDoNot([1, 3], [6, 4]);
    theyAttack([3, 1], [6, 4]);
  });

  test("a line ends at the edge and does not go on at the other side", () => {
    theyDoNot([1, 7], [2, 0]);
    theyDoNot([1, 0], [2, 7]);
    theyAttack([1, 7], [2, 6]);
  });

  test("from each square of the 8×8 board exactly the squares on her lines are attacked", () => {
    const squares = squaresOfBoard(8);
    for (const queen of squares) {
      const seen = seenAlongRays(queen, 8);
      for (const other of squares) {
        const call = attacks(queen, other);
        const isSeen = seen.has(other.join());
        if (call.value === isSeen) continue; // expect() is slow, and there are 4096 pairs
        if (isSeen) expect(call).toBeAttack();
        else expect(call).toBeNoAttack();
      }
    }
  });

  test("the board may be larger than 8×8", () => {
    theyAttack([0, 0], [40, 40]);
    theyAttack([99, 3], [3, 99]);
    theyDoNot([99, 3], [3, 98]);
  });

  test("refuses a square whose row or column is negative or not whole", () => {
    for (const nonsense of nonsenseSquares) {
      expect(attacks(nonsense, [0, 0])).toRefuse("a");
      expect(attacks([0, 0], nonsense)).toRefuse("b");
    }
    expect(attacks([0, 0], [1, 0])).toBeAttack();
  });
});

describe("fallingDiagonal", () => {
  test("is 0 in the bottom left corner and grows by one with each column to the right", () => {
    expect(fallingDiagonal([3, 0], 4)).toGive(0, "The count starts in the bottom left corner.");
    expect(fallingDiagonal([3, 1], 4)).toGive(1, "One column to the right of the corner.");
    expect(fallingDiagonal([3, 2], 4)).toGive(2, "Two columns to the right of the corner.");
    expect(fallingDiagonal([3, 3], 4)).toGive(3, "Three columns to the right of the corner.");
  });

  test("stays the same along a falling diagonal", () => {
    expect(fallingDiagonal([0, 0], 4)).toGive(
      3,
      "It lies on the falling diagonal from corner to corner, as [3, 3] does.",
    );
    expect(fallingDiagonal([1, 1], 4)).toGive(
      3,
      "It lies on the falling diagonal from corner to corner, as [3, 3] does.",
    );
    expect(fallingDiagonal([2, 2], 4)).toGive(
      3,
      "It lies on the falling diagonal from corner to corner, as [3, 3] does.",
    );
    expect(fallingDiagonal([0, 2], 4)).toGive(5, "[0, 2] and [1, 3] lie on one falling diagonal.");
    expect(fallingDiagonal([1, 3], 4)).toGive(5, "[0, 2] and [1, 3] lie on one falling diagonal.");
  });

  test("is 2n − 2 in the top right corner, on boards of every size", () => {
    for (let n = 1; n <= 10; n++) {
      expect(fallingDiagonal([0, n - 1], n)).toGive(2 * n - 2, "The last diagonal of the board.");
    }
  });

  test("numbers the diagonals one by one, from the bottom left to the top right", () => {
    for (const n of [1, 2, 5, 8]) {
      const upTheLeftEdge = range(n).map((step): Square => [n - 1 - step, 0]);
      const alongTheTop = range(n - 1).map((step): Square => [0, step + 1]);
      [...upTheLeftEdge, ...alongTheTop].forEach((first, number) => {
        for (const square of walk(first, [1, 1], n)) {
          const rule = `It lies on the falling diagonal of [${first.join(", ")}], number ${number}.`;
          expect(fallingDiagonal(square, n)).toGive(number, rule);
        }
      });
    }
  });

  test("refuses a square just outside the board", () => {
    for (const outside of squaresJustOutside(5)) {
      expect(fallingDiagonal(outside, 5)).toRefuse("square");
    }
    expect(fallingDiagonal([4, 4], 5)).toGive(4, "The corner is still on the board.");
  });

  test("refuses nonsense: half a column, a negative size", () => {
    expect(fallingDiagonal([0.5, 0], 5)).toRefuse("square");
    expect(fallingDiagonal([0, 0.5], 5)).toRefuse("square");
    expect(fallingDiagonal([0, 0], -1)).toRefuse("n");
    expect(fallingDiagonal([0, 0], 2.5)).toRefuse("n");
  });
});

describe("risingDiagonal", () => {
  test("is 0 in the top left corner and grows by one with each column to the right", () => {
    expect(risingDiagonal([0, 0], 4)).toGive(0, "The count starts in the top left corner.");
    expect(risingDiagonal([0, 1], 4)).toGive(1, "One column to the right of the corner.");
    expect(risingDiagonal([0, 2], 4)).toGive(2, "Two columns to the right of the corner.");
    expect(risingDiagonal([0, 3], 4)).toGive(3, "Three columns to the right of the corner.");
  });

  test("stays the same along a rising diagonal", () => {
    expect(risingDiagonal([3, 0], 4)).toGive(
      3,
      "It lies on the rising diagonal from corner to corner, as [0, 3] does.",
    );
    expect(risingDiagonal([2, 1], 4)).toGive(
      3,
      "It lies on the rising diagonal from corner to corner, as [0, 3] does.",
    );
    expect(risingDiagonal([1, 2], 4)).toGive(
      3,
      "It lies on the rising diagonal from corner to corner, as [0, 3] does.",
    );
    expect(risingDiagonal([3, 2], 4)).toGive(5, "[3, 2] and [2, 3] lie on one rising diagonal.");
    expect(risingDiagonal([2, 3], 4)).toGive(5, "[3, 2] and [2, 3] lie on one rising diagonal.");
  });

  test("is 2n − 2 in the bottom right corner, on boards of every size", () => {
    for (let n = 1; n <= 10; n++) {
      expect(risingDiagonal([n - 1, n - 1], n)).toGive(
        2 * n - 2,
        "The last diagonal of the board.",
      );
    }
  });

  test("numbers the diagonals one by one, from the top left to the bottom right", () => {
    for (const n of [1, 2, 5, 8]) {
      const downTheLeftEdge = range(n).map((step): Square => [step, 0]);
      const alongTheBottom = range(n - 1).map((step): Square => [n - 1, step + 1]);
      [...downTheLeftEdge, ...alongTheBottom].forEach((first, number) => {
        for (const square of walk(first, [-1, 1], n)) {
          const rule = `It lies on the rising diagonal of [${first.join(", ")}], number ${number}.`;
          expect(risingDiagonal(square, n)).toGive(number, rule);
        }
      });
    }
  });

  test("refuses a square just outside the board", () => {
    for (const outside of squaresJustOutside(5)) {
      expect(risingDiagonal(outside, 5)).toRefuse("square");
    }
    expect(risingDiagonal([4, 4], 5)).toGive(8, "The corner is still on the board.");
  });

  test("refuses nonsense: half a column, a negative size", () => {
    expect(risingDiagonal([0.5, 0], 5)).toRefuse("square");
    expect(risingDiagonal([0, 0.5], 5)).toRefuse("square");
    expect(risingDiagonal([0, 0], -1)).toRefuse("n");
    expect(risingDiagonal([0, 0], 2.5)).toRefuse("n");
  });
});

describe("isSafe", () => {
  test("the first queen may stand anywhere", () => {
    for (const col of range(8)) expect(isSafe([], col)).toBeSafe();
  });

  test("a column with a queen in it is not safe, near or far below her", () => {
    expect(isSafe([2], 2)).toBeUnsafe();
    expect(isSafe([2, 5, 1], 2)).toBeUnsafe();
    expect(isSafe([2], 0)).toBeSafe();
  });

  test("a square next to a queen on a diagonal is not safe, to the left or to the right", () => {
    expect(isSafe([3], 2)).toBeUnsafe();
    expect(isSafe([3], 4)).toBeUnsafe();
    expect(isSafe([3], 1)).toBeSafe();
    expect(isSafe([3], 5)).toBeSafe();
  });

  test("a diagonal reaches down over many rows", () => {
    expect(isSafe([0, 4], 2)).toBeUnsafe();
    expect(isSafe([5, 1, 4], 2)).toBeUnsafe();
    expect(isSafe([0, 2, 5, 1, 9, 3], 6)).toBeUnsafe();
    expect(isSafe([0, 4], 6)).toBeSafe();
  });

  test("every queen above is asked: the first, the last and those between", () => {
    expect(isSafe([1, 3, 5], 4)).toBeUnsafe();
    expect(isSafe([1, 3, 6], 5)).toBeUnsafe();
    expect(isSafe([4, 0, 6], 1)).toBeUnsafe();
    expect(isSafe([1, 3, 5], 0)).toBeSafe();
  });

  test("the queens above may attack each other: that is not what is asked", () => {
    expect(isSafe([0, 1], 3)).toBeSafe();
    expect(isSafe([4, 4, 4], 0)).toBeSafe();
    expect(isSafe([0, 1], 2)).toBeUnsafe();
  });

  test("no edge is known: a column far to the right can be safe", () => {
    expect(isSafe([0, 2], 99)).toBeSafe();
    expect(isSafe([99], 100)).toBeUnsafe();
  });

  test("agrees with a walk along the lines, for every start of a 6×6 board up to three rows", () => {
    for (const placement of [0, 1, 2, 3].flatMap((length) => everyPlacement(length, 6))) {
      for (const col of range(6)) {
        const pairs = pairsThatSeeEachOther([...placement, col], 6);
        const isSeen = pairs.some(([, j]) => j === placement.length);
        const call = isSafe(placement, col);
        if (call.value === !isSeen) continue;
        if (isSeen) expect(call).toBeUnsafe();
        else expect(call).toBeSafe();
      }
    }
  });

  test("refuses a column that is negative or not whole, in the placement too", () => {
    expect(isSafe([], -1)).toRefuse("col");
    expect(isSafe([2], 0.5)).toRefuse("col");
    expect(isSafe([-1], 5)).toRefuse("placement");
    expect(isSafe([0, 2.5], 7)).toRefuse("placement");
    expect(isSafe([], 0)).toBeSafe();
  });

  test("says what is wrong before it says no", () => {
    expect(isSafe([0, -1], 0)).toRefuse("placement");
    expect(isSafe([0, 3], 0)).toBeUnsafe();
  });
});

describe("conflicts", () => {
  test("no queen and one queen live in peace", () => {
    expect(conflicts([])).toBeConflicts([]);
    expect(conflicts([3])).toBeConflicts([]);
  });

  test("two queens that attack each other are one pair, the upper row first", () => {
    expect(conflicts([2, 2])).toBeConflicts([[0, 1]]);
    expect(conflicts([0, 1])).toBeConflicts([[0, 1]]);
    expect(conflicts([1, 0])).toBeConflicts([[0, 1]]);
    expect(conflicts([0, 2])).toBeConflicts([]);
  });

  test("finds pairs with other rows between them", () => {
    expect(conflicts([0, 3, 0])).toBeConflicts([[0, 2]]);
    expect(conflicts([0, 4, 1, 3])).toBeConflicts([[0, 3]]);
    expect(conflicts([4, 2, 5, 3, 0])).toBeConflicts([[0, 4]]);
  });

  test("a peaceful placement has no conflicts", () => {
    expect(conflicts([1, 3, 0, 2])).toBeConflicts([]);
    expect(conflicts([0, 4, 7, 5, 2, 6, 1, 3])).toBeConflicts([]);
    expect(conflicts([0, 4, 7, 5, 2, 6, 1, 4])).toBeConflicts([
      [1, 7],
      [5, 7],
    ]);
  });

  test("lists the pairs sorted: by the upper row, then by the lower", () => {
    expect(conflicts([2, 2, 2, 2])).toBeConflicts([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(conflicts([0, 10, 1, 3])).toBeConflicts([[0, 3]]);
  });

  test("sorts row 2 before row 10", () => {
    expect(conflicts([0, 20, 40, 40, 80, 100, 120, 140, 160, 180, 200, 200])).toBeConflicts([
      [2, 3],
      [10, 11],
    ]);
    expect(conflicts([0, 20, 0, 60, 80, 100, 120, 140, 160, 180, 0])).toBeConflicts([
      [0, 2],
      [0, 10],
      [2, 10],
    ]);
  });

  test("finds exactly the pairs that see each other, in every placement of four queens", () => {
    for (const placement of everyPlacement(4, 4)) {
      expect(conflicts(placement)).toBeConflicts(pairsThatSeeEachOther(placement, 4));
    }
  });

  test("of the 720 ways to give six queens a column each, four are peaceful", () => {
    const placements = everyPermutation(6);
    expect(placements).toHaveLength(720);
    const peaceful = placements.filter((placement) => {
      const pairs = pairsThatSeeEachOther(placement, 6);
      const call = conflicts(placement);
      const isEmpty = Array.isArray(call.value) && call.value.length === 0;
      if (isEmpty !== (pairs.length === 0)) expect(call).toBeConflicts(pairs);
      return isEmpty;
    });
    expect(peaceful).toHaveLength(4);
  });

  test("refuses a column that is negative or not whole", () => {
    expect(conflicts([-1])).toRefuse("placement");
    expect(conflicts([0, 2, 0.5])).toRefuse("placement");
    expect(conflicts([0])).toBeConflicts([]);
  });

  test("gives a new list each time", () => {
    expect(conflicts([0, 1, 2])).toBeFreshEachTime();
    expect(conflicts([1, 3, 0, 2])).toBeFreshEachTime();
  });
});

/** Whichever of the two is named first. */
function theyAttack(a: Square, b: Square): void {
  expect(attacks(a, b)).toBeAttack();
  expect(attacks(b, a)).toBeAttack();
}

function theyDoNot(a: Square, b: Square): void {
  expect(attacks(a, b)).toBeNoAttack();
  expect(attacks(b, a)).toBeNoAttack();
}

const nonsenseSquares: readonly Square[] = [
  [-1, 0],
  [0, -1],
  [0.5, 0],
  [0, 0.5],
];

function squaresJustOutside(n: number): Square[] {
  return [
    [-1, 2],
    [2, -1],
    [n, 2],
    [2, n],
    [n, n],
  ];
}

function knightsMovesFrom([row, col]: Square): Square[] {
  return [-2, -1, 1, 2].flatMap((down) =>
    [-2, -1, 1, 2]
      .filter((right) => Math.abs(right) !== Math.abs(down))
      .map((right): Square => [row + down, col + right]),
  );
}
