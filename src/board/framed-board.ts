import { type Placement } from "./types";

/** The framed text board: `*` is a queen; a row without a queen has none; n = 0 gives `+`. */
export function framedBoard(placement: Placement, n: number): string {
  const frame = "+" + "---+".repeat(n);
  const rows = Array.from({ length: n }, (_, row) => {
    const cells = Array.from({ length: n }, (_, col) => (placement[row] === col ? " * |" : "   |"));
    return "|" + cells.join("") + "\n" + frame;
  });
  return [frame, ...rows].join("\n");
}
