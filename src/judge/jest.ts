/**
 * jest without its command line: everything loaded once, then one suite a call.
 *
 * This file and the guard are all that know jest's insides: `readConfig`, `Runtime.createContext`,
 * `Runtime.createResolver` and the default `TestRunner`. Hence jest's exact version.
 */
import path from "node:path";
import { EventEmitter } from "node:events";
import { readConfig } from "jest-config";
import TestRunner from "jest-runner";
import Runtime from "jest-runtime";

type Watcher = Parameters<InstanceType<typeof TestRunner>["runTests"]>[1];

export type Jest = {
  /** Runs one suite; gives `null`, or why the suite itself could not run. */
  run(suite: string): Promise<string | null>;
};

/** Loads jest for the learners' suites of the course in `root`. */
export async function openJest(root: string): Promise<Jest> {
  const { globalConfig, projectConfig } = await readConfig(
    { _: [], $0: "", config: path.join(root, "jest.config.cjs"), runInBand: true },
    root,
  );
  const context = await Runtime.createContext(projectConfig, {
    console,
    maxWorkers: 1,
    watch: false,
    watchman: false,
  });
  // The course's boards, wherever the answer that imports them lies.
  const boards = path.join(root, "src", "board", "index.ts");
  const config = {
    ...projectConfig,
    moduleNameMapper: [["^(?:\\.\\./)+src/board(?:/index)?$", boards] satisfies [string, string]],
  };
  return {
    async run(suite) {
      const resolver = Runtime.createResolver(config, context.moduleMap);
      const runner = new TestRunner({ ...globalConfig, maxWorkers: 1 }, {});
      let problem: string | null = null;
      runner.on("test-file-success", ([, result]) => {
        problem = result.testExecError?.message ?? null;
      });
      runner.on("test-file-failure", ([, error]) => {
        problem = error.message;
      });
      await runner.runTests(
        [{ context: { ...context, config, resolver }, path: suite }],
        neverInterrupted(),
        { serial: true },
      );
      return problem;
    },
  };
}

function neverInterrupted(): Watcher {
  const watcher = { isInterrupted: () => false, isWatchMode: () => false };
  return Object.assign(new EventEmitter(), watcher) as unknown as Watcher;
}
