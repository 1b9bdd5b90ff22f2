/* eslint-disable no-var -- a global is declared by `var` */
/**
 * What a cell may use without an import. The full types of Node take longer to read than everything
 * else together; they are read when a cell imports a `node:` module.
 */

interface Console {
  assert(condition?: unknown, ...data: unknown[]): void;
  count(label?: string): void;
  countReset(label?: string): void;
  debug(...data: unknown[]): void;
  dir(item?: unknown, options?: object): void;
  error(...data: unknown[]): void;
  group(...data: unknown[]): void;
  groupEnd(): void;
  info(...data: unknown[]): void;
  log(...data: unknown[]): void;
  table(data?: unknown, columns?: readonly string[]): void;
  time(label?: string): void;
  timeEnd(label?: string): void;
  timeLog(label?: string, ...data: unknown[]): void;
  trace(...data: unknown[]): void;
  warn(...data: unknown[]): void;
}
declare var console: Console;

interface Performance {
  now(): number;
}
declare var performance: Performance;

declare namespace NodeJS {
  interface Timeout {
    ref(): this;
    unref(): this;
  }
}
declare function setTimeout(
  callback: (nothing: undefined) => void,
  milliseconds?: number,
): NodeJS.Timeout;
declare function clearTimeout(timeout: NodeJS.Timeout | undefined): void;
declare function setInterval(
  callback: (nothing: undefined) => void,
  milliseconds?: number,
): NodeJS.Timeout;
declare function clearInterval(timeout: NodeJS.Timeout | undefined): void;
declare function queueMicrotask(callback: () => void): void;
declare function structuredClone<T>(value: T): T;
