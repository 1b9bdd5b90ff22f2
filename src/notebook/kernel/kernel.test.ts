/** @file The kernel as its clients and its learners meet it. */
import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { type KernelClient } from "./client";
import { copyCourse, type Course, launchOurs, startOurs, textOf } from "./fixture";

jest.setTimeout(60_000);

let course: Course;
let kernel: KernelClient;
/** Interrupted by message, with worked answers in place of the exercises. */
let other: KernelClient;

beforeAll(async () => {
  course = copyCourse();
  course.write("course.ts", manifest);
  course.write("exercises/01-loop.ts", "export function loop(): void {\n  while (true) {}\n}\n");
  course.write("solutions/01-loop.ts", 'export const loop = () => "the solution";\n');
  course.write("test/01-loop.test.ts", suite);
  [kernel, other] = await Promise.all([
    startOurs(course),
    startOurs(course, { env: { QK_ANSWERS: "solutions" }, arguments: ["--control-thread"] }),
  ]);
});

afterAll(async () => {
  await Promise.all([kernel, other].map((each) => each?.shutDown()));
  course?.remove();
});

const manifest = `export const chapters = [
  { stem: "01-loop", title: "Loop", core: true, minutes: { reading: 1, exercise: 1 }, hints: null },
];
`;
const suite = `import { test } from "@jest/globals";
import * as answer from "../exercises/01-loop";
test("ends", () => void answer.loop());
`;

const run = async (code: string) => textOf(await kernel.run(code));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("imports", () => {
  test("a folder is imported by its name", async () => {
    expect(await run('import { rectangle } from "../src/board";\nrectangle(1, 2)')).toBe(
      "[ '..' ]",
    );
  });

  test("Node's modules have their types when they are imported", async () => {
    expect(await run('import { basename } from "node:path";\nbasename("a/b")')).toBe("b");
    expect(await run("basename(8)")).toContain("'number' is not assignable");
  });

  test("who forgets to import something of Node is told to", async () => {
    expect(textOf(await other.run("process.cwd()"))).toBe(
      "cell [1], line 1 - Cannot find name 'process'. " +
        'What belongs to Node is imported: import process from "node:process";',
    );
  });

  test("an edited exercise is loaded afresh by the import cell, at once", async () => {
    const load = () => run('import { depth } from "../exercises/edited";\ndepth');
    course.write("exercises/edited.ts", "export const depth = 1;\n");
    expect(await load()).toBe("1");
    course.write("exercises/edited.ts", "export const depth = 22;\n");
    expect(await load()).toBe("22");
  });

  test("an exercise that was deleted and written again is found", async () => {
    const load = () => run('import { n } from "../exercises/deleted";\nn');
    course.write("exercises/deleted.ts", "export const n = 1;\n");
    expect(await load()).toBe("1");
    rmSync(path.join(course.root, "exercises", "deleted.ts"));
    expect(await load()).toContain("Cannot find module '../exercises/deleted'");
    course.write("exercises/deleted.ts", "export const n = 2;\n");
    expect(await load()).toBe("2");
  });

  test("an edit of the course's own code is picked up as well", async () => {
    const load = () => run('import { word } from "../src/board/word";\nword');
    course.write("src/board/word.ts", 'export const word = "queen";\n');
    expect(await load()).toBe("queen");
    course.write("src/board/word.ts", 'export const word = "knight";\n');
    expect(await load()).toBe("knight");
  });

  test("with QK_ANSWERS, another folder stands in for the exercises", async () => {
    const code = 'import { loop } from "../exercises/01-loop";\nloop()';
    expect(textOf(await other.run(code))).toBe("the solution");
  });
});

describe("errors", () => {
  test("an error in an exercise carries its file and line, the cell's line, and nothing else", async () => {
    course.write(
      "exercises/throws.ts",
      `/** Types are gone from what runs, so its lines are others. */
type Unused = {
  readonly n: number;
};

export function outer(n: number): number {
  return inner(n);
}

function inner(n: number): number {
  if (n > 3) throw new RangeError("n is too big");
  return n;
}
`,
    );
    await run('import { outer } from "../exercises/throws";');
    const { reply } = await kernel.run("// Fine\nouter(3);\n\nouter(4);");
    expect(reply.traceback).toEqual([
      "RangeError: n is too big",
      "    at inner (exercises/throws.ts:11:20)",
      "    at outer (exercises/throws.ts:7:10)",
      `    at cell [${reply.execution_count}], line 4`,
    ]);
  });

  test("a type error in an exercise names its file, also when it has several parts", async () => {
    course.write(
      "exercises/wrong.ts",
      `type Pair = { readonly row: number; readonly col: number };

export const pair: Pair = { row: 1, col: "one" };
export const same: (a: string) => void = (a: number) => a;
`,
    );
    const text = await run('import { pair } from "../exercises/wrong";');
    expect(text).toContain(
      "exercises/wrong.ts:3:37 - Type 'string' is not assignable to type 'number'.",
    );
    expect(text).toContain("exercises/wrong.ts:4:14 - Type '(a: number) => number'");
    expect(text).toContain("\n  Types of parameters 'a' and 'a' are incompatible.");
  });

  test("a syntax error in an exercise names its file, and which version is in use", async () => {
    course.write("exercises/syntax.ts", "export const n = ;\n");
    expect(await run('import { n } from "../exercises/syntax";')).toBe(
      "exercises/syntax.ts:1:18 - Expression expected.\nA version that was imported before stays in use.",
    );
  });

  test("an exercise that throws while it is loaded says where", async () => {
    course.write("exercises/loading.ts", '\nthrow new Error("too early");\nexport const n = 1;\n');
    expect(await run('import { n } from "../exercises/loading";\nn')).toMatch(
      /^Error: too early\n {4}at exercises\/loading\.ts:2:7\n {4}at cell \[\d+\], line 1$/,
    );
  });

  test("recursion without end is told in few lines", async () => {
    const text = await run("const sink = (n: number): number => 1 + sink(n + 1);\nsink(0)");
    expect(text).toMatch(/^RangeError: .*\n {4}at sink \(cell \[\d+\], line 1\), again and again$/);
  });

  test("an error after an await has its line", async () => {
    expect(await run('await null;\nthrow new Error("late");')).toMatch(/at cell \[\d+\], line 2$/);
  });

  test("process.exit() does not end the kernel", async () => {
    expect(await run('import process from "node:process";\nprocess.exit()')).toContain(
      "process.exit() would end the notebook's kernel",
    );
  });

  test("an error that no cell waits for is shown below the last one", async () => {
    const { published } = await kernel.run(
      'setTimeout(() => { throw new Error("stray"); }, 1);\nawait new Promise((r) => setTimeout(r, 50));',
    );
    const stray = published.find(({ content }) => content.name === "stderr");
    expect(stray?.content.text).toMatch(/^Error: stray\n {4}at .*cell \[\d+\], line 1/);
  });
});

describe("messages", () => {
  test("a cell announces its number and code, and gives its value under the same number", async () => {
    const { reply, published } = await kernel.run("[1, 2]");
    expect(published.map(({ header }) => header.msg_type)).toEqual([
      "status",
      "execute_input",
      "execute_result",
    ]);
    const count = reply.execution_count;
    expect(reply).toMatchObject({ status: "ok", execution_count: expect.any(Number) });
    expect(published[1].content).toEqual({ code: "[1, 2]", execution_count: count });
    expect(published[2].content).toMatchObject({
      execution_count: count,
      data: { "text/plain": "[ 1, 2 ]" },
    });
  });

  test("a failure has a name, a message and a traceback, in the reply and in an error message", async () => {
    const { reply, published } = await kernel.run('throw new TypeError("why")');
    const error = {
      ename: "TypeError",
      evalue: "why",
      traceback: ["TypeError: why", expect.stringMatching(/cell \[\d+\], line 1/)],
    };
    expect(reply).toMatchObject({ status: "error", ...error });
    expect(published[2].header.msg_type).toBe("error");
    expect(published[2].content).toEqual(error);
  });

  test("cells that wait behind a failing one are given up", async () => {
    const cells = ['throw new Error("stop")', "1 + 1", "2 + 2"].map((code) =>
      kernel.run(code, { stop_on_error: true }),
    );
    const statuses = (await Promise.all(cells)).map(({ reply }) => reply.status);
    expect(statuses).toEqual(["error", "aborted", "aborted"]);
    expect(await run("3 + 3")).toBe("6");
  });

  test("a request is answered by a reply of its own kind", async () => {
    expect(await kernel.request("comm_info_request")).toEqual({ status: "ok", comms: {} });
    expect(await kernel.request("is_complete_request", { code: "f(" })).toMatchObject({
      status: "incomplete",
    });
    const code = "const queens = 8;\nqueens.toFi";
    const completion = { code, cursor_pos: code.length };
    expect(await kernel.request("complete_request", completion)).toMatchObject({
      matches: ["toFixed"],
      cursor_start: code.length - 4,
    });
    const { data } = await kernel.request("inspect_request", { code, cursor_pos: 8 });
    expect(JSON.stringify(data)).toContain("const queens: 8");
  });

  test("a picture is shown as HTML and as text, and can be replaced", async () => {
    await run(
      'import { show } from "../src/notebook";\nimport { replaceable } from "../src/notebook/show";',
    );
    const { published } = await kernel.run('const replace = replaceable("one");\nreplace("two");');
    const [first, second] = published.slice(2);
    expect([first, second].map(({ header }) => header.msg_type)).toEqual([
      "display_data",
      "update_display_data",
    ]);
    expect(first.content.data).toMatchObject({ "text/plain": "one" });
    expect(first.content.data).toHaveProperty(["text/html"]);
    expect(second.content.data).toMatchObject({ "text/plain": "two" });
    expect(second.content.transient).toEqual(first.content.transient);
  });
});

describe("interrupting", () => {
  test("a signal stops an endless loop, and what was made is kept", async () => {
    await run("let kept = 41;\nkept += 1;");
    const endless = kernel.run("while (true) {}");
    await interruptUntilItEnds(endless);
    expect((await endless).reply).toMatchObject({ status: "error", ename: "Interrupted" });
    expect(await run("kept")).toBe("42");
  });

  test("a signal ends a wait", async () => {
    const endless = kernel.run("await new Promise(() => undefined);");
    await interruptUntilItEnds(endless);
    expect((await endless).reply).toMatchObject({ ename: "Interrupted" });
  });

  test.each(["while (true) {}", "await null;\nwhile (true) {}", "await new Promise(() => {});"])(
    "a message stops %j, and what was made is kept",
    async (code) => {
      await other.run("let kept = 42;");
      const endless = other.run(code);
      await pause(300);
      expect(await other.control("interrupt_request")).toEqual({ status: "ok" });
      expect((await endless).reply).toMatchObject({ ename: "Interrupted" });
      expect(textOf(await other.run("kept"))).toBe("42");
    },
  );

  // Processes can be seen without more ado only there.
  const onLinux = process.platform === "linux" ? test : test.skip;
  onLinux("check() can be stopped, and leaves no process behind", async () => {
    await run('import { check } from "../src/notebook";');
    const checking = kernel.run('await check("01");');
    await until(() => judges().length > 0);
    const judging = judges();
    kernel.process.kill("SIGINT");
    expect((await checking).reply).toMatchObject({ ename: "Interrupted" });
    // By itself, the judge would end after more than two seconds.
    await until(() => !judges().some((pid) => judging.includes(pid)), 1000);
    await until(() => judges().length === 0);
    expect(await run("kept")).toBe("42");
  });

  onLinux("the end of the kernel ends a check", async () => {
    await other.run('import { check } from "../src/notebook";');
    course.write("solutions/01-loop.ts", "export const loop = () => { while (true) {} };\n");
    other.run('await check("01");').catch(() => undefined);
    await until(() => judges().length > 0);
    await other.shutDown();
    await until(() => judges().length === 0, 1000);
  });
});

/** A signal that comes while the cell is still compiled is too early; a person would try again. */
async function interruptUntilItEnds(cell: Promise<unknown>): Promise<void> {
  const interrupting = setInterval(() => kernel.process.kill("SIGINT"), 300);
  await cell.finally(() => clearInterval(interrupting));
}

test("a kernel whose client is gone ends by itself", async () => {
  const { pid } = spawnSync(process.execPath, ["--eval", "0"]);
  const orphan = await launchOurs(course, { env: { JPY_PARENT_PID: String(pid) } });
  if (orphan.process.exitCode === null) await once(orphan.process, "exit");
  await orphan.shutDown();
  expect(orphan.process.exitCode).toBe(0);
});

/** The ids of the processes that judge an answer of this course. */
function judges(): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => commandOf(pid).includes(path.join(course.root, "src", "judge")));
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    // It ended meanwhile.
    return "";
  }
}

async function until(condition: () => boolean, limit = 10_000): Promise<void> {
  const deadline = Date.now() + limit;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`Never came true: ${condition}`);
    await pause(20);
  }
}
