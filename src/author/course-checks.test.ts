import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { catalogueFile, writeCatalogue } from "../judge/mistakes";
import { signatureOf, suiteHash } from "../judge/signature";
import { type TestVerdict, type Verdict } from "../judge/verdict";
import { courseChecks, type JudgeFile } from "./course-checks";
import { carryOut } from "./finding";
import { chapter, type Fixture, smallCourse } from "./fixture";

let course: Fixture;
beforeEach(() => {
  course = smallCourse();
  course.write(catalogueFile("03-x"), writeCatalogue(known));
});
afterEach(() => course.remove("."));

const read = (file: string) => readFileSync(join(course.root, file), "utf8");

const testVerdict = (status: TestVerdict["status"], name = "doubles 1"): TestVerdict => ({
  name,
  status,
  message: status === "passed" ? "" : "double(1) gave 1",
});

const verdict = (status: Verdict["status"], tests: readonly TestVerdict[]): Verdict => ({
  chapter: "03-x",
  status,
  passed: tests.filter((one) => one.status === "passed").length,
  total: tests.length,
  tests,
  mistake: null,
  typeErrors: [],
  printed: "",
  durationMs: 1,
});

const right = {
  exercises: verdict("not-started", [testVerdict("not-started")]),
  solutions: verdict("passed", [testVerdict("passed")]),
  mistakes: verdict("failed", [testVerdict("failed")]),
};

const known = {
  suite: suiteHash(right.mistakes.tests),
  mistakes: [..."abcdef"].map((id) => ({
    id,
    title: "Nothing is doubled.",
    signature: signatureOf(right.mistakes),
  })),
};

const stale = (...ids: readonly string[]): unknown =>
  expect.stringContaining(
    `test/mistakes/03-x/signatures.json is not up to date for ${ids.join(", ")}: bring it up to ` +
      "date with npm run signatures -- 03",
  );

type Said = Partial<typeof right> & {
  /** What it says of a mistake when it has less patience. */
  readonly hurried?: Verdict;
};

/** All findings, when the judge says of the answers what `said` says, and else what is right. */
async function findings({ hurried, ...said }: Said = {}): Promise<readonly string[]> {
  const verdicts = { ...right, ...said };
  const lines: string[] = [];
  const judgeFile: JudgeFile = (_chapter, file, options) => {
    const kind = /exercises|solutions|mistakes/.exec(file)![0] as keyof typeof verdicts;
    const isOne = kind !== "mistakes" || basename(file) === "a.ts";
    if (basename(file) === "a.ts" && hurried && !options?.limits) return Promise.resolve(hurried);
    return Promise.resolve(isOne ? verdicts[kind] : right.mistakes);
  };
  await carryOut(courseChecks(course.root, [chapter], judgeFile), 2, (_check, found) => {
    lines.push(...found);
  });
  return lines;
}

test("nothing is found in the small course", async () => {
  expect(await findings()).toEqual([]);
});

test("a stub is red in every test by its missing answer", async () => {
  const tests = [testVerdict("not-started"), testVerdict("passed", "is free")];
  expect(await findings({ exercises: verdict("not-started", tests) })).toEqual([
    "exercises/03-x.ts is not red by its missing answer in 1 of 2 tests, the first of them " +
      '"is free" (passed): such a test tests nothing',
  ]);
  expect(await findings({ exercises: verdict("broken", [testVerdict("not-started")]) })).toEqual([
    'exercises/03-x.ts is judged "broken" and not "not-started"',
  ]);
  expect(await findings({ exercises: verdict("not-started", []) })).toEqual([
    "exercises/03-x.ts has no test: write its suite",
  ]);
});

test("a suite names each of its tests once", async () => {
  const tests = [testVerdict("not-started"), testVerdict("not-started")];
  expect(await findings({ exercises: verdict("not-started", tests) })).toEqual([
    expect.stringContaining('has two tests named "doubles 1"'),
  ]);
});

test("every solution is green", async () => {
  const red = verdict("failed", [testVerdict("failed")]);
  expect(await findings({ solutions: red })).toEqual([
    'solutions/03-x.ts is judged "failed": doubles 1\ndouble(1) gave 1',
    'solutions/03-x.2.ts is judged "failed": doubles 1\ndouble(1) gave 1',
  ]);
});

test("a mistake is red", async () => {
  expect(await findings({ mistakes: right.solutions })).toEqual([
    "test/mistakes/03-x/a.ts passes every test: the suite needs one that catches it",
  ]);
  const broken = verdict("broken", [testVerdict("not-run")]);
  expect(await findings({ mistakes: broken })).toEqual([
    expect.stringContaining('is judged "broken" and fails no test'),
  ]);
});

test("a mistake fails first in the test that it names", async () => {
  const early = verdict("failed", [testVerdict("failed", "doubles 0"), testVerdict("failed")]);
  expect(await findings({ mistakes: early })).toEqual([
    expect.stringContaining('a.ts fails first in "doubles 0" (failed) and not in "doubles 1"'),
  ]);
  const late = verdict("failed", [testVerdict("passed", "doubles 0"), testVerdict("failed")]);
  expect(await findings({ mistakes: late })).toEqual([stale(..."abcdef")]);
  const other = verdict("failed", [testVerdict("failed", "doubles 0")]);
  expect(await findings({ mistakes: other })).toEqual([
    expect.stringContaining('a.ts names the test "doubles 1", which the suite does not have'),
  ]);
});

test("the signatures tell how the mistakes fail, and which there are", async () => {
  const otherwise = { ...testVerdict("failed"), message: "double(1) gave 3" };
  expect(await findings({ mistakes: verdict("failed", [otherwise]) })).toEqual([stale("a")]);
  course.write("test/mistakes/03-x/g.ts", read("test/mistakes/03-x/b.ts"));
  course.remove("test/mistakes/03-x/b.ts");
  expect(await findings()).toEqual([stale("g", "b")]);
  course.remove(catalogueFile("03-x"));
  expect(await findings()).toEqual([
    "test/mistakes/03-x/signatures.json is missing: make it with npm run signatures -- 03",
  ]);
});

test("a mistake that fails differently each time has no signature", async () => {
  const file = "test/mistakes/03-x/f.ts";
  course.write(file, read(file).replace("doubles 1", "doubles 1\n * Signature: none, it varies"));
  expect(await findings()).toEqual([stale("f")]);
  course.write(
    catalogueFile("03-x"),
    writeCatalogue({ ...known, mistakes: known.mistakes.slice(0, -1) }),
  );
  expect(await findings()).toEqual([]);
});

test("a mistake that was stopped is judged again with patience, unless it is known to loop", async () => {
  const hurried = verdict("timed-out", [
    testVerdict("timed-out", "doubles 0"),
    testVerdict("failed"),
  ]);
  expect(await findings({ hurried })).toEqual([]);
  const looping = known.mistakes.map((mistake) =>
    mistake.id === "a" ? { ...mistake, signature: signatureOf(hurried) } : mistake,
  );
  course.write(catalogueFile("03-x"), writeCatalogue({ ...known, mistakes: looping }));
  expect(await findings({ hurried })).toEqual([
    expect.stringContaining('a.ts fails first in "doubles 0" (timed-out)'),
  ]);
});

test("a mistake starts with its header", async () => {
  course.write("test/mistakes/03-x/a.ts", "export {};\n");
  expect(await findings()).toEqual([
    expect.stringContaining("a.ts does not start with the header of a mistake"),
  ]);
});

test("learners' files import no solution", async () => {
  course.write("notebooks/text/03-x.ts", '// %%\nimport "../solutions/03-x";\n');
  expect(await findings()).toEqual([
    expect.stringContaining('notebooks/text/03-x.ts imports "../solutions/03-x"'),
  ]);
});

test("a suite runs every test", async () => {
  course.write("test/03-x.test.ts", 'test.only("doubles 1", () => undefined);\n');
  expect(await findings()).toEqual([
    expect.stringContaining("test/03-x.test.ts line 1 has test.only"),
  ]);
});

test("what is missing is said once", async () => {
  course.remove("solutions/03-x.ts");
  expect(await findings()).toEqual([expect.stringContaining("solutions/03-x.ts is missing")]);
});

test("signatures and stubs are compared through the compiler", async () => {
  course.write("exercises/03-x.ts", "export function double(n: string): void {}\n");
  expect(await findings()).toEqual([
    expect.stringContaining('exercises/03-x.ts has no "// TODO" in double'),
    expect.stringContaining("exercises/03-x.ts does not end double with"),
    expect.stringContaining("solutions/03-x.ts exports double as (n: number) => number"),
    expect.stringContaining("solutions/03-x.2.ts exports double as (n: number) => number"),
  ]);
});
