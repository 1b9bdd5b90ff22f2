/** For the matchers' own tests. */

/** The message with which `assertion` fails; empty when it holds. */
export function messageOf(assertion: () => void): string {
  try {
    assertion();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
