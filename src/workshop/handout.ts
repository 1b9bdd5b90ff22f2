/** `npm run handout`: the printed handouts as web pages in `rendered/`, and as PDF where a browser is. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { knightHandout } from "../../workshop/handouts/knight";
import { queensHandout } from "../../workshop/handouts/queens";
import { findChromium } from "../author/browser/chromium";
import { type Handout, handoutPage } from "./handout/paper";
import { printPage } from "./handout/print";

const root = join(__dirname, "..", "..");
const folder = join(root, "rendered");

/** Writes one handout; false when a sheet does not fit its side of paper. */
async function make(handout: Handout): Promise<boolean> {
  const file = join(folder, `${handout.stem}.html`);
  writeFileSync(file, handoutPage(handout));
  console.log(`✓ ${relative(root, file)}`);

  const executable = findChromium();
  if (!executable) {
    console.log(
      "  No PDF: no browser found. Open the page and print it, or name a browser in CHROMIUM.",
    );
    return true;
  }
  const sheets = handout.sheets.length + handout.answers.length;
  const printed = await printPage(file, executable);
  for (const { file, pages } of printed) {
    const fits = pages === sheets;
    const trouble = fits ? "" : `: ${pages} pages for ${sheets} sheets, so a sheet is too long`;
    console.log(`${fits ? "✓" : "✗"} ${relative(root, file)}${trouble}`);
  }
  return printed.every(({ pages }) => pages === sheets);
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const handout of [queensHandout, knightHandout]) {
    if (!(await make(handout))) process.exitCode = 1;
  }
}

void main();
