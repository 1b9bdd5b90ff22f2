/** What is saved, one text after the other: a right answer and a wrong one, never the same twice. */
import fs from "node:fs";
import path from "node:path";
import { courseRoot } from "../../src/judge";
import { CHAPTER } from "./contestant";

const right = path.join("solutions", `${CHAPTER}.ts`);
const wrong = path.join("test", "mistakes", CHAPTER, "only-neighbouring-rows.ts");
const texts = [right, wrong].map((file) =>
  // A mistake lies deeper than a learner's file, whose import line stays as it is.
  fs.readFileSync(path.join(courseRoot, file), "utf8").replace("../../../src/", "../src/"),
);

/** The text of save number `i`. */
export function saved(i: number): string {
  return `${texts[i % texts.length]}\n// save ${i}\n`;
}
