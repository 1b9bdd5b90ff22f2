/**
 * @file tslab's TypeScript, adapted to this course: strict, quick to start, importing as a file of
 * `notebooks/` does, with source maps and whole messages.
 */
import type * as TypeScript from "@tslab/typescript-for-tslab";
import { type FileWatch } from "./file-watch";
import { createImportResolver, isCourseCode, type Places } from "./imports";
import { expandShorthand } from "./shorthand";
import { joinTraces, splitSourceMap, type Trace } from "./traces";
import { type Ts } from "./tslab";

export type Adapted = {
  readonly ts: Partial<Ts>;
  /** The trace of code that the compiler gave out; each can be taken once. */
  readonly takeTrace: (code: string) => Trace;
};

const noTrace: Trace = () => null;

/** What differs from tslab's own TypeScript. */
export function adaptCompiler(ts: Ts, places: Places, watch: FileWatch): Adapted {
  const traces = new Map<string, Trace>();

  // Changes are looked for before each cell instead (see file-watch.ts).
  ts.sys.watchFile = watch.watchFile;
  ts.sys.watchDirectory = () => ({ close: () => undefined });

  const createWatchCompilerHost = (
    files: string[],
    options: TypeScript.CompilerOptions,
    ...rest: [TypeScript.System]
  ) => {
    const host = ts.createWatchCompilerHost(
      files,
      {
        ...options,
        strict: true,
        inlineSourceMap: true,
        // Reading every package under node_modules/@types takes most of stock tslab's start.
        types: ["./src/notebook/engine/globals"],
      },
      ...rest,
    );
    host.resolveModuleNameLiterals = createImportResolver(ts, places);
    // A file may have appeared since the last cell; packages stay as they are.
    host.hasInvalidatedResolutions = (file) => !file.includes("/node_modules/");
    const { createProgram } = host;
    host.createProgram = (...parts) => {
      const program = createProgram(...parts);
      const { emit, getAllDependencies } = program;
      program.emit = (file, write, token, declarationsOnly, transformers) => {
        const checker = program.getProgram().getTypeChecker();
        const before = [expandShorthand(ts, checker), ...(transformers?.before ?? [])];
        return emit(file, write, token, declarationsOnly, { ...transformers, before });
      };
      program.getAllDependencies = (file) =>
        getAllDependencies(file).filter((other) => !isCourseCode(other, places));
      return program;
    };
    return host;
  };

  // tslab's second step, from modules to CommonJS, would lose the first one's source map.
  const transpileModule: Ts["transpileModule"] = (input, options) => {
    const first = splitSourceMap(input);
    const second = ts.transpileModule(first.code, {
      ...options,
      compilerOptions: { ...options.compilerOptions, inlineSourceMap: true },
    });
    const { code, map } = splitSourceMap(second.outputText);
    if (first.map && map) traces.set(code, joinTraces([first.map, map]));
    return { ...second, outputText: code };
  };

  // tslab forgets the file of a message that has several parts.
  const getPreEmitDiagnosticsOfFiles: Ts["getPreEmitDiagnosticsOfFiles"] = (...query) =>
    ts.getPreEmitDiagnosticsOfFiles(...query).map((diagnostic) => ({
      ...diagnostic,
      messageText: ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n"),
    }));

  return {
    ts: {
      createWatchCompilerHost: createWatchCompilerHost as Ts["createWatchCompilerHost"],
      transpileModule,
      getPreEmitDiagnosticsOfFiles,
    },
    takeTrace(code) {
      const trace = traces.get(code) ?? noTrace;
      traces.delete(code);
      return trace;
    },
  };
}
