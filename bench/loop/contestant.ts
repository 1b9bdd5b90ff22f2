/** Who is measured, from the save of an answer to its verdict. */
export type Contestant = {
  readonly name: string;
  /** Saves this text, and resolves when the verdict of it is there; gives the milliseconds between. */
  save(text: string): Promise<number>;
  close(): Promise<void>;
};

/** The chapter that all of them judge. */
export const CHAPTER = "03-backtracking";
