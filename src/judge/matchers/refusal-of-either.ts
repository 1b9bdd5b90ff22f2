/** The matcher for arguments that do not fit together: either may be blamed. */
import { type Call } from "../suite";
import { matcher, type Problem } from "./problem";
import { refusal } from "./refusal";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** Throws a `RangeError` whose message has the name of at least one of these arguments. */
    toRefuseEither(one: string, other: string): R;
  }
}

function refusalOfEither(call: Call, one: string, other: string): Problem | null {
  const problem = refusal(call);
  if (problem !== null) {
    const ask = `Do ${one} and ${other} fit together? Check that first: throw new RangeError(\`${one} must be …\`)`;
    return { ...problem, ask };
  }
  return refusal(call, one) && refusal(call, other);
}

export const refusalOfEitherMatchers = {
  toRefuseEither: matcher("toRefuseEither", refusalOfEither),
};
