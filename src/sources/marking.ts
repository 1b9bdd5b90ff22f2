/** The Persian page's three ways to know which squares are safe, and what they cost. */
import { attacks } from "../../solutions/02-diagonals";
import { steps } from "../../solutions/04-stepping";
import { type Scan } from "../../solutions/05-marking";
import { type Square } from "../board";
import { effort, squaresOf } from "./searches";

/** The looks of a search on n×n that tests each square by looking along the lines above it. */
export function looksAlongLines(n: number): number {
  let looks = 0;
  for (const { kind, row, col } of steps(n)) {
    if (kind !== "place" && kind !== "reject") continue;
    looks += row + Math.min(row, col) + Math.min(row, n - 1 - col);
  }
  return looks;
}

/** The same with tables of columns and diagonals: three looks a test, three changes a queen, twice. */
export function looksAtTables(n: number): number {
  const { tests, placements } = effort(n);
  return 3 * tests + 2 * 3 * placements;
}

/** Rows that the search looks at: what it tests at once with bits. */
export function rowsLookedAt(n: number): number {
  return effort(n).tests / n;
}

/** What a search by rows finds with this board. */
export type QueensBoard = Pick<Scan, "place" | "remove" | "isSafe">;
export function countOn(board: QueensBoard, n: number, row = 0): number {
  if (row === n) return 1;
  let count = 0;
  for (let col = 0; col < n; col++) {
    if (!board.isSafe([row, col])) continue;
    board.place([row, col]);
    count += countOn(board, n, row + 1);
    board.remove([row, col]);
  }
  return count;
}

/** A board that marks attacked squares, and takes a queen's marks away when she is lifted. */
export function marksOnly(n: number): QueensBoard {
  const attacked = new Set<string>();
  const reach = (queen: Square) =>
    squaresOf(n).filter((square) => String(square) === String(queen) || attacks(square, queen));
  return {
    isSafe: (square) => !attacked.has(String(square)),
    place: (queen) => reach(queen).forEach((square) => attacked.add(String(square))),
    remove: (queen) => reach(queen).forEach((square) => attacked.delete(String(square))),
  };
}
