/**
 * Walks as the Ukrainian page describes them, with its own order of moves: its search, and its rule.
 * Whatever is counted here is counted on full boards, square after square, in the page's order.
 */
import { type Square } from "../board";

/** The page's eight moves, in its order: rows down, columns to the right. */
export const pageMoves: readonly Square[] = [
  [-2, 1],
  [-1, 2],
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
];

/** A board of numbered squares: to which squares a knight can go from each, in the page's order. */
export function pageGraph(rows: number, cols: number): readonly (readonly number[])[] {
  return Array.from({ length: rows * cols }, (_, i) => {
    const [row, col] = [Math.floor(i / cols), i % cols];
    return pageMoves
      .map(([down, right]): Square => [row + down, col + right])
      .filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < cols)
      .map(([r, c]) => r * cols + c);
  });
}

type Graph = ReturnType<typeof pageGraph>;

export type PageSearch = {
  /** How often a knight was put down. */
  readonly calls: number;
  /** The tour as numbers of squares; `null` when there is none, or too many calls were needed. */
  readonly tour: readonly number[] | null;
};

/** The page's search with steps back, mended so that it runs; it gives up after `atMost` calls. */
export function pageSearch(graph: Graph, start: number, atMost = Infinity): PageSearch {
  const taken = new Uint8Array(graph.length);
  const tour: number[] = [];
  let calls = 0;
  const addKnight = (square: number): boolean => {
    calls++;
    taken[square] = 1;
    tour.push(square);
    if (tour.length === graph.length || calls >= atMost) return true;
    for (const next of graph[square]) {
      if (taken[next] === 0 && addKnight(next)) return true;
    }
    taken[square] = 0;
    tour.pop();
    return false;
  };
  addKnight(start);
  return { calls, tour: tour.length === graph.length ? tour : null };
}

export type RuleWalk = {
  /** How many squares were visited before the knight was stuck, or done. */
  readonly squares: number;
  /** How many squares were looked at, to choose among them or to count them. */
  readonly looks: number;
};

/** The page's rule: always to the square with the fewest onward moves; of several, the first. */
export function ruleWalk(graph: Graph, start: number): RuleWalk {
  const taken = new Uint8Array(graph.length);
  let squares = 0;
  let looks = 0;
  for (let here = start; here !== -1;) {
    taken[here] = 1;
    squares++;
    let best = -1;
    let fewest = Infinity;
    for (const next of graph[here]) {
      looks++;
      if (taken[next] === 1) continue;
      looks += graph[next].length;
      const onward = graph[next].filter((square) => taken[square] === 0).length;
      if (onward < fewest) [best, fewest] = [next, onward];
    }
    here = best;
  }
  return { squares, looks };
}

/** How many ways to break all ties end in a tour, and how many in a dead end, from these squares. */
export function waysOfTheRule(
  graph: Graph,
  starts: readonly number[],
): { readonly tours: number; readonly stuck: number } {
  const taken = new Uint8Array(graph.length);
  const ways = { tours: 0, stuck: 0 };
  const freeFrom = (square: number) => graph[square].filter((next) => taken[next] === 0);
  const walk = (square: number, visited: number): void => {
    taken[square] = 1;
    const next = freeFrom(square).map((to) => ({ to, onward: freeFrom(to).length }));
    const fewest = Math.min(...next.map(({ onward }) => onward));
    if (visited === graph.length) ways.tours++;
    else if (next.length === 0) ways.stuck++;
    for (const { to, onward } of next) if (onward === fewest) walk(to, visited + 1);
    taken[square] = 0;
  };
  starts.forEach((start) => walk(start, 1));
  return ways;
}

/** Calls `report` with every tour from `start`; the list is the search's own and must be copied. */
export function everyTour(
  graph: Graph,
  start: number,
  report: (tour: readonly number[]) => void,
): void {
  const taken = new Uint8Array(graph.length);
  const tour: number[] = [];
  const walk = (square: number): void => {
    taken[square] = 1;
    tour.push(square);
    if (tour.length === graph.length) report(tour);
    for (const next of graph[square]) if (taken[next] === 0) walk(next);
    taken[square] = 0;
    tour.pop();
  };
  walk(start);
}

/** The most squares that a walk can visit, from whichever start. */
export function longestWalk(graph: Graph): number {
  const taken = new Uint8Array(graph.length);
  let longest = 0;
  const walk = (square: number, visited: number): void => {
    taken[square] = 1;
    longest = Math.max(longest, visited);
    for (const next of graph[square]) if (taken[next] === 0) walk(next, visited + 1);
    taken[square] = 0;
  };
  graph.forEach((_, start) => walk(start, 1));
  return longest;
}

/** The closed lines of four moves, each as its four squares in order of their numbers. */
export function circlesOfFour(graph: Graph): readonly (readonly number[])[] {
  const found = new Set<string>();
  graph.forEach((second, a) => {
    for (const b of second) {
      for (const c of graph[b].filter((square) => square !== a)) {
        for (const d of graph[c]) {
          if (d !== b && graph[d].includes(a)) found.add([a, b, c, d].sort((x, y) => x - y).join());
        }
      }
    }
  });
  return [...found].map((circle) => circle.split(",").map(Number));
}

/** Whether the end of a tour is a knight's move from its start. */
export function comesHome(graph: Graph, tour: readonly number[]): boolean {
  return graph[tour[tour.length - 1]].includes(tour[0]);
}
