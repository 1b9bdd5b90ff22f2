/**
 * The one manifest of the course: every chapter, in order.
 *
 * A chapter is one stem, `NN-name`, in four folders: `notebooks/`, `exercises/`, `solutions/` and
 * `test/`. Adding a chapter is one entry here and its files; `npm run course` checks that they agree.
 */

/** Three hints for one exercise, from a nudge through the concept to pseudo-code. */
export type Hints = readonly [nudge: string, concept: string, pseudoCode: string];

export type Chapter = {
  /** The name that the chapter's files share, `03-backtracking`. */
  readonly stem: string;
  readonly title: string;
  /** A core chapter is on the path of the three-hour workshop. */
  readonly core: boolean;
  /** Minutes that a beginner needs for the notebook up to the exercise, and for the exercise. */
  readonly minutes: { readonly reading: number; readonly exercise: number };
  /** The exercise's hints; a chapter without an exercise has none. */
  readonly hints: Hints | null;
};

export const chapters: readonly Chapter[] = [
  {
    stem: "00-start-here",
    title: "Start here",
    core: true,
    minutes: { reading: 5, exercise: 0 },
    hints: null,
  },
  {
    stem: "01-representation",
    title: "Representation",
    core: true,
    minutes: { reading: 30, exercise: 25 },
    hints: [
      "Draw a 3×3 board on paper and write the placement [1] beside it. Point at a square, any square, and name its row and its column. Which one comparison with the placement tells you whether a queen stands there, also in the two rows that the list doesn't reach?",
      "toGrid asks that question for every square of every row; each row must be an array made for it alone. fromGrid asks two things of a row: does it have a queen, and does it have only one? A row that fails gives null at once. drawBoard alternates frame lines and rows: one frame line comes first, and one more follows each row, so there are n + 1 of them. Bad arguments are told before anything else, and toGrid and drawBoard refuse the same ones.",
      "check(placement, n): n not a whole number from 0 up: RangeError that names n; more rows than n, or a column that is not a whole number from 0 to n - 1: RangeError that names placement. toGrid: check; for each row from 0 to n - 1 make a new list; for each col place whether placement[row] equals col; report the rows. fromGrid: for each row collect the columns of its queens; if there is not exactly one, report null; else add it to the list; report the list. drawBoard: check; the frame line is + and then n times ---+; lines begins with it; for each row add | and then, for each col, either ' * |' or three spaces and |, and then the frame line; report the lines joined by newlines, with none after the last.",
    ],
  },
  {
    stem: "02-diagonals",
    title: "Diagonals",
    core: true,
    minutes: { reading: 40, exercise: 30 },
    hints: [
      "Take the five functions in their order, one at a time. For attacks, put two queens on the warm-up board, on one diagonal, then pull them apart: which two distances stay equal, and does the direction matter? For the numbers of diagonals, look at the board of differences: what must be added so that its smallest number becomes 0?",
      "Two squares share a line when they are 0 rows apart, or 0 columns apart, or as many rows as columns apart, whatever the sign; one square and itself are the exception. isSafe is one yes from every queen above: a single attacker settles it, but only the end of the placement says that there is none. conflicts asks about each pair once, so the inner loop begins one below the outer.",
      "attacks(a, b): refuse bad squares; rows apart and columns apart with Math.abs; both 0: false; else one of them 0, or both equal. fallingDiagonal, risingDiagonal: refuse a bad n, then a square off the board; the difference col - row, raised so that the bottom left corner gets 0, and the sum. isSafe(placement, col): check the whole placement and col; the candidate is [placement.length, col]; for each row above: if the queen there attacks the candidate, report false; after the loop report true. conflicts(placement): for i from the top, for j from i + 1: if the two attack each other, add [i, j]; report the list.",
    ],
  },
  {
    stem: "03-backtracking",
    title: "Backtracking",
    core: true,
    minutes: { reading: 45, exercise: 30 },
    hints: [
      "Write a helper that is given the queens placed so far. What is left to do when that is a whole board? And when it is not, which squares can the next queen try? The dragons of the notebook show the shape; what is new is what the helper gives back.",
      "The helper is asked: which solution begins with these queens? A whole board is the answer itself (keep a copy: the search moves on). Otherwise each safe column gets its turn: place, ask the same question about the longer placement, lift the queen. firstSolution passes on the first answer that is not null, and null after the last column; allSolutions passes on nothing, it adds to one list and tries every column.",
      "firstSolution(n): refuse a bad n, then firstFrom([], n). firstFrom(placement, n): report a copy if placement has n queens. For each col from 0 to n - 1: check that no queen above shares the column or a diagonal; place: push col; recurse: solution = firstFrom(placement, n); undo: pop; report solution if it is not null. After the loop report null. allSolutions(n): the same walk, but where firstFrom reports a copy, push the copy to a list, and never leave the loop early.",
    ],
  },
  {
    stem: "04-stepping",
    title: "Stepping",
    core: false,
    minutes: { reading: 45, exercise: 35 },
    hints: [
      "Play the search on paper for the 4×4 board and stop somewhere in the middle. What must you write down so that a friend can go on exactly where you stopped? Apart from the queens, one number is enough. Those are the variables of your loop.",
      "Each turn of the loop does one of three things. The row is full of queens or has run out of columns: lift the last queen, and her row goes on one column to the right of where she stood. The square is safe: place a queen, and a new row begins at column 0. It is not: try the next column. When there is no queen left to lift, the search is over. Change the board first, then yield a new object with a copy of it. solutions only listens to steps.",
      "steps(n): refuse a bad n; placement = [], col = 0. Repeat: row = number of queens. If row is n: yield solution with the square of the last queen. If row is n or col is n: take the last queen off; if there was none, return; yield backtrack with her square; col = her column + 1. Else if [row, col] is safe: push col; yield place; col = 0. Else: yield reject; col = col + 1. Each event has a copy of placement. solutions(n): for each step of steps(n), if it is a solution, yield its placement.",
    ],
  },
  {
    stem: "05-marking",
    title: "Marking",
    core: true,
    minutes: { reading: 45, exercise: 45 },
    hints: [
      "Take one class at a time, Scan first, and in it isSafe first: place and remove can ask it. For each class, say in one sentence what it writes down when a queen comes. What has to be written when she goes, so that nothing of her is left, and nothing of the others is lost?",
      "Scan keeps the squares of the queens and asks whether any of them shares a line with the square; compare rows and columns as numbers, for two arrays are never the same. AttackCounts adds one to every square that the queen reaches, and takes one away again: a square is safe at 0. Whether a queen stands on a square cannot be read from the counts, so keep that too. LineTables has four tables: rows, columns, the falling diagonals of chapter 02 by col - row + n - 1, the rising ones by row + col. A taken line does not say where its queen stands: let the table of rows keep her column. In all three, check everything first and change only then.",
      "constructor(n): refuse a bad n; make what the class writes in. isSafe(square): refuse a square off the board; report whether nothing reaches it. place(square): if isSafe(square) is false, throw a RangeError; else write the queen down. remove(square): refuse a square off the board; if no queen stands there, throw a RangeError; else undo exactly what place wrote. countSolutions(n): make a LineTables board and report countFrom(board, 0, n). countFrom(board, row, n): report 1 if row is n; for each col: check isSafe([row, col]), place, add countFrom(board, row + 1, n), remove; report the sum.",
    ],
  },
  {
    stem: "06-symmetry",
    title: "Symmetry",
    core: false,
    minutes: { reading: 45, exercise: 45 },
    hints: [
      "Take the three functions in their order; they need nothing of one another but the last, which needs the second. For countWithBits, go back to the film of the dragons: which number tells of the rows above, and which only of the last one? A queen reaches further along a diagonal than a dragon does. For symmetries, take a placement of three rows and write down, for each of its queens, where a quarter turn sends her.",
      "countWithBits keeps three numbers: taken columns, and for each kind of diagonal the columns that it reaches in this row. From row to row the columns stay, the one kind moves a bit up, the other a bit down, with all the queens in it. What is free is what is in none of the three, and on the board. symmetries needs two moves only, a mirror and a quarter turn: turn four times, and take each of the four in the mirror, too. Sorted by numbers, equal boards are neighbours. fundamentalSolutions asks of each solution: are you the smallest of your own images?",
      "countWithBits(n): refuse a bad n and one above 16; report countFrom(0, 0, 0). countFrom(columns, falling, rising): report 1 if columns is the full row; free = full row & ~(columns | falling | rising); while free is not 0: choose queen = free & -free; take it out of free; recurse with columns | queen, (falling | queen) << 1, (rising | queen) >> 1, and add what comes back; report the sum. symmetries(placement): refuse bad columns; four times: add the board and its mirror (last - col) to the list, then turn it: turned[col] = last - row, where last is the length - 1; sort by the first entry that differs; keep each board that differs from the one before it. fundamentalSolutions(n): refuse a bad n; list all solutions as in chapter 03; keep those that equal the first of their symmetries.",
    ],
  },
  {
    stem: "07-chance",
    title: "Chance",
    core: false,
    minutes: { reading: 45, exercise: 45 },
    hints: [
      "Take the three functions in their order. For randomPlacement, think of names in a hat: after each draw, how many names are left, and which? For lasVegas, lay chapter 03 beside it and ask: which rows belong to the search, and what does it know of the rows above? For minConflicts, say first how you find the queens that are attacked, and then, for one row, how you count the attackers of each of its squares.",
      "A random whole number from 0 to k - 1 is Math.floor(random() * k); make it a helper, for all three functions need it. A fair draw gives each row one of the columns that are left, and each of these the same chance: the number of choices shrinks by one with each row. lasVegas has two parts that know nothing of each other: a loop that draws safe columns and never takes one back, and the search of chapter 03, which is given that placement to begin with. minConflicts looks, and only then asks whether it may step: without an attacked queen the board is the answer, else without a step left null is.",
      "randomPlacement(n, random): refuse a bad n; left = the columns from 0 to n - 1; n times: take a random one out of left and push it. lasVegas(n, randomRows, random): refuse bad arguments; randomRows times: list the safe columns of the next row; report null if there is none; place a random one of them. Then report what the search from this placement gives. minConflicts(n, random, maxSteps): refuse bad arguments; begin with a random board; repeat: list the rows whose queen is attacked; report the board if there is none; report null if maxSteps steps have been made; choose a random row of the list; count the attackers of each square of that row, her own square included, but never the queen herself; list the columns with the smallest count; move her to a random one of them.",
    ],
  },
  {
    stem: "08-queens-solver",
    title: "Queens solver",
    core: true,
    minutes: { reading: 45, exercise: 40 },
    hints: [
      "Forget the fixed queens for a moment and write everyQueens for the empty board: the search of chapter 03, as a generator. Once it gives, the other two only ask: solveQueens for the first value, countQueens for how many there are. Write these two before you call the judge, for it asks solveQueens first. Then let it run with one fixed queen. In her row, how many columns may be tried? And in a row above her, which of the other queens can you not see yet?",
      "A fixed queen limits a row, and it attacks the rows above her as well as those below. So every queen that you try must be in peace with all fixed queens, wherever they stand, but for the one whose own square it is. If you ask this question for her own row as well, you need no special case: she attacks every other square of her row, and her own only if it is not hers alone. Ask it for all squares before the search begins, or for each square when it is tried; both are right. Inside a generator, yield* gives on what a recursive call gives.",
      "everyQueens(n, fixed): refuse a bad n, then any square of fixed that is not on the board; then yield* from([]). from(placement): if placement has n queens, yield a copy and return. For each col from 0 to n - 1: check that no queen above shares its column or a diagonal, and that each fixed queen either stands on exactly this square or does not attack it; place: push col; recurse: yield* from(placement); undo: pop. solveQueens: the first value that everyQueens gives, or null when it is done at once. countQueens: ask until it is done, and count.",
    ],
  },
  {
    stem: "09-moves",
    title: "Moves",
    core: true,
    minutes: { reading: 40, exercise: 30 },
    hints: [
      "Take the three functions in their order. For knightMoves, put a knight on e4 of a chessboard, or on the 5×5 board of the notebook, and write down for each of his squares by how many rows and by how many columns it is away. Begin with the highest row. What do you have to ask of each square before it may be listed?",
      "A move is a jump from a table, added to where the knight stands; it counts when it ends on a square. Outside of the board board[row]?.[col] is undefined, on a hole it is '#', so one comparison with '.' answers both, and the same one tells whether from is a square at all. If the table is sorted by rows and then by columns, so is every list of moves. A square's number is its place in squaresOf(board); to look it up, a square needs a key that is text, such as its join(), for two arrays are never equal.",
      "knightMoves(board, from): if from is no square, throw a RangeError that names from; for each [rows, cols] of the table, which has eight entries: choose [row + rows, col + cols], check that it is a square of the board, and keep it; report the list. squaresOf(board): for each row from the top, for each col from the left: if it is a square, keep [row, col]. knightGraph(board): squares = squaresOf(board); numbers = a Map from the key of each square to its place in squares; for each square: make a new list of the numbers of its knightMoves; report these lists, in the order of squares.",
    ],
  },
  {
    stem: "10-tour-by-search",
    title: "Tour by search",
    core: true,
    minutes: { reading: 40, exercise: 35 },
    hints: [
      "Put the snail of the notebook, which answers yes or no, beside your stub. Which of its lines know that it is a snail? And when it says yes, what would it have to keep in order to tell the way, too?",
      "All calls share two things: the path, and a table of marks that says for each square whether it is on the path. Entering a square changes both, and giving it up undoes both. A call answers yes when the path has as many squares as the board, holes not counted, or when one of its moves answers yes, and then nothing is undone: the path is the tour. It answers no when all its moves have failed. The start is a square like every other, so let the same helper enter it.",
      "findTour(board, start): if start is no square of the board, throw a RangeError that names start; make an empty path and a table of marks that are all false; report the path if walksOn(start) is true, else null. walksOn(square): place: push a new [row, col] to the path, and mark it; report true if the path is as long as the board has squares; for each of the knight's moves from here: check that it is not marked; recurse: if walksOn(move) is true, report true; after the loop undo: pop the path, take the mark away; report false.",
    ],
  },
  {
    stem: "11-warnsdorff",
    title: "Warnsdorff",
    core: true,
    minutes: { reading: 45, exercise: 40 },
    hints: [
      "Write a helper first that counts onward moves and refuses nothing. onwardMoves asks it, and so does the walk, which need not have its own list checked at each step. Put a knight on a corner of a 5×5 board and mark two or three squares as visited: which of its moves count? For the walk, lay the camel of the notebook beside it and ask of each line what is different for you: the board, the list of visited squares, and which of equal squares is taken.",
      "Onward moves are the knight's moves from chapter 09 without those in visited. Two arrays are never equal, so compare the numbers, or texts such as '1,2'. The walk is a loop: it looks at the squares that it could go to in the order of knightMoves, keeps the best so far, and takes another only if it has fewer onward moves, so that the first of equals wins. 0 is a number as well: the last square of every walk has 0. When there is nothing to go to, the walk is the answer, whole board or not.",
      "onwardMoves(board, visited, square): refuse each square of visited that is not on the board or was there before, naming visited; refuse a bad square, naming square; report how many moves of square are not in visited. warnsdorff(board, start): refuse a bad start, naming start; walk = [a copy of start]; repeat: best = null, fewest = Infinity; for each move of the last square that is not in walk: onward = the moves from there that are not in walk; if onward < fewest, keep both; if best is null, report the walk; else push best.",
    ],
  },
  {
    stem: "12-ties",
    title: "Ties",
    core: true,
    minutes: { reading: 40, exercise: 50 },
    hints: [
      "Take the five functions in their order. For the three tie-breaks, draw a board, mark three tied squares with A, B and C, and write beside each letter the number that decides: nothing at all, the distance from the middle of the board, the sum of the next moves. Which number wins, and which letter, when two numbers are equal? For the walk, lay your warnsdorff of chapter 11 beside it: in which line is the tie settled there? For tourFrom, do the same with your findTour of chapter 10: in which line is the order of the squares settled?",
      "All three tie-breaks do the same: keep the tied squares whose number is best, and of these take the first by row, then by column; a helper that is given the numbers does for all. The middle of the rows is (rows - 1) / 2, and the squared distance is enough to compare. For the sum, take each square that the knight could go to from the tied one, and count the moves from there, visited squares left out both times. warnsdorffWith collects all squares with the fewest onward moves before it asks, and takes only row and column from the answer. tourFrom tries all moves, not only the best ones, sorted by their onward moves; if nothing leads on, the square is taken back.",
      "check(name, board, square): no '.' there: RangeError that names name. free(board, visited, square): the knight's moves that stay on the board and are not in visited. best(tied, numbers): the squares with the smallest number, sorted by row, then column; the first of them. Each tie-break: check tied; check visited, and that no square is there twice; then best with these numbers: 0; minus the squared distance from [(rows - 1) / 2, (cols - 1) / 2]; the sum of free(next).length over the squares next of free(square). warnsdorffWith(board, start, tieBreak): check start; walk = [a copy of start]; repeat: next = free moves of the last square; report walk if there are none; tied = those with the fewest free moves of their own; push a copy of tieBreak(tied, board, walk). tourFrom(board, start): check start; report search([a copy of start]). search(walk): report a copy of walk if it has all squares of the board, holes not counted; for each free move of the last square, the fewest onward moves first: choose; place: push it; recurse: report what search(walk) gives if it is not null; undo: pop. Report null.",
    ],
  },
  {
    stem: "13-closed-tours",
    title: "Closed tours",
    core: false,
    minutes: { reading: 45, exercise: 45 },
    hints: [
      "Write isClosedTour and closedTourExists first, and closedTour last. For isClosedTour, write down all that is true of the ring of eight squares in the notebook; each of these sentences is one check. For closedTourExists, the theorem in section 2 has three cases: which of its words speak of the shorter side, and which of both? And what of 0 rows? For closedFromHalf, turn a sheet of paper half round: what becomes of the top row, and what of the column on the left? For closedTour, take your search of chapter 12 and ask: which of its walks are lost long before their end, and how does the porter of section 3 notice?",
      "A list is a closed tour when it has as many squares as the board, all different, all on the board, with a knight's move from each to the next and from the last to the first. Compare squares by their numbers or as texts, never with ===. The search needs two looks. First: some neighbour of the start must still be free, until the last square is taken. Second: each free square needs two doors, and doors are the neighbours that were not walked through: free ones, the square on which the knight stands, and the start. Only squares beside the one that was just left can have lost a door. A half-turn takes the first row to the last and the first column to the last; if the whole, joined, is a closed tour, and half stays in the upper rows, nothing else can be wrong.",
      "isClosedTour(board, tour): count the squares of the board; false if there are none, or if tour has another length; false if two squares agree as texts, or one is not on the board; true if for every i the jump from tour[i] to tour[(i + 1) % length] is a knight's move. closedTourExists(rows, cols): check both sizes; false if both are odd; short and long are the smaller and the larger; false if short is below 3 or is 4; if short is 3, whether long is 10 or more; else true. closedTour(rows, cols): null if closedTourExists says no; walk = [any start]; search: if all squares are visited, report whether the last is a move from the start; check: no free neighbour of the start left, or a free square with fewer than two doors: report no; choose the free moves, fewest onward moves first: place, recurse, report if found, undo. closedFromHalf(half, rows, cols): check the sizes, and that rows is even; null if a row of half is rows / 2 or more; turned = every [row, col] as [rows - 1 - row, cols - 1 - col]; whole = copies of half, then turned; report whole if isClosedTour says yes, else null.",
    ],
  },
  {
    stem: "14-unfinished-tours",
    title: "Unfinished tours",
    core: false,
    minutes: { reading: 60, exercise: 60 },
    hints: [
      "Lay section 3 beside your stub. Which of its functions can you take as they are, and what must canClose give back so that a tour can be read off? Then take the corner of a board. It has two moves. Which of them will a closed tour use? Ask the same of each square whose moves were struck down to two, and, the other way round, ask what is left to a square of which two moves are in use. For an open tour, invent one more square, outside: where must it lead to, so that the tour becomes a circle?",
      "Decide moves, not squares. Each move is open, taken or struck, and each square counts what is left to it and what is taken. Two rules go round until nothing changes: two left means both are taken, two taken means the others are struck. Fewer than two left, or a circle that closes too early, is a contradiction. The begun tour is a list of moves that are taken before you start. When nothing is forced, guess one open move; if that ends in a contradiction, undo all that followed and strike it. Where edges lead one way, split each vertex into an entrance and an exit. And count colours first: no amount of forced moves sees that 13 squares cannot take turns with 11.",
      "completeTour: check visited; null if there is no square; the colours: null if a circle has not as many of both, or a path has two more of one; the circle's points are the squares, for an open tour also outside, joined to the start and to every square of the right colour for the end; take outside to visited[0], visited[0] to visited[1] and so on; then search. take(move): false if it joins the two ends of one chain while others are left; mark it; strike the move that would now close the chain. strike(move): mark it; false if an end has fewer than two left. settle(): while some square changed: two left: take both; two taken: strike the rest. search(): settle; if it fails, undo to the last guess, strike that move, go on; if no guess is left, null; if every square has two taken, read the circle off; else guess at the square with the fewest open moves. hamiltonianPath: check path; drop loops and repetitions; the same circle, with an entrance, a middle and an exit for each vertex and an edge from exit to entrance for each edge of the graph.",
    ],
  },
  {
    stem: "15-big-boards",
    title: "Big boards",
    core: false,
    minutes: { reading: 40, exercise: 45 },
    hints: [
      "Take the 12×12 board first: four tiles of 6×6, each with a closed tour of its own. Three joins make one line of four loops. Draw the four tiles as dots and the three joins as strokes: which strokes will you choose, and which when there are four tiles by four? Then ask what changes when n is 14.",
      "Nothing has an order before the end. Keep the two neighbours of each square in one typed array, so that a join changes four squares and no more. A row of tiles is joined from left to right, as the strip of the notebook; the rows of tiles are joined only along the left edge, by the same picture mirrored. A tile that lies at the right or below is 8 or 10 long where sixes do not fit. Then walk: from square 0, always on to the neighbour that you do not come from.",
      "bigTour(n): refuse a bad n. divide: lengths = as many sixes as leave 6, 8 or 10 over, and then that rest. For each of lengths from the top, and in it for each from the left: tour: a closed tour of the tile that makes the moves [0, 3] - [1, 1] - [3, 0], searched once for each shape; write the two neighbours of each of its squares, as row * n + col. join: if a tile lies at the left, take out its move [0, -1] - [2, -2], seen from this tile's corner, and this tile's move [1, 1] - [3, 0]; put in [0, -1] - [1, 1] and [2, -2] - [3, 0]. Else if a tile lies above, the same with row and column exchanged. walk: n * n times write the square down, then go on to the neighbour that is not the square before.",
    ],
  },
  {
    stem: "16-tour-solver",
    title: "Tour solver",
    core: true,
    minutes: { reading: 45, exercise: 45 },
    hints: [
      "Which questions can be asked? No start, a start, a begun path, both; each open or closed. Begin with a start and nothing else, which is your tourFrom of chapter 12. Then say each of the others in its words: what is a start, if a path may be begun? And what does it mean that any start will do?",
      "A start is a path of one square. So the search is given a path, marks all of its squares as taken, goes on from the last one, and never takes one of them back. When nothing is given, every square of the board is tried as such a path, until a tour is found; for a closed tour one square is enough, since it passes them all. Closed is asked where a whole walk would be reported, against the first square of the path: a no is a dead end, and the search goes on. Is it whole? comes before where next?, for the path may visit the whole board already.",
      "solveTour({ board, start, visited = [], closed = false }): refuse a start that is no square of the board; refuse a visited with a square off the board, with one twice, or with a jump; refuse a start and a visited that begins elsewhere. beginnings = [visited] if it has squares; else [[start]] if there is a start; else every square as a list of one, and only the first of these if closed. For each: path = new copies of its squares; if search(path), report path; after the last report null. search(path): if path has all squares, report whether closed is false, or the last square is a knight's move from path[0] and is not path[0] itself. For each free square a knight's move from the last, the fewest onward moves first: choose; place: push it; recurse: if search(path), report true; undo: pop it. Report false.",
    ],
  },
];
