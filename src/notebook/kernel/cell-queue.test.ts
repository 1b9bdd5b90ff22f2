import { expect, test } from "@jest/globals";
import { createCellQueue, type Job } from "./cell-queue";

function jobs(log: string[]) {
  return (name: string, fails = false): Job => ({
    async run() {
      log.push(`run ${name}`);
      await new Promise(setImmediate);
      return fails;
    },
    finish: () => void log.push(`finish ${name}`),
    giveUp: () => void log.push(`give up ${name}`),
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

test("cells run one after another", async () => {
  const log: string[] = [];
  const [enqueue, job] = [createCellQueue(), jobs(log)];
  enqueue(job("1"));
  enqueue(job("2"));
  await pause();
  expect(log).toEqual(["run 1", "finish 1", "run 2", "finish 2"]);
});

test("a failure gives up the cells that wait, also those that were still on their way", async () => {
  const log: string[] = [];
  const [enqueue, job] = [createCellQueue(), jobs(log)];
  enqueue(job("1", true));
  enqueue(job("2"));
  setTimeout(() => enqueue(job("3")), 10);
  await pause();
  expect(log).toEqual(["run 1", "finish 1", "give up 2", "give up 3"]);
});

test("cells that come after a failure was answered run", async () => {
  const log: string[] = [];
  const [enqueue, job] = [createCellQueue(), jobs(log)];
  enqueue(job("1", true));
  await pause();
  enqueue(job("2"));
  await pause();
  expect(log).toEqual(["run 1", "finish 1", "run 2", "finish 2"]);
});
