import { expect, test } from "@jest/globals";
import { type Check, carryOut } from "./finding";

const ok: Check = { name: "ok", findings: () => [] };
const red: Check = { name: "red", findings: () => Promise.resolve(["mend it"]) };
const broken: Check = {
  name: "broken",
  findings: () => {
    throw new Error("no such file");
  },
};

test("every check is reported and counted, a throwing one as failed", async () => {
  const lines: string[] = [];
  const tally = await carryOut([ok, red, broken], 2, ({ name }, findings) => {
    lines.push(`${name}: ${findings.join("; ")}`);
  });
  expect(tally).toEqual({ passed: 1, failed: 2 });
  expect(lines.sort()).toEqual(["broken: broken: no such file", "ok: ", "red: mend it"]);
});

test("no more checks run at a time than asked for", async () => {
  let running = 0;
  let most = 0;
  const slow: Check = {
    name: "slow",
    findings: async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return [];
    },
  };
  await carryOut([slow, slow, slow, slow, slow], 2, () => undefined);
  expect(most).toBe(2);
});
