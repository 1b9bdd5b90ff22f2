/**
 * Three counters that no chapter's solution has, written as their C twins beside them are: the same
 * steps in the same order.
 */

/** Every queen above is asked; her column is in `columns`. */
export function scan(n: number): number {
  return scanFrom(new Int32Array(n), 0, n);
}

function scanFrom(columns: Int32Array, row: number, n: number): number {
  if (row === n) return 1;
  let count = 0;
  for (let col = 0; col < n; col++) {
    if (!isSafe(columns, row, col)) continue;
    columns[row] = col;
    count += scanFrom(columns, row + 1, n);
  }
  return count;
}

function isSafe(columns: Int32Array, row: number, col: number): boolean {
  for (let other = 0; other < row; other++) {
    const across = columns[other] - col;
    const down = row - other;
    if (across === 0 || across === down || across === -down) return false;
  }
  return true;
}

/** One table of marks for columns, one for each kind of diagonal. */
export function tables(n: number): number {
  const diagonals = Math.max(0, 2 * n - 1);
  return tablesFrom(0, n, new Uint8Array(n), new Uint8Array(diagonals), new Uint8Array(diagonals));
}

function tablesFrom(
  row: number,
  n: number,
  columns: Uint8Array,
  falling: Uint8Array,
  rising: Uint8Array,
): number {
  if (row === n) return 1;
  let count = 0;
  for (let col = 0; col < n; col++) {
    const fallingLine = col - row + n - 1;
    const risingLine = row + col;
    if (columns[col] || falling[fallingLine] || rising[risingLine]) continue;
    columns[col] = falling[fallingLine] = rising[risingLine] = 1;
    count += tablesFrom(row + 1, n, columns, falling, rising);
    columns[col] = falling[fallingLine] = rising[risingLine] = 0;
  }
  return count;
}

/** Bits; the left half of the top row counts twice, the middle column of an odd board once. */
export function mirror(n: number): number {
  if (n === 0) return 1;
  const board = (1 << n) - 1;
  const half = Math.floor(n / 2);
  let count = 0;
  for (let col = 0; col < half; col++) count += belowTopQueen(1 << col, board);
  count *= 2;
  if (n % 2 === 1) count += belowTopQueen(1 << half, board);
  return count;
}

function belowTopQueen(queen: number, board: number): number {
  return bitsFrom(queen, queen << 1, queen >> 1, board);
}

function bitsFrom(columns: number, falling: number, rising: number, board: number): number {
  if (columns === board) return 1;
  let count = 0;
  let free = board & ~(columns | falling | rising);
  while (free !== 0) {
    const queen = free & -free;
    free ^= queen;
    count += bitsFrom(columns | queen, (falling | queen) << 1, (rising | queen) >> 1, board);
  }
  return count;
}
