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
  const names = [...source.matchAll(/^export (?:async )?function\*? ?(\w+)/gm)];
  return names.some(([, name]) => !source.includes(`Not implemented: ${name}`));
}
