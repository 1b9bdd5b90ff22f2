/** Every way in which an answer could end its process, or start another, throws. */
import { FORBIDDEN } from "./failure";

const EXITS = ["exit", "reallyExit", "abort", "kill"] as const;
const STARTERS = /^(?:node:)?(?:child_process|cluster|worker_threads)$/;

/** Makes the exits of a sandbox throw, and remembers it in case the throw is swallowed. */
export function forbidExits(sandbox: NodeJS.Process, remember: (error: Error) => void): void {
  for (const name of EXITS) {
    const value = (code?: unknown): never => {
      const call = `process.${name}(${code === undefined ? "" : String(code)})`;
      const error = forbidden(
        `your code called ${call}. Return a value instead: the tests must go on.`,
      );
      remember(error);
      throw error;
    };
    Object.defineProperty(sandbox, name, { value, configurable: true, writable: true });
  }
  // The judge's own line of messages is not the answer's business.
  for (const name of ["send", "disconnect"]) Reflect.set(sandbox, name, undefined);
}

/** Throws when `module` could start what nobody would end. */
export function forbidStarters(module: string): void {
  if (!STARTERS.test(module)) return;
  throw forbidden(
    `your code imports ${module}. No exercise starts another program or thread: leave it out.`,
  );
}

function forbidden(message: string): Error {
  const error = new Error(message);
  error.name = FORBIDDEN;
  return error;
}
