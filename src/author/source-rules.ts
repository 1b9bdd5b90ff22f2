/** Rules that a single source file keeps or breaks by its text alone. */
import ts from "typescript";

/** Imports that would show a learner the answer. */
export function solutionImports(source: string): readonly string[] {
  const { importedFiles } = ts.preProcessFile(source, true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.split("/").includes("solutions"))
    .map(({ fileName }) => `imports "${fileName}": learners' files never import a solution`);
}

const suiteWords = ["test", "it", "describe"];
const silencers = ["only", "skip", "todo", "failing"];
const shortSilencers = ["fit", "fdescribe", "xit", "xtest", "xdescribe"];

/** Tests that are left out, or that leave the others out. */
export function silencedTests(source: string): readonly string[] {
  const file = ts.createSourceFile("suite.test.ts", source, ts.ScriptTarget.ES2022, true);
  const findings: string[] = [];
  const visit = (node: ts.Node): void => {
    const isSilenced =
      (ts.isPropertyAccessExpression(node) &&
        silencers.includes(node.name.text) &&
        suiteWords.includes(node.expression.getText(file).split(".")[0])) ||
      (ts.isCallExpression(node) && shortSilencers.includes(node.expression.getText(file)));
    if (isSilenced) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      const words = ts.isCallExpression(node) ? node.expression : node;
      findings.push(`line ${line + 1} has ${words.getText(file)}: every test of a suite counts`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return findings;
}
