/** The pictures worth a wall: what they show, in words, and how they are drawn. */
import { closedFromHalf } from "../../solutions/13-closed-tours";
import { tourFrom } from "../../solutions/12-ties";
import { completeTour, hamiltonianPath } from "../../solutions/14-unfinished-tours";
import { bigTour } from "../../solutions/15-big-boards.2";
import { knightGraph, squaresOf } from "../../solutions/09-moves";
import { type Board, rectangle, type Square, tourLine } from "../board";
import { graphLines } from "./graph-lines";

export type WallPicture = {
  /** The name of its files. */
  readonly stem: string;
  readonly title: string;
  /** What is seen, for who cannot see it. */
  readonly description: string;
  /** The longer side in pixels, margins not counted. */
  readonly size: number;
  readonly svg: () => string;
};

/** A knight's head that looks to the left. It has a closed tour. */
export const head: Board = [
  "#######...####",
  "######....####",
  "####.......###",
  "###.........##",
  "##...........#",
  "#............#",
  "#.............",
  "......##......",
  ".....###......",
  "....####......",
  "#######.......",
  "######........",
  "#####.........",
  "#####........#",
  "####..........",
  "####..........",
];

const wholeTour = (tour: Square[] | null): Square[] => {
  if (tour === null) throw new Error("there is no such tour");
  return tour;
};

/** An open tour of the 24×24 board from its corner. */
export const openTour = (): Square[] => wholeTour(tourFrom(rectangle(24, 24), [0, 0]));

/** A closed tour of the knight's head. */
export const headTour = (): Square[] => wholeTour(completeTour(head, [], true));

/**
 * A closed tour of the 16×16 board that half a turn maps to itself: a tour of the upper half, and the same,
 * turned. The half's ends must be where a move leads from each of them to the other's turned image. A
 * path that has to end on a certain square is one that goes on from there to a vertex that only this
 * square knows.
 */
export function symmetricTour(): Square[] {
  const board = rectangle(8, 16);
  const squares = squaresOf(board);
  const numberOf = ([row, col]: Square) => 16 * row + col;
  const [start, end] = [numberOf([7, 7]), numberOf([7, 6])];
  const beyond = squares.length;
  const graph = knightGraph(board).map((list, i) => (i === end ? [...list, beyond] : list));
  const path = hamiltonianPath([...graph, [end]], [start]) ?? [];
  const half = path.filter((vertex) => vertex !== beyond).map((vertex) => squares[vertex]);
  return wholeTour(closedFromHalf(half, 16, 16));
}

const colourWords = "It begins blue and goes on through purple and red to orange.";

export const gallery: readonly WallPicture[] = [
  {
    stem: "one-line",
    title: "One line through 576 squares",
    description: `A knight's tour of the 24×24 board, from its top left corner, by Warnsdorff's rule, drawn as one continuous line without squares or numbers. ${colourWords}`,
    size: 960,
    svg() {
      return tourLine(openTour(), rectangle(24, 24), { ...look(this), colours: 96 });
    },
  },
  {
    stem: "knights-graph",
    title: "Every move of a knight on a knight",
    description:
      "The knight's graph of a board with the outline of a knight's head that looks to the left: a dot for each of its 144 squares, and a line between any two that are a knight's move apart.",
    size: 960,
    svg() {
      return graphLines(head, look(this));
    },
  },
  {
    stem: "knight-on-a-knight",
    title: "A knight's tour of a knight",
    description: `A closed tour of a board with the outline of a knight's head: one line that visits each of its 144 squares once and comes back to where it began. ${colourWords}`,
    size: 960,
    svg() {
      return tourLine(headTour(), head, { ...look(this), closed: true, colours: 72 });
    },
  },
  {
    stem: "half-turn",
    title: "A tour that half a turn leaves as it is",
    description:
      "A symmetric closed knight's tour of the 16×16 board, made as Euler made his: one line. Turn the picture upside down, and it looks the same; the first half of the line is blue, the second purple.",
    size: 960,
    svg() {
      return tourLine(symmetricTour(), rectangle(16, 16), {
        ...look(this),
        closed: true,
        colours: 2,
      });
    },
  },
  {
    stem: "joined-tiles",
    title: "One hundred tiles, one line",
    description: `A closed knight's tour of the 60×60 board, made of one hundred closed tours of 6×6 that are joined. ${colourWords} So it can be seen how the line runs down along the left edge, and from there along each row of tiles to the right and back.`,
    size: 1500,
    svg() {
      return tourLine(bigTour(60), rectangle(60, 60), {
        ...look(this),
        closed: true,
        colours: 200,
      });
    },
  },
  {
    stem: "a-million-squares",
    title: "One line through a million squares",
    description: `A closed knight's tour of the 1000×1000 board, as one line of a million moves. From afar it is a weave of fine threads in bands. ${colourWords}`,
    size: 2000,
    svg() {
      return tourLine(bigTour(1000), rectangle(1000, 1000), {
        ...look(this),
        closed: true,
        colours: 400,
      });
    },
  },
];

function look({ title, description, size }: WallPicture) {
  return { title, description, size };
}
