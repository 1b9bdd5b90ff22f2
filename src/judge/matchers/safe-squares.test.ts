import { describe, expect, test } from "@jest/globals";
import { type Square } from "../../board";
import { playing } from "../script";
import { messageOf } from "./message";
import "./register";

/** A right board; the tests spoil one method each. */
class Board {
  protected queens: readonly Square[] = [];

  place(square: Square): void {
    if (!this.isSafe(square)) throw new RangeError("not safe");
    this.queens = [...this.queens, square];
  }

  remove(square: Square): void {
    const others = this.queens.filter((queen) => queen.join() !== square.join());
    if (others.length === this.queens.length) throw new RangeError("no queen");
    this.queens = others;
  }

  isSafe([row, col]: Square): boolean {
    if (row < 0) throw new RangeError("square is off the board");
    return this.queens.every(([r, c]) => {
      const [down, right] = [Math.abs(r - row), Math.abs(c - col)];
      return down !== 0 && right !== 0 && down !== right;
    });
  }
}

const scripts = (Answer: new () => Board) =>
  playing({ Board: Answer }, "Board", ["place", "remove", "isSafe"])();

test("a right board passes", () => {
  const board = scripts(Board);
  expect(board).toBeBoardOf(3, []);
  expect(board.place([0, 1])).toBeBoardOf(3, [[0, 1]]);
  expect(board.place([0, 1]).place([2, 2])).toBeBoardOf(3, [
    [0, 1],
    [2, 2],
  ]);
  expect(board.place([0, 1]).place([1, 1])).toRefuseAndStay(3, [[0, 1]]);
  expect(board.remove([0, 1])).toRefuseAndStay(3, []);
  expect(board.place([0, 1]).isSafe([-1, 0])).toRefuseAndStay(3, [[0, 1]], "square");
});

describe("toBeBoardOf", () => {
  test("tells the first wrong square, why it is wrong, and draws all of them", () => {
    class WithoutRows extends Board {
      override isSafe(square: Square): boolean {
        const others = this.queens.filter(([row]) => row !== square[0]);
        return others.length === 0 || super.isSafe(square);
      }
    }
    const script = scripts(WithoutRows).place([1, 2]);
    expect(messageOf(() => expect(script).toBeBoardOf(3, [[1, 2]]))).toBe(
      [
        "new Board() → place([1, 2]) → isSafe([1, 0]) came back with true. The queen on [1, 2] " +
          "attacks [1, 0] along the row. 3 squares are wrong, marked ? or !.",
        "3 | . . .\n2 | ? ? !\n1 | . . .\n  +------\n  | a b c",
        "Where should your board have found that out?",
      ].join("\n\n"),
    );
  });

  test("tells that nothing attacks a square that is called unsafe", () => {
    class Cautious extends Board {
      override isSafe(square: Square): boolean {
        return square[0] !== 2 && super.isSafe(square);
      }
    }
    const board = scripts(Cautious);
    expect(messageOf(() => expect(board).toBeBoardOf(3, []))).toContain(
      "new Board() → isSafe([2, 0]) came back with false. No queen stands on the board: [2, 0] is safe.",
    );
    const one = messageOf(() => expect(board.place([0, 1])).toBeBoardOf(3, [[0, 1]]));
    expect(one).toContain("No queen attacks it: [2, 0] is safe.");
    expect(one).toContain("Which of the calls made your board believe");
  });

  test("tells a queen's own square", () => {
    class Blind extends Board {
      override isSafe(square: Square): boolean {
        return this.queens.some((queen) => queen.join() === square.join()) || super.isSafe(square);
      }
    }
    expect(
      messageOf(() => expect(scripts(Blind).place([0, 1])).toBeBoardOf(3, [[0, 1]])),
    ).toContain("A queen stands on [0, 1]: her own square is not safe.");
  });

  test("takes true and false, and nothing like them", () => {
    class Vague extends Board {
      override isSafe(): boolean {
        return 1 as unknown as boolean;
      }
    }
    expect(messageOf(() => expect(scripts(Vague)).toBeBoardOf(1, []))).toContain(
      "came back with 1",
    );
  });

  test("does not draw a board that is too large to help", () => {
    class Wrong extends Board {
      override isSafe(): boolean {
        return false;
      }
    }
    expect(messageOf(() => expect(scripts(Wrong)).toBeBoardOf(13, []))).not.toContain("|");
  });
});

describe("toRefuseAndStay", () => {
  test("tells what should have been refused, and draws it", () => {
    class Trusting extends Board {
      override place(square: Square): void {
        this.queens = [...this.queens, square];
      }
    }
    const script = scripts(Trusting).place([0, 1]).place([1, 2]);
    expect(messageOf(() => expect(script).toRefuseAndStay(3, [[0, 1]]))).toBe(
      [
        "new Board() → place([0, 1]) → place([1, 2]) came back with undefined. It must be refused " +
          "with a RangeError. The queen on [0, 1] attacks [1, 2] along the falling diagonal (\\).",
        "3 | . Q .\n2 | . . ?\n1 | . . .\n  +------\n  | a b c",
      ].join("\n\n"),
    );
  });

  test("tells the traces of a call that was refused", () => {
    class Hasty extends Board {
      override remove(square: Square): void {
        this.queens = this.queens.slice(1);
        super.remove(square);
      }
    }
    const script = scripts(Hasty).place([0, 1]).remove([2, 0]);
    const message = messageOf(() => expect(script).toRefuseAndStay(3, [[0, 1]]));
    expect(message).toContain(
      "remove([2, 0]) was refused, as it should be, but the board did not stay as it was. " +
        "Afterwards, isSafe([0, 0]) came back with true. The queen on [0, 1] attacks [0, 0]",
    );
    expect(message).toContain("Is everything checked before anything is changed?");
  });

  test("tells what was wrong before as such", () => {
    class Cautious extends Board {
      override isSafe(square: Square): boolean {
        return square[0] !== 2 && super.isSafe(square);
      }
    }
    const message = messageOf(() =>
      expect(scripts(Cautious).remove([0, 0])).toRefuseAndStay(3, []),
    );
    expect(message).toMatch(/^new Board\(\) → isSafe\(\[2, 0\]\) came back with false/);
  });

  test("wants the argument's name only where one is given, and no other error", () => {
    class Silent extends Board {
      override remove(): void {
        throw new RangeError("no");
      }
    }
    const script = scripts(Silent).remove([9, 9]);
    expect(script).toRefuseAndStay(3, []);
    expect(messageOf(() => expect(script).toRefuseAndStay(3, [], "square"))).toContain(
      "should name the argument, square",
    );
    class Plain extends Board {
      override remove(): void {
        throw new Error("square");
      }
    }
    expect(messageOf(() => expect(scripts(Plain).remove([0, 0])).toRefuseAndStay(3, []))).toContain(
      "threw Error: square. It must be refused with a RangeError.",
    );
  });
});
