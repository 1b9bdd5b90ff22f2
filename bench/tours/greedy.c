/* Warnsdorff's rule with Roth's ties: the C twin of greedy.ts. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const int down[8] = {-2, -2, -1, -1, 1, 1, 2, 2};
static const int across[8] = {-1, 1, -2, 2, -2, 2, -1, 1};
static const int8_t moves_at_edge[9] = {2, 3, 4, 3, 4, 6, 4, 6, 8};

static int edge_of(int line, int n) {
  int other = n - 1 - line;
  int nearest = line < other ? line : other;
  return nearest < 2 ? nearest : 2;
}

/* Walks from the corner until it is stuck; gives the number of squares. */
static long long greedy_walk(int n, int8_t *onward, int32_t *walk) {
  int width = n + 4;
  memset(onward, -1, (size_t)width * width);
  for (int row = 0; row < n; row++) {
    for (int col = 0; col < n; col++) {
      onward[(row + 2) * width + col + 2] = moves_at_edge[3 * edge_of(row, n) + edge_of(col, n)];
    }
  }
  int jumps[8];
  for (int move = 0; move < 8; move++) jumps[move] = down[move] * width + across[move];
  int row = 0, col = 0;
  long long length = 0;
  for (;;) {
    walk[length++] = row * n + col;
    int here = (row + 2) * width + col + 2;
    onward[here] = -1;
    int best = -1, fewest = 9, farthest = -1;
    for (int move = 0; move < 8; move++) {
      int next = here + jumps[move];
      if (onward[next] < 0) continue;
      int ways = --onward[next];
      if (ways > fewest) continue;
      int rows = 2 * (row + down[move]) - n + 1;
      int cols = 2 * (col + across[move]) - n + 1;
      int distance = rows * rows + cols * cols;
      if (ways == fewest && distance <= farthest) continue;
      best = move;
      fewest = ways;
      farthest = distance;
    }
    if (best < 0) return length;
    row += down[best];
    col += across[best];
  }
}

/* Walks on the size given; prints the squares visited and the processor time in milliseconds. */
int main(int argc, char **argv) {
  int n = argc == 2 ? atoi(argv[1]) : 0;
  if (n < 5 || n > 10000) {
    fprintf(stderr, "usage: %s n, from 5 to 10000\n", argv[0]);
    return 2;
  }
  clock_t begin = clock();
  int8_t *onward = malloc((size_t)(n + 4) * (n + 4));
  int32_t *walk = malloc(sizeof(int32_t) * (size_t)n * n);
  if (!onward || !walk) return 1;
  long long length = greedy_walk(n, onward, walk);
  double milliseconds = 1000.0 * (double)(clock() - begin) / CLOCKS_PER_SEC;
  /* Something of the walk is used, so that no compiler leaves it out. */
  long long count = walk[length - 1] < 0 ? -1 : length;
  printf("%lld %.3f\n", count, milliseconds);
  return 0;
}
