/**
 * The stubs as the course ships them. A reset needs them in a clone with or without git, offline,
 * after the learner has changed and committed an exercise; so the course carries a copy, which
 * `npm run stubs` writes and a test compares with `exercises/`.
 */
import stubs from "./stub-texts.json";

const texts: Readonly<Record<string, string>> = stubs;

/** The untouched text of an exercise. */
export function stubOf(stem: string): string {
  const text = texts[stem];
  if (text === undefined) {
    throw new Error(
      `The stub of ${stem} is not in src/kata/stub-texts.json. Write it: npm run stubs`,
    );
  }
  return text;
}
