import { describe, expect, test } from "@jest/globals";
import { compactBoard, queensDrawing } from "../board";
import { type TestVerdict, type Verdict, type VerdictStatus } from "../judge/verdict";
import { verdictPicture } from "./verdict-picture";

const board = compactBoard(queensDrawing([0, 1], 4, { attacks: true }));

const tests: readonly TestVerdict[] = [
  { name: "queens › finds one on 1×1", status: "passed", message: "" },
  { name: "gives all of them", status: "not-started", message: "Not implemented: allSolutions" },
  {
    name: "finds one on 4×4",
    status: "failed",
    message: `firstSolution(4) gave [0, 1]\n\n${board}\n\nDo a4 and b3 share a diagonal?`,
  },
  { name: "finds none on 3×3", status: "failed", message: "second message" },
];

const verdict: Verdict = {
  chapter: "03-backtracking",
  status: "failed",
  passed: 1,
  total: 4,
  tests,
  mistake: null,
  typeErrors: [],
  printed: "",
  durationMs: 234,
};

const both = (picture: { html: string; text: string }) => [picture.html, picture.text];

describe("a red verdict", () => {
  test("begins with what it comes to", () => {
    expect(verdictPicture(verdict).text.split("\n")[0]).toBe(
      "✗ 1 of 4 tests pass · 03-backtracking",
    );
  });

  test("tells the first test that failed in full, and of the others only the names", () => {
    for (const face of both(verdictPicture(verdict))) {
      expect(face).toContain("firstSolution(4) gave [0, 1]");
      expect(face).toContain("Do a4 and b3 share a diagonal?");
      expect(face).not.toContain("second message");
      expect(face).not.toContain("Not implemented");
      for (const { name } of tests) expect(face).toContain(name);
    }
  });

  test("draws the message's board as a picture with words for it, in its place", () => {
    const { html, text } = verdictPicture(verdict);
    expect(html).toMatch(/gave \[0, 1\][\s\S]*<img alt="4×4 board; [^"]*a4, b3"[\s\S]*Do a4/);
    expect(html).not.toContain("4 | !");
    expect(text).toContain(board);
  });

  test("keeps the shape of other drawings", () => {
    const framed = "+---+\n| * |\n+---+";
    const odd = { ...verdict, tests: [{ ...tests[2], message: `You drew\n\n${framed}` }] };
    expect(verdictPicture(odd).html).toContain(`<pre>${framed}</pre>`);
  });

  test("asks whether it is a known mistake", () => {
    const mistake = { id: "x", title: "Only rows are compared." };
    for (const face of both(verdictPicture({ ...verdict, mistake }))) {
      expect(face).toMatch(/Could it be this\? (<\/strong>)?Only rows are compared\./);
    }
  });

  test("says what to do next and how to get a hint", () => {
    for (const face of both(verdictPicture(verdict))) {
      expect(face).toContain("Change exercises/03-backtracking.ts, save, and run this cell again.");
      expect(face).toContain("npm run kata -- hint 03");
    }
  });

  test("escapes all that comes from the learner's code", () => {
    const evil = `<script>alert("x")</script>`;
    const { html } = verdictPicture({
      ...verdict,
      tests: [{ name: evil, status: "failed", message: `${evil}\n  ${evil}` }],
      mistake: { id: evil, title: evil },
      typeErrors: [{ file: evil, line: 1, column: 1, message: evil }],
      printed: evil,
    });
    expect(html).not.toContain("<script>");
    expect(html.match(/&lt;script&gt;/g)).toHaveLength(8);
  });
});

describe("other verdicts", () => {
  test("not started is one friendly line", () => {
    const { html, text } = verdictPicture({ ...verdict, status: "not-started", passed: 0 });
    expect(text).toBe(
      "03-backtracking is not started yet: write your answer in exercises/03-backtracking.ts, save, and run this cell again.",
    );
    expect(html).toBe(`<p>${text}</p>`);
  });

  test("half started counts what is green", () => {
    const half = { ...verdict, status: "not-started" as const, tests: tests.slice(0, 2) };
    expect(verdictPicture(half).text).toContain("○ 1 of 4 tests pass; the rest is not started yet");
  });

  test("green says so and sends the reader on", () => {
    const green = { ...verdict, status: "passed" as const, passed: 4, tests: [tests[0]] };
    expect(verdictPicture(green).text).toContain("✓ All 4 tests pass");
    expect(verdictPicture(green).text).toContain("Read on.");
    expect(verdictPicture(green).text).not.toContain("✗");
  });

  test("type errors are listed with their place, the first five of many", () => {
    const typeErrors = Array.from({ length: 7 }, (_, index) => ({
      file: "03-backtracking.ts",
      line: index + 1,
      column: 9,
      message: "Type 'string' is not assignable to type 'number'.",
    }));
    const { text } = verdictPicture({ ...verdict, status: "type-error", typeErrors });
    expect(text).toContain("7 type errors\n03-backtracking.ts:1:9 Type 'string'");
    expect(text).toContain("03-backtracking.ts:5:9");
    expect(text).not.toContain("03-backtracking.ts:6:9");
    expect(text).toContain("… and 2 more");
  });

  test("a file that cannot be loaded shows why", () => {
    const broken: Verdict = {
      ...verdict,
      status: "broken",
      passed: 0,
      tests: [{ name: "finds one", status: "not-run", message: "Unexpected token, line 3" }],
    };
    expect(verdictPicture(broken).text).toContain(
      "✗ Your file cannot be loaded · 03-backtracking\n\nUnexpected token, line 3\n\nNext",
    );
    expect(verdictPicture(broken).html).not.toContain("<strong>○ finds one");
  });

  test("a file that cannot be read shows what the type check found, then the lines as they are", () => {
    const frame = " 9 | }\n 10 | \n 11 | export function f() {\n    : ^^^^^^\n 12 |   <b>;";
    const broken: Verdict = {
      ...verdict,
      status: "broken",
      passed: 0,
      tests: [
        { name: "finds one", status: "not-run", message: `Not closed (line 11)\n\n${frame}` },
      ],
      typeErrors: [{ file: "03.ts", line: 80, column: 1, message: "'}' expected." }],
    };
    const { html, text } = verdictPicture(broken);
    expect(html).toContain(`<pre>${frame.replace("<b>", "&lt;b&gt;")}</pre>`);
    expect(text.indexOf("'}' expected.")).toBeLessThan(text.indexOf("Not closed"));
  });

  test.each<VerdictStatus>(["broken", "crashed", "timed-out", "failed", "type-error"])(
    "%s without any test still says what to do",
    (status) => {
      const { text } = verdictPicture({ ...verdict, status, tests: [], passed: 0, total: 0 });
      expect(text).toMatch(/^✗ .*\n\nNext: .* run this cell again\./);
    },
  );
});
