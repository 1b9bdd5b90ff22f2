/** Why something was not done, in words for the reader. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
