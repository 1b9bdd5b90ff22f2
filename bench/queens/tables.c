/* One table of marks for columns, one for each kind of diagonal. */
#include "queens.h"

static int size;
static unsigned char column[16], falling[31], rising[31];

static long long tables_from(int row) {
  if (row == size) return 1;
  long long count = 0;
  for (int col = 0; col < size; col++) {
    int falling_line = col - row + size - 1;
    int rising_line = row + col;
    if (column[col] || falling[falling_line] || rising[rising_line]) continue;
    column[col] = falling[falling_line] = rising[rising_line] = 1;
    count += tables_from(row + 1);
    column[col] = falling[falling_line] = rising[rising_line] = 0;
  }
  return count;
}

long long count_queens(int n) {
  size = n;
  return tables_from(0);
}
