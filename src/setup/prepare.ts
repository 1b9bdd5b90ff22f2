/** All that has to be in place before JupyterLab can start, step by step. */
import path from "node:path";
import { withLock } from "./lock.cjs";
import { type Places } from "./places";
import { say, showStep, type Tell } from "./progress";
import { prove, whyProve } from "./proof";
import { findPython } from "./python";
import { whyWriteSettings, writeSettings } from "./settings";
import { makeVenv, whyMakeVenv } from "./venv";

type Step = {
  readonly name: string;
  /** Why the step has to be taken, or `null` when there is nothing to do. */
  readonly why: () => string | null;
  readonly take: (tell: Tell) => Promise<void>;
};

function stepsFor(places: Places): readonly Step[] {
  return [
    {
      name: "Python environment",
      why: () => whyMakeVenv(places),
      take: (tell) => makeVenv(places, tell),
    },
    {
      name: "Settings and kernelspec",
      why: () => whyWriteSettings(places),
      take: async () => writeSettings(places),
    },
    {
      name: "Kernel answers 1 + 1",
      why: () => whyProve(places),
      take: () => prove(places),
    },
  ];
}

/** Takes every step that is needed; throws a `SetupFailure` when one cannot be taken. */
export async function prepare(places: Places): Promise<void> {
  const steps = stepsFor(places);
  const takeAll = async () => {
    for (const { name, why, take } of steps) {
      if (why()) await showStep(name, take);
      else say(`✓ ${name} · ready`);
    }
  };
  if (steps.every(({ why }) => !why())) return takeAll();
  await withLock(path.join(places.scratch, "install.lock"), takeAll);
}

/** Says for each step whether it is ready, changing nothing; true when all are. */
export function report(places: Places): boolean {
  // Reaching this line needed Node.js and its packages.
  say(`✓ Node.js · ${process.versions.node}`);
  say("✓ Node packages · ready");
  const python = whyMakeVenv(places) ? describePython() : null;
  if (python) say(python);
  const missing = stepsFor(places).map(({ name, why }) => {
    const reason = why();
    say(reason ? `✗ ${name} · ${reason}` : `✓ ${name} · ready`);
    return reason;
  });
  const ready = missing.every((reason) => reason === null);
  say(ready ? "All is ready: `npm start`." : "`npm start` takes the steps marked ✗.");
  return ready;
}

function describePython(): string {
  try {
    const { command, version } = findPython();
    return `✓ Python · ${version.join(".")} (${command.join(" ")})`;
  } catch (error) {
    return `✗ Python · ${error instanceof Error ? error.message : String(error)}`;
  }
}
