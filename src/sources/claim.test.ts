import { expect, test } from "@jest/globals";
import { also, type Claim, type Evidence, evidenceOf, objections, says, shows } from "./claim";

const claim = (verdict: Claim["verdict"], ...evidence: readonly Evidence[]): Claim => ({
  id: "xx-1",
  claim: "there are two solutions",
  verdict,
  note: "the board is 4×4",
  chapters: [3],
  evidence: () => evidence,
});

test("a claim holds when all that speaks, speaks for the page", () => {
  expect(objections(claim("holds", says("solutions", 2, 2), also("squares", 16)))).toEqual([]);
  expect(objections(claim("holds", says("solutions", 2, 2), says("squares", 8, 16)))).toEqual([
    '"holds", but squares: 16',
  ]);
});

test("a claim does not hold because nothing was found against it", () => {
  expect(objections(claim("holds", also("squares", 16)))).toHaveLength(1);
});

test("a claim fails only when something speaks against the page", () => {
  expect(objections(claim("fails", shows("solutions", 10, false)))).toEqual([]);
  expect(objections(claim("fails", says("solutions", 2, 2)))).toHaveLength(1);
});

test("a claim that holds under a condition has both, and says the condition", () => {
  const both = [says("on 4×4", 2, 2), says("on 5×5", 2, 10)];
  expect(objections(claim("holds if", ...both))).toEqual([]);
  expect(objections({ ...claim("holds if", ...both), note: undefined })).toHaveLength(1);
  expect(objections(claim("holds if", both[0]))).toHaveLength(1);
  expect(objections(claim("holds if", both[1]))).toHaveLength(1);
});

test("lists are compared by their members", () => {
  expect(says("columns", [1, 3], [1, 3]).agrees).toBe(true);
  expect(says("columns", [1, 3], [3, 1]).agrees).toBe(false);
});

test("what cannot be computed names where it was looked up", () => {
  const history: Claim = { ...claim("fails"), evidence: undefined };
  expect(objections(history)).toEqual(["has neither evidence nor references"]);
  expect(objections({ ...history, references: ["A book, page 1"] })).toEqual([]);
});

test("evidence is computed once, however often it is asked for", () => {
  let times = 0;
  const counted = { ...claim("holds"), evidence: () => [also("times", ++times)] };
  evidenceOf(counted);
  expect(evidenceOf(counted)[0].found).toBe(1);
});
