/**
 * `npm run pictures`: the pictures worth a wall, as SVG, and as PNG where a browser is, with a page that
 * lists them, in `rendered/pictures/`.
 */
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser } from "playwright-core";
import { findChromium, launch } from "../author/browser/chromium";
import { gallery, type WallPicture } from "./gallery";
import { galleryPage, type Hung } from "./page";

const root = join(__dirname, "..", "..");
const folder = join(root, "rendered", "pictures");

/** A picture of a million moves takes the browser a while. */
const patience = 120_000;

async function hang(picture: WallPicture, browser: Browser | null): Promise<Hung> {
  const [svgFile, pngFile] = ["svg", "png"].map((kind) => join(folder, `${picture.stem}.${kind}`));
  writeFileSync(svgFile, picture.svg());
  if (browser !== null) await paint(svgFile, pngFile, browser);
  const hung = {
    picture,
    svgSize: kilobytes(svgFile),
    pngSize: browser === null ? null : kilobytes(pngFile),
  };
  const png = hung.pngSize === null ? "" : `, PNG ${hung.pngSize} kB`;
  console.log(`✓ ${relative(root, svgFile)}: ${hung.svgSize} kB${png}`);
  return hung;
}

/** The SVG as the browser draws it, in its own size. */
async function paint(svgFile: string, pngFile: string, browser: Browser): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(pathToFileURL(svgFile).href, { timeout: patience });
  const box = await page.locator(":root").boundingBox();
  if (box === null) throw new Error(`${svgFile} has no size`);
  await page.setViewportSize({ width: Math.ceil(box.width), height: Math.ceil(box.height) });
  await page.screenshot({ path: pngFile, timeout: patience });
  await page.close();
}

function kilobytes(file: string): number {
  return Math.ceil(statSync(file).size / 1000);
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const executable = findChromium();
  if (executable === null) {
    console.log("No PNG: no browser found. Name one in the variable CHROMIUM.");
  }
  const browser = executable === null ? null : await launch(executable);
  try {
    const hung: Hung[] = [];
    for (const picture of gallery) hung.push(await hang(picture, browser));
    const page = join(folder, "index.html");
    writeFileSync(page, galleryPage(hung));
    console.log(`✓ ${relative(root, page)}`);
  } finally {
    await browser?.close();
  }
}

void main();
