import { expect, test } from "@jest/globals";
import { type Report, scoreOf, unexplained } from "./report";

const report: Report = {
  files: {
    "solutions/03-x.ts": {
      source: "const a = 1;\n  for (let i = 0; i < 3; i++) {\n  f();\n}\n",
      mutants: [
        mutant("Killed", "2", [1, 11], [1, 12]),
        mutant("Timeout", "false", [2, 19], [2, 24]),
        mutant("Survived", "i <= 3", [2, 19], [2, 24]),
        mutant("NoCoverage", "{}", [2, 31], [4, 2]),
      ],
    },
  },
};

type Place = readonly [line: number, column: number];

function mutant(status: string, replacement: string, from: Place, to: Place) {
  const [start, end] = [from, to].map(([line, column]) => ({ line, column }));
  return { mutatorName: "any", replacement, status, location: { start, end } };
}

test("a mutant counts as noticed when a test fails or has to be stopped", () => {
  expect(scoreOf(report)).toMatchObject({ killed: 2, total: 4 });
});

test("a survivor tells its line before and after the change", () => {
  expect(scoreOf(report).survivors).toEqual([
    {
      file: "solutions/03-x.ts",
      line: 2,
      code: "for (let i = 0; i < 3; i++) {",
      changed: "for (let i = 0; i <= 3; i++) {",
    },
    {
      file: "solutions/03-x.ts",
      line: 2,
      code: "for (let i = 0; i < 3; i++) {",
      changed: "for (let i = 0; i < 3; i++) {}",
    },
  ]);
});

test("a survivor is explained only by its own file, line and change", () => {
  const { survivors } = scoreOf(report);
  const [{ file, code, changed }, other] = survivors;
  const why = "the fourth round finds nothing to do";
  expect(unexplained(survivors, [{ files: [file], code, changed: [changed], why }])).toEqual([
    other,
  ]);
  const elsewhere = { files: ["solutions/04-y.ts"], code, changed: [changed], why };
  expect(unexplained(survivors, [elsewhere])).toEqual(survivors);
});
