/** Has somebody begun to solve the exercises of this clone? */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The stems whose exercise is no longer a stub in each of its functions. */
export function startedExercises(root: string, stems: readonly string[]): readonly string[] {
  return stems.filter((stem) => {
    const file = join(root, "exercises", `${stem}.ts`);
    return existsSync(file) && isStarted(readFileSync(file, "utf8"));
  });
}

function isStarted(source: string): boolean {
  return namesToWrite(source).some((name) => !source.includes(`Not implemented: ${name}"`));
}

/** The exported functions, and of the exported classes the constructors, as `Class`, and methods. */
function namesToWrite(source: string): readonly string[] {
  const functions = [...source.matchAll(/^export (?:async )?function\*? ?(\w+)/gm)];
  const classes = [...source.matchAll(/^export class (\w+)[^]*?^}/gm)];
  const methods = classes.flatMap(([body, className]) =>
    [...body.matchAll(/^ {2}(?:(?:private|protected|async) )*\*?(\w+)\(/gm)].map(([, method]) =>
      method === "constructor" ? className : `${className}.${method}`,
    ),
  );
  return [...functions.map(([, name]) => name), ...methods];
}
