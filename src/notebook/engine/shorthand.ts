/**
 * @file The shorthand `{ name }` in a cell. tslab reads names of earlier cells from an object, but it
 * overlooks them in this one place, so the name would not be found when the cell runs.
 */
import type * as TypeScript from "@tslab/typescript-for-tslab";
import { type Ts } from "./tslab";

/** tslab's file that declares the names of earlier cells. */
const declarations = /__prev__\.d\.ts$/;

/** Rewrites `{ name }` to `{ name: exports.name }` where `name` comes from an earlier cell. */
export function expandShorthand(
  ts: Ts,
  checker: TypeScript.TypeChecker,
): TypeScript.TransformerFactory<TypeScript.SourceFile> {
  const { factory } = ts;
  const isFromEarlierCell = (node: TypeScript.ShorthandPropertyAssignment) =>
    checker
      .getShorthandAssignmentValueSymbol(node)
      ?.declarations?.some((declaration) =>
        declarations.test(declaration.getSourceFile().fileName),
      ) === true;
  return (context) => {
    const visit = (node: TypeScript.Node): TypeScript.Node =>
      ts.isShorthandPropertyAssignment(node) && isFromEarlierCell(node)
        ? factory.createPropertyAssignment(
            node.name.text,
            factory.createPropertyAccessExpression(
              factory.createIdentifier("exports"),
              node.name.text,
            ),
          )
        : ts.visitEachChild(node, visit, context);
    return (file) => ts.visitEachChild(file, visit, context);
  };
}
