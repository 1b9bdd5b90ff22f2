/** The proof that the kernel works here, given once for each state of what it is made of. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { proveKernel } from "../notebook/kernel/prove";
import { SetupFailure } from "./failure";
import { type Places } from "./places";
import { kernelspecFile } from "./settings";

const proofFile = ({ venv }: Places) => path.join(venv, "proof.txt");

/** What the proof was given for: this environment, this kernelspec, these packages, this Node.js. */
function fingerprint({ root, venv }: Places): string {
  const hash = createHash("sha256").update(process.version);
  const parts = [
    path.join(venv, "complete.json"),
    kernelspecFile(venv),
    path.join(root, "package-lock.json"),
  ];
  for (const file of parts) hash.update(fs.existsSync(file) ? fs.readFileSync(file) : "-");
  return hash.digest("hex");
}

/** Why the kernel has to prove itself, or `null`. */
export function whyProve(places: Places): string | null {
  const file = proofFile(places);
  const given = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null;
  if (given === null) return "not tried yet";
  return given === fingerprint(places) ? null : "something has changed since it last did";
}

/** Asks the kernel for 1 + 1; throws a `SetupFailure` unless the answer is 2. */
export async function prove(places: Places): Promise<void> {
  try {
    await proveKernel(60_000);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SetupFailure(
      `The TypeScript kernel does not work here: ${reason} Delete the folders node_modules and .venv and run \`npm start\` again; if it stays so, read docs/troubleshooting.md.`,
    );
  }
  fs.writeFileSync(proofFile(places), fingerprint(places));
}
