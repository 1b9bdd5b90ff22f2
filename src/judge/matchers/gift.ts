/** The matcher for small promised values: booleans, numbers, short lists. */
import { type Call } from "../suite";
import { named } from "../words";
import { matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /**
     * Gives `value`, compared deeply. A failure tells `rule` when there is one; without it, it tells
     * the value itself, so leave the rule out only where the value is no secret.
     */
    toGive(value: unknown, rule?: string): R;
  }
}

function gift(call: Call, value: unknown, rule?: string): Problem | null {
  const came = call.value;
  if (sameValue(came, value)) return null;
  const opening = `${call.text} came back with ${named(came)}`;
  return {
    what: rule === undefined ? `${opening}; it should be ${named(value)}.` : `${opening}. ${rule}`,
  };
}

/** Deeply equal, as a reader would say: -0 is 0, NaN is NaN, a hole in an array is no value. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  if (ArrayBuffer.isView(a) !== ArrayBuffer.isView(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        key in b && sameValue(Reflect.get(a, key) as unknown, Reflect.get(b, key) as unknown),
    )
  );
}

export const giftMatchers = { toGive: matcher("toGive", gift) };
