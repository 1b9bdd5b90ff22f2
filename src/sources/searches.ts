/** What the evidence counts with, beside the course's own solutions. */
import { type Placement, type Square } from "../board";
import { attacks } from "../../solutions/02-diagonals";
import { type Step, steps } from "../../solutions/04-stepping";

/** All squares of the n×n board, row by row. */
export function squaresOf(n: number): readonly Square[] {
  return Array.from({ length: n * n }, (_, i) => [Math.floor(i / n), i % n] as const);
}

/** All pairs of different squares of the n×n board, each way round. */
export function pairsOf(n: number): readonly (readonly [Square, Square])[] {
  const squares = squaresOf(n);
  return squares.flatMap((a) => squares.filter((b) => a !== b).map((b) => [a, b] as const));
}

/** Every pair of queens is looked at; this is what makes a whole board peaceful. */
export function isPeaceful(placement: Placement): boolean {
  return placement.every((col, row) => {
    for (let above = 0; above < row; above++) {
      const across = Math.abs(col - placement[above]);
      if (across === 0 || across === row - above) return false;
    }
    return true;
  });
}

const peacefulBySize = new Map<number, readonly Placement[]>();

/** The peaceful ones of all n ** n boards with one queen in each row. Nothing is left out. */
export function peacefulOfAllRows(n: number): readonly Placement[] {
  const found = peacefulBySize.get(n) ?? lookAtAllRows(n);
  peacefulBySize.set(n, found);
  return found;
}

function lookAtAllRows(n: number): readonly Placement[] {
  const found: Placement[] = [];
  const placement = new Array<number>(n).fill(0);
  for (let k = 0; k < n ** n; k++) {
    if (isPeaceful(placement)) found.push([...placement]);
    // The next number in base n: its digits are the columns.
    for (let row = n - 1; row >= 0 && ++placement[row] === n; row--) placement[row] = 0;
  }
  return found;
}

/** Every choice of n of the n × n squares, looked at literally: how many, and how many peaceful. */
export function lookAtEveryChoice(n: number): {
  readonly choices: number;
  readonly peaceful: number;
} {
  const squares = squaresOf(n);
  const attacked = squares.map((a) => squares.map((b) => attacks(a, b)));
  const chosen: number[] = [];
  let [choices, peaceful] = [0, 0];
  const lookFrom = (first: number): void => {
    if (chosen.length === n) {
      choices++;
      if (chosen.every((a, i) => !chosen.some((b, j) => j < i && attacked[a][b]))) peaceful++;
      return;
    }
    for (let next = first; next < squares.length; next++) {
      chosen.push(next);
      lookFrom(next + 1);
      chosen.pop();
    }
  };
  lookFrom(0);
  return { choices, peaceful };
}

/** In how many ways some of many can be chosen. */
export function choose(many: number, some: number): number {
  return some === 0 ? 1 : Math.round((choose(many - 1, some - 1) * many) / some);
}

export function factorial(n: number): number {
  return n === 0 ? 1 : n * factorial(n - 1);
}

export type Effort = {
  readonly tests: number;
  readonly placements: number;
  readonly solutions: number;
};

/** What backtracking costs on the n×n board, up to the first solution or to the end. */
export function effort(n: number, until: "first solution" | "end" = "end"): Effort {
  let [tests, placements, solutions] = [0, 0, 0];
  for (const { kind } of steps(n)) {
    if (kind === "place" || kind === "reject") tests++;
    if (kind === "place") placements++;
    if (kind === "solution") solutions++;
    if (kind === "solution" && until === "first solution") break;
  }
  return { tests, placements, solutions };
}

/** The events of the search on the n×n board up to the first one of which `isLast` is true. */
export function stepsUntil(n: number, isLast: (step: Step) => boolean): readonly Step[] {
  const events: Step[] = [];
  for (const step of steps(n)) {
    events.push(step);
    if (isLast(step)) break;
  }
  return events;
}

/** Whether a queen in the next row and this column would be attacked by none of the placement. */
export function isFree(placement: Placement, col: number): boolean {
  return placement.every((other, row) => !attacks([row, other], [placement.length, col]));
}

/** How many solutions a search finds that moves a lifted queen to the right, or to the left. */
export function solutionsWhenMoving(direction: "left" | "right", n: number): number {
  const placement: number[] = [];
  let solutions = 0;
  /** The first free column of the next row on this way, or -1. */
  const firstFree = (from: number, step: 1 | -1): number => {
    for (let col = from; col >= 0 && col < n; col += step) {
      if (isFree(placement, col)) return col;
    }
    return -1;
  };
  let col = firstFree(0, 1);
  while (true) {
    if (col !== -1) placement.push(col);
    if (placement.length === n) solutions++;
    else if (col !== -1) {
      col = firstFree(0, 1); // a new row always begins at the left
      continue;
    }
    const lifted = placement.pop();
    if (lifted === undefined) return solutions;
    col = direction === "right" ? firstFree(lifted + 1, 1) : firstFree(lifted - 1, -1);
  }
}
