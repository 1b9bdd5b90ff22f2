/* A row is one number, bit k for column k. */
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

long long count_queens(int n) { return bits_from(0, 0, 0, (1u << n) - 1); }
