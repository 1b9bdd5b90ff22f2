import { stripVTControlCharacters } from "node:util";
import { expect, test } from "@jest/globals";
import { type TestVerdict, type Verdict } from "../judge/verdict";
import { inkOf, plainInk } from "./ink";
import { verdictText, type VerdictView } from "./verdict-text";

const view: VerdictView = {
  title: "Backtracking",
  file: "exercises/03-backtracking.ts",
  command: "npm run kata -- check 03",
  width: 60,
  ink: plainInk,
};

function verdict(status: Verdict["status"], tests: readonly TestVerdict[], more = {}): Verdict {
  return {
    chapter: "03-backtracking",
    status,
    passed: tests.filter((test) => test.status === "passed").length,
    total: tests.length,
    tests,
    mistake: null,
    typeErrors: [],
    printed: "",
    durationMs: 1,
    ...more,
  };
}

const green: TestVerdict = { name: "a", status: "passed", message: "" };

const red: TestVerdict = {
  name: "finds a peaceful placement on the 4×4 board",
  status: "failed",
  message:
    "firstSolution(4) came back with [0, 2, 0, 3]. The queens on a4 and a2 attack each other along their column.\n\n" +
    "4 | ! . . .\n3 | . . Q .\n2 | ! . . .\n1 | . . . Q\n  +--------\n  | a b c d\n\n" +
    "When the second of them was placed, which comparison should have noticed?",
};

test("a pass is one line", () => {
  expect(verdictText(verdict("passed", [green, green]), view)).toBe(
    "03 Backtracking: all 2 tests pass",
  );
});

test("after a pass stands what comes next, where it is told", () => {
  const afterGreen = "Next: read on.";
  expect(verdictText(verdict("passed", [green, green]), { ...view, afterGreen })).toBe(
    "03 Backtracking: all 2 tests pass\n\nNext: read on.",
  );
  expect(verdictText(verdict("failed", [red]), { ...view, afterGreen })).not.toContain("read on");
});

test("a file that is not there is to be written, not changed", () => {
  const message = "There is no file 03-backtracking.ts in the folder of answers.";
  const gone: TestVerdict = { name: "a", status: "not-run", message };
  expect(verdictText(verdict("broken", [gone]), { ...view, command: null })).toContain(
    "Next: write exercises/03-backtracking.ts and save it.",
  );
});

test("of a file that cannot be read, what the type check found comes first", () => {
  const unrun: TestVerdict = { name: "a", status: "not-run", message: "It is not closed (line 9)" };
  const error = { file: "03-backtracking.ts", line: 80, column: 1, message: "'}' expected." };
  const text = verdictText(verdict("broken", [unrun], { typeErrors: [error] }), view);
  expect(text).toContain(
    "cannot be loaded\n\nTypes\n  exercises/03-backtracking.ts:80:1 '}' expected.\n\nIt is not closed",
  );
});

test("a stub is one friendly sentence with the file and the function", () => {
  const waiting: TestVerdict = {
    name: "b",
    status: "not-started",
    message: "firstSolution is not started yet.",
  };
  expect(verdictText(verdict("not-started", [waiting, waiting]), view)).toBe(
    "03 Backtracking is not started yet. Open\nexercises/03-backtracking.ts and write firstSolution.",
  );
  expect(verdictText(verdict("not-started", [green, waiting]), view)).toContain(
    "03 Backtracking: 1 of 2 tests pass\n\n… b\n\n  firstSolution is not started yet.",
  );
});

test("the first failing test is told in full, the rest is counted", () => {
  const alike = { ...red, name: "finds one on the 5×5 board" };
  const other: TestVerdict = { name: "d", status: "failed", message: "allSolutions(1) is wrong." };
  expect(verdictText(verdict("failed", [green, red, alike, other]), view)).toBe(
    [
      "03 Backtracking: 1 of 4 tests pass",
      "",
      "✗ finds a peaceful placement on the 4×4 board",
      "",
      "  firstSolution(4) came back with [0, 2, 0, 3]. The queens",
      "  on a4 and a2 attack each other along their column.",
      "",
      "  4 | ! . . .",
      "  3 | . . Q .",
      "  2 | ! . . .",
      "  1 | . . . Q",
      "    +--------",
      "    | a b c d",
      "",
      "  When the second of them was placed, which comparison",
      "  should have noticed?",
      "",
      "  1 more test fails for the same reason.",
      "",
      "1 other test fails.",
      "",
      "Next: change exercises/03-backtracking.ts, save it, and",
      "check again:",
      "  npm run kata -- check 03",
    ].join("\n"),
  );
});

test("a file that cannot be loaded is told once, without the name of a test", () => {
  const message = "03-backtracking.ts cannot be read as TypeScript: Expression expected (line 2)";
  const unrun: TestVerdict = { name: "a", status: "not-run", message };
  const text = verdictText(verdict("broken", [unrun, { ...unrun, name: "b" }]), view);
  expect(text).toContain(
    "03 Backtracking: the file cannot be loaded\n\n03-backtracking.ts cannot be",
  );
  expect(text).not.toContain("✗");
});

test("type errors stand with their place, five of them at most", () => {
  const error = { file: "03-backtracking.ts", line: 3, column: 7, message: "Not a number.\nMore." };
  const text = verdictText(
    verdict("type-error", [green], { typeErrors: Array(7).fill(error) }),
    view,
  );
  expect(text).toContain("all 1 tests pass, with 7 type errors");
  expect(text).toContain("Types\n  exercises/03-backtracking.ts:3:7 Not a number.\n");
  expect(text).toContain("\n  and 2 more");
  expect(text).toContain("mend the types in");
});

test("what the answer printed is shown, ten lines of it", () => {
  const printed = Array.from({ length: 14 }, (_, i) => `line ${i}`).join("\n");
  const text = verdictText(verdict("passed", [green], { printed }), view);
  expect(text).toContain("Printed\n  | line 0\n");
  expect(text).toContain("  | line 9\n  | (and 4 more lines)");
});

test("a known mistake is asked about", () => {
  const mistake = { id: "one-diagonal", title: "Diagonals are forgotten." };
  expect(verdictText(verdict("failed", [red], { mistake }), view)).toContain(
    "Does this look like it? Diagonals are forgotten.",
  );
});

test("colours change nothing but the colours, and no line is wider than asked", () => {
  const plain = verdictText(verdict("failed", [green, red]), view);
  const coloured = verdictText(verdict("failed", [green, red]), {
    ...view,
    ink: inkOf({ colour: true, links: true }),
  });
  expect(coloured).not.toBe(plain);
  expect(stripVTControlCharacters(coloured)).toBe(plain);
  expect(Math.max(...plain.split("\n").map((line) => line.length))).toBeLessThanOrEqual(60);
});

test("where saving is enough, no command is told", () => {
  expect(verdictText(verdict("failed", [red]), { ...view, command: null })).toMatch(
    /Next: change exercises\/03-backtracking.ts and save it\.$/,
  );
});

test("what an answer made can do nothing to the terminal", () => {
  const text = verdictText(
    verdict("failed", [{ ...red, message: "f(1) gave \x1b[2J." }], { printed: "\x1b[1A\x07" }),
    view,
  );
  // eslint-disable-next-line no-control-regex -- control characters are what it is about
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
});

test("where a run was stopped is told below the first failing test", () => {
  const message = "firstSolution(6) was still running and was stopped. It is here:\n\n5 | while";
  const loop: TestVerdict = { name: "six queens", status: "timed-out", message };
  const text = verdictText(verdict("timed-out", [red, loop]), view).replace(/\s+/g, " ");
  expect(text).toContain("came back with [0, 2, 0, 3]");
  expect(text).toContain(
    "stopped “six queens”: firstSolution(6) was still running and was stopped. 1 other",
  );
  expect(verdictText(verdict("timed-out", [loop]), view)).not.toContain("Later");
});
