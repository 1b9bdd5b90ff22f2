/**
 * What the cell helpers need from whatever runs the cells: the kernel, the in-process runner of the
 * checks, or nothing (a notebook's text run by ts-node). The runner puts a `Host` on `globalThis`
 * before the first cell; the helpers find it there, so that cells import nothing heavy.
 */
import { type Picture } from "../board/types";
import { type Verdict } from "../judge/verdict";

export type Host = {
  /** Shows a picture below the cell and returns a function that replaces it. */
  show(picture: Picture): (next: Picture) => void;
  /** Judges the learner's answer to a chapter, named by its number or stem. */
  judge(chapter: string): Promise<Verdict>;
};

const key = Symbol.for("queens-and-knights.host");

type WithHost = { [key]?: Host };

/** Makes `host` the one that cells meet. */
export function installHost(host: Host): void {
  (globalThis as WithHost)[key] = host;
}

/** The installed host, or `null` outside a notebook. */
export function findHost(): Host | null {
  return (globalThis as WithHost)[key] ?? null;
}
