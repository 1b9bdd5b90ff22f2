/** One cell of a chapter's notebook: all that the percent text and the `.ipynb` have in common. */
export type Cell = {
  readonly type: "code" | "markdown";
  readonly tags: readonly string[];
  /** Lines joined by `\n`, without blank lines at either end. */
  readonly source: string;
};

/**
 * The cell with its source in the one form that text and notebook agree on. Blank lines at the ends
 * and spaces at the ends of prose are lost in the text form, so no form keeps them.
 */
export function tidyCell(cell: Cell): Cell {
  const lines = cell.source.split(/\r?\n/);
  const kept = cell.type === "markdown" ? lines.map((line) => line.trimEnd()) : lines;
  const isBlank = (line: string) => line.trim() === "";
  const first = kept.findIndex((line) => !isBlank(line));
  if (first === -1) return { ...cell, source: "" };
  let end = kept.length;
  while (isBlank(kept[end - 1])) end--;
  return { ...cell, source: kept.slice(first, end).join("\n") };
}
