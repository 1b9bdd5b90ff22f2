import { describe, expect, test } from "@jest/globals";
import { type Square } from "../../src/board";
import { begunTours, decideAll, summaryLine } from "./completions";
import { randomTour, seeded } from "./begun";
import { finishes, isClosedTour, isWalk } from "./walks";

const begun = begunTours([1, 12, 40], 5);
const toursOf = (random = seeded(1823)) => Array.from({ length: 5 }, () => randomTour(random));
const numbers = (walk: readonly Square[]) => walk.map(([row, col]) => 8 * row + col);

describe("begun tours by lot", () => {
  test("are so many of each kind and length, and all of them walks", () => {
    expect(begun).toHaveLength(30);
    expect(begun.map(({ visited }) => visited.length).filter((n) => n === 12)).toHaveLength(10);
    expect(begun.every(({ visited }) => isWalk(numbers(visited), 8))).toBe(true);
  });

  test("are the same each time, and the beginnings are those of tours", () => {
    expect(begunTours([1, 12, 40], 5)).toEqual(begun);
    const beginning = begun.find(({ kind, visited }) => kind !== "random walk" && visited[11]);
    expect(finishes(toursOf()[0], beginning?.visited ?? [])).toBe(true);
  });
});

describe("deciding them", () => {
  const beginnings = begun.filter(({ kind }) => kind === "beginning of a tour");
  const tours = toursOf();
  const right = (visited: readonly Square[]) =>
    tours.find((tour) => finishes(tour, visited)) ?? null;

  test("gives each its time and whether it was finished", () => {
    const decided = decideAll(beginnings, right, 2);
    expect(decided.every(({ finished }) => finished)).toBe(true);
    expect(summaryLine(decided)).toMatch(/^15, 15 of them finished: \d+\.\d{3} median, /);
  });

  test("ends at a wrong answer: none where there is one, or a tour that is none", () => {
    expect(() => decideAll(beginnings, () => null, 1)).toThrow(/wrong answer for the beginning/);
    expect(() => decideAll(begun, (visited) => [...visited], 1)).toThrow(/wrong answer/);
  });
});

describe("walks", () => {
  test("are knight's moves, each square once, on the board", () => {
    expect(isWalk([0, 10, 20], 8)).toBe(true);
    expect(isWalk([0, 10, 0], 8)).toBe(false);
    expect(isWalk([0, 1], 8)).toBe(false);
    expect(isWalk([0, 64], 8)).toBe(false);
    expect(isWalk([6, 16], 8)).toBe(false);
  });

  test("that do not come back, or leave squares out, are no closed tours", () => {
    const tour = numbers(toursOf()[0]);
    expect(isClosedTour(tour.slice(0, 63), 8)).toBe(false);
  });
});
