/**
 * Chapter 10, a second way: the search never sees a board. It walks over the knight's graph, in which
 * squares are numbers and each has a list of neighbours. So it would find a path through every vertex
 * of any graph, a road map as well as a chessboard.
 *
 * It does not call itself, either. For each square of the path it remembers how many neighbours were
 * tried, which is all that a waiting call knows. So the path may be as long as it likes: no stack of
 * calls can overflow.
 */
import { type Board, type Square } from "../src/board";

type Graph = readonly (readonly number[])[];

/** A tour of the board that starts on `start`, or `null` when there is none. */
export function findTour(board: Board, start: Square): Square[] | null {
  const squares = squaresOf(board);
  const first = squares.findIndex(([row, col]) => row === start[0] && col === start[1]);
  if (first === -1) {
    throw new RangeError(`start must be a square of the board, but it is [${start}]`);
  }
  const path = wholePath(graphOf(squares), first);
  return path && path.map((i) => squares[i]);
}

/** A path that starts on `first` and visits every vertex once, or `null` when there is none. */
function wholePath(graph: Graph, first: number): number[] | null {
  const path = [first];
  const visited = graph.map((_, i) => i === first);
  /** For each vertex of the path, how many of its neighbours were tried. */
  const tried = [0];

  while (path.length < graph.length) {
    const last = path.length - 1;
    const next = graph[path[last]][tried[last]++]; // choose
    if (next === undefined) {
      if (last === 0) return null; // report: every way out of the start was tried
      visited[path[last]] = false; // undo
      path.pop();
      tried.pop();
    } else if (!visited[next]) {
      // check
      visited[next] = true; // place; the next turn of the loop goes on from here
      path.push(next);
      tried.push(0);
    }
  }
  return path; // report
}

function squaresOf(board: Board): Square[] {
  return board.flatMap((signs, row) =>
    [...signs].flatMap((sign, col): Square[] => (sign === "." ? [[row, col]] : [])),
  );
}

function graphOf(squares: readonly Square[]): Graph {
  const numbers = [...squares.keys()];
  return squares.map((from) => numbers.filter((i) => areNeighbours(from, squares[i])));
}

function areNeighbours([row, col]: Square, [otherRow, otherCol]: Square): boolean {
  return Math.abs(row - otherRow) * Math.abs(col - otherCol) === 2;
}
