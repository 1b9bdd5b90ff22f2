/**
 * @file `npm run bench:kernel`: how long our kernel and tslab as it is take from their start to the first
 * answers. The two take turns in one run, so that whatever else the machine does hits both alike.
 */
import path from "node:path";
import { startKernel, type KernelOptions } from "./kernel/client";
import { kernelCommand } from "./kernel/kernelspec";

const root = path.resolve(__dirname, "..", "..");
const tslab = path.join(root, "node_modules", "tslab", "bin", "tslab");

const kernels: Readonly<Record<string, KernelOptions>> = {
  ours: { command: (file) => kernelCommand(file), cwd: root },
  stock: {
    command: (file) => [process.execPath, tslab, "kernel", "--config-path", file],
    cwd: root,
  },
};

const stages = ["ready", "first cell", "start to first answer", "second cell"] as const;
type Times = Readonly<Record<(typeof stages)[number], number>>;

/** Starts a kernel, runs two cells, ends it; all times in milliseconds. */
async function measure(options: KernelOptions): Promise<Times> {
  const began = performance.now();
  const kernel = await startKernel(options);
  try {
    await kernel.ready();
    const ready = performance.now();
    await kernel.run("1 + 1");
    const first = performance.now();
    await kernel.run("2 + 2");
    return {
      ready: ready - began,
      "first cell": first - ready,
      "start to first answer": first - began,
      "second cell": performance.now() - first,
    };
  } finally {
    await kernel.shutDown();
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function report(runs: Readonly<Record<string, readonly Times[]>>): void {
  for (const stage of stages) {
    const medians = Object.entries(runs).map(([name, times]) => {
      const values = times.map((time) => time[stage]);
      const [low, high] = [Math.min(...values), Math.max(...values)];
      const spread = `${low.toFixed(0)} to ${high.toFixed(0)}`;
      const middle = median(values);
      console.log(`${stage.padEnd(22)} ${name.padEnd(6)} ${middle.toFixed(0)} ms (${spread})`);
      return middle;
    });
    console.log(`${"".padEnd(22)} ours / stock = ${(medians[0] / medians[1]).toFixed(2)}`);
  }
}

async function main(rounds: number): Promise<void> {
  const runs: Record<string, Times[]> = { ours: [], stock: [] };
  // The first round fills the system's file cache and is not counted.
  for (let round = 0; round <= rounds; round++)
    for (const [name, options] of Object.entries(kernels)) {
      const times = await measure(options);
      if (round > 0) runs[name].push(times);
    }
  console.log(`${rounds} starts each, in turn; medians (and spread)`);
  report(runs);
}

void main(Number(process.argv[2] ?? 7));
