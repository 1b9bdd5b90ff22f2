/** The few numbers that stand for many measurements. */

export type Summary = { readonly median: number; readonly low: number; readonly high: number };

/** The middle value, the lowest and the highest. */
export function summaryOf(values: readonly number[]): Summary {
  if (values.length === 0) throw new RangeError("values must hold at least one measurement");
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const median =
    sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, low: sorted[0], high: sorted[sorted.length - 1] };
}

/**
 * How many times `values` the measurements of `base` are. The two were taken in turns, so the ratio
 * is taken round by round: what slowed the machine down in a round slowed down both.
 */
export function ratioOf(values: readonly number[], base: readonly number[]): Summary {
  const rounds = Math.min(values.length, base.length);
  return summaryOf(Array.from({ length: rounds }, (_, round) => values[round] / base[round]));
}
