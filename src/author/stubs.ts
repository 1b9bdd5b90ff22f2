/** `npm run stubs`: keeps the text of every untouched exercise for `npm run kata -- reset`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chapters } from "../../course";
import { startedExercises } from "./started-exercises";

const root = join(__dirname, "..", "..");
const stems = chapters.filter(({ hints }) => hints !== null).map(({ stem }) => stem);
const started = startedExercises(root, stems);

if (started.length > 0) {
  console.error(`exercises/${started[0]}.ts is no longer a stub; nothing was written.`);
  process.exitCode = 1;
} else {
  const texts = stems.map((stem) => [
    stem,
    readFileSync(join(root, "exercises", `${stem}.ts`), "utf8"),
  ]);
  const stubs = Object.fromEntries(
    texts.map(([stem, text]) => [stem, text.replace(/\r\n/g, "\n")]),
  );
  writeFileSync(
    join(root, "src", "kata", "stub-texts.json"),
    `${JSON.stringify(stubs, null, 2)}\n`,
  );
  console.log(`src/kata/stub-texts.json holds ${stems.length} stubs.`);
}
