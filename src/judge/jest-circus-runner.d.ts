/** jest-circus ships no types for its runner, the default jest `testRunner`. */
declare module "jest-circus/runner" {
  export default function run(...args: readonly unknown[]): Promise<unknown>;
}
