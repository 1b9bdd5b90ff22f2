/**
 * Mistake: Warnsdorff's rule leads the knight over the whole board, and nobody looks where it ends.
 * Caught by: gives a closed tour of the 6×6 board, in an Int32Array
 */
const moves = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
] as const;

export function bigTour(n: number): Int32Array {
  checkSize(n);
  const tour = new Int32Array(n * n);
  const isVisited = new Uint8Array(n * n);
  const onward = (square: number): number[] =>
    moves
      .map(([down, across]) => [Math.floor(square / n) + down, (square % n) + across])
      .filter(([row, col]) => row >= 0 && row < n && col >= 0 && col < n)
      .map(([row, col]) => row * n + col)
      .filter((other) => isVisited[other] === 0);

  let square = 0;
  for (let i = 0; i < tour.length; i++) {
    tour[i] = square;
    isVisited[square] = 1;
    const choices = onward(square).map((next) => ({ next, ways: onward(next).length }));
    choices.sort((a, b) => a.ways - b.ways);
    if (choices.length === 0) return tour;
    square = choices[0].next;
  }
  return tour;
}

function checkSize(n: number): void {
  if (!Number.isInteger(n) || n < 6 || n % 2 !== 0) {
    throw new RangeError(`n must be an even number, 6 or more, but it is ${n}`);
  }
}
