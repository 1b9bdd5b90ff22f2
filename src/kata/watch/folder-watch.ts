/**
 * Tells which answers in a folder were saved, replaced, deleted or restored.
 *
 * What counts is a look at the folder: events only say when to look. Editors save in many ways
 * (write, truncate and write, write beside and rename), and this way all of them are one change. A
 * slow look every other second finds what events do not tell, as on network mounts and in WSL; from then
 * on the folder is looked at often. One flat folder of small files needs no library for that.
 */
import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export type FolderWatch = {
  /** Resolves when every later change will be told. */
  readonly ready: Promise<void>;
  /** What was changed until now is our own doing and not told. */
  skip(): void;
  close(): void;
};

export type FolderListener = {
  /** These stems have changed; several saves in a short time are told once. */
  readonly onChange: (stems: readonly string[]) => void;
  /** Events do not arrive; the folder is polled from now on. Told once. */
  readonly onPolling: () => void;
};

/** How the folder tells of events; a test can stay silent. */
export type Subscribe = (folder: string, onEvent: () => void, onError: () => void) => () => void;

/** Saves that follow each other so fast are one. */
const SETTLE_MS = 15;
/** A file that is gone may be about to be renamed into its place. */
const GONE_MS = 120;
const SLOW_MS = 2000;
const FAST_MS = 250;
/** An event may come a little later than the change that it tells of. */
const LATE_EVENT_MS = 150;

type Snapshot = ReadonlyMap<string, string>;

export function watchFolder(
  folder: string,
  { onChange, onPolling }: FolderListener,
  subscribe: Subscribe = systemEvents,
): FolderWatch {
  let known: Snapshot | null = null;
  let lastEvent = -Infinity;
  let polling = false;
  let closed = false;
  let settling: NodeJS.Timeout | undefined;
  const ready = look();
  let looking = ready;
  let slow = setTimeout(tick, SLOW_MS);

  const unsubscribe = subscribe(
    folder,
    () => {
      lastEvent = performance.now();
      clearTimeout(settling);
      settling = setTimeout(() => (looking = looking.then(look)), SETTLE_MS);
    },
    startPolling,
  );

  /** Looks at the folder and tells what has changed since the last time. */
  async function look(): Promise<void> {
    const before = known;
    let now = await snapshot(folder);
    if (before !== null && [...before.keys()].some((name) => !now.has(name))) {
      await wait(GONE_MS);
      now = await snapshot(folder);
    }
    known = now;
    if (before === null || closed) return;
    const names = new Set([...before.keys(), ...now.keys()]);
    const changed = [...names].filter((name) => before.get(name) !== now.get(name));
    if (changed.length > 0) onChange(changed.map((name) => path.basename(name, ".ts")));
  }

  async function tick(): Promise<void> {
    await looking;
    if (known !== null && !same(known, await snapshot(folder))) {
      const found = performance.now();
      if (!polling) await wait(LATE_EVENT_MS);
      if (lastEvent < found - LATE_EVENT_MS) startPolling();
      looking = looking.then(look);
      await looking;
    }
    if (!closed) slow = setTimeout(tick, polling ? FAST_MS : SLOW_MS);
  }

  function startPolling(): void {
    if (polling || closed) return;
    polling = true;
    onPolling();
  }

  return {
    ready,
    skip() {
      looking = looking.then(async () => {
        known = await snapshot(folder);
      });
    },
    close() {
      closed = true;
      clearTimeout(settling);
      clearTimeout(slow);
      unsubscribe();
    },
  };
}

const systemEvents: Subscribe = (folder, onEvent, onError) => {
  try {
    const watcher = fs.watch(folder, onEvent);
    // The system may take the events away later, for instance when the folder is deleted.
    watcher.on("error", onError);
    return () => watcher.close();
  } catch {
    // Too many watches, or a file system without events.
    setImmediate(onError);
    return () => undefined;
  }
};

/** Name and version of every answer in the folder; an unreadable folder has none. */
async function snapshot(folder: string): Promise<Snapshot> {
  const names = await fs.promises.readdir(folder).catch(() => []);
  const answers = names.filter((name) => /^\d\d-[\w-]+\.ts$/.test(name));
  const versions = await Promise.all(answers.map((name) => version(path.join(folder, name))));
  return new Map(
    answers.map((name, i) => [name, versions[i]] as const).filter(([, v]) => v !== ""),
  );
}

async function version(file: string): Promise<string> {
  const stats = await fs.promises.stat(file).catch(() => null);
  return stats === null ? "" : [stats.mtimeMs, stats.ctimeMs, stats.size, stats.ino].join(" ");
}

function same(a: Snapshot, b: Snapshot): boolean {
  return a.size === b.size && [...a].every(([name, version]) => b.get(name) === version);
}
