import { describe, expect, test } from "@jest/globals";
import * as answer from "../exercises/05-marking";
import { queensOf, type Square } from "../src/board";
import { seeded } from "../src/judge/random";
import { seenAlongRays, squaresOfBoard } from "../src/judge/rays";
import { playing } from "../src/judge/script";
import { asCalls } from "../src/judge/suite";

const { countSolutions } = asCalls(answer);

describe.each(["Scan", "AttackCounts", "LineTables"] as const)("%s", (kind) => {
  const board = playing(answer, kind, ["place", "remove", "isSafe"]);

  test("on a board without queens every square is safe", () => {
    expect(board(1)).toBeBoardOf(1, []);
    expect(board(4)).toBeBoardOf(4, []);
  });

  test("the square of a queen is not safe", () => {
    expect(board(4).place([1, 2]).isSafe([1, 2])).toGive(
      false,
      "A queen stands there, so no other can.",
    );
  });

  test("a board does not see the queens of another board", () => {
    expect(board(4).meanwhile(board(4).place([0, 0]))).toBeBoardOf(4, []);
    expect(board(4).place([1, 2]).meanwhile(board(4)).isSafe([1, 2])).toGive(
      false,
      "Making another board lifts no queen from this one.",
    );
  });

  test("the row of a queen is not safe, near and far", () => {
    const { isSafe } = board(6).place([2, 1]);
    const rule = "It lies on the queen's row.";
    for (const col of [0, 2, 5]) expect(isSafe([2, col])).toGive(false, rule);
    expect(isSafe([4, 5])).toGive(true, "The queen on [2, 1] does not reach it.");
  });

  test("the column of a queen is not safe, near and far", () => {
    const { isSafe } = board(6).place([2, 1]);
    const rule = "It lies on the queen's column.";
    for (const row of [0, 1, 3, 5]) expect(isSafe([row, 1])).toGive(false, rule);
    expect(isSafe([0, 2])).toGive(true, "The queen on [2, 1] does not reach it.");
  });

  test("the falling diagonal of a queen is not safe, near and far", () => {
    const { isSafe } = board(6).place([2, 1]);
    const rule = "It lies on the queen's falling diagonal, as [2, 1] does.";
    for (const square of [
      [1, 0],
      [3, 2],
      [5, 4],
    ] as const) {
      expect(isSafe(square)).toGive(false, rule);
    }
    expect(isSafe([5, 5])).toGive(true, "The queen on [2, 1] does not reach it.");
  });

  test("the rising diagonal of a queen is not safe, near and far", () => {
    const { isSafe } = board(6).place([2, 2]);
    const rule = "It lies on the queen's rising diagonal, as [2, 2] does.";
    for (const square of [
      [0, 4],
      [3, 1],
      [4, 0],
    ] as const) {
      expect(isSafe(square)).toGive(false, rule);
    }
    expect(isSafe([0, 3])).toGive(true, "The queen on [2, 2] does not reach it.");
  });

  test("a queen on a diagonal of one kind does not take one of the other kind", () => {
    const { isSafe } = board(6).place([2, 1]);
    expect(isSafe([3, 2])).toGive(false, "It lies on the queen's falling diagonal.");
    expect(isSafe([3, 0])).toGive(false, "It lies on the queen's rising diagonal.");
    for (const [row, col] of [
      [5, 2],
      [4, 2],
      [1, 4],
      [0, 4],
      [0, 5],
    ]) {
      expect(isSafe([row, col])).toGive(
        true,
        "It shares no diagonal with [2, 1], though two numbers may be equal by chance.",
      );
    }
  });

  test("one queen, wherever she stands, makes unsafe exactly what she sees", () => {
    for (const n of [1, 2, 5]) {
      for (const queen of squaresOfBoard(n)) {
        expect(board(n).place(queen)).toBeBoardOf(n, [queen]);
      }
    }
  });

  test("lifting the only queen makes every square safe again", () => {
    for (const [row, col] of squaresOfBoard(4)) {
      expect(board(4).place([row, col]).remove([row, col])).toBeBoardOf(4, []);
    }
  });

  test("a lifted queen may be put back, and elsewhere", () => {
    const empty = board(4).place([1, 1]).remove([1, 1]);
    expect(empty.place([1, 1])).toBeBoardOf(4, [[1, 1]]);
    expect(empty.place([0, 1])).toBeBoardOf(4, [[0, 1]]);
  });

  test("what either of two queens sees is not safe", () => {
    expect(board(4).place([0, 1]).place([1, 3])).toBeBoardOf(4, [
      [0, 1],
      [1, 3],
    ]);
    expect(board(5).place([0, 0]).place([4, 3])).toBeBoardOf(5, [
      [0, 0],
      [4, 3],
    ]);
  });

  test("a square that two queens attack is not safe when one of them is lifted", () => {
    const two = board(5).place([0, 1]).place([2, 2]);
    expect(two.remove([2, 2])).toBeBoardOf(5, [[0, 1]]);
    expect(two.remove([0, 1])).toBeBoardOf(5, [[2, 2]]);
  });

  test("two boards at once are right, each about its own queens", () => {
    const other = board(4).place([0, 0]).place([1, 2]);
    expect(board(4).place([3, 1]).meanwhile(other)).toBeBoardOf(4, [[3, 1]]);
    expect(board(4).meanwhile(other).place([0, 0])).toBeBoardOf(4, [[0, 0]]);
  });

  test("queens come and go in any order, not only from the top", () => {
    const full = board(4).place([3, 2]).place([0, 1]).place([2, 0]).place([1, 3]);
    expect(full).toBeBoardOf(4, queensOf([1, 3, 0, 2]));
    const two = full.remove([2, 0]).remove([0, 1]);
    expect(two).toBeBoardOf(4, [
      [1, 3],
      [3, 2],
    ]);
    expect(two.remove([3, 2]).remove([1, 3])).toBeBoardOf(4, []);
  });

  test("refuses a queen on an attacked square, and stays as it was", () => {
    for (const square of [
      [2, 5],
      [5, 1],
      [4, 3],
      [0, 3],
    ] as const) {
      expect(board(6).place([2, 1]).place(square)).toRefuseAndStay(6, [[2, 1]]);
    }
    const two = board(5).place([0, 1]).place([2, 2]);
    for (const square of squaresOfBoard(5).filter((square) => isReached(square, [[0, 1]], 5))) {
      expect(two.place(square)).toRefuseAndStay(5, [
        [0, 1],
        [2, 2],
      ]);
    }
  });

  test("refuses a second queen on the square of the first, and stays as it was", () => {
    expect(board(4).place([1, 2]).place([1, 2])).toRefuseAndStay(4, [[1, 2]]);
  });

  test("refuses to lift a queen from a board without queens", () => {
    expect(board(3).remove([1, 0])).toRefuseAndStay(3, []);
    expect(board(3).place([1, 0]).remove([1, 0]).remove([1, 0])).toRefuseAndStay(3, []);
  });

  test("refuses to lift a queen who stands elsewhere, and stays as it was", () => {
    const one = board(5).place([1, 3]);
    for (const square of squaresOfBoard(5).filter(([row, col]) => row !== 1 || col !== 3)) {
      expect(one.remove(square)).toRefuseAndStay(5, [[1, 3]]);
    }
  });

  test("a square whose four lines are all taken need not have a queen", () => {
    const full = board(4).place([0, 2]).place([1, 0]).place([2, 3]).place([3, 1]);
    expect(full.remove([0, 1])).toRefuseAndStay(4, queensOf([2, 0, 3, 1]));
  });

  test("goes on after a refusal as if nothing had happened", () => {
    const refused = board(5).place([1, 1]).trying.place([3, 3]);
    expect(refused.remove([3, 3])).toRefuseAndStay(5, [[1, 1]]);
    expect(refused.remove([1, 1])).toBeBoardOf(5, []);
    expect(refused.remove([1, 1]).place([3, 3])).toBeBoardOf(5, [[3, 3]]);
    expect(board(5).place([1, 1]).trying.remove([2, 2]).place([2, 3])).toBeBoardOf(5, [
      [1, 1],
      [2, 3],
    ]);
  });

  test("refuses a square off the board, and stays as it was", () => {
    for (const square of squaresOff(4)) {
      expect(board(4).isSafe(square)).toRefuse("square");
      expect(board(4).place([1, 2]).place(square)).toRefuseAndStay(4, [[1, 2]], "square");
      expect(board(4).place([1, 2]).remove(square)).toRefuseAndStay(4, [[1, 2]], "square");
      expect(board(4).place([1, 2]).isSafe(square)).toRefuseAndStay(4, [[1, 2]], "square");
    }
  });

  test("refuses a board whose size is no whole number from 0 up", () => {
    for (const n of [-1, 2.5, NaN, Infinity]) expect(board(n)).toRefuse("n");
  });

  test("a board without squares is a board, and every square is off it", () => {
    expect(board(0)).toBeBoardOf(0, []);
    expect(board(0).isSafe([0, 0])).toRefuse("square");
    expect(board(0).place([0, 0])).toRefuse("square");
  });

  test("the board may be larger than any in this course", () => {
    const one = board(140).place([136, 3]);
    for (const square of [
      [136, 139],
      [0, 3],
      [139, 6],
      [133, 0],
      [3, 136],
    ] as const) {
      expect(one.ask("isSafe", square)).toGive(false, "The queen on [136, 3] attacks it.");
    }
    for (const square of [
      [4, 136],
      [139, 139],
      [0, 0],
      [135, 5],
    ] as const) {
      expect(one.ask("isSafe", square)).toGive(true, "The queen on [136, 3] does not reach it.");
    }
    expect(one.remove([136, 3]).isSafe([133, 0])).toGive(true, "The only queen has left.");
    expect(board(12).place([1, 10]).remove([11, 0])).toRefuseAndStay(12, [[1, 10]]);
  });

  test("is right after every call of many random games, the short ones first", () => {
    const random = seeded(5);
    for (let game = 0; game < 30; game++) {
      const n = 3 + (game % 3);
      let script: ReturnType<typeof board> = board(n);
      let queens: readonly Square[] = [];
      for (let turn = 0; turn < 2 + game / 3; turn++) {
        const name = random() < 0.6 ? "place" : "remove";
        const someone = name === "remove" && queens.length > 0 && random() < 0.7;
        const [row, col] = oneOf(someone ? queens : squaresOfBoard(n), random);
        const square: Square = [row, col];
        const isAllowed =
          name === "place" ? !isReached(square, queens, n) : queens.some(isSame(square));
        if (!isAllowed) {
          expect(script[name](square)).toRefuseAndStay(n, queens);
          script = script.trying[name](square);
          continue;
        }
        script = script[name](square);
        queens =
          name === "place" ? [...queens, square] : queens.filter((queen) => !isSame(square)(queen));
        expect(script).toBeBoardOf(n, queens);
      }
    }
  });
});

describe("countSolutions", () => {
  test("counts the one solution of the 1×1 board", () => {
    expect(countSolutions(1)).toGive(1);
  });

  test("counts the same when it is asked again", () => {
    expect(countSolutions(1)).toBeFreshEachTime();
    expect(countSolutions(4)).toBeFreshEachTime();
  });

  test("counts both solutions of the 4×4 board", () => {
    expect(countSolutions(4)).toGive(2);
  });

  test("counts none on the 2×2 and the 3×3 board", () => {
    expect(countSolutions(2)).toGive(0);
    expect(countSolutions(3)).toGive(0);
  });

  test("counts the solutions of the 5×5, the 6×6 and the 7×7 board", () => {
    expect(countSolutions(5)).toGive(10);
    expect(countSolutions(6)).toGive(4);
    expect(countSolutions(7)).toGive(40);
  });

  test("counts the 92 solutions of the 8×8 board", () => {
    expect(countSolutions(8)).toGive(92);
  });

  test("counts one solution on the board without squares: the one without queens", () => {
    expect(countSolutions(0)).toGive(1);
  });

  test("refuses a size that is no whole number from 0 up", () => {
    for (const n of [-1, 2.5, NaN, Infinity]) expect(countSolutions(n)).toRefuse("n");
  });
});

function squaresOff(n: number): Square[] {
  return [
    [-1, 2],
    [2, -1],
    [n, 2],
    [2, n],
    [0.5, 2],
    [2, 0.5],
    [NaN, 2],
  ];
}

/** Does one of the queens stand on the square, or see it? */
function isReached(square: Square, queens: readonly Square[], n: number): boolean {
  return queens.some(
    (queen) => isSame(square)(queen) || seenAlongRays(queen, n).has(square.join()),
  );
}

function isSame(a: Square): (b: Square) => boolean {
  return (b) => a.join() === b.join();
}

function oneOf<T>(items: readonly T[], random: () => number): T {
  return items[Math.floor(random() * items.length)];
}
