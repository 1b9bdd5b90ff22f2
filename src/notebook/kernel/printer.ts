/**
 * @file What a cell prints, as few messages as possible: Jupyter drops output that comes in more than a
 * thousand messages a second, and a cell that never pauses can hand over only some hundreds.
 */

import { type Stream } from "../engine/capture";

export type Printer = {
  readonly print: (stream: Stream, text: string) => void;
  /** Hands over what is still held back. */
  readonly flush: () => void;
};

/** So many messages in so many milliseconds go out at once; what comes faster is gathered. */
const budget = { messages: 5, milliseconds: 100 };
const longest = 65_536;

/** Gathers printed text for `send`. */
export function createPrinter(send: (stream: Stream, text: string) => void): Printer {
  let held: { stream: Stream; text: string } | null = null;
  let period = { began: 0, sent: 0 };
  let later: NodeJS.Immediate | null = null;

  function mayGoAtOnce(): boolean {
    const now = performance.now();
    if (now - period.began > budget.milliseconds) period = { began: now, sent: 0 };
    return period.sent < budget.messages;
  }

  function flush(): void {
    if (later) clearImmediate(later);
    later = null;
    if (!held) return;
    const { stream, text } = held;
    held = null;
    period.sent++;
    send(stream, text);
  }

  return {
    print(stream, text) {
      if (held && held.stream !== stream) flush();
      held = { stream, text: (held?.text ?? "") + text };
      if (held.text.length > longest || mayGoAtOnce()) flush();
      else later ??= setImmediate(flush);
    },
    flush,
  };
}
