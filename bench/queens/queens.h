/* Each of the counters is one file; main.c runs whichever it is compiled with. */
#ifndef QUEENS_H
#define QUEENS_H

/* The number of ways to place n peaceful queens on the n x n board, 0 <= n <= 16. */
long long count_queens(int n);

#endif
