/**
 * A verdict for the notebook: first what it comes to, then the one test to work on next with its board
 * drawn, and the rest folded away. Everything that comes from the learner's code is escaped.
 */
import { boardPicture, escapeHtml, type Picture, splitAtBoards } from "../board";
import { type TestVerdict, type TypeProblem, type Verdict } from "../judge/verdict";

/**
 * The verdict as a picture with a table of the tests; pure. The time that it took is left out, so that
 * the same answer gives the same picture.
 */
export function verdictPicture(verdict: Verdict): Picture {
  if (verdict.status === "not-started" && verdict.passed === 0 && !verdict.typeErrors.length) {
    const line = `${verdict.chapter} is not started yet: write your answer in ${fileOf(verdict)}, save, and run this cell again.`;
    return { html: `<p>${escapeHtml(line)}</p>`, text: line };
  }
  const isBroken = verdict.status === "broken";
  const parts = [
    heading(verdict),
    // Of a file that cannot be read, the type check tells best what is missing where.
    ...(isBroken
      ? [...types(verdict.typeErrors), ...unloadable(verdict.tests)]
      : [...firstRed(verdict.tests), ...types(verdict.typeErrors)]),
    ...mistake(verdict),
    paragraph("Next: ", nextStep(verdict)),
    ...table(verdict.tests),
    ...printed(verdict.printed),
  ];
  const html = parts.map((part) => part.html).join("\n");
  return {
    html: `<div role="group" aria-label="Verdict on ${escapeHtml(verdict.chapter)}">\n${html}\n</div>`,
    text: parts.map((part) => part.text).join("\n\n"),
  };
}

const signs: { readonly [status in TestVerdict["status"]]: string } = {
  passed: "✓ passes",
  failed: "✗ fails",
  "timed-out": "✗ out of time",
  "not-started": "○ not started",
  "not-run": "○ not run",
};

function heading({ chapter, status, passed, total }: Verdict): Picture {
  const count = `${passed} of ${total} tests pass`;
  const headlines: { readonly [status in Verdict["status"]]: string } = {
    passed: `✓ All ${total} tests pass`,
    failed: `✗ ${count}`,
    "type-error": `✗ ${count}, but the types are wrong`,
    broken: `✗ Your file cannot be loaded`,
    "timed-out": `✗ ${count}; your code was stopped at the time limit`,
    crashed: `✗ ${count}; your code brought the run to an end`,
    "not-started": `○ ${count}; the rest is not started yet`,
  };
  const headline = headlines[status] ?? `✗ ${count}`;
  const facts = ` · ${chapter}`;
  return {
    html: `<p style="font-size:120%"><strong>${escapeHtml(headline)}</strong>${escapeHtml(facts)}</p>`,
    text: headline + facts,
  };
}

/** The test to work on: the first one that ran and failed, or else the first that has something to say. */
function firstRed(tests: readonly TestVerdict[]): readonly Picture[] {
  const test =
    tests.find(({ status }) => status === "failed" || status === "timed-out") ??
    tests.find(({ status, message }) => status === "not-run" && message);
  if (!test) return [];
  const sign = signs[test.status].slice(0, 1);
  return [
    {
      html: `<p style="font-size:110%"><strong>${sign} ${escapeHtml(test.name)}</strong></p>\n${messageHtml(test.message)}`,
      text: `${sign} ${test.name}\n\n${test.message}`,
    },
  ];
}

/** Why the file cannot be loaded: no test in particular has anything to do with it. */
function unloadable(tests: readonly TestVerdict[]): readonly Picture[] {
  const message = tests.find((test) => test.message)?.message;
  return message === undefined ? [] : [{ html: messageHtml(message), text: message }];
}

/** A message with its text boards drawn as pictures; other text drawings keep their shape. */
function messageHtml(message: string): string {
  return message
    .split(/\n{2,}/)
    .filter((text) => text.trim() !== "")
    .flatMap((text) => (isCodeFrame(text) ? [text] : splitAtBoards(text)))
    .map((piece) =>
      typeof piece === "string" ? paragraphHtml(piece) : `<p>${boardPicture(piece.board).html}</p>`,
    )
    .join("\n");
}

/** Numbered lines of code, and under one of them a line that points: `    :   ^^^`. */
function isCodeFrame(text: string): boolean {
  return /^ *\d+ \|/m.test(text) && /^ *: .*\^/m.test(text);
}

function paragraphHtml(text: string): string {
  const isDrawing = isCodeFrame(text) || /^( {2}|\t|\+|\|)/m.test(text);
  return isDrawing
    ? `<pre>${escapeHtml(text)}</pre>`
    : `<p style="white-space:pre-line">${escapeHtml(text.trim())}</p>`;
}

function types(problems: readonly TypeProblem[]): readonly Picture[] {
  if (problems.length === 0) return [];
  const title = problems.length === 1 ? "1 type error" : `${problems.length} type errors`;
  const lines = problems.map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );
  const shown = lines.slice(0, 5);
  const more = lines.length > 5 ? [`… and ${lines.length - 5} more`] : [];
  return [
    {
      html: `<p><strong>${title}</strong></p>\n<pre style="white-space:pre-wrap">${escapeHtml([...shown, ...more].join("\n"))}</pre>`,
      text: [title, ...shown, ...more].join("\n"),
    },
  ];
}

function mistake({ mistake }: Verdict): readonly Picture[] {
  return mistake ? [paragraph("Could it be this? ", mistake.title)] : [];
}

function nextStep(verdict: Verdict): string {
  const file = fileOf(verdict);
  const again = `Change ${file}, save, and run this cell again.`;
  const hint = `A hint, if you want one: npm run kata -- hint ${verdict.chapter.slice(0, 2)}`;
  switch (verdict.status) {
    case "passed":
      return "this chapter's exercise is done. Read on.";
    case "not-started":
      return `write what is still missing in ${file}, save, and run this cell again.`;
    case "type-error":
      return `make the types right. ${again}`;
    case "broken":
      return `make the file load. ${again}`;
    case "timed-out":
      return `find the loop or the calls that never end. ${again} ${hint}`;
    default:
      return `make this one test pass. ${again} ${hint}`;
  }
}

function table(tests: readonly TestVerdict[]): readonly Picture[] {
  if (tests.length === 0) return [];
  const passed = tests.filter(({ status }) => status === "passed").length;
  const title = `All ${tests.length} tests: ${passed} pass, ${tests.length - passed} do not`;
  const rows = tests.map(
    ({ status, name }) =>
      `<tr><td style="text-align:left;padding-right:1em">${signs[status] ?? "?"}</td><td style="text-align:left">${escapeHtml(name)}</td></tr>`,
  );
  return [
    {
      html: `<details><summary>${title}</summary>\n<table><thead><tr><th style="text-align:left">Verdict</th><th style="text-align:left">Test</th></tr></thead><tbody>\n${rows.join("\n")}\n</tbody></table></details>`,
      text: [title, ...tests.map(({ status, name }) => `${signs[status] ?? "?"}: ${name}`)].join(
        "\n",
      ),
    },
  ];
}

function printed(text: string): readonly Picture[] {
  if (text.trim() === "") return [];
  const title = "What your code printed";
  return [
    {
      html: `<details><summary>${title}</summary><pre>${escapeHtml(text)}</pre></details>`,
      text: `${title}\n${text}`,
    },
  ];
}

function paragraph(title: string, text: string): Picture {
  return {
    html: `<p><strong>${escapeHtml(title)}</strong>${escapeHtml(text)}</p>`,
    text: title + text,
  };
}

function fileOf({ chapter }: Verdict): string {
  return `exercises/${chapter}.ts`;
}
