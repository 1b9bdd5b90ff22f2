/** `npm run notebooks`: brings the chapters' texts and notebooks into step, or checks that they are. */
import { join } from "node:path";
import { Command, Option } from "commander";
import { bringIntoStep, pairFindings, stemsOnDisk } from "./pairs";
import { type Side } from "./sync";

const root = join(__dirname, "..", "..");

function check(stems: readonly string[]): boolean {
  const findings = stems.map((stem) => pairFindings(root, stem));
  for (const line of findings.flat()) console.error(line);
  const failed = findings.filter((lines) => lines.length > 0).length;
  console.log(`${stems.length - failed} passed, ${failed} failed`);
  return failed === 0;
}

function sync(stems: readonly string[], from?: Side): boolean {
  const day = new Date().toISOString().replace(/:/g, "-").slice(0, 19);
  const outcomes = stems.map((stem) => bringIntoStep(root, stem, `.kata/saved/${day}`, from));
  for (const { kind, line } of outcomes) {
    if (kind === "trouble") console.error(line);
    else console.log(line);
  }
  return outcomes.every(({ kind }) => kind !== "trouble");
}

const command = new Command("npm run notebooks --")
  .description("Brings notebooks/text/*.ts and notebooks/*.ipynb into step, both ways.")
  .argument("[chapters...]", "numbers or stems, such as 03 or 03-backtracking; all when left out")
  .option("--check", "change nothing; name everything that is not as it should be")
  .addOption(
    new Option("--from <side>", "the side to keep where both have changed").choices([
      "text",
      "notebook",
    ]),
  )
  .action((chapters: readonly string[], options: { check?: boolean; from?: Side }) => {
    const all = stemsOnDisk(root);
    const unknown = chapters.find((name) => !all.some((stem) => stem.startsWith(name)));
    if (unknown) command.error(`there is no chapter ${unknown}: there are ${all.join(", ")}`);
    const stems = all.filter(
      (stem) => chapters.length === 0 || chapters.some((name) => stem.startsWith(name)),
    );
    const isGood = options.check ? check(stems) : sync(stems, options.from);
    process.exitCode = isGood ? 0 : 1;
  });

command.parse();
