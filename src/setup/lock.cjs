/** @file One installation at a time, however many commands were started. */
const fs = require("node:fs");
const path = require("node:path");
const { clearInterval, setInterval } = require("node:timers");
const { setTimeout: wait } = require("node:timers/promises");

/** A lock is touched every second; one that was not for this long belongs to a process that died. */
const abandonedAfter = 10_000;

/**
 * Takes the lock if nobody has it. Two processes may both find it abandoned, and one may delete what the
 * other has just written; so each looks again whether the lock is still its own.
 * @param {string} file
 */
async function takeLock(file) {
  try {
    if (Date.now() - fs.statSync(file).mtimeMs > abandonedAfter) fs.rmSync(file, { force: true });
  } catch {
    // Nobody has it.
  }
  try {
    fs.writeFileSync(file, String(process.pid), { flag: "wx" });
    await wait(50);
    return fs.readFileSync(file, "utf8") === String(process.pid);
  } catch (error) {
    if (["EEXIST", "ENOENT"].includes(String(/** @type {NodeJS.ErrnoException} */ (error).code)))
      return false;
    throw error;
  }
}

/**
 * Runs `action` while no other process of this course runs one.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
 */
async function withLock(file, action) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  for (let tries = 0; !(await takeLock(file)); tries++) {
    if (tries === 0) process.stderr.write("· Another command is installing; waiting for it …\n");
    await wait(200);
  }
  const touching = setInterval(() => fs.utimes(file, new Date(), new Date(), () => {}), 1000);
  const release = () => fs.rmSync(file, { force: true });
  const leave = () => process.exit(130);
  process.once("exit", release).once("SIGINT", leave).once("SIGTERM", leave);
  try {
    return await action();
  } finally {
    clearInterval(touching);
    process.off("exit", release).off("SIGINT", leave).off("SIGTERM", leave);
    release();
  }
}

module.exports = { withLock };
