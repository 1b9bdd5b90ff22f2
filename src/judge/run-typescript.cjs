/**
 * @file Runs a TypeScript entry in a process or thread of the judge: `run-typescript.cjs entry.ts`.
 *
 * ts-node would do it too, but it loads the whole TypeScript compiler first, a sixth of a second
 * that every single verdict would pay for.
 */
const fs = require("node:fs");
const path = require("node:path");
const { transformSync } = require("@swc/core");

/** @type {import("@swc/core").Options} */
const options = {
  swcrc: false,
  jsc: { parser: { syntax: "typescript" }, target: "es2022" },
  module: { type: "commonjs" },
  sourceMaps: "inline",
};

/** @type {(module: NodeJS.Module & { _compile(code: string, file: string): void }, file: string) => void} */
function compile(module, file) {
  const source = fs.readFileSync(file, "utf8");
  module._compile(transformSync(source, { ...options, filename: file }).code, file);
}

require.extensions[".ts"] = /** @type {(module: NodeJS.Module, file: string) => void} */ (compile);
require(path.resolve(process.argv[2]));
