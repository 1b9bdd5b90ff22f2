/**
 * Frames in little space. Neighbouring frames differ in few marks, so each part of all pictures is held
 * once, and a frame lists only the parts that come or go. Parts are sorted by layer: those that are
 * shown, in the order of the list, make the picture.
 */
import { type Drawing } from "./drawing";
import { type Part, svgBase, svgParts } from "./svg-board";

export type FrameData = {
  readonly bases: readonly string[];
  readonly parts: readonly string[];
  readonly frames: readonly { readonly base: number; readonly changes: readonly number[] }[];
};

/** What a packer needs of a drawing; worth keeping when one drawing is packed more than once. */
export type Pieces = { readonly base: string; readonly parts: readonly Part[] };

export function piecesOf(drawing: Drawing): Pieces {
  return { base: svgBase(drawing.board), parts: svgParts(drawing) };
}

/** Packs pictures; `drawFrame` gives each of them back. */
export function frameData(pictures: readonly Pieces[]): FrameData {
  const bases = distinct(pictures.map(({ base }) => base));
  const layerOf = new Map(
    pictures.flatMap(({ parts }) => parts.map(({ svg, layer }) => [svg, layer] as const)),
  );
  const parts = [...layerOf].sort((a, b) => a[1] - b[1]).map(([svg]) => svg);
  const indexOf = new Map(parts.map((svg, index) => [svg, index]));
  const sets = pictures.map(
    (picture) => new Set(picture.parts.map(({ svg }) => indexOf.get(svg)!)),
  );
  const frames = pictures.map(({ base }, index) => {
    const before = sets[index - 1] ?? new Set<number>();
    const now = sets[index];
    const gone = [...before].filter((part) => !now.has(part));
    const come = [...now].filter((part) => !before.has(part));
    return { base: bases.indexOf(base), changes: [...gone, ...come] };
  });
  return { bases, parts, frames };
}

/** The script's side of the packing; at -1 it gives the first board without marks. */
export const drawFrame = `
function drawFrame(data, at) {
  var shown = new Set();
  for (var i = 0; i <= at; i++) {
    data.frames[i].changes.forEach(function (part) {
      if (!shown.delete(part)) shown.add(part);
    });
  }
  var parts = data.parts.filter(function (part, index) { return shown.has(index); });
  return data.bases[data.frames[Math.max(0, at)].base] + parts.join("") + "</svg>";
}
`;

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
