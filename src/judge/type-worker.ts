/** The thread that checks types, so that the tests need not wait for it. */
import { parentPort } from "node:worker_threads";
import { courseRoot } from "./chapter";
import { createTypeChecker } from "./type-program";

/** A question to the thread. */
export type TypeQuestion = { readonly id: number; readonly stem: string; readonly answer: string };

const check = createTypeChecker(courseRoot);

parentPort?.on("message", ({ id, stem, answer }: TypeQuestion) => {
  parentPort?.postMessage({ id, problems: check(stem, answer) });
});
