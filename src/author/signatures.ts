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
  /** The source of each function that a file exports, by name; methods are named `Class.method`. */
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
    functions: (file) => new Map(exportsOf(file).flatMap(functionsOf)),
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

/** The functions that an export is or, for a class, has: `Scan` stands for its constructor. */
function functionsOf({ name, valueDeclaration }: ts.Symbol): (readonly [string, string])[] {
  if (!valueDeclaration) return [];
  if (ts.isFunctionDeclaration(valueDeclaration)) return [[name, valueDeclaration.getText()]];
  if (!ts.isClassDeclaration(valueDeclaration)) return [];
  return valueDeclaration.members.flatMap((member) => {
    if (ts.isConstructorDeclaration(member)) return [[name, member.getText()] as const];
    if (!ts.isMethodDeclaration(member)) return [];
    return [[`${name}.${member.name.getText()}`, member.getText()] as const];
  });
}

function typeOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  if (symbol.flags & ts.SymbolFlags.Class) return classType(checker, symbol);
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

/** How a class looks from outside: what it is made from, and its public members. */
function classType(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const makers = checker
    .getTypeOfSymbolAtLocation(symbol, symbol.valueDeclaration!)
    .getConstructSignatures()
    .map((signature) => `new ${checker.signatureToString(signature)}`);
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  const members = checker
    .getDeclaredTypeOfSymbol(symbol)
    .getProperties()
    .map((member) => ({ name: member.name, member, declaration: member.valueDeclaration! }))
    .filter(({ declaration }) => !(ts.getCombinedModifierFlags(declaration) & hidden))
    .filter(({ declaration }) => !ts.isPrivateIdentifier(ts.getNameOfDeclaration(declaration)!))
    .map(({ name, member, declaration }) => {
      const type = checker.getTypeOfSymbolAtLocation(member, declaration);
      return `${name}: ${checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)}`;
    })
    .sort();
  return `class { ${[...makers, ...members].join("; ")} }`;
}

function describe({ file, start, messageText }: ts.Diagnostic): string {
  const words = ts.flattenDiagnosticMessageText(messageText, " ");
  if (!file || start === undefined) return words;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${relative(process.cwd(), file.fileName)}:${line + 1}:${character + 1} ${words}`;
}
