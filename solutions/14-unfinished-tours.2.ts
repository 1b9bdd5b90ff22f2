/**
 * Chapter 14, a second way: the search of chapter 12, which walks on square by square and steps back,
 * with one more question before each step: can this still be finished? `contradicts` follows the
 * forced moves as far as they go, in sets that nobody has to undo, for they are thrown away. That is
 * half the work to write, and much more for the computer: it thinks the same thoughts again at each
 * step, and it guesses only where the knight stands. Some begun tours would make it search for long.
 */
import { type Board, type Square } from "../src/board";

type Graph = readonly (readonly number[])[];

/** A whole tour that begins with `visited`, or `null` when there is none. */
export function completeTour(
  board: Board,
  visited: readonly Square[],
  closed = false,
): Square[] | null {
  const squares = squaresOf(board);
  const graph = squares.map((from) =>
    [...squares.keys()].filter((to) => isMove(from, squares[to])),
  );
  const path = visited.map(([r, c]) => squares.findIndex(([row, col]) => row === r && col === c));
  checkPath(graph, path, "visited");
  if (closed && squares.length < 3) return null;
  const colours = squares.map(([row, col]) => (row + col) % 2);
  if (!coloursAgree(colours, path, closed)) return null;
  const tour = closed ? circle(graph, path) : openPath(graph, path);
  return tour && tour.map((index): Square => [...squares[index]]);
}

/** A path through all vertices that begins with `path`, or `null` when there is none. */
export function hamiltonianPath(
  graph: readonly (readonly number[])[],
  path: readonly number[],
): number[] | null {
  const clean = graph.map((list, vertex) => [...new Set(list)].filter((next) => next !== vertex));
  checkPath(clean, path, "path");
  const isTwoWay = clean.every((list, a) => list.every((b) => clean[b].includes(a)));
  return isTwoWay ? openPath(clean, path) : oneWayPath(clean, path);
}

/** A circle that begins with `path`, or anywhere: then the first point will do, for all are in it. */
function circle(graph: Graph, path: readonly number[]): number[] | null {
  return circleFrom(graph, path.length > 0 ? path : [0]);
}

/** A path is a circle through one more point, which is joined to all others. */
function openPath(graph: Graph, path: readonly number[]): number[] | null {
  if (graph.length < 2) return graph.length === 0 ? null : [0];
  const outside = graph.length;
  const joined = [...graph.map((list) => [...list, outside]), [...graph.keys()]];
  const found = circleFrom(joined, [outside, ...path]);
  return found && found.slice(1);
}

/** Each vertex becomes an entrance, itself, and an exit; an edge joins an exit to an entrance. */
function oneWayPath(graph: Graph, path: readonly number[]): number[] | null {
  const parts = (vertex: number) => [3 * vertex, 3 * vertex + 1, 3 * vertex + 2];
  const outside = 3 * graph.length;
  const joined: number[][] = Array.from({ length: outside + 1 }, () => []);
  const join = (a: number, b: number) => {
    joined[a].push(b);
    joined[b].push(a);
  };
  for (const [vertex, list] of graph.entries()) {
    const [entrance, middle, exit] = parts(vertex);
    join(entrance, middle);
    join(middle, exit);
    join(outside, entrance);
    join(exit, outside);
    for (const next of list) join(exit, parts(next)[0]);
  }
  const found = circleFrom(joined, [outside, ...path.flatMap(parts)]);
  if (found === null) return null;
  const vertices = found.filter((point) => point % 3 === 1).map((point) => (point - 1) / 3);
  return found[1] % 3 === 0 ? vertices : vertices.reverse();
}

/** A circle through all points of the graph that begins with `begun`, or `null`. */
function circleFrom(graph: Graph, begun: readonly number[]): number[] | null {
  if (contradicts(graph, begun)) return null; // check
  if (begun.length === graph.length) return [...begun]; // report
  const free = (point: number) => graph[point].filter((next) => !begun.includes(next));
  const choices = free(begun[begun.length - 1]);
  choices.sort((a, b) => free(a).length - free(b).length);
  for (const next of choices) {
    const found = circleFrom(graph, [...begun, next]); // choose, place and recurse
    if (found !== null) return found; // report
  }
  return null; // report
}

/** Follows the forced edges from the begun circle on: do they contradict each other? */
function contradicts(graph: Graph, begun: readonly number[]): boolean {
  const left = graph.map((list) => new Set(list));
  const taken = graph.map(() => new Set<number>());
  const take = (a: number, b: number) => {
    taken[a].add(b);
    taken[b].add(a);
  };
  begun.slice(1).forEach((point, i) => take(begun[i], point));
  for (let followed = true; followed;) {
    followed = false;
    for (const point of graph.keys()) {
      if (left[point].size < 2 || taken[point].size > 2) return true;
      if (left[point].size === 2 && taken[point].size < 2) {
        for (const next of left[point]) take(point, next);
        followed = true;
      }
      if (taken[point].size === 2 && left[point].size > 2) {
        for (const next of left[point]) {
          if (!taken[point].has(next)) left[next].delete(point);
        }
        left[point] = new Set(taken[point]);
        followed = true;
      }
    }
  }
  return closesTooEarly(taken);
}

/** Do the taken edges make a circle that leaves points out? */
function closesTooEarly(taken: readonly ReadonlySet<number>[]): boolean {
  const met = new Set<number>();
  return [...taken.keys()].some((start) => {
    if (met.has(start)) return false;
    let [last, point, length] = [-1, start, 1];
    while (true) {
      met.add(point);
      const next = [...taken[point]].find((other) => other !== last);
      if (taken[point].size < 2 || next === undefined) return false;
      if (next === start) return length < taken.length;
      [last, point, length] = [point, next, length + 1];
    }
  });
}

/** On a board, colours take turns: is their number right, and that of the start? */
function coloursAgree(
  colours: readonly number[],
  [start]: readonly number[],
  closed: boolean,
): boolean {
  const dark = colours.filter((colour) => colour === 1).length;
  const more = dark - (colours.length - dark);
  if (closed || more === 0) return more === 0;
  return Math.abs(more) === 1 && (start === undefined || colours[start] === (more === 1 ? 1 : 0));
}

function squaresOf(board: Board): Square[] {
  return board.flatMap((line, row) =>
    [...line].flatMap((sign, col): Square[] => (sign === "." ? [[row, col]] : [])),
  );
}

function isMove([row, col]: Square, [otherRow, otherCol]: Square): boolean {
  return Math.abs(row - otherRow) * Math.abs(col - otherCol) === 2;
}

function checkPath(graph: Graph, path: readonly number[], name: string): void {
  path.forEach((vertex, i) => {
    if (graph[vertex] === undefined) {
      throw new RangeError(`${name}: number ${i + 1} is not there`);
    }
    if (path.indexOf(vertex) < i) throw new RangeError(`${name}: number ${i + 1} was there before`);
    if (i > 0 && !graph[path[i - 1]].includes(vertex)) {
      throw new RangeError(`${name}: number ${i + 1} is not one step from the one before it`);
    }
  });
}
