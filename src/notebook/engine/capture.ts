/** @file Catches what cells print. */

export type Stream = "stdout" | "stderr";

/** Leads everything that this process prints to `print`. */
export function capturePrinting(print: (stream: Stream, text: string) => void): void {
  for (const stream of ["stdout", "stderr"] as const) {
    const decoder = new TextDecoder();
    const write = (
      chunk: string | Uint8Array,
      encoding?: BufferEncoding | (() => void),
      done?: () => void,
    ) => {
      print(stream, typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true }));
      const callback = typeof encoding === "function" ? encoding : done;
      if (callback) process.nextTick(callback);
      return true;
    };
    process[stream].write = write as typeof process.stdout.write;
    // No colours, whatever terminal Jupyter was started from.
    Object.defineProperty(process[stream], "isTTY", { value: false });
  }
}
