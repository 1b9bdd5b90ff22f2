/** @file A small course of its own for tests, in a folder whose name has spaces and foreign letters. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type CellRun, type KernelClient, startKernel } from "./client";

const home = path.resolve(__dirname, "..", "..", "..");

export type Course = {
  readonly root: string;
  /** Writes a file of the course, such as "exercises/lib.ts". */
  readonly write: (file: string, code: string) => void;
  readonly remove: () => void;
};

/** Copies what the kernel needs; the packages are the real ones. */
export function copyCourse(): Course {
  const temporary = realpathSync(mkdtempSync(path.join(tmpdir(), "queens-and-knights-")));
  const root = path.join(temporary, "żółty kurs ♞");
  for (const folder of ["exercises", "solutions", "notebooks", "test"])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const folder of ["board", "judge", "notebook"])
    cpSync(path.join(home, "src", folder), path.join(root, "src", folder), { recursive: true });
  for (const file of ["course.ts", "package.json", "tsconfig.json", "jest.config.cjs"])
    cpSync(path.join(home, file), path.join(root, file));
  // Junctions need no rights on Windows; elsewhere the type is ignored.
  symlinkSync(path.join(home, "node_modules"), path.join(root, "node_modules"), "junction");
  return {
    root,
    write: (file, code) => writeFileSync(path.join(root, file), code),
    remove: () => rmSync(temporary, { recursive: true, force: true }),
  };
}

type LaunchOptions = { readonly env?: NodeJS.ProcessEnv; readonly arguments?: readonly string[] };

/** Our kernel on a course, as a client starts it, or with the arguments that another system would get. */
export async function startOurs(
  course: Course,
  options: LaunchOptions = {},
): Promise<KernelClient> {
  const kernel = await launchOurs(course, options);
  await kernel.ready();
  return kernel;
}

/** The same, without waiting until it is ready. */
export function launchOurs({ root }: Course, options: LaunchOptions = {}): Promise<KernelClient> {
  const launch = path.join(root, "src", "notebook", "kernel", "launch.cjs");
  return startKernel({
    command: (file) => [process.execPath, launch, file, ...(options.arguments ?? [])],
    cwd: tmpdir(),
    env: options.env,
  });
}

/** tslab as it is installed, started in a folder. */
export async function startStock(cwd: string): Promise<KernelClient> {
  const tslab = path.join(home, "node_modules", "tslab", "bin", "tslab");
  const kernel = await startKernel({
    command: (file) => [process.execPath, tslab, "kernel", "--config-path", file],
    cwd,
  });
  await kernel.ready();
  return kernel;
}

/** Everything that a cell printed, showed as its value, or failed with. */
export function textOf({ published }: CellRun): string {
  return published
    .map(({ header, content }) => {
      if (header.msg_type === "stream") return String(content.text);
      if (header.msg_type === "error") return (content.traceback as string[]).join("\n");
      if (header.msg_type !== "execute_result") return "";
      return String((content.data as Record<string, unknown>)["text/plain"]);
    })
    .join("");
}
