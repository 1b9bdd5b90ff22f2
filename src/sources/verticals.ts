/** The search as the Russian page tells it: by verticals (columns) and cells, both from 1. */
import { attacks } from "../../solutions/02-diagonals";
import { stepsUntil } from "./searches";

export const cellsUpTo8 = [1, 2, 3, 4, 5, 6, 7, 8];

/** Which queens, from 1, attack this cell of this vertical; `cells` are those of the first verticals. */
export function attackersOf(
  cells: readonly number[],
  vertical: number,
  cell: number,
): readonly number[] {
  return cells.flatMap((other, i) => (attacks([i, other], [vertical - 1, cell]) ? [i + 1] : []));
}

/** The cells of the next vertical that no queen attacks. */
export const freeCells = (cells: readonly number[]): readonly number[] =>
  cellsUpTo8.filter((cell) => attackersOf(cells, cells.length + 1, cell).length === 0);

export const attackedCells = (cells: readonly number[]): readonly number[] =>
  cellsUpTo8.filter((cell) => !freeCells(cells).includes(cell));

/** The true search in the page's words: rows of the solution are verticals, columns are cells. */
export const untilSevenStand = stepsUntil(8, ({ placement }) => placement.length === 7);
export const cellsOf = ({
  placement,
}: {
  readonly placement: readonly number[];
}): readonly number[] => placement.map((col) => col + 1);
/** The page's seven queens, as its next steps tell them. */
export const pageState = [1, 3, 5, 7, 2, 4, 6];
