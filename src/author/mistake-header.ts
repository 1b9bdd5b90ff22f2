export type MistakeHeader = {
  readonly title: string;
  /** The full name of the test that must catch it first. */
  readonly caughtBy: string;
  /** Does it fail in the same words each time, so that the judge can recognise it? */
  readonly hasSignature: boolean;
};

const form =
  /^\/\*\*\n \* Mistake: (\S.*)\n \* Caught by: (\S.*)\n( \* Signature: none, \S.*\n)? \*\/\n/;

/** The header at the start of a mistake's file, or `null` when it has not exactly this form. */
export function readMistakeHeader(source: string): MistakeHeader | null {
  const match = form.exec(source.replace(/\r\n/g, "\n"));
  return match && { title: match[1].trim(), caughtBy: match[2].trim(), hasSignature: !match[3] };
}
