/** What the judge must say of a chapter's stub, its solutions and its mistakes. */
import { type TestVerdict, type Verdict } from "../judge/verdict";
import { type MistakeHeader } from "./mistake-header";

/** A stub is red in every test, and each says "not started". */
export function stubVerdictFindings({ status, tests }: Verdict): readonly string[] {
  const started = tests.filter((test) => test.status !== "not-started");
  const names = tests.map(({ name }) => name);
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  return [
    ...(status === "not-started" ? [] : [`is judged "${status}" and not "not-started"`]),
    ...(tests.length > 0 ? [] : ["has no test: write its suite"]),
    ...started
      .slice(0, 1)
      .map(
        (test) =>
          `is not red by its missing answer in ${started.length} of ${tests.length} tests, the ` +
          `first of them "${test.name}" (${test.status}): such a test tests nothing`,
      ),
    ...twice.map((name) => `has two tests named "${name}": give each its own name`),
  ];
}

/** A solution is green. */
export function solutionVerdictFindings(verdict: Verdict): readonly string[] {
  if (verdict.status === "passed") return [];
  const red = verdict.tests.find(isRed);
  const types = verdict.typeErrors.map(({ line, message }) => `line ${line}: ${message}`);
  return [
    [`is judged "${verdict.status}"`, red ? `${red.name}\n${red.message}` : types.join("; ")]
      .filter((words) => words)
      .join(": "),
  ];
}

/** A mistake is red, and first in the test that its header names. */
export function mistakeVerdictFindings(
  { caughtBy }: MistakeHeader,
  { status, tests }: Verdict,
): readonly string[] {
  if (!tests.some(({ name }) => name === caughtBy)) {
    return [`names the test "${caughtBy}", which the suite does not have: name the one it fails`];
  }
  if (status === "passed") return ["passes every test: the suite needs one that catches it"];
  const red = tests.find(isRed);
  if (!red) return [`is judged "${status}" and fails no test: a mistake loads, and fails one`];
  if (red.name === caughtBy) return [];
  return [
    `fails first in "${red.name}" (${red.status}) and not in "${caughtBy}": ` +
      `mend its header or the suite`,
  ];
}

function isRed({ status }: TestVerdict): boolean {
  return status !== "passed" && status !== "not-run";
}
