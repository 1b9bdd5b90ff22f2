/**
 * @file Cells run one after another; when one fails, those that were already waiting are given up, unless
 * its sender said otherwise (`stop_on_error`).
 */

export type Job = {
  /** Runs the cell; true when the cells that wait should not run. */
  readonly run: () => Promise<boolean>;
  /** Answers for a cell that is not run. */
  readonly giveUp: () => void;
  /** Answers for a cell that ran. */
  readonly finish: () => void;
};

/** Requests of a "run all" may still be on their way while a cell fails without ever having paused. */
const gracePeriod = 30;

/** A queue; add jobs in the order of their requests. */
export function createCellQueue(): (job: Job) => void {
  const waiting: Job[] = [];
  let running = false;

  async function work(): Promise<void> {
    running = true;
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (await job.run()) {
        await new Promise((resolve) => setTimeout(resolve, gracePeriod));
        const abandoned = waiting.splice(0);
        job.finish();
        for (const other of abandoned) other.giveUp();
      } else job.finish();
    }
    running = false;
  }

  return (job) => {
    waiting.push(job);
    if (!running) void work();
  };
}
