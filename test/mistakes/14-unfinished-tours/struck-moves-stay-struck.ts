/**
 * Mistake: After a wrong guess, the counts of the moves that were struck are not put back.
 * Caught by: finishes begun closed tours
 */
import { type Board, type Square } from "../../../src/board";

type Graph = readonly (readonly number[])[];

export function completeTour(
  board: Board,
  visited: readonly Square[],
  closed = false,
): Square[] | null {
  const squares = squaresOf(board);
  const graph = knightGraph(squares);
  const path = visited.map((square) => squares.findIndex((other) => isSame(square, other)));
  checkPath(graph, path, "visited");
  if (squares.length === 0) return null;
  const tour = closed ? circleWith(graph, path) : pathWith(graph, path);
  return tour && tour.map((index): Square => [...squares[index]]);
}

export function hamiltonianPath(graph: Graph, path: readonly number[]): number[] | null {
  checkGraph(graph);
  const clean = graph.map((list, vertex) => [...new Set(list)].filter((next) => next !== vertex));
  checkPath(clean, path, "path");
  if (graph.length === 0) return null;
  return goesBothWays(clean) ? pathWith(clean, path) : oneWayPathWith(clean, path);
}

function circleWith(graph: Graph, path: readonly number[]): number[] | null {
  const colours = twoColours(graph);
  if (colours !== null && balance(colours) !== 0) return null;
  return circleThrough(graph.length, edgesOf(graph), path);
}

function pathWith(graph: Graph, path: readonly number[]): number[] | null {
  if (graph.length === 1) return [0];
  const outside = graph.length;
  const { starts, ends } = possibleEnds(graph, path);
  const doors = [...new Set([...starts, ...ends])].map((vertex): Pair => [vertex, outside]);
  const circle = circleThrough(outside + 1, [...edgesOf(graph), ...doors], [outside, ...path]);
  return circle && circle.slice(1);
}

function oneWayPathWith(graph: Graph, path: readonly number[]): number[] | null {
  const outside = 3 * graph.length;
  const [entrance, exit] = [(vertex: number) => 3 * vertex, (vertex: number) => 3 * vertex + 2];
  const { starts, ends } = possibleEnds(graph, path);
  const edges = graph.flatMap((list, vertex): Pair[] => [
    [3 * vertex, 3 * vertex + 1],
    [3 * vertex + 1, 3 * vertex + 2],
    ...list.map((next): Pair => [exit(vertex), entrance(next)]),
  ]);
  const doors = [
    ...starts.map((vertex): Pair => [outside, entrance(vertex)]),
    ...ends.map((vertex): Pair => [exit(vertex), outside]),
  ];
  const begun = path.flatMap((vertex) => [3 * vertex, 3 * vertex + 1, 3 * vertex + 2]);
  const circle = circleThrough(outside + 1, [...edges, ...doors], [outside, ...begun]);
  if (circle === null) return null;
  const vertices = circle.filter((point) => point % 3 === 1).map((point) => (point - 1) / 3);
  return circle[1] % 3 === 0 ? vertices : vertices.reverse();
}

function possibleEnds(graph: Graph, path: readonly number[]) {
  const all = [...graph.keys()];
  const starts = path.length > 0 ? [path[0]] : all;
  const colours = twoColours(graph);
  if (colours === null) return { starts, ends: all };
  const more = balance(colours);
  if (Math.abs(more) > 1) return { starts: [], ends: [] };
  if (more !== 0) {
    const mayEnd = (vertex: number) => colours[vertex] === more;
    return { starts: starts.filter(mayEnd), ends: all.filter(mayEnd) };
  }
  const ends = path.length > 0 ? all.filter((v) => colours[v] !== colours[path[0]]) : all;
  return { starts, ends };
}

function twoColours(graph: Graph): number[] | null {
  const undirected: number[][] = graph.map(() => []);
  graph.forEach((list, a) =>
    list.forEach((b) => {
      undirected[a].push(b);
      undirected[b].push(a);
    }),
  );
  const colours = graph.map(() => 0);
  const queue = [0];
  colours[0] = 1;
  for (const vertex of queue) {
    for (const next of undirected[vertex]) {
      if (colours[next] === colours[vertex]) return null;
      if (colours[next] !== 0) continue;
      colours[next] = -colours[vertex];
      queue.push(next);
    }
  }
  return queue.length < graph.length ? null : colours;
}

function balance(colours: readonly number[]): number {
  return colours.reduce((sum, colour) => sum + colour, 0);
}

type Pair = readonly [number, number];

type Edge = { readonly a: Point; readonly b: Point; state: "open" | "taken" | "struck" };

type Point = {
  readonly index: number;
  readonly edges: Edge[];
  left: number;
  taken: number;
  otherEnd: Point;
  trouble: number;
};

function circleThrough(
  count: number,
  pairs: readonly Pair[],
  begun: readonly number[],
): number[] | null {
  if (count < 3) return null;
  const points = pointsWith(count, pairs);
  const choices = choicesOf(points);
  for (const [i, index] of begun.slice(1).entries()) {
    const edge = edgeBetween(points[begun[i]], points[index]);
    if (edge === undefined || !choices.take(edge)) return null;
  }
  return search(points, choices) ? readCircle(points, begun) : null;
}

function search(points: readonly Point[], choices: Choices): boolean {
  const guesses: { readonly edge: Edge; readonly before: number }[] = [];
  let fits = choices.settle();
  while (true) {
    if (fits) {
      const edge = nextGuess(points);
      if (edge === null) return true;
      guesses.push({ edge, before: choices.count() });
      fits = choices.take(edge) && choices.settle();
    } else {
      const guess = guesses.pop();
      if (guess === undefined) return false;
      choices.undo(guess.before);
      fits = choices.strike(guess.edge) && choices.settle();
    }
  }
}

function nextGuess(points: readonly Point[]): Edge | null {
  const undecided = points.filter((point) => point.left > 2 || point.taken < 2);
  if (undecided.length === 0) return null;
  const point = smallest(undecided, ({ left, taken, trouble }) => (left - taken) / trouble);
  const open = point.edges.filter(({ state }) => state === "open");
  return smallest(open, (edge) => {
    const { left, trouble } = across(edge, point);
    return left / trouble;
  });
}

type Choices = ReturnType<typeof choicesOf>;

function choicesOf(points: readonly Point[]) {
  const decided: Edge[] = [];
  const changed = [...points];
  let takenCount = 0;

  function take(edge: Edge): boolean {
    const { a, b } = edge;
    if (edge.state === "struck" || a.taken === 2 || b.taken === 2) return fail(a);
    const [endA, endB] = [a.otherEnd, b.otherEnd];
    const closes = endA === b;
    if (closes && takenCount < points.length - 1) return fail(a);
    edge.state = "taken";
    takenCount++;
    a.taken++;
    b.taken++;
    endA.otherEnd = endB;
    endB.otherEnd = endA;
    decided.push(edge);
    changed.push(a, b);
    const shortcut = takenCount < points.length - 1 ? edgeBetween(endA, endB) : undefined;
    return shortcut?.state !== "open" || strike(shortcut);
  }

  function strike(edge: Edge): boolean {
    edge.state = "struck";
    edge.a.left--;
    edge.b.left--;
    decided.push(edge);
    changed.push(edge.a, edge.b);
    if (edge.a.left < 2) return fail(edge.a);
    if (edge.b.left < 2) return fail(edge.b);
    return true;
  }

  function settle(): boolean {
    for (let point = changed.pop(); point !== undefined; point = changed.pop()) {
      if (point.left < 2) return fail(point);
      const forced = point.left === 2 ? take : point.taken === 2 ? strike : null;
      if (forced === null) continue;
      for (const edge of point.edges) {
        if (edge.state === "open" && !forced(edge)) return false;
      }
    }
    return true;
  }

  function fail(point: Point): false {
    point.trouble++;
    return false;
  }

  function undo(first: number): void {
    changed.length = 0;
    while (decided.length > first) {
      const edge = decided.pop() as Edge;
      const { a, b } = edge;
      if (edge.state === "taken") {
        takenCount--;
        a.taken--;
        b.taken--;
        const [endA, endB] = [a, b].map((end) => (end.taken === 0 ? end : end.otherEnd));
        endA.otherEnd = a;
        endB.otherEnd = b;
      }
      edge.state = "open";
    }
  }

  return { take, strike, settle, undo, count: () => decided.length };
}

function pointsWith(count: number, pairs: readonly Pair[]): Point[] {
  const points = Array.from({ length: count }, (_, index) => newPoint(index));
  for (const [a, b] of pairs) {
    const edge: Edge = { a: points[a], b: points[b], state: "open" };
    for (const point of [edge.a, edge.b]) {
      point.edges.push(edge);
      point.left++;
    }
  }
  return points;
}

function newPoint(index: number): Point {
  const point = { index, edges: [], left: 0, taken: 0, trouble: 1 };
  return Object.assign(point, { otherEnd: point as unknown as Point });
}

function readCircle(points: readonly Point[], [first = 0, second]: readonly number[]): number[] {
  const taken = ({ edges }: Point) => edges.filter(({ state }) => state === "taken");
  const start = points[first];
  let edge = taken(start).find((e) => across(e, start).index === second) ?? taken(start)[0];
  let point = start;
  return points.map(() => {
    const here = point;
    point = across(edge, here);
    edge = taken(point).find((other) => other !== edge) as Edge;
    return here.index;
  });
}

function across(edge: Edge, point: Point): Point {
  return edge.a === point ? edge.b : edge.a;
}

function edgeBetween(a: Point, b: Point): Edge | undefined {
  return a.edges.find((edge) => across(edge, a) === b);
}

function smallest<T>(items: readonly T[], measure: (item: T) => number): T {
  let [best] = items;
  let least = measure(best);
  for (const item of items) {
    const size = measure(item);
    if (size < least) [best, least] = [item, size];
  }
  return best;
}

function squaresOf(board: Board): Square[] {
  return board.flatMap((line, row) =>
    [...line].flatMap((sign, col): Square[] => (sign === "." ? [[row, col]] : [])),
  );
}

function knightGraph(squares: readonly Square[]): number[][] {
  return squares.map(([row, col]) =>
    [...squares.keys()].filter((other) => {
      const [otherRow, otherCol] = squares[other];
      return Math.abs(row - otherRow) * Math.abs(col - otherCol) === 2;
    }),
  );
}

function isSame(a: Square, b: Square): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function edgesOf(graph: Graph): Pair[] {
  return graph.flatMap((list, a) => list.filter((b) => a < b).map((b): Pair => [a, b]));
}

function goesBothWays(graph: Graph): boolean {
  return graph.every((list, a) => list.every((b) => graph[b].includes(a)));
}

function checkGraph(graph: Graph): void {
  const unknown = graph.flat().find((vertex) => graph[vertex] === undefined);
  if (unknown === undefined) return;
  throw new RangeError(
    `graph names the vertex ${unknown}, and has ${graph.length} of them, from 0`,
  );
}

function checkPath(graph: Graph, path: readonly number[], name: "path" | "visited"): void {
  path.forEach((vertex, i) => {
    const where = `${name} has as its number ${i + 1}`;
    if (graph[vertex] === undefined) throw new RangeError(`${where} something that is not there`);
    if (path.indexOf(vertex) < i) throw new RangeError(`${where} what it had before`);
    if (i > 0 && !graph[path[i - 1]].includes(vertex)) {
      throw new RangeError(`${where} what cannot be reached from the one before it`);
    }
  });
}
