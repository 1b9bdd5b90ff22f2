import { findHost } from "./host";
import { replaceable, show, textPicture } from "./show";
import { verdictPicture } from "./verdict-picture";

/** Judges your answer to a chapter, named by its number, and shows the verdict. */
export async function check(chapter: string): Promise<void> {
  const host = findHost();
  if (!host) {
    show(`There is no judge here. In a terminal: npm run kata -- check ${chapter}`);
    return;
  }
  const replace = replaceable(`Judging chapter ${chapter} …`);
  try {
    replace(verdictPicture(await host.judge(chapter)));
  } catch (error) {
    replace(textPicture(`The judge itself failed: ${String(error)}`));
  }
}
