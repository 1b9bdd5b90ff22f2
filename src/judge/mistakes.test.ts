import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import {
  catalogueFile,
  type KnownMistakes,
  readCatalogue,
  recognise,
  writeCatalogue,
} from "./mistakes";
import { agreeInTime, type Failed, signatureOf, suiteHash } from "./signature";
import { type TestVerdict } from "./verdict";

const CLASH = "firstSolution(6) came back with [0, 1]. The queens on a6 and b5 attack each other.";
const OTHER = "firstSolution(6) came back with [0, 0]. The queens on a6 and a5 attack each other.";
const NOTHING = "firstSolution(4) came back with null, which says that there is no placement.";

type Told = string | TestVerdict["status"];

/** A run of a suite in which each test came to this end; other texts are the words of a failure. */
function run(status: Failed["status"], ...told: readonly Told[]): Failed {
  const states: readonly string[] = ["passed", "not-started", "not-run", "timed-out"];
  const tests = told.map((end, i): TestVerdict => {
    const isState = states.includes(end);
    return {
      name: `test ${i}`,
      status: isState ? (end as TestVerdict["status"]) : "failed",
      message: isState ? "" : end,
    };
  });
  return { status, tests };
}

function catalogue(...runs: readonly Failed[]): KnownMistakes {
  return {
    suite: suiteHash(runs[0].tests),
    mistakes: runs.map((failed, i) => ({
      id: `mistake-${i}`,
      title: `Mistake ${i}.`,
      signature: signatureOf(failed),
    })),
  };
}

const clashing = run("failed", "passed", CLASH, CLASH);
const first = { id: "mistake-0", title: "Mistake 0." };

describe("a run is recognised", () => {
  test("when it fails the same tests in the same words as one known mistake", () => {
    const known = catalogue(clashing, run("failed", "passed", CLASH, "passed"));
    expect(recognise(clashing, known)).toEqual(first);
  });

  test("whatever the answer's own lines and names are", () => {
    const at = (line: string) => `${CLASH}\n\n  03-x.ts:${line}`;
    expect(
      recognise(run("failed", at("7  push(col);")), catalogue(run("failed", at("9  go(1);")))),
    ).toEqual(first);
  });

  test("when a part of the exercise is not started yet", () => {
    expect(recognise(run("failed", "passed", CLASH, "not-started"), catalogue(clashing))).toEqual(
      first,
    );
  });
});

describe("a run is not recognised", () => {
  const cases: readonly (readonly [string, Failed, KnownMistakes])[] = [
    ["it says something else", run("failed", "passed", OTHER, OTHER), catalogue(clashing)],
    ["one more test fails", run("failed", CLASH, CLASH, CLASH), catalogue(clashing)],
    ["one test less fails", run("failed", "passed", CLASH, "passed"), catalogue(clashing)],
    ["two known mistakes fail alike", clashing, catalogue(clashing, clashing)],
    [
      "it tells only that nothing came back",
      run("failed", NOTHING, "passed"),
      catalogue(run("failed", NOTHING, "passed")),
    ],
    [
      "it was stopped and tells nothing else",
      run("timed-out", "timed-out", "not-run"),
      catalogue(run("timed-out", "timed-out", "not-run")),
    ],
    ["nothing is started", run("not-started", "not-started"), catalogue(run("failed", CLASH))],
    ["the suite has changed", clashing, { ...catalogue(clashing), suite: "other" }],
    ["the chapter has no known mistake", clashing, { ...catalogue(clashing), mistakes: [] }],
  ];

  test.each(cases)("when %s", (_, failed, known) => {
    expect(recognise(failed, known)).toBeNull();
  });
});

test("running out of memory and out of time leave the same signature", () => {
  const crashed = run("crashed", CLASH, "Your code used up the memory here", "not-run");
  const late = run("timed-out", CLASH, "timed-out", "not-run");
  expect(signatureOf(crashed)).toEqual(signatureOf(late));
});

test("what was stopped once and let through once may be the same answer", () => {
  const at = (...told: readonly Told[]) => signatureOf(run("failed", ...told));
  expect(agreeInTime(at(CLASH, "timed-out"), at(CLASH, OTHER))).toBe(true);
  expect(agreeInTime(at(CLASH, "timed-out"), at(CLASH, "passed"))).toBe(true);
  expect(agreeInTime(at(CLASH, "timed-out"), at(OTHER, "timed-out"))).toBe(false);
  expect(agreeInTime(at(CLASH), at("passed"))).toBe(false);
});

test("a catalogue comes back from its file as it was", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "catalogue-"));
  const known = catalogue(clashing, run("failed", NOTHING, CLASH, "not-run"));
  expect(readCatalogue(root, "03-x")).toBeNull();
  fs.mkdirSync(path.join(root, "test", "mistakes", "03-x"), { recursive: true });
  fs.writeFileSync(path.join(root, catalogueFile("03-x")), writeCatalogue(known));
  expect(readCatalogue(root, "03-x")).toEqual(known);
  fs.rmSync(root, { recursive: true });
});
