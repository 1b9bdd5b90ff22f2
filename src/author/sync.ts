/**
 * Which side of a chapter is the newer one, its text or its notebook? File times lie after a clone,
 * so the notebook remembers the hash of the text with which it was last in step.
 */

/** What is known of one chapter's two sides; a hash is null where the file does not exist. */
export type Sides = {
  readonly text: string | null;
  readonly notebook: string | null;
  readonly agreed: string | null;
};

export type Side = "text" | "notebook";

/** The side to take, `in-step` where there is nothing to choose, or `both-changed`. */
export type Decision = Side | "in-step" | "both-changed";

/** Decides by what has changed since both sides agreed; `from` settles what this cannot. */
export function decide({ text, notebook, agreed }: Sides, from?: Side): Decision {
  if (text === notebook) return "in-step";
  if (notebook === null) return "text";
  if (text === null) return "notebook";
  if (from) return from;
  if (notebook === agreed) return "text";
  if (text === agreed) return "notebook";
  return "both-changed";
}
