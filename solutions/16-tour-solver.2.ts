/**
 * Chapter 16, a second way: not square after square, but move after move, anywhere on the board. A
 * tour keeps two moves at each square, one that comes and one that goes. So a square with only two
 * moves left needs both; a square that has its two loses the others; and a move that would close a
 * circle too early is out. Each of these may force the next. Only when nothing follows any more, a
 * move is guessed; if that fails, the same move is out, and that is one more thing known.
 *
 * A circle has a move in and a move out at every square, but a path has ends. Two doors mend that: a
 * tour comes in through one and leaves through the other, and from door to door it is one step. All
 * that may be asked is then said by what the doors open to: a begun path lets the entry open to its
 * last square only, and a closed tour lets the exit open to the neighbours of its first.
 */
import { type Board, isOnBoard, type Square } from "../src/board";

export type TourProblem = {
  readonly board: Board;
  readonly start?: Square;
  readonly visited?: readonly Square[];
  readonly closed?: boolean;
};

/** A tour that solves the problem, or `null` when there is none. */
export function solveTour(problem: TourProblem): Square[] | null {
  checkProblem(problem);
  const all = squaresOf(problem.board);
  if (all.length === 0) return null;
  const begun = beginningOf(problem, all);
  const behind = new Set(begun.slice(0, -1).map(String)); // these squares are done with
  const squares = all.filter((square) => !behind.has(String(square)));
  const graph = neighbours(squares);
  const doors = doorsOf(squares, begun, problem.closed ?? false);
  if (doors === null || !isConnected(graph)) return null;
  const rest = pathThrough(graph, doors);
  return rest && [...begun.slice(0, -1).map(copy), ...rest.map((i) => copy(squares[i]))];
}

/** The path that was begun. A closed tour passes all squares, so the first is as good as any. */
function beginningOf(
  { start, visited = [], closed }: TourProblem,
  all: readonly Square[],
): readonly Square[] {
  if (visited.length > 0) return visited;
  if (start !== undefined) return [start];
  return closed ? [all[0]] : [];
}

// ---- Doors and colours

/** To which squares, by number, the entry and the exit open. */
type Doors = { readonly entry: readonly number[]; readonly exit: readonly number[] };

/**
 * Each move changes the colour. So a path has as many squares of one colour as of the other, and
 * ends on the other; or one more of the colour on which it starts, and ends on the same. `null` when
 * the board has it otherwise: that is the end of many questions before they begin.
 */
function doorsOf(
  squares: readonly Square[],
  begun: readonly Square[],
  closed: boolean,
): Doors | null {
  const isOf = (colour: number) => (i: number) => colourOf(squares[i]) === colour;
  const numbers = [...squares.keys()];
  const count = (colour: number) => numbers.filter(isOf(colour)).length;
  const head = begun.length > 0 ? begun[begun.length - 1] : null;
  const first = head !== null ? colourOf(head) : count(1) > count(0) ? 1 : 0;
  const surplus = count(first) - count(1 - first);
  if (surplus !== 0 && surplus !== 1) return null;
  const last = surplus === 1 ? first : 1 - first;
  // Without a head both directions of a tour are welcome, so it may start on the colour `first`.
  const mayStart = (i: number) => head === null || isSame(squares[i], head);
  const mayEnd = (i: number) => !closed || isKnightsMove(squares[i], begun[0]);
  return {
    entry: numbers.filter(isOf(first)).filter(mayStart),
    exit: numbers.filter(isOf(last)).filter(mayEnd),
  };
}

function colourOf([row, col]: Square): number {
  return (row + col) % 2;
}

// ---- The net of moves

const UNKNOWN = 0;
const IN = 1;
const OUT = 2;

/** All moves, which of them are in and out, and how to take that back. */
type Net = {
  /** The two places that each move joins. The places are the squares and the two doors. */
  readonly joins: readonly (readonly [number, number])[];
  /** The moves of each place. */
  readonly movesAt: readonly (readonly number[])[];
  readonly state: Uint8Array;
  /** How many moves of a place are in, and how many are not out. */
  readonly countIn: Int32Array;
  readonly countLeft: Int32Array;
  /** Moves that are in form chains. For each end of a chain its other end; a lone place is both. */
  readonly otherEnd: Int32Array;
  /** What was decided, in order, and the places to look at because of it. */
  readonly decided: number[];
  readonly agenda: number[];
  total: number;
};

function netOf(places: number, joins: readonly (readonly [number, number])[]): Net {
  const movesAt = Array.from({ length: places }, (): number[] => []);
  joins.forEach((ends, move) => ends.forEach((place) => movesAt[place].push(move)));
  return {
    joins,
    movesAt,
    state: new Uint8Array(joins.length),
    countIn: new Int32Array(places),
    countLeft: Int32Array.from(movesAt, (moves) => moves.length),
    otherEnd: Int32Array.from({ length: places }, (_, place) => place),
    decided: [],
    agenda: [...Array(places).keys()],
    total: 0,
  };
}

function across({ joins }: Net, move: number, place: number): number {
  const [a, b] = joins[move];
  return a === place ? b : a;
}

/** Rules a move out; `false` when that cannot be. */
function ruleOut(net: Net, move: number): boolean {
  net.state[move] = OUT;
  net.decided.push(move);
  for (const place of net.joins[move]) {
    net.countLeft[place]--;
    net.agenda.push(place);
  }
  return net.joins[move].every((place) => net.countLeft[place] >= 2);
}

/** Takes a move in; `false` when that cannot be. */
function takeIn(net: Net, move: number): boolean {
  const { otherEnd, countIn, movesAt } = net;
  const [a, b] = net.joins[move];
  if (countIn[a] === 2 || countIn[b] === 2) return false;
  const isLast = net.total === movesAt.length - 1;
  if (otherEnd[a] === b && !isLast) return false; // a circle before its time
  const [endA, endB] = [otherEnd[a], otherEnd[b]];
  otherEnd[endA] = endB;
  otherEnd[endB] = endA;
  countIn[a]++;
  countIn[b]++;
  net.total++;
  net.state[move] = IN;
  net.decided.push(move);
  net.agenda.push(a, b);
  if (isLast || net.total === movesAt.length - 1) return true;
  return movesAt[endA].every(
    (other) =>
      net.state[other] !== UNKNOWN || across(net, other, endA) !== endB || ruleOut(net, other),
  );
}

/** Draws all conclusions; `false` when they contradict each other. */
function conclude(net: Net): boolean {
  for (let place = net.agenda.pop(); place !== undefined; place = net.agenda.pop()) {
    const isFull = net.countIn[place] === 2;
    if (net.countLeft[place] < 2) return false;
    if (!isFull && net.countLeft[place] > 2) continue;
    const decide = isFull ? ruleOut : takeIn;
    for (const move of net.movesAt[place]) {
      if (net.state[move] === UNKNOWN && !decide(net, move)) return false;
    }
  }
  return true;
}

/** Takes back whatever was decided after the first `mark` decisions. */
function takeBack(net: Net, mark: number): void {
  const { otherEnd, countIn, countLeft, decided, agenda, state } = net;
  agenda.length = 0;
  while (decided.length > mark) {
    const move = decided.pop()!;
    if (state[move] === OUT) {
      for (const place of net.joins[move]) countLeft[place]++;
    } else {
      net.total--;
      // A place inside a chain still knows the end that it knew when it was an end itself.
      for (const place of net.joins[move]) {
        countIn[place]--;
        const end = countIn[place] === 0 ? place : otherEnd[place];
        otherEnd[end] = place;
        otherEnd[place] = end;
      }
    }
    state[move] = UNKNOWN;
  }
}

// ---- The search

/** A path through all vertices of the graph, from one the entry opens to, to one of the exit's. */
function pathThrough(graph: readonly (readonly number[])[], doors: Doors): number[] | null {
  const entry = graph.length;
  const exit = entry + 1;
  const moves = graph.flatMap((list, a) => list.filter((b) => a < b).map((b) => [a, b] as const));
  const net = netOf(graph.length + 2, [
    [entry, exit],
    ...moves,
    ...doors.entry.map((a) => [a, entry] as const),
    ...doors.exit.map((a) => [a, exit] as const),
  ]);
  if (!takeIn(net, 0) || !conclude(net)) return null;
  // Two ways to guess. Either may be lucky where the other digs for ever, so they take turns.
  for (let patience = 300; ; patience *= 2) {
    for (const guess of [atTheHead, whereFewest]) {
      const found = search(net, () => guess(net, exit), patience);
      if (found !== "impatient") return found ? walkOf(net, entry, exit) : null;
    }
  }
}

/** Decides all moves; after so many guesses it gives up and takes everything back. */
function search(net: Net, guess: () => number, patience: number): boolean | "impatient" {
  const start = net.decided.length;
  const guesses: { readonly move: number; readonly mark: number }[] = [];
  let isPossible = true;
  for (let guessed = 0; net.total < net.movesAt.length || !isPossible;) {
    if (isPossible) {
      if (guessed++ === patience) {
        takeBack(net, start);
        return "impatient";
      }
      const move = guess(); // choose
      guesses.push({ move, mark: net.decided.length });
      isPossible = takeIn(net, move) && conclude(net); // place, check
    } else {
      const last = guesses.pop();
      if (last === undefined) return false; // report
      takeBack(net, last.mark); // undo
      isPossible = ruleOut(net, last.move) && conclude(net);
    }
  }
  return true; // report
}

/** The path goes on from where it stands, to the place with the fewest moves left: Warnsdorff. */
function atTheHead(net: Net, exit: number): number {
  return net.countIn[exit] === 2 ? whereFewest(net) : bestMoveAt(net, net.otherEnd[exit]);
}

/** The place with the fewest moves to choose from decides one of them. */
function whereFewest(net: Net): number {
  let best = -1;
  let fewest = Infinity;
  for (let place = 0; place < net.movesAt.length; place++) {
    const open = net.countLeft[place] - net.countIn[place];
    if (open === 0 || open >= fewest) continue;
    fewest = open;
    best = place;
  }
  return bestMoveAt(net, best);
}

function bestMoveAt(net: Net, place: number): number {
  const open = net.movesAt[place].filter((move) => net.state[move] === UNKNOWN);
  const left = (move: number) => net.countLeft[across(net, move, place)];
  return open.reduce((a, b) => (left(b) < left(a) ? b : a));
}

/** The vertices in the order of the finished circle, from the entry to the exit. */
function walkOf(net: Net, entry: number, exit: number): number[] {
  const walk: number[] = [];
  for (let before = exit, here = entry; ;) {
    const move = net.movesAt[here].find(
      (other) => net.state[other] === IN && across(net, other, here) !== before,
    );
    [before, here] = [here, across(net, move!, here)];
    if (here === exit) return walk;
    walk.push(here);
  }
}

// ---- Squares

function neighbours(squares: readonly Square[]): number[][] {
  const numbers = new Map(squares.map((square, i) => [String(square), i]));
  return squares.map(([row, col]) =>
    jumps.flatMap(([down, right]) => numbers.get(String([row + down, col + right])) ?? []),
  );
}

const jumps = [1, 2].flatMap((far) =>
  [-1, 1].flatMap((a) => [-1, 1].map((b) => [a * far, b * (3 - far)] as const)),
);

/** Can every vertex be reached from the first? */
function isConnected(graph: readonly (readonly number[])[]): boolean {
  const reached = new Set([0]);
  for (const vertex of reached) graph[vertex].forEach((next) => reached.add(next));
  return reached.size === graph.length;
}

function squaresOf(board: Board): Square[] {
  return board.flatMap((line, row) =>
    [...line].flatMap((sign, col): Square[] => (sign === "." ? [[row, col]] : [])),
  );
}

function copy([row, col]: Square): Square {
  return [row, col];
}

function isSame(a: Square, b: Square): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function isKnightsMove(from: Square, to: Square): boolean {
  return Math.abs(from[0] - to[0]) * Math.abs(from[1] - to[1]) === 2;
}

function checkProblem({ board, start, visited = [] }: TourProblem): void {
  const given = start === undefined ? [] : [start];
  for (const square of given) {
    if (isOnBoard(board, square)) continue;
    throw new RangeError(`start must be a square of the board, but it is [${square}]`);
  }
  for (const square of visited) {
    if (isOnBoard(board, square)) continue;
    throw new RangeError(`visited has [${square}], which is no square of the board`);
  }
  if (new Set(visited.map(String)).size < visited.length) {
    throw new RangeError("visited has a square twice, but a path visits a square once");
  }
  if (visited.some((square, i) => i > 0 && !isKnightsMove(visited[i - 1], square))) {
    throw new RangeError("visited has a jump that is no knight's move");
  }
  if (visited.length > 0 && given.some((square) => !isSame(square, visited[0]))) {
    throw new RangeError("start and visited must begin on the same square");
  }
}
