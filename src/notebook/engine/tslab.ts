/**
 * @file tslab's converter and executor, with a TypeScript that was adapted to this course.
 *
 * tslab asks for its compiler by name, so the adapted one has to lie in Node's module cache before
 * tslab is loaded. Nothing in `node_modules` is changed.
 */
import { createRequire } from "node:module";
import type * as TypeScript from "@tslab/typescript-for-tslab";
import type * as ConverterModule from "tslab/dist/converter";
import type * as ExecutorModule from "tslab/dist/executor";
import type * as InspectModule from "tslab/dist/inspect";

export type Ts = typeof TypeScript;
export type Tslab = Pick<typeof ConverterModule, "createConverter" | "isCompleteCode"> &
  Pick<typeof ExecutorModule, "createExecutor"> &
  Pick<typeof InspectModule, "printQuickInfo">;

const requireFromTslab = createRequire(require.resolve("tslab"));

/** Loads tslab on top of `adapt(its TypeScript)`. One process can do so once. */
export function loadTslab(adapt: (ts: Ts) => Partial<Ts>): Tslab {
  const id = requireFromTslab.resolve("@tslab/typescript-for-tslab");
  const ts = requireFromTslab(id) as Ts;
  require.cache[id]!.exports = { ...ts, ...adapt(ts) };
  const { createConverter, isCompleteCode } = requireFromTslab(
    "./converter",
  ) as typeof ConverterModule;
  const { createExecutor } = requireFromTslab("./executor") as typeof ExecutorModule;
  const { printQuickInfo } = requireFromTslab("./inspect") as typeof InspectModule;
  return { printQuickInfo, createConverter, isCompleteCode, createExecutor };
}
