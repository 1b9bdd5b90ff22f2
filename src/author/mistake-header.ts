/** A mistake's title and the full name of the test that must catch it first. */
export type MistakeHeader = { readonly title: string; readonly caughtBy: string };

const form = /^\/\*\*\n \* Mistake: (\S.*)\n \* Caught by: (\S.*)\n \*\/\n/;

/** The header at the start of a mistake's file, or `null` when it has not exactly this form. */
export function readMistakeHeader(source: string): MistakeHeader | null {
  const match = form.exec(source.replace(/\r\n/g, "\n"));
  return match && { title: match[1].trim(), caughtBy: match[2].trim() };
}
