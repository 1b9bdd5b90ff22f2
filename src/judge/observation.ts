/** What travels between the thread that observes a run, the run itself, and the judge. */
import { type MessagePort } from "node:worker_threads";
import { type HotSpot } from "./hot-spot";

/** Places in the memory that both threads share: how many turns began, and the last one seen. */
export const TURN = 0;
export const SEEN = 1;

export type ObserverData = { readonly shared: Int32Array; readonly port: MessagePort };

export type ObserverOrder =
  | { readonly kind: "begin"; readonly run: ObservedRun }
  | { readonly kind: "compiled"; readonly mapFile: string | undefined }
  | { readonly kind: "end" };

export type ObservedRun = {
  readonly answer: string;
  readonly testMs: number;
  /** When the process ends itself if nobody else does; `null` for never. */
  readonly lastMs: number | null;
};

const NOTE = "@hot-spot ";

/** A spot as one line on stderr, which works when the main thread can tell nothing any more. */
export function noteOf(spot: HotSpot): string {
  return `\n${NOTE}${JSON.stringify(spot)}\n`;
}

/** The spot that was noted last in what a process wrote to stderr. */
export function notedSpot(errors: string): HotSpot | null {
  const line = errors
    .split("\n")
    .filter((text) => text.startsWith(NOTE))
    .at(-1);
  return line === undefined ? null : (JSON.parse(line.slice(NOTE.length)) as HotSpot);
}
