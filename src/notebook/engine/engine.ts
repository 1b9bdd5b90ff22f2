/**
 * @file Runs cells one after another, on tslab's converter and executor. The kernel and the in-process
 * runner both stand on it, so that they agree on what a cell does.
 */
import path from "node:path";
import { type Converter, type ConvertResult, type Diagnostic } from "tslab/dist/converter";
import { type Executor } from "tslab/dist/executor";
import { adaptCompiler, type Adapted } from "./compiler";
import {
  compileFailure,
  type Failure,
  interruption,
  isInterruption,
  placeInCell,
  runtimeFailure,
} from "./failure";
import { createFileWatch, type FileWatch } from "./file-watch";
import { isCourseCode, type Places } from "./imports";
import { aliases } from "./modules";
import { installReadableStacks, type Stacks } from "./stack";
import { loadTslab } from "./tslab";

export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: Failure };

export type Engine = {
  /** Runs a cell; `cell` is how messages name it, "cell [3]". The value is that of its last expression. */
  readonly execute: (code: string, cell: string) => Promise<Outcome>;
  /** Stops the running cell at its current `await`; a loop without one is stopped by the signal itself. */
  readonly interrupt: () => void;
  /** What the name at this position is; null when it is nothing. */
  readonly inspect: (code: string, position: number) => string | null;
  readonly complete: Executor["complete"];
  readonly isComplete: (code: string) => { readonly completed: boolean; readonly indent?: string };
};

export type EngineOptions = {
  /** The top of the course; it becomes the working folder of the process. */
  readonly root: string;
  /** The folder whose files stand in for `exercises/`. */
  readonly answers: string;
  /** Hears when a cell's own code begins and ends; before it, the cell is compiled. */
  readonly onRunning?: (running: boolean) => void;
};

/** Starts an engine. One process can have one. */
export function createEngine({ root, answers, onRunning }: EngineOptions): Engine {
  process.chdir(root);
  const places: Places = { root: root.replaceAll("\\", "/"), answers };
  const stacks = installReadableStacks();
  const isOurs = (file: string) =>
    file.startsWith(`${places.root}/`) && !file.includes("/node_modules/");

  let compiler!: Adapted;
  let watch!: FileWatch;
  const tslab = loadTslab((ts) => {
    watch = createFileWatch(ts, isOurs);
    compiler = adaptCompiler(ts, places, watch);
    return compiler.ts;
  });

  let cell = "";
  let diagnostics: readonly Diagnostic[] = [];
  const converter = refreshing(tslab.createConverter(), watch, places);
  const traceable: Converter = {
    ...converter,
    convert(previous, code) {
      const result = converter.convert(previous, code);
      diagnostics = result.diagnostics;
      const traced = trace(result, cell, { places, compiler, stacks });
      onRunning?.(true);
      return traced;
    },
  };

  let thrown: readonly [unknown] | null = null;
  let value: unknown;
  let stop: () => void = () => undefined;
  const executor = tslab.createExecutor(
    path.join(root, "notebooks"),
    { node: traceable, browser: traceable, close: converter.close },
    {
      // tslab logs the value of the last expression, and nothing else.
      log: (last) => (value = last),
      error: (error) => (thrown = [error]),
    },
  );

  return {
    async execute(code, name) {
      [cell, diagnostics, thrown, value] = [name, [], null, undefined];
      const stopped = new Promise<"stopped">((resolve) => (stop = () => resolve("stopped")));
      // A cell that is stopped by force never returns, and takes its callers with it; so it gets a turn
      // of the event loop of its own, and `stopped` ends the wait for it.
      const ran = Promise.resolve().then(() => executor.execute(code));
      try {
        const end = await Promise.race([ran, stopped]);
        if (end === "stopped") return { ok: false, failure: interruption };
        if (end) return { ok: true, value };
      } catch (error) {
        thrown = [error];
      } finally {
        onRunning?.(false);
      }
      stacks.clean(thrown?.[0]);
      if (diagnostics.length > 0)
        return { ok: false, failure: compileFailure(diagnostics, { name, code }) };
      const failure = isInterruption(thrown?.[0]) ? interruption : runtimeFailure(thrown?.[0]);
      return { ok: false, failure };
    },
    interrupt() {
      executor.interrupt();
      setImmediate(stop);
    },
    inspect(code, position) {
      // TypeScript's own declaration forgets that it may find nothing.
      const info = executor.inspect(code, position) as ReturnType<Executor["inspect"]> | undefined;
      return info ? tslab.printQuickInfo(info) : null;
    },
    complete: executor.complete,
    isComplete: tslab.isCompleteCode,
  };
}

/** The converter, looking for changed files before it does anything. */
function refreshing(converter: Converter, watch: FileWatch, places: Places): Converter {
  const fresh =
    <P extends unknown[], R>(action: (...parameters: P) => R) =>
    (...parameters: P) => {
      if (watch.refresh().some((file) => isCourseCode(file, places))) forgetCourseCode(places);
      return action(...parameters);
    };
  return {
    ...converter,
    convert: fresh(converter.convert),
    inspect: fresh(converter.inspect),
    complete: fresh(converter.complete),
  };
}

/** Makes the next import load the course's own code afresh. */
function forgetCourseCode(places: Places): void {
  for (const file of Object.keys(require.cache))
    if (isCourseCode(file.replaceAll("\\", "/"), places))
      Reflect.deleteProperty(require.cache, file);
}

type Workshop = {
  readonly places: Places;
  readonly compiler: Adapted;
  readonly stacks: Stacks;
};

/** Remembers where each line of the converted code comes from, and adds the modules' other names. */
function trace(result: ConvertResult, cell: string, workshop: Workshop): ConvertResult {
  const { places, compiler, stacks } = workshop;
  const outputs = result.sideOutputs ?? [];
  for (const { path: file, data } of outputs) {
    const shown = path.posix.relative(places.root, file).replace(/\.js$/, ".ts");
    stacks.register(file, {
      describe: (line, column) => `${shown}:${line}:${column}`,
      trace: compiler.takeTrace(data),
    });
  }
  const sideOutputs = [...outputs, ...aliases(outputs, places)];
  if (!result.output) return { ...result, sideOutputs };

  const script = `qk:${encodeURIComponent(cell)}`;
  stacks.register(script, {
    // tslab puts one line before the cell.
    describe: (line) => placeInCell(cell, line - 1),
    trace: compiler.takeTrace(result.output),
  });
  return { ...result, sideOutputs, output: `${result.output}\n//# sourceURL=${script}` };
}
