/** @file How Jupyter learns of the kernel: a kernelspec, one small folder. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

export const kernelName = "queens-and-knights";
export const kernelDisplayName = "TypeScript (Queens & Knights)";

/** The command that starts the kernel for a connection file. */
export function kernelCommand(
  connectionFile: string,
  platform = process.platform,
): [command: string, ...rest: string[]] {
  // On Windows a client cannot send a signal; it sends a message instead (see control-channel.ts).
  const more = platform === "win32" ? ["--control-thread"] : [];
  return [process.execPath, path.join(__dirname, "launch.cjs"), connectionFile, ...more];
}

/**
 * Writes the kernelspec below `prefix`, such as the folder of a Python environment, and gives its file.
 * Its paths are absolute: clients start kernels in whatever folder they like.
 */
export function writeKernelspec(prefix: string, platform = process.platform): string {
  const folder = path.join(prefix, "share", "jupyter", "kernels", kernelName);
  const file = path.join(folder, "kernel.json");
  const spec = {
    argv: kernelCommand("{connection_file}", platform),
    display_name: kernelDisplayName,
    language: "typescript",
    interrupt_mode: platform === "win32" ? "message" : "signal",
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(spec, null, 2)}\n`);
  return file;
}
