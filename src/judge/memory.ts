/** What the faces remember between two runs: the chapter you are in, and how each one stands. */
import fs from "node:fs";
import path from "node:path";
import { isSystemError, replaceFile } from "./safe-file";
import { type Verdict, type VerdictStatus } from "./verdict";

export type ChapterMemory = {
  /** The last verdict, and how many tests passed. */
  readonly status: VerdictStatus;
  readonly passed: number;
  readonly total: number;
  /** When it was green for the first time, as an ISO date. */
  readonly solvedOn: string | null;
};

export type Memory = {
  /** The stem of the chapter that the watch screen shows. */
  readonly current: string | null;
  readonly chapters: Readonly<Record<string, ChapterMemory>>;
};

export const emptyMemory: Memory = { current: null, chapters: {} };

/** Is the chapter green, as far as we know? */
export function isSolved(memory: Memory, stem: string): boolean {
  return memory.chapters[stem]?.status === "passed";
}

/** Was it green once? Then its solution is no secret any more. */
export function wasSolved(memory: Memory, stem: string): boolean {
  return (memory.chapters[stem]?.solvedOn ?? null) !== null;
}

export function withCurrent(memory: Memory, current: string): Memory {
  return { ...memory, current };
}

export function withVerdict(memory: Memory, verdict: Verdict, now: Date): Memory {
  const { chapter, status, passed, total } = verdict;
  const before = memory.chapters[chapter]?.solvedOn ?? null;
  const solvedOn = before ?? (status === "passed" ? now.toISOString() : null);
  const chapters = { ...memory.chapters, [chapter]: { status, passed, total, solvedOn } };
  return { ...memory, chapters };
}

/** The chapter as if it had never been tried. */
export function withoutChapter(memory: Memory, stem: string): Memory {
  const others = Object.entries(memory.chapters).filter(([name]) => name !== stem);
  return { ...memory, chapters: Object.fromEntries(others) };
}

/** The chapter whose answer was green first, of those that are: the one to play again. */
export function longestSolved(memory: Memory, stems: readonly string[]): string | null {
  const solvedOn = (stem: string) => memory.chapters[stem]?.solvedOn ?? "";
  const solved = stems.filter((stem) => wasSolved(memory, stem));
  return solved.sort((a, b) => solvedOn(a).localeCompare(solvedOn(b)))[0] ?? null;
}

const fileOf = (folder: string) => path.join(folder, "state.json");

/** What is remembered in `folder`; a file that cannot be understood counts as nothing. */
export function readMemory(folder: string): Memory {
  let text: string;
  try {
    text = fs.readFileSync(fileOf(folder), "utf8");
  } catch {
    return emptyMemory;
  }
  return parse(text) ?? emptyMemory;
}

/**
 * Changes what is remembered. The file is read again just before, because a notebook and another
 * terminal may have written it meanwhile.
 */
export function changeMemory(folder: string, change: (memory: Memory) => Memory): Memory {
  const before = readMemory(folder);
  const after = change(before);
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    replaceFile(fileOf(folder), `${JSON.stringify({ version: 1, ...after }, null, 2)}\n`);
  }
  return after;
}

/** The same where nothing can be written: then it is remembered as long as the process lives. */
export function changeMemoryIfPossible(
  folder: string,
  change: (memory: Memory) => Memory,
): { readonly memory: Memory; readonly problem: string | null } {
  try {
    return { memory: changeMemory(folder, change), problem: null };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { memory: change(readMemory(folder)), problem: `Not remembered: ${error.message}` };
  }
}

function parse(text: string): Memory | null {
  try {
    const { version, current, chapters } = JSON.parse(text) as Partial<Memory & { version: 1 }>;
    if (version !== 1 || typeof chapters !== "object") return null;
    return {
      current: typeof current === "string" ? current : null,
      chapters: Object.fromEntries(Object.entries(chapters).filter(([, value]) => isEntry(value))),
    };
  } catch {
    return null;
  }
}

function isEntry(value: unknown): value is ChapterMemory {
  const entry = (value ?? {}) as Partial<ChapterMemory>;
  return (
    typeof entry.status === "string" &&
    typeof entry.passed === "number" &&
    typeof entry.total === "number" &&
    (entry.solvedOn === null || typeof entry.solvedOn === "string")
  );
}
