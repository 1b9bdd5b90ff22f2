/**
 * @file One share of a count. The first two queens are dealt out like cards, one pair to each share in
 * turn; who has a share finds all solutions that begin with its pairs. As a worker's main file it
 * counts the share that it is given and posts the number.
 *
 * Plain JavaScript, because a worker begins with an empty world: a compiler for TypeScript would have
 * to be loaded once more in each.
 */
const { isMainThread, parentPort, workerData } = require("node:worker_threads");
const { performance } = require("node:perf_hooks");

/** @typedef {{ n: number, share: number, shares: number }} Task */
/** @typedef {{ count: number, milliseconds: number }} Done */

/**
 * The number of solutions in one share; all shares together are the whole count.
 * @param {Task} task n is at least 2, share is from 0 to shares - 1
 * @returns {number}
 */
function countShare({ n, share, shares }) {
  const board = (1 << n) - 1;
  let count = 0;
  let dealt = 0;
  for (let col = 0; col < n; col++) {
    const first = 1 << col;
    let free = board & ~(first | (first << 1) | (first >> 1));
    while (free !== 0) {
      const second = free & -free;
      free ^= second;
      if (dealt++ % shares !== share) continue;
      const falling = ((first << 1) | second) << 1;
      const rising = ((first >> 1) | second) >> 1;
      count += countFrom(first | second, falling, rising, board);
    }
  }
  return count;
}

/**
 * @param {number} columns
 * @param {number} falling
 * @param {number} rising
 * @param {number} board
 * @returns {number}
 */
function countFrom(columns, falling, rising, board) {
  if (columns === board) return 1;
  let count = 0;
  let free = board & ~(columns | falling | rising);
  while (free !== 0) {
    const queen = free & -free;
    free ^= queen;
    count += countFrom(columns | queen, (falling | queen) << 1, (rising | queen) >> 1, board);
  }
  return count;
}

if (!isMainThread && parentPort !== null) {
  const begin = performance.now();
  const count = countShare(workerData);
  parentPort.postMessage({ count, milliseconds: performance.now() - begin });
}

module.exports = { countShare };
