/** A question that only a person can answer. */
import readline from "node:readline/promises";

/** Asks on the terminal; without one, or at the end of input, the answer is no. */
export async function confirm(question: string): Promise<boolean> {
  if (process.stdin.isTTY !== true || process.stderr.isTTY !== true) return false;
  const asking = readline.createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<string>((resolve) => asking.once("close", () => resolve("")));
  // readline takes Ctrl-C as an event of its own.
  asking.once("SIGINT", () => process.kill(process.pid, "SIGINT"));
  try {
    const answer = await Promise.race([asking.question(`${question} y / n `), ended]);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    asking.close();
  }
}
