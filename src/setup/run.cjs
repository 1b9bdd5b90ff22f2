/**
 * @file The one way in: `node src/setup/run.cjs <entry.ts> [arguments]` checks Node's version, brings the
 * npm packages up to date and runs the TypeScript entry as if Node could.
 *
 * Nothing is installed yet when this file starts, and Node may be any version: plain old JavaScript
 * (a call over several lines ends in a comma that old Nodes refuse), and nothing on stdout. What needs a
 * newer Node is loaded after the check.
 */
const path = require("path");

const oldestNode = [20, 19];

/**
 * @param {string} version such as "20.19.0"
 * @returns {boolean}
 */
function isNewEnough(version) {
  const parts = version.split(".").map(Number);
  return parts[0] > oldestNode[0] || (parts[0] === oldestNode[0] && parts[1] >= oldestNode[1]);
}

/**
 * Ends the process with one line; 2 says that nothing was run, unlike the 1 of a red check.
 * @param {string} line
 */
function giveUp(line) {
  process.stderr.write(line + "\n");
  process.exitCode = 2;
}

/**
 * swc unpacks itself into a cache in the user's home; ours lies with the package. Its check that nobody
 * else may write there guards less than it costs: who can write into node_modules needs no cache.
 * @param {string} root
 */
function keepSwcInside(root) {
  if (process.env.SWC_NATIVE_BINDING_CACHE) return;
  process.env.SWC_NATIVE_BINDING_CACHE = path.join(root, "node_modules", ".cache", "swc");
  process.env.SWC_NATIVE_BINDING_CACHE_SKIP_SECURITY_CHECK = "1";
}

/**
 * Runs a TypeScript file as the program's main module, types unchecked.
 * @param {string} root the course's folder
 * @param {string} entry absolute path
 * @param {string[]} rest the entry's arguments
 */
function runEntry(root, entry, rest) {
  require("ts-node").register({ cwd: root, project: path.join(root, "tsconfig.json"), swc: true });
  process.argv = [process.argv[0], entry].concat(rest);
  // As ts-node's own command does it: the entry becomes `require.main`.
  require("module").runMain();
}

/** Checks, installs, runs. */
function main() {
  const entry = process.argv[2];
  if (!isNewEnough(process.versions.node)) {
    const needed = "This course needs Node.js " + oldestNode.join(".") + " or newer, and this is ";
    const fix = ". Get the LTS version from https://nodejs.org, then run the command again.";
    return giveUp(needed + process.version + fix);
  }
  if (!entry) return giveUp("Usage: node src/setup/run.cjs <entry.ts> [arguments]");

  const root = path.resolve(__dirname, "..", "..");
  keepSwcInside(root);
  const start = () => runEntry(root, path.resolve(root, entry), process.argv.slice(3));
  const packages = require("./packages.cjs");
  if (packages.areUpToDate(root)) return start();
  // Whoever only wants to know what is missing wants nothing changed.
  if (process.argv.includes("--check")) {
    process.exitCode = 1;
    process.stdout.write("✗ Node packages · missing or old; `npm start` installs them.\n");
    return;
  }
  packages.install(root).then((failure) => (failure ? giveUp(failure) : start()));
}

if (require.main === module) main();

module.exports = { isNewEnough };
