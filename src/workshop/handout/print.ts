/** A page on paper: PDF by the browser of this machine. */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { launch } from "../../author/browser/chromium";

export const papers = ["A4", "Letter"] as const;

export type Printed = { readonly file: string; readonly pages: number };

/** Prints the page beside itself, once for each paper. */
export async function printPage(file: string, executable: string): Promise<readonly Printed[]> {
  const browser = await launch(executable);
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(file).href);
    const printed: Printed[] = [];
    for (const format of papers) {
      const pdf = await page.pdf({ format, printBackground: true, tagged: true, outline: true });
      const target = file.replace(/\.html$/, `-${format.toLowerCase()}.pdf`);
      writeFileSync(target, pdf);
      printed.push({ file: target, pages: pagesOf(pdf) });
    }
    return printed;
  } finally {
    await browser.close();
  }
}

/** How many pages a PDF has that Chromium wrote. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
