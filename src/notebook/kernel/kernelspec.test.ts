import { afterAll, expect, test } from "@jest/globals";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeKernelspec } from "./kernelspec";

const prefix = path.join(mkdtempSync(path.join(tmpdir(), "queens-and-knights-")), "ein Präfix");
afterAll(() => rmSync(path.dirname(prefix), { recursive: true }));

const specFor = (platform: NodeJS.Platform) =>
  JSON.parse(readFileSync(writeKernelspec(prefix, platform), "utf8")) as {
    argv: string[];
    interrupt_mode: string;
  };

test("the kernelspec lies where Jupyter looks for it below the prefix", () => {
  const file = path.join("share", "jupyter", "kernels", "queens-and-knights", "kernel.json");
  expect(writeKernelspec(prefix)).toBe(path.join(prefix, file));
});

test("it starts this Node on a file that is there, whatever the folder", () => {
  const { argv } = specFor("linux");
  expect(argv[0]).toBe(process.execPath);
  expect(path.isAbsolute(argv[1]) && existsSync(argv[1])).toBe(true);
  expect(argv.slice(2)).toEqual(["{connection_file}"]);
});

test("clients interrupt by signal, and by message on Windows, where there are no signals", () => {
  expect(specFor("darwin").interrupt_mode).toBe("signal");
  const windows = specFor("win32");
  expect(windows.interrupt_mode).toBe("message");
  expect(windows.argv).toContain("--control-thread");
});
