import { expect, test } from "@jest/globals";
import { createPrinter } from "./printer";

function collect() {
  const sent: [string, string][] = [];
  return { sent, printer: createPrinter((stream, text) => void sent.push([stream, text])) };
}

test("the first lines go out at once, so that a long cell shows that it is at work", () => {
  const { sent, printer } = collect();
  printer.print("stdout", "a\n");
  expect(sent).toEqual([["stdout", "a\n"]]);
});

test("100,000 lines become few messages, and none is lost", () => {
  const { sent, printer } = collect();
  const lines = Array.from({ length: 100_000 }, (_, i) => `line ${i}\n`);
  for (const line of lines) printer.print("stdout", line);
  printer.flush();
  expect(sent.map(([, text]) => text).join("") === lines.join("")).toBe(true);
  expect(sent.length).toBeLessThan(100);
});

test("what is printed to both streams keeps its order", () => {
  const { sent, printer } = collect();
  for (let i = 0; i < 10; i++) {
    printer.print("stdout", "o");
    printer.print("stderr", "e");
  }
  printer.flush();
  expect(sent.map(([, text]) => text).join("")).toBe("oe".repeat(10));
});

test("what was held back goes out by itself", async () => {
  const { sent, printer } = collect();
  for (let i = 0; i < 20; i++) printer.print("stdout", `${i} `);
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent.map(([, text]) => text).join("")).toMatch(/^0 1 .* 19 $/);
});
