/** The browser that is on this machine. */
import fs from "node:fs";
import path from "node:path";
import { chromium, type Browser } from "playwright-core";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  path.join(
    process.env.PROGRAMFILES ?? "C:\\Program Files",
    "Google/Chrome/Application/chrome.exe",
  ),
  path.join(
    process.env["PROGRAMFILES(X86)"] ?? "C:\\Program Files (x86)",
    "Microsoft/Edge/Application/msedge.exe",
  ),
];

/** The executable to drive: what the variable CHROMIUM names, or the first usual one; else `null`. */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  exists: (file: string) => boolean = fs.existsSync,
): string | null {
  const names = env.CHROMIUM ? [env.CHROMIUM] : usual;
  return names.find((file) => exists(file)) ?? null;
}

/** Starts it without a window, and without calls to its maker. */
export function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ["--disable-gpu", "--disable-quic", "--disable-component-update", "--disable-sync"],
  });
}
