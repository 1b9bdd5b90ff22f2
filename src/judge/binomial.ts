/**
 * How often chance lets something happen: exact tails of the binomial distribution, added up term
 * by term. A bound on a frequency is honest when it says how often a right answer would miss it.
 */

/** The chance that something of chance `p` happens at most `count` times in `tries` tries. */
export function chanceOfAtMost(count: number, tries: number, p: number): number {
  if (count < 0) return 0;
  if (count >= tries || p === 0) return 1;
  if (p === 1) return 0;
  // Terms are tiny before they are large, so they are carried as logarithms.
  let term = tries * Math.log1p(-p);
  let sum = Math.exp(term);
  for (let k = 0; k < count; k++) {
    term += Math.log(((tries - k) / (k + 1)) * (p / (1 - p)));
    sum += Math.exp(term);
  }
  return Math.min(1, sum);
}

/** The chance that it happens at least `count` times. */
export function chanceOfAtLeast(count: number, tries: number, p: number): number {
  return chanceOfAtMost(tries - count, tries, 1 - p);
}

export type Bounds = { readonly least: number; readonly most: number };

/**
 * Between which two counts something of chance `p` stays in `tries` tries. It falls below the
 * bounds with a chance of at most `miss / 2`, and above them with the same.
 */
export function boundsOf(tries: number, p: number, miss: number): Bounds {
  const least = smallest(tries, (count) => chanceOfAtMost(count, tries, p) > miss / 2);
  const most = tries - smallest(tries, (count) => chanceOfAtMost(count, tries, 1 - p) > miss / 2);
  return { least, most };
}

/** The smallest whole number up to `end` that is `enough`, where each above it is, too. */
function smallest(end: number, enough: (count: number) => boolean): number {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (enough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
