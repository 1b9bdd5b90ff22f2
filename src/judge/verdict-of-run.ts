/** From the report of a run to the verdict: which status, and the one clear line for each test. */
import path from "node:path";
import { codeAt } from "./failure";
import { inFunction } from "./hot-spot";
import { type Limits } from "./limits";
import { type RunEnd, type RunReport } from "./suite-run";
import { type TestVerdict, type TypeProblem, type Verdict, type VerdictStatus } from "./verdict";

/** Every test with its result; a test without one says why it has none. */
export function testsOf(report: RunReport, limits: Limits, answer: string): readonly TestVerdict[] {
  if (report.names.length === 0) {
    const message = `The suite of this chapter gave no tests${because(report.end)}. This is not your answer's fault.`;
    return [{ name: "The suite runs", status: "not-run", message }];
  }
  const ended = endedIn(report);
  return report.names.map((name, i): TestVerdict => {
    const result = report.results.get(i);
    if (report.broken !== null) {
      return {
        name,
        status: "not-run",
        message: brokenMessage(report.broken.message, path.basename(answer)),
      };
    }
    if (i === ended) {
      const status = isTimeOut(report.end) ? "timed-out" : "failed";
      return { name, status, message: endMessage(report.end, limits, answer) };
    }
    if (result !== undefined) return { name, ...result };
    return { name, status: "not-run", message: "The run ended before this test." };
  });
}

/**
 * The test in which a run ended that should not have: the one that was running, or the next, or the
 * last when every test was through and something still went on. `null` when all is well.
 */
function endedIn({ end, names, results, running }: RunReport): number | null {
  if (end.kind === "complete" && results.size === names.length) return null;
  return running ?? Math.min(results.size, names.length - 1);
}

export function verdictOf(
  chapter: string,
  report: RunReport,
  tests: readonly TestVerdict[],
  typeErrors: readonly TypeProblem[],
  durationMs: number,
): Verdict {
  return {
    chapter,
    status: statusOf(report, tests, typeErrors),
    passed: tests.filter(({ status }) => status === "passed").length,
    total: tests.length,
    tests,
    mistake: null,
    typeErrors,
    printed: report.printed,
    durationMs,
  };
}

function statusOf(
  { end, broken }: RunReport,
  tests: readonly TestVerdict[],
  typeErrors: readonly TypeProblem[],
): VerdictStatus {
  if (broken !== null) return broken.stopped ? "timed-out" : "broken";
  if (isTimeOut(end)) return "timed-out";
  if (end.kind !== "complete") return "crashed";
  const red = tests.filter(({ status }) => status !== "passed");
  if (red.length === 0) return typeErrors.length === 0 ? "passed" : "type-error";
  if (red.every(({ status }) => status === "not-started")) return "not-started";
  return red.some(({ status }) => status === "timed-out") ? "timed-out" : "failed";
}

function isTimeOut({ kind }: RunEnd): boolean {
  return kind === "late" || kind === "stuck";
}

const NO_ANSWER = "There is no answer to judge.";

function brokenMessage(message: string, file: string): string {
  return message === NO_ANSWER ? `There is no file ${file} in the folder of answers.` : message;
}

function endMessage(end: RunEnd, limits: Limits, answer: string): string {
  switch (end.kind) {
    case "late":
      return `The tests were still running after ${limits.runMs / 1000} seconds and were stopped here. Does each of them take long?`;
    case "stuck": {
      const after = `after ${(limits.testMs + limits.stuckMs) / 1000} seconds`;
      if (end.spot === null) {
        return `Your code was still busy ${after}, and nothing could interrupt it. Does it make something very large?`;
      }
      return `Your code went on and on over promises and was stopped ${after}. It spends its time here${inFunction(end.spot)}:\n\n  ${codeAt(answer, end.spot.line)}\n\nNo exercise needs a promise. Is there an await, or a then, in an endless loop?`;
    }
    case "memory":
      return "Your code used up the memory here and was stopped. Does a list grow without end?";
    case "died":
      return `The process that ran the tests ended here by itself (${end.how}). Return values instead of ending the program.`;
    case "unrunnable":
      return "The tests ended here, before the suite was through. Does your code change something that is built in, such as Array.prototype?";
    case "complete":
      return "This test gave no result. Does your code change something that is built in, such as Array.prototype?";
  }
}

function because(end: RunEnd): string {
  return end.kind === "unrunnable" ? `: ${end.problem.split("\n")[0]}` : "";
}
