/** What the judge itself knows of a knight: his moves, and those that a walk leaves him. */
import { type Board, isOnBoard, type Square } from "../board";

/** Whether something that came back is a square: two whole numbers, on the board or not. */
export function isSquare(value: unknown): value is Square {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);
}

/** Whether a knight goes from one square to the other in one move. */
export function isKnightsMove(a: Square, b: Square): boolean {
  return Math.abs(a[0] - b[0]) * Math.abs(a[1] - b[1]) === 2;
}

/** Visited squares, as text. */
export type Taken = ReadonlySet<string>;

export const takenBy = (visited: readonly Square[]): Taken => new Set(visited.map(String));

/** The squares a knight's move from a square that are on the board and not taken, by row, then column. */
export function freeMoves(board: Board, taken: Taken, [row, col]: Square): Square[] {
  return jumps
    .map(([down, right]): Square => [row + down, col + right])
    .filter((square) => isOnBoard(board, square) && !taken.has(String(square)));
}

/** By row, then column, as the squares that they lead to. */
const jumps: readonly Square[] = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
];
