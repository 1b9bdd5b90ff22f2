/**
 * Chapter 09, a second way: no table of jumps. Two squares are a knight's move apart when their rows
 * and their columns differ by 1 and 2, and 1 × 2 is the only way to multiply whole numbers to 2. So a
 * knight's moves are those squares of the board for which the product is 2. It is shorter, and there
 * is no entry to mistype; the price is to look at the whole board where eight looks would do.
 */
import { type Board, type Square } from "../src/board";

/** The squares to which a knight on `from` can go: `squaresOf` has the order that is asked for. */
export function knightMoves(board: Board, from: Square): Square[] {
  const squares = squaresOf(board);
  if (!squares.some(([row, col]) => row === from[0] && col === from[1])) {
    throw new RangeError(`from must be a square of the board, but it is [${from}]`);
  }
  return squares.filter((to) => areNeighbours(from, to));
}

/** Every square of the board, row by row. */
export function squaresOf(board: Board): Square[] {
  const squares: Square[] = [];
  for (const [row, signs] of board.entries()) {
    for (const [col, sign] of [...signs].entries()) {
      if (sign === ".") squares.push([row, col]);
    }
  }
  return squares;
}

/** The graph, from its definition: for each square, the numbers of all that are neighbours. */
export function knightGraph(board: Board): number[][] {
  const squares = squaresOf(board);
  const numbers = [...squares.keys()];
  return squares.map((from) => numbers.filter((i) => areNeighbours(from, squares[i])));
}

function areNeighbours([row, col]: Square, [otherRow, otherCol]: Square): boolean {
  return Math.abs(row - otherRow) * Math.abs(col - otherCol) === 2;
}
