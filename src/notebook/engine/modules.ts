/** @file The names under which tslab's `require`, which only appends `.js`, has to find modules. */
import { posix } from "node:path";
import { type SideOutput } from "tslab/dist/converter";
import { type Places } from "./imports";

/** A module that is another module. */
function alias(file: string, target: string): SideOutput {
  return { path: file, data: `module.exports = require(${JSON.stringify(target)});` };
}

/** A folder's index under the folder's name, and the answers under the name `exercises/`. */
export function aliases(outputs: readonly SideOutput[], { root, answers }: Places): SideOutput[] {
  return outputs.flatMap(({ path: file }) => {
    const folder = posix.dirname(file);
    const name = posix.basename(file, ".js");
    const found: SideOutput[] = [];
    if (name === "index") found.push(alias(`${folder}.js`, `./${posix.basename(folder)}/index`));
    if (answers !== "exercises" && folder === posix.join(root, answers)) {
      const target = posix.relative(posix.join(root, "exercises"), `${folder}/${name}`);
      found.push(alias(posix.join(root, "exercises", `${name}.js`), target));
    }
    return found;
  });
}
