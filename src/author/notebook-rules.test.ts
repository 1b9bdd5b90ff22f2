import { expect, test } from "@jest/globals";
import { type Cell } from "./cell";
import { notebookFindings } from "./notebook-rules";

const prose = (source: string, tags: readonly string[] = []): Cell => ({
  type: "markdown",
  tags,
  source,
});
const code = (source: string, tags: readonly string[] = []): Cell => ({
  type: "code",
  tags,
  source,
});
const title = prose("# Title");

/** The findings in a notebook that has a title and these cells. */
const findings = (...cells: readonly Cell[]) => notebookFindings([title, ...cells]);

test.each<readonly [rule: string, red: readonly Cell[], finding: string, green: readonly Cell[]]>([
  [
    "a heading skips no level",
    [prose("### Deep")],
    'cell 2 skips a heading level at "Deep": make it "## …"',
    [prose("## Two\n\n### Three\n\n## Two again")],
  ],
  ["there is one title", [prose("# Second")], "has 2 titles", [prose("```\n# comment\n```")]],
  [
    "a heading in HTML counts",
    [prose("<h3>Deep</h3>")],
    "cell 2 skips a heading level",
    [prose("<h2>Two</h2>")],
  ],
  [
    "a Markdown picture has alternative text",
    [prose("Look: ![](a.png)")],
    "cell 2 has a picture without alternative text: say in ![](a.png) what it shows",
    [prose("![A board](a.png), written `![](a.png)`")],
  ],
  [
    "an HTML picture has alternative text",
    [prose('<img src="a.png" alt="">')],
    "cell 2 has a picture without alternative text",
    [prose('<img alt="A board" src="a.png">')],
  ],
  [
    "import lines stand alone",
    [code('import { show } from "../src/notebook";\nshow("a");')],
    "cell 2 mixes import lines with other code",
    [code('// What the cells need.\nimport { show } from "../src/notebook";'), code('show("a");')],
  ],
  [
    "await check() stands alone",
    [code('const a = 1;\nawait check("03");')],
    "cell 2 has other code beside check()",
    [code('// Your verdict:\nawait check("03");')],
  ],
  [
    "check() is awaited",
    [code('check("03");')],
    "cell 2 calls check() without await",
    [code("isSafe(1);")],
  ],
  [
    "a cell has at most 15 lines",
    [code("a;\n".repeat(15) + "a;")],
    "cell 2 has 16 lines",
    [code("a;\n".repeat(14) + "a;"), prose("word\n\n".repeat(30))],
  ],
  [
    "tags are known ones",
    [code("a;", ["raises-exception"])],
    'cell 2 has the unknown tag "raises-exception"',
    [code("a;", ["predict", "run"])],
  ],
])("%s", (_rule, red, finding, green) => {
  expect(findings(...red)).toEqual([expect.stringContaining(finding)]);
  expect(findings(...green)).toEqual([]);
});

test("a notebook without a title is told so", () => {
  expect(notebookFindings([prose("## Two")])).toEqual([expect.stringContaining("has 0 titles")]);
});

test("the title comes before any other heading", () => {
  expect(notebookFindings([prose("## Two"), title])).toEqual([
    "cell 1 has a heading above the title: the title comes first",
  ]);
});
