/**
 * Chapter 14: Unfinished tours. A tour that comes back to its start is a circle through all squares:
 * a choice of moves such that each square keeps exactly two of them. An open tour becomes a circle,
 * too, through one more point outside of the board, which is joined to its start and to its end.
 *
 * So there is one question: which edges does the circle take? Most answers are forced. A point with
 * two edges left needs both. A point with two taken edges loses the others. An edge that would close
 * the circle too early is struck. Each of these may force the next. Only when nothing follows any
 * more is an edge guessed; when the guess fails, that edge is struck, and more may follow from this.
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
  const graph = knightGraph(squares);
  const path = visited.map((square) => squares.findIndex((other) => isSame(square, other)));
  checkPath(graph, path, "visited");
  if (squares.length === 0) return null;
  const tour = closed ? circleWith(graph, path) : pathWith(graph, path);
  return tour && tour.map((index): Square => [...squares[index]]);
}

/** A path through all vertices that begins with `path`, or `null` when there is none. */
export function hamiltonianPath(
  graph: readonly (readonly number[])[],
  path: readonly number[],
): number[] | null {
  checkGraph(graph);
  const clean = graph.map((list, vertex) => [...new Set(list)].filter((next) => next !== vertex));
  checkPath(clean, path, "path");
  if (graph.length === 0) return null;
  return goesBothWays(clean) ? pathWith(clean, path) : oneWayPathWith(clean, path);
}

// Three questions, and how each of them becomes a circle

/** A closed tour of a graph whose edges lead both ways. It may be read from any of its points. */
function circleWith(graph: Graph, path: readonly number[]): number[] | null {
  const colours = twoColours(graph);
  if (colours !== null && balance(colours) !== 0) return null;
  return circleThrough(graph.length, edgesOf(graph), path);
}

/** An open tour of a graph whose edges lead both ways: a circle that comes in from outside. */
function pathWith(graph: Graph, path: readonly number[]): number[] | null {
  if (graph.length === 1) return [0]; // a circle needs three points, and here would be two
  const outside = graph.length;
  const { starts, ends } = possibleEnds(graph, path);
  const doors = [...new Set([...starts, ...ends])].map((vertex): Pair => [vertex, outside]);
  const circle = circleThrough(outside + 1, [...edgesOf(graph), ...doors], [outside, ...path]);
  return circle && circle.slice(1);
}

/**
 * An open tour of a graph whose edges lead one way: each vertex becomes three points in a row, an
 * entrance, itself and an exit. The one in the middle has two edges, so the circle takes both, and
 * thus whoever comes in by an entrance leaves by the exit.
 */
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
  // An empty path leaves open which way round the circle is read.
  return circle[1] % 3 === 0 ? vertices : vertices.reverse();
}

// Colour: decided once, before the search

/**
 * Where a path may start and end. When every edge joins the two colours, the colours of a path take
 * turns: it has equally many of both, or one more of that with which it starts and ends.
 */
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

/** Each vertex's colour, 1 or -1, so that every edge joins both; `null` when this is not possible. */
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
  return queue.length < graph.length ? null : colours; // in two pieces: the search will find that
}

/** By how much one colour outweighs the other. */
function balance(colours: readonly number[]): number {
  return colours.reduce((sum, colour) => sum + colour, 0);
}

// The circle

type Pair = readonly [number, number];

type Edge = { readonly a: Point; readonly b: Point; state: "open" | "taken" | "struck" };

type Point = {
  readonly index: number;
  readonly edges: Edge[];
  /** How many of the edges are not struck. */
  left: number;
  /** How many of the edges are taken. */
  taken: number;
  /** Taken edges make chains. For the end of a chain: its other end, at first the point itself. */
  otherEnd: Point;
  /** How often the search failed here, and 1. */
  trouble: number;
};

/** The points of a circle along some of the edges that begins with `begun`, or `null`. */
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

/** Guesses where nothing is forced, until the circle is whole or the last guess is refuted. */
function search(points: readonly Point[], choices: Choices): boolean {
  const guesses: { readonly edge: Edge; readonly before: number }[] = [];
  let fits = choices.settle();
  while (true) {
    if (fits) {
      const edge = nextGuess(points); // choose
      if (edge === null) return true; // report: every point has its two edges
      guesses.push({ edge, before: choices.count() });
      fits = choices.take(edge) && choices.settle(); // place and check
    } else {
      const guess = guesses.pop();
      if (guess === undefined) return false; // report
      choices.undo(guess.before); // undo
      fits = choices.strike(guess.edge) && choices.settle(); // what failed once is never tried again
    }
  }
}

/**
 * The open edge to guess: at the point with the fewest of them, towards the point with the fewest.
 * A point that made trouble before is asked earlier, whatever its number. Without that, some begun
 * tours of the 8×8 board take thousands of guesses in parts of the board that are not to blame.
 */
function nextGuess(points: readonly Point[]): Edge | null {
  const isDecided = ({ left }: Point) => left === 2; // both are taken: nothing forced is left over
  const point = smallest(points, (each) =>
    isDecided(each) ? Infinity : (each.left - each.taken) / each.trouble,
  );
  if (isDecided(point)) return null;
  return smallest(point.edges, (edge) => {
    const { left, trouble } = across(edge, point);
    return edge.state === "open" ? left / trouble : Infinity;
  });
}

type Choices = ReturnType<typeof choicesOf>;

/** Which edges are taken and struck, and what follows from it. `false` means: no circle this way. */
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
    // The edge between the ends of the new chain would close it. Only the last edge of all may.
    const shortcut = takenCount < points.length - 1 ? edgeBetween(endA, endB) : undefined;
    return shortcut?.state !== "open" || strike(shortcut);
  }

  function strike(edge: Edge): boolean {
    edge.state = "struck";
    edge.a.left--;
    edge.b.left--;
    decided.push(edge);
    changed.push(edge.a, edge.b);
    if (edge.a.left < 2) return fail(edge.a); // a dead end: in, and never out again
    if (edge.b.left < 2) return fail(edge.b);
    return true;
  }

  /** Takes and strikes what is forced, until nothing more is. */
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

  /** Forgets all decisions but the first ones, the last one first. */
  function undo(first: number): void {
    changed.length = 0;
    while (decided.length > first) {
      const edge = decided.pop() as Edge;
      const { a, b } = edge;
      if (edge.state === "struck") {
        a.left++;
        b.left++;
      } else {
        takenCount--;
        a.taken--;
        b.taken--;
        // Where a chain ends inside of a longer one, it still knows its own other end.
        const endA = a.taken === 0 ? a : a.otherEnd;
        const endB = b.taken === 0 ? b : b.otherEnd;
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

/** The circle, once every point has its two edges, from the beginning and in its direction. */
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

/** The first item whose measure is the smallest. */
function smallest<T>(items: readonly T[], measure: (item: T) => number): T {
  let best = items[0];
  let least = Infinity;
  for (const item of items) {
    const size = measure(item);
    if (size >= least) continue;
    best = item;
    least = size;
  }
  return best;
}

// Boards and graphs

function squaresOf(board: Board): Square[] {
  return board.flatMap((line, row) =>
    [...line].flatMap((sign, col): Square[] => (sign === "." ? [[row, col]] : [])),
  );
}

/** For each square the numbers of those that are a knight's move away. */
function knightGraph(squares: readonly Square[]): number[][] {
  const graph: number[][] = squares.map(() => []);
  for (const [i, [row, col]] of squares.entries()) {
    // Squares come row by row, so those that can be reached are not far behind in the list.
    for (let j = i + 1; j < squares.length && squares[j][0] <= row + 2; j++) {
      const [otherRow, otherCol] = squares[j];
      if (Math.abs(row - otherRow) * Math.abs(col - otherCol) !== 2) continue;
      graph[i].push(j);
      graph[j].push(i);
    }
  }
  return graph;
}

function isSame(a: Square, b: Square): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Every edge once, of a graph whose edges lead both ways. */
function edgesOf(graph: Graph): Pair[] {
  const edges: Pair[] = [];
  for (const [a, list] of graph.entries()) {
    for (const b of list) if (a < b) edges.push([a, b]);
  }
  return edges;
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
