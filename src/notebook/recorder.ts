import { type Picture } from "../board/types";
import { type Verdict } from "../judge/verdict";
import { type Host } from "./host";

/** A host for tests: `shown` holds what each cell output shows last, `history` all of it in order. */
export function recorder(judge: (chapter: string) => Promise<Verdict>) {
  const shown: Picture[] = [];
  const history: Picture[] = [];
  const host: Host = {
    judge,
    show(picture) {
      const place = shown.push(picture) - 1;
      history.push(picture);
      return (next) => {
        shown[place] = next;
        history.push(next);
      };
    },
  };
  return { host, shown, history };
}
