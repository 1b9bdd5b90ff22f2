/** Synchronous code under a time limit, which V8 enforces: no `catch` of that code can swallow it. */
import { types } from "node:util";
import vm from "node:vm";

const CODE = "ERR_SCRIPT_EXECUTION_TIMEOUT";
const script = new vm.Script("run()", { filename: "time-limit" });
const context = vm.createContext({ run: undefined as unknown });

/** What `within` gives when the time was up. */
export const STOPPED = Symbol("stopped at the time limit");

/** Runs `run` for at most `ms` milliseconds; gives what it gives, or `STOPPED`. */
export function within<T>(ms: number, run: () => T): T | typeof STOPPED {
  const outer = context.run;
  context.run = run;
  try {
    return script.runInContext(context, { timeout: ms, displayErrors: false }) as T;
  } catch (error) {
    if (isTimeOut(error)) return STOPPED;
    throw error;
  } finally {
    context.run = outer;
  }
}

function isTimeOut(error: unknown): boolean {
  // The error belongs to the script's own realm, where `instanceof` is of no use.
  // What an answer throws may be a proxy, of which reading anything may throw.
  return types.isNativeError(error) && Reflect.get(error, "code") === CODE;
}
