/**
 * @file Which of the course's files changed since the last look.
 *
 * TypeScript would watch files through the operating system, and hear of a save a little later, or never
 * (network drives, containers). Looking at the dates right before a cell is compiled costs less than a
 * millisecond, cannot be late, and leaves no watchers behind.
 */
import { statSync } from "node:fs";
import type * as TypeScript from "@tslab/typescript-for-tslab";

type Watched = {
  readonly file: string;
  readonly callback: TypeScript.FileWatcherCallback;
  stamp: string;
};

export type FileWatch = {
  readonly watchFile: NonNullable<TypeScript.System["watchFile"]>;
  /** Reports changes to TypeScript, and gives the files that changed. */
  refresh(): string[];
};

/** Identifies a file's content as well as its metadata can; empty for a missing file. */
function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false, bigint: true });
  return stats ? `${stats.mtimeNs} ${stats.size} ${stats.ino}` : "";
}

/** Watches the files for which `isOurs` holds; others are taken to stay as they are. */
export function createFileWatch(
  ts: typeof TypeScript,
  isOurs: (file: string) => boolean,
): FileWatch {
  const all = new Set<Watched>();
  return {
    watchFile(file, callback) {
      if (!isOurs(file)) return { close: () => undefined };
      const watched: Watched = { file, callback, stamp: stampOf(file) };
      all.add(watched);
      return { close: () => all.delete(watched) };
    },
    refresh() {
      const stamps = [...all].map((watched) => [watched, stampOf(watched.file)] as const);
      const changed = stamps.filter(([watched, stamp]) => watched.stamp !== stamp);
      if (changed.length === 0) return [];
      // Modules import each other: whoever imports a changed file must be loaded afresh as well.
      for (const [watched, stamp] of stamps) {
        watched.stamp = stamp;
        const { Changed, Deleted } = ts.FileWatcherEventKind;
        watched.callback(watched.file, stamp ? Changed : Deleted);
      }
      return changed.map(([watched]) => watched.file);
    },
  };
}
