/**
 * Wrong answers that are not in the catalogue, to find out how well mistakes are recognised: each is
 * a solution with a change, most of them solutions that do it another way than the catalogue's.
 */

export type OtherAnswer = {
  /** The file in solutions/, without the ending; its first part is the chapter. */
  readonly base: string;
  /** What is replaced, and by what; each occurs once. */
  readonly edits: readonly (readonly [from: string, to: string])[];
  /** The catalogued mistake that it makes; `null` for one that the catalogue does not hold. */
  readonly like: string | null;
};

const one = (
  base: string,
  like: string | null,
  ...edits: readonly (readonly [string, string])[]
): OtherAnswer => ({ base, like, edits });

const representation = "01-representation";
const diagonals = "02-diagonals.2";
const backtracking = "03-backtracking.2";
const stepping = "04-stepping.2";
const marking = "05-marking.2";
const symmetry = "06-symmetry";
const chance = "07-chance";
const solver = "08-queens-solver.2";
const moves = "09-moves.2";
const bySearch = "10-tour-by-search.2";
const warnsdorff = "11-warnsdorff.2";
const ties = "12-ties.2";

const safeHere = "return otherCol !== col && Math.abs(otherCol - col) !== distance;";
const sizeCheck = "if (!Number.isInteger(n) || n < 0) {";
const neighbours = "Math.abs(row - otherRow) * Math.abs(col - otherCol) === 2";
const lines = "return [row, col, col - row, row + col];";

export const otherAnswers: readonly OtherAnswer[] = [
  one(representation, "second-queen-unseen", [
    "if (col === -1 || col !== row.lastIndexOf(true)) return null;",
    "if (col === -1) return null;",
  ]),
  one(representation, "newline-at-the-end", [
    'return lines.join("\\n");',
    'return `${lines.join("\\n")}\\n`;',
  ]),
  one(representation, "counting-from-one", [
    "placement[row] === col)",
    "placement[row] === col + 1)",
  ]),
  one(representation, "rows-and-columns-swapped", [
    "placement[row] === col)",
    "placement[col] === row)",
  ]),
  one(representation, "negative-columns-accepted", ["|| col < 0 ||", "||"]),
  one(representation, "column-n-accepted", ["|| col >= n)", "|| col > n)"]),
  one(representation, null, ['" * |"', '" Q |"']),
  one(representation, null, [
    "row.lastIndexOf(true)) return null;",
    "row.lastIndexOf(true)) return [];",
  ]),
  one(representation, null, [
    "if (col === -1 || col !== row.lastIndexOf(true)) return null;",
    "if (col === -1 || col === row.lastIndexOf(true)) return null;",
  ]),
  one(representation, null, ["|| col < 0 || col >= n)", ")"]),

  one(diagonals, "both-orders", [
    "rows.slice(at + 1).map(",
    "rows.filter((_, other) => other !== at).map(",
  ]),
  one(diagonals, "own-row-miscounted", [
    "lineNumbers([placement.length, col])",
    "lineNumbers([placement.length - 1, col])",
  ]),
  one(diagonals, "offset-one-too-large", ["n - 1 - row;", "n - row;"]),
  one(diagonals, "no-offset", [
    "const rowFromBottom = n - 1 - row;",
    "const rowFromBottom = -row;",
  ]),
  one(diagonals, "attacks-itself", ["return shared === 1;", "return shared >= 1;"]),
  one(diagonals, "column-forgotten", [
    "every((number, line) => !taken",
    "every((number, line) => line === 1 || !taken",
  ]),
  one(diagonals, "minus-one-accepted", ["mustBeWhole(`the row of ${name}`, row);", ""]),
  one(diagonals, "second-square-unchecked", ['mustBeSquare("b", b);', ""]),
  one(diagonals, "edge-one-too-far", ["if (row >= n || col >= n) {", "if (row > n || col > n) {"]),
  one(diagonals, null, [".sort(([i, j], [otherI, otherJ]) => i - otherI || j - otherJ)", ""]),
  one(diagonals, "only-falling-diagonals", [lines, "return [row, col, col - row];"]),
  one(diagonals, null, ["if (row >= n || col >= n) {", "if (row >= n && col >= n) {"]),

  one(backtracking, "only-neighbouring-rows", [
    safeHere,
    "return otherCol !== col && (distance > 1 || Math.abs(otherCol - col) !== 1);",
  ]),
  one(backtracking, "column-not-checked", [
    safeHere,
    "return Math.abs(otherCol - col) !== distance;",
  ]),
  one(backtracking, "one-diagonal", [
    safeHere,
    "return otherCol !== col && otherCol - col !== distance;",
  ]),
  one(backtracking, "one-diagonal", [
    safeHere,
    "return otherCol !== col && col - otherCol !== distance;",
  ]),
  one(backtracking, "columns-from-the-right", ["(_, col) => col);", "(_, col) => n - 1 - col);"]),
  one(backtracking, "distance-from-the-top", [
    "const distance = placement.length - otherRow;",
    "const distance = otherRow;",
  ]),
  one(backtracking, "always-eight", ["{ length: n }", "{ length: 8 }"]),
  one(backtracking, "fraction-not-refused", [sizeCheck, "if (n < 0) {"]),
  one(
    backtracking,
    "empty-board-has-none",
    ["return firstOf([], columnsOf(n));", "return n === 0 ? null : firstOf([], columnsOf(n));"],
    [
      "return solutionsOf([], columnsOf(n));",
      "return n === 0 ? [] : solutionsOf([], columnsOf(n));",
    ],
  ),
  one(
    backtracking,
    "undefined-when-none",
    ["if (solution !== null) return solution;", "if (solution) return solution;"],
    ["  return null;\n", "  return undefined as unknown as null;\n"],
  ),
  one(backtracking, null, [safeHere, "return otherCol !== col;"]),
  one(backtracking, null, [
    "return firstOf([], columnsOf(n));",
    "return n > 6 ? null : firstOf([], columnsOf(n));",
  ]),
  one(backtracking, null, [
    "return firstOf([], columnsOf(n));",
    "return firstOf([], columnsOf(n))?.reverse() ?? null;",
  ]),
  one(backtracking, null, [
    "const distance = placement.length - otherRow;",
    "const distance = placement.length - otherRow + 1;",
  ]),
  one(backtracking, null, ["[...placement, col]", "[col, ...placement]"]),
  one(backtracking, null, ["(_, col) => col);", "(_, col) => col + 1);"]),
  one("03-backtracking", null, ["placement.pop(); // undo, before", "// before"]),
  one("03-backtracking", "shared-array", [
    "solutions.push([...placement])",
    "solutions.push(placement)",
  ]),

  one(stepping, "rejects-not-told", ['yield event("reject", row, task.col);', ""]),
  one(stepping, "only-the-first-solution", [
    'if (step.kind === "solution") yield step.placement;',
    'if (step.kind !== "solution") continue;\n    yield step.placement;\n    return;',
  ]),
  one(stepping, "same-array-each-time", ["placement: [...placement],", "placement,"]),
  one(stepping, "pushed-from-the-left", [".reverse()", ""]),
  one(stepping, "backtrack-names-the-stuck-row", [
    'yield event("backtrack", row - 1, queen);',
    'yield event("backtrack", row, queen);',
  ]),
  one(stepping, "only-neighbouring-rows", [
    safeHere,
    "return otherCol !== col && (distance > 1 || Math.abs(otherCol - col) !== 1);",
  ]),
  one(stepping, null, [
    'yield event("place", row, task.col);',
    'yield event("place", row + 1, task.col);',
  ]),
  one(stepping, null, [
    'yield event("solution", row - 1, queen);',
    'yield event("solution", row, queen);',
  ]),
  one(stepping, null, [safeHere, "return otherCol !== col;"]),

  one(marking, "no-remove-in-the-search", ["board.remove(square); // undo", ""]),
  one(marking, "size-unchecked", [sizeCheck, "if (n !== n) {"]),
  one(marking, "marks-instead-of-counts", [
    "(this.counts.get(index) ?? 0) + (hasCome ? 1 : -1)",
    "hasCome ? 1 : 0",
  ]),
  one(marking, "place-unchecked", [
    "if (!this.isSafe(square)) throw new RangeError(`square ${square} is not safe`);",
    "",
  ]),
  one(marking, "queens-above-only", [
    "const steps = [-1, 0, 1].flatMap",
    "const steps = [-1].flatMap",
  ]),
  one(marking, null, [lines, "return [row, col, col - row];"]),
  one(marking, null, [lines, "return [row, col, col - row, row - col];"]),
  one(marking, null, ["if (row === n) return 1;", "if (row === n - 1) return 1;"]),

  one(symmetry, "any-size-counted", ["if (n > largest) throw", "if (n < 0) throw"]),
  one(symmetry, "one-column-too-far", [
    "placement.map((col) => placement.length - 1 - col)",
    "placement.map((col) => placement.length - col)",
  ]),
  one(
    symmetry,
    "images-not-sorted",
    ["images.sort(compare);", ""],
    [
      "return images.filter((image, i) => i === 0 || compare(images[i - 1], image) !== 0);",
      "return images.filter((image, i) => images.findIndex((other) => compare(other, image) === 0) === i);",
    ],
  ),
  one(symmetry, "only-turns", ["images.push(turned, mirrored(turned));", "images.push(turned);"]),
  one(symmetry, "every-solution-listed", [
    "return solutionsFrom([], n).filter(isSmallest);",
    "return solutionsFrom([], n).filter((s) => isSmallest(s) || s.length > 0);",
  ]),
  one(symmetry, null, [
    "compare(images[i - 1], image) !== 0",
    "compare(images[i - 1], image) !== 1",
  ]),
  one(symmetry, null, ["free & -free; //", "free | -free; //"]),
  one(symmetry, null, ["turn < 4", "turn < 3"]),
  one(symmetry, null, ["const board = (1 << n) - 1;", "const board = 0;"]),

  one(chance, "never-stays", ["below(row + 1, random)", "below(row, random)"]),
  one(chance, "swaps-with-any-row", ["below(row + 1, random)", "below(n, random)"]),
  one(chance, "rows-unchecked", ['checkWhole(randomRows, "randomRows");', ""]),
  one(chance, "topmost-first", ["const row = oneOf(attacked, random);", "const [row] = attacked;"]),
  one(chance, "unfinished-board-returned", [
    "if (step === maxSteps) return null;",
    "if (step === maxSteps) return placement;",
  ]),
  one(chance, "undefined-when-it-fails", [
    "if (safe.length === 0) return null;",
    "if (safe.length === 0) return undefined as unknown as null;",
  ]),
  one(chance, null, ["row > 0; row--", "row > 1; row--"]),
  one(chance, null, [
    "placement[row] = oneOf(calmest(placement, row), random);",
    "placement[row] = below(n, random);",
  ]),
  one(chance, null, ["return completed(placement, n);", "return completed([], n);"]),

  one(
    solver,
    "undefined-when-none",
    ["if (solution !== null) return solution;", "if (solution) return solution;"],
    ["  return null; // report\n", "  return undefined as unknown as null;\n"],
  ),
  one(solver, "rows-and-columns-swapped", [
    "return fixed.reduce<Choices>(",
    "return fixed.map(([row, col]): Square => [col, row]).reduce<Choices>(",
  ]),
  one(solver, "count-forgets-fixed", [
    "const solutions = everyQueens(n, fixed);",
    "const solutions = everyQueens(n);",
  ]),
  one(solver, "fixed-never-looked-at", [
    "return fixed.reduce<Choices>(",
    "return ([] as Square[]).reduce<Choices>(",
  ]),
  one(solver, "size-not-checked", [sizeCheck, "if (n !== n) {"]),
  one(solver, null, ["otherCol + otherRow !== col + row,", "true,"]),
  one(solver, null, ["let count = 0;", "let count = 1;"]),
  one(solver, null, [
    "yield* completions(choicesAtStart(n, fixed), 0);",
    "yield* [...completions(choicesAtStart(n, fixed), 0)].slice(0, 5);",
  ]),

  one(moves, "three-steps-in-all", [
    neighbours,
    "Math.abs(row - otherRow) + Math.abs(col - otherCol) === 3",
  ]),
  one(moves, "holes-are-squares", ['if (sign === ".") squares', "if (sign) squares"]),
  one(moves, "numbers-from-1", [
    "numbers.filter((i) => areNeighbours(from, squares[i])));",
    "numbers.filter((i) => areNeighbours(from, squares[i])).map((i) => i + 1));",
  ]),
  one(moves, "one-way-only", [
    "squares.map((from) => numbers.filter((i) => areNeighbours",
    "squares.map((from, at) => numbers.filter((i) => i > at && areNeighbours",
  ]),
  one(moves, "no-signs", [
    neighbours,
    "(otherRow - row) * (otherCol - col) === 2 && otherRow > row",
  ]),
  one(moves, null, [neighbours, "Math.abs(row - otherRow) * Math.abs(col - otherCol) === 1"]),
  one(moves, null, [neighbours, "Math.abs(row - otherRow) * Math.abs(col - otherCol) === 3"]),
  one(moves, null, [
    "return squares.filter((to) => areNeighbours(from, to));",
    "return squares.filter((to) => areNeighbours(from, to)).reverse();",
  ]),

  one(bySearch, "path-is-never-undone", ["      path.pop();\n", ""]),
  one(bySearch, "visited-is-never-undone", ["visited[path[last]] = false; // undo", ""]),
  one(bySearch, "start-is-not-marked", [
    "graph.map((_, i) => i === first)",
    "graph.map(() => false)",
  ]),
  one(bySearch, "one-move-too-few", [
    "while (path.length < graph.length) {",
    "while (path.length < graph.length - 1) {",
  ]),
  one(bySearch, "tour-backwards", [
    "path.map((i) => squares[i]);",
    "path.map((i) => squares[i]).reverse();",
  ]),
  one(bySearch, "dead-end-is-an-answer", [
    "if (last === 0) return null;",
    "if (last === 0) return path;",
  ]),
  one(bySearch, null, [neighbours, "Math.abs(row - otherRow) + Math.abs(col - otherCol) === 3"]),
  one(bySearch, null, ["if (last === 0) return null;", "if (last < 3) return null;"]),
  one(bySearch, null, ["tried.push(0);", "tried.push(1);"]),

  one(warnsdorff, "last-of-equals", [
    "onward[place] < onward[best]",
    "onward[place] <= onward[best]",
  ]),
  one(warnsdorff, "most-onward-moves", [
    "onward[place] < onward[best]",
    "onward[place] > onward[best]",
  ]),
  one(warnsdorff, "visited-counted", ["onward[place + jump]--;", "onward[place + jump] -= 0;"]),
  one(warnsdorff, "start-left-out", ["return walk; // report", "return walk.slice(1); // report"]),
  one(warnsdorff, null, [
    '.map((sign) => sign === ".")',
    '.map((sign, i, all) => sign === "." || (all[i - 1] === "." && all[i + 1] === "."))',
  ]),
  one(warnsdorff, null, ["onward[place] < onward[best] ? place", "onward[place] < 3 ? place"]),
  one(warnsdorff, null, ["isFree[place] = false;", "isFree[place] = place % 7 === 0;"]),
  one(warnsdorff, null, ["return walk; // report", "return walk.reverse(); // report"]),

  one(ties, "nearest-to-the-centre", [
    "-distanceFromCentre(board, square)",
    "distanceFromCentre(board, square)",
  ]),
  one(ties, "most-next-moves", [
    "movesFrom(square).flatMap(movesFrom).length",
    "-movesFrom(square).flatMap(movesFrom).length",
  ]),
  one(ties, "equal-distances-by-list", [
    "value(square) - value(best) || square[0] - best[0] || square[1] - best[1]",
    "value(square) - value(best)",
  ]),
  one(ties, "only-rows-measured", [
    "(2 * row - board.length + 1) ** 2 + (2 * col - cols + 1) ** 2",
    "(2 * row - board.length + 1) ** 2 + 0 * (col + cols)",
  ]),
  one(ties, "stuck-is-null", [
    "if (next.length === 0) return walk; // report",
    "if (next.length === 0) return walk.length < field.squares.length ? [] : walk; // report",
  ]),
  one(ties, null, [
    "const fewest = Math.min(...next.map((i) => field.onward[i]));",
    "const fewest = field.onward[next[0]];",
  ]),
  one(ties, null, [
    "square[0] - best[0] || square[1] - best[1]",
    "best[0] - square[0] || square[1] - best[1]",
  ]),
];
