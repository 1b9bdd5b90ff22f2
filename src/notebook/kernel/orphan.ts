/** @file Notices when the client has gone without a word. */

/** How often it looks, in milliseconds. */
const interval = 1000;

/** Calls `action` when the process that Jupyter names as the kernel's parent is no more. */
export function onOrphaned(action: () => void): void {
  const parent = Number(process.env.JPY_PARENT_PID);
  // On Windows the variable holds something else.
  if (!parent || process.platform === "win32") return;
  const timer = setInterval(() => {
    if (isAlive(parent)) return;
    clearInterval(timer);
    action();
  }, interval);
  timer.unref();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
