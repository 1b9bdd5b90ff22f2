/**
 * The types of one answer file, checked as if it stood in exercises/: same options, same imports.
 *
 * The file is laid over the course's folder in memory. Everything else is read once and kept, so a
 * second check in the same process costs a fraction of the first.
 */
import fs from "node:fs";
import path from "node:path";
import ts from "typescript";
import { type TypeProblem } from "./verdict";

/** Gives the type errors of the file `answer` as the exercise `stem`. */
export type TypeChecker = (stem: string, answer: string) => readonly TypeProblem[];

/** A checker for the course in `root`. */
export function createTypeChecker(root: string): TypeChecker {
  const options = readOptions(root);
  const host = ts.createCompilerHost(options);
  const kept = new Map<string, ts.SourceFile | undefined>();
  const boards = path.join(root, "src", "board", "index.ts");
  // Without it, every check would look for the package.json of every file again.
  const packages = ts.createModuleResolutionCache(root, (file) => file, options);
  let previous: ts.Program | undefined;

  return (stem, answer) => {
    const place = path.join(root, "exercises", `${stem}.ts`);
    const text = fs.readFileSync(answer, "utf8");
    const overlay = ts.createSourceFile(place, text, { languageVersion: ts.ScriptTarget.ES2022 });
    const isPlace = (file: string) => path.resolve(file) === place;
    const program = ts.createProgram({
      rootNames: [place],
      options,
      oldProgram: previous,
      host: {
        ...host,
        getModuleResolutionCache: () => packages,
        fileExists: (file) => isPlace(file) || host.fileExists(file),
        readFile: (file) => (isPlace(file) ? text : host.readFile(file)),
        getSourceFile: (file, language) => {
          if (isPlace(file)) return overlay;
          if (!kept.has(file)) kept.set(file, host.getSourceFile(file, language));
          return kept.get(file);
        },
        resolveModuleNameLiterals: (literals, from, redirected, compilerOptions, source) =>
          literals.map((literal) => ({
            resolvedModule: /^(?:\.\.\/)+src\/board(?:\/index)?$/.test(literal.text)
              ? { resolvedFileName: boards, extension: ts.Extension.Ts }
              : ts.resolveModuleName(
                  literal.text,
                  from,
                  compilerOptions,
                  host,
                  undefined,
                  redirected,
                  ts.getModeForUsageLocation(source, literal, compilerOptions),
                ).resolvedModule,
          })),
      },
    });
    previous = program;
    // What cannot be read has no types: errors about them would only hide the one that counts.
    const unreadable = program.getSyntacticDiagnostics(overlay);
    const problems = unreadable.length > 0 ? unreadable : program.getSemanticDiagnostics(overlay);
    return problems.map((problem) => problemOf(problem, path.basename(answer)));
  };
}

function readOptions(root: string): ts.CompilerOptions {
  const file = path.join(root, "tsconfig.json");
  const { config, error } = ts.readConfigFile(file, (name) => ts.sys.readFile(name));
  if (error !== undefined)
    throw new Error(ts.flattenDiagnosticMessageText(error.messageText, "\n"));
  return ts.convertCompilerOptionsFromJson(
    (config as { compilerOptions: unknown }).compilerOptions,
    root,
    file,
  ).options;
}

function problemOf({ file, start, messageText }: ts.Diagnostic, name: string): TypeProblem {
  const { line, character } = file?.getLineAndCharacterOfPosition(start ?? 0) ?? {
    line: 0,
    character: 0,
  };
  const message = ts.flattenDiagnosticMessageText(messageText, "\n");
  return { file: name, line: line + 1, column: character + 1, message };
}
