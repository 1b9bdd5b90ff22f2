/** @file Jupyter counts characters, JavaScript code units; an emoji is one of the former, two of the latter. */

/** Where the character number `position` of `text` begins, in code units. */
export function codeUnits(text: string, position: number): number {
  return [...text].slice(0, position).join("").length;
}

/** How many characters of `text` lie before code unit `position`. */
export function characters(text: string, position: number): number {
  return [...text.slice(0, position)].length;
}
