/* Bits; the left half of the top row counts twice, the middle column of an odd board once. */
#include "queens.h"

static long long bits_from(unsigned columns, unsigned falling, unsigned rising, unsigned board) {
  if (columns == board) return 1;
  long long count = 0;
  unsigned free_columns = board & ~(columns | falling | rising);
  while (free_columns != 0) {
    unsigned queen = free_columns & -free_columns;
    free_columns ^= queen;
    count += bits_from(columns | queen, (falling | queen) << 1, (rising | queen) >> 1, board);
  }
  return count;
}

static long long below_top_queen(unsigned queen, unsigned board) {
  return bits_from(queen, queen << 1, queen >> 1, board);
}

long long count_queens(int n) {
  if (n == 0) return 1;
  unsigned board = (1u << n) - 1;
  long long count = 0;
  for (int col = 0; col < n / 2; col++) count += below_top_queen(1u << col, board);
  count *= 2;
  if (n % 2 == 1) count += below_top_queen(1u << (n / 2), board);
  return count;
}
