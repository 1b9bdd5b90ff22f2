/** Begun tours of the 8×8 board, drawn by lot, the same ones on every machine. */
import { type Square } from "../../src/board";

export type Random = () => number;

const SIDE = 8;

/** For each square, those a knight's move away; squares are numbers, row · 8 + col. */
const neighbours = Array.from({ length: SIDE * SIDE }, (_, from) =>
  Array.from({ length: SIDE * SIDE }, (_, to) => to).filter((to) => {
    const rows = Math.abs(Math.floor(from / SIDE) - Math.floor(to / SIDE));
    return rows * Math.abs((from % SIDE) - (to % SIDE)) === 2;
  }),
);

/** Numbers from 0 to 1, below 1, that depend on the seed only (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A walk of that many squares, each step to any free square; few of the longer ones can be finished. */
export function randomWalk(length: number, random: Random): Square[] {
  return squares(walkUntil(length, random, (free) => pick(free, random)));
}

/** A whole tour: Warnsdorff's rule from any square, ties by lot. Its beginnings can be finished. */
export function randomTour(random: Random): Square[] {
  return squares(
    walkUntil(SIDE * SIDE, random, (free, waysOn) => {
      const fewest = Math.min(...free.map(waysOn));
      return pick(
        free.filter((square) => waysOn(square) === fewest),
        random,
      );
    }),
  );
}

type Choose = (free: readonly number[], waysOn: (square: number) => number) => number;

/** Walks until a walk is as long as it should be; one that gets stuck is thrown away. */
function walkUntil(length: number, random: Random, choose: Choose): number[] {
  for (;;) {
    const walk: number[] = [];
    const isVisited = new Uint8Array(SIDE * SIDE);
    const freeFrom = (square: number) => neighbours[square].filter((next) => !isVisited[next]);
    let next: number | null = Math.floor(random() * SIDE * SIDE);
    while (next !== null && walk.length < length) {
      walk.push(next);
      isVisited[next] = 1;
      const free = freeFrom(next);
      next = free.length === 0 ? null : choose(free, (square) => freeFrom(square).length);
    }
    if (walk.length === length) return walk;
  }
}

function pick<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)];
}

function squares(numbers: readonly number[]): Square[] {
  return numbers.map((number): Square => [Math.floor(number / SIDE), number % SIDE]);
}
