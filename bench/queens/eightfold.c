/*
 * About an eighth of the solutions, weighed: step for step the course's fastest counter, which says
 * why (solutions/06-symmetry.2.ts).
 */
#include "queens.h"

static const int weights[] = {0, 24, 12, 8, 6};

static unsigned board, sides, right_side, mirror_of_top, bottom_columns;
static int ties, weight, weight_of_tie;

static int weight_with_bottom(unsigned queen) {
  if ((queen & bottom_columns) == 0) return 0;
  return queen == mirror_of_top ? weight_of_tie : weight;
}

static long long plain(unsigned free_columns, unsigned open, unsigned falling, unsigned rising) {
  long long thirds = 0;
  do {
    unsigned queen = free_columns & -free_columns;
    free_columns ^= queen;
    unsigned open_below = open ^ queen;
    if (open_below == 0) return weight_with_bottom(queen);
    unsigned falling_below = (falling | queen) << 1;
    unsigned rising_below = (rising | queen) >> 1;
    unsigned free_below = open_below & ~(falling_below | rising_below);
    while (free_below != 0) {
      unsigned second = free_below & -free_below;
      free_below ^= second;
      unsigned open_then = open_below ^ second;
      if (open_then == 0) {
        thirds += weight_with_bottom(second);
        break;
      }
      unsigned falling_then = (falling_below | second) << 1;
      unsigned rising_then = (rising_below | second) >> 1;
      unsigned free_then = open_then & ~(falling_then | rising_then);
      if (free_then != 0) thirds += plain(free_then, open_then, falling_then, rising_then);
    }
  } while (free_columns != 0);
  return thirds;
}

static long long below_sides(int ties_now, unsigned free_columns, unsigned open, unsigned falling,
                             unsigned rising) {
  weight = weights[ties_now];
  weight_of_tie = weights[ties_now + 1];
  return plain(free_columns, open, falling, rising);
}

static long long last_for_sides(unsigned open_sides, unsigned free_columns, unsigned open,
                                unsigned falling, unsigned rising) {
  unsigned queen = free_columns & open_sides;
  if (open_sides == sides || queen == 0) return 0;
  unsigned open_below = open ^ queen;
  unsigned falling_below = (falling | queen) << 1;
  unsigned rising_below = (rising | queen) >> 1;
  unsigned free_below = open_below & ~(falling_below | rising_below);
  if (free_below == 0) return 0;
  int ties_now = queen == 1 ? ties + 1 : ties;
  return below_sides(ties_now, free_below, open_below, falling_below, rising_below);
}

static long long along_sides(int rows, unsigned free_columns, unsigned open, unsigned falling,
                             unsigned rising) {
  unsigned open_sides = open & sides;
  if (open_sides == 0) return below_sides(ties, free_columns, open, falling, rising);
  if (rows == 0) return last_for_sides(open_sides, free_columns, open, falling, rising);
  long long thirds = 0;
  do {
    unsigned queen = free_columns & -free_columns;
    free_columns ^= queen;
    unsigned open_below = open ^ queen;
    unsigned falling_below = (falling | queen) << 1;
    unsigned rising_below = (rising | queen) >> 1;
    unsigned free_below = open_below & ~(falling_below | rising_below);
    if (free_below != 0) {
      thirds += along_sides(rows - 1, free_below, open_below, falling_below, rising_below);
    }
  } while (free_columns != 0);
  return thirds;
}

static long long above_sides(int rows, int rows_between, unsigned open, unsigned falling,
                             unsigned rising) {
  unsigned free_columns = open & ~(falling | rising);
  if (rows > 0) free_columns &= ~sides;
  long long thirds = 0;
  while (free_columns != 0) {
    unsigned queen = free_columns & -free_columns;
    free_columns ^= queen;
    unsigned open_below = open ^ queen;
    unsigned falling_below = (falling | queen) << 1;
    unsigned rising_below = (rising | queen) >> 1;
    if (rows > 0) {
      thirds += above_sides(rows - 1, rows_between, open_below, falling_below, rising_below);
      continue;
    }
    ties = queen == right_side ? 2 : 1;
    unsigned free_below = open_below & ~(falling_below | rising_below);
    if (free_below != 0) {
      thirds += along_sides(rows_between, free_below, open_below, falling_below, rising_below);
    }
  }
  return thirds;
}

static long long with_top_queen(int col, int n) {
  unsigned queen = 1u << col;
  mirror_of_top = 1u << (n - 1 - col);
  bottom_columns = (mirror_of_top << 1) - queen;
  return above_sides(col - 1, n - 2 - 2 * col, board ^ queen, queen << 1, queen >> 1);
}

static long long below_corner(int rows, unsigned open, unsigned falling, unsigned rising) {
  unsigned free_columns = open & ~(falling | rising);
  if (rows == 0) return free_columns == 0 ? 0 : plain(free_columns, open, falling, rising);
  free_columns &= ~2u;
  long long thirds = 0;
  while (free_columns != 0) {
    unsigned queen = free_columns & -free_columns;
    free_columns ^= queen;
    thirds += below_corner(rows - 1, open ^ queen, (falling | queen) << 1, (rising | queen) >> 1);
  }
  return thirds;
}

static long long with_queen_in_corner(int n) {
  bottom_columns = board;
  mirror_of_top = 0;
  weight = weights[1];
  long long thirds = 0;
  for (int col = 2; col < n - 1; col++) {
    unsigned queen = 1u << col;
    thirds += below_corner(col - 1, board & ~(1u | queen), (2u | queen) << 1, queen >> 1);
  }
  return thirds;
}

long long count_queens(int n) {
  if (n < 2) return 1;
  board = (1u << n) - 1;
  right_side = 1u << (n - 1);
  sides = 1u | right_side;
  long long thirds = with_queen_in_corner(n);
  for (int col = 1; col < n - 1 - col; col++) thirds += with_top_queen(col, n);
  return thirds / 3;
}
