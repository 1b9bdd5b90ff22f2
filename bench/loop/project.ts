/** A jest project of its own with the same suite, so that no answer of the course is touched. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { courseRoot } from "../../src/judge";
import { CHAPTER } from "./contestant";

export type Project = {
  readonly folder: string;
  /** The answer's file. */
  readonly answer: string;
  remove(): void;
};

/** Lays out a project as a course that uses jest by itself: jest's own runner, no guard. */
export function createProject(): Project {
  const folder = fs.realpathSync.native(fs.mkdtempSync(path.join(os.tmpdir(), "bench-loop-")));
  const answer = path.join(folder, "exercises", `${CHAPTER}.ts`);
  for (const name of ["package.json", "course.ts", "jest.config.cjs"]) copy(name, folder);
  for (const name of [path.join("src", "board"), path.join("src", "judge")]) copy(name, folder);
  copy(path.join("test", `${CHAPTER}.test.ts`), folder);
  fs.mkdirSync(path.dirname(answer));
  fs.copyFileSync(path.join(courseRoot, "solutions", `${CHAPTER}.ts`), answer);
  const modules = path.join(courseRoot, "node_modules");
  fs.symlinkSync(modules, path.join(folder, "node_modules"), "junction");
  const config = path.join(folder, "jest.config.cjs");
  fs.appendFileSync(config, "\ndelete module.exports.testRunner;\n");
  fs.writeFileSync(path.join(folder, ".gitignore"), "node_modules\n.kata\n");
  // `jest --watch` asks git what has changed.
  spawnSync("git", ["init", "-q"], { cwd: folder });
  return { folder, answer, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

function copy(name: string, folder: string): void {
  fs.cpSync(path.join(courseRoot, name), path.join(folder, name), { recursive: true });
}
