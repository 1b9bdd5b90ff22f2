import { expect, test } from "@jest/globals";
import * as answer from "../exercises/13-closed-tours";
import { rectangle, type Board, type Square } from "../src/board";
import { asCalls } from "../src/judge/suite";
import { closedTours, halves, openTour, partedHalves } from "./data/knight-closed";
import { existence } from "./data/knight-existence";

const { isClosedTour, closedTourExists, closedTour, closedFromHalf } = asCalls(answer);

/** The same round trip, begun `by` squares later. */
function shifted(tour: readonly Square[], by: number): Square[] {
  return [...tour.slice(by), ...tour.slice(0, by)];
}

const copied = ([row, col]: Square): Square => [row, col];

const ring = closedTours["3×3 without centre"];
const six = closedTours["6×6"];

// Is this one a closed tour?

test("accepts the closed tour of the 3×3 board without its centre", () => {
  expect(isClosedTour(ring.board, ring.tour)).toGive(true, "It is a closed tour.");
});

test("accepts a closed tour of the 6×6 board", () => {
  expect(isClosedTour(six.board, six.tour)).toGive(true, "It is a closed tour.");
});

test("accepts a closed tour wherever it starts and in whichever direction it goes", () => {
  const rule = "It is a closed tour, begun on another square or walked the other way.";
  expect(isClosedTour(six.board, shifted(six.tour, 11))).toGive(true, rule);
  expect(isClosedTour(six.board, [...six.tour].reverse())).toGive(true, rule);
  expect(isClosedTour(ring.board, shifted(ring.tour, 5))).toGive(true, rule);
});

test("says no to a tour whose last square is no knight's move from its first", () => {
  const rule = "The last square is no knight's move from the first: the tour is open.";
  expect(isClosedTour(openTour.board, openTour.tour)).toGive(false, rule);
  expect(isClosedTour(rectangle(3, 8), partedHalves["6×8"].tour)).toGive(false, rule);
});

test("says no to a round trip that leaves squares out", () => {
  const rule = "The knight comes home, but not every square of the board was visited.";
  const square: readonly Square[] = [
    [0, 1],
    [1, 3],
    [3, 2],
    [2, 0],
  ];
  expect(isClosedTour(rectangle(4, 4), square)).toGive(false, rule);
  expect(isClosedTour(rectangle(3, 3), ring.tour)).toGive(false, rule);
});

test("says no when a jump on the way is no knight's move", () => {
  const rule = "Somewhere on the way is a jump that is no knight's move.";
  const [first, second, third, ...rest] = six.tour;
  expect(isClosedTour(six.board, [first, third, second, ...rest])).toGive(false, rule);
  const [a, b, c, d, e, f, g, h] = ring.tour;
  expect(isClosedTour(ring.board, [a, b, c, f, e, d, g, h])).toGive(false, rule);
});

test("says no when a square is visited twice and another one never", () => {
  const rule = "A square is visited twice, so another one is never visited.";
  // Eight squares, a knight's move from each to the next, and one from the last to the first.
  const thereAndBack = [0, 1, 2, 3, 2, 1, 0, 1].map((i) => copied(ring.tour[i]));
  const backAndForth = [0, 1, 0, 1, 0, 1, 0, 1].map((i) => copied(ring.tour[i]));
  expect(isClosedTour(ring.board, thereAndBack)).toGive(false, rule);
  expect(isClosedTour(ring.board, backAndForth)).toGive(false, rule);
});

test("says no when the first square is written a second time at the end", () => {
  const rule = "The first square stands at the end once more, so it is visited twice.";
  expect(isClosedTour(ring.board, [...ring.tour, ring.tour[0]])).toGive(false, rule);
});

test("says no when the walk leaves the board or lands on a hole", () => {
  // The same walk, on boards that lack one of its squares and have as many.
  const elsewhere: Board = ["...", "#..", "..."];
  expect(isClosedTour(elsewhere, ring.tour)).toGive(false, "The walk lands on a hole.");
  const aside = ring.tour.map(([row, col]): Square => [row, col + 1]);
  const beyond = ring.tour.map(([row, col]): Square => [row - 1, col]);
  expect(isClosedTour(ring.board, aside)).toGive(false, "The walk leaves the board.");
  expect(isClosedTour(ring.board, beyond)).toGive(false, "The walk leaves the board.");
});

test("accepts closed tours of boards with holes, and of one with more than ten rows and columns", () => {
  const cut = closedTours["4×4 without corners"];
  const large = closedTours["12×11"];
  expect(isClosedTour(cut.board, cut.tour)).toGive(true, "It is a closed tour.");
  expect(isClosedTour(large.board, large.tour)).toGive(true, "It is a closed tour.");
});

test("says no to the one-square tour, and where there are no squares", () => {
  const alone = "The knight cannot move from a square to itself.";
  const empty = "Without squares there is no tour.";
  expect(isClosedTour(["."], [[0, 0]])).toGive(false, alone);
  expect(isClosedTour(["#."], [[0, 1]])).toGive(false, alone);
  expect(isClosedTour([], [])).toGive(false, empty);
  expect(isClosedTour(["##"], [])).toGive(false, empty);
  expect(isClosedTour(rectangle(6, 6), [])).toGive(false, "An empty list visits no square.");
});

test("says the same when it is asked again", () => {
  expect(isClosedTour(six.board, six.tour)).toBeFreshEachTime();
  expect(isClosedTour(openTour.board, openTour.tour)).toBeFreshEachTime();
});

// Schwenk's theorem

const oddOdd =
  "Every move changes the colour, so a round trip needs as many light squares as dark ones.";
const fourRows = "Four rows are too few: the outer rows can be entered from the inner ones only.";
const narrow = "The board is too narrow for a knight to go round.";
const threeRows = "On three rows there is a closed tour from ten columns on, and not before.";
const possible = "None of Schwenk's three reasons holds here, so there is a closed tour.";

test("knows that the 6×6 and the 8×8 board have closed tours", () => {
  expect(closedTourExists(6, 6)).toGive(true, possible);
  expect(closedTourExists(8, 8)).toGive(true, possible);
});

test("knows that a board with an odd number of squares has none", () => {
  expect(closedTourExists(5, 5)).toGive(false, oddOdd);
  expect(closedTourExists(7, 9)).toGive(false, oddOdd);
  expect(closedTourExists(3, 11)).toGive(false, oddOdd);
});

test("knows that one even side is enough", () => {
  expect(closedTourExists(5, 6)).toGive(true, possible);
  expect(closedTourExists(6, 5)).toGive(true, possible);
  expect(closedTourExists(8, 9)).toGive(true, possible);
  expect(closedTourExists(9, 10)).toGive(true, possible);
});

test("knows that boards of one or two rows or columns have none", () => {
  expect(closedTourExists(1, 1)).toGive(false, "The knight cannot move from a square to itself.");
  expect(closedTourExists(1, 8)).toGive(false, narrow);
  expect(closedTourExists(2, 6)).toGive(false, narrow);
  expect(closedTourExists(2, 7)).toGive(false, narrow);
  expect(closedTourExists(10, 2)).toGive(false, narrow);
});

test("knows that boards of four rows or four columns have none", () => {
  expect(closedTourExists(4, 4)).toGive(false, fourRows);
  expect(closedTourExists(4, 5)).toGive(false, fourRows);
  expect(closedTourExists(8, 4)).toGive(false, fourRows);
  expect(closedTourExists(4, 10)).toGive(false, fourRows);
});

test("knows that boards of three rows have one from ten columns on", () => {
  expect(closedTourExists(3, 4)).toGive(false, threeRows);
  expect(closedTourExists(3, 6)).toGive(false, threeRows);
  expect(closedTourExists(3, 8)).toGive(false, threeRows);
  expect(closedTourExists(3, 10)).toGive(true, threeRows);
  expect(closedTourExists(3, 12)).toGive(true, threeRows);
  expect(closedTourExists(6, 3)).toGive(false, threeRows);
  expect(closedTourExists(10, 3)).toGive(true, threeRows);
});

test("knows that a board without squares has none", () => {
  expect(closedTourExists(0, 0)).toGive(false, "Without squares there is no tour.");
  expect(closedTourExists(0, 6)).toGive(false, "Without squares there is no tour.");
  expect(closedTourExists(8, 0)).toGive(false, "Without squares there is no tour.");
});

test("agrees with a complete search on every board to 10×10, either way round", () => {
  for (const { rows, cols, closed } of existence) {
    const rule = closed ? "A search found a closed tour." : "A complete search found none.";
    expect(closedTourExists(rows, cols)).toGive(closed, rule);
    expect(closedTourExists(cols, rows)).toGive(closed, rule);
  }
});

test("knows boards that no search would end on", () => {
  expect(closedTourExists(1000, 1000)).toGive(true, possible);
  expect(closedTourExists(999, 1001)).toGive(false, oddOdd);
  expect(closedTourExists(4, 1000)).toGive(false, fourRows);
  expect(closedTourExists(998, 3)).toGive(true, threeRows);
});

test("refuses a number of rows or columns that makes no sense when asked whether a tour exists", () => {
  expect(closedTourExists(-1, 6)).toRefuse("rows");
  expect(closedTourExists(6, -2)).toRefuse("cols");
  expect(closedTourExists(5.5, 6)).toRefuse("rows");
  expect(closedTourExists(6, NaN)).toRefuse("cols");
  expect(closedTourExists(2, Infinity)).toRefuse("cols");
});

// Finding one

test("finds a closed tour of the 6×6 board", () => {
  expect(closedTour(6, 6)).toBeKnightsTour(rectangle(6, 6), { closed: true });
});

test("finds a closed tour of the chess board", () => {
  expect(closedTour(8, 8)).toBeKnightsTour(rectangle(8, 8), { closed: true });
});

test("finds closed tours of boards with more columns than rows, and with more rows than columns", () => {
  expect(closedTour(6, 7)).toBeKnightsTour(rectangle(6, 7), { closed: true });
  expect(closedTour(7, 6)).toBeKnightsTour(rectangle(7, 6), { closed: true });
  expect(closedTour(6, 8)).toBeKnightsTour(rectangle(6, 8), { closed: true });
});

test("answers null on small boards that have no closed tour", () => {
  expect(closedTour(3, 4)).toBeNoAnswer();
  expect(closedTour(4, 3)).toBeNoAnswer();
  expect(closedTour(4, 4)).toBeNoAnswer();
  expect(closedTour(5, 5)).toBeNoAnswer();
  expect(closedTour(2, 6)).toBeNoAnswer();
});

test("answers null on the one-square board, and where there are no squares", () => {
  expect(closedTour(1, 1)).toBeNoAnswer();
  expect(closedTour(0, 0)).toBeNoAnswer();
  expect(closedTour(0, 6)).toBeNoAnswer();
  expect(closedTour(6, 0)).toBeNoAnswer();
});

test("finds closed tours of the two smallest boards that have one, 5×6 and 3×10", () => {
  expect(closedTour(5, 6)).toBeKnightsTour(rectangle(5, 6), { closed: true });
  expect(closedTour(3, 10)).toBeKnightsTour(rectangle(3, 10), { closed: true });
});

test("finds closed tours of 6×5, 8×5, 10×3 and 10×10", () => {
  expect(closedTour(6, 5)).toBeKnightsTour(rectangle(6, 5), { closed: true });
  expect(closedTour(8, 5)).toBeKnightsTour(rectangle(8, 5), { closed: true });
  expect(closedTour(10, 3)).toBeKnightsTour(rectangle(10, 3), { closed: true });
  expect(closedTour(10, 10)).toBeKnightsTour(rectangle(10, 10), { closed: true });
});

test("finds the same closed tour when it is asked again, in new arrays", () => {
  expect(closedTour(6, 6)).toBeFreshEachTime();
});

test("refuses to find a tour when the number of rows or columns makes no sense", () => {
  expect(closedTour(-6, 6)).toRefuse("rows");
  expect(closedTour(6, -6)).toRefuse("cols");
  expect(closedTour(6.5, 6)).toRefuse("rows");
  expect(closedTour(4, 4.5)).toRefuse("cols");
});

// Euler's halves

test("joins a tour of the upper half of the 8×8 board and its half-turn", () => {
  const half = halves["8×8"].tour;
  expect(closedFromHalf(half, 8, 8)).toKeepHalf(half, 8, 8);
  expect(closedFromHalf(half, 8, 8)).toBeKnightsTour(rectangle(8, 8), { closed: true });
});

test("joins halves that are not as high as they are wide, and such as have an odd number of columns", () => {
  const [low, high, odd] = [halves["6×8"].tour, halves["8×6"].tour, halves["6×7"].tour];
  expect(closedFromHalf(low, 6, 8)).toKeepHalf(low, 6, 8);
  expect(closedFromHalf(low, 6, 8)).toBeKnightsTour(rectangle(6, 8), { closed: true });
  expect(closedFromHalf(high, 8, 6)).toKeepHalf(high, 8, 6);
  expect(closedFromHalf(high, 8, 6)).toBeKnightsTour(rectangle(8, 6), { closed: true });
  expect(closedFromHalf(odd, 6, 7)).toKeepHalf(odd, 6, 7);
  expect(closedFromHalf(odd, 6, 7)).toBeKnightsTour(rectangle(6, 7), { closed: true });
});

test("joins a half also when it is walked the other way", () => {
  const half = [...halves["6×8"].tour].reverse();
  expect(closedFromHalf(half, 6, 8)).toKeepHalf(half, 6, 8);
  expect(closedFromHalf(half, 6, 8)).toBeKnightsTour(rectangle(6, 8), { closed: true });
});

test("answers null when the end of the half does not meet the start of its half-turn", () => {
  expect(closedFromHalf(partedHalves["6×8"].tour, 6, 8)).toBeNoAnswer();
  expect(closedFromHalf(partedHalves["8×5"].tour, 8, 5)).toBeNoAnswer();
  expect(closedFromHalf(partedHalves["8×8"].tour, 8, 8)).toBeNoAnswer();
});

test("answers null when the half only meets its image in a mirror", () => {
  const half = partedHalves["6×7, meets in the mirror"].tour;
  expect(closedFromHalf(half, 6, 7)).toBeNoAnswer();
});

test("answers null when the half is not the whole upper half", () => {
  const half = halves["8×8"].tour;
  // c4 and its half-turn, e3, are a knight's move apart, but they are two squares of 42.
  expect(closedFromHalf([[2, 2]], 6, 7)).toBeNoAnswer();
  expect(closedFromHalf(half.slice(0, -1), 8, 8)).toBeNoAnswer();
  expect(closedFromHalf(half.slice(1), 8, 8)).toBeNoAnswer();
  expect(closedFromHalf(half, 10, 8)).toBeNoAnswer();
  expect(closedFromHalf([], 6, 8)).toBeNoAnswer();
});

test("answers null when a square of the half stands there twice, or a jump is no knight's move", () => {
  const half = halves["6×8"].tour;
  const [first, second, third, ...rest] = half;
  expect(closedFromHalf([first, third, second, ...rest], 6, 8)).toBeNoAnswer();
  expect(closedFromHalf([first, second, first, ...rest], 6, 8)).toBeNoAnswer();
  expect(closedFromHalf([first, ...half], 6, 8)).toBeNoAnswer();
});

test("answers null when the half leaves the upper half, even where the whole would be a closed tour", () => {
  // Half of a closed tour that looks the same after a half-turn, begun five squares later.
  const half = halves["8×8"].tour;
  const turned = half.map(([row, col]): Square => [7 - row, 7 - col]);
  expect(closedFromHalf([...half.slice(5), ...turned.slice(0, 5)], 8, 8)).toBeNoAnswer();
  expect(closedFromHalf(turned, 8, 8)).toBeNoAnswer();
  // One square further, and one row too far.
  expect(closedFromHalf([...half.slice(1), turned[0]], 8, 8)).toBeNoAnswer();
});

test("answers null when the half leaves the board", () => {
  const half = halves["6×8"].tour;
  expect(closedFromHalf(half, 6, 7)).toBeNoAnswer();
  const above = half.map(([row, col]): Square => [row - 1, col]);
  expect(closedFromHalf(above, 6, 8)).toBeNoAnswer();
});

test("answers null where half a board has one square or none", () => {
  expect(closedFromHalf([[0, 0]], 2, 1)).toBeNoAnswer();
  expect(closedFromHalf([], 0, 6)).toBeNoAnswer();
  expect(closedFromHalf([], 6, 0)).toBeNoAnswer();
});

test("gives the joined tour in new squares, none of them the caller's", () => {
  expect(closedFromHalf(halves["6×7"].tour, 6, 7)).toBeFreshEachTime();
});

test("refuses an odd number of rows, which has no upper half", () => {
  expect(closedFromHalf([], 7, 6)).toRefuse("rows");
  expect(closedFromHalf(halves["6×8"].tour, 5, 8)).toRefuse("rows");
});

test("refuses to join when the number of rows or columns makes no sense", () => {
  expect(closedFromHalf([], -6, 6)).toRefuse("rows");
  expect(closedFromHalf([], 6, -6)).toRefuse("cols");
  expect(closedFromHalf([], 6.5, 6)).toRefuse("rows");
  expect(closedFromHalf([], 6, 6.5)).toRefuse("cols");
});
