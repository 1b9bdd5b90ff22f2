import { beforeEach, describe, expect, test } from "@jest/globals";
import { runInNewContext } from "node:vm";
import { attempt, failureLine } from "./attempt";
import { installHost } from "./host";
import { recorder } from "./recorder";

const { host, shown } = recorder(() => Promise.reject(new Error("no judge")));

beforeEach(() => {
  installHost(host);
  shown.length = 0;
});

describe("attempt", () => {
  test("gives what the action gives and shows nothing", () => {
    expect(attempt(() => [1, 2])).toEqual([1, 2]);
    expect(shown).toEqual([]);
  });

  test("shows a failure as one line and does not throw", () => {
    const refused = () => {
      throw new RangeError("n must be 0 or more\nand more");
    };
    expect(attempt(refused)).toBeUndefined();
    expect(shown.map(({ text }) => text)).toEqual(["RangeError: n must be 0 or more"]);
  });
});

describe("the line of a failure", () => {
  test("of a stub names the function and the file that its stack names", () => {
    const error = new Error("Not implemented: firstSolution");
    error.stack = "Error\n  at firstSolution (C:\\course\\exercises\\03-backtracking.ts:9:9)";
    expect(failureLine(error)).toBe(
      "firstSolution is not started yet: write it in exercises/03-backtracking.ts, save, then run the import cell and this cell again.",
    );
    error.stack = "";
    expect(failureLine(error)).toContain("write it in this chapter's file in exercises/, save");
  });

  test("of calls without end asks for the case that ends them", () => {
    const endless = (): number => endless() + 1;
    let caught: unknown;
    try {
      endless();
    } catch (error) {
      caught = error;
    }
    expect(failureLine(caught)).toMatch(/^RangeError: the calls never come to an end/);
  });

  test("reads errors of another world, where instanceof Error is false", () => {
    const foreign: unknown = runInNewContext(`new TypeError("from elsewhere")`);
    expect(foreign instanceof Error).toBe(false);
    expect(failureLine(foreign)).toBe("TypeError: from elsewhere");
  });

  test.each([
    ["text", "Thrown: text"],
    [null, "Thrown: null"],
    [undefined, "Thrown: undefined"],
  ])("copes with %p being thrown", (thrown, line) => {
    expect(failureLine(thrown)).toContain(line);
  });
});
