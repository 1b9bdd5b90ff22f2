// ---
// jupyter:
//   jupytext:
//     text_representation:
//       extension: .ts
//       format_name: percent
//       format_version: '1.3'
//   kernelspec:
//     display_name: TypeScript (Queens & Knights)
//     language: typescript
//     name: queens-and-knights
// ---

// %% [markdown]
// # Start here
//
// In five minutes you will know how this course works: you run cells, predict what they give, write
// answers in your editor, and have them judged.
//
// - **You need** the basics of TypeScript: functions, arrays, loops, types.
// - **Time**: 5 minutes to read; there is no exercise.
// - **Core** chapter: the three-hour workshop goes through it.

// %% [markdown]
// ## Run a cell
//
// Click on the cell below and press **Shift+Enter**. `[*]` at its left means that it is at work; a
// number means that it is done. The first cell after a start takes a second or two. A cell prints its
// last expression.

// %% tags=["run"]
const n = 8;
`${n} queens fit on ${n * n} squares. Can they all live in peace?`;

// %% [markdown]
// Change the 8 into a 5 and run the cell again. You may change any cell of a notebook: nothing you do
// here is judged.

// %% [markdown]
// ## Show a board
//
// The next cell brings in what the course provides. The cell after it shows a board.

// %% tags=["run"]
import { boardPicture, queensDrawing, rectangle, warmUpBoard } from "../src/board";
import { type Drawing, type Square } from "../src/board";
import { attempt, check, predict, show } from "../src/notebook";

// %% tags=["run"]
show(boardPicture(queensDrawing([2, 0, 3, 1], 4), "A 4×4 board with queens on c4, a3, d2 and b1"));

// %% [markdown]
// A square has two names. On the board it has a letter and a number, as in chess: `a1` is at the
// bottom left. In code it is `[row, col]`, both counted from 0, with row 0 at the **top**: `a1` of
// this board is `[3, 0]`.

// %% [markdown]
// ## Predict, then run
//
// You learn more from a cell when you have said first what it will give. A queen attacks every square
// of her row, her column and her two diagonals. She stands in a corner of the empty 8×8 board: **how
// many squares does she attack?** The first cell draws her; you need not understand it. In the second,
// put your number in place of `null`, and run it.

// %% tags=["run"]
const queenOn = (square: Square): Drawing => {
  const attacked = queensDrawing([], 8, { coveredBy: [square] }).marks;
  return { board: rectangle(8, 8), marks: [...attacked, { square, sign: "Q", tone: "queen" }] };
};

// %% tags=["predict"]
predict(null, () => queenOn([7, 0]).marks.length - 1);

// %% [markdown]
// A wrong prediction costs nothing, and you will remember it. Now look. Then change `[7, 0]` and find
// the squares from which she attacks the most.

// %% tags=["run"]
show(
  boardPicture(queenOn([7, 0]), "A queen on the empty 8×8 board; attacked squares are marked x"),
);

// %% [markdown]
// ## Try it by hand
//
// Click on squares to place queens, or move with the arrow keys and press Enter. Attacked squares are
// hatched and marked with an x; queens that attack each other get a `!`. Can you place four? (Reading
// this on paper? Take a pencil.)

// %% tags=["run"]
show(warmUpBoard(4));

// %% [markdown]
// ## Write an answer
//
// Each later chapter leads to an exercise: a file in the folder `exercises`, with functions that are
// not written yet. It sits in the middle of the notebook. What follows it looks back: how it goes
// wrong, and more for the curious. **That folder is your room.** Change its files as you like; leave the others as
// they are, but do read them.
//
// 1. Open [`exercises/01-representation.ts`](../exercises/01-representation.ts): double-click on it in JupyterLab's file browser (at the
//    left, one folder up), or use your own editor.
// 2. Write, and **save**.
// 3. Run the **import cell** again, such as the one below. It brings in what you saved; until then,
//    cells go on with what they had.
// 4. Run the cells after it.

// %% tags=["run"]
import { drawBoard } from "../exercises/01-representation";

// %% tags=["run"]
attempt(() => show(drawBoard([2, 0, 3, 1], 4)));

// %% [markdown]
// `attempt` shows an error as one friendly line. So does the judge: `check` runs the tests of the
// chapter on what you saved, and says what to do next.

// %% tags=["check"]
await check("01");

// %% [markdown]
// If you have not written anything yet, it says "not started", and that is as it should be: chapter 01
// shows you how. If you have, here or from a terminal, it says how far you are.
//
// Do you prefer a terminal? JupyterLab has one (File, New, Terminal), and your own will do, in the
// folder of the course:
//
// ```sh
// npm run kata -- check 01
// npm run kata -- hint 01
// npm run kata -- list
// ```
//
// `hint 01` gives the first of three hints, a nudge; `hint 01 2` and `hint 01 3` say more. Worked answers
// are in `solutions`; they teach most when you have tried first.

// %% [markdown]
// ## When a cell never ends
//
// Sooner or later you will write a loop like this one:
//
// ```ts
// while (true) {}
// ```
//
// The cell shows `[*]` and stays so. Press **■** (interrupt) in the toolbar above: the cell ends, and
// your variables are still there. The judge needs no help: it stops endless loops by itself.
//
// When things look odd, start afresh: **Kernel, Restart Kernel**. Everything is forgotten but your
// files. Then run the cells from the top.

// %% [markdown]
// ## Words
//
// - **Cell:** a piece of a notebook, text or code.
// - **Kernel:** the program that runs your code cells and remembers their variables.
// - **Stub:** a function with its name and types but without its work: your exercise.
// - **Suite:** the tests of one chapter, from the easy to the hard. The first red one is your next step.
// - **Verdict:** what the judge says of your answer, the same in the notebook and in the terminal.
//
// Next: [01 · Representation](01-representation.ipynb).
