import { afterEach, expect, jest, test } from "@jest/globals";
import { seconds, showStep } from "./progress";

afterEach(() => void jest.restoreAllMocks());

test("short times show tenths, long ones whole seconds", () => {
  expect([0, 420, 9900, 12_345].map(seconds)).toEqual(["0.0 s", "0.4 s", "9.9 s", "12 s"]);
});

function listen(): string[] {
  const lines: string[] = [];
  jest.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
  return lines;
}

test("a step says its name at both ends, and passes its result on", async () => {
  const lines = listen();
  expect(await showStep("Kernel", async () => 2)).toBe(2);
  expect(lines.at(-1)).toMatch(/✓ Kernel · 0\.\d s\n$/);
});

test("a step that fails is marked, and its error goes on", async () => {
  const lines = listen();
  const failing = showStep("Kernel", () => Promise.reject(new Error("no answer")));
  await expect(failing).rejects.toThrow("no answer");
  expect(lines.at(-1)).toMatch(/✗ Kernel · 0\.\d s\n$/);
});
