/** What is remembered lies in the judge's room, because a notebook writes there as well. */
export * from "../judge/memory";
