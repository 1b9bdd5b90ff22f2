import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { sourcePages } from ".";
import { objections } from "./claim";
import { sourcesDocument } from "./document";

describe.each(sourcePages)("the $language page", ({ claims, code }) => {
  test.each(claims)("$id $claim ($verdict)", (claim) => {
    expect(objections(claim)).toEqual([]);
  });

  test("its claims are numbered one by one", () => {
    expect(claims.map(({ id }) => id)).toEqual(claims.map((_, i) => `${code}-${i + 1}`));
  });
});

test("docs/sources.md is what npm run sources writes: the same claims, verdicts and evidence", () => {
  const file = join(__dirname, "..", "..", "docs", "sources.md");
  expect(readFileSync(file, "utf8")).toBe(sourcesDocument(sourcePages));
});
