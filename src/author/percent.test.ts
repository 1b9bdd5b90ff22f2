import { describe, expect, test } from "@jest/globals";
import { type Cell } from "./cell";
import { parsePercent, printPercent } from "./percent";

const cells: readonly Cell[] = [
  { type: "markdown", tags: [], source: "# Title\n\nWords — and `code`.\n\n    indented" },
  { type: "code", tags: ["predict", "run"], source: "const a = 1;\n\n// a comment\na;" },
  { type: "code", tags: [], source: "" },
  { type: "markdown", tags: ["hint"], source: "// slashes stay" },
];

describe("percent text", () => {
  test("carries cells there and back", () => {
    expect(parsePercent(printPercent(cells))).toEqual(cells);
  });

  test("is printed in one form: header, marker, content, one blank line between", () => {
    const text = printPercent(cells.slice(0, 2));
    expect(text).toMatch(/^\/\/ ---\n\/\/ jupyter:\n/);
    expect(text).toContain(
      "name: queens-and-knights\n// ---\n\n// %% [markdown]\n// # Title\n//\n",
    );
    expect(text).toContain('\n\n// %% tags=["predict", "run"]\nconst a = 1;\n\n// a comment\na;\n');
    expect(text).toMatch(/a;\n$/);
  });

  test("is read as jupytext prints it, with its encoding line and its own header", () => {
    const text =
      "// -*- coding: utf-8 -*-\n// ---\n// jupyter:\n//   kernelspec:\n//     name: x\n// ---\n" +
      '\n// %% [markdown]\n// # A\n// %% tags=["run"]\nlet b;\n';
    expect(parsePercent(text)).toEqual([
      { type: "markdown", tags: [], source: "# A" },
      { type: "code", tags: ["run"], source: "let b;" },
    ]);
  });

  test("is read without a header and with the line ends of Windows", () => {
    expect(parsePercent("// %%\r\na;\r\nb;\r\n")).toEqual([
      { type: "code", tags: [], source: "a;\nb;" },
    ]);
  });

  test("drops blank lines at a cell's ends and spaces at the ends of prose", () => {
    const [code, prose] = parsePercent("// %%\n\n  a;\n\n\n// %% [markdown]\n//\n// b  \n//\n");
    expect(code.source).toBe("  a;");
    expect(prose.source).toBe("b");
  });

  test.each([
    ["let a;\n// %%\n", "line 1 comes before the first cell"],
    ["// ---\n// jupyter:\n", "has no end"],
    ["// %% [markdown]\nlet a;\n", "line 2 is code in a markdown cell"],
    ["// %% A title\n", 'line 1 starts a cell with "A title"'],
    ["// %% tags=[1]\n", "line 1 starts a cell"],
    ['// %% tags=["run"\n', "line 1 starts a cell"],
    ["// %%% deep\n", "line 1 starts a cell"],
  ])("is refused with its line named: %j", (text, message) => {
    expect(() => parsePercent(text)).toThrow(message);
  });

  test.each([
    ["markdown", "%% a", "cell 1 holds the line"],
    ["code", "// %% a", "cell 1 holds the line"],
    ["code", "// %time a", "cell 1 holds the line"],
  ] as const)("is not printed where reading would not give the cell back: %s %j", (...row) => {
    const [type, source, message] = row;
    expect(() => printPercent([{ type, tags: [], source }])).toThrow(message);
  });

  test("may speak of a percentage", () => {
    const prose: Cell = { type: "markdown", tags: [], source: "% of 64: 50%" };
    expect(parsePercent(printPercent([prose]))).toEqual([prose]);
  });
});
