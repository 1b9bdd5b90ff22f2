/* Every queen above is asked; her column is in columns. */
#include "queens.h"

static int size;
static int columns[16];

static int is_safe(int row, int col) {
  for (int other = 0; other < row; other++) {
    int across = columns[other] - col;
    int down = row - other;
    if (across == 0 || across == down || across == -down) return 0;
  }
  return 1;
}

static long long scan_from(int row) {
  if (row == size) return 1;
  long long count = 0;
  for (int col = 0; col < size; col++) {
    if (!is_safe(row, col)) continue;
    columns[row] = col;
    count += scan_from(row + 1);
  }
  return count;
}

long long count_queens(int n) {
  size = n;
  return scan_from(0);
}
