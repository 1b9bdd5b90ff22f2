/**
 * A drawing says what stands where, and leaves it to the renderers how that looks: as text, as an
 * SVG picture, as a frame of a step player. A drawing may show a wrong answer, so nothing here
 * throws: what lies off the board is simply not drawn.
 */
import { columnsOf, rectangle } from "./outline";
import { isOnBoard, sameSquare } from "./square";
import { type Board, type Placement, type Square } from "./types";

/** What a mark means; every tone has a shape or a hatching of its own, not only a colour. */
export type Tone =
  "queen" | "attacked" | "clash" | "tried" | "visited" | "current" | "candidate" | "safe";

/** A sign on a square. "Q" and "!" are drawn as queens, "N" as a knight, other signs as they are. */
export type Mark = { readonly square: Square; readonly sign: string; readonly tone?: Tone };

/** A line from the centre of one square to that of another. */
export type Line = {
  readonly from: Square;
  readonly to: Square;
  readonly kind: "attack" | "move";
};

export type Drawing = {
  readonly board: Board;
  readonly marks: readonly Mark[];
  readonly lines?: readonly Line[];
};

export type QueensOptions = {
  /** Queens that attack each other are marked "!" and joined by lines. */
  readonly attacks?: boolean;
  /** Squares that a queen on one of these squares would attack are marked "x". */
  readonly coveredBy?: readonly Square[];
};

/** The squares of a placement's queens, from the top. */
export function queensOf(placement: Placement): Square[] {
  return placement.map((col, row) => [row, col]);
}

/** The queens of a placement on the n×n board. */
export function queensDrawing(
  placement: Placement,
  n: number,
  { attacks = false, coveredBy = [] }: QueensOptions = {},
): Drawing {
  const board = rectangle(n, n);
  const queens = queensOf(placement).filter((square) => isOnBoard(board, square));
  const lines = attacks ? attackLines(queens) : [];
  const clashes = (square: Square) =>
    lines.some(({ from, to }) => sameSquare(from, square) || sameSquare(to, square));
  const queenMarks = queens.map((square): Mark =>
    clashes(square) ? { square, sign: "!", tone: "clash" } : { square, sign: "Q", tone: "queen" },
  );
  const covered = everySquare(board).filter(
    (square) =>
      !queens.some((queen) => sameSquare(queen, square)) &&
      coveredBy.some((queen) => queensAttack(queen, square)),
  );
  const coveredMarks = covered.map((square): Mark => ({ square, sign: "x", tone: "attacked" }));
  return { board, marks: [...coveredMarks, ...queenMarks], lines };
}

/** A walk over the board: squares numbered from 1 and joined by lines, the last one ringed. */
export function tourDrawing(board: Board, squares: readonly Square[]): Drawing {
  const marks = squares.map((square, index): Mark => ({
    square,
    sign: String(index + 1),
    tone: index === squares.length - 1 ? "current" : "visited",
  }));
  const lines = squares.slice(1).map((to, index): Line => ({
    from: squares[index],
    to,
    kind: "move",
  }));
  return { board, marks, lines };
}

/** A line for every two of these queens that attack each other, in the order of the list. */
export function attackLines(queens: readonly Square[]): Line[] {
  return queens.flatMap((from, index) =>
    queens
      .slice(index + 1)
      .filter((to) => queensAttack(from, to))
      .map((to): Line => ({ from, to, kind: "attack" })),
  );
}

/** The mark that is seen on each square: of several on one square, the last. */
export function marksBySquare({ board, marks }: Drawing): Map<string, Mark> {
  const seen = marks.filter(({ square: [row, col] }) => board[row]?.[col] !== undefined);
  return new Map(seen.map((mark) => [mark.square.join(), mark]));
}

/** All squares of a board without its holes, row by row. */
export function everySquare(board: Board): Square[] {
  const width = columnsOf(board);
  const all = board.flatMap((_, row) =>
    Array.from({ length: width }, (_, col) => [row, col] as const),
  );
  return all.filter((square) => isOnBoard(board, square));
}

/** Whether queens on two squares attack each other. */
function queensAttack(a: Square, b: Square): boolean {
  const rows = Math.abs(a[0] - b[0]);
  const cols = Math.abs(a[1] - b[1]);
  return rows + cols > 0 && (rows === 0 || cols === 0 || rows === cols);
}
