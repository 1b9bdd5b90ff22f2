/** jest by itself: `jest --watch` that waits, and `npx jest` started anew for each verdict. */
import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { courseRoot } from "../../src/judge";
import { type Contestant } from "./contestant";
import { createProject } from "./project";

/** The last line of jest's summary. */
const END = /Ran all test suites/;
/** jest watches a little later than it says so. */
const SETTLE_MS = 500;

/** `jest --watch` on the suite, started once. */
export async function watchedJest(): Promise<Contestant> {
  const project = createProject();
  const jest = path.join(courseRoot, "node_modules", "jest", "bin", "jest.js");
  const child = spawn(process.execPath, [jest, "--watch"], { cwd: project.folder, env });
  await nextEnd(child);
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  return {
    name: "jest --watch",
    async save(text) {
      const began = performance.now();
      const end = nextEnd(child);
      fs.writeFileSync(project.answer, text);
      await end;
      return performance.now() - began;
    },
    async close() {
      child.kill();
      await gone(child);
      project.remove();
    },
  };
}

/** `npx jest` on the suite, from nothing. */
export function coldJest(): Contestant {
  const project = createProject();
  return {
    name: "npx jest",
    async save(text) {
      const began = performance.now();
      fs.writeFileSync(project.answer, text);
      const shell = process.platform === "win32";
      const child = spawn("npx", ["--no-install", "jest"], { cwd: project.folder, env, shell });
      await Promise.all([nextEnd(child), gone(child)]);
      return performance.now() - began;
    },
    close: async () => project.remove(),
  };
}

const env = { ...process.env, CI: "", NODE_OPTIONS: "" };

/** Resolves when jest has told a verdict; rejects when it ends without one. */
function nextEnd(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = "";
    const listen = (part: Buffer) => {
      text += part.toString();
      if (END.test(text)) finish();
    };
    const fail = () => (END.test(text) ? finish() : reject(new Error(`jest ended:\n${text}`)));
    function finish(): void {
      child.stdout?.off("data", listen);
      child.stderr?.off("data", listen);
      child.off("close", fail);
      resolve();
    }
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("close", fail);
  });
}

async function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once("exit", resolve));
}
