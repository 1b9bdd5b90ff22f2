/** @file Sends every message, in order, however fast they come. */

type Frames = readonly Uint8Array[];

/** How the kernel's sockets are made: they drop nothing, and let go of a client that has gone. */
export const patient = { sendHighWaterMark: 0, linger: 1000 };

export type Outlet = { send(frames: Uint8Array[]): Promise<void> };

export type Outbox = {
  readonly send: (frames: Frames) => void;
  /** Resolves when everything was handed over. */
  readonly drained: () => Promise<void>;
};

/**
 * A zeromq socket refuses a message while the one before is on its way ("EBUSY"). Usually it takes a
 * message at once, even inside a cell that never pauses; only when it doesn't are messages kept waiting.
 */
export function createOutbox(socket: Outlet): Outbox {
  const waiting: Frames[] = [];
  let draining: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      try {
        await socket.send([...waiting[0]]);
        waiting.shift();
      } catch (error) {
        if (!isBusy(error)) throw error;
        await new Promise(setImmediate);
      }
    }
    draining = null;
  }

  return {
    send(frames) {
      if (waiting.length === 0) {
        try {
          // What fails later fails because the client is gone.
          socket.send([...frames]).catch(() => undefined);
          return;
        } catch (error) {
          if (!isBusy(error)) throw error;
        }
      }
      waiting.push(frames);
      draining ??= drain();
    },
    drained: () => draining ?? Promise.resolve(),
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === "EBUSY";
}
