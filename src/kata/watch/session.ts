/**
 * One session of the watch screen: takes what happens, moves the state on, and carries out the
 * effects. It knows nothing of terminals; whoever shows it hears of every new state.
 */
import fs from "node:fs";
import path from "node:path";
import { type Chapter } from "../../../course";
import { type Verdict, type WarmJudge } from "../../judge";
import { compare } from "../comparison";
import {
  changeMemoryIfPossible,
  type Memory,
  readMemory,
  withCurrent,
  withVerdict,
} from "../../judge/memory";
import { asTyped, type Places } from "../places";
import { isStub, resetExercise } from "../reset";
import { solutionsOf } from "../solution-files";
import { stubOf } from "../stubs";
import { watchFolder } from "./folder-watch";
import { type Effect, firstState, type Happening, type State } from "./state";
import { update } from "./update";

export type SessionOptions = {
  readonly places: Places;
  readonly exercises: readonly Chapter[];
  readonly judge: WarmJudge;
  readonly size: { readonly columns: number; readonly rows: number };
  /** The chapter to begin with, instead of the one where the learner was. */
  readonly stem?: string;
  readonly onState: (state: State) => void;
};

export type Session = {
  /** Shows and judges the first chapter, once every later save is going to be seen. */
  begin(): Promise<void>;
  happen(happening: Happening): void;
  /** Resolves when nothing is being judged. */
  idle(): Promise<void>;
  /** Resolves with the exit code when the learner quits. */
  readonly ended: Promise<number>;
  readonly state: State;
  close(): Promise<void>;
};

export function startSession(options: SessionOptions): Session {
  const { places, exercises, judge, onState } = options;
  let state = firstState(exercises, readMemory(places.memory), options.size);
  let closed = false;
  let quit: (exitCode: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => (quit = resolve));
  /** What is being judged, and the means to give it up. */
  let job = { done: Promise.resolve(), abort: new AbortController() };

  function happen(happening: Happening): void {
    if (closed) return;
    const { state: next, effects } = update(state, happening);
    state = next;
    onState(state);
    for (const effect of effects) carryOut(effect);
  }

  function carryOut(effect: Effect): void {
    try {
      doIt(effect);
    } catch (error) {
      happen({ kind: "trouble", message: firstLine(error) });
    }
  }

  function doIt(effect: Effect): void {
    switch (effect.kind) {
      case "quit":
        return quit(effect.exitCode);
      case "remember":
        return void remember((memory) => withCurrent(memory, effect.stem));
      case "judge":
        return start((signal) => judgeOne(effect.stem, signal));
      case "judge-all":
        return start(judgeAll);
      case "solution": {
        const sources = solutionsOf(places.solutions, effect.stem);
        return happen({ kind: "solution", sources });
      }
      case "comparison": {
        if (!fs.existsSync(fileOf(effect.stem))) {
          return happen({ kind: "trouble", message: "There is no file to compare; x makes it." });
        }
        const mine = fs.readFileSync(fileOf(effect.stem), "utf8");
        const solutions = solutionsOf(places.solutions, effect.stem);
        return happen({
          kind: "comparison",
          comparison: compare(mine, stubOf(effect.stem), solutions),
        });
      }
      case "reset": {
        if (isStub(places, effect.stem)) {
          return happen({
            kind: "trouble",
            message: "It is the stub already; nothing was changed.",
          });
        }
        const saved = resetExercise(places, effect.stem, new Date());
        watching.skip();
        const memory = readMemory(places.memory);
        return happen({ kind: "reset", saved: saved && asTyped(saved), memory });
      }
    }
  }

  /** Where nothing can be written, it is remembered until the end of the session. */
  function remember(change: (memory: Memory) => Memory): Memory {
    const { memory, problem } = changeMemoryIfPossible(places.memory, change);
    if (problem === null) return memory;
    happen({ kind: "trouble", message: problem });
    return change(state.memory);
  }

  /** Gives up what is being judged, and starts the next job when that has ended. */
  function start(work: (signal: AbortSignal) => Promise<void>): void {
    job.abort.abort();
    const abort = new AbortController();
    const done = job.done
      .then(() => (abort.signal.aborted ? undefined : work(abort.signal)))
      .catch((error: unknown) => happen({ kind: "trouble", message: firstLine(error) }));
    job = { done, abort };
  }

  async function judgeOne(stem: string, signal: AbortSignal): Promise<void> {
    const onTest = (_: string, index: number, total: number) => {
      if (!signal.aborted) happen({ kind: "testing", index, total });
    };
    const verdict = await judge.judge(stem, places.exercises, { onTest, signal });
    if (verdict !== null) happen({ kind: "judged", verdict, memory: remembered(verdict) });
  }

  async function judgeAll(signal: AbortSignal): Promise<void> {
    for (const [done, { stem }] of exercises.entries()) {
      happen({ kind: "next-of-all", stem, done });
      const verdict = await judge.judge(stem, places.exercises, { signal });
      if (verdict === null) return;
      happen({ kind: "judged-of-all", verdict, memory: remembered(verdict) });
    }
    happen({ kind: "all-judged" });
  }

  const remembered = (verdict: Verdict) =>
    remember((memory) => withVerdict(memory, verdict, new Date()));
  const fileOf = (stem: string) => path.join(places.exercises, `${stem}.ts`);

  const watching = watchFolder(places.exercises, {
    onChange: (stems) => happen({ kind: "saved", stems }),
    onPolling: () => happen({ kind: "polling" }),
  });
  return {
    async begin() {
      judge.prepare(options.stem ?? state.current.stem);
      await watching.ready;
      happen({ kind: "go", stem: options.stem ?? state.current.stem });
    },
    happen,
    async idle() {
      // A job may be followed by another before anybody looks.
      for (let last; last !== job;) {
        last = job;
        await last.done;
      }
    },
    ended,
    get state() {
      return state;
    },
    async close() {
      closed = true;
      watching.close();
      job.abort.abort();
      // What was given up ends by itself, and nobody waits for it.
      await judge.close();
    },
  };
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0];
}
