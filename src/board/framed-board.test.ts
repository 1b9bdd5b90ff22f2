import { expect, test } from "@jest/globals";
import { framedBoard } from "./framed-board";

test("the framed board is drawn as chapter 01 promises", () => {
  expect(framedBoard([1, 3, 0, 2], 4)).toBe(
    [
      "+---+---+---+---+",
      "|   | * |   |   |",
      "+---+---+---+---+",
      "|   |   |   | * |",
      "+---+---+---+---+",
      "| * |   |   |   |",
      "+---+---+---+---+",
      "|   |   | * |   |",
      "+---+---+---+---+",
    ].join("\n"),
  );
});

test("a row without a queen is empty", () => {
  expect(framedBoard([1], 2)).toBe("+---+---+\n|   | * |\n+---+---+\n|   |   |\n+---+---+");
});

test("the board of size 0 is a single corner", () => {
  expect(framedBoard([], 0)).toBe("+");
});
