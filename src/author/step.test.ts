import { tmpdir } from "node:os";
import { afterEach, describe, expect, test } from "@jest/globals";
import { runStep, tallyOf } from "./step";

const program = (source: string) => ({ name: "a step", command: ["-e", source] });

afterEach(() => {
  delete process.env.QK_ANSWERS;
});

describe("a step", () => {
  test("gives what the program printed and counted", async () => {
    const result = await runStep(
      tmpdir(),
      program('console.log("some"); console.error("more"); console.log("3 passed, 0 failed")'),
    );
    expect(result).toMatchObject({ name: "a step", passed: 3, failed: 0 });
    expect(result.output).toContain("some\n");
    expect(result.output).toContain("more\n");
    expect(result.durationMs).toBeGreaterThan(0);
  });

  test("fails when the program ends badly, whatever it counted", async () => {
    const result = await runStep(
      tmpdir(),
      program('console.log("3 passed, 0 failed"); process.exitCode = 1'),
    );
    expect(result).toMatchObject({ passed: 3, failed: 1 });
  });

  test("is stopped at its time limit, and says so", async () => {
    const result = await runStep(tmpdir(), program("setInterval(() => {}, 1000)"), 300);
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.output).toContain("Stopped after 0.3 seconds.");
  });

  test("meets the answers that it names, not those of the caller", async () => {
    process.env.QK_ANSWERS = "elsewhere";
    const step = program("console.log(process.env.QK_ANSWERS, process.env.CI)");
    expect((await runStep(tmpdir(), step)).output).toBe("undefined true\n");
    const named = { ...step, environment: { QK_ANSWERS: "solutions" } };
    expect((await runStep(tmpdir(), named)).output).toBe("solutions true\n");
  });
});

describe("the count of a step", () => {
  test("is the last that the program printed of its own", () => {
    expect(tallyOf("1 passed, 1 failed\nrest\n5 passed, 2 failed\n", 1)).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  test("is read from jest", () => {
    const output = "Test Suites: 3 passed, 3 total\nTests:       2 failed, 7 passed, 9 total\n";
    expect(tallyOf(output, 1)).toEqual({ passed: 7, failed: 2 });
    expect(tallyOf("Tests:       7 passed, 7 total\n", 0)).toEqual({ passed: 7, failed: 0 });
  });

  test("is one failure when a suite of jest could not even be loaded", () => {
    expect(tallyOf("Tests:       7 passed, 7 total\n", 1)).toEqual({ passed: 7, failed: 1 });
  });

  test("is one check where nothing was counted", () => {
    expect(tallyOf("", 0)).toEqual({ passed: 1, failed: 0 });
    expect(tallyOf("oh", 2)).toEqual({ passed: 0, failed: 1 });
    expect(tallyOf("", null)).toEqual({ passed: 0, failed: 1 });
  });
});
