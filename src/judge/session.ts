/** What the guard is told of a run: by the judge, or by itself under a plain `npx jest`. */
import path from "node:path";
import { type SuiteEvent } from "./events";
import { defaultLimits, type Limits } from "./limits";
import { type Observer, startObserver } from "./observer";

/** One answer to hold against a suite. */
export type Task = {
  /** The answer's file; `null` when there is none. */
  readonly answer: string | null;
  readonly limits: Limits;
  readonly tell: (event: SuiteEvent) => void;
};

export type Session = {
  /** By the judge, and not by a learner's own `npx jest`? */
  readonly judged: boolean;
  /** The suite is made ready up to its answer, and waits there for this. */
  readonly task: Promise<Task>;
  readonly observer: Observer;
  /** Called when the suite is ready and waits. */
  readonly onReady: () => void;
  /** Called when the run is over. */
  readonly close: () => void;
};

let next: Session | null = null;

/** Says what the suite that is opened next is for. */
export function setSession(session: Session): void {
  next = session;
}

/** The session of the suite that is opened now. */
export function takeSession(rootDir: string, testPath: string): Session {
  return next ?? plainSession(rootDir, testPath);
}

/** Without the judge: the answer lies in exercises/, and what it prints goes to the terminal. */
function plainSession(rootDir: string, testPath: string): Session {
  const observer = startObserver();
  const file = path.basename(testPath).replace(/\.test\.ts$/, ".ts");
  const task: Task = {
    answer: path.join(rootDir, "exercises", file),
    limits: defaultLimits,
    tell: (event) => {
      if (event.kind === "printed")
        process.stdout.write(event.text.replace(/^/gm, "    | ") + "\n");
    },
  };
  return {
    judged: false,
    task: Promise.resolve(task),
    observer,
    onReady: () => undefined,
    close: () => void observer.close(),
  };
}
