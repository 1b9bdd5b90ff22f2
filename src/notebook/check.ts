import { failureLine } from "./attempt";
import { findHost, type Host } from "./host";
import { replaceable, show } from "./show";
import { verdictPicture } from "./verdict-picture";

/** Judges your answer to a chapter, named by its number or stem, and shows the verdict. */
export async function check(chapter: string): Promise<void> {
  const host = findHost();
  if (!host) {
    show(`The judge is not at hand here. In a terminal: npm run kata -- check ${chapter}`);
    return;
  }
  const started = Date.now();
  const progress = () =>
    `Judging chapter ${chapter} … ${Math.round((Date.now() - started) / 1000)} s`;
  const replace = replaceable(progress());
  const ticking = setInterval(() => replace(progress()), 1000);
  const verdict = await verdictOf(host, chapter);
  clearInterval(ticking);
  replace(verdict);
}

/** Never throws: a cell that fails would stop the cells below it. */
async function verdictOf(host: Host, chapter: string) {
  try {
    return verdictPicture(await host.judge(chapter));
  } catch (error) {
    return [
      `There is no verdict on chapter ${chapter}: the judge itself failed.`,
      failureLine(error),
      `Run this cell again, or in a terminal: npm run kata -- check ${chapter}`,
    ].join("\n");
  }
}
