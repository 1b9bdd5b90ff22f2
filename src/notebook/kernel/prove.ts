/** @file Proves that the kernel works on this machine, as a client would find out. */
import { startKernel } from "./client";
import { kernelCommand } from "./kernelspec";

/**
 * Starts the kernel, has it calculate `1 + 1` and ends it. Gives the milliseconds from the start to the
 * answer; throws one clear line when the answer is wrong or does not come within `limit` milliseconds.
 */
export async function proveKernel(limit = 30_000): Promise<number> {
  const began = performance.now();
  const kernel = await startKernel({ command: (file) => kernelCommand(file) });
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<never>((_, reject) => {
    const reason = `The kernel did not answer within ${limit / 1000} seconds.`;
    timer = setTimeout(() => reject(new Error(reason)), limit);
  });
  try {
    await Promise.race([calculate(), timeIsUp]);
    return performance.now() - began;
  } finally {
    clearTimeout(timer);
    await kernel.shutDown();
  }

  async function calculate(): Promise<void> {
    await kernel.ready();
    const { reply, published } = await kernel.run("1 + 1");
    const result = published.find(({ header }) => header.msg_type === "execute_result");
    const answer = JSON.stringify(result?.content.data ?? reply);
    if (answer !== '{"text/plain":"2"}')
      throw new Error(`The kernel was asked for 1 + 1 and answered ${answer}.`);
  }
}
