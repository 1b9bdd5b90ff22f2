/** Why something was not done, in words for the reader. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** Did the system refuse: a full disk, a folder that may not be written? Its message says which. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return (error as NodeJS.ErrnoException | null)?.syscall !== undefined;
}
