/** The proof that Jupyter finds the kernel, starts it, and gets an answer. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { kernelName } from "../notebook/kernel/kernelspec";
import { SetupFailure } from "./failure";
import { pythonEnvironment, type Places } from "./places";
import { run } from "./processes";
import { kernelspecFile } from "./settings";

const program = `
import sys
from jupyter_client.manager import start_new_kernel

manager, client = start_new_kernel(kernel_name=sys.argv[1], startup_timeout=60)
said = []

def hear(message):
    content = message["content"]
    said.append(content.get("text") or content.get("data", {}).get("text/plain", ""))

try:
    client.execute_interactive("1 + 1", timeout=60, output_hook=hear)
    print("The kernel answers", "".join(said).strip())
finally:
    client.stop_channels()
    manager.shutdown_kernel()
`;

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
  const { status, output } = await run(places.python, ["-c", program, kernelName], {
    cwd: places.root,
    env: pythonEnvironment(places),
    seconds: 150,
  });
  if (status !== 0 || !/^The kernel answers 2$/m.test(output)) {
    const log = path.join(places.scratch, "kernel-proof.log");
    fs.mkdirSync(places.scratch, { recursive: true });
    fs.writeFileSync(log, output);
    const last = output.trim().split("\n").at(-1) ?? "nothing";
    throw new SetupFailure(
      `Asked for 1 + 1, the TypeScript kernel did not answer 2 but: ${last}. Delete the folders node_modules and .venv and run \`npm start\` again; if it stays so, ${log} says more.`,
    );
  }
  fs.writeFileSync(proofFile(places), fingerprint(places));
}
