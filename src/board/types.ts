/** The course's shared vocabulary. Rows and columns count from 0; row 0 is the top row. */

/** One square of a board. */
export type Square = readonly [row: number, col: number];

/** `placement[row]` is the column of the queen in that row; shorter than n while it is unfinished. */
export type Placement = readonly number[];

/** `grid[row][col]` is true where a queen stands. */
export type Grid = readonly (readonly boolean[])[];

/** One string a row: `.` is a square, `#` is a hole. */
export type Board = readonly string[];

/** What a notebook cell can show: HTML where there is a browser, plain text everywhere else. */
export type Picture = { readonly html: string; readonly text: string };
