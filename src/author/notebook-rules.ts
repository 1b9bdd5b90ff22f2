/** What every chapter's notebook must be like, beyond being in step with its text. */
import ts from "typescript";
import { type Cell } from "./cell";

/** The tags that a cell may have: the steps of a section, in the order in which they are met. */
export const knownTags: readonly string[] = [
  "predict",
  "run",
  "investigate",
  "modify",
  "make",
  "check",
  "hint",
];

const mostLines = 15;

/** Everything in the cells that breaks a rule, one clear line each. */
export function notebookFindings(cells: readonly Cell[]): readonly string[] {
  return [...headingFindings(cells), ...cells.flatMap((cell, i) => cellFindings(cell, i + 1))];
}

function cellFindings(cell: Cell, cellNumber: number): readonly string[] {
  const findings = [
    ...tagFindings(cell),
    ...(cell.type === "code" ? codeFindings(cell.source) : pictureFindings(cell.source)),
  ];
  return findings.map((finding) => `cell ${cellNumber} ${finding}`);
}

function tagFindings({ tags }: Cell): readonly string[] {
  return tags
    .filter((tag) => !knownTags.includes(tag))
    .map((tag) => `has the unknown tag "${tag}": use one of ${knownTags.join(", ")}`);
}

/** Headings make the table of contents, by which screen readers and JupyterLab move. */
function headingFindings(cells: readonly Cell[]): readonly string[] {
  const headings = cells.flatMap((cell, i) =>
    cell.type === "markdown" ? headingsOf(cell.source).map((h) => ({ ...h, cell: i + 1 })) : [],
  );
  const titles = headings.filter(({ level }) => level === 1);
  const skips = headings.filter(({ level }, i) => i > 0 && level > headings[i - 1].level + 1);
  return [
    ...(titles.length === 1
      ? []
      : [`has ${titles.length} titles ("# …"): a notebook has exactly one`]),
    ...(titles.length === 1 && headings[0].level !== 1
      ? [`cell ${headings[0].cell} has a heading above the title: the title comes first`]
      : []),
    ...skips.map(
      ({ cell, level, words }) =>
        `cell ${cell} skips a heading level at "${words}": make it "${"#".repeat(level - 1)} …"`,
    ),
  ];
}

type Heading = { readonly level: number; readonly words: string };

function headingsOf(markdown: string): readonly Heading[] {
  return proseLines(markdown).flatMap((line) => {
    const hashes = /^ {0,3}(#{1,6})\s+(.*)$/.exec(line);
    if (hashes) return [{ level: hashes[1].length, words: hashes[2] }];
    const tag = /<h([1-6])[\s>](.*)/i.exec(line);
    return tag ? [{ level: Number(tag[1]), words: tag[2] }] : [];
  });
}

function pictureFindings(markdown: string): readonly string[] {
  const prose = proseLines(markdown).join("\n");
  const bare = [...prose.matchAll(/!\[\s*\](?:\([^)]*\)|\[[^\]]*\])/g)];
  const images = [...prose.matchAll(/<img\b[^>]*>/gi)];
  const mute = images.filter(
    ([tag]) => !/\balt\s*=\s*(?:"[^"]*\S[^"]*"|'[^']*\S[^']*')/i.test(tag),
  );
  return [...bare, ...mute].map(
    ([picture]) => `has a picture without alternative text: say in ${picture} what it shows`,
  );
}

/** The lines outside fenced code, without code spans: what Markdown reads as prose. */
function proseLines(markdown: string): readonly string[] {
  let fence: string | null = null;
  return markdown.split("\n").flatMap((line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence) {
      if (mark?.startsWith(fence)) fence = null;
      return [];
    }
    if (mark) {
      fence = mark;
      return [];
    }
    return [line.replace(/`[^`]*`/g, "")];
  });
}

function codeFindings(source: string): readonly string[] {
  const lines = source === "" ? 0 : source.split("\n").length;
  const file = ts.createSourceFile("cell.ts", source, ts.ScriptTarget.ES2022, true);
  const statements = [...file.statements];
  const imports = statements.filter(ts.isImportDeclaration);
  const checks = statements.filter((statement) => callsCheck(statement));
  return [
    ...(lines > mostLines
      ? [`has ${lines} lines: a cell has at most ${mostLines}, so make it two or move code to src/`]
      : []),
    ...(imports.length > 0 && imports.length < statements.length
      ? ["mixes import lines with other code: give the import lines a cell of their own"]
      : []),
    ...(checks.length > 0 && statements.length > 1
      ? ["has other code beside check(): give await check(…) a cell of its own"]
      : []),
    ...checks
      .filter((statement) => !statement.getText(file).startsWith("await "))
      .map(() => "calls check() without await: write await check(…)"),
  ];
}

/** Is this statement `check(…)` or `await check(…)`? */
function callsCheck(statement: ts.Statement): boolean {
  if (!ts.isExpressionStatement(statement)) return false;
  const { expression } = statement;
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
  return (
    ts.isCallExpression(call) &&
    ts.isIdentifier(call.expression) &&
    call.expression.text === "check"
  );
}
