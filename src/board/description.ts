import { type Drawing, marksBySquare } from "./drawing";
import { columnsOf } from "./outline";
import { squareName } from "./square";

const names: { readonly [sign: string]: string } = {
  Q: "queens",
  "!": "queens that attack each other",
  N: "knight",
  x: "attacked squares",
};

/** A drawing in words, for readers who cannot see it: "4×4 board; queens: b4, d3". */
export function describeDrawing(drawing: Drawing): string {
  const { board } = drawing;
  const squaresBySign = new Map<string, string[]>();
  for (const { sign, square } of marksBySquare(drawing).values()) {
    const squares = squaresBySign.get(sign) ?? [];
    squaresBySign.set(sign, [...squares, squareName(square, board.length)]);
  }
  const signs = [...squaresBySign].sort(([a], [b]) => Number(a) - Number(b));
  const facts = signs.map(
    ([sign, squares]) => `${names[sign] ?? (sign || "marked")}: ${squares.join(", ")}`,
  );
  const size = `${board.length}×${columnsOf(board)} board`;
  return [size, ...(facts.length === 0 ? ["empty"] : facts)].join("; ");
}
