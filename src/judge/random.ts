/** Chance that is the same in every run. */

/** Numbers from 0 up to, but without, 1, as `Math.random` gives them; a seed settles them all. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  // "Mulberry32", by Tommy Ettinger, who gave it to the public domain.
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
