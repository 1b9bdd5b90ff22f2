import { expect, test } from "@jest/globals";
import { knownCounts } from "./known-counts";
import { countShare } from "./share.cjs";
import { countAlone, countWithWorkers } from "./two-workers";

test("the shares are the whole, into however many it is dealt", () => {
  for (const n of [2, 3, 4, 5, 8, 9]) {
    for (const shares of [1, 2, 3, 100]) {
      const counts = Array.from({ length: shares }, (_, share) => countShare({ n, share, shares }));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(knownCounts[n]);
    }
  }
});

test("two workers count what one thread counts", async () => {
  const together = await countWithWorkers(10, 2);
  expect(together.count).toBe(countAlone(10).count);
  expect(together.count).toBe(724);
  expect(together.counting).toHaveLength(2);
});
