/**
 * Warnsdorff's rule with Roth's ties as fast as we can make it, written as its C twin greedy.c is: the
 * same steps in the same order. The chapters' solutions are written to be read; this one is not.
 */

/** Where a square's eight moves lead: rows down, columns to the right, in the course's order. */
const down = Int32Array.of(-2, -2, -1, -1, 1, 1, 2, 2);
const across = Int32Array.of(-1, 1, -2, 2, -2, 2, -1, 1);

/** Onward moves of a square by its distance from the edges, two or more being the same. */
const movesAtEdge = Int8Array.of(2, 3, 4, 3, 4, 6, 4, 6, 8);

/** Walks from the corner until it is stuck; gives the squares, each as row · n + col. */
export function greedyWalk(n: number): Int32Array {
  const width = n + 4; // two squares of border on each side
  const onward = new Int8Array(width * width).fill(-1); // -1: border, or visited
  for (let row = 0; row < n; row++) {
    const edge = 3 * Math.min(row, n - 1 - row, 2);
    for (let col = 0; col < n; col++) {
      onward[(row + 2) * width + col + 2] = movesAtEdge[edge + Math.min(col, n - 1 - col, 2)];
    }
  }
  const jumps = down.map((rows, move) => rows * width + across[move]);
  const walk = new Int32Array(n * n);
  let [length, row, col] = [0, 0, 0];
  for (;;) {
    walk[length++] = row * n + col;
    const here = (row + 2) * width + col + 2;
    onward[here] = -1;
    let [best, fewest, farthest] = [-1, 9, -1];
    for (let move = 0; move < 8; move++) {
      const next = here + jumps[move];
      if (onward[next] < 0) continue;
      const ways = --onward[next];
      if (ways > fewest) continue;
      const rows = 2 * (row + down[move]) - n + 1;
      const cols = 2 * (col + across[move]) - n + 1;
      const distance = rows * rows + cols * cols;
      if (ways === fewest && distance <= farthest) continue;
      best = move;
      fewest = ways;
      farthest = distance;
    }
    if (best < 0) return walk.subarray(0, length);
    row += down[best];
    col += across[best];
  }
}
