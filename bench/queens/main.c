/* Counts for the size given and prints the count and the processor time in milliseconds. */
#include "queens.h"
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(int argc, char **argv) {
  int n = argc == 2 ? atoi(argv[1]) : -1;
  if (n < 0 || n > 16) {
    fprintf(stderr, "usage: %s n, from 0 to 16\n", argv[0]);
    return 2;
  }
  clock_t begin = clock();
  long long count = count_queens(n);
  double milliseconds = 1000.0 * (double)(clock() - begin) / CLOCKS_PER_SEC;
  printf("%lld %.3f\n", count, milliseconds);
  return 0;
}
