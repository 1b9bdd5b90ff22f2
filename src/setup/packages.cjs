/**
 * @file The npm packages: are they what package-lock.json asks for, and if not, install them.
 *
 * npm leaves `node_modules/.package-lock.json` behind when an installation is complete, so comparing the
 * two lockfiles tells a missing, an outdated and a half-made `node_modules` without a stamp of our own.
 */
const { spawn } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const { clearInterval, setInterval } = require("node:timers");
const { withLock } = require("./lock.cjs");

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, os?: string[], cpu?: string[] }} Entry */
/** @typedef {{ packages?: Record<string, Entry> }} Lockfile */

/**
 * @param {string} file
 * @returns {Lockfile | null}
 */
function readLockfile(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/**
 * Does this entry suit this machine? A folder copied from another system holds foreign binaries.
 * @param {Entry} entry
 */
function suits({ os = [process.platform], cpu = [process.arch] }) {
  const allows = (/** @type {string[]} */ names, /** @type {string} */ name) =>
    names.includes(name) || names.some((other) => other[0] === "!" && other !== `!${name}`);
  return allows(os, process.platform) && allows(cpu, process.arch);
}

/**
 * Is what is installed what the lockfile asks for? Packages for other systems may be absent.
 * @param {Lockfile | null} wanted
 * @param {Lockfile | null} installed
 */
function agree(wanted, installed) {
  if (!wanted?.packages || !installed?.packages) return false;
  const [asked, found] = [wanted.packages, installed.packages];
  return (
    Object.keys(asked).every(
      (name) => name === "" || name in found || asked[name].optional || asked[name].devOptional,
    ) &&
    Object.keys(found).every(
      (name) => asked[name]?.version === found[name].version && suits(found[name]),
    )
  );
}

/** @param {string} root */
function areUpToDate(root) {
  return agree(
    readLockfile(path.join(root, "package-lock.json")),
    readLockfile(path.join(root, "node_modules", ".package-lock.json")),
  );
}

/**
 * The command that runs npm: its JavaScript file where we can find it, because Windows will not start
 * `npm.cmd` without a shell.
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
function npmCommand() {
  const beside = path.dirname(process.execPath);
  const scripts = [
    process.env.npm_execpath ?? "",
    path.join(beside, "node_modules", "npm", "bin", "npm-cli.js"),
    path.join(beside, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
  ];
  const script = scripts.find(
    (file) => path.basename(file) === "npm-cli.js" && fs.existsSync(file),
  );
  return script
    ? { command: process.execPath, args: [script], shell: false }
    : { command: "npm", args: [], shell: process.platform === "win32" };
}

/**
 * npm's error codes (patterns), what each means for a learner, and what helps.
 * @type {[code: RegExp, reason: string, fix: string][]}
 */
const failures = [
  [
    /^E(NOTFOUND|AI_AGAIN|CONN|TIMEDOUT|NETUNREACH|HOSTUNREACH|PROTO|[45]\d\d)|CERT|SOCKET/,
    "the package registry is out of reach",
    "Check the network (behind a proxy: `npm config set proxy`, `npm config set https-proxy`)",
  ],
  [
    /^E(ACCES|PERM|ROFS|BUSY|NOTEMPTY|EXIST)/,
    "npm may not write into the course's folder or npm's cache",
    "Close programs that use the folder, or clone the course into a folder of your own",
  ],
  [/^ENOSPC/, "the disk is full", "Free about 500 MB"],
  [
    /^EUSAGE/,
    "package.json and package-lock.json disagree",
    "Undo the change with `git checkout package.json package-lock.json`",
  ],
  [/^EINTEGRITY/, "a package arrived damaged", "Run `npm cache clean --force`"],
  [/^ENOENT/, "there is no npm beside Node.js", "Install Node.js with npm from https://nodejs.org"],
];

/**
 * npm's many lines as one: what went wrong and what to do.
 * @param {string} output what npm wrote to stderr, or an error code alone
 */
function explain(output) {
  const code = /npm (?:error|ERR!) code (\S+)/.exec(output)?.[1] ?? /^E[A-Z]+$/.exec(output)?.[0];
  const known = failures.find(([pattern]) => code && pattern.test(code));
  const said = /npm (?:error|ERR!) (?!code |errno )(.+)/.exec(output)?.[1] ?? output.trim();
  const [reason, fix] = known
    ? [`${known[1]} (${code})`, known[2]]
    : [`npm says "${said.split("\n")[0]}"`, "Read docs/troubleshooting.md"];
  return `The npm packages could not be installed: ${reason}. ${fix}, then run the command again.`;
}

/** npm's own patience without a network is over a minute of silence. */
const quickToGiveUp = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=4000"];

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code ?? String(error);

/**
 * Runs `npm ci` with a line of progress on stderr.
 * @param {string} root
 * @returns {Promise<string | null>} the line to show when it failed
 */
async function runNpm(root) {
  // Killed halfway, npm might leave its mark of completeness behind; so it goes first.
  fs.rmSync(path.join(root, "node_modules", ".package-lock.json"), { force: true });
  const began = Date.now();
  const live = process.stderr.isTTY;
  const say = (/** @type {string} */ text, end = "\n") =>
    process.stderr.write(live ? `\r\u001b[2K${text}${end}` : `${text}\n`);
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const working = () => say(`· Node packages: installing, ${seconds()} …`, "");
  working();
  const ticking = live ? setInterval(working, 1000) : undefined;

  const npm = npmCommand();
  const flags = ["ci", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline"];
  const child = spawn(
    npm.command,
    [...npm.args, ...flags, ...quickToGiveUp, "--no-progress", "--loglevel=error"],
    {
      cwd: root,
      shell: npm.shell,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  process.once("exit", () => child.kill());
  let output = "";
  child.stderr.on("data", (chunk) => (output += chunk));
  /** @type {string | null} */
  const failure = await new Promise((resolve) => {
    child.on("error", (error) => resolve(explain(codeOf(error))));
    child.on("close", (status) => resolve(status === 0 ? null : explain(output)));
  });
  clearInterval(ticking);
  say(`${failure ? "✗" : "✓"} Node packages: ${seconds()}`);
  return failure;
}

/**
 * Installs what package-lock.json asks for; waits when another process is at it.
 * @param {string} root
 * @returns {Promise<string | null>} one line that says why it failed and what to do, or null
 */
async function install(root) {
  try {
    const lock = path.join(root, ".kata", "install.lock");
    return await withLock(lock, async () => (areUpToDate(root) ? null : runNpm(root)));
  } catch (error) {
    return explain(codeOf(error));
  }
}

module.exports = { agree, areUpToDate, explain, install, npmCommand };
