import { expect, test } from "@jest/globals";
import ts from "typescript";
import { joinTraces, splitSourceMap } from "./traces";

function compile(code: string, module: ts.ModuleKind) {
  const options = { inlineSourceMap: true, target: ts.ScriptTarget.ES2022, module };
  return splitSourceMap(ts.transpileModule(code, { compilerOptions: options }).outputText);
}

/** Where `text` stands in `code`, counted from 1. */
function find(code: string, text: string) {
  const before = code.slice(0, code.indexOf(text)).split("\n");
  return { line: before.length, column: before[before.length - 1].length + 1 };
}

const source = `// A comment

type Removed =
  | "these"
  | "lines";
export const first = 1;


export function failing(): never { throw new Error("here"); }
`;
const modern = compile(source, ts.ModuleKind.ESNext);
const common = compile(modern.code, ts.ModuleKind.CommonJS);

test("a position is traced back through both steps of the compilation", () => {
  const trace = joinTraces([modern.map!, common.map!]);
  const emitted = find(common.code, "new Error");
  expect(emitted.line).not.toBe(find(source, "new Error").line);
  expect(trace(emitted)).toEqual(find(source, "new Error"));
});

test("what the compiler added comes from nowhere", () => {
  const trace = joinTraces([modern.map!, common.map!]);
  expect(trace({ line: 1, column: 1 })).toBeNull();
});

test("the source map is taken out of the code", () => {
  expect(common.code).not.toContain("sourceMappingURL");
  expect(splitSourceMap("plain();\n")).toEqual({ code: "plain();\n", map: null });
});
