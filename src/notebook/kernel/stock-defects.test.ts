/**
 * @file What is wrong with tslab as it is, and right with our kernel. Every probe runs on both: a probe
 * that found nothing on stock tslab would prove nothing on ours.
 */
import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import path from "node:path";
import { type KernelClient } from "./client";
import { copyCourse, type Course, startOurs, startStock, textOf } from "./fixture";

jest.setTimeout(120_000);

let course: Course;
let ours: KernelClient;
/** Started at the top of the course, where its imports work. */
let stock: KernelClient;
/** Started in notebooks/, as JupyterLab does. */
let stockInNotebooks: KernelClient;

beforeAll(async () => {
  course = copyCourse();
  course.write("exercises/answer.ts", "export const answer = 42;\n");
  course.write("exercises/direct.ts", 'export { indirect } from "./indirect";\n');
  course.write("exercises/indirect.ts", 'export const indirect = "old";\n');
  [ours, stock, stockInNotebooks] = await Promise.all([
    startOurs(course),
    startStock(course.root),
    startStock(path.join(course.root, "notebooks")),
  ]);
});

afterAll(async () => {
  await Promise.all([ours, stock, stockInNotebooks].map((kernel) => kernel?.shutDown()));
  course?.remove();
});

/** Both kernels, with the path by which each can reach the exercises. */
const both = () =>
  [
    { kernel: ours, exercises: "../exercises" },
    { kernel: stock, exercises: "./exercises" },
  ] as const;

test("cells import the exercises as any file of notebooks/ does", async () => {
  const code = 'import { answer } from "../exercises/answer";\nanswer';
  expect(textOf(await stockInNotebooks.run(code))).toContain("is not under 'rootDir'");
  expect(textOf(await ours.run(code))).toBe("42");
});

test("cells and exercises are checked strictly", async () => {
  const [strict, loose] = await Promise.all(
    both().map(({ kernel }) => kernel.run("const twice = (x) => x + x;\ntwice(2)")),
  );
  expect(textOf(loose).trim()).toBe("4");
  expect(textOf(strict)).toBe("cell [2], line 1 - Parameter 'x' implicitly has an 'any' type.");
});

test("an edit of a file that an exercise imports is picked up by the import cell", async () => {
  const load = () =>
    Promise.all(
      both().map(async ({ kernel, exercises }) => {
        const code = `import { indirect } from "${exercises}/direct";\nindirect`;
        return textOf(await kernel.run(code)).trim();
      }),
    );
  expect(await load()).toEqual(["old", "old"]);
  course.write("exercises/indirect.ts", 'export const indirect = "new and longer";\n');
  // Stock tslab hears of changes through the operating system; it has the time to.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await load()).toEqual(["new and longer", "old"]);
});

test("the cell after a failing one runs when the client asked for it", async () => {
  const [after, skipped] = await Promise.all(
    both().map(async ({ kernel }) => {
      const failing = kernel.run('throw new Error("expected")', { stop_on_error: false });
      const next = kernel.run("'here'", { stop_on_error: false });
      await failing;
      return next;
    }),
  );
  expect(skipped.reply.status).toBe("abort");
  expect(textOf(skipped)).toBe("");
  expect(textOf(after)).toBe("here");
  // Stock tslab skips whatever comes within 200 ms.
  await new Promise((resolve) => setTimeout(resolve, 400));
});

test("a file that did not exist can be imported once it was written", async () => {
  const load = () =>
    Promise.all(
      both().map(async ({ kernel, exercises }) =>
        textOf(await kernel.run(`import { late } from "${exercises}/late";\nlate`)).trim(),
      ),
    );
  for (const text of await load()) expect(text).toContain("Cannot find module");
  course.write("exercises/late.ts", 'export const late = "better late than never";\n');
  // Stock tslab's TypeScript hears of new files a second later.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await load()).toEqual([
    "better late than never",
    expect.stringContaining("Unexpected pending rebuildTimer"),
  ]);
});

test("100,000 printed lines arrive whole, and so does the end of the cell", async () => {
  const code = "for (let i = 0; i < 100_000; i++) console.log(`line ${i}`);";
  const lines = Array.from({ length: 100_000 }, (_, i) => `line ${i}\n`).join("");
  expect(textOf(await ours.run(code)) === lines).toBe(true);

  const silence = new Promise<"no end">((resolve) => setTimeout(() => resolve("no end"), 3000));
  expect(await Promise.race([stockInNotebooks.run(code), silence])).toBe("no end");
});
