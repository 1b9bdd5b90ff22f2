import { expect, test } from "@jest/globals";
import { compileFailure } from "./failure";

const at = { line: 2, character: 4, offset: 0 };
const problem = { start: at, end: at, messageText: "'}' expected.", category: 1, code: 1005 };
const note = "A version that was imported before stays in use.";

test.each([
  'import { firstSolution } from "../exercises/03-backtracking";',
  'import * as mine from "../exercises/03-backtracking";',
  'import {\n  firstSolution,\n  allSolutions,\n} from "../exercises/03-backtracking";',
])("a refused import of an exercise says what is in use: %s", (code) => {
  const inExercise = { ...problem, fileName: "exercises/03-backtracking.ts" };
  expect(compileFailure([inExercise], { name: "cell [3]", code })).toEqual({
    name: "TypeScript",
    message: "exercises/03-backtracking.ts:3:5 - '}' expected.",
    traceback: ["exercises/03-backtracking.ts:3:5 - '}' expected.", note],
  });
});

test("other cells that are refused have imported nothing before", () => {
  for (const code of ["const n = ", 'import { show } from "../src/notebook";']) {
    expect(compileFailure([problem], { name: "cell [3]", code }).traceback).toEqual([
      "cell [3], line 3 - '}' expected.",
    ]);
  }
});
