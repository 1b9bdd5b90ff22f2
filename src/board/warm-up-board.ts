import { queensDrawing } from "./drawing";
import { boardPicture } from "./picture";
import { type Picture } from "./types";

/** An n×n board to place queens on by hand; without scripts, an empty board to print. */
export function warmUpBoard(n: number): Picture {
  return boardPicture(queensDrawing([], n), `An empty ${n}×${n} board`);
}
