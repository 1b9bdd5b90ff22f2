/**
 * What TypeScript says of the answer files: do they compile, what do they export, is every function
 * of a stub marked as not written yet?
 */
import { relative } from "node:path";
import ts from "typescript";

/** The answer files, compiled once, as strictly as the course's tsconfig asks. */
export type Answers = {
  /** Type errors in one file. */
  readonly problems: (file: string) => readonly string[];
  /** A file's exports by name, each with its type as TypeScript writes it. */
  readonly exports: (file: string) => ReadonlyMap<string, string>;
  /** The source of each function that a file exports, by name. */
  readonly functions: (file: string) => ReadonlyMap<string, string>;
};

/** Compiles `files` (absolute paths) by `tsconfig` (absolute path). */
export function compileAnswers(tsconfig: string, files: readonly string[]): Answers {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, `${tsconfig}/..`);
  const program = ts.createProgram([...files], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const sourceOf = (file: string) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} was not compiled`);
    return source;
  };
  const exportsOf = (file: string) => {
    const module = checker.getSymbolAtLocation(sourceOf(file));
    return module ? checker.getExportsOfModule(module) : [];
  };
  return {
    problems: (file) =>
      [
        ...program.getSyntacticDiagnostics(sourceOf(file)),
        ...program.getSemanticDiagnostics(sourceOf(file)),
      ].map(describe),
    exports: (file) =>
      new Map(exportsOf(file).map((symbol) => [symbol.name, typeOf(checker, symbol)])),
    functions: (file) =>
      new Map(
        exportsOf(file).flatMap((symbol) => {
          const isFunction = (symbol.flags & ts.SymbolFlags.Function) !== 0;
          return isFunction ? [[symbol.name, symbol.valueDeclaration!.getText()] as const] : [];
        }),
      ),
  };
}

/** How the exports of `solution` differ from those that `stub` promises, a line each. */
export function signatureFindings(
  answers: Answers,
  stub: string,
  solution: string,
): readonly string[] {
  const given = answers.exports(solution);
  return [...answers.exports(stub)].flatMap(([name, type]) => {
    const other = given.get(name);
    if (other === undefined) return [`does not export ${name}, as the stub does: add it`];
    if (other === type) return [];
    return [`exports ${name} as ${other}, and the stub as ${type}: make them equal`];
  });
}

/** What a stub lacks to show a learner where to write, and the judge that nothing is written. */
export function stubFindings(answers: Answers, stub: string): readonly string[] {
  const functions = [...answers.functions(stub)];
  if (functions.length === 0) return ["exports no function: a stub exports one to write"];
  return functions.flatMap(([name, source]) => [
    ...(source.includes("// TODO") ? [] : [`has no "// TODO" in ${name}: say there what to write`]),
    ...(source.includes(`throw new Error("Not implemented: ${name}")`)
      ? []
      : [`does not end ${name} with throw new Error("Not implemented: ${name}")`]),
  ]);
}

function typeOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const isType = (symbol.flags & ts.SymbolFlags.Value) === 0;
  const type = isType
    ? checker.getDeclaredTypeOfSymbol(symbol)
    : checker.getTypeOfSymbolAtLocation(symbol, symbol.valueDeclaration!);
  const flags =
    ts.TypeFormatFlags.NoTruncation |
    ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
    (isType ? ts.TypeFormatFlags.InTypeAlias : 0);
  return checker.typeToString(type, undefined, flags);
}

function describe({ file, start, messageText }: ts.Diagnostic): string {
  const words = ts.flattenDiagnosticMessageText(messageText, " ");
  if (!file || start === undefined) return words;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${relative(process.cwd(), file.fileName)}:${line + 1}:${character + 1} ${words}`;
}
