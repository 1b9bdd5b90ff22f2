import { expect, test } from "@jest/globals";
import { createPrinting } from "./printing";

function captured(mostLines: number) {
  const global = { console: {} as Console, process: {} as NodeJS.Process };
  const printing = createPrinting(mostLines);
  printing.capture(global);
  return { ...global, printing };
}

test("the first lines are kept, the rest is counted", () => {
  const { console, printing } = captured(2);
  for (let i = 0; i < 5; i++) console.log("line", i);
  expect(printing.take()).toBe("line 0\nline 1\n(and 3 more printed lines)");
  expect(printing.take()).toBe("");
});

test("what is written to the streams is kept as well", () => {
  const { process, printing } = captured(5);
  process.stdout.write("one\n");
  process.stderr.write("two");
  expect(printing.take()).toBe("one\ntwo");
});

test("a line is cut, and a million lines cost little", () => {
  const { console, printing } = captured(3);
  console.log("x".repeat(1_000_000));
  const began = performance.now();
  for (let i = 0; i < 1_000_000; i++) console.log("trying", i);
  expect(performance.now() - began).toBeLessThan(2000);
  expect(printing.take().length).toBeLessThan(400);
});
