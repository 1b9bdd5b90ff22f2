/**
 * A graph drawn over its board: every square carries its number, and lines join neighbours. The
 * graph is a list of lists: `graph[i]` are the neighbours of square number i, counted row by row.
 */
import { type Drawing, everySquare, type Line, type Mark } from "./drawing";
import { boardPicture } from "./picture";
import { squareName } from "./square";
import { type Board, type Picture } from "./types";

/** `graph[i]` lists the neighbours of vertex i. */
export type Graph = readonly (readonly number[])[];

/**
 * Numbers and neighbours as a drawing. A line that runs one way only is drawn as an attack is,
 * dashed; numbers of no square are left out.
 */
export function graphDrawing(board: Board, graph: Graph): Drawing {
  const squares = everySquare(board);
  const marks = squares.map((square, i): Mark => ({ square, sign: String(i) }));
  const lines = squares.flatMap((from, i) =>
    neighbours(graph, i)
      .filter((j) => squares[j] !== undefined && (i < j || !neighbours(graph, j).includes(i)))
      .map((j): Line => ({
        from,
        to: squares[j],
        kind: neighbours(graph, j).includes(i) ? "move" : "attack",
      })),
  );
  return { board, marks, lines };
}

/** The drawing as a picture; where there is none, the neighbours are listed. */
export function graphPicture(board: Board, graph: Graph, caption = ""): Picture {
  const { html, text } = boardPicture(graphDrawing(board, graph), caption);
  const name = (i: number) => {
    const square = everySquare(board)[i];
    return square === undefined ? String(i) : `${i} ${squareName(square, board.length)}`;
  };
  const lists = graph.map((_, i) => {
    const list = neighbours(graph, i).map(name).join(", ");
    return `${name(i)}: ${list || "no neighbour"}`;
  });
  return { html, text: [text, lists.join("\n")].join("\n\n") };
}

function neighbours(graph: Graph, i: number): readonly number[] {
  return [...new Set(graph[i] ?? [])];
}
